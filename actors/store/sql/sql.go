// Package sql is the Store over SQLite. It holds no driver: a Conn executes
// statements, on the native server over a database file, in a Durable Object over
// the object's own storage. Both run the same SQL.
package sql

import (
	"context"
	"errors"
	"fmt"
	"time"

	"ambit/actors"
	"ambit/core/workspace"
)

// Stmt is one statement and its parameters: int64, string or []byte.
type Stmt struct {
	SQL  string
	Args []any
}

// Row is one row of a result: int64, string, []byte or nil.
type Row []any

// Conn runs statements. It is safe for concurrent use.
type Conn interface {
	// Exec runs the statements in one transaction, durably committed when it
	// returns nil. A violated primary key wraps ErrExists and rolls all back.
	Exec(ctx context.Context, batch []Stmt) error
	// Query runs one statement and returns its rows.
	Query(ctx context.Context, q Stmt) ([]Row, error)
}

// ErrExists is wrapped by Conn.Exec for a violated primary key.
var ErrExists = errors.New("row exists")

// SchemaVersion is the version of the tables below. A store with a higher one is
// refused and left untouched.
const SchemaVersion = 1

// chunkSize is the size of the rows that packs and large records are cut into, well
// under a Durable Object's limit of 2,000,000 bytes a row.
const chunkSize = 1 << 20

var schema = []string{
	`CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID`,
	`CREATE TABLE IF NOT EXISTS slots (run TEXT NOT NULL, seq INTEGER NOT NULL, part INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY (run, seq, part)) WITHOUT ROWID`,
	`CREATE TABLE IF NOT EXISTS packs (run TEXT NOT NULL, sum TEXT NOT NULL, part INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY (run, sum, part))`,
	`CREATE TABLE IF NOT EXISTS checkpoints (run TEXT NOT NULL, part INTEGER NOT NULL, seq INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY (run, part))`,
	`CREATE TABLE IF NOT EXISTS runs (tenant TEXT NOT NULL, id TEXT NOT NULL, incarnation INTEGER NOT NULL, wake INTEGER NOT NULL, deleted INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (tenant, id, incarnation)) WITHOUT ROWID`,
	`CREATE INDEX IF NOT EXISTS runs_wake ON runs (wake) WHERE wake > 0`,
}

// Store is the SQL store. Make it with Open.
type Store struct{ conn Conn }

var _ actors.Store = (*Store)(nil)

// Open prepares the tables. It fails with actors.ErrNewer, and changes nothing, if a
// newer version wrote them.
func Open(ctx context.Context, conn Conn) (*Store, error) {
	rows, err := conn.Query(ctx, Stmt{SQL: `SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'meta'`})
	if err != nil {
		return nil, fmt.Errorf("read store: %w", err)
	}
	if len(rows) == 1 && rows[0][0] == int64(1) {
		rows, err := conn.Query(ctx, Stmt{SQL: `SELECT value FROM meta WHERE name = 'version'`})
		if err != nil {
			return nil, fmt.Errorf("read store version: %w", err)
		}
		if len(rows) == 1 {
			version, _ := rows[0][0].(int64)
			if version > SchemaVersion {
				return nil, fmt.Errorf("%w: it has schema version %d, this build knows %d", actors.ErrNewer, version, SchemaVersion)
			}
			return &Store{conn}, nil
		}
	}
	batch := make([]Stmt, 0, len(schema)+1)
	for _, s := range schema {
		batch = append(batch, Stmt{SQL: s})
	}
	batch = append(batch, Stmt{`INSERT OR IGNORE INTO meta (name, value) VALUES ('version', ?)`, []any{int64(SchemaVersion)}})
	if err := conn.Exec(ctx, batch); err != nil {
		return nil, fmt.Errorf("create store: %w", err)
	}
	return &Store{conn}, nil
}

func chunks(data []byte, f func(part int64, chunk []byte)) {
	if data == nil {
		data = []byte{} // a nil slice would be bound as NULL
	}
	for part := int64(0); ; part++ {
		n := min(len(data), chunkSize)
		f(part, data[:n])
		if data = data[n:]; len(data) == 0 {
			return
		}
	}
}

