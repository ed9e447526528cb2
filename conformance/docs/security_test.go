package docs

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestSecurityPageNamesTests finds each test and case that the table of threats names.
func TestSecurityPageNamesTests(t *testing.T) {
	const root = "../.."
	page, err := os.ReadFile(filepath.Join(root, "docs/security.md"))
	if err != nil {
		t.Fatal(err)
	}
	tests, bombs := map[string]bool{}, map[string]bool{}
	function := regexp.MustCompile(`(?m)^func (Test\w+)\(t \*testing\.T\)`)
	for _, dir := range []string{"core", "actors", "edge", "adapters", "cmd", "conformance"} {
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() && d.Name() == "node_modules" {
				if err == nil {
					err = fs.SkipDir
				}
				return err
			}
			if !strings.HasSuffix(path, "_test.go") {
				return nil
			}
			text, err := os.ReadFile(path)
			for _, m := range function.FindAllStringSubmatch(string(text), -1) {
				tests[m[1]] = true
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	files, err := filepath.Glob(filepath.Join(root, "conformance/bombs/*.sh"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no bombs: %v", err)
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			if name, ok := strings.CutPrefix(line, "#### "); ok {
				bombs[strings.TrimSpace(name)] = true
			}
		}
	}
	rows := 0
	for line := range strings.Lines(string(page)) {
		if !strings.HasPrefix(line, "| ") || strings.Count(line, "|") != 4 {
			continue
		}
		cells := strings.Split(line, "|")
		names := regexp.MustCompile("`(Test[^`]+)`").FindAllStringSubmatch(cells[3], -1)
		if cells[1] == " threat " {
			continue
		}
		rows++
		if len(names) == 0 {
			t.Errorf("nothing shows: %s", strings.TrimSpace(cells[1]))
		}
		for _, m := range names {
			test, part, sub := strings.Cut(m[1], "/")
			switch {
			case !tests[test]:
				t.Errorf("there is no test %s", test)
			case sub && test == "TestBombsEnd" && !bombs[part]:
				t.Errorf("there is no bomb %q", part)
			case sub && test == "TestDifferential":
				if _, err := os.Stat(filepath.Join(root, "conformance/cases", part+".sh")); err != nil {
					t.Error(err)
				}
			}
		}
	}
	if rows < 30 {
		t.Errorf("the table has %d threats", rows)
	}
}
