package omphost

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"syscall"

	"golang.org/x/sys/unix"

	"ambit/adapters/native/confine"
)

// Isolation is how strictly agents must be kept apart from the machine.
type Isolation string

const (
	// IsolationAuto takes the strictest way that works.
	IsolationAuto Isolation = "auto"
	// IsolationRequire is for hosts that rather do not start than host agents that could
	// see the machine's files, network or processes.
	IsolationRequire Isolation = "require"
	// IsolationNone uses none.
	IsolationNone Isolation = "none"
)

// Protections are what may keep an agent's process apart from the machine, by the names
// under which a run's first entry says which do:
//
//	files       it sees the system's libraries, omp and its own directories, nothing else
//	lifetime    nothing that it starts outlives it
//	network     it reaches the model gateway of its own run, nothing else
//	privileges  it has no capability, and gets none by executing something
//	processes   it can neither see into nor signal the processes of others
//	tcp         it makes TCP connections to the model gateway alone
//	user        it has a user id of its own
var Protections = []string{"files", "lifetime", "network", "privileges", "processes", "tcp", "user"}

// ownUsers is the first user id of agents whose host is root and was told none. Neither
// accounts nor containers are given ids from there on.
const ownUsers = 2_000_000_000

// way is how the process between confines itself before it becomes omp.
type way struct {
	Namespaces bool // of its own; else Landlock
	User       bool // a user namespace too: the host is not root
	OwnUsers   bool // each agent has a user id of its own
	NoProc     bool // as if the kernel did not let /proc be mounted; for tests
}

func (w way) String() string {
	switch {
	case !w.Namespaces:
		return "Landlock"
	case w.User:
		return "namespaces of a user namespace"
	}
	return "namespaces"
}

// jail is how processes of agents are kept apart here.
type jail struct {
	way
	held []string // of Protections
}

// jailed is what the process between is told.
type jailed struct {
	way
	Argv, Env []string
	Dir       string   // of the run
	UID       int      // to become; 0 to stay
	Read      []string // what can be read besides the system's libraries
	Write     []string // directories that can be written
	Port      int      // of the model gateway
	Probe     bool     // only see whether it can be done
}

