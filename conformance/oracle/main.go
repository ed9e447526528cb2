//go:build linux

// Oracle runs case files through the real bash and GNU tools.
//
//	go run ./conformance/oracle [-update] [-j N] FILE.sh…
//
// Without -update it compares with the golden files and fails on a difference;
// with it, it writes them. Each case runs in mount and UTS namespaces of its own,
// as uid 1000 "agent" on host "ambit" with an empty /workspace; that needs root.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"ambit/conformance"
)

const caseTimeout = 20 * time.Second

func main() {
	if len(os.Args) > 1 && os.Args[1] == "-inner" {
		inner()
		return
	}
	update := flag.Bool("update", false, "write the golden files")
	jobs := flag.Int("j", 2, "cases at once")
	flag.Parse()
	if os.Getuid() != 0 {
		fatal(errors.New("the oracle needs root for its namespaces"))
	}
	for _, dir := range []string{"/workspace", "/home/agent"} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			fatal(err)
		}
	}
	failed := false
	for _, file := range flag.Args() {
		ok, err := oracleFile(file, *update, *jobs)
		if err != nil {
			fatal(fmt.Errorf("%s: %w", file, err))
		}
		failed = failed || !ok
	}
	if failed {
		os.Exit(1)
	}
}

func fatal(err error) {
	fmt.Fprintln(os.Stderr, "oracle:", err)
	os.Exit(2)
}

func oracleFile(file string, update bool, jobs int) (ok bool, err error) {
	cases, err := conformance.ReadCases(file)
	if err != nil {
		return false, err
	}
	if slices.ContainsFunc(cases, usesYQ) {
		if err := installYQ(); err != nil {
			return false, err
		}
	}
	tools := ""
	if usesJQ17(file) {
		if err := installJQ17(); err != nil {
			return false, err
		}
		tools = jq17Dir
	}
	results := make([]conformance.Golden, len(cases))
	errs := make([]error, len(cases))
	var wg sync.WaitGroup
	slots := make(chan struct{}, jobs)
	for i, c := range cases {
		wg.Add(1)
		slots <- struct{}{}
		go func() {
			defer func() { <-slots; wg.Done() }()
			results[i], errs[i] = runCase(c, tools)
		}()
	}
	wg.Wait()
	if err := errors.Join(errs...); err != nil {
		return false, err
	}
	golden := strings.TrimSuffix(file, ".sh") + ".golden"
	if update {
		var b bytes.Buffer
		enc := json.NewEncoder(&b)
		enc.SetEscapeHTML(false)
		enc.SetIndent("", " ")
		if err := enc.Encode(results); err != nil {
			return false, err
		}
		fmt.Printf("%s: %d cases\n", golden, len(results))
		return true, os.WriteFile(golden, b.Bytes(), 0o644)
	}
	want, err := conformance.ReadGolden(golden)
	if err != nil {
		return false, err
	}
	ok = true
	for i, got := range results {
		w := want[got.Name]
		if w.Status != got.Status || !bytes.Equal(w.Stdout, got.Stdout) || (!cases[i].AnyTree && !slices.Equal(w.Tree, got.Tree)) {
			fmt.Printf("%s: %s: golden differs from the oracle\n  golden %d %q\n  oracle %d %q\n", file, got.Name, w.Status, w.Stdout, got.Status, got.Stdout)
			ok = false
		}
	}
	return ok, nil
}

// runCase runs this program again inside new namespaces. tools is a directory that
// comes first in the case's path, or "".
func runCase(c conformance.Case, tools string) (conformance.Golden, error) {
	g := conformance.Golden{Name: c.Name}
	cmd := exec.Command("/proc/self/exe", "-inner", tools)
	cmd.Stdin = strings.NewReader(c.Script)
	var out, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Cloneflags: syscall.CLONE_NEWNS | syscall.CLONE_NEWUTS | syscall.CLONE_NEWPID}
	if err := cmd.Run(); err != nil {
		return g, fmt.Errorf("%s: %w: %s", c.Name, err, stderr.String())
	}
	if err := json.Unmarshal(out.Bytes(), &g); err != nil {
		return g, fmt.Errorf("%s: %w", c.Name, err)
	}
	g.Name = c.Name
	return g, nil
}

