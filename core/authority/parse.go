package authority

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/tidwall/jsonc"

	"ambit/core/capability"
)

// Version is the version of policy documents that this program reads.
const Version = 1

// maxDocument is the largest document that is read, in bytes.
const maxDocument = 1 << 20

// Parse reads a policy document: JSON in which comments and trailing commas are
// allowed. source names it in errors. Every mistake is reported, each an *Error with
// its position, joined by errors.Join; a document with a mistake loads nothing.
func Parse(source string, document []byte) (*Policy, error) {
	r := &reader{source: source}
	if len(document) > maxDocument {
		return nil, &Error{Source: source, Line: 1, Col: 1, Msg: fmt.Sprintf("the document is larger than %d bytes", maxDocument)}
	}
	r.text = string(jsonc.ToJSON(document))
	if off, msg := checkSyntax(r.text); msg != "" {
		line, col := position(r.text, off)
		return nil, &Error{Source: source, Line: line, Col: col, Msg: msg}
	}
	p := &Policy{Limits: DefaultLimits()}
	r.root().object(map[string]func(node){
		"version": func(n node) {
			if v, ok := n.positive(); ok && v != Version {
				n.fail("version %d is not one that this program reads (%d)", v, Version)
			}
		},
		"stores":   p.readStores,
		"profiles": p.readProfiles,
		"limits":   func(n node) { readLimits(n, &p.Limits) },
		"tokens":   p.readTokens,
		"origins":  p.readOrigins,
		"scripts":  p.readScripts,
	}, "version")
	for _, check := range r.later {
		check()
	}
	if err := r.err(); err != nil {
		return nil, err
	}
	slices.SortFunc(p.Scripts, func(a, b *capability.Entry) int { return strings.Compare(a.Name, b.Name) })
	p.canonical = canonicalPolicy(r.root().v)
	p.digest = digestOf(p.canonical)
	return p, nil
}

// ResourceCommand is the resource that grants the shell; ResourceLimits the key under
// which a grant lowers limits. Neither can name a store or script.
const (
	ResourceCommand = "command"
	ResourceLimits  = "limits"
)

// validName is the grammar of stores, scripts and profiles: a letter or "_", then
// letters, digits, "_", and for profiles "-".
func validName(name string, dash bool) bool {
	for i, c := range []byte(name) {
		switch {
		case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_':
		case i > 0 && (c >= '0' && c <= '9' || dash && c == '-'):
		default:
			return false
		}
	}
	return name != "" && len(name) <= 64
}

func checkResourceName(n node, name string) {
	switch {
	case !validName(name, false):
		n.fail("names match [A-Za-z_][A-Za-z0-9_]* and have at most 64 characters")
	case name == ResourceCommand || name == ResourceLimits:
		n.fail("`%s` is reserved", name)
	}
}

func (p *Policy) readStores(n node) {
	n.fields(func(name string, key, v node) {
		checkResourceName(key, name)
		s := Store{Name: name, Root: ".", Read: []string{"**"}, read: everything}
		v.object(map[string]func(node){
			"root": func(n node) {
				if root, ok := n.str(); ok {
					clean, err := Clean(root)
					if err != nil {
						n.fail("%v", err)
					}
					s.Root = clean
				}
			},
			"allow": func(n node) {
				n.object(map[string]func(node){
					"read":  func(n node) { s.Read, s.read = n.globs() },
					"write": func(n node) { s.Write, s.write = n.globs() },
				})
			},
			"ignore": func(n node) { s.readIgnore(n) },
		}, "root")
		p.Stores = append(p.Stores, s)
	})
}

func (s *Store) readIgnore(n node) {
	s.Ignore = n.strings(func(e node, entry string) {
		g, err := CompileGlob(entry)
		switch {
		case err != nil:
			e.fail("%v", err)
		case isName(entry):
			s.ignoreNames = append(s.ignoreNames, g)
		default:
			s.ignorePaths = append(s.ignorePaths, g)
		}
	})
}

