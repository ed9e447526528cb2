package actors_test

import (
	"bytes"
	"crypto/rand"
	"errors"
	"flag"
	"strings"
	"testing"

	"golang.org/x/mod/sumdb/note"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/ledger"
	"ambit/core/ledger/export"
	"ambit/core/ledger/ledgertest"
)

var flips = flag.Int("flips", 100, "of the bytes of a large export, flip so many")

// TestEveryFlippedByteOfAnExportIsFoundAndLocated changes one byte of an export at a time:
// the error names the line that it stands in.
func TestEveryFlippedByteOfAnExportIsFoundAndLocated(t *testing.T) {
	small := newWorld(t, memory.New(), actors.Options{Signer: testSigner(t, "small")})
	st := small.open("s")
	turn := small.turn("s", fullGrant)
	small.call("s", turn, "bash", `{"command":"mkdir reports; echo text > reports/a; printf '\\0\\377' > reports/b; cat reports/b; echo err >&2"}`)
	small.call("s", turn, "read", `{"path":"reports/a"}`)
	if err := small.host.Close(ctx, "acme", "s", ""); err != nil {
		t.Fatal(err)
	}
	w, run := varied(t, actors.Options{Signer: testSigner(t, "large")})
	for name, tc := range map[string]struct {
		data []byte
		step int
	}{
		"small": {exported(t, small.store, st.Run), 1},
		"large": {exported(t, w.store, run), 0},
	} {
		t.Run(name, func(t *testing.T) {
			if _, err := audit(tc.data); err != nil {
				t.Fatal(err)
			}
			step := tc.step
			if step == 0 {
				step = max(1, len(tc.data) / *flips)
			}
			n := 0
			for i := 0; i < len(tc.data); i += step {
				bad := bytes.Clone(tc.data)
				bad[i] ^= []byte{0x01, 0x20, 0x80}[n%3]
				_, err := audit(bad)
				var at *export.Error
				line := 1 + bytes.Count(tc.data[:i], []byte("\n"))
				if !errors.As(err, &at) || at.Line != line {
					t.Fatalf("byte %d, in line %d, flipped: %v", i, line, err)
				}
				n++
			}
			t.Logf("%d flips of %d bytes were found and located", n, len(tc.data))
		})
	}
}

// audit reads an export without replaying it.
func audit(data []byte) (*actors.Audit, error) {
	f, err := export.Open(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, err
	}
	return actors.AuditExport(f, actors.AuditOptions{}, nil)
}

// TestCutExportsAreFound cuts an export after each of its lines, and at odd places.
func TestCutExportsAreFound(t *testing.T) {
	w, run := varied(t, actors.Options{})
	data := exported(t, w.store, run)
	for i := 0; i < len(data); i++ {
		if data[i] != '\n' && i%997 != 0 {
			continue
		}
		if _, err := audit(data[:i]); err == nil {
			t.Errorf("cut after %d bytes: no error", i)
		}
	}
	if _, err := audit(append(bytes.Clone(data), '\n')); err == nil {
		t.Error("a line after the end: no error")
	}
}

func testKeys(t testing.TB, name string) (note.Signer, note.Verifier) {
	t.Helper()
	k := ledgertest.NewKey(t, rand.Reader, name)
	return k.Signer, k.Verifier
}

func testSigner(t testing.TB, name string) note.Signer {
	s, _ := testKeys(t, name)
	return s
}

// TestCutTailIsFoundByASignedHead cuts a ledger and makes a proper export of the rest:
// only a head that was signed before tells.
func TestCutTailIsFoundByASignedHead(t *testing.T) {
	signer, verifier := testKeys(t, "server")
	w, run := varied(t, actors.Options{Signer: signer})
	head, err := w.host.SignedHead(ctx, "acme", "r")
	if err != nil {
		t.Fatal(err)
	}
	data := exported(t, w.store, run)
	keys := note.VerifierList(verifier)
	check := func(data []byte, keys note.Verifiers) (*actors.Audit, error) {
		f, err := export.Open(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			t.Fatal(err)
		}
		return actors.AuditExport(f, actors.AuditOptions{Keys: keys}, nil)
	}
	a, err := check(data, keys)
	if err != nil {
		t.Fatal(err)
	}
	if seq, heads := a.Signed(); seq != a.Head().Seq || heads != 2 {
		t.Errorf("signed up to %d of %d, %d heads", seq, a.Head().Seq, heads)
	}
	if h, err := a.CheckHead(head); err != nil || h.By[0] != "server" {
		t.Errorf("%v %v", h, err)
	}
	cut, err := check(first(t, data, 20), keys)
	if err != nil {
		t.Fatalf("the cut ledger is a chain, too: %v", err)
	}
	if _, err := cut.CheckHead(head); err == nil || !strings.Contains(err.Error(), "its end was cut off") {
		t.Errorf("a cut ledger: %v", err)
	}
	forged := resealed(t, data, func(e *ledger.Entry) {
		if e.Seq == 30 {
			e.Time++
		}
	})
	if _, err := check(forged, nil); err == nil || !strings.Contains(err.Error(), "its signed head is of") {
		t.Errorf("a ledger made anew: %v", err)
	}
	bare, err := check(rewritten(t, forged, func(r *ledger.Record) { r.Head = "" }, nil), keys)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := bare.CheckHead(head); err == nil || !strings.Contains(err.Error(), "made anew") {
		t.Errorf("a ledger made anew, without its heads: %v", err)
	}
	_, other := testKeys(t, "server")
	if _, err := check(data, note.VerifierList(other)); err == nil || !strings.Contains(err.Error(), ledger.ErrUnsigned.Error()) {
		t.Errorf("another key: %v", err)
	}
}

// first is an export of the first n entries.
func first(t *testing.T, data []byte, n uint64) []byte {
	t.Helper()
	f, err := export.Open(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	w, err := export.NewWriter(&b, f.Run())
	if err != nil {
		t.Fatal(err)
	}
	for range n {
		item, err := f.Next()
		if err == nil {
			err = w.Record(item.Record, f)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
