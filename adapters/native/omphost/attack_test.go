package omphost

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/rs/zerolog"
	"golang.org/x/sys/unix"

	"ambit/core/ledger"
)

// attackPlan is what a stand-in tries that has been told to: what an agent could try
// whose omp does what an attacker wants.
type attackPlan struct {
	Files      []string // to be read
	Writes     []string // to be opened for writing
	Kept       string   // of the run's own: written, read and executed
	Marker     string   // to be found in the environment of another process
	Victim     int      // a process to be killed
	Others     []int    // those to be signalled and looked into
	TCP        []string // to be connected to
	UDP        string   // to be reached: an answer comes
	Unix       string   // a socket in the file system
	Abstract   string   // one that is in none
	Relay      string   // the address of another run's model
	Own        string   // that of the run's own
	Privileges bool     // also what would change the machine, if it were let
	Outlive    string   // the last argument of a process that leaves group, session and environment
}

// attempts carries out a plan. Each result is "done", or why not.
func (p *attackPlan) attempts() map[string]string {
	results := map[string]string{}
	try := func(name string, f func() error) {
		if err := f(); err != nil {
			results[name] = err.Error()
		} else {
			results[name] = "done"
		}
	}
	for i, path := range p.Files {
		try(fmt.Sprintf("read %d", i), func() error { _, err := os.ReadFile(path); return err })
	}
	for i, path := range p.Writes {
		try(fmt.Sprintf("write %d", i), func() error {
			f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o600)
			if err == nil {
				f.Close()
			}
			return err
		})
	}
	try("own files", func() error {
		if err := os.WriteFile(p.Kept, []byte("kept"), 0o700); err != nil {
			return err
		}
		_, err := os.ReadFile(p.Kept)
		return err
	})
	try("execute", func() error {
		err := exec.Command(p.Kept).Run()
		if errors.Is(err, syscall.ENOEXEC) {
			return nil // what it is does not matter to who lets it be executed
		}
		return err
	})
	try("environment of another", func() error {
		list, err := filepath.Glob("/proc/[0-9]*/environ")
		for _, path := range list {
			if data, err := os.ReadFile(path); err == nil && bytes.Contains(data, []byte(p.Marker)) {
				return nil
			}
		}
		return fmt.Errorf("not in %d processes (%v)", len(list), err)
	})
	signal := func(pid int, s syscall.Signal) error {
		// In a namespace the number may be that of a thread of this process.
		if _, err := os.Stat("/proc/self/task/" + strconv.Itoa(pid)); err == nil {
			return errors.New("it is this process")
		}
		return syscall.Kill(pid, s)
	}
	for i, pid := range p.Others {
		try(fmt.Sprintf("signal %d", i), func() error { return signal(pid, 0) })
		try(fmt.Sprintf("memory %d", i), func() error {
			if _, err := os.Stat("/proc/self/task/" + strconv.Itoa(pid)); err == nil {
				return errors.New("it is this process")
			}
			f, err := os.Open("/proc/" + strconv.Itoa(pid) + "/mem")
			if err == nil {
				f.Close()
			}
			return err
		})
	}
	for i, address := range p.TCP {
		try(fmt.Sprintf("tcp %d", i), func() error { return reach("tcp", address, "") })
	}
	try("udp", func() error { return reach("udp", p.UDP, "?") })
	try("unix socket", func() error { return reach("unix", p.Unix, "") })
	try("abstract socket", func() error { return reach("unix", p.Abstract, "") })
	ask := func(address string) error {
		req, err := http.NewRequest("POST", address+"/chat/completions", strings.NewReader(`{"model":"one"}`))
		if err != nil {
			return err
		}
		req.Header.Set("Authorization", "Bearer "+os.Getenv("SKAILE_AIP_SCRIPTED_KEY"))
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			return err
		}
		defer resp.Body.Close()
		if _, err := io.Copy(io.Discard, resp.Body); err != nil || resp.StatusCode != 200 {
			return fmt.Errorf("status %d (%v)", resp.StatusCode, err)
		}
		return nil
	}
	try("own model", func() error { return ask(p.Own) })
	try("model of another", func() error { return ask(p.Relay) })
	if p.Privileges {
		try("mount", func() error { return syscall.Mount("x", os.Getenv("TMPDIR"), "tmpfs", 0, "") })
		try("change of root", func() error { return syscall.Chroot(os.Getenv("TMPDIR")) })
	}
	try("capabilities", func() error {
		header := unix.CapUserHeader{Version: unix.LINUX_CAPABILITY_VERSION_3}
		var data [2]unix.CapUserData
		if err := unix.Capget(&header, &data[0]); err != nil {
			return err
		}
		if data[0].Effective|data[1].Effective|data[0].Permitted|data[1].Permitted == 0 {
			return errors.New("there are none")
		}
		return nil
	})
	try("new privileges", func() error {
		if held, err := unix.PrctlRetInt(unix.PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0); err != nil || held == 1 {
			return fmt.Errorf("there are none (%v)", err)
		}
		return nil
	})
	try("kill", func() error { return signal(p.Victim, syscall.SIGKILL) })
	try("outlive", func() error {
		cmd := exec.Command(os.Args[0], "stand-in", "idle", p.Outlive)
		cmd.Env, cmd.Dir = []string{}, "/"
		cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
		return cmd.Start()
	})
	return results
}