// libraries is what of the system a program needs that starts no other.
var libraries = []string{"/lib", "/lib32", "/lib64", "/libx32", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libx32", "/nix/store"}

// devices are those that programs expect.
var devices = []string{"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"}

// ways are those that may work here, the strictest first.
func (o *Options) waysHere() []way {
	if os.Geteuid() != 0 {
		return []way{{Namespaces: true, User: true}, {}}
	}
	var list []way
	if o.UIDBase != 0 || mapped(ownUsers+o.MaxRuns) {
		list = append(list, way{Namespaces: true, OwnUsers: true})
	}
	if o.UIDBase != 0 {
		return append(list, way{OwnUsers: true}) // it is asked for
	}
	return append(list, way{Namespaces: true}, way{Namespaces: true, User: true}, way{})
}

// findJail gives the strictest way that works here, or nil and why there is none.
func (o *Options) findJail(root string) (*jail, error) {
	if o.Isolation == IsolationNone {
		return nil, errors.New("it is turned off")
	}
	if !initCalled {
		return nil, errors.New("the program does not call omphost.Init")
	}
	dir := filepath.Join(root, ".probe")
	if err := os.RemoveAll(dir); err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	for _, d := range append([]string{"", rootMount}, scratchDirs...) {
		if err := os.Mkdir(filepath.Join(dir, d), 0o700); err != nil {
			return nil, err
		}
	}
	if err := os.WriteFile(filepath.Join(dir, promptFile), nil, 0o600); err != nil {
		return nil, err
	}
	ways := o.ways
	if ways == nil {
		ways = o.waysHere()
	}
	why := errors.New("no way is known")
	for i, w := range ways {
		held, err := o.probe(w, dir)
		if err == nil {
			return &jail{w, held}, nil
		}
		if err = fmt.Errorf("%s: %w", w, err); i == 0 {
			why = err
		} else {
			why = fmt.Errorf("%w; %w", why, err)
		}
	}
	return nil, why
}

// probe sees whether a way works, and what it holds.
func (o *Options) probe(w way, dir string) (held []string, err error) {
	uid := 0
	if w.OwnUsers {
		if uid = o.UIDBase; uid == 0 {
			uid = ownUsers
		}
		if err := giveAway(dir, uid); err != nil {
			return nil, err
		}
		defer giveAway(dir, os.Geteuid())
	}
	job := (&jail{way: w}).job(o.Omp, nil, nil, dir, uid, jailPort)
	job.Probe = true
	c, l, held, err := job.spawn()
	if err != nil {
		return nil, err
	}
	if l != nil {
		l.Close()
	}
	<-c.exited
	c.close()
	return held, nil
}

func (j *jail) job(program, arguments, env []string, dir string, uid, port int) *jailed {
	job := &jailed{way: j.way, Argv: slices.Concat(program, arguments), Env: env, Dir: dir, UID: uid, Read: append(programFiles(program), filepath.Join(dir, promptFile)), Port: port}
	if j.User {
		job.UID = 0 // the namespace has one user
	}
	for _, d := range scratchDirs {
		if !strings.Contains(d, "/") {
			job.Write = append(job.Write, filepath.Join(dir, d))
		}
	}
	return job
}

// programFiles are the files that a command needs: those that it names, and the modules
// among which one of them stands.
func programFiles(argv []string) (list []string) {
	for i, arg := range argv {
		if i == 0 {
			if path, err := exec.LookPath(arg); err == nil {
				arg = path
			}
		}
		if !filepath.IsAbs(arg) {
			continue
		}
		if _, err := os.Stat(arg); err != nil {
			continue
		}
		if at := strings.Index(arg, "/node_modules/"); at > 0 {
			arg = arg[:at]
		}
		if !slices.Contains(list, arg) {
			list = append(list, arg)
		}
	}
	return list
}

func (w way) attributes() *syscall.SysProcAttr {
	attr := &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	if !w.Namespaces {
		return attr
	}
	attr.Cloneflags = unix.CLONE_NEWNS | unix.CLONE_NEWPID | unix.CLONE_NEWIPC | unix.CLONE_NEWUTS | unix.CLONE_NEWNET
	if w.User {
		attr.Cloneflags |= unix.CLONE_NEWUSER
		attr.UidMappings = []syscall.SysProcIDMap{{ContainerID: os.Geteuid(), HostID: os.Geteuid(), Size: 1}}
		attr.GidMappings = []syscall.SysProcIDMap{{ContainerID: os.Getegid(), HostID: os.Getegid(), Size: 1}}
		if os.Geteuid() != 0 {
			// The execution of this program would take them away.
			attr.AmbientCaps = []uintptr{unix.CAP_SYS_ADMIN, unix.CAP_SETPCAP, unix.CAP_NET_ADMIN}
		}
	}
	return attr
}

// jailTime is how long the process between may take.
const jailTime = time.Minute

// spawn starts a child that is confined. The listener stands in its network, where it is
// the only thing to be reached; it is nil if it has none of its own.
func (job *jailed) spawn() (c *child, l net.Listener, held []string, err error) {
	failed := func(err error) (*child, net.Listener, []string, error) { return nil, nil, nil, err }
	program, err := exec.LookPath(job.Argv[0])
	if err != nil {
		return failed(err)
	}
	job.Argv = append([]string{program}, job.Argv[1:]...)
	read, write, err := os.Pipe()
	if err != nil {
		return failed(err)
	}
	defer read.Close()
	defer write.Close()
	ends, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return failed(err)
	}
	theirs, ours := os.NewFile(uintptr(ends[0]), "report"), os.NewFile(uintptr(ends[1]), "report")
	conn, err := net.FileConn(ours)
	ours.Close()
	if err != nil {
		theirs.Close()
		return failed(err)
	}
	defer conn.Close()
	cmd := exec.Command("/proc/self/exe")
	cmd.Args, cmd.Env, cmd.Dir = []string{initName}, []string{}, "/"
	cmd.ExtraFiles = []*os.File{read, theirs}
	cmd.SysProcAttr = job.attributes()
	c, err = launch(cmd)
	theirs.Close()
	if err != nil {
		return failed(err)
	}
	data := encode(job)
	defer clear(data)
	if _, err = write.Write(data); err == nil {
		write.Close()
		l, held, err = job.await(conn.(*net.UnixConn))
	}
	if err != nil {
		c.stop(0)
		if said := strings.TrimSpace(c.tail.String()); said != "" {
			err = fmt.Errorf("%w: %s", err, said)
		}
		c.close()
		return failed(err)
	}
	return c, l, held, nil
}

// The process between says things in lines: what it is held to, or what is wrong. The
// descriptor of the listener comes with one of them.
const (
	saidHeld     = "held "
	saidListener = "listener"
)

