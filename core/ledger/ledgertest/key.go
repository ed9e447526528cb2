// Package ledgertest makes what tests of ledgers need.
package ledgertest

import (
	"io"
	"testing"

	"golang.org/x/mod/sumdb/note"
)

// Key is a pair that signs heads.
type Key struct {
	Public   string // in the spelling of the note format
	Signer   note.Signer
	Verifier note.Verifier
}

// NewKey makes a key of 32 bytes of seed.
func NewKey(t testing.TB, seed io.Reader, name string) Key {
	t.Helper()
	private, public, err := note.GenerateKey(seed, name)
	if err != nil {
		t.Fatal(err)
	}
	s, err := note.NewSigner(private)
	if err != nil {
		t.Fatal(err)
	}
	v, err := note.NewVerifier(public)
	if err != nil {
		t.Fatal(err)
	}
	return Key{public, s, v}
}
