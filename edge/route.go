package edge

import (
	"context"
	"fmt"
	"net/url"
	"strconv"
	"strings"

	"ambit/core/authority"
)

const (
	smallBody = 64 << 10
	runBody   = 1 << 20
	callBody  = 16 << 20 // arguments of a call: a script, stdin, a file of 8 MiB as text
	partBody  = 4 << 20
	tarBody   = 80 << 20

	commandBody = 256 << 10 // a command to a hosted agent
)

// route is one method and path pattern; "*" in it is a parameter, a final "**" the
// rest of the path.
type route struct {
	method  string
	pattern string
	body    int64 // limit; 0: none
	json    bool
	turn    bool   // a turn token of that turn may use it
	read    bool   // the scope runs.read is enough, or approve
	scope   string // that is needed; "" for runs
	serve   func(ex *Exchange, ctx context.Context, body []byte) (*Response, error)
}

var routes []route

func init() {
	routes = []route{
		{"GET", "/runs", 0, false, false, true, "", (*Exchange).listRuns},
		{"POST", "/runs", runBody, true, false, false, "", (*Exchange).openRun},
		{"GET", "/runs/*", 0, false, true, true, "", (*Exchange).showRun},
		{"PATCH", "/runs/*/lease", smallBody, true, false, false, "", (*Exchange).setLease},
		{"DELETE", "/runs/*", 0, false, false, false, "", (*Exchange).closeRun},
		{"POST", "/runs/*/turns", smallBody, true, false, false, "", (*Exchange).beginTurn},
		{"DELETE", "/runs/*/turns/*", 0, false, true, false, "", (*Exchange).endTurn},
		{"GET", "/runs/*/turns/*/tools", 0, false, true, true, "", (*Exchange).listTools},
		{"POST", "/runs/*/turns/*/tools/*", callBody, true, true, false, "", (*Exchange).callTool},
		{"POST", "/runs/*/turns/*/cancel", smallBody, false, true, false, "", (*Exchange).cancelTurn},
		{"GET", "/runs/*/turns/*/authority", 0, false, false, true, "", (*Exchange).showAuthority},
		{"GET", "/runs/*/ledger", 0, false, false, true, "", (*Exchange).showLedger},
		{"GET", "/runs/*/ledger/*", 0, false, false, true, "", (*Exchange).showRecord},
		{"GET", "/runs/*/ledger/*/*", 0, false, false, true, "", (*Exchange).showPayload},
		{"GET", "/runs/*/holds", 0, false, false, true, "", (*Exchange).listHolds},
		{"POST", "/runs/*/holds/*", smallBody, true, false, false, authority.ScopeApprove, (*Exchange).decideHold},
		{"GET", "/metrics", 0, false, false, false, authority.ScopeMetrics, (*Exchange).showMetrics},
		{"GET", "/key", 0, false, false, true, "", (*Exchange).showKey},
		{"GET", "/runs/*/tree", 0, false, false, true, "", (*Exchange).showTree},
		{"GET", "/runs/*/head", 0, false, false, true, "", (*Exchange).showHead},
		{"POST", "/runs/*/replay", callBody, false, false, false, "", (*Exchange).replay},
		{"GET", "/runs/*/packs/*", 0, false, false, true, "", (*Exchange).getPack},
		{"GET", "/runs/*/workspace", 0, false, false, true, "", (*Exchange).getWorkspace},
		{"GET", "/runs/*/workspace/**", 0, false, false, true, "", (*Exchange).getFile},
		{"PUT", "/runs/*/workspace", tarBody, false, false, false, "", (*Exchange).putWorkspace},
		{"POST", "/runs/*/workspace", callBody, true, false, false, "", (*Exchange).postTree},
		{"PUT", "/runs/*/blobs/*", partBody, false, false, false, "", (*Exchange).putBlob},
		{"POST", "/runs/*/checkpoints", smallBody, true, false, false, "", (*Exchange).checkpoint},
		{"POST", "/runs/*/restore", smallBody, true, false, false, "", (*Exchange).restore},
		{"POST", "/runs/*/fork", smallBody, true, false, false, "", (*Exchange).fork},
		{"POST", "/runs/*/mcp", callBody, true, true, false, "", (*Exchange).mcp},
		{"POST", "/runs/*/commands", commandBody, true, false, false, "", (*Exchange).commandAgent},
		{"GET", "/runs/*/events", 0, false, false, true, "", (*Exchange).agentEvents},
	}
}

// match finds the route of a request; if only the method does not fit, it gives the
// methods that would.
func match(method, path string) (found *route, params, methods []string) {
	for i := range routes {
		p, ok := matchPattern(routes[i].pattern, path)
		if !ok {
			continue
		}
		if routes[i].method == method {
			return &routes[i], p, nil
		}
		methods = append(methods, routes[i].method)
	}
	return nil, nil, methods
}

func matchPattern(pattern, path string) (params []string, ok bool) {
	for pattern != "" {
		if pattern == "/**" {
			if len(path) < 2 {
				return nil, false
			}
			return append(params, path[1:]), true
		}
		want, restPattern := element(pattern)
		have, rest := element(path)
		if have == "" {
			return nil, false
		}
		if want == "*" {
			value, err := url.PathUnescape(have)
			if err != nil || strings.ContainsRune(value, '/') {
				return nil, false
			}
			params = append(params, value)
		} else if want != have {
			return nil, false
		}
		pattern, path = restPattern, rest
	}
	return params, path == ""
}

// element splits the first "/name" off a path.
func element(path string) (name, rest string) {
	if path == "" || path[0] != '/' {
		return "", ""
	}
	name = path[1:]
	if i := strings.IndexByte(name, '/'); i >= 0 {
		return name[:i], name[i:]
	}
	return name, ""
}

// query is a parsed query string; each name at most once.
type query map[string]string

func parseQuery(text string) (query, error) {
	values, err := url.ParseQuery(text)
	if err != nil {
		return nil, fmt.Errorf("query: %w", err)
	}
	q := query{}
	for name, list := range values {
		if len(list) > 1 {
			return nil, fmt.Errorf("query: `%s` occurs twice", name)
		}
		q[name] = list[0]
	}
	return q, nil
}

// number is a query parameter in [low, high], or def.
func (q query) number(name string, def, low, high uint64) (uint64, error) {
	text, ok := q[name]
	if !ok {
		return def, nil
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil || n < low || n > high {
		return 0, invalid("query: `%s` must be a number between %d and %d", name, low, high)
	}
	return n, nil
}
