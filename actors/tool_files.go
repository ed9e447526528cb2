package actors

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/tidwall/gjson"

	"ambit/core/authority"
	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/ledger"
	"ambit/core/members"
	"ambit/core/workspace/view"
)

const (
	readLines    = 2000 // lines that `read` shows without a limit
	binaryWindow = 8192 // bytes in which a NUL makes a file binary
)

// relative gives a path argument relative to the workspace: "a/b", "./a/b" and
// "/workspace/a/b" are the same.
func relative(path string) (string, error) {
	if path == Mount {
		return ".", nil
	}
	return authority.Clean(strings.TrimPrefix(path, Mount+"/"))
}

// allowed decides a tool on a path, and again on what its links lead to.
func (c *call) allowed(fs *view.FS, tool, path string) (rel string, refusal *outcome) {
	rel, err := relative(path)
	if err != nil {
		o := failed("%v", err)
		return "", &o
	}
	if v := c.auth.Decide(authority.Request{Tool: tool, Path: rel}); !v.Allowed {
		o := refused(v)
		return "", &o
	}
	real, err := fs.RealPath(Mount + "/" + rel)
	if err != nil {
		return rel, nil // it does not exist as far as the caller may know
	}
	target, ok := strings.CutPrefix(real+"/", Mount+"/")
	if !ok {
		o := failed("path `%s` leads out of the workspace", path)
		return "", &o
	}
	if target = strings.TrimSuffix(target, "/"); target == "" {
		target = "."
	}
	if target != rel {
		if v := c.auth.Decide(authority.Request{Tool: tool, Path: target}); !v.Allowed {
			o := refused(v)
			return "", &o
		}
	}
	return rel, nil
}

func readFile(fs *view.FS, m *fuel.Meter, rel string) ([]byte, error) {
	h, err := fs.Open(Mount+"/"+rel, view.ReadOnly, 0)
	if err != nil {
		return nil, err
	}
	defer h.Close()
	info, err := h.Stat()
	if err != nil {
		return nil, err
	}
	if info.Kind == view.Dir {
		return nil, errno.EISDIR
	}
	m.Alloc(info.Size)
	m.Bytes(int(info.Size))
	data, err := io.ReadAll(h)
	return data, err
}

func isBinary(data []byte) bool {
	return bytes.IndexByte(data[:min(len(data), binaryWindow)], 0) >= 0
}

func (c *call) read(a *members.Reader) outcome {
	path := a.Text("path")
	offset := a.Integer("offset", 1, 1, 1<<40)
	limit := a.Integer("limit", 0, 1, 1<<40)
	if err := a.Done(); err != nil {
		return failed("%v", err)
	}
	return c.files(func(fs *view.FS, m *fuel.Meter) outcome {
		rel, refusal := c.allowed(fs, "read", path)
		if refusal != nil {
			return *refusal
		}
		data, err := readFile(fs, m, rel)
		switch {
		case err != nil:
			return failed("read of `%s` failed: %s", path, errno.Text(err))
		case isBinary(data):
			return failed("cannot read binary file `%s` as text", path)
		}
		text, err := window(data, offset, limit)
		if err != nil {
			return failed("%v", err)
		}
		return outcome{status: ledger.OK, stdout: text}
	})
}

// window cuts lines offset … offset+limit-1 out of text and says what follows.
func window(data []byte, offset, limit int64) ([]byte, error) {
	// Lines are counted, not collected: a file may have millions.
	n := int64(bytes.Count(data, []byte("\n")))
	if n == 0 || data[len(data)-1] != '\n' {
		n++
	}
	if offset > n {
		return nil, fmt.Errorf("Offset %d is beyond end of file (%d lines total)", offset, n)
	}
	count := min(n-offset+1, readLines)
	if limit > 0 {
		count = min(n-offset+1, limit)
	}
	end := offset - 1 + count
	text := afterLines(data, offset-1)
	text = slices.Clip(text[:len(text)-len(afterLines(text, count))])
	if end == n {
		return text, nil
	}
	if limit > 0 {
		return fmt.Appendf(text, "\n[%d more lines in file. Use offset=%d to continue.]", n-end, end+1), nil
	}
	return fmt.Appendf(text, "\n[Showing lines %d-%d of %d. Use offset=%d to continue.]", offset, end, n, end+1), nil
}

// afterLines is what follows the first n lines of data.
func afterLines(data []byte, n int64) []byte {
	for ; n > 0; n-- {
		i := bytes.IndexByte(data, '\n')
		if i < 0 {
			return nil
		}
		data = data[i+1:]
	}
	return data
}

