package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"time"
)

const (
	compileTimeout = 10 * time.Minute
	ownTestsTime   = 15 * time.Second // a package whose tests take longer is left to the cases
	memoryKiB      = 6 << 20          // address space of one test process
)

// areas are those under conformance/cases that use a package, by the last elements of
// its path; the language's see every package.
var areas = []struct{ path, areas string }{
	{"shell/expand", "expand|lang"}, {"shell/arith", "expand|lang"}, {"shell/pattern", "expand|lang"}, {"shell/vars", "lang|expand"},
	{"shell/grep", "grep"}, {"shell/sed", "sed"}, {"shell/awk", "awk"}, {"shell/jq", "jq"}, {"shell/find", "find"}, {"shell/xargs", "find"},
	{"shell/diff", "diff"}, {"shell/archive", "archive"}, {"shell/fileutils", "files"}, {"shell/coreutils", "coreutils"}, {"shell/regex", "grep|sed|awk"},
}

// A runner compiles and runs mutants in a directory of its own.
type runner struct {
	dir   string
	usual map[string]time.Duration // by what is run, on the code as it is
	own   map[string]bool          // packages whose own tests are run
}

func newRunner() (*runner, error) {
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return nil, err
	}
	r := &runner{dir: dir, usual: map[string]time.Duration{}, own: map[string]bool{}}
	if err := r.compile("./conformance", nil); err != nil {
		r.close()
		return nil, err
	}
	return r, nil
}

func (r *runner) close() { os.RemoveAll(r.dir) }

// test runs what can see a mutant and says what killed it, or "".
func (r *runner) test(m *mutant) (string, error) {
	first := "lang"
	for _, a := range areas {
		if strings.Contains(m.pkg.path+"/", a.path+"/") {
			first = a.areas
		}
	}
	steps := []step{
		{"conformance", "^TestDifferential$/^(" + first + ")$", ""},
		{"conformance", "^TestDifferential$", "^TestDifferential$/^(" + first + ")$"},
		{m.pkg.path, ".", ""},
	}
	if err := r.compile("./conformance", m); err != nil {
		return "", err
	}
	for _, s := range steps {
		if err := r.baseline(s); err != nil {
			return "", err
		}
		if s.pkg == m.pkg.path {
			if !r.own[s.pkg] {
				continue
			}
			if err := r.compile(s.pkg, m); err != nil {
				return "", err
			}
		}
		if by := r.tests(s, 10*r.usual[s.key()]+10*time.Second, r.binary(m)); by != "" {
			return by, nil
		}
	}
	return "", nil
}

// A step is one run of a test binary.
type step struct {
	pkg       string
	run, skip string // patterns of tests
}

func (s step) key() string { return s.pkg + " " + s.run + " " + s.skip }

// baseline runs a step on the code as it is, once.
func (r *runner) baseline(s step) error {
	if _, ok := r.usual[s.key()]; ok {
		return nil
	}
	limit := 5 * time.Minute
	own := s.pkg != "conformance"
	if own {
		limit = ownTestsTime
		files, err := filepath.Glob(filepath.Join(folder(s.pkg), "*_test.go"))
		if err != nil || len(files) == 0 {
			r.usual[s.key()] = 0
			return err
		}
		if err := r.compile(s.pkg, nil); err != nil {
			return err
		}
	}
	began := time.Now()
	by := r.tests(s, limit, r.binary(nil))
	if by != "" && !own {
		return fmt.Errorf("fails without a mutant: %s", by)
	}
	r.usual[s.key()] = time.Since(began)
	r.own[s.pkg] = by == ""
	if own {
		return r.compile("./conformance", nil)
	}
	return nil
}

func (r *runner) binary(m *mutant) string {
	if m == nil {
		return filepath.Join(r.dir, "usual.test")
	}
	return filepath.Join(r.dir, "mutant.test")
}

// compile makes a package's test binary, with the change of a mutant if there is one.
func (r *runner) compile(pkg string, m *mutant) error {
	args := []string{"test", "-c", "-vet=off", "-ldflags=-s -w", "-o", r.binary(m)}
	if m != nil {
		changed, overlay := filepath.Join(r.dir, "changed.go"), filepath.Join(r.dir, "overlay.json")
		if err := os.WriteFile(changed, m.text(), 0o666); err != nil {
			return err
		}
		text, err := json.Marshal(map[string]map[string]string{"Replace": {m.file.name: changed}})
		if err != nil {
			return err
		}
		if err := os.WriteFile(overlay, text, 0o666); err != nil {
			return err
		}
		args = append(args, "-overlay", overlay)
	}
	ctx, cancel := context.WithTimeout(context.Background(), compileTimeout)
	defer cancel()
	out, err := exec.CommandContext(ctx, "nice", append([]string{"-n", "10", "go"}, append(args, pkg)...)...).CombinedOutput()
	if err != nil {
		return fmt.Errorf("compile %s: %w\n%s", pkg, err, out)
	}
	return nil
}

var failure = regexp.MustCompile(`(?m)^ *--- FAIL: (\S+)`)

// tests runs a step and says what failed, or "".
func (r *runner) tests(s step, limit time.Duration, binary string) string {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	args := []string{"-c", `ulimit -v "$0" && exec nice -n 10 "$@"`, fmt.Sprint(memoryKiB),
		binary, "-test.run", s.run, "-test.failfast", "-test.short", "-test.parallel", "1"}
	if s.skip != "" {
		args = append(args, "-test.skip", s.skip)
	}
	cmd := exec.CommandContext(ctx, "sh", args...)
	cmd.Dir = folder(s.pkg)
	// What the tests start ends with them.
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	cmd.WaitDelay = time.Second
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	switch {
	case err == nil:
		return ""
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return "time"
	}
	name := s.pkg
	for _, match := range failure.FindAllStringSubmatch(out.String(), -1) {
		if len(match[1]) > len(name) || name == s.pkg {
			name = match[1]
		}
	}
	if line, _, ok := strings.Cut(out.String(), "\n"); ok && (strings.HasPrefix(line, "panic:") || strings.HasPrefix(line, "fatal error:")) {
		return strings.TrimSpace(line)
	}
	return name
}

// folder is where a package's tests run, from the root of the module.
func folder(pkg string) string { return strings.TrimPrefix(pkg, "ambit/") }
