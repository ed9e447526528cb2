package omphost

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/tidwall/gjson"
)

// A run's directory is <root>/<id>: work, home, skaile-home and tmp, which the child may
// write, the system prompt, and who the run belongs to. Nothing in it is a secret.
const (
	promptFile = "SYSTEM.md"
	ownerFile  = "run.json"
	lockFile   = ".lock"
)

var scratchDirs = []string{"work", "home", "skaile-home", "tmp", "home/.omp", "home/.omp/agent"}

// openRoot makes the root directory if it is missing and refuses one that others could
// change. The lock keeps a second host away from it; it goes with the process.
func openRoot(dir string) (path string, lock *os.File, err error) {
	if path, err = filepath.Abs(dir); err != nil {
		return "", nil, err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return "", nil, err
	}
	if err := os.Mkdir(path, 0o700); err != nil && !errors.Is(err, os.ErrExist) {
		return "", nil, err
	}
	info, err := os.Lstat(path)
	if err != nil {
		return "", nil, err
	}
	st, ok := info.Sys().(*syscall.Stat_t)
	switch {
	case !info.IsDir():
		return "", nil, fmt.Errorf("%s is not a directory", path)
	case ok && int(st.Uid) != os.Geteuid():
		return "", nil, fmt.Errorf("%s belongs to another user", path)
	}
	parent, err := os.Stat(filepath.Dir(path))
	if err != nil {
		return "", nil, err
	}
	if parent.Mode().Perm()&0o002 != 0 && parent.Mode()&os.ModeSticky == 0 {
		return "", nil, fmt.Errorf("%s can be written by everybody", filepath.Dir(path))
	}
	if err := os.Chmod(path, 0o700); err != nil {
		return "", nil, err
	}
	lock, err = os.OpenFile(filepath.Join(path, lockFile), os.O_CREATE|os.O_RDWR|syscall.O_NOFOLLOW, 0o600)
	if err != nil {
		return "", nil, err
	}
	if err := syscall.Flock(int(lock.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		lock.Close()
		return "", nil, fmt.Errorf("%s is in use by another runner host", path)
	}
	return path, lock, nil
}

// makeScratch makes the directory of a run. What it made of it is removed if it fails.
func (h *Host) makeScratch(r *run) (err error) {
	if err := os.Mkdir(r.dir, 0o700); err != nil {
		return err
	}
	defer func() {
		if err != nil {
			h.removeScratch(r)
		}
	}()
	for _, d := range scratchDirs {
		if err := os.Mkdir(filepath.Join(r.dir, d), 0o700); err != nil {
			return err
		}
	}
	agent := filepath.Join(r.dir, "home/.omp/agent")
	files := []struct {
		path string
		data []byte
	}{
		{filepath.Join(r.dir, ownerFile), encode(map[string]string{"tenant": r.tenant})},
		{filepath.Join(r.dir, promptFile), []byte(r.systemPrompt)},
		{filepath.Join(agent, "config.yml"), r.snapshot.settingsFile()},
		{filepath.Join(agent, "models.yml"), r.snapshot.modelsFile(r.modelURL, h.opt.ModelGateway)},
	}
	for _, f := range files {
		if r.secrets.within(f.data) {
			return fmt.Errorf("%s would hold a credential", filepath.Base(f.path))
		}
		if err := os.WriteFile(f.path, f.data, 0o600); err != nil {
			return err
		}
	}
	if h.jail != nil && h.jail.Namespaces {
		if err := os.Mkdir(filepath.Join(r.dir, rootMount), 0o700); err != nil {
			return err
		}
	}
	if r.uid == 0 {
		return nil
	}
	return giveAway(r.dir, r.uid)
}

// giveAway gives a directory, and all in it, to a user.
func giveAway(dir string, uid int) error {
	return filepath.WalkDir(dir, func(path string, _ os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		return os.Lchown(path, uid, uid)
	})
}

// removeScratch removes the directory of a run, and tries again for a while: a process
// that is just being killed may still write.
func (h *Host) removeScratch(r *run) {
	var err error
	for wait := 10 * time.Millisecond; wait < 3*time.Second; wait *= 2 {
		if err = os.RemoveAll(r.dir); err == nil {
			return
		}
		time.Sleep(wait)
	}
	h.log.Error().Err(err).Str("run", r.id).Msg("the scratch directory could not be removed")
}

// sweep removes what a host left behind that did not end properly: processes, then
// directories. Each run that is still open gets its closing entry.
func (h *Host) sweep(ctx context.Context) error {
	entries, err := os.ReadDir(h.root)
	if err != nil {
		return err
	}
	for _, e := range entries {
		dir := filepath.Join(h.root, e.Name())
		if !validUUID(e.Name()) {
			continue
		}
		info, err := os.Lstat(dir)
		if err != nil || !info.IsDir() {
			continue
		}
		if st, ok := info.Sys().(*syscall.Stat_t); ok && int(st.Uid) != os.Geteuid() && os.Geteuid() != 0 {
			continue
		}
		killLeftovers(dir)
		if owner, err := os.ReadFile(filepath.Join(dir, ownerFile)); err == nil {
			tenant := gjson.GetBytes(owner, "tenant").String()
			found, err := h.runs.Abandon(ctx, tenant, e.Name(), "the server that hosted the agent ended without closing the run")
			if err != nil {
				return fmt.Errorf("closing run %s: %w", e.Name(), err)
			}
			if found {
				h.log.Warn().Str("run", e.Name()).Msg("closed a run that an earlier server left open")
			}
		}
		h.removeScratch(&run{id: e.Name(), dir: dir})
	}
	return nil
}

// killLeftovers kills the processes that were started for a scratch directory: those
// whose HOME it holds. It reports how many there were.
func killLeftovers(dir string) (n int) {
	home := []byte("HOME=" + filepath.Join(dir, "home"))
	for range 20 {
		found := 0
		for _, pid := range processes() {
			environ, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/environ")
			if err != nil {
				continue
			}
			for line := range bytes.SplitSeq(environ, []byte{0}) {
				if bytes.Equal(line, home) {
					found++
					_ = syscall.Kill(pid, syscall.SIGKILL)
				}
			}
		}
		n = max(n, found)
		if found == 0 {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	return n
}

func processes() (pids []int) {
	proc, err := os.Open("/proc")
	if err != nil {
		return nil
	}
	defer proc.Close()
	names, _ := proc.Readdirnames(-1)
	for _, name := range names {
		if pid, err := strconv.Atoi(name); err == nil {
			pids = append(pids, pid)
		}
	}
	return pids
}

// validUUID accepts the canonical form of a UUID, in lower case.
func validUUID(s string) bool {
	if len(s) != 36 {
		return false
	}
	for i, c := range []byte(s) {
		switch i {
		case 8, 13, 18, 23:
			if c != '-' {
				return false
			}
		default:
			if !strings.ContainsRune("0123456789abcdef", rune(c)) {
				return false
			}
		}
	}
	return true
}
