package workspace

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
	"unicode/utf8"
)

// DiffOptions bounds a diff. The zero value is usable.
type DiffOptions struct {
	Context   int   // unchanged lines around a change; 0 means 3
	MaxFile   int64 // bytes of a file that is compared by lines; 0 means 1 MiB
	MaxOutput int64 // bytes written; 0 means 1 MiB
	// Readable says whether a path's content may be shown; nil shows everything.
	Readable func(path string) bool
}

// ErrCut is returned by Diff when MaxOutput cut it off, after a whole line.
var ErrCut = errors.New("diff is cut off")

// Diff writes d as a unified diff in git's extended format. before is the tree that
// d starts from, after holds the new contents. Directories and mtimes do not occur
// in it. Files that are binary (a NUL in the first 8,000 bytes), larger than MaxFile
// or not Readable are only said to differ.
func Diff(w io.Writer, before *Snapshot, after Blobs, d Delta, o DiffOptions) error {
	if o.Context == 0 {
		o.Context = 3
	}
	if o.MaxFile == 0 {
		o.MaxFile = 1 << 20
	}
	if o.MaxOutput == 0 {
		o.MaxOutput = 1 << 20
	}
	p := patch{w: w, DiffOptions: o, before: before, after: NewSnapshot(Entry{}, after)}
	for _, c := range d {
		if err := p.change(c); err != nil {
			return err
		}
	}
	return nil
}

type patch struct {
	DiffOptions
	w             io.Writer
	written       int64
	before, after *Snapshot
	dir           string // whose entries are kept
	entries       []Entry
}

func (p *patch) printf(format string, args ...any) error {
	return p.write(fmt.Appendf(nil, format, args...))
}

func (p *patch) write(line []byte) error {
	if p.written += int64(len(line)); p.written > p.MaxOutput {
		return ErrCut
	}
	_, err := p.w.Write(line)
	return err
}

// old finds what stood at a path. The entries of the last directory are kept, since
// changes come in the order of their paths.
func (p *patch) old(at string) (Entry, error) {
	dir := path.Dir(at)
	if p.entries == nil || p.dir != dir {
		e, err := p.before.Lookup(dir)
		if err == nil {
			p.entries, err = p.before.Dir(e)
		}
		if err != nil {
			return Entry{}, err
		}
		p.dir = dir
	}
	e, ok := search(p.entries, path.Base(at))
	if !ok {
		return Entry{}, fmt.Errorf("%s: %w", at, ErrNotExist)
	}
	return e, nil
}

// side is one of the two states of a path; a nil entry is nothing there, as is a
// directory.
type side struct {
	path  string
	entry *Entry
	snap  *Snapshot
}

func (p *patch) change(c Change) error {
	from := side{path: c.Path, snap: p.before}
	to := side{path: c.Path, snap: p.after}
	if c.Op == Rename {
		from.path = c.From
	}
	if c.Op != Add {
		e, err := p.old(from.path)
		if err != nil {
			return err
		}
		if e.Kind != Dir {
			from.entry = &e
		}
	}
	if e := c.Entry(); c.Op != Delete && e.Kind != Dir {
		to.entry = &e
	}
	if from.entry != nil && to.entry != nil && from.entry.Kind != to.entry.Kind {
		if err := p.pair(from, side{path: to.path}); err != nil {
			return err
		}
		return p.pair(side{path: from.path}, to)
	}
	return p.pair(from, to)
}

// pair writes one section of the diff.
func (p *patch) pair(from, to side) error {
	head := new(bytes.Buffer)
	switch {
	case from.entry == nil && to.entry == nil:
		return nil
	case from.entry == nil:
		fmt.Fprintf(head, "new file mode %s\n", gitMode(to.entry))
	case to.entry == nil:
		fmt.Fprintf(head, "deleted file mode %s\n", gitMode(from.entry))
	default:
		if from.entry.Mode != to.entry.Mode {
			fmt.Fprintf(head, "old mode %s\nnew mode %s\n", gitMode(from.entry), gitMode(to.entry))
		}
		if from.path != to.path {
			fmt.Fprintf(head, "similarity index 100%%\nrename from %s\nrename to %s\n", quotePath("", from.path), quotePath("", to.path))
		}
	}
	same := from.entry != nil && to.entry != nil && sameContent(from.entry.bare(), to.entry.bare())
	if same && head.Len() == 0 {
		return nil // only the mtime differs
	}
	if err := p.printf("diff --git %s %s\n%s", quotePath("a/", from.path), quotePath("b/", to.path), head); err != nil || same {
		return err
	}
	if !p.shown(from) || !p.shown(to) {
		return p.printf("Files %s and %s differ\n", from.name("a/"), to.name("b/"))
	}
	a, err := from.text()
	if err != nil {
		return err
	}
	b, err := to.text()
	if err != nil {
		return err
	}
	if isBinary(a) || isBinary(b) {
		return p.printf("Binary files %s and %s differ\n", from.name("a/"), to.name("b/"))
	}
	return p.hunks(from, to, splitLines(a), splitLines(b))
}

func (s side) name(prefix string) string {
	if s.entry == nil {
		return "/dev/null"
	}
	return quotePath(prefix, s.path)
}

// shown reports whether the content is to be looked at.
func (p *patch) shown(s side) bool {
	return s.entry == nil || s.entry.Size <= p.MaxFile && (p.Readable == nil || p.Readable(s.path))
}

