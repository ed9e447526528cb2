// Package authority decides what a run, a turn and a single tool call may touch.
//
// Four ceilings are intersected, and each can only make the authority narrower:
//
//	manifest  the operator's policy document: stores, scripts, limits
//	profile   what this agent may touch: a preset, a profile of the document, or both
//	grant     what this turn may touch, in the syntax `project_files { read ["docs/**"] }`
//	requires  the capabilities that the turn asked for, if it named any
//	store     the allow lists of the store that holds the path
//
// Everything that reads, writes or runs asks one function, Authority.Decide, which
// allows the request or names the level that refused it and the sentence to show:
//
//	policy, err := authority.Parse("policy.json", document)
//	auth, err := policy.Authorize("repo-writer", grant, nil)
//	verdict := auth.Decide(authority.Request{Tool: "write", Path: "reports/today.md"})
//
// Nothing is permitted unless a level says so; what cannot be understood (an
// unknown field, verb, profile, store or glob) is an error and never ignored. The
// package touches no files: symbolic links are resolved by the caller, and the
// target is what is decided.
package authority

import (
	"fmt"
	"maps"
	"slices"
)

// The levels that can refuse, in the order in which they are asked.
const (
	LevelManifest = "manifest"
	LevelProfile  = "profile"
	LevelGrant    = "grant"
	LevelRequires = "requires"
	LevelStore    = "store"
)

// Levels are those that can refuse, in the order in which they are asked; the last one is
// an operator's decision about a held call.
func Levels() []string {
	return []string{LevelManifest, LevelProfile, LevelGrant, LevelRequires, LevelStore, LevelApproval}
}

// Op is what a request does.
type Op string

// The operations that levels speak about.
const (
	Read   Op = "read"   // content and name of a path
	Write  Op = "write"  // create, change or delete a path
	Run    Op = "run"    // the virtual shell
	Script Op = "script" // a script capability
)

// Authority is the intersection of a policy with a profile, a grant and a list of
// required capabilities. It is immutable and satisfies view.Access for the whole
// workspace.
type Authority struct {
	policy   *Policy
	profile  string
	caps     capabilities // of the profile
	grant    *Grant
	granted  []storeGrant // in the order of policy.Stores
	requires capabilities
	required []string
	limits   Limits
	fences   fences
	hold     Hold
	inside   bool // scripts cannot run here
}

// storeGrant is what a grant says about one store, compiled.
type storeGrant struct {
	ops         map[Op]bool
	read, write globs
}

func (g storeGrant) globs(op Op) globs {
	if op == Write {
		return g.write
	}
	return g.read
}

// Authorize intersects the policy with a profile, a grant and required
// capabilities; no capabilities means that the turn requires nothing in particular.
// It fails if the profile or a capability is unknown, or if the grant names what
// the policy does not have.
func (p *Policy) Authorize(profile string, grant *Grant, requires []string) (*Authority, error) {
	caps, err := p.profileCapabilities(profile)
	if err != nil {
		return nil, err
	}
	if grant == nil {
		grant = &Grant{}
	}
	a := &Authority{policy: p, profile: profile, caps: caps, grant: grant, required: slices.Clone(requires)}
	if custom := p.profile(profile); custom != nil {
		a.hold = custom.Hold
	}
	if len(requires) > 0 {
		a.requires = capabilities{}
		for _, name := range requires {
			if err := p.checkCapability(name); err != nil {
				return nil, fmt.Errorf("requires: %w", err)
			}
			a.requires[name] = true
		}
	}
	if a.granted, err = p.resolveGrant(grant); err != nil {
		return nil, err
	}
	if a.limits, err = p.Limits.lower(grant.Limits); err != nil {
		return nil, err
	}
	return a, nil
}

// WithoutScripts is the authority where nothing runs script capabilities: none is
// offered, and each is refused.
func (a *Authority) WithoutScripts() *Authority {
	b := *a
	b.inside = true
	return &b
}

// Profile is the name of the profile.
func (a *Authority) Profile() string { return a.profile }

// Capabilities lists what the profile allows, in byte order.
func (a *Authority) Capabilities() []string { return slices.Sorted(maps.Keys(a.caps)) }

// Grant is the turn's grant.
func (a *Authority) Grant() *Grant { return a.grant }

// Requires lists the capabilities that the turn named.
func (a *Authority) Requires() []string { return slices.Clone(a.required) }

// Policy is the document that the authority comes from.
func (a *Authority) Policy() *Policy { return a.policy }

// Limits are those of the policy, lowered by the grant.
func (a *Authority) Limits() Limits { return a.limits }

// Read reports whether the content at a cleaned workspace path may be read.
func (a *Authority) Read(path string) bool { return a.Decide(Request{Op: Read, Path: path}).Allowed }

// Write reports whether a cleaned workspace path may be created, changed or deleted.
func (a *Authority) Write(path string) bool { return a.Decide(Request{Op: Write, Path: path}).Allowed }

// Tools lists the tools that the authority offers: those of the file system and the
// shell in a fixed order, then scripts in byte order of their names.
func (a *Authority) Tools() []string {
	var offered []string
	for _, t := range fileTools {
		if a.Decide(Request{Tool: t}).Allowed {
			offered = append(offered, t)
		}
	}
	for _, s := range a.policy.Scripts {
		if a.Decide(Request{Op: Script, Script: s.Name}).Allowed {
			offered = append(offered, s.Name)
		}
	}
	return offered
}