func reach(network, address, ask string) error {
	c, err := net.DialTimeout(network, address, 20*time.Second)
	if err != nil {
		return err
	}
	defer c.Close()
	if ask == "" {
		return nil
	}
	// A datagram may be lost: it is sent again, for a while.
	for range 20 {
		if _, err = c.Write([]byte(ask)); err != nil {
			return err
		}
		if err = c.SetReadDeadline(time.Now().Add(500 * time.Millisecond)); err != nil {
			return err
		}
		if _, err = c.Read(make([]byte, 1)); err == nil {
			return nil
		}
	}
	return err
}

// keeps says from which attacks a protection keeps an agent, by the beginnings of their
// names.
var keeps = map[string][]string{
	"files":      {"read ", "write ", "execute"},
	"network":    {"tcp ", "udp", "abstract socket", "unix socket", "model of another"},
	"tcp":        {"tcp "},
	"processes":  {"environment of another", "signal ", "memory ", "kill", "abstract socket"},
	"privileges": {"mount", "change of root", "capabilities", "new privileges"},
	"lifetime":   {"outlive"},
}

// freely are the attacks that nothing but isolation keeps a process of the same user from:
// where there is none, each is done, so that these tests can fail.
var freely = []string{"read 0", "read 1", "write 0", "execute", "environment of another", "signal 0", "signal 1", "kill", "tcp 0", "tcp 1", "tcp 2", "udp",
	"unix socket", "abstract socket", "model of another", "outlive"}

// landlockUsers is the first user id of agents that Landlock keeps apart.
const landlockUsers = 1_900_000_000

// waysOf are the ways of isolation that may work here.
func waysOf(t testing.TB) []way {
	t.Helper()
	o := Options{}.withDefaults()
	ways := append(o.waysHere(), way{Namespaces: true, User: true, NoProc: true})
	if os.Geteuid() == 0 && mapped(landlockUsers+o.MaxRuns) {
		ways = append(ways, way{OwnUsers: true})
	}
	return ways
}

// only keeps a host to one way of isolation. Programs of agents and the way to their
// directories are readable for everybody.
func only(w way) setup {
	return func(o *Options) {
		o.ways = []way{w}
		if w.OwnUsers && !w.Namespaces {
			o.UIDBase = landlockUsers
		}
	}
}

// TestAttacks has an agent attack the machine, in each way of isolation that may work
// here, and in none. What a way says that it enforces holds; where it does not work, the
// host says so, and one that requires it does not start.
func TestAttacks(t *testing.T) {
	for _, w := range waysOf(t) {
		t.Run(w.String()+map[bool]string{true: " own users"}[w.OwnUsers]+map[bool]string{true: " no proc"}[w.NoProc], func(t *testing.T) {
			attackIn(t, only(w))
		})
	}
	t.Run("none", func(t *testing.T) { attackIn(t, func(o *Options) { o.Isolation = IsolationNone }) })
}