// Append implements actors.Store.
func (s *Store) Append(ctx context.Context, run actors.RunID, seq uint64, record []byte) error {
	key := run.String()
	var batch []Stmt
	chunks(record, func(part int64, chunk []byte) {
		batch = append(batch, Stmt{`INSERT INTO slots (run, seq, part, data) VALUES (?, ?, ?, ?)`, []any{key, int64(seq), part, chunk}})
	})
	if seq == 1 {
		batch = append(batch, Stmt{`INSERT OR IGNORE INTO runs (tenant, id, incarnation, wake) VALUES (?, ?, ?, 0)`, []any{run.Tenant, run.ID, int64(run.Incarnation)}})
	}
	err := s.conn.Exec(ctx, batch)
	if errors.Is(err, ErrExists) {
		return actors.ErrTaken
	}
	return err
}

// errDamaged says that a row holds what this package never writes.
var errDamaged = errors.New("the stored row is damaged")

// Read implements actors.Store.
func (s *Store) Read(ctx context.Context, run actors.RunID, from uint64, limit int) ([][]byte, error) {
	rows, err := s.conn.Query(ctx, Stmt{`SELECT seq, part, data FROM slots WHERE run = ? AND seq >= ? AND seq < ? ORDER BY seq, part`,
		[]any{run.String(), int64(from), int64(from) + int64(limit)}})
	if err != nil {
		return nil, err
	}
	var records [][]byte
	next := int64(from)
	for _, row := range rows {
		seq, ok := row[0].(int64)
		part, isPart := row[1].(int64)
		data, isBlob := row[2].([]byte)
		if !ok || !isPart || !isBlob {
			return nil, fmt.Errorf("slot %v of run %s: the stored row is damaged", row[0], run)
		}
		if part > 0 {
			if len(records) == 0 {
				return nil, fmt.Errorf("slot %d of run %s: the stored row is damaged", seq, run)
			}
			last := len(records) - 1
			records[last] = append(records[last], data...)
			continue
		}
		if seq != next {
			break
		}
		next++
		records = append(records, data)
	}
	return records, nil
}

// Last is the highest slot of a run that holds a record, or 0, whether or not those
// before it do.
func (s *Store) Last(ctx context.Context, run actors.RunID) (uint64, error) {
	rows, err := s.conn.Query(ctx, Stmt{`SELECT max(seq) FROM slots WHERE run = ?`, []any{run.String()}})
	if err != nil || len(rows) == 0 || rows[0][0] == nil {
		return 0, err
	}
	n, ok := rows[0][0].(int64)
	if !ok {
		return 0, errDamaged
	}
	return uint64(n), nil
}

// PutPack implements actors.Store. Each chunk is a transaction of its own: a pack that
// is cut off is not named by any entry, and storing it again completes it.
func (s *Store) PutPack(ctx context.Context, run actors.RunID, sum workspace.Hash, data []byte) error {
	key := run.String()
	var err error
	chunks(data, func(part int64, chunk []byte) {
		if err == nil {
			err = s.conn.Exec(ctx, []Stmt{{`INSERT OR IGNORE INTO packs (run, sum, part, data) VALUES (?, ?, ?, ?)`, []any{key, sum.String(), part, chunk}}})
		}
	})
	return err
}

// GetRange implements actors.Store.
func (s *Store) GetRange(ctx context.Context, run actors.RunID, sum workspace.Hash, off int64, n int) ([]byte, error) {
	var out []byte
	for n > 0 {
		part, start := off/chunkSize, off%chunkSize
		want := min(int64(n), chunkSize-start)
		rows, err := s.conn.Query(ctx, Stmt{`SELECT substr(data, ?, ?) FROM packs WHERE run = ? AND sum = ? AND part = ?`,
			[]any{start + 1, want, run.String(), sum.String(), part}})
		if err != nil {
			return nil, err
		}
		if len(rows) == 0 {
			if part == 0 {
				return nil, fmt.Errorf("pack %s: %w", sum, workspace.ErrMissing)
			}
			return out, nil
		}
		got, _ := rows[0][0].([]byte)
		out = append(out, got...)
		if int64(len(got)) < want {
			return out, nil
		}
		off, n = off+want, n-int(want)
	}
	return out, nil
}

// SaveCheckpoint implements actors.Store.
func (s *Store) SaveCheckpoint(ctx context.Context, run actors.RunID, seq uint64, data []byte) error {
	key := run.String()
	rows, err := s.conn.Query(ctx, Stmt{`SELECT seq FROM checkpoints WHERE run = ? AND part = 0`, []any{key}})
	if err != nil {
		return err
	}
	if len(rows) == 1 {
		if kept, ok := rows[0][0].(int64); ok && kept >= int64(seq) {
			return nil
		}
	}
	batch := []Stmt{{`DELETE FROM checkpoints WHERE run = ?`, []any{key}}}
	chunks(data, func(part int64, chunk []byte) {
		batch = append(batch, Stmt{`INSERT INTO checkpoints (run, part, seq, data) VALUES (?, ?, ?, ?)`, []any{key, part, int64(seq), chunk}})
	})
	return s.conn.Exec(ctx, batch)
}

