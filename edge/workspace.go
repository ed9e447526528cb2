package edge

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/url"
	"strconv"
	"strings"

	"github.com/tidwall/gjson"

	"ambit/actors"
	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/members"
	"ambit/core/workspace"
)

func (ex *Exchange) getWorkspace(ctx context.Context, _ []byte) (*Response, error) {
	snap, err := ex.files(ctx)
	if err != nil {
		return nil, err
	}
	return &Response{Status: 200, Header: [][2]string{{"Content-Type", "application/x-tar"}, {"Cache-Control", "no-store"}},
		Stream: func(w io.Writer) error { return writeTar(w, snap) }}, nil
}

// files are those of the run in the path, as they are or as they were after ?seq.
func (ex *Exchange) files(ctx context.Context) (*workspace.Snapshot, error) {
	seq, err := ex.query.number("seq", 0, 1, 1<<53)
	if err != nil {
		return nil, err
	}
	return ex.server.host.SnapshotAt(ctx, ex.caller.tenant, ex.params[0], seq)
}

func (ex *Exchange) getFile(ctx context.Context, _ []byte) (*Response, error) {
	raw, err := url.PathUnescape(ex.params[1])
	if err != nil {
		return nil, invalid("path: %v", err)
	}
	path, err := authority.Clean(raw)
	if err != nil {
		return nil, invalid("%v", err)
	}
	snap, err := ex.files(ctx)
	if err != nil {
		return nil, err
	}
	e, err := snap.Lookup(path)
	switch {
	case errors.Is(err, workspace.ErrNotExist):
		return nil, &actors.Error{Code: actors.NotFound, Message: "no such file: " + path}
	case err != nil:
		return nil, err
	case e.Kind != workspace.File:
		return nil, &actors.Error{Code: actors.NotFound, Message: path + " is a " + e.Kind.String() + ", not a file"}
	}
	return &Response{Status: 200, Header: [][2]string{{"Content-Type", "application/octet-stream"}, {"Cache-Control", "no-store"},
		{"Content-Length", strconv.FormatInt(e.Size, 10)}, {"ETag", `"` + e.Hash.String() + `"`}, {"X-Ambit-Mode", strconv.FormatUint(uint64(e.Mode), 8)},
		{"X-Content-Type-Options", "nosniff"}},
		Stream: func(w io.Writer) error {
			_, err := io.Copy(w, snap.Content(e))
			return err
		}}, nil
}

// putResult is the answer to a request that replaced the workspace.
func putResult(st *actors.State, r *ledger.Record) *Response {
	o := ledger.Object{{Name: "tree", Value: st.Tree.Hash.String()}, {Name: "bytes", Value: st.Tree.Size}, {Name: "entries", Value: st.Tree.Count}, {Name: "seq", Value: st.Seq}}
	seq := st.Seq
	if r != nil {
		note := actors.NoteOf(r)
		o, seq = append(o, note.Value()...), r.Entry.Seq
	}
	resp := reply(200, o)
	resp.Seq = seq
	return resp
}

func (ex *Exchange) put(ctx context.Context, body []byte, ev actors.PutTree) (*Response, error) {
	var err error
	if ev.Key, ev.Request, err = ex.idempotencyKey(body); err != nil {
		return nil, err
	}
	st, record, err := ex.server.host.Put(ctx, ex.caller.tenant, ex.params[0], ev)
	if errors.Is(err, workspace.ErrTooLarge) {
		return nil, &actors.Error{Code: actors.TooLarge, Message: err.Error()}
	}
	if err != nil {
		return nil, err
	}
	return putResult(st, record), nil
}

func (ex *Exchange) putWorkspace(ctx context.Context, body []byte) (*Response, error) {
	if ct := ex.head.Header("Content-Type"); ct != "" && ct != "application/x-tar" && ct != "application/octet-stream" {
		return problem(415, "unsupported", "the body must be a tar archive: application/x-tar"), nil
	}
	limits, note := ex.treeLimits(), new(actors.PutNote)
	return ex.put(ctx, body, actors.PutTree{Kind: ledger.WorkspacePut, Note: note,
		Build: func(_ *workspace.Snapshot, w workspace.BlobWriter) (workspace.Entry, error) {
			return readTar(body, w, limits, ex.leaveOut(note))
		}})
}

// leaveOut reports, and notes, whether a path is left out of workspaces by the policy.
func (ex *Exchange) leaveOut(note *actors.PutNote) func(path string) bool {
	policy := ex.server.host.Policy()
	*note = actors.PutNote{}
	return func(path string) bool {
		if !policy.Ignored(path) {
			return false
		}
		top := path
		for i := strings.LastIndexByte(path, '/'); i > 0 && policy.Ignored(path[:i]); i = strings.LastIndexByte(path[:i], '/') {
			top = path[:i]
		}
		note.LeaveOut(top)
		return true
	}
}

