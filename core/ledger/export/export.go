// Package export is a ledger as one self-contained file: its records, the blobs that
// they name, and signed heads. Verify and replay need nothing else.
//
// The file is text, one JSON value in canonical form (RFC 8785) a line:
//
//	{"ambit":"ledger export","run":"TENANT/ID/INCARNATION","v":1}
//	{"blob":"SHA-256","text":…}        or "base64":…; or "redacted":SIZE
//	{"entry":…,"payloads":…}           a record, without its inline pack
//	{"head":{"note":…,"sha256":…}}     a signed note about some entry
//	{"end":{"blobs":N,"entries":N,"heads":N,"sha256":…}}
//
// Before each record stand the members of its packs, all of them and in their order;
// heads follow the last record. The end has the SHA-256 of all that comes before its
// line. So every export has exactly one encoding, and a change of any byte is found and
// belongs to a line.
//
//	w, err := export.NewWriter(out, run)
//	err = w.Record(record, blobs)
//	err = w.Close()
//
//	f, err := export.Open(file, size)
//	item, err := f.Next()   // io.EOF once the end was checked
package export

import (
	"encoding/base64"
	"fmt"
	"unicode/utf8"

	"ambit/core/ledger"
	"ambit/core/workspace"
)

// Version is the version of the format.
const Version = 1

// Bounds of what is read, in bytes.
const (
	// MaxLine is the longest line.
	MaxLine = 128 << 20
	// MaxBlob is the largest blob.
	MaxBlob = 64 << 20
	// MaxInline is the largest pack that may stand in a record.
	MaxInline = 1 << 20
)

// Error says what is wrong with an export, and in which line.
type Error struct {
	Line int // from 1
	Err  error
}

func (e *Error) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

func (e *Error) Unwrap() error { return e.Err }

func headerLine(run string) []byte {
	return ledger.Canonical(nil, ledger.Object{{Name: "ambit", Value: "ledger export"}, {Name: "run", Value: run}, {Name: "v", Value: Version}})
}

func blobLine(h workspace.Hash, data []byte) []byte {
	o := ledger.Object{{Name: "blob", Value: h.String()}}
	if isText(data) {
		o = append(o, ledger.Member{Name: "text", Value: string(data)})
	} else {
		o = append(o, ledger.Member{Name: "base64", Value: base64.StdEncoding.EncodeToString(data)})
	}
	return ledger.Canonical(nil, o)
}

// isText reports whether a blob stands as text in its line: no escape makes it more than
// twice as long.
func isText(data []byte) bool {
	for _, c := range data {
		if c < ' ' && c != '\n' && c != '\t' && c != '\r' {
			return false
		}
	}
	return utf8.Valid(data)
}

func redactedLine(h workspace.Hash, size int64) []byte {
	return ledger.Canonical(nil, ledger.Object{{Name: "blob", Value: h.String()}, {Name: "redacted", Value: size}})
}

func headLine(note string) []byte {
	return ledger.Canonical(nil, ledger.Object{{Name: "head", Value: ledger.Object{{Name: "note", Value: note}, {Name: "sha256", Value: workspace.Sum([]byte(note)).String()}}}})
}

// counts are what the end says.
type counts struct{ blobs, entries, heads int64 }

func endLine(n counts, sum workspace.Hash) []byte {
	return ledger.Canonical(nil, ledger.Object{{Name: "end", Value: ledger.Object{{Name: "blobs", Value: n.blobs}, {Name: "entries", Value: n.entries},
		{Name: "heads", Value: n.heads}, {Name: "sha256", Value: sum.String()}}}})
}
