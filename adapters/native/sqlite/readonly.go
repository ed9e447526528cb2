package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"runtime"

	"golang.org/x/sys/unix"

	store "ambit/actors/store/sql"
	"ambit/adapters/native/durable"
)

// ErrReadOnly is given for writes to a file that was opened for reading.
var ErrReadOnly = errors.New("the store was opened for reading")

// OpenReadOnly opens an existing database file for reading. Where its directory can be
// written, that is Open, which sees what others write meanwhile. Where it cannot, SQLite
// could not make the files that a log in use needs: then the file is read as it is, or,
// if it has a log that was not folded in, from a copy.
func OpenReadOnly(ctx context.Context, file string) (*DB, error) {
	if unix.Access(filepath.Dir(file), unix.W_OK) == nil && unix.Access(file, unix.W_OK) == nil {
		return Open(ctx, file)
	}
	abs, err := filepath.Abs(file)
	if err != nil {
		return nil, err
	}
	db := &DB{}
	if info, err := os.Stat(abs + "-wal"); err == nil && info.Size() > 0 {
		if db.copied, err = os.MkdirTemp("", "ambit-ledger-"); err != nil {
			return nil, err
		}
		copied := filepath.Join(db.copied, filepath.Base(abs))
		if err := errors.Join(durable.Copy(abs, copied), durable.Copy(abs+"-wal", copied+"-wal")); err != nil {
			os.RemoveAll(db.copied)
			return nil, fmt.Errorf("copying %s for reading: %w", file, err)
		}
		abs = copied
	}
	dsn := (&url.URL{Scheme: "file", Opaque: (&url.URL{Path: abs}).EscapedPath()}).String() + "?_pragma=cache_size(-8192)&_pragma=query_only(1)"
	if db.copied == "" {
		dsn += "&mode=ro&immutable=1"
	}
	if db.reader, err = sql.Open("sqlite", dsn); err == nil {
		err = db.reader.PingContext(ctx)
	}
	if err != nil {
		db.discard()
		return nil, fmt.Errorf("open store %s: %w", file, err)
	}
	db.reader.SetMaxOpenConns(max(2, runtime.GOMAXPROCS(0)))
	return db, nil
}

// discard removes what OpenReadOnly copied.
func (db *DB) discard() error {
	if db.copied == "" {
		return nil
	}
	return os.RemoveAll(db.copied)
}

var _ store.Conn = (*DB)(nil)
