package ledger

import (
	"encoding/base64"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"

	"ambit/core/workspace"
)

// headOrigin begins the first line of a head's note.
const headOrigin = "ambit/ledger/"

// maxNote bounds the text of a note that is read, in bytes.
const maxNote = 64 << 10

// Head names the last entry of a ledger: all before it follows from its hash.
type Head struct {
	Run  string // "tenant/id/incarnation"
	Seq  uint64
	Hash workspace.Hash
}

// HeadOf is the head of the ledger that ends with e.
func HeadOf(e *Entry) Head {
	return Head{Run: e.Tenant + "/" + e.Run + "/" + strconv.FormatUint(e.Incarnation, 10), Seq: e.Seq, Hash: e.Hash}
}

// Text is what is signed, three lines as in a checkpoint of a transparency log: origin
// with the run, seq, and the hash in base64.
func (h Head) Text() string {
	return fmt.Sprintf("%s%s\n%d\n%s\n", headOrigin, h.Run, h.Seq, base64.StdEncoding.EncodeToString(h.Hash[:]))
}

// Sign gives the head as a note with the signatures of the signers.
func (h Head) Sign(signers ...note.Signer) (string, error) {
	msg, err := note.Sign(&note.Note{Text: h.Text()}, signers...)
	return string(msg), err
}

// Cosign adds signatures to a note that one of the keys signed. Signatures of others stay.
func Cosign(text string, keys note.Verifiers, signers ...note.Signer) (string, error) {
	n, err := note.Open([]byte(text), keys)
	if err != nil {
		return "", err
	}
	msg, err := note.Sign(n, signers...)
	return string(msg), err
}

// SignedHead is a head whose note was opened.
type SignedHead struct {
	Head
	By []string // names of the keys whose signatures were checked
	// Unknown are the names of further signatures, whose keys are not known.
	Unknown []string
}

// ErrUnsigned is wrapped where no known key signed a note.
var ErrUnsigned = errors.New("no known key signed it")

// OpenHead reads a note. With keys, at least one of them must have signed it, and a
// signature by a known key that is wrong is an error; without, no signature is checked.
func OpenHead(text string, keys note.Verifiers) (*SignedHead, error) {
	if len(text) > maxNote {
		return nil, fmt.Errorf("the note is longer than %d bytes", maxNote)
	}
	all := keys
	if all == nil {
		all = note.VerifierList()
	}
	n, err := note.Open([]byte(text), all)
	var unverified *note.UnverifiedNoteError
	switch {
	case errors.As(err, &unverified) && keys == nil:
		n = unverified.Note
	case errors.As(err, &unverified):
		return nil, fmt.Errorf("%w: it is signed by %s", ErrUnsigned, strings.Join(names(unverified.Note.UnverifiedSigs), ", "))
	case err != nil:
		return nil, err
	}
	h, err := parseHead(n.Text)
	if err != nil {
		return nil, err
	}
	return &SignedHead{h, names(n.Sigs), names(n.UnverifiedSigs)}, nil
}

func names(sigs []note.Signature) []string {
	list := make([]string, len(sigs))
	for i, s := range sigs {
		list[i] = s.Name
	}
	return list
}

func parseHead(text string) (h Head, err error) {
	lines := strings.Split(text, "\n")
	bad := fmt.Errorf("%w: the note is not the head of a ledger", ErrFormat)
	if len(lines) != 4 || !strings.HasPrefix(lines[0], headOrigin) {
		return h, bad
	}
	h.Run = strings.TrimPrefix(lines[0], headOrigin)
	if h.Seq, err = strconv.ParseUint(lines[1], 10, 64); err != nil {
		return h, bad
	}
	sum, err := base64.StdEncoding.DecodeString(lines[2])
	if err != nil || copy(h.Hash[:], sum) != len(sum) || h.Text() != text {
		return h, bad
	}
	return h, nil
}
