package docs

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
)

// step is one piece that is run: a block, or a command of a console block.
type step struct {
	line   int
	text   string
	strict bool // an error in it ends the page
	want   *string
}

func (p *Page) steps() []step {
	var list []step
	for _, b := range p.Blocks {
		switch {
		case b.Reason != "":
		case b.Lang == "sh":
			list = append(list, step{line: b.Line, text: b.Text, strict: true})
		case b.Lang == "console":
			list = append(list, commands(b)...)
		}
	}
	return list
}

// commands are those of a console block with what each prints. One goes on in the next
// lines while those begin with "> ".
func commands(b Block) []step {
	var list []step
	for i, line := range strings.SplitAfter(b.Text, "\n") {
		if c, ok := strings.CutPrefix(line, "$ "); ok {
			list = append(list, step{line: b.Line + 1 + i, text: c, want: new(string)})
			continue
		}
		if len(list) == 0 {
			continue
		}
		last := &list[len(list)-1]
		if c, ok := strings.CutPrefix(line, "> "); ok && *last.want == "" {
			last.text += c
			continue
		}
		*last.want += line
	}
	return list
}

// Place is where pages run.
type Place struct {
	Root string // of the repository
	Bin  string // a directory with ambit in it
	Dir  string // an empty one, for the page and its home
	// Log, if set, is told what is run and what it printed.
	Log func(format string, args ...any)
}

// The ports that pages name, each of which is another one while a page runs.
var pagePort = regexp.MustCompile(`\b80(80|81|90|91)\b`)

// port gives a free port outside of those that the system hands out.
func port(taken map[string]bool) (string, error) {
	for i := range 10000 {
		n := 20000 + (os.Getpid()*16+i)%10000
		s := strconv.Itoa(n)
		if taken[s] {
			continue
		}
		if l, err := net.Listen("tcp", "127.0.0.1:"+s); err == nil {
			return s, l.Close()
		}
	}
	return "", errors.New("no port is free")
}

// Run runs the page and gives its first error.
func (p *Page) Run(ctx context.Context, at Place) error {
	steps := p.steps()
	work, home, own := filepath.Join(at.Dir, "work"), filepath.Join(at.Dir, "home"), filepath.Join(at.Dir, "steps")
	for _, dir := range []string{work, home, own} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return err
		}
	}
	if p.Clone {
		work = filepath.Join(work, "ambit")
		if err := Copy(at.Root, work); err != nil {
			return err
		}
	}
	ports, taken := map[string]string{}, map[string]bool{}
	var failed error
	there := func(s string) string {
		return pagePort.ReplaceAllStringFunc(s, func(name string) string {
			if ports[name] == "" {
				n, err := port(taken)
				failed = errors.Join(failed, err)
				ports[name], taken[n] = n, true
			}
			return ports[name]
		})
	}
	for i, s := range steps {
		text := there(s.text)
		if s.strict {
			text = "set -eo pipefail\n" + text + "set +eo pipefail\n"
		}
		if err := os.WriteFile(filepath.Join(own, fmt.Sprintf("%03d", i)), []byte(text), 0o644); err != nil {
			return err
		}
	}
	if failed != nil {
		return failed
	}
	err := shell(ctx, at, work, home, own, len(steps))
	for i, s := range steps {
		name := filepath.Join(own, fmt.Sprintf("%03d", i))
		got, _ := os.ReadFile(name + ".out")
		for name, n := range ports {
			got = bytes.ReplaceAll(got, []byte(n), []byte(name))
		}
		status, missing := os.ReadFile(name + ".status")
		if at.Log != nil && (missing == nil || len(got) > 0) {
			at.Log("%s:%d\n%s%s", p.File, s.line, indented("| ", s.text), indented("  ", string(got)))
		}
		where := fmt.Sprintf("%s:%d: %s", p.File, s.line, strings.TrimRight(s.text, "\n"))
		switch {
		case missing != nil:
			return fmt.Errorf("%s\nended the page with an error, having printed:\n%s", where, got)
		case s.want != nil && !matches(*s.want, string(got)):
			return fmt.Errorf("%s\nprinted:\n%sinstead of:\n%s", where, got, *s.want)
		case s.want != nil && string(status) != "0\n" && (i+1 == len(steps) || strings.TrimSpace(steps[i+1].text) != "echo $?"):
			return fmt.Errorf("%s\nfailed with status %sand no `echo $?` behind it, having printed:\n%s", where, status, got)
		}
	}
	return err
}