func inner() {
	script := new(bytes.Buffer)
	if _, err := script.ReadFrom(os.Stdin); err != nil {
		fatal(err)
	}
	if err := enterSandbox(); err != nil {
		fatal(err)
	}
	args := []string{"--noprofile", "--norc", "-c", script.String()}
	if script.Len() > 100_000 {
		fatal(errors.New("script too long for bash -c"))
	}
	cmd := exec.Command("/bin/bash", args...)
	cmd.Args[0] = "bash"
	cmd.Dir = "/workspace"
	path := "/usr/local/bin:/usr/bin:/bin"
	if usesYQ(conformance.Case{Script: script.String()}) {
		path = yqDir + ":" + path
	}
	if tools := os.Args[2]; tools != "" {
		path = tools + ":" + path
	}
	cmd.Env = []string{"PATH=" + path, "HOME=/home/agent", "USER=agent", "LOGNAME=agent", "LC_ALL=C.UTF-8", "LANG=C.UTF-8", "TZ=UTC", "SHELL=/bin/bash"}
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 1000, Gid: 1000}, Setsid: true}
	if err := cmd.Start(); err != nil {
		fatal(err)
	}
	timer := time.AfterFunc(caseTimeout, func() { syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) })
	err := cmd.Wait()
	if !timer.Stop() {
		fatal(fmt.Errorf("no end within %s", caseTimeout))
	}
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		fatal(err)
	}
	g := conformance.Golden{Status: cmd.ProcessState.ExitCode(), Stdout: stdout.Bytes(), Stderr: stderr.Bytes()}
	if ws, ok := cmd.ProcessState.Sys().(syscall.WaitStatus); ok && ws.Signaled() {
		g.Status = 128 + int(ws.Signal())
	}
	if g.Tree, err = tree("/workspace"); err != nil {
		fatal(err)
	}
	if err := json.NewEncoder(os.Stdout).Encode(g); err != nil {
		fatal(err)
	}
}

func enterSandbox() error {
	if err := syscall.Mount("", "/", "", syscall.MS_REC|syscall.MS_PRIVATE, ""); err != nil {
		return fmt.Errorf("private mounts: %w", err)
	}
	// The identity files are written before /tmp is covered.
	files := map[string]string{
		"/etc/passwd":   "root:x:0:0:root:/root:/bin/bash\nagent:x:1000:1000:agent:/home/agent:/bin/bash\n",
		"/etc/group":    "root:x:0:\nagent:x:1000:\n",
		"/etc/hostname": "ambit\n",
	}
	for _, m := range []struct{ dir, opts string }{
		{"/tmp", "mode=1777"}, {"/workspace", "mode=755,uid=1000,gid=1000"}, {"/home/agent", "mode=755,uid=1000,gid=1000"},
	} {
		if err := syscall.Mount("tmpfs", m.dir, "tmpfs", 0, m.opts); err != nil {
			return fmt.Errorf("mount %s: %w", m.dir, err)
		}
	}
	for dst, text := range files {
		src := "/home/agent/.bind"
		if err := os.WriteFile(src, []byte(text), 0o644); err != nil {
			return err
		}
		if err := syscall.Mount(src, dst, "", syscall.MS_BIND, ""); err != nil {
			return fmt.Errorf("bind %s: %w", dst, err)
		}
		if err := os.Remove(src); err != nil && !errors.Is(err, syscall.EBUSY) {
			return err
		}
	}
	if err := syscall.Mount("proc", "/proc", "proc", 0, ""); err != nil {
		return fmt.Errorf("mount /proc: %w", err)
	}
	return syscall.Sethostname([]byte("ambit"))
}

func tree(root string) ([]string, error) {
	list := []string{}
	err := filepath.WalkDir(root, func(p string, d fs.DirEntry, err error) error {
		if err != nil || p == root {
			return err
		}
		rel := p[len(root)+1:]
		info, err := d.Info()
		if err != nil {
			return err
		}
		mode := info.Mode().Perm()
		switch {
		case d.IsDir():
			list = append(list, fmt.Sprintf("dir %o %s", mode, rel))
		case d.Type()&fs.ModeSymlink != 0:
			target, err := os.Readlink(p)
			if err != nil {
				return err
			}
			list = append(list, fmt.Sprintf("link %s -> %s", rel, target))
		case d.Type().IsRegular():
			data, err := os.ReadFile(p)
			if err != nil {
				return err
			}
			sum := sha256.Sum256(data)
			list = append(list, fmt.Sprintf("file %o %s %d %x", mode, rel, len(data), sum[:8]))
		default:
			list = append(list, fmt.Sprintf("other %s", rel))
		}
		return nil
	})
	slices.Sort(list)
	return list, err
}
