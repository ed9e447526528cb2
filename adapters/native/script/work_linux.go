package script

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// workPrefix begins the names of the directories of calls.
const workPrefix = "ambit-script-"

// work is the directory of one call, which only its user enters.
type work struct {
	dir    string
	sealed string // where the verified files stand
	temp   string // the script's own
	lock   *os.File
}

func newWork(base string) (*work, error) {
	dir, err := os.MkdirTemp(base, workPrefix)
	if err != nil {
		return nil, reason(err)
	}
	w := &work{dir: dir, sealed: filepath.Join(dir, "sealed"), temp: filepath.Join(dir, "tmp")}
	if w.lock, err = os.Open(dir); err == nil {
		err = unix.Flock(int(w.lock.Fd()), unix.LOCK_EX|unix.LOCK_NB)
	}
	err = errors.Join(err, os.Mkdir(w.sealed, 0o700), os.Mkdir(w.temp, 0o700))
	if err != nil {
		w.remove()
		return nil, reason(err)
	}
	return w, nil
}

func (w *work) remove() {
	removeAll(w.dir)
	if w.lock != nil {
		w.lock.Close()
	}
}

// removeAll removes a directory whose directories may not be writable.
func removeAll(dir string) {
	if os.RemoveAll(dir) == nil {
		return
	}
	filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err == nil && d.IsDir() {
			os.Chmod(path, 0o700)
		}
		return nil
	})
	os.RemoveAll(dir)
}

// fresh is how young a directory may be that nobody has locked yet.
const fresh = time.Minute

// sweep removes directories of calls whose runner is gone: nobody holds their lock.
func sweep(base string) {
	dirs, err := filepath.Glob(filepath.Join(base, workPrefix+"*"))
	if err != nil {
		return
	}
	for _, dir := range dirs {
		info, err := os.Lstat(dir)
		if err != nil || !info.IsDir() || time.Since(info.ModTime()) < fresh {
			continue
		}
		if st, ok := info.Sys().(*syscall.Stat_t); !ok || int(st.Uid) != os.Geteuid() {
			continue
		}
		f, err := os.Open(dir)
		if err != nil {
			continue
		}
		if unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB) == nil {
			removeAll(dir)
		}
		f.Close()
	}
}
