package authority

import (
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
)

// Token lets a caller in. The document holds the SHA-256 of the secret, never the
// secret.
type Token struct {
	Name   string
	SHA256 string // 64 lower-case hex digits
	Tenant string
	Scopes []string
	// Expires is when it ceases to let anybody in, in milliseconds since the Unix epoch; 0
	// for never.
	Expires int64
}

// Expired reports whether the token's time is over at a time, in milliseconds.
func (t *Token) Expired(now int64) bool { return t.Expires != 0 && now >= t.Expires }

// The scopes of tokens.
const (
	ScopeRuns     = "runs"      // everything about the tenant's runs
	ScopeRunsRead = "runs.read" // reading them
	ScopeApprove  = "approve"   // deciding about calls that wait, and reading runs
	ScopeMetrics  = "metrics"   // the server's metrics
)

var scopes = []string{ScopeRuns, ScopeRunsRead, ScopeApprove, ScopeMetrics}

// Token finds the token whose secret the caller presented. It compares with every
// token in constant time.
func (p *Policy) Token(secret string) (Token, bool) {
	sum := sha256.Sum256([]byte(secret))
	given := []byte(hex.EncodeToString(sum[:]))
	found := -1
	for i := range p.Tokens {
		if subtle.ConstantTimeCompare(given, []byte(p.Tokens[i].SHA256)) == 1 {
			found = i
		}
	}
	if found < 0 {
		return Token{}, false
	}
	return p.Tokens[found], true
}

// NewToken is a token for a secret.
func NewToken(name, secret, tenant string, scopes ...string) Token {
	sum := sha256.Sum256([]byte(secret))
	return Token{Name: name, SHA256: hex.EncodeToString(sum[:]), Tenant: tenant, Scopes: scopes}
}

// WithToken is a copy of the policy that accepts a further token.
func (p *Policy) WithToken(t Token) *Policy {
	c := *p
	c.Tokens = append(p.Tokens[:len(p.Tokens):len(p.Tokens)], t)
	return &c
}
