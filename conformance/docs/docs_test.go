package docs

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/tidwall/jsonc"
	"go.yaml.in/yaml/v3"

	"ambit/core/authority"
	"ambit/core/capability"
)

const root = "../.."

// deadline is a net for a page that hangs, not a bound on what it may take.
const deadline = 15 * time.Minute

// pages are all documents of the repository that git knows or would add.
func pages(t *testing.T) []*Page {
	t.Helper()
	out, err := exec.Command("git", "-C", root, "ls-files", "-z", "-co", "--exclude-standard", "*.md").Output()
	if err != nil {
		t.Fatal(err)
	}
	var list []*Page
	for name := range strings.SplitSeq(strings.TrimRight(string(out), "\x00"), "\x00") {
		p, err := Read(filepath.Join(root, name))
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	if len(list) < 20 {
		t.Fatalf("%d pages: are they elsewhere?", len(list))
	}
	return list
}

func name(p *Page) string {
	rel, err := filepath.Rel(root, p.File)
	if err != nil {
		return p.File
	}
	return strings.TrimSuffix(rel, ".md")
}

func TestBlocksSayWhatTheyAre(t *testing.T) {
	for _, p := range pages(t) {
		for _, m := range p.Mistakes {
			t.Error(m)
		}
		// The default port may be taken by somebody else; one that is named is replaced.
		for _, s := range p.steps() {
			for line := range strings.Lines(s.text) {
				if regexp.MustCompile(`ambit (serve|executor) `).MatchString(line) && !strings.Contains(line, "--listen") {
					t.Errorf("%s:%d: a server without --listen: %s", p.File, s.line, line)
				}
			}
		}
	}
}

func TestPagesRunAsWritten(t *testing.T) {
	bin := t.TempDir()
	build := exec.Command("go", "build", "-o", filepath.Join(bin, "ambit"), "ambit/cmd/ambit")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	abs, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pages(t) {
		if len(p.steps()) == 0 {
			continue
		}
		t.Run(strings.ReplaceAll(name(p), "/", "."), func(t *testing.T) {
			ctx, cancel := context.WithTimeout(t.Context(), deadline)
			defer cancel()
			place := Place{Root: abs, Bin: bin, Dir: t.TempDir(), Log: t.Logf}
			if p.Clone {
				place.Bin = t.TempDir() // what the page builds is what it uses
			}
			if err := p.Run(ctx, place); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestRunnerSeesFaults holds the runner to failing where a page is wrong.
func TestRunnerSeesFaults(t *testing.T) {
	for _, c := range []struct{ page, want string }{
		{"```sh\ntrue\nfalse\ntrue\n```\n", "ended the page with an error"},
		{"```sh\nfalse | true\n```\n", "ended the page with an error"},
		{"```sh\nexit 0\n```\n```sh\ntrue\n```\n", "ended the page"},
		{"```sh\nif\n```\n", "ended the page"},
		{"```console\n$ echo a\nb\n```\n", "instead of"},
		{"```console\n$ echo a; echo b\na\n```\n", "instead of"},
		{"```console\n$ echo a\na\nb\n```\n", "instead of"},
		{"```console\n$ echo a >&2\n```\n", "instead of"},
		{"```console\n$ false\n```\n", "no `echo $?`"},
		{"```console\n$ false\n$ echo $?\n0\n```\n", "instead of"},
		{"```console\n$ echo axb.c\na…b…d\n```\n", "instead of"},
		{"```console\n$ echo axbyc\na.b.c\n```\n", "instead of"},
		{"<!-- sh\nfalse\n-->\n", "ended the page"},
		{"```console\n$ ls\nREADME.md\n```\n", "instead of"},
	} {
		if err := runPage(t, c.page); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %q", c.page, err, c.want)
		}
	}
	for _, ok := range []string{
		"```sh\nx=1\nf() { echo \"$x$1\"; }\ncd /\n```\n```console\n$ f 2; pwd\n12\n/\n```\n",
		"```console\n$ false\n$ echo $?\n1\n$ printf 'a\\nb\\nc'\na\n…\nc\n$ cat <<E\n> x\n> E\nx\n```\n",
		"<!-- sh\nx=1\n-->\n```console\n$ echo $x\n1\n```\n```sh no-run: shows how\nfalse\n```\n",
		"```console\n$ echo 127.0.0.1:8080 | wc -c\n…\n$ echo localhost:8080\nlocalhost:8080\n```\n",
		"```sh\nsleep 1000 &\n```\n",
	} {
		if err := runPage(t, ok); err != nil {
			t.Errorf("%q: %v", ok, err)
		}
	}
	for _, bad := range []string{"```\nx\n```\n", "```sql\nx\n```\n", "```sh\nx\n", "```sh no-run:\nx\n```\n", "text\n\n    x\n"} {
		if p := readPage(t, bad); len(p.Mistakes) == 0 {
			t.Errorf("%q has no mistake", bad)
		}
	}
}

func readPage(t *testing.T, text string) *Page {
	t.Helper()
	file := filepath.Join(t.TempDir(), "page.md")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	p, err := Read(file)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func runPage(t *testing.T, text string) error {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), deadline)
	defer cancel()
	return readPage(t, text).Run(ctx, Place{Root: root, Bin: t.TempDir(), Dir: t.TempDir()})
}

const someDigest = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

// load reads a block that describes something with what reads it in the product.
func load(b Block) error {
	text := strings.ReplaceAll(b.Text, `"…"`, `"`+someDigest+`"`)
	switch b.Lang + " " + b.Kind {
	case "json policy", "jsonc policy":
		_, err := authority.Parse("block", []byte(text))
		return err
	case "json manifest":
		_, err := capability.Parse("block", []byte(text))
		return err
	case "json request":
		_, err := capability.ParseRequest([]byte(text))
		return err
	case "json grant", "grant ":
		_, err := authority.ParseGrant(text)
		return err
	case "json ":
		if !json.Valid([]byte(b.Text)) {
			return errors.New("is no JSON")
		}
	case "jsonc ":
		if !json.Valid(jsonc.ToJSON([]byte(b.Text))) {
			return errors.New("is no JSON with comments")
		}
	case "yaml ":
		var v any
		return yaml.Unmarshal([]byte(b.Text), &v)
	default:
		return fmt.Errorf("a block of %q has no kind %q", b.Lang, b.Kind)
	}
	return nil
}

func TestDescriptionsLoad(t *testing.T) {
	seen := 0
	for _, p := range pages(t) {
		for _, b := range p.Blocks {
			switch b.Lang {
			case "json", "jsonc", "yaml", "grant":
				seen++
				if err := load(b); err != nil {
					t.Errorf("%s:%d: %v", p.File, b.Line, err)
				}
			}
		}
	}
	if seen < 5 {
		t.Errorf("%d blocks were found", seen)
	}
	for _, bad := range []Block{{Lang: "json", Kind: "policy", Text: `{"version":1,"store":{}}`}, {Lang: "grant", Text: "command { run"},
		{Lang: "json", Text: "{"}, {Lang: "json", Kind: "manifest", Text: `{"a":{}}`}, {Lang: "json", Kind: "letter", Text: "{}"}} {
		if load(bad) == nil {
			t.Errorf("%s %s %s loads", bad.Lang, bad.Kind, bad.Text)
		}
	}
}

func TestGoBlocksCompile(t *testing.T) {
	seen := 0
	for _, p := range pages(t) {
		for _, b := range p.Blocks {
			if b.Lang != "go" || b.Reason != "" {
				continue
			}
			seen++
			file := filepath.Join(t.TempDir(), "block.go")
			if err := os.WriteFile(file, []byte(b.Text), 0o644); err != nil {
				t.Fatal(err)
			}
			cmd := exec.Command("go", "build", "-o", os.DevNull, file)
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%s:%d: %v\n%s", p.File, b.Line, err, out)
			}
		}
	}
	if seen == 0 {
		t.Error("there is none")
	}
}

// TestTypeScriptBlocksCheck checks the types of blocks against the TypeScript client.
func TestTypeScriptBlocksCheck(t *testing.T) {
	dir := t.TempDir()
	client := filepath.Join(root, "clients/ts")
	for _, name := range []string{"package.json", "package-lock.json", "tsconfig.json", "src"} {
		from := filepath.Join(client, name)
		if out, err := exec.Command("cp", "-r", from, dir).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	npm(t, dir, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
	seen := 0
	for _, p := range pages(t) {
		for _, b := range p.Blocks {
			if b.Lang != "ts" || b.Reason != "" {
				continue
			}
			seen++
			text := strings.ReplaceAll(b.Text, `"ambit-client"`, `"./index.js"`)
			if err := os.WriteFile(filepath.Join(dir, "src", fmt.Sprintf("block%d.ts", seen)), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen == 0 {
		t.Error("there is none")
	}
	npm(t, dir, "exec", "--", "tsc", "--noEmit")
	bad := filepath.Join(dir, "src", "bad.ts")
	if err := os.WriteFile(bad, []byte("import { Ambit } from \"./index.js\";\nawait new Ambit({ uri: 1 }).openRun();\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("npm", "exec", "--", "tsc", "--noEmit")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err == nil || !strings.Contains(string(out), "bad.ts") {
		t.Errorf("a block with an error passes: %v\n%s", err, out)
	}
}

func npm(t *testing.T, dir string, args ...string) {
	t.Helper()
	cmd := exec.Command("npm", args...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("npm %s: %v\n%s", strings.Join(args, " "), err, out)
	}
}

func TestLinksLeadSomewhere(t *testing.T) {
	list := pages(t)
	byFile := map[string]*Page{}
	for _, p := range list {
		byFile[filepath.Clean(p.File)] = p
	}
	seen := 0
	for _, p := range list {
		for _, l := range p.Links {
			if regexp.MustCompile(`^[a-z]+:`).MatchString(l.Target) {
				continue
			}
			seen++
			if err := follow(byFile, p, l.Target); err != nil {
				t.Errorf("%s:%d: %s: %v", p.File, l.Line, l.Target, err)
			}
		}
	}
	if seen < 50 {
		t.Errorf("%d links were found", seen)
	}
	for _, bad := range []string{"nowhere.md", "#nothing", "policy.md#nothing"} {
		if follow(byFile, byFile[filepath.Join(root, "docs/api.md")], bad) == nil {
			t.Errorf("%s leads somewhere", bad)
		}
	}
}

func follow(byFile map[string]*Page, from *Page, target string) error {
	file, anchor, _ := strings.Cut(target, "#")
	to := filepath.Clean(from.File)
	if file != "" {
		to = filepath.Join(filepath.Dir(from.File), file)
		if _, err := os.Stat(to); err != nil {
			return err
		}
	}
	if anchor == "" {
		return nil
	}
	p := byFile[to]
	if p == nil {
		return errors.New("has no headings")
	}
	if !p.Anchors[anchor] {
		return errors.New("there is no such heading")
	}
	return nil
}

// TestPagesAreFound holds every page of docs to be reachable from the README.
func TestPagesAreFound(t *testing.T) {
	byFile := map[string]*Page{}
	for _, p := range pages(t) {
		byFile[filepath.Clean(p.File)] = p
	}
	seen := map[string]bool{}
	var visit func(p *Page)
	visit = func(p *Page) {
		if p == nil || seen[p.File] {
			return
		}
		seen[p.File] = true
		for _, l := range p.Links {
			file, _, _ := strings.Cut(l.Target, "#")
			visit(byFile[filepath.Join(filepath.Dir(p.File), file)])
		}
	}
	visit(byFile[filepath.Join(root, "README.md")])
	for _, p := range byFile {
		if strings.HasPrefix(name(p), "docs/") && !seen[p.File] {
			t.Errorf("no link leads to %s", p.File)
		}
	}
}
