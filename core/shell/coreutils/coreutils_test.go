package coreutils

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// stream is a pipe end over a reader or a writer.
type stream struct {
	io.Reader
	io.Writer
}

func (stream) Close() error             { return nil }
func (stream) Stat() (view.Info, error) { return view.Info{Kind: view.Fifo}, nil }

type seeded struct{ x uint64 }

func (s *seeded) Uint64() uint64 {
	s.x = s.x*6364136223846793005 + 1442695040888963407
	return s.x ^ s.x>>29
}

// host runs registered commands in place and has no other coroutines.
type host struct{ p *command.Proc }

func (h host) Run(argv, env []string, dir string, _ command.Stdio) (int, bool) {
	spec, ok := command.Lookup(argv[0])
	if !ok {
		return 127, false
	}
	q := *h.p
	q.Name, q.Args, q.Env, q.Dir = argv[0], argv[1:], env, dir
	return spec.Run(&q), true
}
func (host) Signal() int                                       { return 0 }
func (host) Shell(string, []string, string, command.Stdio) int { return 127 }
func (host) Start(_ string, io command.Stdio, f func(command.Stdio) int) func() int {
	return func() int { return f(io) }
}
func (host) Pipe() (r, w view.Handle) {
	var b bytes.Buffer
	return stream{&b, io.Discard}, stream{&b, &b}
}
func (h host) Sleep(d time.Duration) { h.p.Meter.Advance(d) }
func (host) Timeout(_, _ time.Duration, _ int, f func() int) (int, bool) {
	return f(), false
}
func (h host) FD(int) (view.Handle, bool) { return nil, false }
func (host) Kill(int, int) error          { return errno.ESRCH }
func (host) Ignore(int, bool)             {}

// result is what a run left behind.
type result struct {
	status    int
	out, errs string
	fuel      int64
	peak      int64
	exceeded  *fuel.Exceeded
	panicked  any
}

func run(name string, args []string, stdin io.Reader, limits fuel.Limits, out io.Writer) (r result) {
	meter := fuel.New(time.Date(2026, 3, 14, 15, 9, 26, 0, time.UTC), limits)
	fsys := view.Standard(meter, view.Options{})
	fsys.MkdirAll("/workspace", 0o755, view.Agent)
	if h, err := fsys.Open("/workspace/f", view.WriteOnly|view.Create, 0o644); err == nil {
		h.Write([]byte("b 2\na 10\n\nä\tx\xff\nlast"))
		h.Close()
	}
	var stdout, stderr bytes.Buffer
	if out == nil {
		out = &stdout
	}
	p := &command.Proc{Name: name, Args: args, Env: []string{"LC_ALL=C.UTF-8", "HOME=/home/agent"}, Dir: "/workspace", Umask: 0o022,
		Stdin: stream{stdin, io.Discard}, Stdout: command.NewOutput(stream{strings.NewReader(""), out}, meter), Stderr: &stderr,
		FS: fsys, Meter: meter, Rand: &seeded{1}, PID: 7, PPID: 1}
	p.Host = host{p}
	defer func() {
		if v := recover(); v != nil {
			switch e := v.(type) {
			case *fuel.Exceeded:
				r.exceeded = e
			case command.SIGPIPE, command.WriteFailed:
			default:
				r.panicked = v
			}
		}
		_, r.peak = meter.Memory()
		r.out, r.errs, r.fuel = stdout.String(), stderr.String(), meter.Used()
	}()
	spec, _ := command.Lookup(name)
	r.status = spec.Run(p)
	p.Stdout.Flush()
	return r
}

func TestEveryCommandExplainsItself(t *testing.T) {
	quiet := map[string]bool{"echo": false, "test": true, "[": true, "clear": true, "watch": true, "tput": true, "true": false, "false": true, "yes": false, "xxd": true}
	for _, name := range command.Names() {
		if quiet[name] {
			continue
		}
		r := run(name, []string{"--help"}, strings.NewReader(""), fuel.Limits{Fuel: 1e7}, nil)
		if r.status != 0 || !strings.Contains(strings.ToLower(r.out), "usage") && name != "less" && name != "more" {
			t.Errorf("%s --help: status %d, %q, %q", name, r.status, r.out, r.errs)
		}
	}
}

