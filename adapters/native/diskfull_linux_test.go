package native_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ambit/edge/client"
)

// TestDiskFull fills the disk at three places: every call that cannot be kept is
// answered with 503 and the reason, nothing is lost, and all goes on when there is room.
func TestDiskFull(t *testing.T) {
	for name, full := range map[string]func(path string) bool{
		"everything": func(string) bool { return true },
		"ledger":     func(path string) bool { return strings.HasPrefix(path, ".ambit/") },
		"workspace":  func(path string) bool { return !strings.HasPrefix(path, ".ambit/") },
	} {
		t.Run(name, func(t *testing.T) {
			v := newVolatile(false)
			dir := t.TempDir()
			if err := v.attach(t, dir); err != nil {
				t.Skipf("NOT PROVED: a full disk needs FUSE (/dev/fuse and the right to mount): %v", err)
			}
			defer v.detach(t)
			r := newRig(t, dir)
			p := startProcess(t, r.bin, r.dir, r.policy)
			if p == nil {
				t.FailNow()
			}
			defer func() { p.kill() }()
			if err := r.check(t.Context(), p); err != nil {
				t.Fatal(err)
			}
			n := 0
			call := func(id string) error {
				n++
				_, err := p.client.Call(t.Context(), id, r.turns[id], "bash", map[string]any{
					"command": fmt.Sprintf("mkdir -p reports/%s; yes %d | head -c 20000 > reports/%s/%d", id, n, id, n)})
				return err
			}
			for _, id := range []string{"m1", "p1"} {
				if err := call(id); err != nil {
					t.Fatal(err)
				}
			}
			v.fill(full)
			refusals := 0
			for range 20 {
				for _, id := range []string{"m1", "p1"} {
					err := call(id)
					var refused *client.Error
					switch {
					case err == nil:
					case !errors.As(err, &refused) || refused.Status != 503 || !strings.Contains(refused.Error(), "full"):
						t.Fatalf("%s: %v", id, err)
					default:
						refusals++
					}
					if _, err := p.client.Run(t.Context(), id); err != nil {
						t.Fatalf("the run cannot be read: %v", err)
					}
				}
			}
			if refusals == 0 {
				t.Fatal("the disk was never full")
			}
			v.fill(nil)
			for _, id := range []string{"m1", "p1"} {
				if err := call(id); err != nil {
					t.Fatalf("after room was made: %v", err)
				}
			}
			if name == "workspace" {
				// The calls of m1 stand in the ledger; their files had to follow.
				for i := 3; i < n; i += 2 {
					if _, err := os.Stat(filepath.Join(dir, fmt.Sprintf("reports/m1/%d", i))); err != nil && i == 3 {
						t.Errorf("the import was not finished: %v", err)
					}
				}
			}
			p.kill()
			p = startProcess(t, r.bin, r.dir, r.policy)
			if p == nil {
				t.FailNow()
			}
			if err := r.check(t.Context(), p); err != nil {
				t.Fatal(err)
			}
			if err := call("m1"); err != nil {
				t.Fatal(err)
			}
		})
	}
}
