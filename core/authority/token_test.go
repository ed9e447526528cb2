package authority

import "testing"

// TestTokensExpire at the moment that the document names, in whatever zone, and no earlier.
func TestTokensExpire(t *testing.T) {
	const sum = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b" // of "secret"
	p, err := Parse("p", []byte(`{"version": 1, "tokens": [{"name": "a", "sha256": "`+sum+`", "tenant": "t", "scopes": ["runs"], "expires": "2027-01-31T01:00:00.5+01:00"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	token, ok := p.Token("secret")
	const at = 1801353600500
	if !ok || token.Expires != at || token.Expired(at-1) || !token.Expired(at) || !token.Expired(at+1) {
		t.Errorf("%+v %v", token, ok)
	}
	if forever := (Token{}); forever.Expired(1 << 62) {
		t.Error("a token without an end has one")
	}
	without, err := Parse("p", []byte(`{"version": 1}`))
	if err != nil || without.Digest() != p.Digest() {
		t.Errorf("the digest covers tokens: %v", err)
	}
}
