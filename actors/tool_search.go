package actors

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	"ambit/core/authority"
	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/ledger"
	"ambit/core/members"
	"ambit/core/workspace/view"
)

const (
	lsLimit   = 500  // names that `ls` shows without a limit
	findLimit = 1000 // paths that `find` shows without a limit
	grepLimit = 100  // matches that `grep` shows without a limit
	grepLine  = 500  // bytes of a line that `grep` shows
	walkDepth = 1000 // directories inside each other that a walk enters
)

func (c *call) ls(a *members.Reader) outcome {
	path := a.OptionalText("path", ".")
	limit := a.Integer("limit", lsLimit, 1, 1<<20)
	if err := a.Done(); err != nil {
		return failed("%v", err)
	}
	return c.files(func(fs *view.FS, m *fuel.Meter) outcome {
		rel, refusal := c.allowed(fs, "ls", path)
		if refusal != nil {
			return *refusal
		}
		entries, err := fs.ReadDir(Mount + "/" + rel)
		if err != nil {
			return failed("ls of `%s` failed: %s", path, errno.Text(err))
		}
		var b bytes.Buffer
		for i, e := range entries {
			m.Charge(fuel.Entry)
			if int64(i) == limit {
				fmt.Fprintf(&b, "[%d more entries. Use a larger limit to see them.]\n", len(entries)-i)
				break
			}
			b.WriteString(e.Name)
			if e.Kind == view.Dir {
				b.WriteByte('/')
			}
			b.WriteByte('\n')
		}
		if len(entries) == 0 {
			b.WriteString("(empty directory)\n")
		}
		return outcome{status: ledger.OK, stdout: b.Bytes()}
	})
}

// walk visits every file below rel in byte order of paths, without following
// links; f returns false to stop.
func walk(fs *view.FS, m *fuel.Meter, rel string, depth int, f func(path string, kind view.Kind) bool) bool {
	if depth > walkDepth {
		return true
	}
	entries, err := fs.ReadDir(Mount + "/" + rel)
	if err != nil {
		return true
	}
	for _, e := range entries {
		m.Charge(fuel.Entry)
		path := e.Name
		if rel != "." {
			path = rel + "/" + e.Name
		}
		if !f(path, e.Kind) || e.Kind == view.Dir && !walk(fs, m, path, depth+1, f) {
			return false
		}
	}
	return true
}

func (c *call) find(a *members.Reader) outcome {
	pattern := a.Text("pattern")
	path := a.OptionalText("path", ".")
	limit := a.Integer("limit", findLimit, 1, 1<<20)
	if err := a.Done(); err != nil {
		return failed("%v", err)
	}
	glob, err := authority.CompileGlob(pattern)
	if err != nil {
		return failed("pattern: %v", err)
	}
	return c.files(func(fs *view.FS, m *fuel.Meter) outcome {
		rel, refusal := c.allowed(fs, "find", path)
		if refusal != nil {
			return *refusal
		}
		if info, err := fs.Stat(Mount + "/" + rel); err != nil || info.Kind != view.Dir {
			return failed("find in `%s` failed: %s", path, notDirectory(err))
		}
		var b bytes.Buffer
		var found int64
		room := c.outputRoom()
		more := !walk(fs, m, rel, 0, func(p string, kind view.Kind) bool {
			below := p
			if rel != "." {
				below = strings.TrimPrefix(p, rel+"/")
			}
			base := p[strings.LastIndexByte(p, '/')+1:]
			if !glob.Match(below) && (strings.Contains(pattern, "/") || !glob.Match(base)) {
				return true
			}
			if found == limit || b.Len() > room {
				return false
			}
			found++
			b.WriteString(p)
			if kind == view.Dir {
				b.WriteByte('/')
			}
			b.WriteByte('\n')
			return true
		})
		switch {
		case found == 0:
			b.WriteString("No files found\n")
		case more && b.Len() > room:
			fmt.Fprintf(&b, "[Stopped at %d bytes. Use a narrower pattern.]\n", room)
		case more:
			fmt.Fprintf(&b, "[Stopped at %d results. Use a larger limit or a narrower pattern.]\n", limit)
		}
		return outcome{status: ledger.OK, stdout: b.Bytes()}
	})
}

// outputRoom is how many bytes of output a search gives at most, but for one line.
func (c *call) outputRoom() int { return int(c.limits.StdoutBytes) }

func notDirectory(err error) string {
	if err != nil {
		return errno.Text(err)
	}
	return errno.ENOTDIR.Error()
}

