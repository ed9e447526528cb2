package ledger

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"unicode/utf8"

	"github.com/tidwall/gjson"

	"ambit/core/workspace"
)

// Payload is the bytes behind a Digest, with the salt that its hash needs. A
// redacted payload has lost both.
type Payload struct {
	Salt []byte
	Data []byte
	// Ref names the blob that holds the bytes when they are too large to stand here.
	Ref workspace.Hash
}

// NewPayload salts data. The salt must be unpredictable, at least 16 bytes.
func NewPayload(salt, data []byte) (*Payload, *Digest) {
	p := &Payload{Salt: salt, Data: data}
	return p, &Digest{Size: int64(len(data)), Hash: saltedSum(salt, data)}
}

func saltedSum(salt, data []byte) (sum workspace.Hash) {
	h := sha256.New()
	h.Write(salt)
	h.Write(data)
	h.Sum(sum[:0])
	return sum
}

// Fits reports whether data is what d stands for.
func (d *Digest) Fits(salt, data []byte) bool {
	return d != nil && d.Size == int64(len(data)) && saltedSum(salt, data) == d.Hash
}

// Record is what a ledger slot holds: an entry and, beside its hashed part, the
// payloads and the inline pack.
type Record struct {
	Entry    *Entry
	Payloads map[string]*Payload // "args", "stdin", "stdout", "stderr", "env"; absent when redacted or empty
	Pack     []byte              // the bytes of the entry's inline pack
	Head     string              // a signed note of the ledger's head at this entry, or ""
}

// payloadNames is the order of payloads in a record.
var payloadNames = []string{"args", "env", "stderr", "stdin", "stdout"}

// Marshal encodes the record as one line of canonical JSON without a newline.
func (r *Record) Marshal() []byte {
	o := Object{{"entry", Raw(r.Entry.JSON())}}
	payloads := Object{}
	for _, name := range payloadNames {
		p := r.Payloads[name]
		if p == nil {
			continue
		}
		v := Object{{"salt", hex.EncodeToString(p.Salt)}}
		switch {
		case !p.Ref.IsZero():
			v = append(v, Member{"ref", p.Ref.String()})
		case utf8.Valid(p.Data):
			v = append(v, Member{"text", string(p.Data)})
		default:
			v = append(v, Member{"base64", base64.StdEncoding.EncodeToString(p.Data)})
		}
		payloads = append(payloads, Member{name, v})
	}
	if len(payloads) > 0 {
		o = append(o, Member{"payloads", payloads})
	}
	if len(r.Pack) > 0 {
		o = append(o, Member{"pack", base64.StdEncoding.EncodeToString(r.Pack)})
	}
	if r.Head != "" {
		// The sum tells a note that was damaged from one that somebody else signed.
		o = append(o, Member{"head", Object{{"note", r.Head}, {"sha256", workspace.Sum([]byte(r.Head)).String()}}})
	}
	return Canonical(nil, o)
}

// ParseRecord is the inverse of Marshal.
func ParseRecord(data []byte) (*Record, error) {
	if !ValidJSON(data) {
		return nil, fmt.Errorf("%w: record is not JSON", ErrFormat)
	}
	v := gjson.ParseBytes(data)
	entry, err := ParseEntry([]byte(v.Get("entry").Raw))
	if err != nil {
		return nil, err
	}
	r := &Record{Entry: entry, Payloads: map[string]*Payload{}}
	for _, name := range payloadNames {
		pv := v.Get("payloads." + name)
		if !pv.Exists() {
			continue
		}
		p := new(Payload)
		if p.Salt, err = hex.DecodeString(pv.Get("salt").String()); err != nil {
			return nil, fmt.Errorf("%w: salt of %s", ErrFormat, name)
		}
		switch {
		case pv.Get("ref").Exists():
			p.Ref, err = workspace.ParseHash(pv.Get("ref").String())
		case pv.Get("base64").Exists():
			p.Data, err = base64.StdEncoding.DecodeString(pv.Get("base64").String())
		default:
			p.Data = []byte(pv.Get("text").String())
		}
		if err != nil {
			return nil, fmt.Errorf("%w: payload %s: %w", ErrFormat, name, err)
		}
		r.Payloads[name] = p
	}
	if pack := v.Get("pack"); pack.Exists() {
		if r.Pack, err = base64.StdEncoding.DecodeString(pack.String()); err != nil {
			return nil, fmt.Errorf("%w: inline pack", ErrFormat)
		}
	}
	r.Head = v.Get("head.note").String()
	if !bytes.Equal(r.Marshal(), data) {
		return nil, fmt.Errorf("%w: record is not in canonical form", ErrFormat)
	}
	return r, nil
}

// Digest is the entry's digest of a payload, by name; nil if there is none.
func (e *Entry) Digest(name string) *Digest {
	switch name {
	case "args":
		return e.Args
	case "stdin":
		return e.Stdin
	case "stdout":
		return e.Stdout
	case "stderr":
		return e.Stderr
	case "env":
		return e.Env
	}
	return nil
}