func attackIn(t *testing.T, s setup) {
	dir := openDir(t)
	var log lockedBuffer
	program := readableStandIn(t, dir)
	f := fixtureIn(t, dir, newApp(t), s, func(o *Options) { o.Omp, o.Log = program, zerolog.New(&log) })
	enforced, missing := f.host.isolation()
	t.Logf("enforced: %v", enforced)
	if line := log.String(); !strings.Contains(line, `"enforced":`+string(encode(enforced))+`,"notEnforced":`+string(encode(missing))) {
		t.Errorf("the log says %s", line)
	}
	if f.host.jail == nil {
		f.notIsolated(enforced, log.String())
	}

	f.must(201, "POST", "/runs", f.start(runA, nil))
	f.must(201, "POST", "/runs", f.start(runB, nil))
	a, _ := f.host.find(libraryTenant, runA)
	b, _ := f.host.find(libraryTenant, runB)
	if told := f.toldIsolation(runA); fmt.Sprint(told) != fmt.Sprint([2][]string{enforced, missing}) {
		t.Errorf("the ledger says %v", told)
	}

	// What there is to be attacked.
	secret, other := filepath.Join(dir, "secret"), filepath.Join(f.root, runB, "work", "of-b")
	for _, path := range []string{secret, other} {
		if err := os.WriteFile(path, []byte("of somebody else"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	victim := exec.Command(program[0], "stand-in", "idle", "victim")
	victim.Env = []string{"MARKER=marker-of-the-host"}
	if err := victim.Start(); err != nil {
		t.Fatal(err)
	}
	died := make(chan struct{})
	go func() {
		defer close(died)
		_ = victim.Wait() // it is killed by the agent, or below
	}()
	defer func() {
		_ = victim.Process.Kill()
		<-died
	}()
	socket, abstract := filepath.Join(dir, "socket"), fmt.Sprintf("@ambit-attack-%d-%s", os.Getpid(), filepath.Base(dir))
	tcp := serveNothing(t, "tcp", "127.0.0.1:0")
	serveNothing(t, "unix", socket)
	serveNothing(t, "unix", abstract)
	if err := os.Chmod(socket, 0o666); err != nil {
		t.Fatal(err)
	}
	var library string
	_ = filepath.WalkDir("/usr/lib", func(path string, d os.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() && strings.Contains(path, ".so") {
			library = path
			return filepath.SkipAll
		}
		return nil
	})
	plan := attackPlan{
		Files:  []string{secret, other, filepath.Join(f.root, runA, ownerFile), "/etc/shadow", "/proc/1/environ"},
		Writes: []string{filepath.Join(dir, "planted"), program[0], "/proc/sys/kernel/core_pattern", library},
		Kept:   filepath.Join(f.root, runA, "work", "kept"), Marker: "marker-of-the-host",
		Victim: victim.Process.Pid, Others: []int{os.Getpid(), b.child.pid},
		TCP: []string{tcp, strings.TrimPrefix(f.app.URL, "http://"), strings.TrimPrefix(f.http.URL, "http://")},
		UDP: echo(t), Unix: socket, Abstract: abstract,
		Own: a.modelURL[a.snapshot.chosen], Relay: b.modelURL[b.snapshot.chosen],
		Privileges: slices.Contains(enforced, "privileges"), Outlive: "outlives-" + filepath.Base(dir),
	}
	if f.host.jail != nil {
		// The first process of its own namespace is the agent itself.
		plan.Files = plan.Files[:4]
	}
	// A prompt has no bare @: omp would read files that it names.
	f.prompt(runA, "attack "+strings.ReplaceAll(string(encode(plan)), "@", `\u0040`))
	results := map[string]string{}
	if err := json.Unmarshal([]byte(f.app.wait(t, "message", 1).Text), &results); err != nil {
		t.Fatal(err)
	}
	if results["kill"] == "done" {
		select {
		case <-died:
		case <-time.After(time.Minute):
			t.Error("the victim lives")
		}
	}
	survivors := withArgument(plan.Outlive)
	if results["outlive"] == "done" && len(survivors) == 0 {
		t.Error("the process that is to outlive its run never was")
	}
	f.must(204, "DELETE", "/runs/"+runA, nil)
	f.nothingLeft(runA)
	survivors = withArgument(plan.Outlive)
	for _, pid := range survivors {
		_ = syscall.Kill(pid, syscall.SIGKILL)
	}
	if results["outlive"] == "done" && len(survivors) == 0 {
		results["outlive"] = "it ended with its run"
	}

	for _, name := range slices.Sorted(maps.Keys(results)) {
		t.Logf("%s: %s", name, results[name])
	}
	for _, name := range []string{"own files", "own model"} {
		if results[name] != "done" {
			t.Errorf("what an agent may do: %s: %s", name, results[name])
		}
	}
	for _, protection := range enforced {
		for name, result := range results {
			if result == "done" && slices.ContainsFunc(keeps[protection], func(begin string) bool { return strings.HasPrefix(name, begin) }) {
				t.Errorf("%s is enforced, and yet: %s", protection, name)
			}
		}
	}
	if f.host.jail == nil && f.host.uidBase == 0 {
		for _, name := range freely {
			if results[name] != "done" {
				t.Errorf("without isolation: %s: %s", name, results[name])
			}
		}
	}
}

// notIsolated checks what a host says that cannot isolate its agents, and that one that is
// required to does not start.
func (f *fixture) notIsolated(enforced []string, log string) {
	f.t.Helper()
	if f.host.uidBase != 0 {
		enforced = slices.DeleteFunc(slices.Clone(enforced), func(name string) bool { return name == "user" })
	}
	if len(enforced) != 0 || !strings.Contains(log, `"why":"`) || !strings.Contains(log, `"level":"warn"`) {
		f.t.Errorf("without isolation %v is said to be enforced: %s", enforced, log)
	}
	opt := f.host.opt
	opt.RootDir, opt.Isolation = f.root+"-required", IsolationRequire
	if opt.ways == nil {
		opt.ways = []way{}
	}
	h, err := New(opt)
	if err == nil {
		h.Close()
	}
	if err == nil || !strings.Contains(err.Error(), "cannot be isolated here") {
		f.t.Errorf("a host that requires isolation: %v", err)
	}
}

// toldIsolation is what the ledger of a run says that is enforced, and what is not.
func (f *fixture) toldIsolation(id string) (told [2][]string) {
	f.t.Helper()
	recs, err := f.runs.Records(f.t.Context(), libraryTenant, id, 1, 1000)
	if err != nil {
		f.t.Fatal(err)
	}
	for _, data := range recs {
		r, err := ledger.ParseRecord(data)
		if err != nil {
			f.t.Fatal(err)
		}
		if r.Entry.Kind == ledger.Command && r.Entry.Tool == "start" {
			var args struct {
				Isolation struct{ Enforced, NotEnforced []string }
			}
			if err := json.Unmarshal(r.Payloads["args"].Data, &args); err != nil {
				f.t.Fatal(err)
			}
			return [2][]string{args.Isolation.Enforced, args.Isolation.NotEnforced}
		}
	}
	f.t.Fatal("no start in the ledger")
	return told
}

// TestIsolationRequired: a host that requires isolation starts where there is all of it,
// and not where there is only some.
func TestIsolationRequired(t *testing.T) {
	for _, w := range waysOf(t) {
		opt := Options{RootDir: filepath.Join(t.TempDir(), "runs"), Omp: standIn(t), Isolation: IsolationRequire, ways: []way{w}}
		h, err := New(opt)
		if err == nil {
			if !w.Namespaces {
				t.Errorf("%s is taken for isolation", w)
			}
			if _, missing := h.isolation(); !Isolated(missing) {
				t.Errorf("%s: %v is missing", w, missing)
			}
			h.Close()
		} else if !strings.Contains(err.Error(), "cannot be isolated here as it is required: ") || !strings.Contains(err.Error(), w.String()) {
			t.Errorf("%s: %v", w, err)
		}
	}
	if _, err := New(Options{RootDir: filepath.Join(t.TempDir(), "runs"), Omp: standIn(t), Isolation: "some"}); err == nil || !strings.Contains(err.Error(), "want auto, require or none") {
		t.Errorf("another isolation: %v", err)
	}
}

// TestAttacksOfUsers has the attacks made where the host is no superuser.
func TestAttacksOfUsers(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Log("TestAttacks is that already")
		return
	}
	const uid = 54_321
	if !mapped(uid) {
		t.Log("there are no other users here")
		return
	}
	dir := openDir(t)
	program := readableStandIn(t, dir)[0]
	own := filepath.Join(dir, "tmp")
	if err := os.Mkdir(own, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Chown(own, uid, uid); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(program, "-test.run=^(TestAttacks|TestIsolationRequired)$", "-test.v")
	cmd.Dir, cmd.Env = own, []string{"PATH=" + os.Getenv("PATH"), "HOME=" + own, "TMPDIR=" + own}
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uid, Gid: uid}}
	out, err := cmd.CombinedOutput()
	if err != nil || bytes.Count(out, []byte("\n    --- PASS: TestAttacks/")) != 4 {
		t.Errorf("%v\n%s", err, out)
	}
	for line := range strings.Lines(string(out)) {
		if strings.Contains(line, "enforced: ") {
			t.Log(strings.TrimSpace(line))
		}
	}
}

// openDir is a directory that everybody may pass through.
func openDir(t testing.TB) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "ambit-agents-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	if err := os.Chmod(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	return dir
}

