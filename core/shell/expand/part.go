package expand

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// into adds the expansion of a word's parts, which are not inside quotes.
func (x *Expander) into(b *builder, parts []syntax.WordPart, tilde tildeKind) error {
	for i, part := range parts {
		lit, ok := part.(*syntax.Lit)
		if !ok {
			if err := x.part(b, part, false); err != nil {
				return inWord(err, parts)
			}
			continue
		}
		x.literal(b, lit.Value, tilde, i == 0, i == len(parts)-1)
	}
	return nil
}

// literal adds unquoted text of a word: tildes are expanded, backslashes quote.
func (x *Expander) literal(b *builder, s string, tilde tildeKind, first, last bool) {
	if tilde != noTilde && strings.IndexByte(s, '~') >= 0 {
		x.tildes(b, s, tilde, first, last)
		return
	}
	addUnquoted(b, s)
}

// addUnquoted adds text in which a backslash quotes the next character.
func addUnquoted(b *builder, s string) {
	for {
		i := strings.IndexByte(s, '\\')
		if i < 0 {
			b.add(s, b.lit)
			return
		}
		b.add(s[:i], b.lit)
		s = s[i+1:]
		if s == "" {
			// A backslash at the very end of input stands for itself.
			b.add("\\", quoted)
			return
		}
		n := charLen(s)
		b.add(s[:n], quoted)
		s = s[n:]
	}
}

func charLen(s string) int {
	n := 1
	for n < len(s) && n < 4 && s[0] >= 0xc0 && s[n]&0xc0 == 0x80 {
		n++
	}
	return n
}

// addEscaped adds quoted text in which a backslash quotes only the characters
// given.
func addEscaped(b *builder, s, special string) {
	for {
		i := strings.IndexByte(s, '\\')
		if i < 0 || i == len(s)-1 {
			b.add(s, quoted)
			return
		}
		if strings.IndexByte(special, s[i+1]) >= 0 {
			b.add(s[:i], quoted)
			b.add(s[i+1:i+2], quoted)
		} else {
			b.add(s[:i+2], quoted)
		}
		s = s[i+2:]
		if s == "" {
			return
		}
	}
}

const quoteSpecial = "$`\"\\"

// part adds the expansion of one part. Inside double quotes (inQuotes), results
// are quoted and literal text keeps most backslashes.
func (x *Expander) part(b *builder, part syntax.WordPart, inQuotes bool) error {
	kind := result
	if inQuotes {
		kind = quoted
	}
	switch p := part.(type) {
	case *syntax.Lit:
		if inQuotes {
			addEscaped(b, p.Value, quoteSpecial)
		} else {
			addUnquoted(b, p.Value)
		}
	case *syntax.SglQuoted:
		if p.Dollar {
			b.add(decodeANSI(p.Value, x.Vars.UTF8()), quoted)
		} else {
			b.add(p.Value, quoted)
		}
	case *syntax.DblQuoted:
		return x.doubleQuoted(b, p)
	case *syntax.ParamExp:
		return x.param(b, p, inQuotes)
	case *syntax.CmdSubst:
		s, err := x.command(p)
		if err != nil {
			return err
		}
		b.add(s, kind)
	case *syntax.ArithmExp:
		n, err := x.arithmExp(p)
		if err != nil {
			return err
		}
		b.add(n, kind)
	case *syntax.ProcSubst:
		name, err := x.Host.ProcSubst(p)
		if err != nil {
			return err
		}
		b.add(name, quoted)
	case *syntax.ExtGlob:
		b.add(p.Op.String()+p.Pattern.Value+")", b.lit)
	}
	return nil
}

// doubleQuoted adds "…". It makes a field even if it is empty, unless it holds
// "$@" that has no elements and nothing else remains.
func (x *Expander) doubleQuoted(b *builder, q *syntax.DblQuoted) error {
	start, spans := len(b.buf), len(b.spans)
	vanish := false
	for _, part := range q.Parts {
		before, marks := len(b.buf), len(b.spans)
		if err := x.part(b, part, true); err != nil {
			if e, ok := err.(*Error); ok && e.open {
				e.quoted = true
			}
			return inWord(err, q.Parts)
		}
		if p, ok := part.(*syntax.ParamExp); ok && len(b.buf) == before && len(b.spans) == marks && elements(p) {
			vanish = true
		}
	}
	if len(b.buf) == start && len(b.spans) == spans && vanish && !b.single {
		return nil
	}
	if len(b.buf) == start && vanish && !b.single && !hasBreak(b.spans[spans:]) {
		b.spans = b.spans[:spans]
		return nil
	}
	b.add("", quoted)
	return nil
}

func hasBreak(spans []span) bool {
	for _, sp := range spans {
		if sp.kind >= brk {
			return true
		}
	}
	return false
}

