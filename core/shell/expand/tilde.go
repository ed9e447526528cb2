package expand

import (
	"strconv"
	"strings"

	"ambit/core/shell/vars"
)

// tildeKind says where a tilde may begin a tilde-prefix.
type tildeKind uint8

const (
	noTilde     tildeKind = iota
	tildeStart            // at the beginning of the word
	tildeAssign           // there and behind each unquoted colon
	tildeWord             // at the beginning; in a word like NAME=value as in an assignment
)

// tildes adds unquoted text of a word with its tilde-prefixes expanded (bash
// manual, "Tilde Expansion"). first and last say whether the text begins and ends
// the word; a prefix that runs into another part of the word is none.
func (x *Expander) tildes(b *builder, s string, kind tildeKind, first, last bool) {
	start := first
	if kind == tildeWord {
		kind = tildeStart
		if eq := strings.IndexByte(s, '='); first && eq > 0 && !x.inList && (!x.Options.Posix || x.Assigns) && vars.ValidName(strings.TrimSuffix(s[:eq], "+")) {
			addUnquoted(b, s[:eq+1])
			s = s[eq+1:]
			kind = tildeAssign
		}
	}
	for s != "" {
		if start && s[0] == '~' {
			end := strings.IndexAny(s, "/:\\")
			if end < 0 {
				end = len(s)
			}
			if end == len(s) && !last || end < len(s) && s[end] == '\\' {
				addUnquoted(b, s)
				return
			}
			if dir, ok := x.tilde(s[1:end]); ok {
				b.add(dir, quoted)
			} else {
				b.add(s[:end], b.lit)
			}
			s = s[end:]
		}
		start = false
		if kind != tildeAssign {
			break
		}
		colon := strings.IndexByte(s, ':')
		if colon < 0 {
			break
		}
		if colon > 0 && s[colon-1] == '\\' {
			addUnquoted(b, s[:colon+1])
		} else {
			addUnquoted(b, s[:colon+1])
			start = true
		}
		s = s[colon+1:]
	}
	if s != "" {
		addUnquoted(b, s)
	}
}

// TildePath is a path whose first part may be a tilde, with that replaced.
func (x *Expander) TildePath(path string) string {
	name, _, _ := strings.Cut(path, "/")
	if !strings.HasPrefix(name, "~") {
		return path
	}
	if dir, ok := x.tilde(name[1:]); ok {
		return dir + path[len(name):]
	}
	return path
}

// tilde is what ~prefix stands for.
func (x *Expander) tilde(prefix string) (string, bool) {
	switch prefix {
	case "":
		if home, ok := x.Vars.Get("HOME"); ok {
			return home, true
		}
		return x.Host.Home("")
	case "+":
		return x.Vars.Get("PWD")
	case "-":
		return x.Vars.Get("OLDPWD")
	}
	if n, err := strconv.Atoi(prefix); err == nil {
		dirs := x.Host.DirStack()
		if prefix[0] == '-' {
			n += len(dirs) - 1
		}
		if n >= 0 && n < len(dirs) {
			return dirs[n], true
		}
		return "", false
	}
	return x.Host.Home(prefix)
}
