package edge

import (
	"net/url"
	"slices"
)

// trusts reports whether pages of an origin may call: those that the policy lists, and
// those of the user's own machine.
func (s *Server) trusts(origin string) bool {
	if slices.Contains(s.host.Policy().Origins, origin) {
		return true
	}
	u, err := url.Parse(origin)
	if err != nil {
		return false
	}
	name := u.Hostname()
	return (u.Scheme == "http" || u.Scheme == "https") && (name == "localhost" || name == "127.0.0.1" || name == "::1")
}

// preflight answers what browsers ask before a page calls another origin, without a token,
// as they ask it; nil if this is no such question, or not a page that may call.
func (s *Server) preflight(head Head) *Response {
	origin := head.Header("Origin")
	if head.Method != "OPTIONS" || origin == "" || !s.trusts(origin) {
		return nil
	}
	return &Response{Status: 204, Header: [][2]string{
		{"Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE"},
		{"Access-Control-Allow-Headers", "Authorization, X-Ambit-Token, Content-Type, Accept, Idempotency-Key, Last-Event-ID, MCP-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name"},
		{"Access-Control-Max-Age", "600"}}}
}

// share lets a page that may call read the answer.
func (s *Server) share(head Head, resp *Response) {
	origin := head.Header("Origin")
	if origin == "" || !s.trusts(origin) {
		return
	}
	resp.Header = append(slices.Clip(resp.Header), [][2]string{{"Access-Control-Allow-Origin", origin}, {"Vary", "Origin"},
		{"Access-Control-Expose-Headers", "ETag, Location, Mcp-Session-Id, Retry-After, X-Ambit-Mode"}}...)
}
