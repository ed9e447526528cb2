package regex

import (
	"bytes"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"strings"
	"testing"
	"unicode/utf8"
)

// substitute does what sed's s///g does.
func substitute(re *Regexp, line []byte, groups int) (string, bool) {
	var out bytes.Buffer
	from, prevEnd, hit := 0, -1, false
	for from <= len(line) {
		loc := re.FindSubmatch(nil, line, from, 0)
		if loc == nil {
			break
		}
		s, e := loc[0], loc[1]
		out.Write(line[from:s])
		if s == e && s == prevEnd {
			from = s
			from = step(re, &out, line, from)
			continue
		}
		hit = true
		fmt.Fprintf(&out, "{%s", line[s:e])
		for g := 1; g <= groups; g++ {
			out.WriteByte('|')
			if loc[2*g] >= 0 {
				out.Write(line[loc[2*g]:loc[2*g+1]])
			}
		}
		out.WriteByte('}')
		prevEnd = e
		if s == e {
			from = step(re, &out, line, e)
			continue
		}
		from = e
	}
	if from < len(line) {
		out.Write(line[from:])
	}
	return out.String(), hit
}

// step copies one character.
func step(re *Regexp, out *bytes.Buffer, line []byte, at int) int {
	if at >= len(line) {
		return at + 1
	}
	_, n := utf8.DecodeRune(line[at:])
	if re.ByteSteps() {
		n = 1
	}
	out.Write(line[at : at+n])
	return at + n
}

type patternMaker struct {
	r      *rand.Rand
	basic  bool
	groups int
	refs   bool
}

func (g *patternMaker) alt(d int) string {
	s := g.seq(d)
	for g.r.Intn(4) == 0 && d > 0 {
		if g.basic {
			s += `\|`
		} else {
			s += "|"
		}
		s += g.seq(d)
	}
	return s
}

func (g *patternMaker) seq(d int) string {
	var b strings.Builder
	for n := 1 + g.r.Intn(3); n > 0; n-- {
		b.WriteString(g.piece(d))
	}
	return b.String()
}

func (g *patternMaker) piece(d int) string {
	atoms := []string{"a", "b", "c", ".", "[ab]", "[^a]", "x", "[[:alpha:]]", "é", `\w`, `\W`, "[^bé]"}
	var s string
	switch k := g.r.Intn(12); {
	case k < 3 && d > 0:
		done := g.groups
		g.groups++
		_ = done
		if g.basic {
			s = `\(` + g.alt(d-1) + `\)`
		} else {
			s = "(" + g.alt(d-1) + ")"
		}
	case k == 3 && d == 3:
		return []string{"^", "$", `\b`, `\<`, `\>`, `\B`}[g.r.Intn(len(os.Getenv("REGEX_WORDS"))+2)]
	case k == 4 && g.refs && d == 3 && g.groups > 0:
		s = fmt.Sprintf(`\%d`, 1+g.r.Intn(g.groups))
	default:
		s = atoms[g.r.Intn(len(atoms))]
	}
	ops := []string{"", "", "", "*", "+", "?", "{2}", "{1,2}", "{0,2}", "{2,}"}
	if g.basic {
		ops = []string{"", "", "", "*", `\+`, `\?`, `\{2\}`, `\{1,2\}`, `\{0,2\}`, `\{2,\}`}
	}
	return s + ops[g.r.Intn(len(ops))]
}

func compareSed(t *testing.T, pattern string, basic, icase bool, input []byte, groups int) bool {
	t.Helper()
	repl := "{&"
	for g := 1; g <= groups; g++ {
		repl += fmt.Sprintf(`|\%d`, g)
	}
	script := "s~" + pattern + "~" + repl + "}~g"
	args := []string{"-e", script}
	if icase {
		args[1] += "I"
	}
	if !basic {
		args = append([]string{"-E"}, args...)
	}
	cmd := exec.Command("sed", args...)
	cmd.Env = append(os.Environ(), "LC_ALL=C.UTF-8")
	cmd.Stdin = bytes.NewReader(input)
	var errb bytes.Buffer
	cmd.Stderr = &errb
	want, err := cmd.Output()
	d := ERE
	if basic {
		d = BRE
	}
	re, cerr := Compile(pattern, Options{Dialect: d, ICase: icase})
	if err != nil {
		if cerr == nil {
			t.Errorf("%q: sed says %s, we accept", pattern, errb.String())
			return false
		}
		return true
	}
	if cerr != nil {
		t.Errorf("%q: %v, sed accepts", pattern, cerr)
		return false
	}
	var got bytes.Buffer
	for _, line := range bytes.SplitAfter(input, []byte("\n")) {
		if len(line) == 0 {
			continue
		}
		nl := bytes.HasSuffix(line, []byte("\n"))
		s, _ := substitute(re, bytes.TrimSuffix(line, []byte("\n")), groups)
		got.WriteString(s)
		if nl {
			got.WriteByte('\n')
		}
	}
	if got.String() != string(want) {
		gl, wl, il := strings.Split(got.String(), "\n"), strings.Split(string(want), "\n"), strings.Split(string(input), "\n")
		for i := range wl {
			if i >= len(gl) || gl[i] != wl[i] {
				t.Errorf("pattern %q (basic %v, icase %v) on %q:\n got %q\nwant %q", pattern, basic, icase, il[i], gl[i], wl[i])
				break
			}
		}
		return false
	}
	return true
}

func TestAgainstSed(t *testing.T) {
	if _, err := exec.LookPath("sed"); err != nil {
		t.Skip("no sed")
	}
	n := 300
	if s := os.Getenv("REGEX_ROUNDS"); s != "" {
		fmt.Sscan(s, &n)
	}
	seed := int64(1)
	if s := os.Getenv("REGEX_SEED"); s != "" {
		fmt.Sscan(s, &seed)
	}
	r := rand.New(rand.NewSource(seed))
	alphabet := []string{"a", "b", "c", "x", "a", "b", " ", "é", "A", "\xff", "_"}
	bad := 0
	for i := 0; i < n && bad < 12; i++ {
		var in bytes.Buffer
		for l := 0; l < 12; l++ {
			for k := r.Intn(9); k > 0; k-- {
				max := len(alphabet)
				if l < 6 {
					max = 6
				}
				in.WriteString(alphabet[r.Intn(max)])
			}
			in.WriteByte('\n')
		}
		g := &patternMaker{r: r, basic: r.Intn(2) == 0, refs: os.Getenv("REGEX_REFS") != ""}
		p := g.alt(3)
		if !compareSed(t, p, g.basic, r.Intn(5) == 0, in.Bytes(), min(g.groups, 9)) {
			bad++
		}
	}
}
