// Bench prints how Ambit compares with what one would use instead, side by side in one
// run: medians, and the ratio of medians. Machines are noisy; read the ratios.
package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"ambit/core/shell"
	_ "ambit/core/shell/commands"
	"ambit/core/workspace"
)

var (
	rounds = flag.Int("n", 7, "rounds of each measurement; the median counts")
	only   = flag.String("only", "", "run only the rows whose name contains this")
)

func main() {
	flag.Parse()
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run() error {
	tmp, err := os.MkdirTemp("", "ambit-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	out := tabwriter.NewWriter(os.Stdout, 2, 8, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(out, "workload\tambit\tinstead\tratio\t")
	row := func(name string, ours, theirs time.Duration) {
		fmt.Fprintf(out, "%s\t%s\t%s\t%.2f\t\n", name, short(ours), short(theirs), float64(ours)/float64(theirs))
		out.Flush()
	}
	if err := wholeProcess(tmp, row); err != nil {
		return err
	}
	if err := workloads(tmp, row); err != nil {
		return err
	}
	if err := durable(tmp, out); err != nil {
		return err
	}
	return workersRows(tmp, out)
}

func short(d time.Duration) string {
	switch {
	case d < 10*time.Microsecond:
		return fmt.Sprintf("%.2f µs", float64(d)/1e3)
	case d < 10*time.Millisecond:
		return fmt.Sprintf("%.3f ms", float64(d)/1e6)
	}
	return fmt.Sprintf("%.1f ms", float64(d)/1e6)
}

func wanted(name string) bool { return strings.Contains(name, *only) }

// sideBySide measures two things in turn and gives the median of each.
func sideBySide(a, b func() error) (ma, mb time.Duration, err error) {
	var as, bs []time.Duration
	for range *rounds {
		for _, m := range []struct {
			f    func() error
			list *[]time.Duration
		}{{a, &as}, {b, &bs}} {
			start := time.Now()
			if err := m.f(); err != nil {
				return 0, 0, err
			}
			*m.list = append(*m.list, time.Since(start))
		}
	}
	slices.Sort(as)
	slices.Sort(bs)
	return as[len(as)/2], bs[len(bs)/2], nil
}

func buildAmbit(tmp string) (string, error) {
	bin := filepath.Join(tmp, "ambit")
	if out, err := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", bin, "ambit/cmd/ambit").CombinedOutput(); err != nil {
		return "", fmt.Errorf("build: %w\n%s", err, out)
	}
	return bin, nil
}

func command(dir, name string, args ...string) func() error {
	return func() error {
		cmd := exec.Command(name, args...)
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("%s: %w\n%s", name, err, out)
		}
		return nil
	}
}

// wholeProcess compares a governed, recorded call with a plain bash, both from fork to
// exit.
func wholeProcess(tmp string, row func(string, time.Duration, time.Duration)) error {
	const name = "echo hi, whole process"
	if !wanted(name) {
		return nil
	}
	bin, err := buildAmbit(tmp)
	if err != nil {
		return err
	}
	dir := filepath.Join(tmp, "empty")
	if err := os.Mkdir(dir, 0o755); err != nil {
		return err
	}
	ours := command(dir, bin, "bash", "-c", "echo hi")
	if err := ours(); err != nil { // the first call makes the ledger
		return err
	}
	a, b, err := sideBySide(ours, command(dir, "bash", "-c", "echo hi"))
	if err != nil {
		return err
	}
	row(name, a, b)
	return nil
}

// workload is a script over some files. repeat is how often our side runs in one
// measurement, where it is too short for a clock.
type workload struct {
	name   string
	script string
	files  func() map[string]string
	repeat int
}

func workloads(tmp string, row func(string, time.Duration, time.Duration)) error {
	for i, w := range table {
		if !wanted(w.name) {
			continue
		}
		files := map[string]string{}
		if w.files != nil {
			files = w.files()
		}
		dir := filepath.Join(tmp, fmt.Sprint("w", i))
		blobs := workspace.MemBlobs{}
		tree := workspace.NewBuilder(blobs, workspace.Limits{})
		for path, content := range files {
			full := filepath.Join(dir, path)
			if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
				return err
			}
			if err := os.WriteFile(full, []byte(content), 0o644); err != nil {
				return err
			}
			if err := tree.File(path, 0o644, 1e18, strings.NewReader(content)); err != nil {
				return err
			}
		}
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return err
		}
		root, err := tree.Finish()
		if err != nil {
			return err
		}
		repeat := max(1, w.repeat)
		ours := func() error {
			for range repeat {
				// Native servers may give calls more than the defaults.
				r := shell.Run(shell.Call{Script: w.script, Snapshot: workspace.NewSnapshot(root, blobs), Start: time.Unix(1_773_480_413, 0),
					Stdin: bytes.NewReader(nil), Limits: shell.Limits{Fuel: -1, Time: -1, Memory: 256 << 20, Workspace: -1, FileSize: -1, Files: -1, Stdout: 64 << 20}})
				if r.Outcome != shell.OK {
					return fmt.Errorf("%s: %s %s %s", w.name, r.Outcome, r.Reason, r.Stderr)
				}
			}
			return nil
		}
		a, b, err := sideBySide(ours, command(dir, "bash", "-c", w.script))
		if err != nil {
			return err
		}
		row(w.name, a/time.Duration(repeat), b)
	}
	return nil
}

// background is the context of all requests.
var background = context.Background()
