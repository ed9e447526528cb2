package authority

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Grant is what a turn may touch. The zero value grants nothing. It is independent of
// a policy until Authorize resolves its names.
type Grant struct {
	Resources []Resource // in the order given, each name once
	Limits    Limits     // zero fields leave the policy's limit
}

// Resource is one thing that a grant names: a store, a script or ResourceCommand.
type Resource struct {
	Name       string
	Operations []Operation
	at         place
}

// Operation is a verb on a resource. Without globs it covers the whole resource.
type Operation struct {
	Verb  string // read, write, run; import and export are read and write
	Globs []string
	limit int64 // of a line under ResourceLimits
	at    place
}

// place is where something stands in the text of a grant.
type place struct {
	source    string
	line, col int
}

func (p place) fail(format string, args ...any) error {
	msg := fmt.Sprintf(format, args...)
	if p.line == 0 {
		return fmt.Errorf("grant: %s", msg)
	}
	return &Error{Source: p.source, Line: p.line, Col: p.col, Msg: msg}
}

// The verbs of grants.
const (
	opRead   = "read"
	opWrite  = "write"
	opRun    = "run"
	opImport = "import"
	opExport = "export"
)

// maxGrantGlobs bounds the globs of one operation, each of which is tried on each path.
const maxGrantGlobs = 1000

// NewGrant grants reading and writing by globs in a store, and the shell if run is
// set. No globs grant nothing of that kind.
func NewGrant(store string, read, write []string, run bool) *Grant {
	g := &Grant{}
	r := Resource{Name: store}
	if len(read) > 0 {
		r.Operations = append(r.Operations, Operation{Verb: opRead, Globs: slices.Clone(read)})
	}
	if len(write) > 0 {
		r.Operations = append(r.Operations, Operation{Verb: opWrite, Globs: slices.Clone(write)})
	}
	if len(r.Operations) > 0 {
		g.Resources = append(g.Resources, r)
	}
	if run {
		g.Resources = append(g.Resources, Resource{Name: ResourceCommand, Operations: []Operation{{Verb: opRun}}})
	}
	return g
}

// DefaultGrant is what a call on somebody's own directory gets when no grant is
// given: everything may be read, the shell runs, nothing may be written.
func (p *Policy) DefaultGrant() *Grant {
	g := &Grant{}
	for _, s := range p.Stores {
		g.Resources = append(g.Resources, Resource{Name: s.Name, Operations: []Operation{{Verb: opRead, Globs: []string{"**"}}}})
	}
	g.Resources = append(g.Resources, Resource{Name: ResourceCommand, Operations: []Operation{{Verb: opRun}}})
	return g
}

// GrantGlobs is NewGrant for the policy's only store, with the shell. It fails if
// the policy has several, since the globs do not say which they mean.
func (p *Policy) GrantGlobs(read, write []string) (*Grant, error) {
	if len(p.Stores) == 0 {
		return nil, errors.New("the policy has no store")
	}
	if len(p.Stores) > 1 {
		return nil, fmt.Errorf("the policy has %d stores: name one in a grant, as in `%s { read [\"docs/**\"] } command { run }`", len(p.Stores), p.Stores[0].Name)
	}
	return NewGrant(p.Stores[0].Name, read, write, true), nil
}

func (g *Grant) resource(name string) *Resource {
	for i := range g.Resources {
		if g.Resources[i].Name == name {
			return &g.Resources[i]
		}
	}
	return nil
}

func (g *Grant) allows(resource, verb string) bool {
	r := g.resource(resource)
	return r != nil && slices.ContainsFunc(r.Operations, func(o Operation) bool { return o.Verb == verb })
}

// resolveGrant matches the names of a grant with the policy and compiles its globs.
func (p *Policy) resolveGrant(g *Grant) ([]storeGrant, error) {
	granted := make([]storeGrant, len(p.Stores))
	seen := map[string]bool{}
	for _, r := range g.Resources {
		if seen[r.Name] {
			return nil, r.at.fail("the grant lists access resource `%s` more than once", r.Name)
		}
		seen[r.Name] = true
		if len(r.Operations) == 0 {
			return nil, r.at.fail("`with access to %s` grants no operations", r.Name)
		}
		i := slices.IndexFunc(p.Stores, func(s Store) bool { return s.Name == r.Name })
		switch {
		case i >= 0:
			sg, err := r.resolveStore()
			if err != nil {
				return nil, err
			}
			granted[i] = sg
		case r.Name == ResourceCommand || p.Script(r.Name) != nil:
			for _, o := range r.Operations {
				if o.Verb != opRun {
					return nil, o.at.fail("the grant grants `%s` on `%s`, which can only `run`", o.Verb, r.Name)
				}
				if o.Globs != nil {
					return nil, o.at.fail("`run` on `%s` takes no globs", r.Name)
				}
			}
		default:
			return nil, r.at.fail("the grant names `%s { %s }`, but `%s` is not a store or script of the policy", r.Name, r.Operations[0].Verb, r.Name)
		}
	}
	return granted, nil
}

