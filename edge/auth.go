package edge

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ambit/actors"
	"ambit/core/authority"
)

// caller is who sent a request: the holder of a token of the policy, or of a turn.
type caller struct {
	tenant string
	name   string // of the token; "" for a turn's
	sha256 string // of the token; "" for a turn's
	scopes []string
	turn   *turnClaim
}

// turnClaim is what a turn token says.
type turnClaim struct {
	run     actors.RunID
	turn    uint64
	expires int64 // milliseconds since the Unix epoch
}

// authenticate finds the caller, or gives the answer that refuses. X-Ambit-Token wins over
// Authorization, which some platforms occupy.
func (s *Server) authenticate(head Head) (caller, *Response) {
	token := head.Header("X-Ambit-Token")
	if token == "" {
		scheme, rest, _ := strings.Cut(head.Header("Authorization"), " ")
		if !strings.EqualFold(scheme, "Bearer") {
			return caller{}, unauthorized()
		}
		token = strings.TrimSpace(rest)
	}
	if token == "" || len(token) > 4096 {
		return caller{}, unauthorized()
	}
	now := s.host.Options().Now().UnixMilli()
	if strings.HasPrefix(token, turnPrefix) {
		claim, ok := openToken(s.opt.TurnKey, token)
		if !ok || now >= claim.expires {
			return caller{}, unauthorized()
		}
		return caller{tenant: claim.run.Tenant, turn: &claim}, nil
	}
	t, ok := s.host.Policy().Token(token)
	switch {
	case !ok:
		return caller{}, unauthorized()
	case t.Expired(now):
		return caller{}, tokenExpired(t.Expires)
	}
	return caller{tenant: t.Tenant, name: t.Name, sha256: t.SHA256, scopes: t.Scopes}, nil
}

// withdrawn reports whether the policy has ceased to hold the token of the caller, or its
// time is over.
func (s *Server) withdrawn(who caller) bool {
	now := s.host.Options().Now().UnixMilli()
	return who.sha256 != "" && !slices.ContainsFunc(s.host.Policy().Tokens, func(t authority.Token) bool {
		return t.SHA256 == who.sha256 && t.Tenant == who.tenant && slices.Equal(t.Scopes, who.scopes) && !t.Expired(now)
	})
}

// admit checks that the caller may use the route.
func (s *Server) admit(who caller, r *route, params []string) *Response {
	if who.turn == nil {
		has := func(scope string) bool { return slices.Contains(who.scopes, scope) }
		scope := r.scope
		if scope == "" {
			scope = authority.ScopeRuns
		}
		if has(scope) || r.read && (has(authority.ScopeRunsRead) || has(authority.ScopeApprove)) {
			return nil
		}
		return problem(403, "forbidden", "the token lacks the scope `"+scope+"`")
	}
	same := r.turn && len(params) > 0 && params[0] == who.turn.run.ID &&
		(len(params) < 2 || params[1] == strconv.FormatUint(who.turn.turn, 10))
	if !same {
		return problem(403, "forbidden", "a turn token is good for the tools of its own turn only")
	}
	return nil
}

// A turn token is turnPrefix, then base64url of: the HMAC-SHA-256 of what follows,
// 8 bytes expiry, 8 bytes turn, and "tenant/run/incarnation". It is never stored.
const turnPrefix = "ambit-turn."

func sealToken(key []byte, claim turnClaim) string {
	body := binary.BigEndian.AppendUint64(nil, uint64(claim.expires))
	body = binary.BigEndian.AppendUint64(body, claim.turn)
	body = append(body, claim.run.String()...)
	return turnPrefix + base64.RawURLEncoding.EncodeToString(append(tokenMAC(key, body), body...))
}

func openToken(key []byte, token string) (turnClaim, bool) {
	raw, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(token, turnPrefix))
	if err != nil || len(raw) < sha256.Size+16 || len(key) < 32 {
		return turnClaim{}, false
	}
	mac, body := raw[:sha256.Size], raw[sha256.Size:]
	if !hmac.Equal(mac, tokenMAC(key, body)) {
		return turnClaim{}, false
	}
	run, err := actors.ParseRunID(string(body[16:]))
	if err != nil {
		return turnClaim{}, false
	}
	return turnClaim{run: run, expires: int64(binary.BigEndian.Uint64(body)), turn: binary.BigEndian.Uint64(body[8:])}, true
}

func tokenMAC(key, body []byte) []byte {
	m := hmac.New(sha256.New, key)
	m.Write([]byte("ambit turn token v1\x00"))
	m.Write(body)
	return m.Sum(nil)
}

// requestHash is the hash of a request that an idempotency key stands for. It is
// keyed, since a body may hold secrets and the hash enters the ledger.
func (ex *Exchange) requestHash(body []byte) string {
	m := hmac.New(sha256.New, ex.server.opt.TurnKey)
	fmt.Fprintf(m, "ambit request v1\x00%s\x00%s\x00%s\x00", ex.head.Method, ex.head.Path, ex.head.Query)
	m.Write(body)
	return fmt.Sprintf("%x", m.Sum(nil))
}

// idempotencyKey is the request's Idempotency-Key with the hash that it stands for.
func (ex *Exchange) idempotencyKey(body []byte) (key, hash string, err error) {
	key = ex.head.Header("Idempotency-Key")
	if key == "" {
		return "", "", nil
	}
	if len(key) > 255 {
		return "", "", invalid("Idempotency-Key is longer than 255 bytes")
	}
	for _, c := range []byte(key) {
		if c < 0x20 || c > 0x7e {
			return "", "", invalid("Idempotency-Key must be printable ASCII")
		}
	}
	return key, ex.requestHash(body), nil
}

// keyedID is the id of a run that is opened without one under an idempotency key: a
// retry must find the run that the first request made.
func (ex *Exchange) keyedID(key string) string {
	m := hmac.New(sha256.New, ex.server.opt.TurnKey)
	fmt.Fprintf(m, "ambit run id v1\x00%s\x00%s\x00%s", ex.caller.tenant, ex.head.Path, key)
	return actors.NewID([32]byte(m.Sum(nil)))
}

func invalid(format string, args ...any) error {
	return &actors.Error{Code: actors.Invalid, Message: fmt.Sprintf(format, args...)}
}
