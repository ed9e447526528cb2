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
	"ambit/core/workspace"
)

func (ex *Exchange) getWorkspace(ctx context.Context, _ []byte) (*Response, error) {
	snap, err := ex.server.host.Tree(ctx, ex.caller.tenant, ex.params[0])
	if err != nil {
		return nil, err
	}
	return &Response{Status: 200, Header: [][2]string{{"Content-Type", "application/x-tar"}, {"Cache-Control", "no-store"}},
		Stream: func(w io.Writer) error { return writeTar(w, snap) }}, nil
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
	snap, err := ex.server.host.Tree(ctx, ex.caller.tenant, ex.params[0])
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
func putResult(st *actors.State, entry *ledger.Entry) *Response {
	o := ledger.Object{{Name: "tree", Value: st.Tree.Hash.String()}, {Name: "bytes", Value: st.Tree.Size}, {Name: "entries", Value: st.Tree.Count}, {Name: "seq", Value: st.Seq}}
	resp := reply(200, o)
	resp.Seq = st.Seq
	if entry != nil {
		resp.Seq = entry.Seq
	}
	return resp
}

func (ex *Exchange) put(ctx context.Context, body []byte, ev actors.PutTree) (*Response, error) {
	var err error
	if ev.Key, ev.Request, err = ex.idempotencyKey(body); err != nil {
		return nil, err
	}
	st, entry, err := ex.server.host.Put(ctx, ex.caller.tenant, ex.params[0], ev)
	if errors.Is(err, workspace.ErrTooLarge) {
		return nil, &actors.Error{Code: actors.TooLarge, Message: err.Error()}
	}
	if err != nil {
		return nil, err
	}
	return putResult(st, entry), nil
}

func (ex *Exchange) putWorkspace(ctx context.Context, body []byte) (*Response, error) {
	if ct := ex.head.Header("Content-Type"); ct != "" && ct != "application/x-tar" && ct != "application/octet-stream" {
		return problem(415, "unsupported", "the body must be a tar archive: application/x-tar"), nil
	}
	limits := ex.treeLimits()
	return ex.put(ctx, body, actors.PutTree{Kind: ledger.WorkspacePut,
		Build: func(_ *workspace.Snapshot, w workspace.BlobWriter) (workspace.Entry, error) {
			return readTar(body, w, limits)
		}})
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
	parts              []workspace.Hash
	sizes              []int64
}

func parseTree(v gjson.Result) (nodes []treeNode, err error) {
	if !v.IsArray() {
		return nil, invalid("field `tree` must be an array of entries")
	}
	v.ForEach(func(_, e gjson.Result) bool {
		n := treeNode{kind: "file", mode: 0o644}
		e.ForEach(func(k, f gjson.Result) bool {
			switch k.String() {
			case "path":
				n.path = f.String()
			case "kind":
				n.kind = f.String()
			case "mode":
				n.mode = uint32(f.Uint())
			case "mtime":
				n.mtime = f.Int()
			case "target":
				n.target = f.String()
			case "parts":
				f.ForEach(func(_, p gjson.Result) bool {
					var h workspace.Hash
					if h, err = workspace.ParseHash(p.Get("sha256").String()); err != nil {
						return false
					}
					n.parts, n.sizes = append(n.parts, h), append(n.sizes, p.Get("size").Int())
					return true
				})
			default:
				err = invalid("tree entry %d: unknown field `%s`", len(nodes)+1, k.String())
			}
			return err == nil
		})
		if err == nil {
			if n.path, err = authority.Clean(n.path); err != nil {
				err = invalid("tree entry %d: %v", len(nodes)+1, err)
			}
		}
		nodes = append(nodes, n)
		return err == nil
	})
	return nodes, err
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
	limits := ex.treeLimits()
	part := func(h workspace.Hash, size int64) ([]byte, error) {
		return ex.server.host.Part(ctx, ex.caller.tenant, ex.params[0], h, size)
	}
	return ex.put(ctx, body, actors.PutTree{Kind: ledger.WorkspacePut,
		Build: func(_ *workspace.Snapshot, w workspace.BlobWriter) (workspace.Entry, error) {
			b := workspace.NewBuilder(w, limits)
			for _, n := range nodes {
				if err := addNode(b, n, part); err != nil {
					return workspace.Entry{}, err
				}
			}
			return b.Finish()
		}})
}

func addNode(b *workspace.Builder, n treeNode, part func(workspace.Hash, int64) ([]byte, error)) error {
	var err error
	mtime := n.mtime * 1_000_000
	switch n.kind {
	case "dir":
		err = b.Dir(n.path, n.mode, mtime)
	case "symlink":
		err = b.Symlink(n.path, n.target, linkMode, mtime)
	case "file":
		readers := make([]io.Reader, len(n.parts))
		for i, h := range n.parts {
			data, err := part(h, n.sizes[i])
			if err != nil {
				return invalid("%s: part %s: %v", n.path, h, err)
			}
			readers[i] = strings.NewReader(string(data))
		}
		err = b.File(n.path, n.mode, mtime, io.MultiReader(readers...))
	default:
		err = fmt.Errorf("kind %q is not file, dir or symlink", n.kind)
	}
	if err != nil && !errors.Is(err, workspace.ErrTooLarge) {
		return invalid("%s: %v", n.path, err)
	}
	return err
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
	entry, err := ex.server.host.Checkpoint(ctx, ex.caller.tenant, ex.params[0], name)
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
	root, err := ex.server.host.TreeAt(ctx, ex.caller.tenant, ex.params[0], seq)
	if err != nil {
		return nil, err
	}
	return ex.put(ctx, body, actors.PutTree{Kind: ledger.Restore, Refers: seq,
		Build: func(*workspace.Snapshot, workspace.BlobWriter) (workspace.Entry, error) { return root, nil }})
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
