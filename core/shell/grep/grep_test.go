package grep

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// stream is a pipe end: it reads from r and collects what is written.
type stream struct {
	r io.Reader
	bytes.Buffer
}

func (s *stream) Read(b []byte) (int, error) { return s.r.Read(b) }
func (s *stream) Close() error               { return nil }
func (s *stream) Stat() (view.Info, error)   { return view.Info{Kind: view.Fifo, Ino: 1}, nil }

// repeat reads text over and over, up to a number of bytes.
type repeat struct {
	text string
	left int
	at   int
}

func (r *repeat) Read(b []byte) (n int, err error) {
	for n < len(b) && r.left > 0 {
		k := copy(b[n:min(len(b), n+r.left)], r.text[r.at:])
		n += k
		r.left -= k
		r.at = (r.at + k) % len(r.text)
	}
	if n == 0 {
		return 0, io.EOF
	}
	return n, nil
}

func runOn(in io.Reader, limits fuel.Limits, name string, args ...string) (out string, status int, m *fuel.Meter, limit *fuel.Exceeded) {
	m = fuel.New(time.Unix(0, 0), limits)
	ns := view.Standard(m, view.Options{})
	stdout, stderr := &stream{}, &stream{}
	p := &command.Proc{Name: name, Args: args, Env: []string{"LC_ALL=C.UTF-8"}, Dir: "/tmp", Stdin: &stream{r: in},
		Stdout: command.NewOutput(stdout, m), Stderr: stderr, FS: ns, Meter: m}
	defer func() {
		if r := recover(); r != nil {
			err, ok := r.(error)
			if !ok || !errors.As(err, &limit) {
				panic(r)
			}
		}
		out = stdout.String()
	}()
	spec, _ := command.Lookup(name)
	status = spec.Run(p)
	p.Stdout.Flush()
	return out, status, m, nil
}

func TestStreamsInBoundedMemory(t *testing.T) {
	for _, args := range [][]string{{"-c", "fox"}, {"-c", "-v", "f.x"}, {"-cE", "(a|b)+c"}, {"-c", "-B", "3", "zzz"}} {
		out, _, m, limit := runOn(&repeat{text: "the quick brown fox\njumps over\n", left: 64 << 20}, fuel.Limits{Fuel: 100_000_000, Memory: 1 << 20}, "grep", args...)
		if limit != nil || out == "" {
			t.Errorf("%q: %q, %v", args, out, limit)
		}
		if _, peak := m.Memory(); peak > 1<<20 {
			t.Errorf("%q uses %d bytes", args, peak)
		}
	}
}

func TestLineTooLongForMemory(t *testing.T) {
	_, _, _, limit := runOn(&repeat{text: "x", left: 64 << 20}, fuel.Limits{Memory: 8 << 20}, "grep", "-c", "y")
	if limit == nil || limit.Limit != "memory" {
		t.Errorf("a line of 64 MiB ends with %v", limit)
	}
}

func TestBacktrackingEndsByFuel(t *testing.T) {
	_, _, _, limit := runOn(strings.NewReader(strings.Repeat("a", 60)+"\n"), fuel.Limits{Fuel: 1_000_000}, "grep", "-P", `(?=(a+)+b)c|(?:a+)+\b$(?<=b)`)
	if limit == nil || limit.Limit != "fuel" {
		t.Errorf("ends with %v", limit)
	}
}

func TestIgnoreRules(t *testing.T) {
	for _, c := range []struct {
		rule, path string
		dir, want  bool
	}{
		{"*.log", "a.log", false, true}, {"*.log", "x/a.log", false, true}, {"/a.log", "x/a.log", false, false}, {"/a.log", "a.log", false, true},
		{"build/", "build", true, true}, {"build/", "build", false, false}, {"build/", "x/build", true, true}, {"a/b", "a/b", false, true}, {"a/b", "x/a/b", false, false},
		{"a/**/b", "a/b", false, true}, {"a/**/b", "a/x/y/b", false, true}, {"**/b", "b", false, true}, {"**/b", "x/y/b", false, true}, {"a/**", "a/x/y", false, true}, {"a/**", "a", true, false},
		{"a/*", "a/x/y", false, false}, {"?.c", "a.c", false, true}, {"?.c", "ab.c", false, false}, {"[a-c].c", "b.c", false, true}, {"[!a-c].c", "b.c", false, false}, {"*.{c,h}", "x.h", false, true},
		{`\!x`, "!x", false, true}, {`a\*`, "a*", false, true}, {`a\*`, "ab", false, false}, {"a[", "a[", false, true}, {"*", "x/y", false, true}, {"foo*bar", "fooxbar", false, true}, {"x y", "x y", false, true},
	} {
		r, ok := newRule(c.rule, false, nil)
		if !ok {
			t.Errorf("%q is no rule", c.rule)
			continue
		}
		base := c.path[strings.LastIndexByte(c.path, '/')+1:]
		if got := r.matches(c.path, base, c.dir); got != c.want {
			t.Errorf("%q on %q (directory %v): %v, want %v", c.rule, c.path, c.dir, got, c.want)
		}
	}
	for _, line := range []string{"", "# comment", "   ", "/", "!"} {
		if _, ok := parseRule(line, nil); ok {
			t.Errorf("%q is a rule", line)
		}
	}
}

func TestStandardInputOfRg(t *testing.T) {
	if out, status, _, _ := runOn(strings.NewReader("foo\nbar\n"), fuel.Limits{}, "rg", "-n", "b.r"); out != "2:bar\n" || status != 0 {
		t.Errorf("%q, status %d", out, status)
	}
}