// readableStandIn is a stand-in that every user can execute.
func readableStandIn(t testing.TB, dir string) []string {
	t.Helper()
	program := filepath.Join(dir, "stand-in")
	data, err := os.ReadFile(standIn(t)[0])
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(program, data, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(program, 0o755); err != nil {
		t.Fatal(err)
	}
	return []string{program, "stand-in"}
}

// serveNothing takes connections.
func serveNothing(t testing.TB, network, address string) string {
	t.Helper()
	l, err := net.Listen(network, address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			c.Close()
		}
	}()
	return l.Addr().String()
}

// echo sends datagrams back.
func echo(t testing.TB) string {
	t.Helper()
	c, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	go func() {
		b := make([]byte, 64)
		for {
			n, from, err := c.ReadFrom(b)
			if err != nil {
				return
			}
			_, _ = c.WriteTo(b[:n], from) // it is asked again
		}
	}()
	return c.LocalAddr().String()
}

// withArgument lists the processes that have an argument.
func withArgument(argument string) (list []int) {
	for _, pid := range processes() {
		data, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/cmdline")
		if err == nil && slices.Contains(strings.Split(string(data), "\x00"), argument) {
			list = append(list, pid)
		}
	}
	return list
}

// lockedBuffer can be written by several at once.
type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}
