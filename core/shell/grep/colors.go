package grep

import (
	"strings"

	"ambit/core/shell/command"
)

// colors are the SGR sequences of GREP_COLORS.
type colors struct {
	selected, context           string // whole lines
	matchSelected, matchContext string
	file, line, offset, sep     string
	noErase                     bool // ne: without erasing to the end of the line
	reverse                     bool // rv: -v exchanges sl and cx
}

func defaultColors() colors {
	return colors{matchSelected: "01;31", matchContext: "01;31", file: "35", line: "32", offset: "32", sep: "36"}
}

// read takes GREP_COLOR and GREP_COLORS into account.
func (c *colors) read(p *command.Proc) {
	if v, ok := p.Getenv("GREP_COLOR"); ok && v != "" {
		if strings.Trim(v, "0123456789;") == "" {
			p.Errorf("warning: GREP_COLOR='%s' is deprecated; use GREP_COLORS='mt=%s'", v, v)
			c.matchSelected, c.matchContext = v, v
		}
	}
	v, _ := p.Getenv("GREP_COLORS")
	for item := range strings.SplitSeq(v, ":") {
		name, value, has := strings.Cut(item, "=")
		if strings.Trim(value, "0123456789;") != "" {
			return
		}
		if !has {
			switch name {
			case "ne":
				c.noErase = true
			case "rv":
				c.reverse = true
			}
			continue
		}
		switch name {
		case "mt":
			c.matchSelected, c.matchContext = value, value
		case "ms":
			c.matchSelected = value
		case "mc":
			c.matchContext = value
		case "sl":
			c.selected = value
		case "cx":
			c.context = value
		case "fn":
			c.file = value
		case "ln":
			c.line = value
		case "bn":
			c.offset = value
		case "se":
			c.sep = value
		}
	}
}

// start is the sequence that begins a colour.
func (c *colors) start(color string) string {
	if c.noErase {
		return "\x1b[" + color + "m"
	}
	return "\x1b[" + color + "m\x1b[K"
}

func (c *colors) end() string {
	if c.noErase {
		return "\x1b[m"
	}
	return "\x1b[m\x1b[K"
}
