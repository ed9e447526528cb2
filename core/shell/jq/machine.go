// Package jq is the command jq: the language of jq 1.7, its builtins, its JSON reader and
// writer.
//
// A program is parsed to a tree, its names are resolved, and the tree is run by
// backtracking: a filter hands every output to a function, and its return means "next".
// Filters that give exactly one output take a direct path. Every step is charged to the
// call's meter; what a program holds in variables, folds and collections is metered as
// memory; nesting of programs, values and calls is bounded.
//
// Objects keep the order of their keys, and numbers that a double cannot hold keep their
// digits until they are computed with. Where Debian's jq 1.6 and jq 1.7 differ in what a
// program gives, this follows 1.7; messages and exit statuses are those of 1.6.
package jq

import (
	"fmt"
	slashpath "path"
	"strings"

	"ambit/core/fuel"
)

// machine runs programs in one call of the command.
type machine struct {
	meter    *fuel.Meter
	depth    int
	deepest  int    // levels whose stack is counted
	text     string // of the main program
	globals  map[string]Value
	environ  []string
	env      Value
	hasEnv   bool
	in       *reader
	search   []string
	dir      string
	patterns map[string]*compiled
	defined  map[string]*function
	modules  map[string]*module
	latest   []byte // of concat
	message  func(string)
	load     func(name string) (text string, ok bool)
}

// environment is $ENV; a later assignment of a name wins.
func (m *machine) environment() Value {
	if !m.hasEnv {
		b := newBuilder(len(m.environ))
		for _, kv := range m.environ {
			if k, v, ok := strings.Cut(kv, "="); ok {
				b.set(validText(k), text(validText(v)))
			}
		}
		m.env, m.hasEnv = b.value(), true
	}
	return m.env
}

// program is a resolved main program.
type program struct{ body *node }

// compile parses and resolves the main program. All faults that can be found are
// returned.
func (m *machine) compile(src string) (*program, []*compileError) {
	m.text = src
	s, err := m.parseProgram(src, false)
	if err != nil {
		return nil, []*compileError{err.(*compileError)}
	}
	r := &resolver{m: m}
	sc := m.homeScope(r)
	sc = m.importAll(r, s, m.dir, sc)
	for _, fn := range s.defs {
		r.function(fn, sc)
		sc = sc.define(fn)
	}
	r.node(s.body, sc)
	if len(r.errs) > 0 {
		return nil, r.errs
	}
	return &program{s.body}, nil
}

// homeScope holds the definitions of ~/.jq, if that is a file.
func (m *machine) homeScope(r *resolver) *scope {
	home := ""
	for _, kv := range m.environ {
		if v, ok := strings.CutPrefix(kv, "HOME="); ok {
			home = v
		}
	}
	if home == "" {
		return nil
	}
	src, ok := m.load(home + "/.jq")
	if !ok {
		return nil
	}
	s, err := m.parseProgram(src, true)
	if err != nil {
		r.fail(0, "%s", err)
		return nil
	}
	var sc *scope
	for _, fn := range s.defs {
		r.function(fn, sc)
		sc = sc.define(fn)
	}
	return sc
}

// importAll loads what a program or module imports and gives the scope with it.
func (m *machine) importAll(r *resolver, s *source, dir string, sc *scope) *scope {
	for _, imp := range s.imports {
		dirs := m.searchDirs(r, imp, dir)
		if strings.HasPrefix(imp.as, "$") {
			v, ok := m.data(r, imp.path, dirs)
			if !ok {
				r.fail(-1, "module not found: %s\n", imp.path)
				continue
			}
			m.globals[imp.as[1:]] = v
			m.globals[imp.as[1:]+"::"+imp.as[1:]] = v
			continue
		}
		mod := m.module(r, imp.path, dirs)
		if mod == nil {
			r.fail(-1, "module not found: %s\n", imp.path)
			continue
		}
		sc = &scope{up: sc, what: 'm', name: imp.as, depth: sc.level(), mod: mod}
	}
	return sc
}

// searchDirs lists where to look: the search member of the import's metadata, relative
// to the importing file, then the search path.
func (m *machine) searchDirs(r *resolver, imp importStatement, dir string) []string {
	var dirs []string
	if imp.meta != nil {
		r.node(imp.meta, nil)
		if v, err := m.one(imp.meta, nil, null); err == nil && v.kind() == Object {
			if s, ok := v.object().get("search"); ok {
				list := []Value{s}
				if s.kind() == Array {
					list = s.elems()
				}
				for _, x := range list {
					if x.kind() == String {
						dirs = append(dirs, join(dir, x.str()))
					}
				}
			}
		}
	}
	for _, d := range m.search {
		switch {
		case strings.HasPrefix(d, "~/"), strings.HasPrefix(d, "$ORIGIN"):
			continue
		}
		dirs = append(dirs, join(m.dir, d))
	}
	return dirs
}

