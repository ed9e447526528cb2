package native

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"ambit/adapters/native/durable"
	"ambit/adapters/native/sqlite"
)

// kept are the keys of a state directory that a backup has besides the ledgers: without
// them the tokens of turns, and requests that are sent again, would not be known.
var kept = []string{"turn.key", "token.key"}

// Backup copies the ledgers and keys of a state directory into the new directory to, as
// they are at one moment; servers may go on writing. Check is given the copy before it has
// its name; if it fails, or Backup is cut off, there is no directory to.
func Backup(ctx context.Context, state, to string, check func(copy string) error) error {
	if _, err := os.Stat(filepath.Join(state, "ledger.db")); err != nil {
		return fmt.Errorf("%s: %w", state, ErrNoState)
	}
	return whole(to, func(dir string) error {
		if err := sqlite.Snapshot(ctx, filepath.Join(state, "ledger.db"), filepath.Join(dir, "ledger.db")); err != nil {
			return err
		}
		return errors.Join(copyKept(state, dir), check(dir))
	})
}

// Restore makes the new state directory of what Backup has made. Check is as for Backup.
// The directory that runs mirror is not part of it: the next call takes what is there over
// as a change from outside.
func Restore(from, state string, check func(copy string) error) error {
	if _, err := os.Stat(filepath.Join(from, "ledger.db")); err != nil {
		return fmt.Errorf("%s is no backup: %w", from, err)
	}
	return whole(state, func(dir string) error {
		return errors.Join(durable.Copy(filepath.Join(from, "ledger.db"), filepath.Join(dir, "ledger.db")), copyKept(from, dir),
			durable.Write(filepath.Join(dir, ".gitignore"), []byte("*\n")), check(dir))
	})
}

// whole makes the directory to with what fill puts into it, or not at all. It refuses a
// name that is taken.
func whole(to string, fill func(dir string) error) error {
	if _, err := os.Lstat(to); err == nil {
		return fmt.Errorf("%s exists already, and nothing is overwritten", to)
	} else if !errors.Is(err, os.ErrNotExist) {
		return err
	}
	parent := filepath.Dir(to)
	dir, err := os.MkdirTemp(parent, "."+filepath.Base(to)+".part-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := errors.Join(fill(dir), durable.SyncDir(dir)); err != nil {
		return err
	}
	// Another process may have taken the name: rename replaces an empty directory alone.
	return errors.Join(os.Rename(dir, to), durable.SyncDir(parent))
}

func copyKept(from, to string) error {
	for _, name := range kept {
		err := durable.Copy(filepath.Join(from, name), filepath.Join(to, name))
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	return nil
}