// await takes what the process between says, until it has become omp.
func (job *jailed) await(conn *net.UnixConn) (l net.Listener, held []string, err error) {
	defer func() {
		if err != nil && l != nil {
			l.Close()
			l = nil
		}
	}()
	if err := conn.SetDeadline(time.Now().Add(jailTime)); err != nil {
		return nil, nil, err
	}
	var said bytes.Buffer
	piece, rights := make([]byte, 1024), make([]byte, unix.CmsgSpace(4))
	for {
		n, oobn, _, _, err := conn.ReadMsgUnix(piece, rights)
		said.Write(piece[:max(n, 0)])
		if oobn > 0 && l == nil {
			if l, err = received(rights[:oobn]); err != nil {
				return l, nil, err
			}
			continue
		}
		if errors.Is(err, io.EOF) || err == nil && n == 0 {
			break
		}
		if err != nil {
			return l, nil, err
		}
	}
	ready := false
	for line := range strings.Lines(said.String()) {
		line = strings.TrimSuffix(line, "\n")
		if list, ok := strings.CutPrefix(line, saidHeld); ok {
			held, ready = strings.Fields(list), true
		} else if line != saidListener {
			return l, nil, errors.New(line)
		}
	}
	if !ready || job.Namespaces && l == nil {
		return l, nil, errors.New("the process that confines the agent ended")
	}
	return l, held, nil
}

func received(rights []byte) (net.Listener, error) {
	messages, err := unix.ParseSocketControlMessage(rights)
	if err != nil || len(messages) != 1 {
		return nil, fmt.Errorf("no listener was received: %w", err)
	}
	fds, err := unix.ParseUnixRights(&messages[0])
	if err != nil || len(fds) != 1 {
		return nil, fmt.Errorf("no listener was received: %w", err)
	}
	unix.CloseOnExec(fds[0])
	f := os.NewFile(uintptr(fds[0]), "gateway")
	defer f.Close()
	return net.FileListener(f)
}

// mapped reports whether the host's user namespace has a user id.
func mapped(uid int) bool {
	data, err := os.ReadFile("/proc/self/uid_map")
	if err != nil {
		return false
	}
	for line := range strings.Lines(string(data)) {
		var from, to, size int
		if n, _ := fmt.Sscan(line, &from, &to, &size); n == 3 && uid >= from && uid-from < size {
			return true
		}
	}
	return false
}

// isolation tells what keeps agents apart and what does not.
func (h *Host) isolation() (enforced, missing []string) {
	enforced = []string{}
	if h.jail != nil {
		enforced = append(enforced, h.jail.held...)
	}
	if h.uidBase != 0 && !slices.Contains(enforced, "user") {
		enforced = append(enforced, "user")
	}
	return enforced, missingOf(enforced)
}

// Isolated reports whether what is missing of Protections is no more than a user id of
// the agent's own: what IsolationRequire requires.
func Isolated(missing []string) bool {
	return !slices.ContainsFunc(missing, func(name string) bool { return name != "user" })
}

func missingOf(enforced []string) (missing []string) {
	missing = []string{}
	for _, name := range Protections {
		if !slices.Contains(enforced, name) {
			missing = append(missing, name)
		}
	}
	return missing
}

// Probe tells how agents would be kept apart from the machine that runs this program, and
// what would be missing. The error says why stricter ways do not work; Init must have been
// called.
func Probe(omp []string) (enforced, missing []string, err error) {
	dir, err := os.MkdirTemp("", "ambit-omp-probe-")
	if err != nil {
		return nil, missingOf(nil), err
	}
	defer os.RemoveAll(dir)
	o := Options{Omp: omp}.withDefaults()
	j, err := o.findJail(dir)
	if err != nil {
		return nil, missingOf(nil), err
	}
	return j.held, missingOf(j.held), nil
}

// heldBy is what a process is kept to in namespaces of its own, or by Landlock.
func heldBy(w way, uid int, landlocked confine.Held) (held []string) {
	if w.Namespaces {
		held = []string{"files", "lifetime", "network", "privileges", "processes", "tcp"}
	} else {
		for _, h := range []struct {
			name string
			held bool
		}{{"files", landlocked.Files}, {"privileges", true}, {"processes", landlocked.Processes}, {"tcp", landlocked.TCP}} {
			if h.held {
				held = append(held, h.name)
			}
		}
	}
	if uid != 0 {
		held = append(held, "user")
	}
	return held
}
