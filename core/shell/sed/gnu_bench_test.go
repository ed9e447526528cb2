package sed

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

type discard struct{ n int }

func (d *discard) Read([]byte) (int, error)    { return 0, io.EOF }
func (d *discard) Write(b []byte) (int, error) { d.n += len(b); return len(b), nil }
func (d *discard) Close() error                { return nil }
func (d *discard) Stat() (view.Info, error)    { return view.Info{Kind: view.Fifo}, nil }

// TestSpeedBesideGNU runs the same work with GNU's tools and prints the ratio of
// the times; it needs SPEED=1.
func TestSpeedBesideGNU(t *testing.T) {
	if os.Getenv("SPEED") == "" {
		t.Skip("SPEED is not set")
	}
	dir := t.TempDir()
	ns := view.Standard(fuel.New(time.Unix(0, 0), fuel.Limits{}), view.Options{})
	if err := ns.Mount("/workspace", nil, nil, view.Limits{}); err != nil {
		t.Fatal(err)
	}
	put := func(name string, b []byte) {
		os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755)
		if err := os.WriteFile(filepath.Join(dir, name), b, 0o644); err != nil {
			t.Fatal(err)
		}
		if d := filepath.Dir(name); d != "." {
			ns.Mkdir("/workspace/"+d, 0o755)
		}
		h, err := ns.Open("/workspace/"+name, view.WriteOnly|view.Create, 0o644)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := h.Write(b); err != nil {
			t.Fatal(err)
		}
		h.Close()
	}
	var big bytes.Buffer
	for i := 0; big.Len() < 10<<20; i++ {
		fmt.Fprintf(&big, "%d: the quick brown fox jumps over the lazy dog, user%d@example.com GET /index/%d.html\n", i, i%97, i*7%1001)
	}
	put("big", big.Bytes())
	ns.Mkdir("/workspace/tree", 0o755)
	os.Mkdir(filepath.Join(dir, "tree"), 0o755)
	for i := range 2000 {
		part := big.Bytes()[i*5000 : i*5000+5000]
		put(fmt.Sprintf("tree/d%d/f%d.txt", i%40, i), append(bytes.Clone(part), part...))
	}
	put("small", big.Bytes()[:4000])
	for _, argv := range [][]string{
		{"grep", "-c", "user96@", "big"}, {"grep", "-c", "nosuchstring", "big"}, {"grep", "fox", "big"}, {"grep", "-n", "index/99[0-9]", "big"},
		{"grep", "-cE", "(cat|dog).*[0-9]{3}\\.html", "big"}, {"grep", "-ci", "USER96@", "big"}, {"grep", "-cw", "index", "big"}, {"grep", "-oE", "[a-z]+@[a-z.]+", "big"},
		{"grep", "-v", "user", "big"}, {"grep", "-cP", "(?<=user)9\\d", "big"}, {"grep", "-c", "\\(o\\)[^o]*\\1", "big"},
		{"grep", "-rn", "user96@", "tree"}, {"grep", "-rlE", "index/[0-9]*77\\.html", "tree"}, {"grep", "-rn", "fox", "tree"},
		{"sed", "s/fox/cat/", "big"}, {"sed", "s/o/0/g", "big"}, {"sed", "-E", "s/([a-z]+)@([a-z.]+)/\\2 at \\1/", "big"}, {"sed", "-n", "/user96/p", "big"},
		{"sed", "-n", "$=", "big"}, {"sed", "/^[0-9]*5:/d", "big"}, {"sed", "s/^[^:]*: //;s/ GET.*$//", "big"}, {"sed", "y/abc/xyz/", "big"}, {"sed", ":a;N;$!ba;s/\\n/,/g", "small"},
		{"sed", "$!N;P;D", "big"}, {"grep", "fox", "small"}, {"sed", "s/fox/cat/", "small"},
	} {
		best := func(f func()) time.Duration {
			least := time.Hour
			for range 3 {
				start := time.Now()
				f()
				least = min(least, time.Since(start))
			}
			return least
		}
		gnu := best(func() {
			c := exec.Command(argv[0], argv[1:]...)
			c.Dir = dir
			c.Env = append(os.Environ(), "LC_ALL=C.UTF-8")
			c.Stdout, _ = os.OpenFile("/dev/null", os.O_WRONLY, 0)
			if argv[0] == "grep" {
				// Into /dev/null grep would stop at the first match.
				pr, pw, _ := os.Pipe()
				c.Stdout = pw
				go func() { io.Copy(io.Discard, pr); pr.Close() }()
				c.Run()
				pw.Close()
				return
			}
			c.Run()
		})
		var used, peak int64
		ours := best(func() {
			m := fuel.New(time.Unix(0, 0), fuel.Limits{})
			spec, _ := command.Lookup(argv[0])
			p := &command.Proc{Name: argv[0], Args: argv[1:], Env: []string{"LC_ALL=C.UTF-8"}, Dir: "/workspace", Stdin: &discard{},
				Stdout: command.NewOutput(&discard{}, m), Stderr: io.Discard, FS: ns, Meter: m, Host: cliHost{}, Rand: rand.New(rand.NewPCG(1, 2))}
			spec.Run(p)
			p.Stdout.Flush()
			used = m.Used()
			_, peak = m.Memory()
		})
		fmt.Printf("%6.2f  %8.2f ms  GNU %8.2f ms  fuel %9d mem %8d  %q\n", float64(ours)/float64(gnu), float64(ours)/1e6, float64(gnu)/1e6, used, peak, argv)
	}
}