// text gives the content to compare.
func (s side) text() ([]byte, error) {
	if s.entry == nil {
		return nil, nil
	}
	if s.entry.Kind == Symlink {
		return []byte(s.entry.Target), nil
	}
	text := make([]byte, s.entry.Size)
	if _, err := io.ReadFull(s.snap.Content(*s.entry), text); err != nil {
		return nil, fmt.Errorf("%s: %w", s.path, err)
	}
	return text, nil
}

func isBinary(text []byte) bool { return bytes.IndexByte(text[:min(len(text), 8000)], 0) >= 0 }

func gitMode(e *Entry) string {
	if e.Kind == Symlink {
		return "120000"
	}
	return fmt.Sprintf("100%03o", e.Mode)
}

// quotePath quotes a name in the way of C if it holds what could break a line or
// a quotation, as git does, but leaves UTF-8 as it is.
func quotePath(prefix, p string) string {
	plain := utf8.ValidString(p)
	for _, c := range []byte(p) {
		plain = plain && c >= ' ' && c != 0x7f && c != '"' && c != '\\'
	}
	if plain {
		return prefix + p
	}
	var b strings.Builder
	b.WriteString(`"` + prefix)
	for _, c := range []byte(p) {
		switch {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c == '\n':
			b.WriteString(`\n`)
		case c == '\t':
			b.WriteString(`\t`)
		case c < ' ' || c >= 0x7f:
			fmt.Fprintf(&b, `\%03o`, c)
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// splitLines cuts after each newline.
func splitLines(text []byte) [][]byte {
	lines := bytes.SplitAfter(text, []byte("\n"))
	if last := len(lines) - 1; len(lines[last]) == 0 {
		lines = lines[:last]
	}
	return lines
}

// hunks writes the changed lines of two texts.
func (p *patch) hunks(from, to side, a, b [][]byte) error {
	numbers := map[string]int{}
	number := func(lines [][]byte) []int {
		ids := make([]int, len(lines))
		for i, line := range lines {
			id, ok := numbers[string(line)]
			if !ok {
				id = len(numbers)
				numbers[string(line)] = id
			}
			ids[i] = id
		}
		return ids
	}
	deleted, inserted := lineDiff(number(a), number(b))
	if len(a)+len(b) > 0 {
		if err := p.printf("--- %s\n+++ %s\n", from.header("a/"), to.header("b/")); err != nil {
			return err
		}
	}
	for i, j := 0, 0; i < len(a) || j < len(b); {
		if i < len(a) && j < len(b) && !deleted[i] && !inserted[j] {
			i, j = i+1, j+1
			continue
		}
		back := min(p.Context, i, j)
		for k := 1; k <= back; k++ {
			if deleted[i-k] || inserted[j-k] {
				back = k - 1
			}
		}
		var err error
		if i, j, err = p.hunk(a, b, deleted, inserted, i-back, j-back); err != nil {
			return err
		}
	}
	return nil
}

// header is name as it stands in the --- and +++ lines, where a tab ends a name
// that holds a space.
func (s side) header(prefix string) string {
	name := s.name(prefix)
	if s.entry != nil && strings.Contains(name, " ") {
		name += "\t"
	}
	return name
}

// hunk writes the hunk that begins at lines i and j, and gives where it ends.
func (p *patch) hunk(a, b [][]byte, deleted, inserted []bool, i, j int) (int, int, error) {
	i0, j0, equal := i, j, 0
	body := new(bytes.Buffer)
	line := func(sign byte, text []byte) {
		body.WriteByte(sign)
		body.Write(text)
		if text[len(text)-1] != '\n' {
			body.WriteString("\n\\ No newline at end of file\n")
		}
	}
	end := 0 // length of body without the equal lines at its end
	for i < len(a) || j < len(b) {
		switch {
		case i < len(a) && deleted[i]:
			line('-', a[i])
			i, equal = i+1, 0
		case j < len(b) && inserted[j]:
			line('+', b[j])
			j, equal = j+1, 0
		default:
			// Two changes share a hunk if at most twice the context lies between.
			if equal == 2*p.Context {
				return p.finish(body.Bytes()[:end], i0, j0, i-equal+p.Context, j-equal+p.Context, i, j)
			}
			line(' ', a[i])
			i, j, equal = i+1, j+1, equal+1
		}
		if equal <= p.Context {
			end = body.Len()
		}
	}
	extra := max(equal-p.Context, 0)
	return p.finish(body.Bytes()[:end], i0, j0, i-extra, j-extra, i, j)
}

// finish writes a hunk over lines i0…i1 and j0…j1; i and j are where to go on.
func (p *patch) finish(body []byte, i0, j0, i1, j1, i, j int) (int, int, error) {
	if err := p.printf("@@ -%s +%s @@\n", span(i0, i1), span(j0, j1)); err != nil {
		return i, j, err
	}
	for _, line := range bytes.SplitAfter(body, []byte("\n")) {
		if err := p.write(line); err != nil {
			return i, j, err
		}
	}
	return i, j, nil
}

func span(from, to int) string {
	switch to - from {
	case 0:
		return fmt.Sprintf("%d,0", from)
	case 1:
		return fmt.Sprint(from + 1)
	}
	return fmt.Sprintf("%d,%d", from+1, to-from)
}
