package mirror

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ambit/core/workspace"
)

// TestSwappedDirectories has somebody swap a directory for a link to .git all the time,
// while files are brought into it and read from it: nothing is written there, and
// nothing from there is read.
func TestSwappedDirectories(t *testing.T) {
	b := newBench(t)
	at := func(p string) string { return filepath.Join(b.dir, p) }
	for _, dir := range []string{".git", "d"} {
		if err := os.Mkdir(at(dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	b.put(".git/f", "secret")
	b.put("d/f", "0")
	if err := os.Symlink(".git", at("link")); err != nil {
		t.Fatal(err)
	}
	b.scan()
	stop := make(chan bool)
	var swapper sync.WaitGroup
	swapper.Add(1)
	go func() {
		defer swapper.Done()
		for {
			select {
			case <-stop:
				return
			default:
			}
			// Each state lasts about as long as bringing a file does.
			time.Sleep(time.Duration(rand.IntN(300)) * time.Microsecond)
			if err := unix.Renameat2(unix.AT_FDCWD, at("d"), unix.AT_FDCWD, at("link"), unix.RENAME_EXCHANGE); err != nil {
				t.Error(err)
				return
			}
		}
	}()
	secret := workspace.Sum([]byte("secret"))
	end := time.Now().Add(time.Second)
	for i := 0; time.Now().Before(end); i++ {
		// What the scan or the import says does not matter here.
		if root, err := b.m.Scan("", b.snap(), b.blobs); err == nil {
			workspace.NewSnapshot(root, b.blobs).Walk(func(path string, e workspace.Entry) error {
				if e.Hash == secret {
					t.Errorf("%s has what .git/f has", path)
				}
				return nil
			})
		}
		root := b.target(map[string]string{"link": "-> .git", "d/f": "0", fmt.Sprintf("d/n%d", i): "x", fmt.Sprintf("d/s%d/deep", i): "y"})
		if d, err := workspace.Compare(b.snap(), workspace.NewSnapshot(root, b.blobs)); err == nil {
			b.m.Import("", testRun, root, d, b.blobs)
		}
	}
	close(stop)
	swapper.Wait()
	entries, err := os.ReadDir(at(".git"))
	if err != nil || len(entries) != 1 || b.read(".git/f") != "secret" {
		t.Errorf(".git was written to: %v %v", entries, err)
	}
}
