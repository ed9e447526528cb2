package actors_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/mod/sumdb/note"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/ledger"
	"ambit/core/ledger/export"
	"ambit/core/ledger/ledgertest"
	"ambit/core/workspace"
)

var updateVectors = flag.Bool("vectors.update", false, "make the test vectors of the ledger's format again")

const vectors = "../core/ledger/testdata/vectors"

// counting is a source of entropy that gives the same in every run.
func counting() func() [32]byte {
	n := byte(0)
	return func() [32]byte {
		n++
		return sha256.Sum256([]byte{n})
	}
}

// makeVectors makes a run whose every byte follows from the format and the shell.
func makeVectors(t *testing.T) map[string]string {
	out := map[string]string{}
	server := ledgertest.NewKey(t, strings.NewReader(strings.Repeat("vector seed ", 8)), "vectors.example")
	witness := ledgertest.NewKey(t, strings.NewReader(strings.Repeat("witness ", 8)), "witness.example")
	out["server.pub"], out["witness.pub"] = server.Public+"\n", witness.Public+"\n"
	w := newWorld(t, memory.New(), actors.Options{Signer: server.Signer, Entropy: counting()})
	st := w.open("vectors")
	turn := w.turn("vectors", fullGrant)
	for _, c := range [][2]string{
		{"bash", `{"command":"mkdir reports; date > reports/now; printf 'bin\\377' > reports/bin; cat; echo $RANDOM >&2; exit 3","stdin":"typed in\n","env":{"A":"1"}}`},
		{"write", `{"path":"reports/w","content":"one\n"}`},
		{"read", `{"path":"../outside"}`},
		{"write", `{"path":"elsewhere","content":"refused"}`},
	} {
		w.clock.advance(time.Second)
		w.call("vectors", turn, c[0], c[1])
	}
	if _, err := w.host.Checkpoint(ctx, "acme", "vectors", actors.MarkCheckpoint{Name: "half"}); err != nil {
		t.Fatal(err)
	}
	w.call("vectors", turn, "bash", `{"command":"rm -r reports"}`)
	ev, err := w.host.RestoreTo(ctx, "acme", "vectors", 4)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := w.host.Put(ctx, "acme", "vectors", ev); err != nil {
		t.Fatal(err)
	}
	if err := w.host.Close(ctx, "acme", "vectors", "done"); err != nil {
		t.Fatal(err)
	}
	head, err := w.host.SignedHead(ctx, "acme", "vectors")
	if err != nil {
		t.Fatal(err)
	}
	if out["head.note"], err = ledger.Cosign(head, note.VerifierList(server.Verifier), witness.Signer); err != nil {
		t.Fatal(err)
	}
	data := exported(t, w.store, st.Run)
	// A head that a witness signed, too, travels with the export.
	out["run.ambit"] = string(rewritten(t, data, func(*ledger.Record) {}, nil, out["head.note"]))
	out["redacted.ambit"] = string(rewritten(t, data, func(r *ledger.Record) {
		if r.Entry.Seq == 3 {
			delete(r.Payloads, "stdin")
		}
	}, func(h workspace.Hash) bool { return h == workspace.Sum([]byte("bin\xff")) }))
	lines := strings.SplitAfter(out["run.ambit"], "\n")
	out["cut.ambit"] = strings.Join(lines[:len(lines)-5], "")
	out["changed.ambit"] = strings.Replace(out["run.ambit"], "exit 3", "exit 4", 1)
	out["swapped.ambit"] = swap(lines, `"kind":"turn"`, `"kind":"checkpoint"`)
	out["forged.ambit"] = string(rewritten(t, first(t, data, 5), func(*ledger.Record) {}, nil, out["head.note"]))
	maps.Copy(out, kindsVectors(t))
	var list strings.Builder
	list.WriteString("# file\tline of the first error, 0 if it verifies\tpart of the message\n")
	for _, e := range []struct{ name string }{{"run"}, {"redacted"}, {"kinds"}, {"fork"}, {"cut"}, {"changed"}, {"swapped"}, {"forged"}} {
		line, message := 0, "-"
		_, err := auditWith([]byte(out[e.name+".ambit"]), signedBy(e.name, server.Verifier)...)
		var at *export.Error
		if errors.As(err, &at) {
			line, message = at.Line, at.Err.Error()
		} else if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&list, "%s.ambit\t%d\t%s\n", e.name, line, message)
	}
	out["verdicts.tsv"] = list.String()
	list.Reset()
	list.WriteString("# seq\tkind\thash\teffect\n")
	f, err := export.Open(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	for {
		item, err := f.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		effect := "-"
		if e := item.Record.Entry; !e.Effect.IsZero() {
			effect = e.Effect.String()
		}
		fmt.Fprintf(&list, "%d\t%s\t%s\t%s\n", item.Record.Entry.Seq, item.Record.Entry.Kind, item.Record.Entry.Hash, effect)
	}
	out["entries.tsv"] = list.String()
	return out
}