func (ex *Exchange) treeLimits() workspace.Limits {
	l := ex.server.host.Policy().Limits
	return workspace.Limits{Total: l.WorkspaceBytes, FileSize: l.FileBytes, Files: int(l.Files)}
}

func (ex *Exchange) putBlob(ctx context.Context, body []byte) (*Response, error) {
	sum, err := workspace.ParseHash(ex.params[1])
	if err != nil {
		return nil, invalid("%v", err)
	}
	if workspace.Sum(body) != sum {
		return nil, invalid("the body has SHA-256 %s, not %s", workspace.Sum(body), sum)
	}
	if err := ex.server.host.PutPart(ctx, ex.caller.tenant, ex.params[0], sum, body); err != nil {
		return nil, err
	}
	return &Response{Status: 204}, nil
}

// treeNode is one entry of the body of POST workspace.
type treeNode struct {
	path, kind, target string
	mode               uint32
	mtime              int64 // milliseconds
	parts              []part
}

// part is a piece of a file that PUT blobs stored.
type part struct {
	hash workspace.Hash
	size int64
}

// maxMillis is the latest mtime whose nanoseconds fit in 64 bits.
const maxMillis = 1<<63/1_000_000 - 1

func parseTree(v gjson.Result) (nodes []treeNode, err error) {
	if !v.IsArray() {
		return nil, invalid("field `tree` must be an array of entries")
	}
	v.ForEach(func(_, e gjson.Result) bool {
		var n treeNode
		if n, err = parseNode(e); err != nil {
			err = invalid("tree entry %d: %v", len(nodes)+1, err)
			return false
		}
		nodes = append(nodes, n)
		return true
	})
	return nodes, err
}

func parseNode(e gjson.Result) (treeNode, error) {
	n := treeNode{}
	r, err := members.Parse([]byte(e.Raw), "field")
	if err != nil {
		return n, err
	}
	n.path, n.kind = r.Text("path"), r.OptionalText("kind", "file")
	n.mode = uint32(r.Integer("mode", 0o644, 0, 0o7777))
	n.mtime = r.Integer("mtime", 0, -maxMillis, maxMillis)
	n.target = r.OptionalText("target", "")
	list := r.Get("parts")
	if list.Exists() && !list.IsArray() {
		r.Fail("field `parts` must be an array of {sha256, size}")
	}
	list.ForEach(func(_, p gjson.Result) bool {
		var one part
		if one, err = parsePart(p); err == nil {
			n.parts = append(n.parts, one)
		}
		return err == nil
	})
	if err != nil {
		return n, fmt.Errorf("part %d: %w", len(n.parts)+1, err)
	}
	if err := r.Done(); err != nil {
		return n, err
	}
	n.path, err = authority.Clean(n.path)
	return n, err
}

func parsePart(v gjson.Result) (p part, err error) {
	r, err := members.Parse([]byte(v.Raw), "field")
	if err != nil {
		return p, err
	}
	sum := r.Text("sha256")
	p.size = r.Integer("size", -1, 0, partBody)
	if p.size < 0 {
		r.Fail("missing required field `size`")
	}
	if err := r.Done(); err != nil {
		return p, err
	}
	p.hash, err = workspace.ParseHash(sum)
	return p, err
}

// postTree makes the workspace from parts that PUT blobs stored before.
func (ex *Exchange) postTree(ctx context.Context, body []byte) (*Response, error) {
	r, err := fields(body)
	if err != nil {
		return nil, err
	}
	nodes, err := parseTree(r.Get("tree"))
	if err != nil {
		return nil, err
	}
	if err := done(r); err != nil {
		return nil, err
	}
	limits, note := ex.treeLimits(), new(actors.PutNote)
	get := func(p part) ([]byte, error) {
		return ex.server.host.Part(ctx, ex.caller.tenant, ex.params[0], p.hash, p.size)
	}
	return ex.put(ctx, body, actors.PutTree{Kind: ledger.WorkspacePut, Note: note,
		Build: func(_ *workspace.Snapshot, w workspace.BlobWriter) (workspace.Entry, error) {
			b, leave := workspace.NewBuilder(w, limits), ex.leaveOut(note)
			for _, n := range nodes {
				if leave(n.path) {
					continue
				}
				if err := addNode(b, n, get); err != nil {
					return workspace.Entry{}, err
				}
			}
			return b.Finish()
		}})
}

