package fileutils

import (
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/pattern"
	"ambit/core/workspace/view"
)

// lsColors are the sequences of LS_COLORS (dircolors(1)).
type lsColors struct {
	kinds    map[string]string
	suffixes []suffixColor
	used     bool
}

type suffixColor struct{ suffix, color string }

// knownTerminals are the values of TERM for which colors are on without LS_COLORS.
var knownTerminals = []string{
	"Eterm", "ansi", "*color*", "con[0-9]*x[0-9]*", "cons25", "console", "cygwin", "*direct*", "dtterm", "gnome", "hurd", "jfbterm",
	"konsole", "kterm", "linux", "linux-c", "mlterm", "putty", "rxvt*", "screen*", "st", "terminator", "tmux*", "vt100", "xterm*",
}

// newLsColors reads the colors, or returns nil for a terminal that has none.
func newLsColors(p *command.Proc) *lsColors {
	c := &lsColors{kinds: map[string]string{
		"lc": "\x1b[", "rc": "m", "rs": "0", "di": "01;34", "ln": "01;36", "pi": "33", "so": "01;35", "bd": "01;33",
		"cd": "01;33", "ex": "01;32", "do": "01;35", "su": "37;41", "sg": "30;43", "st": "37;44", "ow": "34;42", "tw": "30;42",
		"cl": "\x1b[K",
	}}
	v, ok := p.Getenv("LS_COLORS")
	if !ok || v == "" {
		if color, ok := p.Getenv("COLORTERM"); ok && color != "" {
			return c
		}
		term, _ := p.Getenv("TERM")
		for _, k := range knownTerminals {
			if pattern.Match(k, term, 0) {
				return c
			}
		}
		return nil
	}
	for _, item := range strings.Split(v, ":") {
		key, color, ok := strings.Cut(item, "=")
		switch {
		case !ok:
		case strings.HasPrefix(key, "*"):
			c.suffixes = append(c.suffixes, suffixColor{key[1:], colorText(color)})
		case len(key) == 2:
			c.kinds[key] = colorText(color)
		}
	}
	return c
}

func colorText(s string) string {
	return strings.NewReplacer(`\e`, "\x1b", `\033`, "\x1b", `\x1b`, "\x1b", `^[`, "\x1b").Replace(s)
}

// needTarget reports whether the color of a link depends on what it points to.
func (c *lsColors) needTarget() bool {
	return c.colored("or") || c.colored("mi") || c.kinds["ln"] == "target"
}

func (c *lsColors) colored(kind string) bool {
	v := c.kinds[kind]
	return v != "" && v != "0" && v != "00"
}

// of is the color of a file; "" for none.
func (c *lsColors) of(i view.Info, name string, known, linkOK bool) string {
	kind := ""
	switch {
	case !known:
		kind = "mi"
	case i.Kind == view.Dir:
		kind = "di"
		switch {
		case i.Mode&0o1002 == 0o1002 && c.colored("tw"):
			kind = "tw"
		case i.Mode&0o002 != 0 && c.colored("ow"):
			kind = "ow"
		case i.Mode&0o1000 != 0 && c.colored("st"):
			kind = "st"
		}
	case i.Kind == view.Symlink:
		kind = "ln"
		if !linkOK && c.needTarget() && c.colored("or") {
			kind = "or"
		}
	case i.Kind == view.Device:
		kind = "cd"
	case i.Kind == view.Fifo:
		kind = "pi"
	case i.Mode&0o4000 != 0 && c.colored("su"):
		kind = "su"
	case i.Mode&0o2000 != 0 && c.colored("sg"):
		kind = "sg"
	case i.Mode&0o111 != 0 && c.colored("ex"):
		kind = "ex"
	case i.Nlink > 1 && c.colored("mh"):
		kind = "mh"
	default:
		kind = "fi"
		for j := len(c.suffixes) - 1; j >= 0; j-- {
			if s := c.suffixes[j]; len(name) >= len(s.suffix) && strings.EqualFold(name[len(name)-len(s.suffix):], s.suffix) {
				return s.color
			}
		}
	}
	if !c.colored(kind) {
		return ""
	}
	return c.kinds[kind]
}

// write writes text in a color.
func (c *lsColors) write(out *command.Output, color, text string) {
	if color == "" {
		out.WriteString(text)
		return
	}
	if !c.used {
		c.used = true
		c.sequence(out, c.kinds["rs"])
	}
	c.sequence(out, color)
	out.WriteString(text)
	c.sequence(out, c.kinds["rs"])
}

func (c *lsColors) sequence(out *command.Output, color string) {
	out.WriteString(c.kinds["lc"] + color + c.kinds["rc"])
}