func (p *Policy) readProfiles(n node) {
	n.fields(func(name string, key, v node) {
		if !validName(name, true) {
			key.fail("names of profiles match [A-Za-z_][A-Za-z0-9_-]* and have at most 64 characters")
		}
		prof := Profile{Name: name}
		v.object(map[string]func(node){
			"allow": func(n node) {
				prof.Allow = n.strings(func(e node, c string) {
					e.r.later = append(e.r.later, func() {
						if err := p.checkCapability(c); err != nil {
							e.fail("%v", err)
						}
					})
				})
			},
			"hold": func(n node) { prof.Hold = p.readHold(n) },
		}, "allow")
		p.Profiles = append(p.Profiles, prof)
	})
}

func readLimits(n node, l *Limits) {
	n.fields(func(name string, key, v node) {
		f := l.field(name)
		if f == nil {
			key.fail("unknown limit (known: %s)", strings.Join(LimitNames(), ", "))
			return
		}
		if i, ok := v.positive(); ok {
			*f = i
		}
	})
}

func (p *Policy) readTokens(n node) {
	n.elements(func(_ int, e node) {
		t := Token{}
		e.object(map[string]func(node){
			"name": func(n node) {
				t.Name, _ = n.str()
				if slices.ContainsFunc(p.Tokens, func(o Token) bool { return o.Name == t.Name }) {
					n.fail("token `%s` is given twice", t.Name)
				}
			},
			"sha256": func(n node) {
				t.SHA256 = n.digest()
				if slices.ContainsFunc(p.Tokens, func(o Token) bool { return o.SHA256 == t.SHA256 }) {
					n.fail("another token has the same secret")
				}
			},
			"tenant": func(n node) {
				var ok bool
				if t.Tenant, ok = n.str(); ok && !validTenant(t.Tenant) {
					n.fail("tenants match [A-Za-z0-9_-]{1,64}")
				}
			},
			"scopes": func(n node) {
				t.Scopes = n.strings(func(e node, s string) {
					if !slices.Contains(scopes, s) {
						e.fail("unknown scope `%s` (known: %s)", s, strings.Join(scopes, ", "))
					}
				})
			},
			"expires": func(n node) {
				text, ok := n.str()
				if !ok {
					return
				}
				at, err := time.Parse(time.RFC3339, text)
				if err != nil || at.UnixMilli() <= 0 {
					n.fail("must be a time such as 2027-01-31T00:00:00Z")
					return
				}
				t.Expires = at.UnixMilli()
			},
		}, "name", "sha256", "tenant", "scopes")
		p.Tokens = append(p.Tokens, t)
	})
}

// readOrigins reads the origins of pages that may call: scheme and host, perhaps a port.
func (p *Policy) readOrigins(n node) {
	p.Origins = n.strings(func(e node, s string) {
		scheme, host, ok := strings.Cut(s, "://")
		if !ok || scheme != "https" && scheme != "http" || host == "" || strings.ContainsAny(host, "/?#@* \\") || strings.ToLower(s) != s {
			e.fail("an origin is `https://HOST` or `http://HOST:PORT`, in lower case and without a path")
		}
	})
}

func validTenant(s string) bool {
	for _, c := range []byte(s) {
		if !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-') {
			return false
		}
	}
	return s != "" && len(s) <= 64
}

// digest reads 64 hex digits.
func (n node) digest() string {
	s, ok := n.str()
	if !ok {
		return ""
	}
	s = strings.ToLower(strings.TrimPrefix(s, "sha256:"))
	if len(s) != 64 || strings.Trim(s, "0123456789abcdef") != "" {
		n.fail("sha256 must be a 64-character hex digest")
		return ""
	}
	return s
}

func (p *Policy) readScripts(n node) {
	n.fields(func(name string, key, v node) {
		if err := capability.CheckName(name); err != nil {
			key.fail("%v", err)
		}
		key.r.later = append(key.r.later, func() {
			if p.Store(name) != nil {
				key.fail("`%s` is also the name of a store", name)
			}
		})
		e, mistakes := capability.ParseEntry(name, v.v)
		for _, m := range mistakes {
			at := v
			if m.Field != "" {
				at.path += "." + m.Field
			}
			at.off = m.Off
			at.fail("%s", m.Msg)
		}
		p.Scripts = append(p.Scripts, e)
	})
}
