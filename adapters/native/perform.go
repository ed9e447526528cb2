package native

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"time"

	"ambit/actors"
	"ambit/adapters/native/script"
	"ambit/core/authority"
	"ambit/core/capability"
	"ambit/core/ledger"
	"ambit/edge/traces"
)

// performersDir is the directory of the state for the processes that carry out effects.
const performersDir = "performers"

// performer carries out the effects of runs in this process. While it lives it holds the
// lock of a file of its name, so that others see when it is gone.
type performer struct {
	dir    string
	place  string // begins the names of performers that share dir
	name   string
	lock   *os.File
	runner *script.Runner
	policy *authority.Policy
	slots  chan struct{} // of scripts that run
	queued atomic.Int64  // scripts that wait for one

	slotTime time.Duration
}

// What the scripts of all runs together may take.
const (
	scriptsAtOnce = 16
	slotTime      = 15 * time.Second // for a script to get its turn
)

func newPerformer(state string, policy *authority.Policy) (*performer, error) {
	abs, err := filepath.Abs(state)
	if err != nil {
		return nil, err
	}
	host, err := os.Hostname()
	if err != nil {
		return nil, err
	}
	sum := sha256.Sum256([]byte(host + "\x00" + abs))
	id := make([]byte, 8)
	rand.Read(id)
	p := &performer{dir: filepath.Join(abs, performersDir), place: hex.EncodeToString(sum[:6]) + "-", runner: script.New(script.Options{}), policy: policy, slots: make(chan struct{}, scriptsAtOnce), slotTime: slotTime}
	p.name = p.place + hex.EncodeToString(id)
	if err := os.MkdirAll(p.dir, 0o700); err != nil {
		return nil, err
	}
	p.sweep()
	if p.lock, err = os.OpenFile(p.file(p.name), os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600); err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(p.lock.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		return nil, fmt.Errorf("locking %s: %w", p.lock.Name(), err)
	}
	return p, nil
}

func (p *performer) file(name string) string { return filepath.Join(p.dir, name) }

// gone reports whether the performer of a name, of this machine and state directory, does
// not run any more.
func (p *performer) gone(name string) bool {
	if !strings.HasPrefix(name, p.place) || strings.ContainsAny(name, "/.") {
		return false
	}
	f, err := os.Open(p.file(name))
	if errors.Is(err, os.ErrNotExist) {
		return true
	}
	if err != nil {
		return false
	}
	defer f.Close()
	return syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) == nil
}

// fresh is how young the file of a performer may be that is not locked yet.
const fresh = time.Minute

// sweep removes the files of performers that are gone.
func (p *performer) sweep() {
	entries, err := os.ReadDir(p.dir)
	if err != nil {
		return
	}
	for _, e := range entries {
		if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > fresh && p.gone(e.Name()) {
			os.Remove(p.file(e.Name()))
		}
	}
}

func (p *performer) perform(ctx context.Context, e *actors.Effect) capability.Outcome {
	entry := p.policy.Script(e.Name)
	if entry == nil {
		return capability.Failed(capability.FailUnknown, "script capability `%s` is not declared in the manifest", e.Name)
	}
	if out := p.enter(ctx, e.Name); out != nil {
		return *out
	}
	defer func() { <-p.slots }()
	return p.runner.Run(ctx, entry, script.Call{Input: e.Input, Trace: traces.Environ(ctx)})
}

// enter takes a slot, or says why there is none. Nothing was started then.
func (p *performer) enter(ctx context.Context, name string) *capability.Outcome {
	select {
	case p.slots <- struct{}{}:
		return nil
	default:
	}
	p.queued.Add(1)
	defer p.queued.Add(-1)
	late := time.NewTimer(p.slotTime)
	defer late.Stop()
	var out capability.Outcome
	select {
	case p.slots <- struct{}{}:
		return nil
	case <-late.C:
		out = capability.Failed(capability.FailRefused, "script capability `%s` was not started: %d scripts run here already", name, cap(p.slots))
	case <-ctx.Done():
		out = capability.Failed(capability.FailCanceled, "script capability `%s` was ended before it started: %v", name, context.Cause(ctx))
		out.Status = ledger.Aborted
	}
	return &out
}

func (p *performer) close() error {
	return errors.Join(os.Remove(p.lock.Name()), p.lock.Close())
}