// signedBy are the keys that sign the heads of a vector: kinds and fork have no heads.
func signedBy(name string, key note.Verifier) []note.Verifier {
	if name == "kinds" || name == "fork" {
		return nil
	}
	return []note.Verifier{key}
}

func auditWith(data []byte, keys ...note.Verifier) (*actors.Audit, error) {
	f, err := export.Open(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, err
	}
	return actors.AuditExport(f, actors.AuditOptions{Keys: note.VerifierList(keys...)}, nil)
}

// swap exchanges the first two lines that hold the texts.
func swap(lines []string, a, b string) string {
	out := append([]string{}, lines...)
	var i, j int
	for k, line := range lines {
		switch {
		case i == 0 && strings.Contains(line, a):
			i = k
		case j == 0 && strings.Contains(line, b):
			j = k
		}
	}
	out[i], out[j] = out[j], out[i]
	return strings.Join(out, "")
}

// TestVectors holds the format to the data files that docs/ledger.md names: what they
// say verifies does, what they say is broken is, in that line.
func TestVectors(t *testing.T) {
	made := makeVectors(t)
	if *updateVectors {
		if err := os.MkdirAll(vectors, 0o755); err != nil {
			t.Fatal(err)
		}
		for name, text := range made {
			if err := os.WriteFile(filepath.Join(vectors, name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	files, err := os.ReadDir(vectors)
	if err != nil || len(files) != len(made) {
		t.Fatalf("%d files, %d are made (%v)", len(files), len(made), err)
	}
	table, err := os.ReadFile(filepath.Join(vectors, "verdicts.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	// The hashes in them follow from what the shell gives, which other versions change.
	if string(table) != made["verdicts.tsv"] {
		t.Errorf("the vectors made now are judged otherwise:\n%s", made["verdicts.tsv"])
	}
	public, err := os.ReadFile(filepath.Join(vectors, "server.pub"))
	if err != nil {
		t.Fatal(err)
	}
	verifier, err := note.NewVerifier(strings.TrimSpace(string(public)))
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range strings.Split(strings.TrimSpace(string(table)), "\n")[1:] {
		f := strings.Split(row, "\t")
		line, err := strconv.Atoi(f[1])
		if err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(filepath.Join(vectors, f[0]))
		if err != nil {
			t.Fatal(err)
		}
		_, err = auditWith(data, signedBy(strings.TrimSuffix(f[0], ".ambit"), verifier)...)
		var at *export.Error
		switch {
		case line == 0 && err != nil:
			t.Errorf("%s: %v", f[0], err)
		case line != 0 && (!errors.As(err, &at) || at.Line != line || !strings.Contains(err.Error(), f[2])):
			t.Errorf("%s: %v, want line %d: %s", f[0], err, line, f[2])
		}
	}
}

// FuzzAudit audits and replays anything that is an export.
func FuzzAudit(f *testing.F) {
	files, err := filepath.Glob(vectors + "/*.ambit")
	if err != nil || len(files) == 0 {
		f.Fatalf("no vectors: %v", err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		resealedFile := reseal(data)
		for _, d := range [][]byte{data, resealedFile} {
			p, err := prove(d, actors.ReplayOptions{})
			if err == nil && p.audit.Head().Seq == 0 {
				t.Fatal("an empty export passed")
			}
		}
	})
}

// reseal makes hashes of a mutated export fit, as far as its lines can be read, so that
// what lies behind them is reached.
func reseal(data []byte) []byte {
	var b bytes.Buffer
	lines := bytes.Split(data, []byte("\n"))
	w, err := export.NewWriter(&b, "acme/vectors/1")
	if err != nil {
		return nil
	}
	blobs := workspace.MemBlobs{}
	var prev workspace.Hash
	for _, line := range lines {
		r, err := ledger.ParseRecord(line)
		if err != nil {
			continue
		}
		r.Head = ""
		r.Entry.Packs = nil
		for name, p := range r.Payloads {
			var d *ledger.Digest
			r.Payloads[name], d = ledger.NewPayload(p.Salt, p.Data)
			switch name {
			case "args":
				r.Entry.Args = d
			case "stdin":
				r.Entry.Stdin = d
			case "stdout":
				r.Entry.Stdout = d
			}
		}
		r.Entry.Seal(prev)
		prev = r.Entry.Hash
		if w.Record(r, blobs) != nil {
			return nil
		}
	}
	if w.Close() != nil {
		return nil
	}
	return b.Bytes()
}
