package native_test

import (
	"errors"
	"flag"
	"path/filepath"
	"strings"
	"testing"
)

var cuts = flag.Int("power.cuts", 3, "power cuts of each TestPowerLoss")

// errNoStart is that a server did not come up after a cut.
var errNoStart = errors.New("the server did not start")

// survive cuts the power n times under load and looks each time whether everything is
// there that was acknowledged.
func survive(t *testing.T, v *volatile, n int) error {
	dir := t.TempDir()
	if err := v.attach(t, dir); err != nil {
		t.Skipf("NOT PROVED: power loss needs FUSE (/dev/fuse and the right to mount): %v", err)
	}
	r := newRig(t, dir)
	for range n {
		if err := r.cutOnce(t, v); err != nil {
			v.detach(t)
			return err
		}
		v.cut(t, r.rnd)
		if err := v.attach(t, dir); err != nil {
			t.Fatal(err)
		}
	}
	defer v.detach(t)
	p := startProcess(t, r.bin, r.dir, r.policy)
	if p == nil {
		return errNoStart
	}
	defer p.kill()
	for _, v := range r.victims {
		v.seen = nil // from the first entry on
	}
	if err := r.check(t.Context(), p); err != nil {
		return err
	}
	t.Logf("%d cuts, %d acknowledged calls, none lost, %d fsyncs", n, r.acknowledged(), v.syncs)
	return nil
}

func (r *rig) cutOnce(t *testing.T, v *volatile) error {
	p := startProcess(t, r.bin, r.dir, r.policy)
	if p == nil {
		return errNoStart
	}
	defer p.kill()
	if err := r.check(t.Context(), p); err != nil {
		return err
	}
	return r.load(t.Context(), p, func() {
		v.freeze()
		p.cmd.Process.Kill()
		// The process cannot end while a request of its own is unanswered.
		close(v.released)
		p.cmd.Wait()
	})
}

// TestPowerLoss cuts the power: what was not synchronised is gone, all of it or, on a
// disk that wrote some of it already, any part.
func TestPowerLoss(t *testing.T) {
	for name, some := range map[string]bool{"everything unsynchronised lost": false, "any part of it lost": true} {
		t.Run(name, func(t *testing.T) {
			if err := survive(t, newVolatile(some), *cuts); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// TestPowerLossNeedsSync is the control: on a disk whose fsync does nothing for the
// ledger, or for the workspace's files, the same test must fail. A cut that comes before
// the ledger says that an import is finished loses nothing, since it is begun again.
func TestPowerLossNeedsSync(t *testing.T) {
	for name, lies := range map[string]func(path string) bool{
		"ledger": func(path string) bool { return strings.HasPrefix(filepath.Base(path), "ledger.db") },
		"files":  func(path string) bool { return strings.HasPrefix(path, "reports/") },
		"names":  func(path string) bool { return path == "reports/m1" || path == "reports/m2" },
	} {
		t.Run(name, func(t *testing.T) {
			v := newVolatile(false)
			v.lies = lies
			err := survive(t, v, 100)
			if err == nil {
				t.Fatal("nothing was lost, so that TestPowerLoss proves nothing")
			}
			t.Logf("as it must: %v", err)
		})
	}
}
