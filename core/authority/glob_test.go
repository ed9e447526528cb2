package authority

import (
	"fmt"
	"math/rand"
	"regexp"
	"strings"
	"testing"
)

func TestGlobMatch(t *testing.T) {
	tests := []struct{ glob, yes, no string }{
		{"**", ". a a/b .git", ""},
		{"*", "a .a", ". a/b"},
		{"docs/**", "docs docs/a docs/a/b", "docsx . a/docs"},
		{"**/*.md", "README.md a/b.md a/b/c.md", "md a/b.mdx"},
		{"*.md", "README.md", "a/b.md"},
		{"a/**/b", "a/b a/x/b a/x/y/b", "a b a/bb a/x/y"},
		{"**/node_modules/**", "node_modules a/node_modules a/node_modules/b", "a"},
		{"a?c", "abc aéc", "ac abbc a/c"},
		{"[a-c]x", "ax cx", "dx x"},
		{"[!a-c]x", "dx éx", "ax"},
		{"[^a]x", "bx", "ax"},
		{"[]a]", "] a", "b"},
		{"[a-]", "a -", "b"},
		{`\*x`, "*x", "ax"},
		{`[\]]`, "]", `\`},
		{"{a,b}/c", "a/c b/c", "c/c {a,b}/c"},
		{"a{,b{c,d}}e", "ae abce abde", "abe"},
		{"{src,test}/**/*.{go,md}", "src/a.go test/x/y.md", "src/a.c lib/a.go"},
		{"{a}", "a", "{a}"},
		{"a**b", "ab axxb", "a/b"},
		{"*a*b*c", "abc xaxbxc", "acb"},
		{"é*", "é éa", "e"},
	}
	for _, tt := range tests {
		g, err := CompileGlob(tt.glob)
		if err != nil {
			t.Errorf("%s: %v", tt.glob, err)
			continue
		}
		for _, p := range strings.Fields(tt.yes) {
			if !g.Match(p) {
				t.Errorf("%s does not match %s", tt.glob, p)
			}
		}
		for _, p := range strings.Fields(tt.no) {
			if g.Match(p) {
				t.Errorf("%s matches %s", tt.glob, p)
			}
		}
	}
}

func TestGlobErrors(t *testing.T) {
	for glob, want := range map[string]string{
		"":                             "empty",
		"!a":                           "negation",
		"/a":                           "relative to the store's root",
		"a/":                           "empty path component",
		"a//b":                         "empty path component",
		"./a":                          "never matches",
		"a/../b":                       "never matches",
		"[a":                           "unterminated",
		"[z-a]":                        "unterminated",
		`a\`:                           "trailing backslash",
		"{a":                           "unterminated {",
		"a}":                           "} without {",
		"{1..3}":                       "ranges",
		"a\x00b":                       "NUL",
		strings.Repeat("a", 2e3):       "longer",
		strings.Repeat("{a,b}", 20):    "more than 256",
		strings.Repeat("a/", 80) + "b": "more than 63",
		strings.Repeat("{", 300) + strings.Repeat("}", 300): "",
	} {
		_, err := CompileGlob(glob)
		if want == "" {
			continue
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.20q: error %v, want %q", glob, err, want)
		}
	}
}

// TestGlobAgreesWithRegexp compares random patterns with a translation to RE2.
func TestGlobAgreesWithRegexp(t *testing.T) {
	rnd := rand.New(rand.NewSource(1))
	pick := func(list ...string) string { return list[rnd.Intn(len(list))] }
	for range 20_000 {
		var glob, re []string
		for range 1 + rnd.Intn(4) {
			if rnd.Intn(4) == 0 {
				glob, re = append(glob, "**"), append(re, "**")
				continue
			}
			var g, r string
			for range 1 + rnd.Intn(3) {
				c := pick("a", "b", "*", "?", "[ab]", "[!a]")
				g += c
				r += map[string]string{"*": "[^/]*", "?": "[^/]", "[!a]": "[^a/]"}[c]
				if strings.Contains("ab[ab]", c) {
					r += c
				}
			}
			if g == "**" || strings.Contains(g, "**") {
				g, r = "a", "a"
			}
			glob, re = append(glob, g), append(re, r)
		}
		expr := "^"
		for _, r := range re {
			if r == "**" {
				expr += "(?:[^/]+/)*"
			} else {
				expr += r + "/"
			}
		}
		pattern, oracle := strings.Join(glob, "/"), regexp.MustCompile(expr+"$")
		g, err := CompileGlob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for range 5 {
			parts := []string{}
			for range 1 + rnd.Intn(5) {
				parts = append(parts, pick("a", "b", "ab", "ba", "c", "aab"))
			}
			path := strings.Join(parts, "/")
			if want := oracle.MatchString(path + "/"); g.Match(path) != want {
				t.Fatalf("%s on %s: %v, regexp says %v", pattern, path, !want, want)
			} else if want {
				for i := range parts {
					if dir := strings.Join(parts[:i], "/"); dir != "" && !g.MayMatchBelow(dir) {
						t.Fatalf("%s matches %s but not below %s", pattern, path, dir)
					}
				}
			}
		}
	}
}

func TestGlobIsNotExponential(t *testing.T) {
	g, err := CompileGlob(strings.Repeat("*a", 200) + "/" + strings.Repeat("**/*a/", 25) + "b")
	if err != nil {
		t.Fatal(err)
	}
	path := strings.Repeat("a", 1000) + strings.Repeat("/a", 1000)
	g.Match(path) // would not end
}

func TestClean(t *testing.T) {
	for in, want := range map[string]string{
		"a": "a", "./a": "a", "a//b": "a/b", "a/./b/": "a/b", ".": ".", "./": ".", "a/.b/..c": "a/.b/..c",
		"": "!empty", "/a": "!escapes", "a/../b": "!escapes", "..": "!escapes", "a\x00": "!NUL",
		strings.Repeat("a/", 3000): "!longer",
	} {
		got, err := Clean(in)
		if sub, bad := strings.CutPrefix(want, "!"); bad {
			if err == nil || !strings.Contains(err.Error(), sub) {
				t.Errorf("Clean(%.10q) = %q, %v; want error %q", in, got, err, sub)
			}
		} else if err != nil || got != want {
			t.Errorf("Clean(%q) = %q, %v; want %q", in, got, err, want)
		}
	}
}

func FuzzGlob(f *testing.F) {
	for _, s := range []string{"**/*.md", "{a,b{c,d}}[x-z]?", `\*[!a]`, "a/**/b"} {
		f.Add(s, "a/b/c.md")
	}
	f.Fuzz(func(t *testing.T, pattern, path string) {
		g, err := CompileGlob(pattern)
		if err != nil {
			return
		}
		clean, err := Clean(path)
		if err != nil {
			return
		}
		if g.Match(clean) && !g.MayMatchBelow(clean) {
			t.Errorf("%q matches %q but MayMatchBelow denies it", pattern, clean)
		}
	})
}

func BenchmarkDecide(b *testing.B) {
	p := Local()
	a, err := p.Authorize("repo-writer", NewGrant("project_files", []string{"**"}, []string{"reports/**"}, true), nil)
	if err != nil {
		b.Fatal(err)
	}
	paths := make([]string, 100)
	for i := range paths {
		paths[i] = fmt.Sprintf("src/pkg%d/file.go", i)
	}
	for i := 0; b.Loop(); i++ {
		a.Read(paths[i%100])
	}
}
