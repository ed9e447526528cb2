// Package sqlite is the connection of the SQL store to a database file.
//
// One goroutine writes. It takes every transaction that waits, runs them inside one
// SQLite transaction, each under a savepoint, and commits once: many runs share one
// fsync. WAL with synchronous=FULL makes a commit durable before it is
// acknowledged. Readers use connections of their own and see what is acknowledged.
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
	"sync/atomic"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"ambit/actors"
	store "ambit/actors/store/sql"
)

// maxGroup bounds how many transactions share one commit.
const maxGroup = 128

// DB implements the Conn of the SQL store. Make it with Open; Close it.
type DB struct {
	reader *sql.DB
	writer *sql.Conn
	wdb    *sql.DB
	queue  chan *txn // nil if the file was opened for reading
	done   chan struct{}
	copied string // the directory of a copy, removed by Close

	committed atomic.Pointer[func(transactions int)]
}

type txn struct {
	ctx   context.Context
	batch []store.Stmt
	err   chan error
}

// Open opens or creates the database file; its directory must exist.
func Open(ctx context.Context, file string) (*DB, error) {
	abs, err := filepath.Abs(file)
	if err != nil {
		return nil, err
	}
	if _, err := os.Stat(filepath.Dir(abs)); err != nil {
		return nil, fmt.Errorf("open store: %w", err)
	}
	// Payloads may hold secrets: the file, and those that SQLite makes beside it with
	// the same mode, are the owner's.
	f, err := os.OpenFile(abs, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, fmt.Errorf("open store: %w", err)
	}
	if err := f.Close(); err != nil {
		return nil, err
	}
	dsn := (&url.URL{Scheme: "file", Opaque: (&url.URL{Path: abs}).EscapedPath()}).String() + "?_pragma=busy_timeout(10000)&_pragma=cache_size(-8192)"
	wdb, err := sql.Open("sqlite", dsn+"&_pragma=synchronous(FULL)&_pragma=journal_mode(WAL)&_pragma=wal_autocheckpoint(250)&_txlock=immediate")
	if err != nil {
		return nil, err
	}
	wdb.SetMaxOpenConns(1)
	writer, err := connect(ctx, wdb)
	if err != nil {
		wdb.Close()
		return nil, fmt.Errorf("open store %s: %w", file, err)
	}
	reader, err := sql.Open("sqlite", dsn+"&_pragma=query_only(1)")
	if err != nil {
		wdb.Close()
		return nil, err
	}
	reader.SetMaxOpenConns(max(2, runtime.GOMAXPROCS(0)))
	reader.SetMaxIdleConns(max(2, runtime.GOMAXPROCS(0)))
	db := &DB{reader: reader, writer: writer, wdb: wdb, queue: make(chan *txn, maxGroup), done: make(chan struct{})}
	go db.write()
	return db, nil
}

const (
	openTries = 1000 // of a database that others are opening
	openWait  = 10 * time.Millisecond
)

// connect opens the writing connection. Where several processes begin a database at
// once, SQLite refuses the change to WAL without waiting, whatever its busy timeout.
func connect(ctx context.Context, db *sql.DB) (conn *sql.Conn, err error) {
	for range openTries {
		conn, err = db.Conn(ctx)
		var se *sqlite.Error
		if !errors.As(err, &se) || se.Code()&0xff != sqlite3.SQLITE_BUSY {
			return conn, err
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(openWait):
		}
	}
	return nil, err
}

// Leave commits what waits and gives the file up as it is, for a process that ends: the
// next one finds the log there, instead of having to begin one. No Exec may follow.
func (db *DB) Leave() {
	close(db.queue)
	<-db.done
}

// Close commits what waits and closes the file. No Exec may follow.
func (db *DB) Close() error {
	if db.queue == nil {
		return errors.Join(db.reader.Close(), db.discard())
	}
	close(db.queue)
	<-db.done
	return errors.Join(db.reader.Close(), db.writer.Close(), db.wdb.Close())
}

