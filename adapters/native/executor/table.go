package executor

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// Table is the replay table: which effects were begun, and what became of them. It is one
// SQLite file that a single process holds, and survives its death at any instruction.
type Table struct {
	db  *sql.DB
	opt TableOptions
}

// TableOptions bound a Table. Zero fields take the defaults.
type TableOptions struct {
	Retain time.Duration // how long an effect is remembered; 7 days
	Bytes  int64         // of answers that are kept; 1 GiB, then the oldest are dropped
	Rows   int64         // effects remembered; 1,000,000, then no other is begun
}

const (
	defaultRetain = 7 * 24 * time.Hour
	defaultBytes  = 1 << 30
	defaultRows   = 1_000_000

	// settleTime bounds a statement of the table.
	settleTime = 30 * time.Second
)

// Errors of a Table.
var (
	ErrHeld = errors.New("another executor holds it")
	ErrFull = errors.New("the replay table is full")

	errBegun = errors.New("the effect was begun before")
)

// effect is what the table knows of an effect.
type effect struct {
	request [32]byte // digest of the request that began it
	ended   bool
	answer  []byte // nil if it was dropped
}

const schema = `
CREATE TABLE IF NOT EXISTS effects (
	id      TEXT PRIMARY KEY,
	request BLOB NOT NULL,
	begun   INTEGER NOT NULL,
	ended   INTEGER,
	answer  BLOB
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS effects_begun ON effects (begun);
CREATE TABLE IF NOT EXISTS kept (one INTEGER PRIMARY KEY CHECK (one = 1), bytes INTEGER NOT NULL, effects INTEGER NOT NULL);
INSERT OR IGNORE INTO kept VALUES (1, 0, 0);
`

// OpenTable opens or creates a table; its directory must exist. It fails with ErrHeld
// while another process holds the file.
func OpenTable(ctx context.Context, file string, opt TableOptions) (*Table, error) {
	if opt.Retain == 0 {
		opt.Retain = defaultRetain
	}
	if opt.Bytes == 0 {
		opt.Bytes = defaultBytes
	}
	if opt.Rows == 0 {
		opt.Rows = defaultRows
	}
	abs, err := filepath.Abs(file)
	if err != nil {
		return nil, err
	}
	// Answers may hold secrets: the file, and those that SQLite makes beside it with the
	// same mode, are the owner's.
	f, err := os.OpenFile(abs, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, fmt.Errorf("open replay table: %w", err)
	}
	if err := f.Close(); err != nil {
		return nil, err
	}
	// The lock is held as long as the connection lives: a second executor on the same
	// table would run effects that the first one is running. Under it SQLite needs no
	// shared memory, so the file may be on a network file system.
	dsn := (&url.URL{Scheme: "file", Opaque: (&url.URL{Path: abs}).EscapedPath()}).String() +
		"?_pragma=locking_mode(EXCLUSIVE)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_txlock=immediate"
	db, err := sql.Open("sqlite", dsn)
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	db.SetMaxIdleConns(1)
	t := &Table{db, opt}
	if _, err := db.ExecContext(ctx, schema); err != nil {
		db.Close()
		var se *sqlite.Error
		if errors.As(err, &se) && se.Code()&0xff == sqlite3.SQLITE_BUSY {
			return nil, fmt.Errorf("replay table %s: %w", file, ErrHeld)
		}
		return nil, fmt.Errorf("replay table %s: %w", file, err)
	}
	return t, nil
}

// Close gives the file up.
func (t *Table) Close() error { return t.db.Close() }

// find looks an effect up; nil if it was not begun.
func (t *Table) find(ctx context.Context, id string) (*effect, error) {
	ctx, cancel := context.WithTimeout(ctx, settleTime)
	defer cancel()
	var request, answer []byte
	var ended sql.NullInt64
	err := t.db.QueryRowContext(ctx, "SELECT request, ended, answer FROM effects WHERE id = ?", id).Scan(&request, &ended, &answer)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	e := &effect{ended: ended.Valid, answer: answer}
	copy(e.request[:], request)
	return e, nil
}

// begin records durably that an effect is about to begin.
func (t *Table) begin(ctx context.Context, id string, request [32]byte, now time.Time) error {
	return t.in(ctx, func(ctx context.Context, tx *sql.Tx) error {
		var effects int64
		if err := tx.QueryRowContext(ctx, "SELECT effects FROM kept").Scan(&effects); err != nil {
			return err
		}
		if effects >= t.opt.Rows {
			return ErrFull
		}
		r, err := tx.ExecContext(ctx, "INSERT OR IGNORE INTO effects (id, request, begun) VALUES (?, ?, ?)", id, request[:], now.UnixMilli())
		if err != nil {
			return err
		}
		if n, err := r.RowsAffected(); err != nil || n == 0 {
			return errors.Join(errBegun, err)
		}
		_, err = tx.ExecContext(ctx, "UPDATE kept SET effects = effects + 1")
		return err
	})
}

// end records durably what became of an effect that was begun. Answers beyond the bound
// are dropped, the oldest first; that an effect ended is remembered.
func (t *Table) end(ctx context.Context, id string, answer []byte, now time.Time) error {
	return t.in(ctx, func(ctx context.Context, tx *sql.Tx) error {
		if _, err := tx.ExecContext(ctx, "UPDATE effects SET ended = ?, answer = ? WHERE id = ?", now.UnixMilli(), answer, id); err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, "UPDATE kept SET bytes = bytes + ?", len(answer)); err != nil {
			return err
		}
		for {
			var oldest string
			var size int64
			err := tx.QueryRowContext(ctx, `SELECT id, length(answer) FROM effects
				WHERE (SELECT bytes FROM kept) > ? AND answer IS NOT NULL AND id <> ? ORDER BY begun LIMIT 1`, t.opt.Bytes, id).Scan(&oldest, &size)
			if errors.Is(err, sql.ErrNoRows) {
				return nil
			}
			if err != nil {
				return err
			}
			if _, err := tx.ExecContext(ctx, "UPDATE effects SET answer = NULL WHERE id = ?", oldest); err != nil {
				return err
			}
			if _, err := tx.ExecContext(ctx, "UPDATE kept SET bytes = bytes - ?", size); err != nil {
				return err
			}
		}
	})
}

// sweep forgets effects whose retention is over, at most limit of them.
func (t *Table) sweep(ctx context.Context, now time.Time, limit int) (forgotten int, err error) {
	err = t.in(ctx, func(ctx context.Context, tx *sql.Tx) error {
		var bytes sql.NullInt64
		const old = "SELECT id FROM effects WHERE begun < ? ORDER BY begun, id LIMIT ?"
		before := now.Add(-t.opt.Retain).UnixMilli()
		err := tx.QueryRowContext(ctx, "SELECT count(*), sum(length(answer)) FROM effects WHERE id IN ("+old+")", before, limit).Scan(&forgotten, &bytes)
		if err != nil || forgotten == 0 {
			return err
		}
		if _, err := tx.ExecContext(ctx, "DELETE FROM effects WHERE id IN ("+old+")", before, limit); err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "UPDATE kept SET bytes = bytes - ?, effects = effects - ?", bytes.Int64, forgotten)
		return err
	})
	return forgotten, err
}

// in runs f in a transaction.
func (t *Table) in(ctx context.Context, f func(ctx context.Context, tx *sql.Tx) error) error {
	ctx, cancel := context.WithTimeout(ctx, settleTime)
	defer cancel()
	tx, err := t.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if err := f(ctx, tx); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}