func join(dir, name string) string {
	if strings.HasPrefix(name, "/") {
		return name
	}
	return slashpath.Join(dir, name)
}

func (m *machine) find(name, ext string, dirs []string) (file, text string, ok bool) {
	for _, d := range dirs {
		for _, f := range []string{join(d, name) + ext, join(d, name) + "/" + slashpath.Base(name) + ext} {
			if text, ok := m.load(f); ok {
				return f, text, true
			}
		}
	}
	return "", "", false
}

// module loads and resolves a module once. A cycle of imports fails.
func (m *machine) module(r *resolver, name string, dirs []string) *module {
	file, src, ok := m.find(name, ".jq", dirs)
	if !ok {
		return nil
	}
	if mod, ok := m.modules[file]; ok {
		if mod == nil {
			r.fail(-1, "module %s imports itself\n", name)
			return &module{}
		}
		return mod
	}
	if m.modules == nil {
		m.modules = map[string]*module{}
	}
	m.modules[file] = nil
	s, err := m.parseProgram(src, true)
	if err != nil {
		r.fail(-1, "%s in %s\n", err, file)
		return &module{}
	}
	mod := &module{path: file, defs: s.defs}
	sc := m.importAll(r, s, slashpath.Dir(file), nil)
	inside := r.inside
	r.inside = nil
	for _, fn := range s.defs {
		r.function(fn, sc)
		sc = sc.define(fn)
	}
	r.inside = inside
	m.modules[file] = mod
	return mod
}

// data loads a JSON file as an array of its values.
func (m *machine) data(r *resolver, name string, dirs []string) (Value, bool) {
	file, src, ok := m.find(name, ".json", dirs)
	if !ok {
		return null, false
	}
	list, err := m.parseAll(src)
	if err != nil {
		r.fail(-1, "%s in %s\n", err, file)
	}
	return newArray(list), true
}

// parseAll reads every value of a text.
func (m *machine) parseAll(src string) ([]Value, error) {
	given := false
	p := parser{m: m, costed: true, t: &tokenizer{more: func() []byte {
		if given {
			return nil
		}
		given = true
		return []byte(src)
	}}}
	var list []Value
	for {
		v, ok, err := p.next()
		if err != nil || !ok {
			return list, err
		}
		list = append(list, v)
	}
}

// moduleMeta describes the module that its input names.
func (m *machine) moduleMeta(in Value, _ []Value) (Value, error) {
	if in.kind() != String {
		return null, errorText("modulemeta input module name must be a string")
	}
	r := &resolver{m: m}
	_, src, ok := m.find(in.str(), ".jq", m.searchDirs(r, importStatement{}, m.dir))
	if !ok {
		return null, errorf("module not found: %s", in.str())
	}
	s, err := m.parseProgram(src, true)
	if err != nil {
		return null, errorText(err.Error())
	}
	b := newBuilder(4)
	if s.meta != nil {
		r.node(s.meta, nil)
		v, err := m.one(s.meta, nil, null)
		if err != nil {
			return null, err
		}
		if v.kind() == Object {
			for i, k := range v.object().shape.keys {
				b.set(k, v.object().v[i])
			}
		}
	}
	deps := []Value{}
	for _, imp := range s.imports {
		d := newBuilder(4)
		if imp.meta != nil {
			r.node(imp.meta, nil)
			if v, err := m.one(imp.meta, nil, null); err == nil && v.kind() == Object {
				for i, k := range v.object().shape.keys {
					d.set(k, v.object().v[i])
				}
			}
		}
		if imp.as != "" {
			d.set("as", text(strings.TrimPrefix(imp.as, "$")))
		}
		d.set("is_data", boolean(strings.HasPrefix(imp.as, "$")))
		d.set("relpath", text(imp.path))
		deps = append(deps, d.value())
	}
	b.set("deps", newArray(deps))
	defs := []Value{}
	for _, fn := range s.defs {
		defs = append(defs, text(fmt.Sprintf("%s/%d", fn.name, fn.arity())))
	}
	b.set("defs", newArray(defs))
	return b.value(), nil
}
