package diff

import (
	"bufio"
	"strconv"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// sdiffHelp is what an unknown answer gets.
const sdiffHelp = "ed:\tEdit then use both versions, each decorated with a header.\n" +
	"eb:\tEdit then use both versions.\n" +
	"el or e1:\tEdit then use the left version.\n" +
	"er or e2:\tEdit then use the right version.\n" +
	"e:\tDiscard both versions then edit a new one.\n" +
	"l or 1:\tUse the left version.\n" +
	"r or 2:\tUse the right version.\n" +
	"s:\tSilently include common lines.\n" +
	"v:\tVerbosely include common lines.\n" +
	"q:\tQuit.\n"

// dialogue is the dialogue of sdiff -o (GNU diffutils manual, "Merging Interactively"):
// every difference is decided by a line of standard input.
type dialogue struct {
	p       *command.Proc
	answers *bufio.Reader
	out     *command.Output // the merged file
	quiet   bool            // common lines are not shown
	ended   bool            // by q, by the end of the answers, or by an editor that failed
}

// common takes lines [i, end) of the left file.
func (m *dialogue) common(f *textFile, i, end int) { m.copyLines(m.out, f, i, end) }

func (m *dialogue) copyLines(out *command.Output, f *textFile, i, end int) {
	if i < end {
		out.Write(f.data[f.starts[i]:f.starts[end]])
	}
}

// choose asks which side of a change to take until the answer decides.
func (m *dialogue) choose(j *job, c change) {
	left, right := c.a+c.deleted, c.b+c.added
	for !m.ended {
		answer, version := m.ask()
		switch answer {
		case 'l', '1':
			m.copyLines(m.out, j.a, c.a, left)
			return
		case 'r', '2':
			m.copyLines(m.out, j.b, c.b, right)
			return
		case 's':
			m.quiet = true
		case 'v':
			m.quiet = false
		case 'e':
			m.edit(j, c, version)
			return
		default:
			m.ended = true
		}
	}
}

// ask prompts and reads one answer; version is the letter behind e.
func (m *dialogue) ask() (answer, version byte) {
	for {
		m.p.Charge(1)
		m.p.Stdout.WriteByte('%')
		m.p.Stdout.Flush()
		answer, ok := m.next()
		last := answer
		switch {
		case !ok:
			return 'q', 0
		case answer == '\n':
			m.p.Stderr.Write([]byte(sdiffHelp))
			continue
		case answer == 'e':
			if last, ok = m.next(); ok && last == '\n' {
				return answer, 0
			}
			version = last
			if !ok || !oneOf(version, "12bdlr") {
				break
			}
			fallthrough
		case oneOf(answer, "12lrsvq"):
			if last, ok = m.next(); ok && last == '\n' {
				return answer, version
			}
		}
		m.p.Stderr.Write([]byte(sdiffHelp))
		for ok && last != '\n' {
			last, ok = m.next()
		}
	}
}

func oneOf(c byte, set string) bool {
	for i := 0; i < len(set); i++ {
		if set[i] == c {
			return true
		}
	}
	return false
}

// next is the next byte of the answers that is not a blank.
func (m *dialogue) next() (byte, bool) {
	for {
		c, err := m.answers.ReadByte()
		if err != nil {
			return 0, false
		}
		if c == '\n' || !isSpace(c) {
			return c, true
		}
	}
}

// edit lets $EDITOR change a version in a temporary file, and takes the result.
func (m *dialogue) edit(j *job, c change, version byte) {
	p := m.p
	const digits = "0123456789abcdefghijklmnopqrstuvwxyz"
	name := "/tmp/sdiff"
	for range 6 {
		name += string(digits[p.Rand.Uint64()%uint64(len(digits))])
	}
	h, err := p.FS.Open(name, view.WriteOnly|view.Create|view.Exclusive, 0o600)
	if err != nil {
		m.fail("%s: %s", name, command.ErrText(err))
		return
	}
	tmp := command.NewOutput(h, p.Meter)
	if oneOf(version, "1bdl") {
		if version == 'd' {
			versionHeader(tmp, "--- ", j.a.name, c.a, c.deleted)
		}
		m.copyLines(tmp, j.a, c.a, c.a+c.deleted)
	}
	if oneOf(version, "2bdr") {
		if version == 'd' {
			versionHeader(tmp, "+++ ", j.b.name, c.b, c.added)
		}
		m.copyLines(tmp, j.b, c.b, c.b+c.added)
	}
	tmp.Flush()
	h.Close()
	defer p.FS.Unlink(name)
	editor, ok := p.Getenv("EDITOR")
	if !ok {
		editor = "ed"
	}
	p.Stdout.Flush()
	status, found := p.Host.Run([]string{editor, name}, p.Env, p.Dir, command.Stdio{})
	switch {
	case !found && status != 126 || status == 127:
		m.fail("subsidiary program '%s' not found", editor)
		return
	case status == 126:
		m.fail("subsidiary program '%s' could not be invoked", editor)
		return
	case status != 0:
		m.fail("subsidiary program '%s' failed (exit status %d)", editor, status)
		return
	}
	in, err := p.FS.Open(name, view.ReadOnly, 0)
	if err == nil {
		var data []byte
		mem := p.Meter.Account()
		data, err = readFile(p, mem, in, 0)
		in.Close()
		m.out.Write(data)
		mem.Close()
	}
	if err != nil {
		m.fail("%s: %s", name, command.ErrText(err))
	}
}

func (m *dialogue) fail(format string, args ...any) {
	m.p.Errorf(format, args...)
	m.ended = true
}

// versionHeader names the lines of a version that is to be edited.
func versionHeader(out *command.Output, mark, name string, first, n int) {
	if n == 0 {
		return
	}
	out.WriteString(mark + name + " " + strconv.Itoa(first+1))
	if n > 1 {
		out.WriteString("," + strconv.Itoa(first+n))
	}
	out.WriteString("\n")
}

// sdiffMerge compares the operands of sdiff and writes what the answers make of them to
// the file named output.
func sdiffMerge(p *command.Proc, args, operands []string, output string, quiet bool) int {
	fail := func(format string, a ...any) int {
		p.Errorf(format, a...)
		return 2
	}
	left, right := operands[0], operands[1]
	isDir := func(name string) bool {
		info, err := p.FS.Stat(p.Abs(name))
		return err == nil && info.Kind == view.Dir
	}
	leftDir, rightDir := isDir(left), isDir(right)
	switch {
	case leftDir && rightDir:
		return fail("both files to be compared are directories")
	case left == "-" || right == "-":
		return fail("cannot interactively merge standard input")
	case leftDir:
		left = join(left, baseName(right))
	case rightDir:
		right = join(right, baseName(left))
	}
	for _, name := range []string{left, right} {
		if _, err := p.FS.Stat(p.Abs(name)); err != nil {
			return fail("%s: %s", name, command.ErrText(err))
		}
	}
	h, err := p.Create(output)
	if err != nil {
		return fail("%s: %s", output, command.ErrText(err))
	}
	m := &dialogue{p: p, quiet: quiet, answers: bufio.NewReader(p.Stdin), out: command.NewOutput(h, p.Meter)}
	child := *p
	child.Args = append(append([]string{}, args...), "--", left, right)
	child.Name, child.Argv0 = "diff", "diff"
	status := runDiffMerging(&child, m)
	m.out.Flush()
	if err := h.Close(); err != nil {
		return fail("%s: %s", output, errno.Text(err))
	}
	if m.ended {
		return 2
	}
	return status
}
