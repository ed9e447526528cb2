package shell

import (
	"strings"

	"ambit/core/shell/grammar"
)

// replaceAliases replaces the aliases in the lines from offset from to the end of
// what was read. It returns the changed text, to be read again from there, or nil
// if there is nothing to replace.
func (sh *shell) replaceAliases(src *source, from int) *source {
	if len(sh.aliases) == 0 || !sh.opts.expandAliases || src.aliasDone > from {
		return nil
	}
	chunk := src.text[from:src.pos]
	out := sh.expandAliases(chunk, nil)
	if out == chunk {
		return nil
	}
	sh.rt.meter.Bytes(len(out))
	next := *src
	next.searched = 0
	next.text = src.text[:from] + out + src.text[src.pos:]
	next.parsed = ""
	next.pos = from
	next.aliasDone = from + len(out)
	return &next
}

// expandAliases replaces the aliases among the command words of a text, and the
// word behind one whose value ends in a blank. seen are the names being replaced.
func (sh *shell) expandAliases(text string, seen []string) string {
	var b strings.Builder
	last := 0
	check := false
	for _, w := range grammar.Words(text) {
		if !w.Command && !check {
			continue
		}
		check = false
		name := text[w.Start:w.End]
		value, ok := sh.aliases[name]
		if !ok || contains(seen, name) || w.Command && sh.eo.Posix && isKeyword(name) {
			continue
		}
		sh.rt.meter.Charge(1)
		if b.Len() > sh.rt.limits.Script {
			break
		}
		b.WriteString(text[last:w.Start])
		b.WriteString(sh.expandAliases(value, append(seen[:len(seen):len(seen)], name)))
		last = w.End
		check = strings.HasSuffix(value, " ") || strings.HasSuffix(value, "\t")
	}
	b.WriteString(text[last:])
	return b.String()
}

func contains(list []string, s string) bool {
	for _, have := range list {
		if have == s {
			return true
		}
	}
	return false
}
