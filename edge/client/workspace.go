package client

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"net/url"
	"strconv"
)

// Put is the answer to a request that replaced the files of a run.
type Put struct {
	Tree    string   `json:"tree"`
	Bytes   int64    `json:"bytes"`
	Entries int64    `json:"entries"`
	Seq     uint64   `json:"seq"`
	LeftOut []string `json:"leftOut"` // what the policy ignores
	// Kept are changes that were not made, since no store lets them be.
	Kept []struct {
		Path, Level, Reason string
	} `json:"kept"`
	LeftOutMore int `json:"leftOutMore"` // how many the lists leave out
	KeptMore    int `json:"keptMore"`
}

// Node is one entry of a tree that PutTree makes.
type Node struct {
	Path   string `json:"path"`
	Kind   string `json:"kind,omitempty"`  // file, dir or symlink; file if empty
	Mode   *int   `json:"mode,omitempty"`  // 0644 if nil
	MTime  int64  `json:"mtime,omitempty"` // milliseconds since 1970
	Target string `json:"target,omitempty"`
	Parts  []Part `json:"parts,omitempty"` // the content, one after the other
}

// Part is a piece of a file that PutBlob stored.
type Part struct {
	SHA256 string `json:"sha256"`
	Size   int64  `json:"size"`
}

// Tree lists the files of a run.
type Tree struct {
	Tree    string `json:"tree"`
	Entries []struct {
		Path, Kind, MTime, SHA256, Target string
		Mode                              int
		Size                              int64
	} `json:"entries"`
}

// Checkpoint is a name for the files of an entry.
type Checkpoint struct {
	Seq  uint64 `json:"seq"`
	Name string `json:"name"`
	Tree string `json:"tree"`
}

// ForkRun describes a run that begins with the files of another; empty fields take the
// other's, or the server's defaults.
type ForkRun struct {
	ID        string `json:"id,omitempty"`
	Seq       uint64 `json:"seq,omitempty"` // the last entry if 0
	Profile   string `json:"profile,omitempty"`
	ExpiresAt string `json:"expiresAt,omitempty"`
}

// at is the query that asks for files as they were after an entry; 0 asks for them as they
// are.
func at(seq uint64) string {
	if seq == 0 {
		return ""
	}
	return "?seq=" + strconv.FormatUint(seq, 10)
}

// File reads one file of the workspace; the caller closes it.
func (c *Client) File(ctx context.Context, id, path string) (io.ReadCloser, error) {
	return c.FileAt(ctx, id, path, 0)
}

// FileAt is File as it was after an entry.
func (c *Client) FileAt(ctx context.Context, id, path string, seq uint64) (io.ReadCloser, error) {
	u := url.URL{Path: path}
	return c.open(ctx, runPath(id, "workspace", u.EscapedPath())+at(seq))
}

// Workspace reads the workspace as a tar archive; the caller closes it.
func (c *Client) Workspace(ctx context.Context, id string) (io.ReadCloser, error) {
	return c.WorkspaceAt(ctx, id, 0)
}

// WorkspaceAt is Workspace as it was after an entry.
func (c *Client) WorkspaceAt(ctx context.Context, id string, seq uint64) (io.ReadCloser, error) {
	return c.open(ctx, runPath(id, "workspace")+at(seq))
}

// Tree lists the files as they are, or as they were after an entry if seq is not 0.
func (c *Client) Tree(ctx context.Context, id string, seq uint64) (*Tree, error) {
	tree := new(Tree)
	return tree, c.json(ctx, c.token, "GET", runPath(id, "tree")+at(seq), nil, tree, nil)
}

func (c *Client) open(ctx context.Context, path string) (io.ReadCloser, error) {
	resp, err := c.send(ctx, c.token, "GET", path, nil, "", nil)
	if err != nil {
		return nil, err
	}
	return resp.Body, nil
}

// PutWorkspace replaces the workspace by the files of a tar archive.
func (c *Client) PutWorkspace(ctx context.Context, id string, archive []byte, opts ...CallOption) (*Put, error) {
	resp, err := c.send(ctx, c.token, "PUT", runPath(id, "workspace"), archive, "application/x-tar", opts)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	put := new(Put)
	return put, json.NewDecoder(resp.Body).Decode(put)
}

// PutBlob stores up to 4 MiB for PutTree.
func (c *Client) PutBlob(ctx context.Context, id string, data []byte) (Part, error) {
	sum := sha256.Sum256(data)
	part := Part{SHA256: hex.EncodeToString(sum[:]), Size: int64(len(data))}
	resp, err := c.send(ctx, c.token, "PUT", runPath(id, "blobs", part.SHA256), data, "application/octet-stream", nil)
	if err != nil {
		return part, err
	}
	return part, resp.Body.Close()
}

// PutTree replaces the workspace by files whose parts PutBlob stored.
func (c *Client) PutTree(ctx context.Context, id string, nodes []Node, opts ...CallOption) (*Put, error) {
	put := new(Put)
	return put, c.json(ctx, c.token, "POST", runPath(id, "workspace"), map[string]any{"tree": nodes}, put, opts)
}

// Checkpoint gives the files as they are now a name.
func (c *Client) Checkpoint(ctx context.Context, id, name string, opts ...CallOption) (*Checkpoint, error) {
	mark := new(Checkpoint)
	return mark, c.json(ctx, c.token, "POST", runPath(id, "checkpoints"), map[string]string{"name": name}, mark, opts)
}

// Restore brings the files of an entry back.
func (c *Client) Restore(ctx context.Context, id string, seq uint64, opts ...CallOption) (*Put, error) {
	put := new(Put)
	return put, c.json(ctx, c.token, "POST", runPath(id, "restore"), map[string]uint64{"seq": seq}, put, opts)
}

// Fork begins a run from the files of another.
func (c *Client) Fork(ctx context.Context, id string, f ForkRun, opts ...CallOption) (*Run, error) {
	run := new(Run)
	return run, c.json(ctx, c.token, "POST", runPath(id, "fork"), f, run, opts)
}