func (r *Resource) resolveStore() (storeGrant, error) {
	sg := storeGrant{ops: map[Op]bool{}}
	for _, o := range r.Operations {
		into, op := &sg.read, Read
		switch o.Verb {
		case opRead, opImport:
		case opWrite, opExport:
			into, op = &sg.write, Write
		default:
			return sg, o.at.fail("the grant grants `%s` on file store `%s`, which is not a file operation; file-store grants allow `read`, `write`, `import`, or `export`", o.Verb, r.Name)
		}
		sg.ops[op] = true
		if o.Globs == nil {
			*into = append(*into, everything...)
			continue
		}
		if len(o.Globs) == 0 {
			return sg, o.at.fail("`%s` lists no globs; without a list it covers the whole store", o.Verb)
		}
		if len(o.Globs) > maxGrantGlobs {
			return sg, o.at.fail("`%s` lists more than %d globs", o.Verb, maxGrantGlobs)
		}
		for _, text := range o.Globs {
			glob, err := CompileGlob(text)
			if err != nil {
				return sg, o.at.fail("%v", err)
			}
			*into = append(*into, glob)
		}
	}
	return sg, nil
}

// JSON is the canonical form, which ParseGrant reads back: an object from resource
// to verb to a list of globs, or true for all of it; limits under "limits".
func (g *Grant) JSON() []byte {
	b := []byte{'{'}
	for i, r := range g.sorted() {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(appendString(b, r.Name), ":{"...)
		for j, o := range r.Operations {
			if j > 0 {
				b = append(b, ',')
			}
			b = append(appendString(b, o.Verb), ':')
			switch {
			case o.limit > 0:
				b = strconv.AppendInt(b, o.limit, 10)
			case o.Globs == nil:
				b = append(b, "true"...)
			default:
				b = appendGlobs(b, o.Globs, ",")
			}
		}
		b = append(b, '}')
	}
	return append(b, '}')
}

// String is the grant in the chapter's syntax, one resource a line; ParseGrant reads
// it back.
func (g *Grant) String() string {
	var b []byte
	for i, r := range g.sorted() {
		if i > 0 {
			b = append(b, '\n')
		}
		b = append(b, r.Name+" {"...)
		for _, o := range r.Operations {
			b = append(b, " "+o.Verb...)
			switch {
			case o.limit > 0:
				b = strconv.AppendInt(append(b, ' '), o.limit, 10)
			case o.Globs != nil:
				b = appendGlobs(append(b, ' '), o.Globs, ", ")
			}
		}
		b = append(b, " }"...)
	}
	return string(b)
}

func appendGlobs(b []byte, globs []string, sep string) []byte {
	b = append(b, '[')
	for i, g := range globs {
		if i > 0 {
			b = append(b, sep...)
		}
		b = appendString(b, g)
	}
	return append(b, ']')
}

// sorted lists resources and verbs in byte order, globs as given; limits stand among
// the resources.
func (g *Grant) sorted() []Resource {
	list := make([]Resource, 0, len(g.Resources)+1)
	for _, r := range g.Resources {
		r.Operations = slices.Clone(r.Operations)
		list = append(list, r)
	}
	limits := Resource{Name: ResourceLimits}
	for i := range limitFields {
		if v := *limitFields[i].of(&g.Limits); v > 0 {
			limits.Operations = append(limits.Operations, Operation{Verb: limitFields[i].name, limit: v})
		}
	}
	if len(limits.Operations) > 0 {
		list = append(list, limits)
	}
	for _, r := range list {
		slices.SortStableFunc(r.Operations, func(a, b Operation) int { return strings.Compare(a.Verb, b.Verb) })
	}
	slices.SortStableFunc(list, func(a, b Resource) int { return strings.Compare(a.Name, b.Name) })
	return list
}