func (c *call) grep(a *members.Reader) outcome {
	pattern := a.Text("pattern")
	path := a.OptionalText("path", ".")
	ignoreCase := a.Flag("ignoreCase")
	around := a.Integer("context", 0, 0, 100)
	limit := a.Integer("limit", grepLimit, 1, 1<<20)
	glob := a.OptionalText("glob", "")
	if err := a.Done(); err != nil {
		return failed("%v", err)
	}
	re, err := compileSearch(pattern, ignoreCase)
	if err != nil {
		return failed("%v", err)
	}
	var only *authority.Glob
	if glob != "" {
		if only, err = authority.CompileGlob(glob); err != nil {
			return failed("glob: %v", err)
		}
	}
	return c.files(func(fs *view.FS, m *fuel.Meter) outcome {
		rel, refusal := c.allowed(fs, "grep", path)
		if refusal != nil {
			return *refusal
		}
		info, err := fs.Stat(Mount + "/" + rel)
		if err != nil {
			return failed("grep in `%s` failed: %s", path, errno.Text(err))
		}
		s := search{fs: fs, meter: m, re: re, around: int(around), left: limit, room: c.outputRoom()}
		if info.Kind == view.Dir {
			walk(fs, m, rel, 0, func(p string, kind view.Kind) bool {
				base := p[strings.LastIndexByte(p, '/')+1:]
				if kind == view.File && (only == nil || only.Match(p) || !strings.Contains(glob, "/") && only.Match(base)) {
					s.file(p)
				}
				return s.left >= 0
			})
		} else {
			s.file(rel)
		}
		switch {
		case s.out.Len() == 0:
			s.out.WriteString("No matches\n")
		case s.left < 0 && s.out.Len() > s.room:
			fmt.Fprintf(&s.out, "[Stopped at %d bytes. Use a narrower pattern.]\n", s.room)
		case s.left < 0:
			fmt.Fprintf(&s.out, "[Stopped at %d matches. Use a larger limit or a narrower pattern.]\n", limit)
		}
		return outcome{status: ledger.OK, stdout: s.out.Bytes()}
	})
}

// compileSearch reads a pattern as a regular expression, or literally if it is none.
func compileSearch(pattern string, ignoreCase bool) (*regexp.Regexp, error) {
	flags := "(?m)"
	if ignoreCase {
		flags = "(?mi)"
	}
	if len(pattern) > 10_000 {
		return nil, fmt.Errorf("pattern is longer than 10000 bytes")
	}
	re, err := regexp.Compile(flags + pattern)
	if err != nil {
		re, err = regexp.Compile(flags + regexp.QuoteMeta(pattern))
	}
	return re, err
}

// search collects the matching lines of files.
type search struct {
	fs     *view.FS
	meter  *fuel.Meter
	re     *regexp.Regexp
	around int
	room   int   // bytes of output after which the search stops
	left   int64 // matches that may still be shown; negative once there was one more
	out    bytes.Buffer
}

// file searches one text file; what cannot be read or is binary is passed over.
func (s *search) file(path string) {
	data, err := readFile(s.fs, s.meter, path)
	if err != nil {
		return
	}
	defer s.meter.Free(int64(len(data)))
	s.meter.Charge(int64(len(data))/16 + 1)
	// An end of line in the pattern may stand before a carriage return.
	if isBinary(data) || !s.re.Match(data) && !bytes.Contains(data, []byte("\r\n")) {
		return
	}
	text := bytes.TrimSuffix(data, []byte("\n"))
	shown := -1      // last line written
	var before []int // where the last lines begin, as many as are shown around a match
	for i, at := 0, 0; at <= len(text); i++ {
		line, next := lineAt(text, at)
		if s.re.Match(bytes.TrimSuffix(line, []byte("\r"))) {
			if s.left == 0 || s.out.Len() > s.room {
				s.left = -1
				return
			}
			s.left--
			for k, start := range before {
				if j := i - len(before) + k; j > shown {
					earlier, _ := lineAt(text, start)
					s.line(path, '-', j, earlier)
				}
			}
			s.line(path, ':', i, line)
			shown = i
			for j, start := i+1, next; j <= i+s.around && start <= len(text); j++ {
				later, after := lineAt(text, start)
				if s.re.Match(later) {
					break
				}
				s.line(path, '-', j, later)
				shown, start = j, after
			}
		}
		if s.around > 0 {
			before = append(before[max(0, len(before)+1-s.around):], at)
		}
		at = next
	}
}

// lineAt is the line of text that begins at start, and where the next one begins: beyond
// the text after the last.
func lineAt(text []byte, start int) (line []byte, next int) {
	if n := bytes.IndexByte(text[start:], '\n'); n >= 0 {
		return text[start : start+n], start + n + 1
	}
	return text[start:], len(text) + 1
}

func (s *search) line(path string, sep byte, index int, text []byte) {
	text = bytes.TrimSuffix(text, []byte("\r"))
	if len(text) > grepLine {
		text = append(bytes.ToValidUTF8(text[:grepLine], nil), "... [truncated]"...)
	}
	fmt.Fprintf(&s.out, "%s%c%d%c%s\n", path, sep, index+1, sep, text)
}