// storeFile writes a whole file, its directories included.
func storeFile(fs *view.FS, rel string, data []byte) error {
	parts := strings.Split(rel, "/")
	for i := 1; i < len(parts); i++ {
		err := fs.Mkdir(Mount+"/"+strings.Join(parts[:i], "/"), 0o755)
		if err != nil && errno.Of(err) != errno.EEXIST {
			if info, serr := fs.Stat(Mount + "/" + strings.Join(parts[:i], "/")); serr != nil || info.Kind != view.Dir {
				return err
			}
		}
	}
	h, err := fs.Open(Mount+"/"+rel, view.WriteOnly|view.Create|view.Truncate, 0o644)
	if err != nil {
		return err
	}
	if _, err := h.Write(data); err != nil {
		h.Close()
		return err
	}
	return h.Close()
}

func (c *call) write(a *members.Reader) outcome {
	path := a.Text("path")
	content := a.Get("content")
	data := a.Bytes("content")
	if !content.Exists() {
		a.Fail("missing required string argument `content`")
	}
	if err := a.Done(); err != nil {
		return failed("%v", err)
	}
	return c.files(func(fs *view.FS, m *fuel.Meter) outcome {
		rel, refusal := c.allowed(fs, "write", path)
		if refusal != nil {
			return *refusal
		}
		m.Bytes(len(data))
		if err := storeFile(fs, rel, data); err != nil {
			return failed("write of `%s` failed: %s", path, errno.Text(err))
		}
		return outcome{status: ledger.OK, stdout: fmt.Appendf(nil, "wrote %d bytes to %s", len(data), rel), fs: fs}
	})
}

// edit is one replacement of the edit tool.
type edit struct{ old, new string }

func parseEdits(a *members.Reader) []edit {
	v := a.Get("edits")
	if v.Type == gjson.String {
		v = gjson.Parse(v.String())
	}
	var edits []edit
	one := func(o gjson.Result) {
		before, after := o.Get("oldText"), o.Get("newText")
		if before.Type != gjson.String || after.Type != gjson.String {
			a.Fail("edit %d: oldText and newText must be strings", len(edits)+1)
		}
		edits = append(edits, edit{before.String(), after.String()})
	}
	switch {
	case v.IsArray():
		v.ForEach(func(_, o gjson.Result) bool {
			one(o)
			return true
		})
	case v.Exists():
		a.Fail("argument `edits` must be an array of {oldText, newText}")
	case a.Get("oldText").Exists():
		a.Get("newText")
		one(gjson.ParseBytes(a.Raw()))
	default:
		a.Fail("missing required argument `edits`")
	}
	return edits
}

func (c *call) edit(a *members.Reader) outcome {
	path := a.Text("path")
	edits := parseEdits(a)
	if err := a.Done(); err != nil {
		return failed("%v", err)
	}
	return c.files(func(fs *view.FS, m *fuel.Meter) outcome {
		rel, refusal := c.allowed(fs, "edit", path)
		if refusal != nil {
			return *refusal
		}
		data, err := readFile(fs, m, rel)
		if err != nil {
			return failed("edit of `%s` failed: %s", path, errno.Text(err))
		}
		m.Charge(int64(len(edits)) * int64(1+len(data)/1024) * fuel.KiB)
		text, err := applyEdits(string(data), path, edits)
		if err != nil {
			return failed("%v", err)
		}
		if text == string(data) {
			return outcome{status: ledger.OK, stdout: fmt.Appendf(nil, "%d edit(s) leave %s as it is", len(edits), rel)}
		}
		if err := storeFile(fs, rel, []byte(text)); err != nil {
			return failed("edit of `%s` failed: %s", path, errno.Text(err))
		}
		return outcome{status: ledger.OK, stdout: fmt.Appendf(nil, "applied %d edit(s) to %s", len(edits), rel), fs: fs}
	})
}

// applyEdits replaces each oldText, which must occur exactly once in text; edits
// must not overlap.
func applyEdits(text, path string, edits []edit) (string, error) {
	type span struct{ start, end, index int }
	var spans []span
	for i, e := range edits {
		switch n := strings.Count(text, e.old); {
		case e.old == "":
			return "", fmt.Errorf("edit %d: oldText must not be empty", i+1)
		case n == 0:
			return "", fmt.Errorf("edit %d: oldText not found in `%s`", i+1, path)
		case n > 1:
			return "", fmt.Errorf("edit %d: oldText matches %d times in `%s`; make it unique", i+1, n, path)
		}
		start := strings.Index(text, e.old)
		spans = append(spans, span{start, start + len(e.old), i})
	}
	slices.SortStableFunc(spans, func(a, b span) int { return a.start - b.start })
	var b strings.Builder
	last := 0
	for k, s := range spans {
		if k > 0 && s.start < spans[k-1].end {
			return "", fmt.Errorf("edit %d and edit %d overlap in `%s`; merge them into one edit or target disjoint regions", spans[k-1].index+1, s.index+1, path)
		}
		b.WriteString(text[last:s.start])
		b.WriteString(edits[s.index].new)
		last = s.end
	}
	b.WriteString(text[last:])
	return b.String(), nil
}
