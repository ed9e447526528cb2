// Package mirror keeps a host directory equal to the tree of a run.
//
// The ledger decides: a call's entry is committed first, then its changes are
// imported. What changed in the directory since the last look becomes a tree that
// the run commits as an `external` entry before its next call. An import checks each
// file again; one that is no longer what the delta says it was is left alone.
//
// An index remembers, like git's, what stat(2) said of each file when it was hashed,
// so that looking at an unchanged tree costs stat calls and no reads. It is a hint in
// a state directory. Beside it stands, durably, which tree the directory had last, so
// that an import which a crash cut off is known and finished.
package mirror

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"time"

	"ambit/actors"
	"ambit/core/authority"
	"ambit/core/workspace"
)

// Options say what of a directory belongs to the workspace.
type Options struct {
	// Ignore reports whether a path is left out of the workspace. A directory that is
	// left out is not entered.
	Ignore func(path string) bool
	// Limits bound the tree. A file over FileSize is left out; a tree over the other
	// limits is an error.
	Limits workspace.Limits
	// Governing names files that decide about calls, besides PolicyName in the
	// directory. No call may change those of them that lie in it.
	Governing []string
}

// Mirror is one host directory. It implements actors.Mirror for the owner that it
// was made with, and is safe for concurrent use.
type Mirror struct {
	dir   string
	owner string
	state string // directory of the index
	opt   Options

	mu      sync.Mutex
	index   *index
	scanned *scanned
	left    []LeftOut
	fences  []authority.Fence
}

// LeftOut is a path that is not part of the workspace, and why.
type LeftOut struct {
	Path, Reason string
	ignored      bool // by the policy, which says so by itself
}

// Open returns the mirror of the directory dir, with its index in the directory
// state. Both must exist.
func Open(dir, state string, opt Options) (*Mirror, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	if abs, err = filepath.EvalSymlinks(abs); err != nil {
		return nil, fmt.Errorf("workspace directory: %w", err)
	}
	info, err := os.Stat(abs)
	if err != nil {
		return nil, fmt.Errorf("workspace directory: %w", err)
	}
	if !info.IsDir() {
		return nil, fmt.Errorf("workspace directory %s: not a directory", abs)
	}
	if opt.Ignore == nil {
		opt.Ignore = func(string) bool { return false }
	}
	m := &Mirror{dir: abs, owner: Owner(abs), state: state, opt: opt}
	if m.fences, err = Governing(abs, opt.Governing); err != nil {
		return nil, fmt.Errorf("policy document: %w", err)
	}
	return m, nil
}

// Owner is the name of a directory of this machine, as runs record it.
func Owner(dir string) string {
	host, err := os.Hostname()
	if err != nil {
		host = "unknown"
	}
	return host + ":" + dir
}

// Name is the owner that runs of this mirror record.
func (m *Mirror) Name() string { return m.owner }

// Owned implements actors.Mirror.
func (m *Mirror) Owned(owner string) bool { return owner == m.owner }

// Left lists what the last scan left out of the workspace.
func (m *Mirror) Left() []LeftOut {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.left
}

// lockRetry is how often a directory that another process holds is tried again.
const lockRetry = 10 * time.Millisecond

// Lock implements actors.Mirror: an flock(2) on the directory itself.
func (m *Mirror) Lock(ctx context.Context, _ string) (func(), error) {
	f, err := os.Open(m.dir)
	if err != nil {
		return nil, err
	}
	for {
		err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if err == nil {
			return func() { f.Close() }, nil
		}
		if err != syscall.EWOULDBLOCK && err != syscall.EINTR {
			f.Close()
			return nil, fmt.Errorf("lock %s: %w", m.dir, err)
		}
		select {
		case <-ctx.Done():
			f.Close()
			return nil, fmt.Errorf("lock %s: %w", m.dir, ctx.Err())
		case <-time.After(lockRetry):
		}
	}
}

// Last implements actors.Mirror.
func (m *Mirror) Last(_ string) (actors.RunID, workspace.Entry, bool, error) {
	b, ok, err := readBase(m.state)
	return b.run, b.root, ok, err
}

// Settle implements actors.Mirror.
func (m *Mirror) Settle(_ string, run actors.RunID, root workspace.Entry) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	x := m.scanned
	m.scanned = nil
	if x != nil && x.changed {
		m.index = &index{files: x.files}
		return m.write(run, root)
	}
	return full(writeBase(m.state, run, root))
}

// load reads the index, if it was not read or another process wrote it since.
func (m *Mirror) load() *index {
	if m.index == nil || !m.index.current(m.state) {
		m.index = readIndex(m.state)
	}
	return m.index
}

// write remembers what the directory has: hashes as hints, the tree durably.
func (m *Mirror) write(run actors.RunID, root workspace.Entry) error {
	if err := m.index.write(m.state); err != nil {
		return full(fmt.Errorf("write the index of %s: %w", m.dir, err))
	}
	return full(writeBase(m.state, run, root))
}

// full gives an error the meaning that actors know, if the disk is full.
func full(err error) error {
	if errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) {
		return fmt.Errorf("%w: %w", actors.ErrFull, err)
	}
	return err
}