// TestNoCommandPanics gives every command odd arguments and odd input, under
// limits that end what would not end.
func TestNoCommandPanics(t *testing.T) {
	words := []string{"", "-", "--", "-n", "-c", "-1", "+1", "f", "nofile", "/", ".", "-x", "-k1", "a-z", "[:alpha:]", "%d", "%s\n", "0", "1", "99999999999999999999",
		"-s", "-t", "-d", "-f", "-w", "1-3", "/x/", "{1}", "\xff\xfe", "ä", "(", ")", "=", "!", "1e400", "-z", "--foo", "-e", "-i", "'"}
	inputs := []string{"", "\n", "a\n", "b\x00\xff\xfe\n\t 1 2 3\n", "1\n2\n3\n", strings.Repeat("x", 70_000), "[d2*lax]salax\n", "define f(x){return f(x+1)}\nf(1)\nwhile(1){}\n", "((((((\n"}
	random := &seeded{42}
	limits := fuel.Limits{Fuel: 300_000, Time: time.Minute, Memory: 8 << 20}
	for _, name := range command.Names() {
		for i := range 250 {
			var args []string
			for range random.Uint64() % 5 {
				args = append(args, words[random.Uint64()%uint64(len(words))])
			}
			in := inputs[i%len(inputs)]
			if r := run(name, args, strings.NewReader(in), limits, io.Discard); r.panicked != nil {
				t.Fatalf("%s %q with input %.20q: %v", name, args, in, r.panicked)
			}
		}
	}
}

func TestSameRunSameFuel(t *testing.T) {
	for _, argv := range [][]string{{"sort", "-k2n", "f"}, {"shuf", "-i", "1-1000"}, {"bc", "-l"}, {"wc", "f"}, {"date"}, {"sha256sum", "f"}} {
		once := run(argv[0], argv[1:], strings.NewReader("e(1)\n2^100\n"), fuel.Limits{}, nil)
		again := run(argv[0], argv[1:], strings.NewReader("e(1)\n2^100\n"), fuel.Limits{}, nil)
		if once.out != again.out || once.fuel != again.fuel || once.fuel == 0 {
			t.Errorf("%q: fuel %d and %d, output %q and %q", argv, once.fuel, again.fuel, once.out, again.out)
		}
	}
}

// lines generates n numbered lines in a scrambled order.
type lines struct {
	n, i, mod int
	buf       []byte
}

func (l *lines) Read(p []byte) (int, error) {
	for len(l.buf) < len(p) && l.i < l.n {
		l.buf = fmt.Appendf(l.buf, "%d\n", l.i*7919%l.mod)
		l.i++
	}
	if len(l.buf) == 0 {
		return 0, io.EOF
	}
	n := copy(p, l.buf)
	l.buf = l.buf[:copy(l.buf, l.buf[n:])]
	return n, nil
}

func TestSortOfTenMegabytesFitsTheDefaultLimits(t *testing.T) {
	defaults := fuel.Limits{Fuel: 1e8, Time: 30 * time.Second, Memory: 24 << 20}
	var out bytes.Buffer
	r := run("sort", []string{"-n"}, &lines{n: 1_400_000, mod: 1_400_000}, defaults, &out)
	if r.exceeded != nil || r.status != 0 {
		t.Fatalf("status %d, %v, %s", r.status, r.exceeded, r.errs)
	}
	if want := 1_400_000; bytes.Count(out.Bytes(), []byte{'\n'}) != want || !bytes.HasPrefix(out.Bytes(), []byte("0\n1\n2\n")) {
		t.Fatalf("%d lines, want %d", bytes.Count(out.Bytes(), []byte{'\n'}), want)
	}
}

func TestSortUniqueOfALongStreamStaysSmall(t *testing.T) {
	var out bytes.Buffer
	r := run("sort", []string{"-u"}, &lines{n: 4_000_000, mod: 500}, fuel.Limits{Memory: 12 << 20}, &out)
	if r.exceeded != nil || r.status != 0 || bytes.Count(out.Bytes(), []byte{'\n'}) != 500 {
		t.Fatalf("status %d, %v, %d lines", r.status, r.exceeded, bytes.Count(out.Bytes(), []byte{'\n'}))
	}
}

func TestEndlessWorkIsStopped(t *testing.T) {
	limits := fuel.Limits{Fuel: 1_000_000, Time: 30 * time.Second, Memory: 24 << 20}
	for _, c := range []struct{ name, args, in string }{
		{"bc", "", "while(1){}\n"}, {"bc", "", "9^9^9^9\n"}, {"bc", "", "scale=10^9;1/3\n"}, {"bc", "-l", "e(10^9)\n"}, {"bc", "", "define f(x){return f(x+1)};f(1)\n"},
		{"dc", "", "[lax]salax"}, {"dc", "", "9 9 9 9^^^p"}, {"dc", "", "[d2*lax]sa2lax"}, {"dc", "", "99999999k1 3/"},
		{"seq", "1 inf", ""}, {"yes", "", ""}, {"factor", "1522605027922533360535618378132637429718068114961380688657908494580122963258952897654000350692006139", ""},
		{"sleep", "infinity", ""}, {"numfmt", "--padding=99999999 1", ""}, {"printf", "%999999999d 1", ""}, {"expand", "-t 999999999999", strings.Repeat("\t", 9)},
	} {
		r := run(c.name, strings.Fields(c.args), strings.NewReader(c.in), limits, io.Discard)
		if r.panicked != nil {
			t.Errorf("%s %s: %v", c.name, c.args, r.panicked)
		}
		if r.exceeded == nil && r.fuel > 1_000_000 {
			t.Errorf("%s %s %q went on", c.name, c.args, c.in)
		}
	}
}