func indented(mark, text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString(mark + strings.TrimSuffix(line, "\n") + "\n")
	}
	return b.String()
}

// driver sources each step in one shell, so that variables, functions and the directory
// stay, and $? is that of the step before.
const driver = `cd "$1" || exit; ambit_steps=$2 ambit_last=0
for ambit_i in $(seq -f %03g 0 "$(($3 - 1))"); do
	exec 3>&1 4>&2 >"$ambit_steps/$ambit_i.out" 2>&1
	(exit "$ambit_last")
	. "$ambit_steps/$ambit_i"
	ambit_last=$?
	exec >&3 2>&4 3>&- 4>&-
	echo "$ambit_last" >"$ambit_steps/$ambit_i.status"
done`

func shell(ctx context.Context, at Place, work, home, own string, n int) error {
	if n == 0 {
		return nil
	}
	cmd := exec.CommandContext(ctx, "bash", "--noprofile", "--norc", "-c", driver, "page", work, own, strconv.Itoa(n))
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	end := func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	cmd.Cancel = end
	cmd.Env = []string{"PATH=" + at.Bin + ":" + os.Getenv("PATH"), "HOME=" + home, "USER=agent", "LANG=C.UTF-8", "TERM=dumb", "TZ=UTC"}
	for _, name := range []string{"GOCACHE", "GOMODCACHE", "GOPATH", "GOPROXY", "GOTOOLCHAIN"} {
		out, err := exec.CommandContext(ctx, "go", "env", name).Output()
		if err != nil {
			return fmt.Errorf("go env %s: %w", name, err)
		}
		cmd.Env = append(cmd.Env, name+"="+strings.TrimSpace(string(out)))
	}
	// A file, since a server that the page leaves behind would keep a pipe open.
	said, err := os.Create(filepath.Join(own, "said"))
	if err != nil {
		return err
	}
	defer said.Close()
	cmd.Stdout, cmd.Stderr = said, said
	if err := cmd.Start(); err != nil {
		return err
	}
	err = cmd.Wait()
	_ = end() // servers that the page began
	if err != nil {
		text, _ := os.ReadFile(said.Name())
		return fmt.Errorf("the shell of the page: %w\n%s", err, text)
	}
	return nil
}

// matches compares what was printed with what a page shows.
func matches(want, got string) bool {
	var re strings.Builder
	re.WriteString(`\A`)
	for line := range strings.Lines(strings.TrimRight(want, "\n")) {
		line = strings.TrimRight(line, " \n")
		if line == "…" {
			re.WriteString(`(?:.*\n)*`)
			continue
		}
		re.WriteString(strings.ReplaceAll(regexp.QuoteMeta(line), "…", ".*") + ` *\n`)
	}
	re.WriteString(`\n*\z`)
	if got != "" && !strings.HasSuffix(got, "\n") {
		got += "\n"
	}
	return regexp.MustCompile(re.String()).MatchString(got)
}

// Copy copies the files of the repository that git knows or would add, as a clone of it
// would have them, with a history of one commit.
func Copy(root, to string) error {
	list := exec.Command("git", "-C", root, "ls-files", "-z", "-co", "--exclude-standard")
	out, err := list.Output()
	if err != nil {
		return fmt.Errorf("git ls-files: %w", err)
	}
	for name := range strings.SplitSeq(strings.TrimRight(string(out), "\x00"), "\x00") {
		from := filepath.Join(root, name)
		info, err := os.Lstat(from)
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		target := filepath.Join(to, name)
		if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
			return err
		}
		if info.Mode()&os.ModeSymlink != 0 {
			dest, err := os.Readlink(from)
			if err != nil {
				return err
			}
			if err := os.Symlink(dest, target); err != nil {
				return err
			}
			continue
		}
		data, err := os.ReadFile(from)
		if err != nil {
			return err
		}
		if err := os.WriteFile(target, data, info.Mode().Perm()); err != nil {
			return err
		}
	}
	for _, args := range [][]string{{"init", "-q"}, {"add", "-A"}, {"-c", "user.name=docs", "-c", "user.email=docs@localhost", "commit", "-qm", "As it is"}} {
		cmd := exec.Command("git", args...)
		cmd.Dir = to
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("git %s: %w\n%s", args[0], err, out)
		}
	}
	return nil
}
