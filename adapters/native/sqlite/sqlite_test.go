package sqlite

import (
	"context"
	"errors"
	"path/filepath"
	"testing"

	"ambit/actors"
	store "ambit/actors/store/sql"
	"ambit/actors/storetest"
)

func open(t *testing.T, file string) (*DB, *store.Store) {
	t.Helper()
	db, err := Open(context.Background(), file)
	if err != nil {
		t.Fatal(err)
	}
	s, err := store.Open(context.Background(), db)
	if err != nil {
		t.Fatal(err)
	}
	return db, s
}

func TestStore(t *testing.T) {
	storetest.Run(t, func(t *testing.T) actors.Store {
		db, s := open(t, filepath.Join(t.TempDir(), "a b?%.db"))
		t.Cleanup(func() { db.Close() })
		return s
	})
}

func TestNewerStoreIsRefusedUntouched(t *testing.T) {
	file := filepath.Join(t.TempDir(), "ambit.db")
	db, _ := open(t, file)
	ctx := context.Background()
	if err := db.Exec(ctx, []store.Stmt{{SQL: "UPDATE meta SET value = ? WHERE name = 'version'", Args: []any{int64(store.SchemaVersion + 1)}}}); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Open(ctx, db); !errors.Is(err, actors.ErrNewer) {
		t.Fatalf("open of a newer store: %v, want ErrNewer", err)
	}
	rows, err := db.Query(ctx, store.Stmt{SQL: "SELECT value FROM meta"})
	if err != nil || rows[0][0] != int64(store.SchemaVersion+1) {
		t.Fatalf("the newer store was changed: %v %v", rows, err)
	}
	db.Close()
}

func TestOneFailureLeavesTheGroupAlone(t *testing.T) {
	db, s := open(t, filepath.Join(t.TempDir(), "ambit.db"))
	defer db.Close()
	ctx := context.Background()
	if err := s.Append(ctx, actors.RunID{Tenant: "t", ID: "r", Incarnation: 1}, 1, []byte("x")); err != nil {
		t.Fatal(err)
	}
	insert := func(seq int64) store.Stmt {
		return store.Stmt{SQL: "INSERT INTO slots (run, seq, part, data) VALUES ('t/r/1', ?, 0, 'y')", Args: []any{seq}}
	}
	group := []*txn{}
	for _, seqs := range [][]int64{{2}, {3, 1}, {4}} {
		tx := &txn{ctx: ctx, err: make(chan error, 1)}
		for _, seq := range seqs {
			tx.batch = append(tx.batch, insert(seq))
		}
		group = append(group, tx)
	}
	done := make(chan struct{})
	go func() { db.commit(group); close(done) }()
	<-done
	if err := <-group[0].err; err != nil {
		t.Errorf("first: %v", err)
	}
	if err := <-group[1].err; !errors.Is(err, store.ErrExists) {
		t.Errorf("second: %v, want ErrExists", err)
	}
	if err := <-group[2].err; err != nil {
		t.Errorf("third: %v", err)
	}
	rows, err := db.Query(ctx, store.Stmt{SQL: "SELECT seq FROM slots ORDER BY seq"})
	if err != nil || len(rows) != 3 || rows[2][0] != int64(4) {
		t.Errorf("slots %v, %v: want 1, 2, 4", rows, err)
	}
}
