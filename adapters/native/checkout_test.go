package native

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ambit/core/workspace"
)

// TestCheckoutStaysInside checks out a tree whose links lead out of it in every way.
func TestCheckoutStaysInside(t *testing.T) {
	blobs := workspace.MemBlobs{}
	b := workspace.NewBuilder(blobs, workspace.Limits{})
	add := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	add(b.Dir("d/e", 0o500, 1_000_000_000))
	add(b.File("d/e/f", 0o4755, 2_000_000_000, strings.NewReader("text")))
	links := map[string]struct {
		to  string
		out bool
	}{
		"in": {"d/e/f", false}, "d/up": {"../d/e", false}, "dangling": {"no/such", false}, "slashes": {"d//e/./f/", false},
		"abs": {"/etc/passwd", true}, "parent": {"..", true}, "d/e/deep": {"../../../x", true},
		"dir": {"d/e", false}, "fine": {"dir/../up", false}, // d/up, not up
		"here": {".", false}, "sly": {"here/../x", true}, "back": {"dir/../../..", true},
		"loop": {"loop", true}, "pong": {"ping", true}, "ping": {"pong", true},
		"viaabs": {"abs/x", true},
	}
	for link, leads := range links {
		add(b.Symlink(link, leads.to, 0o777, 0))
	}
	root, err := b.Finish()
	add(err)
	outside := t.TempDir()
	checkedOut := filepath.Join(outside, "dir")
	left, err := Checkout(workspace.NewSnapshot(root, blobs), checkedOut)
	if err != nil || len(left) != 9 {
		t.Errorf("left out %q, %v", left, err)
	}
	for link, leads := range links {
		_, err := os.Lstat(filepath.Join(checkedOut, link))
		if made := err == nil; made == leads.out {
			t.Errorf("%s -> %s: made %v", link, leads.to, made)
		}
	}
	info, err := os.Stat(filepath.Join(checkedOut, "d/e/f"))
	if err != nil || info.Mode() != 0o755 || info.ModTime().Unix() != 2 {
		t.Errorf("%v %v", info, err)
	}
	if info, err = os.Stat(filepath.Join(checkedOut, "d/e")); err != nil || info.Mode().Perm() != 0o500 || info.ModTime().Unix() != 1 {
		t.Errorf("%v %v", info, err)
	}
	if entries, err := os.ReadDir(outside); err != nil || len(entries) != 1 {
		t.Errorf("beside the directory stand %v (%v)", entries, err)
	}
	if err := os.Symlink(outside, filepath.Join(outside, "link")); err != nil {
		t.Fatal(err)
	}
	if _, err := Checkout(workspace.NewSnapshot(root, blobs), filepath.Join(outside, "link")); err == nil {
		t.Error("a directory that is not empty, behind a link, was written to")
	}
	add(os.Chmod(filepath.Join(checkedOut, "d/e"), 0o700))
}