// elements reports whether p expands to one field per element inside quotes.
func elements(p *syntax.ParamExp) bool {
	if p.Length || p.Param == nil {
		return false
	}
	if p.Excl && p.Names == syntax.NamesPrefixWords {
		return true
	}
	if p.Param.Value == "@" && p.Index == nil {
		return true
	}
	return p.Index != nil && wholeArray(p.Index) == '@' || p.Excl
}

// command runs a command substitution.
func (x *Expander) command(cs *syntax.CmdSubst) (string, error) {
	if err := x.enter(); err != nil {
		return "", err
	}
	defer x.leave()
	var out []byte
	if word := readsFile(cs); word != nil {
		name, err := x.Redirect(word)
		if err != nil {
			return "", err
		}
		var ok bool
		if out, ok = x.Host.ReadFile(name); !ok && x.Host.Strict() {
			return "", &Error{Kind: Exit, Status: 1}
		}
	} else {
		var err error
		if out, err = x.Host.CmdSubst(cs); err != nil {
			return "", err
		}
	}
	x.Meter.Bytes(len(out))
	return x.captured(out), nil
}

// captured is the output of a command as a substitution takes it.
func (x *Expander) captured(out []byte) string {
	zeros := 0
	for _, c := range out {
		if c == 0 {
			zeros++
		}
	}
	if zeros > 0 {
		x.Host.Warnf("warning: command substitution: ignored null byte in input")
		kept := make([]byte, 0, len(out)-zeros)
		for _, c := range out {
			if c != 0 {
				kept = append(kept, c)
			}
		}
		out = kept
	}
	for len(out) > 0 && out[len(out)-1] == '\n' {
		out = out[:len(out)-1]
	}
	return string(out)
}

// readsFile is the word of $(<word), or nil.
func readsFile(cs *syntax.CmdSubst) *syntax.Word {
	if len(cs.Stmts) != 1 {
		return nil
	}
	st := cs.Stmts[0]
	if st.Cmd != nil || st.Negated || st.Background || st.Coprocess || len(st.Redirs) != 1 {
		return nil
	}
	r := st.Redirs[0]
	if r.Op != syntax.RdrIn || r.N != nil && r.N.Value != "0" {
		return nil
	}
	return r.Word
}

// inWord completes the message of a bad substitution, which shows the word (or
// quoted part of one) that it stands in.
func inWord(err error, parts []syntax.WordPart) error {
	e, ok := err.(*Error)
	if !ok || !e.open {
		return err
	}
	e.open = false
	var text strings.Builder
	for _, part := range parts {
		if p, ok := part.(*syntax.ParamExp); ok && p.Flags != nil {
			text.WriteString(p.Flags.Value)
		} else {
			text.WriteString(source(&syntax.Word{Parts: []syntax.WordPart{part}}))
		}
	}
	e.Text = text.String() + ": bad substitution"
	return e
}

// source is a word as it was written, for messages.
func source(w *syntax.Word) string {
	var s strings.Builder
	for i, part := range w.Parts {
		if p, ok := part.(*syntax.ParamExp); ok && p.Flags != nil { // a bad substitution, kept as text
			text := *w
			text.Parts = append([]syntax.WordPart(nil), w.Parts...)
			text.Parts[i] = &syntax.Lit{Value: p.Flags.Value}
			w = &text
		}
	}
	if parts := withoutANSI(w.Parts, false); parts != nil {
		w = &syntax.Word{Parts: parts}
	}
	if err := syntax.NewPrinter(syntax.Minify(false)).Print(&s, w); err != nil {
		return ""
	}
	return toggles.Replace(s.String())
}

// toggles writes the operators that the printer does not know.
var toggles = strings.NewReplacer(ToggleFirst.String(), "~", ToggleAll.String(), "~~")

// withoutANSI is parts with each $'…' replaced as bash's parser does, which keeps no
// quotes in an expansion inside of double quotes; nil if there is none.
func withoutANSI(parts []syntax.WordPart, inQuotes bool) (changed []syntax.WordPart) {
	for i, part := range parts {
		var next syntax.WordPart
		switch p := part.(type) {
		case *syntax.SglQuoted:
			if !p.Dollar {
				continue
			}
			next = &syntax.SglQuoted{Value: decodeANSI(p.Value, true)}
			if inQuotes {
				next = &syntax.Lit{Value: decodeANSI(p.Value, true)}
			}
		case *syntax.DblQuoted:
			inner := withoutANSI(p.Parts, true)
			if inner == nil {
				continue
			}
			c := *p
			c.Parts, next = inner, &c
		case *syntax.ParamExp:
			if p.Exp == nil || p.Exp.Word == nil {
				continue
			}
			inner := withoutANSI(p.Exp.Word.Parts, inQuotes)
			if inner == nil {
				continue
			}
			c, e := *p, *p.Exp
			e.Word = &syntax.Word{Parts: inner}
			c.Exp, next = &e, &c
		default:
			continue
		}
		if changed == nil {
			changed = append([]syntax.WordPart(nil), parts...)
		}
		changed[i] = next
	}
	return changed
}
