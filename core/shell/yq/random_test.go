package yq_test

import (
	"bytes"
	"flag"
	"math/rand"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"ambit/core/shell"
	_ "ambit/core/shell/commands"
)

var (
	expressions = flag.Int("random.expressions", 300, "how many random expressions are compared with yq")
	seed        = flag.Int64("random.seed", 1, "where their choice begins")
)

// oracle is where the oracle of the differential cases installs yq.
const oracle = "/usr/local/lib/ambit-oracle/yq-v4.54.3/yq"

var documents = []string{
	"a: 1\nb: [1, x, {c: d}]\nc: {d: e, f: [true, ~]} # cc\n# foot\nd: |\n  line\ne: \"q\"\n",
	"- 1\n- b\n- {k: v}\n- [2, 3]\n# end\n",
	"# top\nx: &a {p: 1, q: two}\ny: *a\nz:\n  <<: *a\n  q: three\n",
	"a: 1\n---\nb: 2\n",
	"s: 'it'\nn: 3.5\nt: true\nu: 2020-01-02\nv: w\n",
}

var leaves = strings.Fields(`. .a .b .c .c.d .b[0] .b[] .[] .. .x .y .z .z.q .s .n .[0] .[-1] 1 2.5 "k" "a" true null [] {} ["a"] {"k":1}
	keys length tag kind style key path to_entries sort reverse not line_comment head_comment anchor alias upcase trim to_string
	document_index min max flatten unique parent @json to_yaml to_number any all .b[1:] .[1:2] explode(.) .* ... pivot line
	@base64 from_entries split_doc .missing .["a"]`)

// shapes are expressions in which A and B stand for others.
var shapes = []string{
	"A | B", "A | B", "A | B", "A + B", "A - B", "A * B", "A == B", "A // B", "A, B", "A and B", "A > B", "A <= B", "A / B", "A % B", "A != B", "A *+ B",
	"A *n B", "A *d B", "(A)", "[A]", `{"k": A}`, "(A) = (B)", "(A) |= (B)", "(A) += (B)", "select(A)", "map(A)", "del(A)", "sort_by(A)", "with_entries(A)",
	"A as $v | B", "group_by(A)", "has(A)", "map_values(A)", "if A then B else . end", "A as $i ireduce (0; . + $i)", `(A) style = "double"`, `(A) style = "flow"`,
	`(A) style = ""`, `(A) line_comment = "zz"`, "with(A; B)", "unique_by(A)", "pick(A)", "omit(A)", "contains(A)", "first(A)", "filter(A)", "any_c(A)",
	"sort_keys(A)", "explode(A)", "join(A)", `"v \(A)"`,
}

func random(r *rand.Rand, depth int) string {
	if depth == 0 {
		return leaves[r.Intn(len(leaves))]
	}
	var b strings.Builder
	for _, c := range shapes[r.Intn(len(shapes))] {
		if c == 'A' || c == 'B' {
			b.WriteString(random(r, depth-1))
		} else {
			b.WriteRune(c)
		}
	}
	return b.String()
}

// logged are lines that yq logs with the time, and messages of its YAML library.
var logged = regexp.MustCompile(`(?m)^.*(level=WARN|go-yaml|Error: line \d+: ).*\n`)

func TestRandomExpressionsAsYQ(t *testing.T) {
	if _, err := os.Stat(oracle); err != nil {
		t.Skip("the oracle has not installed yq")
	}
	r := rand.New(rand.NewSource(*seed))
	for range *expressions {
		expression, document := random(r, 1+r.Intn(3)), documents[r.Intn(len(documents))]
		options := []string{"", "", "-o json", "-P", "-o props", "-N", "-I4", "-r=false"}[r.Intn(8)]
		cmd := exec.Command(oracle, append(strings.Fields(options), expression)...)
		cmd.Stdin = strings.NewReader(document)
		var stdout, stderr bytes.Buffer
		cmd.Stdout, cmd.Stderr = &stdout, &stderr
		_ = cmd.Run()
		status := cmd.ProcessState.ExitCode()
		if status > 1 { // it panicked
			continue
		}
		got := shell.Run(shell.Call{
			Script: "yq " + options + ` "$E"`, Env: []string{"E=" + expression, "LC_ALL=C.UTF-8", "TZ=UTC"},
			Stdin: strings.NewReader(document), Limits: shell.Limits{Time: -1},
		})
		if got.Exit != status || !bytes.Equal(got.Stdout, stdout.Bytes()) ||
			logged.ReplaceAllString(string(got.Stderr), "") != logged.ReplaceAllString(stderr.String(), "") {
			t.Errorf("yq %s '%s' <<< %q\n got %d %q %q\nwant %d %q %q", options, expression, document, got.Exit, got.Stdout, got.Stderr, status, stdout.String(), stderr.String())
		}
	}
}
