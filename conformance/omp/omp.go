// Package omp brings the real agent to tests: the pinned omp and bun, from npm.
package omp

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
)

// Dir is where the packages are pinned, and installed by `make omp`.
func Dir() string {
	_, file, _, _ := runtime.Caller(0)
	return filepath.Join(filepath.Dir(file), "../../adapters/native/omphost/install")
}

// Install brings the pinned packages, unless they are there. Tests of several packages
// run at once: one of them installs, the others wait.
func Install(t testing.TB) (dir string) {
	t.Helper()
	dir = Dir()
	lock, err := os.Open(filepath.Join(dir, "package-lock.json"))
	if err != nil {
		t.Fatal(err)
	}
	defer lock.Close()
	if err := syscall.Flock(int(lock.Fd()), syscall.LOCK_EX); err != nil {
		t.Fatal(err)
	}
	want, err := lock.Stat()
	if err != nil {
		t.Fatal(err)
	}
	if have, err := os.Stat(filepath.Join(dir, "node_modules/.package-lock.json")); err == nil && have.ModTime().After(want.ModTime()) {
		return dir
	}
	if out, err := exec.Command("npm", "ci", "--prefix", dir, "--ignore-scripts", "--no-audit", "--no-fund", "--silent").CombinedOutput(); err != nil {
		t.Fatalf("npm ci: %v\n%s", err, out)
	}
	return dir
}
