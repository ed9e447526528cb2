package authority

import (
	"crypto/sha256"
	"encoding/hex"

	"ambit/core/capability"
)

// Policy is the operator's document. It is immutable; make it with Parse.
type Policy struct {
	Stores   []Store   // in the document's order
	Profiles []Profile // those of the document, in its order
	Limits   Limits    // complete: the defaults where the document is silent
	Tokens   []Token
	Origins  []string            // of pages that may call with a token, as "https://app.example"
	Scripts  []*capability.Entry // in byte order of names

	digest    string
	canonical []byte
}

// Store is a subtree of the workspace with its own policy.
type Store struct {
	Name   string
	Root   string // cleaned, relative to the workspace
	Read   []string
	Write  []string
	Ignore []string

	read, write              globs
	ignoreNames, ignorePaths globs
}

func (s *Store) allow(op Op) globs {
	if op == Write {
		return s.write
	}
	return s.read
}

// Profile is a custom profile: the capabilities that it allows, and which calls of them
// wait for an operator.
type Profile struct {
	Name  string
	Allow []string
	Hold  Hold
}

// Script finds a script of the manifest, or nil.
func (p *Policy) Script(name string) *capability.Entry {
	for _, e := range p.Scripts {
		if e.Name == name {
			return e
		}
	}
	return nil
}

// Store finds a store by name, or nil.
func (p *Policy) Store(name string) *Store {
	for i := range p.Stores {
		if p.Stores[i].Name == name {
			return &p.Stores[i]
		}
	}
	return nil
}

func (p *Policy) profile(name string) *Profile {
	for i := range p.Profiles {
		if p.Profiles[i].Name == name {
			return &p.Profiles[i]
		}
	}
	return nil
}

// Digest identifies what the document says: the SHA-256, in hex, of its canonical
// form. Comments, white space, the order of keys, the tokens and the origins (who may
// call, not what a run may do) do not change it.
func (p *Policy) Digest() string { return p.digest }

// Document is the canonical form, which Digest is the SHA-256 of. Parse reads it back as
// the same policy, but for tokens, which it does not have.
func (p *Policy) Document() []byte { return p.canonical }

func digestOf(canonical []byte) string {
	sum := sha256.Sum256(canonical)
	return hex.EncodeToString(sum[:])
}

// Local is the policy of a directory on somebody's own machine, when no document is
// given: one store over the whole of it, in which a grant decides everything. What
// tools generate is left out.
func Local() *Policy {
	p, err := Parse("local policy", []byte(localDocument))
	if err != nil {
		panic(err)
	}
	return p
}

const localDocument = `{
  "version": 1,
  "stores": {
    "project_files": {
      "root": ".",
      "allow": { "read": ["**"], "write": ["**"] },
      "ignore": [".git", ".ambit", "node_modules"]
    }
  }
}`