// OnCommit has f told of each commit, and how many transactions it carried. f must be quick.
func (db *DB) OnCommit(f func(transactions int)) { db.committed.Store(&f) }

// Exec implements the store's Conn.
func (db *DB) Exec(ctx context.Context, batch []store.Stmt) error {
	if db.queue == nil {
		return ErrReadOnly
	}
	t := &txn{ctx: ctx, batch: batch, err: make(chan error, 1)}
	select {
	case db.queue <- t:
	case <-ctx.Done():
		return ctx.Err()
	}
	return <-t.err
}

// Query implements the store's Conn.
func (db *DB) Query(ctx context.Context, q store.Stmt) ([]store.Row, error) {
	rows, err := db.reader.QueryContext(ctx, q.SQL, q.Args...)
	if err != nil {
		return nil, describe(err)
	}
	defer rows.Close()
	cols, err := rows.Columns()
	if err != nil {
		return nil, err
	}
	var out []store.Row
	for rows.Next() {
		row := make(store.Row, len(cols))
		ptrs := make([]any, len(cols))
		for i := range row {
			ptrs[i] = &row[i]
		}
		if err := rows.Scan(ptrs...); err != nil {
			return nil, err
		}
		out = append(out, row)
	}
	return out, describe(rows.Err())
}

func (db *DB) write() {
	defer close(db.done)
	for first := range db.queue {
		group := []*txn{first}
		for len(group) < maxGroup && len(db.queue) > 0 {
			group = append(group, <-db.queue)
		}
		db.commit(group)
	}
}

// commit runs a group in one transaction. A transaction that fails leaves the
// others alone; if the commit itself fails, all fail.
func (db *DB) commit(group []*txn) {
	ctx := context.Background()
	errs := make([]error, len(group))
	fail := func(err error) {
		for _, t := range group {
			t.err <- describe(err)
		}
	}
	tx, err := db.writer.BeginTx(ctx, nil)
	if err != nil {
		fail(err)
		return
	}
	applied := 0
	for i, t := range group {
		if errs[i] = t.ctx.Err(); errs[i] != nil {
			continue
		}
		if errs[i] = apply(ctx, tx, t.batch, len(group) > 1); errs[i] == nil {
			applied++
			continue
		}
		if len(group) == 1 {
			break
		}
	}
	if applied == 0 {
		err = tx.Rollback()
	} else {
		err = tx.Commit()
	}
	if err != nil {
		fail(err)
		return
	}
	if f := db.committed.Load(); f != nil && applied > 0 {
		(*f)(applied)
	}
	for i, t := range group {
		t.err <- describe(errs[i])
	}
}

func apply(ctx context.Context, tx *sql.Tx, batch []store.Stmt, savepoint bool) error {
	if savepoint {
		if _, err := tx.ExecContext(ctx, "SAVEPOINT one"); err != nil {
			return err
		}
	}
	for _, s := range batch {
		if _, err := tx.ExecContext(ctx, s.SQL, s.Args...); err != nil {
			if savepoint {
				if _, rerr := tx.ExecContext(ctx, "ROLLBACK TO one"); rerr != nil {
					return errors.Join(err, rerr)
				}
				if _, rerr := tx.ExecContext(ctx, "RELEASE one"); rerr != nil {
					return errors.Join(err, rerr)
				}
			}
			return err
		}
	}
	if savepoint {
		_, err := tx.ExecContext(ctx, "RELEASE one")
		return err
	}
	return nil
}

// describe gives SQLite's errors the meaning that the store's contract names.
func describe(err error) error {
	var se *sqlite.Error
	if !errors.As(err, &se) {
		return err
	}
	switch se.Code() & 0xff {
	case sqlite3.SQLITE_CONSTRAINT:
		return fmt.Errorf("%w: %w", store.ErrExists, err)
	case sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR:
		return fmt.Errorf("%w: %w", actors.ErrFull, err)
	}
	return err
}