func addNode(b *workspace.Builder, n treeNode, get func(part) ([]byte, error)) error {
	var err error
	mtime := n.mtime * 1_000_000
	switch n.kind {
	case "dir":
		err = b.Dir(n.path, n.mode, mtime)
	case "symlink":
		err = b.Symlink(n.path, n.target, linkMode, mtime)
	case "file":
		err = b.File(n.path, n.mode, mtime, &joined{parts: n.parts, get: get})
	default:
		err = fmt.Errorf("kind %q is not file, dir or symlink", n.kind)
	}
	var known *actors.Error
	if err == nil || errors.Is(err, workspace.ErrTooLarge) || errors.As(err, &known) {
		return err
	}
	return invalid("%s: %v", n.path, err)
}

// joined reads parts one after another, one at a time in memory: a body can name the
// same part many times.
type joined struct {
	parts []part
	get   func(part) ([]byte, error)
	rest  []byte
}

func (j *joined) Read(b []byte) (int, error) {
	for len(j.rest) == 0 {
		if len(j.parts) == 0 {
			return 0, io.EOF
		}
		p := j.parts[0]
		j.parts = j.parts[1:]
		data, err := j.get(p)
		if errors.Is(err, workspace.ErrMissing) {
			return 0, fmt.Errorf("part %s was not stored", p.hash)
		}
		if err != nil {
			return 0, fmt.Errorf("part %s: %w", p.hash, err)
		}
		j.rest = data
	}
	n := copy(b, j.rest)
	j.rest = j.rest[n:]
	return n, nil
}

func (ex *Exchange) checkpoint(ctx context.Context, body []byte) (*Response, error) {
	r, err := fields(body)
	if err != nil {
		return nil, err
	}
	name := r.OptionalText("name", "")
	if len(name) > 128 {
		r.Fail("field `name` is longer than 128 bytes")
	}
	if err := done(r); err != nil {
		return nil, err
	}
	mark := actors.MarkCheckpoint{Name: name}
	if mark.Key, mark.Request, err = ex.idempotencyKey(body); err != nil {
		return nil, err
	}
	entry, err := ex.server.host.Checkpoint(ctx, ex.caller.tenant, ex.params[0], mark)
	if err != nil {
		return nil, err
	}
	resp := reply(201, ledger.Object{{Name: "seq", Value: entry.Seq}, {Name: "name", Value: name}, {Name: "tree", Value: entry.After.Hash.String()}})
	resp.Seq = entry.Seq
	return resp, nil
}

func (ex *Exchange) restore(ctx context.Context, body []byte) (*Response, error) {
	r, err := fields(body)
	if err != nil {
		return nil, err
	}
	seq := uint64(r.Integer("seq", 0, 1, 1<<53))
	if seq == 0 {
		r.Fail("missing required field `seq`")
	}
	if err := done(r); err != nil {
		return nil, err
	}
	ev, err := ex.server.host.RestoreTo(ctx, ex.caller.tenant, ex.params[0], seq)
	if err != nil {
		return nil, err
	}
	return ex.put(ctx, body, ev)
}

func (ex *Exchange) fork(ctx context.Context, body []byte) (*Response, error) {
	r, err := fields(body)
	if err != nil {
		return nil, err
	}
	opt := ex.server.host.Options()
	f := actors.Fork{From: ex.params[0], To: r.OptionalText("id", ""), Seq: uint64(r.Integer("seq", 0, 1, 1<<53)), Profile: r.OptionalText("profile", ""), Expires: expiresAt(r)}
	if f.Expires.IsZero() {
		f.Expires = opt.Now().Add(opt.Lease)
	}
	if err := done(r); err != nil {
		return nil, err
	}
	if ex.server.opt.ForkElsewhere {
		payload, err := ex.server.host.ExportFork(ctx, ex.caller.tenant, f)
		if err != nil {
			return nil, err
		}
		return &Response{Fork: &ForkExport{ID: f.To, Payload: payload}}, nil
	}
	if f.Key, f.Request, err = ex.idempotencyKey(body); err != nil {
		return nil, err
	}
	if f.To == "" && f.Key != "" {
		f.To = ex.keyedID(f.Key)
	}
	st, err := ex.server.host.Fork(ctx, ex.caller.tenant, f)
	if err != nil {
		return nil, err
	}
	return reply(201, runValue(st)), nil
}

// ForkExport is a run on its way to another store.
type ForkExport struct {
	ID      string // of the new run; "" for one that the transport chooses
	Payload []byte
}

// ImportFork begins a run from the payload of a ForkExport.
func (s *Server) ImportFork(ctx context.Context, tenant, id string, payload []byte) *Response {
	st, err := s.host.ImportFork(ctx, tenant, id, payload)
	if err != nil {
		return failure(err)
	}
	return reply(201, runValue(st))
}
