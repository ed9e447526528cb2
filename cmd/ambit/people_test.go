package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/tidwall/gjson"

	"ambit/conformance/omp"
	"golang.org/x/sys/unix"

	"ambit/core/authority"
)

// onTerminal runs the program with a terminal for standard output and error, and gives what
// it wrote there.
func onTerminal(t *testing.T, dir string, env []string, args ...string) (string, int) {
	t.Helper()
	master, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer master.Close()
	if err := unix.IoctlSetPointerInt(int(master.Fd()), unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	n, err := unix.IoctlGetInt(int(master.Fd()), unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	slave, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(binary, args...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = dir, slave, slave
	for _, v := range os.Environ() {
		if name, _, _ := strings.Cut(v, "="); name != "PAGER" && name != "NO_COLOR" && name != "TERM" && name != "LESS" {
			cmd.Env = append(cmd.Env, v)
		}
	}
	cmd.Env = append(append(cmd.Env, "TERM=xterm"), env...)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	slave.Close()
	var out bytes.Buffer
	// A terminal without anybody at its other end gives EIO.
	if _, err := io.Copy(&out, master); err != nil && !errors.Is(err, syscall.EIO) {
		t.Fatal(err)
	}
	err = cmd.Wait()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return strings.ReplaceAll(out.String(), "\r\n", "\n"), cmd.ProcessState.ExitCode()
}

func TestInitWritesAPolicyThatLoads(t *testing.T) {
	dir := t.TempDir()
	if r := ambit(t, dir, "", "init"); r.status != 0 || !strings.Contains(r.stdout, "wrote ambit.json") || !strings.Contains(r.stdout, "ambit doctor") {
		t.Fatalf("%+v", r)
	}
	text, err := os.ReadFile(filepath.Join(dir, "ambit.json"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := authority.Parse("ambit.json", text); err != nil || !bytes.Contains(text, []byte("//")) {
		t.Fatal(err)
	}
	put(t, dir, "ambit.json", "mine")
	if r := ambit(t, dir, "", "init"); r.status != 1 || !strings.Contains(r.stderr, "stays as it is") {
		t.Fatalf("%+v", r)
	}
	if text, err := os.ReadFile(filepath.Join(dir, "ambit.json")); err != nil || string(text) != "mine" {
		t.Fatalf("%q %v", text, err)
	}
	if r := ambit(t, dir, "", "init", "--policy", "other.json", "--json"); r.status != 0 || gjson.Get(r.stdout, "file").String() != "other.json" {
		t.Fatalf("%+v", r)
	}
	if r := ambit(t, dir, "", "init", "-C", "nowhere"); r.status != 1 || !strings.Contains(r.stderr, "nowhere") {
		t.Fatalf("%+v", r)
	}
	// What the document says is what happens.
	if err := os.Rename(filepath.Join(dir, "other.json"), filepath.Join(dir, "ambit.json")); err != nil {
		t.Fatal(err)
	}
	if r := ambit(t, dir, "", "bash", "--profile", "agent", "--write", "reports/**", "-c", "mkdir reports; echo x > reports/a; echo y > b"); r.status != 1 || !strings.Contains(r.stderr, "b: Permission denied") {
		t.Fatalf("%+v", r)
	}
	if r := ambit(t, dir, "", "bash", "--profile", "agent", "--write", "reports/**", "-c", "mkdir reports/published"); r.status != 126 || !strings.Contains(r.stderr, "waits for an operator") {
		t.Fatalf("%+v", r)
	}
}

// checksOf runs doctor and gives its findings by name.
func checksOf(t *testing.T, dir string, status int, args ...string) map[string]gjson.Result {
	t.Helper()
	r := ambit(t, dir, "", append([]string{"doctor", "--json"}, args...)...)
	if r.status != status || gjson.Get(r.stdout, "ok").Bool() != (status == 0) {
		t.Fatalf("doctor %q: %+v", args, r)
	}
	found := map[string]gjson.Result{}
	for _, c := range gjson.Get(r.stdout, "checks").Array() {
		found[c.Get("name").String()] = c
		if c.Get("result").String() == checkFailed && c.Get("next").String() == "" {
			t.Errorf("%s says no next step", c)
		}
	}
	return found
}

func TestDoctorFindsWhatIsWrong(t *testing.T) {
	dir := t.TempDir()
	want := func(found map[string]gjson.Result, name, result, text string) {
		t.Helper()
		if c := found[name]; c.Get("result").String() != result || !strings.Contains(c.Raw, text) {
			t.Errorf("%s: %s, want %s, %q", name, c.Raw, result, text)
		}
	}
	found := checksOf(t, dir, 0)
	want(found, "policy", checkNote, "ambit init")
	want(found, "tokens", checkNote, "has none")
	want(found, "ledger", checkNote, "ambit bash")
	if c := found["disk"]; c.Get("result").String() == checkFailed || !strings.Contains(c.Raw, "MiB free") {
		t.Errorf("%s", c.Raw)
	}
	want(found, "omp", checkNote, "make omp")
	hosted := checksOf(t, dir, 0, "--omp", omp.Install(t))
	want(hosted, "omp", checkOK, "install")
	if c := hosted["isolation"]; c.Get("result").String() == checkFailed || !strings.Contains(c.Raw, "hosted agents are") {
		t.Errorf("isolation: %s", c.Raw)
	}
	want(found, "platform", checkOK, "linux")
	for _, name := range []string{"namespaces", "workerd", "stores"} {
		if !found[name].Exists() {
			t.Errorf("nothing about %s", name)
		}
	}
	if found["server"].Exists() {
		t.Error("a server that nobody named")
	}
	ambit(t, dir, "", "bash", "-c", ":")
	sum := strings.Repeat("0", 64)
	put(t, dir, "ambit.json", `{"version":1,"stores":{"a":{"root":"file"},"b":{"root":"none"},"c":{"root":"."}},
	  "profiles":{"p":{"allow":["repo.read"],"hold":{"read":["**"]}}},"tokens":[{"name":"t","sha256":"`+sum+`","tenant":"default","scopes":["runs"]}]}`)
	put(t, dir, "file", "")
	found = checksOf(t, dir, 1)
	want(found, "tokens", checkNote, "scope `approve`")
	want(found, "ledger", checkOK, "1 run")
	r := ambit(t, dir, "", "doctor")
	if r.status != 1 || !strings.Contains(r.stdout, "store a: file is not a directory") || !strings.Contains(r.stdout, "→ mend `root`") || !strings.Contains(r.stdout, "store b: none is not there") || !strings.Contains(r.stderr, "1 check failed") || strings.Contains(r.stdout, "\x1b") {
		t.Errorf("%+v", r)
	}
	put(t, dir, "ambit.json", "{\"version\":1,\"\x1b[2J\":2}")
	want(checksOf(t, dir, 1), "policy", checkFailed, "ambit policy check")
	if r := ambit(t, dir, "", "doctor"); strings.Contains(r.stdout, "\x1b") {
		t.Errorf("%q", r.stdout)
	}
	if err := os.Remove(filepath.Join(dir, "ambit.json")); err != nil {
		t.Fatal(err)
	}
	put(t, filepath.Join(dir, ".ambit"), "ledger.db", "no database, but long enough to be looked at as one, it seems")
	want(checksOf(t, dir, 1), "ledger", checkFailed, "")
	want(checksOf(t, dir, 1, "--server", "http://127.0.0.1:1", "--token", "x"), "server", checkFailed, "ambit serve")
}

func TestTopShowsTheRunsOfAServer(t *testing.T) {
	s := startAgentServer(t, t.TempDir())
	for _, id := range []string{"one", "two", "over"} {
		s.must(201, "POST", "/runs", map[string]string{"id": id, "profile": "repo-writer"})
	}
	s.must(204, "DELETE", "/runs/over", nil)
	s.must(201, "POST", "/runs/two/turns", map[string]string{"grants": "command { run }"})
	s.must(200, "POST", "/runs/two/turns/1/tools/bash", map[string]string{"command": ":"})
	at := []string{"--server", s.url, "--token", s.token}
	r := ambit(t, s.dir, "", append([]string{"top", "--once"}, at...)...)
	if r.status != 0 || strings.Contains(r.stdout, "\x1b") || !strings.Contains(r.stdout, "2 runs, 1 over") || strings.Contains(r.stdout, "\nover") {
		t.Errorf("%+v", r)
	}
	r = ambit(t, s.dir, "", append([]string{"top", "--once", "--all", "--json"}, at...)...)
	calls := map[string]int64{}
	for _, run := range gjson.Get(r.stdout, "runs").Array() {
		calls[run.Get("id").String()] = run.Get("calls").Int()
	}
	if r.status != 0 || !json.Valid([]byte(r.stdout)) || len(calls) != 3 || calls["two"] != 1 {
		t.Errorf("%+v", r)
	}
	// It goes on until it is told to stop; without a terminal one table follows another.
	cmd := exec.Command(binary, append([]string{"top", "--every", "200ms"}, at...)...)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	var seen strings.Builder
	buf := make([]byte, 4096)
	for strings.Count(seen.String(), "RUN ") < 3 {
		n, err := out.Read(buf)
		seen.Write(buf[:n])
		if err != nil {
			t.Fatalf("%q %v", seen.String(), err)
		}
	}
	if err := cmd.Process.Signal(syscall.SIGINT); err != nil {
		t.Fatal(err)
	}
	go io.Copy(io.Discard, out)
	cmd.Wait()
	if strings.Contains(seen.String(), "\x1b") {
		t.Errorf("%q", seen.String())
	}
	if r := ambit(t, s.dir, "", append([]string{"top", "--every", "1ms"}, at...)...); r.status != 2 {
		t.Errorf("%+v", r)
	}
	if r := ambit(t, s.dir, "", "top", "--server", "http://127.0.0.1:1", "--token", "x"); r.status != 1 {
		t.Errorf("%+v", r)
	}
}

func TestShowHasColoursAndAPagerOnATerminalOnly(t *testing.T) {
	dir := t.TempDir()
	ambit(t, dir, "", "bash", "--write", "**", "-c", "echo x > \"$(printf 'a\\033[2Jb')\"; echo done")
	ambit(t, dir, "", "bash", "--grant", "", "-c", "echo no")
	plain := ambit(t, dir, "", "ledger", "show")
	if plain.status != 0 || strings.Contains(plain.stdout, "\x1b") || strings.Count(plain.stdout, "\n") < 6 {
		t.Fatalf("%+v", plain)
	}
	for _, tc := range []struct {
		name     string
		env      []string
		args     []string
		coloured bool
		paged    bool
	}{
		{"pager", []string{"PAGER=sed s/^/PAGED:/"}, nil, true, true},
		{"--no-pager", []string{"PAGER=sed s/^/PAGED:/"}, []string{"--no-pager"}, true, false},
		{"empty PAGER", []string{"PAGER="}, nil, true, false},
		{"PAGER=cat", []string{"PAGER=cat"}, nil, true, false},
		{"a pager that is not there", []string{"PAGER=no-such-pager -x"}, nil, true, false},
		{"NO_COLOR", []string{"PAGER=", "NO_COLOR=1"}, nil, false, false},
		{"dumb", []string{"PAGER=", "TERM=dumb"}, nil, false, false},
	} {
		out, status := onTerminal(t, dir, tc.env, append([]string{"ledger", "show"}, tc.args...)...)
		if status != 0 || strings.Contains(out, "\x1b[") != tc.coloured || strings.HasPrefix(out, "PAGED:") != tc.paged || strings.Contains(out, "\x1b[2J") {
			t.Errorf("%s: status %d\n%q", tc.name, status, out)
		}
		for _, colour := range []string{bold, faint, red, green, cyan} {
			out = strings.ReplaceAll(out, "\x1b["+colour+"m", "")
		}
		out = strings.ReplaceAll(strings.ReplaceAll(out, "\x1b[0m", ""), "PAGED:", "")
		if out != plain.stdout {
			t.Errorf("%s: without colours\n%q\nwant\n%q", tc.name, out, plain.stdout)
		}
	}
	// Who leaves the pager early has seen enough.
	if out, status := onTerminal(t, dir, []string{"PAGER=head -n 1"}, "ledger", "show"); status != 0 || strings.Count(out, "\n") != 1 {
		t.Errorf("%d %q", status, out)
	}
	if out, status := onTerminal(t, dir, nil, "ledger", "show", "--json"); status != 0 || strings.Contains(out, "\x1b") {
		t.Errorf("%d %q", status, out)
	}
}

// TestProgressIsShownOnATerminalOnly looks at the bar itself: that a command takes long
// enough for one cannot be relied on.
func TestProgressIsShownOnATerminalOnly(t *testing.T) {
	var hidden progress
	hidden.add(5)
	hidden.end()
	if hidden.bar != nil || hidden.done != 0 {
		t.Errorf("%+v", hidden)
	}
	for _, total := range []int64{0, 10} {
		shown := progress{what: "replaying", total: total, began: time.Now()}
		shown.add(1)
		if shown.bar != nil {
			continue // this machine took its time
		}
		shown.began = time.Now().Add(-time.Hour)
		shown.add(1)
		if shown.bar == nil || shown.done != 2 {
			t.Errorf("%+v", shown)
		}
		shown.add(20) // more than was known of
		shown.end()
		shown.add(1)
		if shown.bar != nil {
			t.Error("it goes on after its end")
		}
	}
	dir := t.TempDir()
	ambit(t, dir, "", "bash", "-c", "echo x")
	for _, args := range [][]string{{"ledger", "replay"}, {"ledger", "export", "local-repo-writer", "-o", "e"}} {
		if r := ambit(t, dir, "", args...); r.status != 0 || r.stderr != "" {
			t.Errorf("%q: %+v", args, r)
		}
		if out, status := onTerminal(t, dir, nil, args...); status != 0 || strings.Contains(out, "%") {
			t.Errorf("%q leaves a bar: %d %q", args, status, out)
		}
	}
}

func TestManualAndCompletions(t *testing.T) {
	dir := t.TempDir()
	for range 2 {
		if r := ambit(t, dir, "", "man", "man"); r.status != 0 || r.stdout != "" {
			t.Fatalf("%+v", r)
		}
	}
	pages, err := filepath.Glob(filepath.Join(dir, "man", "ambit*.1"))
	if err != nil || len(pages) < 40 {
		t.Fatalf("%d pages, %v", len(pages), err)
	}
	text, err := os.ReadFile(filepath.Join(dir, "man", "ambit-ledger-show.1"))
	if err != nil || !bytes.Contains(text, []byte(`\fB--no-pager\fP`)) || !bytes.Contains(text, []byte(".TH")) || bytes.Contains(text, []byte("Auto generated")) {
		t.Errorf("%v\n%s", err, text)
	}
	for _, shell := range []string{"bash", "zsh", "fish"} {
		r := ambit(t, dir, "", "completion", shell)
		if r.status != 0 || len(r.stdout) < 1000 {
			t.Errorf("%s: %d bytes, %s", shell, len(r.stdout), r.stderr)
		}
		if shell == "bash" {
			cmd := exec.Command("bash", "-n")
			cmd.Stdin = strings.NewReader(r.stdout)
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%v %s", err, out)
			}
		}
	}
	if r := ambit(t, dir, "", "__complete", "ledger", "sh"); !strings.Contains(r.stdout, "show\t") {
		t.Errorf("%+v", r)
	}
}
