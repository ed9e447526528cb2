package ledger

import (
	"bytes"
	"errors"
	"math"
	"testing"

	"ambit/core/workspace"
)

// Values of RFC 8785, section 3.2.2 and 3.2.3, as far as the ledger uses them.
func TestCanonicalFollowsRFC8785(t *testing.T) {
	v := Object{
		{"\u20ac", "Euro Sign"}, {"\r", "Carriage Return"}, {"\ufb33", "Hebrew Letter Dalet With Dagesh"}, {"1", "One"},
		{"\U0001f600", "Emoji: Grinning Face"}, {"\u0080", "Control"}, {"\u00f6", "Latin Small Letter O With Diaeresis"},
	}
	want := "{\"\\r\":\"Carriage Return\",\"1\":\"One\",\"\u0080\":\"Control\",\"ö\":\"Latin Small Letter O With Diaeresis\",\"€\":\"Euro Sign\",\"😀\":\"Emoji: Grinning Face\",\"\ufb33\":\"Hebrew Letter Dalet With Dagesh\"}"
	if got := string(Canonical(nil, v)); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	list := []Value{nil, true, false, int64(-7), uint64(1 << 53), "\x00\x1f\"\\\b\f\n\t/\x7f", "bad \xff"}
	want = "[null,true,false,-7,9007199254740992,\"\\u0000\\u001f\\\"\\\\\\b\\f\\n\\t/\x7f\",\"bad \ufffd\"]"
	if got := string(Canonical(nil, list)); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func exit(n int) *int { return &n }

// chain is a small ledger with one entry of each shape.
func chain(t testing.TB) [][]byte {
	t.Helper()
	blob := []byte("content of a file")
	h := workspace.Sum(blob)
	file := workspace.Change{Op: workspace.Add, Path: "dir/\xff odd\uffff", Kind: workspace.File, Mode: 0o644, MTime: math.MaxInt64, Size: int64(len(blob)), Hash: h}
	entries := []*Entry{
		{Kind: Open, Profile: "p", Expires: 1, After: workspace.EmptyRoot(5), Policy: "d"},
		{Kind: Turn, Turn: 1, Grant: `{"command":{"run":true}}`, Requires: []string{"command.run"}, Expires: 2},
		{Kind: Call, Turn: 1, Tool: "bash", Status: OK, Exit: exit(0), Fuel: 12, Virtual: 1200, Real: 99, Key: "k", Request: "r",
			Inputs: &Inputs{Clock: 1_773_480_413_000_000_000, Seed: "00", Dir: "/workspace", At: "/workspace", Limits: Object{{"fuel", int64(5)}}, Version: "1"},
			Before: workspace.EmptyRoot(5).Hash, After: workspace.Entry{Kind: workspace.Dir, Mode: 0o755, MTime: 5, Hash: h, Size: 17, Count: 2},
			Delta: workspace.Delta{file, {Op: workspace.Rename, Path: "x", From: "y", Kind: workspace.File, Was: h, Hash: h}},
			Packs: []Pack{{Hash: workspace.Sum(blob), Size: int64(len(blob)), Inline: true, Index: []Blob{{h, int64(len(blob))}}}}},
		{Kind: Call, Turn: 1, Tool: "read", Status: Refused, Level: "grant", Reason: "no"},
		{Kind: TurnEnd, Turn: 1},
		{Kind: Close, Reason: "done"},
	}
	var recs [][]byte
	var prev workspace.Hash
	for i, e := range entries {
		e.Seq, e.Time, e.Tenant, e.Run, e.Incarnation = uint64(i+1), int64(i), "t", "r", 1
		r := &Record{Entry: e, Payloads: map[string]*Payload{}}
		if e.Tool == "bash" {
			r.Payloads["args"], e.Args = NewPayload([]byte("salt salt salt s"), []byte(`{"command":"x"}`))
			r.Payloads["stdout"], e.Stdout = NewPayload([]byte("other salt other"), []byte("bin \xff\x00"))
			r.Pack = blob
			e.SetEffect(Outputs{Args: []byte("a")})
		}
		e.Seal(prev)
		prev = e.Hash
		recs = append(recs, r.Marshal())
	}
	return recs
}

func TestRecordsRoundTrip(t *testing.T) {
	for _, data := range chain(t) {
		r, err := ParseRecord(data)
		if err != nil {
			t.Fatalf("%v\n%s", err, data)
		}
		if got := r.Marshal(); !bytes.Equal(got, data) {
			t.Errorf("got  %s\nwant %s", got, data)
		}
	}
}

func verifyAll(recs [][]byte) error {
	v := new(Verifier)
	for _, data := range recs {
		if _, err := v.Next(data); err != nil {
			return err
		}
	}
	return nil
}

// TestEveryFlippedByteIsFoundAndLocated changes each byte of a ledger in turn.
func TestEveryFlippedByteIsFoundAndLocated(t *testing.T) {
	recs := chain(t)
	if err := verifyAll(recs); err != nil {
		t.Fatal(err)
	}
	for i := range recs {
		for k := range recs[i] {
			for _, flip := range []byte{0x01, 0x20} {
				bad := make([][]byte, len(recs))
				copy(bad, recs)
				bad[i] = bytes.Clone(recs[i])
				bad[i][k] ^= flip
				var broken *BrokenError
				if err := verifyAll(bad); !errors.As(err, &broken) || broken.Seq != uint64(i+1) {
					t.Fatalf("byte %d of record %d flipped: %v\n%s", k, i+1, err, bad[i])
				}
			}
		}
	}
}

func TestDroppedSwappedAndRepeatedEntriesAreFound(t *testing.T) {
	recs := chain(t)
	for name, bad := range map[string][][]byte{
		"dropped":  append(append([][]byte{}, recs[:2]...), recs[3:]...),
		"swapped":  {recs[0], recs[2], recs[1], recs[3]},
		"repeated": {recs[0], recs[1], recs[1], recs[2]},
		"headless": recs[1:],
	} {
		var broken *BrokenError
		if err := verifyAll(bad); !errors.As(err, &broken) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestRedactionKeepsTheChain(t *testing.T) {
	recs := chain(t)
	r, err := ParseRecord(recs[2])
	if err != nil {
		t.Fatal(err)
	}
	delete(r.Payloads, "stdout")
	recs[2] = r.Marshal()
	v := new(Verifier)
	for _, data := range recs {
		if _, err := v.Next(data); err != nil {
			t.Fatal(err)
		}
	}
	if v.RedactedPayloads() != 1 {
		t.Errorf("%d redacted payloads, want 1", v.RedactedPayloads())
	}
}

func TestEffectIgnoresWhatDiffersBetweenPlacements(t *testing.T) {
	make := func(change func(*Entry)) workspace.Hash {
		e := &Entry{Seq: 3, Time: 1, Run: "a", Kind: Call, Tool: "bash", Status: OK, Fuel: 7, Inputs: &Inputs{Clock: 1, Seed: "s"}}
		change(e)
		e.SetEffect(Outputs{Stdout: []byte("x")})
		return e.Effect
	}
	base := make(func(*Entry) {})
	for name, change := range map[string]func(*Entry){
		"time": func(e *Entry) { e.Time = 9 }, "run": func(e *Entry) { e.Run = "b" }, "seq": func(e *Entry) { e.Seq = 8 },
		"real": func(e *Entry) { e.Real = 5 }, "prev": func(e *Entry) { e.Prev = workspace.Sum(nil) }, "key": func(e *Entry) { e.Key = "k" },
	} {
		if make(change) != base {
			t.Errorf("%s is part of the effect", name)
		}
	}
	for name, change := range map[string]func(*Entry){
		"fuel": func(e *Entry) { e.Fuel++ }, "status": func(e *Entry) { e.Status = Limit }, "exit": func(e *Entry) { e.Exit = exit(1) },
		"after": func(e *Entry) { e.After = workspace.EmptyRoot(1) },
		"delta": func(e *Entry) { e.Delta = workspace.Delta{{Op: workspace.Add, Path: "p"}} },
	} {
		if make(change) == base {
			t.Errorf("%s is not part of the effect", name)
		}
	}
}

func FuzzParseRecord(f *testing.F) {
	for _, data := range chain(f) {
		f.Add(data)
	}
	f.Add([]byte(`{"entry":{}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := ParseRecord(data)
		if err != nil {
			return
		}
		if got := r.Marshal(); !bytes.Equal(got, data) {
			t.Fatalf("accepted a second encoding:\n%s\n%s", data, got)
		}
		r.Entry.Sum()
	})
}

func FuzzPathText(f *testing.F) {
	f.Add("a/b\xff")
	f.Add("\uffff41")
	f.Fuzz(func(t *testing.T, path string) {
		back, err := parsePath(pathText(path))
		if err != nil || back != path {
			t.Fatalf("%q became %q (%v)", path, back, err)
		}
	})
}
