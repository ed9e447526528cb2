package expand

import (
	"slices"
	"strings"

	"ambit/core/fuel"
	"ambit/core/shell/pattern"
	"ambit/core/workspace/view"
)

// glob is the names that match a pattern, in byte order; none if nothing matches
// (bash manual, "Filename Expansion"). Quoted characters are escaped in pat.
func (x *Expander) glob(pat string) ([]string, error) {
	if err := x.enter(); err != nil {
		return nil, err
	}
	defer x.leave()
	g := globber{x: x, flags: x.patternFlags()}
	ignore, _ := x.Vars.Get("GLOBIGNORE")
	if !x.Options.DotGlob {
		g.flags |= pattern.Period
	}
	if x.Options.NoCaseGlob {
		g.flags |= pattern.NoCase
	}
	defer func() { x.Meter.Free(g.held) }()
	base := ""
	rest := pat
	for strings.HasPrefix(rest, "/") {
		base += "/"
		rest = rest[1:]
	}
	g.walk(base, rest, 0)
	names := g.names
	if ignore != "" {
		names = x.ignored(names, ignore)
	}
	slices.Sort(names)
	if x.Options.GlobStar && strings.Contains(pat, "**") {
		names = slices.Compact(names)
	}
	return names, nil
}

type globber struct {
	x     *Expander
	flags pattern.Flags
	names []string
	held  int64
}

func (g *globber) found(name string) {
	n := int64(len(name)) + 16
	g.x.Meter.Alloc(n)
	g.held += n
	g.names = append(g.names, name)
}

// path is name as the file system wants it.
func (g *globber) path(name string) string {
	if strings.HasPrefix(name, "/") {
		return name
	}
	dir := g.x.Host.Dir()
	if name == "" {
		return dir
	}
	return strings.TrimSuffix(dir, "/") + "/" + name
}

// walk matches the rest of a pattern below base, which is empty or ends in a
// slash.
func (g *globber) walk(base, rest string, depth int) {
	if depth > maxDepth {
		return
	}
	comp, after := rest, ""
	more := false
	if i := g.slashIn(rest); i >= 0 {
		comp, after, more = rest[:i], rest[i:], true
	}
	// The slashes as they are written, which shows in the result.
	slashes := 0
	for slashes < len(after) && after[slashes] == '/' {
		slashes++
	}
	sep, next := after[:slashes], after[slashes:]
	if !pattern.HasMeta(comp, g.flags) {
		name := base + unescape(comp)
		switch {
		case !more:
			if comp == "" { // a trailing slash: base is a directory
				g.found(base)
			} else if g.exists(name) {
				g.found(name)
			}
		case next == "":
			if g.isDir(name) {
				g.found(name + sep)
			}
		default:
			g.walk(name+sep, next, depth+1)
		}
		return
	}
	if g.x.Options.GlobStar && comp == "**" {
		g.doubleStar(base, sep, next, more, depth)
		return
	}
	p := g.x.compile(comp, g.flags)
	list := g.list(base)
	if !g.x.Options.GlobSkipDots && explicitDot(comp) {
		list = append([]view.DirEntry{{Name: ".", Kind: view.Dir}, {Name: "..", Kind: view.Dir}}, list...)
	}
	for _, e := range list {
		if !g.matches(p, comp, e.Name) {
			continue
		}
		name := base + e.Name
		switch {
		case !more:
			g.found(name)
		case !g.directory(e, name):
		case next == "":
			g.found(name + sep)
		default:
			g.walk(name+sep, next, depth+1)
		}
	}
}

// matches reports whether a name matches one component of a pattern.
func (g *globber) matches(p *pattern.Pattern, comp, name string) bool {
	g.x.Meter.Charge(fuel.Step)
	if name[0] == '.' && g.flags&pattern.Period == 0 && !explicitDot(comp) && (name == "." || name == "..") {
		return false
	}
	return p.Match(name)
}

func explicitDot(comp string) bool {
	return strings.HasPrefix(comp, ".") || strings.HasPrefix(comp, `\.`)
}