// LoadCheckpoint implements actors.Store.
func (s *Store) LoadCheckpoint(ctx context.Context, run actors.RunID) (uint64, []byte, error) {
	rows, err := s.conn.Query(ctx, Stmt{`SELECT seq, data FROM checkpoints WHERE run = ? ORDER BY part`, []any{run.String()}})
	if err != nil || len(rows) == 0 {
		return 0, nil, err
	}
	var data []byte
	for _, row := range rows {
		part, ok := row[1].([]byte)
		if !ok {
			return 0, nil, nil // a checkpoint is a cache: without one the ledger is read
		}
		data = append(data, part...)
	}
	seq, ok := rows[0][0].(int64)
	if !ok {
		return 0, nil, nil
	}
	return uint64(seq), data, nil
}

// Wake implements actors.Store.
func (s *Store) Wake(ctx context.Context, run actors.RunID, at time.Time) error {
	ms := int64(0)
	if !at.IsZero() {
		ms = max(at.UnixMilli(), 1)
	}
	return s.conn.Exec(ctx, []Stmt{{`UPDATE runs SET wake = ? WHERE tenant = ? AND id = ? AND incarnation = ?`,
		[]any{ms, run.Tenant, run.ID, int64(run.Incarnation)}}})
}

// Due implements actors.Store.
func (s *Store) Due(ctx context.Context, now time.Time, limit int) ([]actors.RunID, error) {
	return s.runs(ctx, Stmt{`SELECT tenant, id, incarnation FROM runs WHERE wake > 0 AND wake <= ? ORDER BY wake, tenant, id, incarnation LIMIT ?`,
		[]any{now.UnixMilli(), int64(limit)}})
}

// List implements actors.Store.
func (s *Store) List(ctx context.Context, tenant, after string, limit int) ([]actors.RunID, error) {
	return s.runs(ctx, Stmt{`SELECT tenant, id, max(incarnation) FROM runs WHERE tenant = ? AND id > ? AND deleted = 0 GROUP BY tenant, id ORDER BY id LIMIT ?`,
		[]any{tenant, after, int64(limit)}})
}

// Tenants lists those that have runs here, in order.
func (s *Store) Tenants(ctx context.Context) ([]string, error) {
	rows, err := s.conn.Query(ctx, Stmt{SQL: `SELECT DISTINCT tenant FROM runs ORDER BY tenant`})
	if err != nil {
		return nil, err
	}
	tenants := make([]string, len(rows))
	for i, row := range rows {
		var ok bool
		if tenants[i], ok = row[0].(string); !ok {
			return nil, errDamaged
		}
	}
	return tenants, nil
}

func (s *Store) runs(ctx context.Context, q Stmt) ([]actors.RunID, error) {
	rows, err := s.conn.Query(ctx, q)
	if err != nil {
		return nil, err
	}
	runs := make([]actors.RunID, len(rows))
	for i, row := range rows {
		tenant, ok := row[0].(string)
		id, isText := row[1].(string)
		incarnation, isInt := row[2].(int64)
		if !ok || !isText || !isInt {
			return nil, errDamaged
		}
		runs[i] = actors.RunID{Tenant: tenant, ID: id, Incarnation: uint64(incarnation)}
	}
	return runs, nil
}

// Latest implements actors.Store.
func (s *Store) Latest(ctx context.Context, tenant, id string) (uint64, error) {
	rows, err := s.conn.Query(ctx, Stmt{`SELECT max(incarnation) FROM runs WHERE tenant = ? AND id = ?`, []any{tenant, id}})
	if err != nil || len(rows) == 0 || rows[0][0] == nil {
		return 0, err
	}
	n, ok := rows[0][0].(int64)
	if !ok {
		return 0, errDamaged
	}
	return uint64(n), nil
}

// Delete implements actors.Store.
func (s *Store) Delete(ctx context.Context, run actors.RunID) error {
	key := []any{run.String()}
	return s.conn.Exec(ctx, []Stmt{
		{`DELETE FROM slots WHERE run = ?`, key},
		{`DELETE FROM packs WHERE run = ?`, key},
		{`DELETE FROM checkpoints WHERE run = ?`, key},
		{`UPDATE runs SET wake = 0, deleted = 1 WHERE tenant = ? AND id = ? AND incarnation = ?`, []any{run.Tenant, run.ID, int64(run.Incarnation)}},
	})
}
