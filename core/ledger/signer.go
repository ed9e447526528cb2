package ledger

import (
	"crypto/ed25519"
	"encoding/base64"
	"errors"
	"strings"

	"golang.org/x/mod/sumdb/note"
)

// Signer signs heads, and says which key verifies its signatures.
type Signer struct {
	note.Signer
	public string
}

var errSigner = errors.New("not a private key for Ed25519 signatures of notes")

// NewSigner reads a private key as note.GenerateKey writes it.
func NewSigner(private string) (*Signer, error) {
	s, err := note.NewSigner(private)
	if err != nil {
		return nil, err
	}
	// PRIVATE+KEY+name+hash+data, where data may hold a "+", too.
	parts := strings.SplitN(private, "+", 5)
	data, err := base64.StdEncoding.DecodeString(parts[len(parts)-1])
	if err != nil || len(data) != 1+ed25519.SeedSize {
		return nil, errSigner
	}
	key, ok := ed25519.NewKeyFromSeed(data[1:]).Public().(ed25519.PublicKey)
	if !ok {
		return nil, errSigner
	}
	public, err := note.NewEd25519VerifierKey(s.Name(), key)
	if err != nil {
		return nil, err
	}
	return &Signer{s, public}, nil
}

// Public is the key for who verifies.
func (s *Signer) Public() string { return s.public }