// doubleStar matches ** : this directory and all below, links not followed.
func (g *globber) doubleStar(base, sep, next string, more bool, depth int) {
	for strings.HasPrefix(next, "**/") || next == "**" && more {
		// ** next to ** adds nothing.
		if next == "**" {
			next, more = "", false
			break
		}
		next = strings.TrimLeft(next[2:], "/")
	}
	var down func(base string, depth int)
	visit := func(base string) {
		switch {
		case !more:
			if base != "" {
				g.found(base)
			}
		case next == "":
			if base != "" {
				g.found(base)
			}
		default:
			g.walk(base, next, depth+1)
		}
	}
	down = func(base string, depth int) {
		if depth > maxDepth {
			return
		}
		for _, e := range g.list(base) {
			if e.Name[0] == '.' && g.flags&pattern.Period != 0 {
				continue
			}
			g.x.Meter.Charge(fuel.Step)
			name := base + e.Name
			if e.Kind == view.Dir {
				switch {
				case !more:
					g.found(name)
				default:
					visit(name + "/")
				}
				down(name+"/", depth+1)
				continue
			}
			if !more {
				g.found(name)
			} else if next == "" && g.directory(e, name) {
				g.found(name + "/")
			}
		}
	}
	visit(base)
	down(base, depth)
	_ = sep
}

func (g *globber) list(base string) []view.DirEntry {
	g.x.Meter.Charge(fuel.Entry)
	path := g.path(base)
	if len(path) > 1 {
		path = strings.TrimRight(path, "/")
		if path == "" {
			path = "/"
		}
	}
	entries, err := g.x.FS.ReadDir(path)
	if err != nil {
		return nil
	}
	return entries
}

func (g *globber) exists(name string) bool {
	g.x.Meter.Charge(fuel.Entry)
	_, err := g.x.FS.Lstat(g.path(name))
	return err == nil
}

func (g *globber) isDir(name string) bool {
	g.x.Meter.Charge(fuel.Entry)
	info, err := g.x.FS.Stat(g.path(name))
	return err == nil && info.Kind == view.Dir
}

func (g *globber) directory(e view.DirEntry, name string) bool {
	return e.Kind == view.Dir || e.Kind == view.Symlink && g.isDir(name)
}

// slashIn is the first slash that is neither escaped nor inside an extended
// pattern, or -1.
func (g *globber) slashIn(pat string) int {
	depth, nested := 0, -1
	for i := 0; i < len(pat); i++ {
		switch pat[i] {
		case '\\':
			i++
		case '(':
			if g.flags&pattern.ExtGlob != 0 && i > 0 && strings.IndexByte("?*+@!", pat[i-1]) >= 0 {
				depth++
			}
		case ')':
			depth = max(depth-1, 0)
		case '/':
			if depth == 0 {
				return i
			}
			if nested < 0 {
				nested = i
			}
		}
	}
	if depth > 0 {
		return nested // the parentheses are not closed
	}
	return -1
}

func unescape(s string) string {
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	b := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) {
			i++
		}
		b = append(b, s[i])
	}
	return string(b)
}

// ignored drops the names that match GLOBIGNORE, and . and .. .
func (x *Expander) ignored(names []string, ignore string) []string {
	var pats []*pattern.Pattern
	flags := x.patternFlags() | pattern.Period
	for _, pat := range splitColons(ignore) {
		pats = append(pats, x.compile(pat, flags))
	}
	kept := names[:0]
	for _, name := range names {
		base := name[strings.LastIndexByte(strings.TrimRight(name, "/"), '/')+1:]
		drop := base == "." || base == ".."
		for _, p := range pats {
			x.Meter.Charge(fuel.Step)
			drop = drop || p.Match(name)
		}
		if !drop {
			kept = append(kept, name)
		}
	}
	return kept
}

// splitColons splits at colons that are neither escaped nor in brackets.
func splitColons(s string) []string {
	var out []string
	start, bracket := 0, false
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '[':
			bracket = true
		case ']':
			bracket = false
		case ':':
			if !bracket {
				out = append(out, s[start:i])
				start = i + 1
			}
		}
	}
	return append(out, s[start:])
}
