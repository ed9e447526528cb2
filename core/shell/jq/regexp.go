package jq

import (
	"strings"
	"unicode/utf8"

	"ambit/core/shell/regex"
)

// compiled is a pattern with the flags that concern the search.
type compiled struct {
	re       *regex.Regexp
	global   bool
	notEmpty bool
}

// maxPatterns bounds the cache of compiled patterns.
const maxPatterns = 64

// pattern compiles a regular expression of the Oniguruma dialect.
func (m *machine) pattern(re, flags Value) (*compiled, error) {
	flagText := ""
	if re.kind() != String {
		return nil, errorf("%s cannot be matched, as it is not a string", m.typed(re))
	}
	switch flags.kind() {
	case Null:
	case String:
		flagText = flags.str()
	default:
		return nil, errorf("%s is not a string", m.typed(flags))
	}
	key := flagText + "/" + re.str()
	if c, ok := m.patterns[key]; ok {
		return c, nil
	}
	c := &compiled{}
	opt := regex.Options{Dialect: regex.Oniguruma, Meter: m.meter}
	for _, f := range flagText {
		switch f {
		case 'g':
			c.global = true
		case 'i':
			opt.ICase = true
		case 'x':
			opt.Extended = true
		case 's':
		case 'p':
			opt.DotAll = true
		case 'l':
			opt.Longest = true
		case 'n':
			c.notEmpty = true
		default:
			return nil, errorf("%s is not a valid modifier string", flagText)
		}
	}
	var err error
	if c.re, err = regex.Compile(re.str(), opt); err != nil {
		return nil, errorf("Regex failure: %s", err)
	}
	if m.patterns == nil || len(m.patterns) >= maxPatterns {
		m.patterns = map[string]*compiled{}
	}
	m.patterns[key] = c
	return c, nil
}

// eachMatch calls f with the locations of each match, as FindSubmatch gives them.
func (m *machine) eachMatch(c *compiled, s string, global bool, f func(loc []int) error) error {
	b := []byte(s)
	m.grow(len(b))
	start := 0
	var loc []int
	for {
		m.meter.Charge(4)
		loc = c.re.FindSubmatch(loc[:0], b, start, 0)
		for len(loc) > 0 && c.notEmpty && loc[0] == loc[1] {
			if loc[1] >= len(b) {
				return nil
			}
			_, size := utf8.DecodeRune(b[loc[1]:])
			loc = c.re.FindSubmatch(loc[:0], b, loc[1]+size, 0)
		}
		if len(loc) == 0 {
			return nil
		}
		if err := f(loc); err != nil {
			return err
		}
		if !global {
			return nil
		}
		if loc[1] == loc[0] {
			if loc[1] >= len(b) {
				return nil
			}
			_, size := utf8.DecodeRune(b[loc[1]:])
			start = loc[1] + size
		} else {
			start = loc[1]
		}
		if start >= len(b) {
			return nil
		}
	}
}

// offsets turns byte offsets, which only grow, into character offsets.
type offsets struct {
	s    string
	at   int
	seen int
}

func (o *offsets) of(i int) int {
	if i < o.at {
		o.at, o.seen = 0, 0
	}
	o.seen += utf8.RuneCountInString(o.s[o.at:i])
	o.at = i
	return o.seen
}

var (
	matchShape   = &shape{keys: []string{"offset", "length", "string", "captures"}}
	captureShape = &shape{keys: []string{"offset", "length", "string", "name"}}
	missingShape = &shape{keys: []string{"offset", "string", "length", "name"}}
)

// matchValue is what match gives for one match.
func (m *machine) matchValue(c *compiled, s string, loc []int, o *offsets) Value {
	names := c.re.SubexpNames()
	caps := make([]Value, 0, len(loc)/2-1)
	base := *o
	for i := 2; i < len(loc); i += 2 {
		name := null
		if n := i / 2; n < len(names) && names[n] != "" {
			name = text(names[n])
		}
		if loc[i] < 0 {
			caps = append(caps, madeObject(missingShape, num(-1), null, num(0), name))
			continue
		}
		part := s[loc[i]:loc[i+1]]
		at := base
		caps = append(caps, madeObject(captureShape, num(float64(at.of(loc[i]))), num(float64(utf8.RuneCountInString(part))), text(part), name))
	}
	part := s[loc[0]:loc[1]]
	return madeObject(matchShape, num(float64(o.of(loc[0]))), num(float64(utf8.RuneCountInString(part))), text(part), newArray(caps))
}

// captures is the object of the named groups.
func captures(c *compiled, s string, loc []int) Value {
	names := c.re.SubexpNames()
	b := newBuilder(len(names))
	for i := 1; i < len(names) && 2*i < len(loc); i++ {
		if names[i] == "" {
			continue
		}
		v := null
		if loc[2*i] >= 0 {
			v = text(s[loc[2*i]:loc[2*i+1]])
		}
		b.set(names[i], v)
	}
	return b.value()
}

// regexArgs gives pattern and flags of a call for every combination of its arguments;
// the pattern may be an array of both.
func (m *machine) regexArgs(n *node, flagsAt int, e *env, in Value, f func(re, flags Value) error) error {
	return m.each(n.list[0], e, in, nil, func(re Value, _ *path) error {
		if len(n.list) <= flagsAt && n.s != "splits" {
			if re.kind() == Array {
				a := re.elems()
				switch {
				case len(a) > 1:
					return f(a[0], a[1])
				case len(a) == 1:
					return f(a[0], null)
				}
				return errorf("%s not a string or array", re.kind())
			}
			if re.kind() != String {
				return errorf("%s not a string or array", re.kind())
			}
			return f(re, null)
		}
		if len(n.list) <= flagsAt {
			return f(re, null)
		}
		return m.each(n.list[flagsAt], e, in, nil, func(flags Value, _ *path) error {
			if n.s == "splits" || n.s == "split" {
				if _, err := m.plus(text("g"), flags); err != nil {
					return err
				}
			}
			return f(re, flags)
		})
	})
}

func (m *machine) subject(in Value) (string, error) {
	if in.kind() != String {
		return "", errorf("%s cannot be matched, as it is not a string", m.typed(in))
	}
	return in.str(), nil
}

func init() {
	for name, n := range map[string]int{"match": 2, "test": 2, "capture": 2, "scan": 2, "splits": 2} {
		for args := 1; args <= n; args++ {
			e := specialEntry{run: matching}
			if name == "test" {
				e.single = (*node).singles
			}
			specials[name+"/"+string(rune('0'+args))] = e
		}
	}
	specials["split/2"] = specialEntry{run: splitRegex, single: (*node).singles}
	for _, name := range []string{"sub/2", "sub/3", "gsub/2", "gsub/3"} {
		specials[name] = specialEntry{run: substitute}
	}
}

// matching is match, test, capture, scan and splits.
func matching(m *machine, n *node, e *env, in Value, p *path, out output) error {
	return m.regexArgs(n, 1, e, in, func(re, flags Value) error {
		s, err := m.subject(in)
		if err != nil {
			return err
		}
		if re.kind() != String {
			return errorf("%s is not a string", m.typed(re))
		}
		c, err := m.pattern(re, flags)
		if err != nil {
			return err
		}
		q := p.elsewhere()
		switch n.s {
		case "test":
			if !c.notEmpty {
				return out(boolean(c.re.MatchString(s)), q)
			}
			any := false
			if err := m.eachMatch(c, s, false, func([]int) error {
				any = true
				return nil
			}); err != nil {
				return err
			}
			return out(boolean(any), q)
		case "splits":
			at := 0
			if err := m.eachMatch(c, s, true, func(loc []int) error {
				part := s[at:loc[0]]
				at = loc[1]
				return out(sameOrigin(in, part), q)
			}); err != nil {
				return err
			}
			return out(sameOrigin(in, s[at:]), q)
		}
		o := &offsets{s: s}
		return m.eachMatch(c, s, c.global || n.s == "scan", func(loc []int) error {
			switch n.s {
			case "match":
				return out(m.matchValue(c, s, loc, o), q)
			case "capture":
				return out(captures(c, s, loc), q)
			}
			if len(loc) == 2 {
				return out(sameOrigin(in, s[loc[0]:loc[1]]), q)
			}
			groups := make([]Value, 0, len(loc)/2-1)
			for i := 2; i < len(loc); i += 2 {
				if loc[i] < 0 {
					groups = append(groups, null)
				} else {
					groups = append(groups, text(s[loc[i]:loc[i+1]]))
				}
			}
			return out(newArray(groups), q)
		})
	})
}

func splitRegex(m *machine, n *node, e *env, in Value, p *path, out output) error {
	return m.regexArgs(n, 1, e, in, func(re, flags Value) error {
		s, err := m.subject(in)
		if err != nil {
			return err
		}
		c, err := m.pattern(re, flags)
		if err != nil {
			return err
		}
		var parts []string
		at := 0
		if err := m.eachMatch(c, s, true, func(loc []int) error {
			parts = append(parts, s[at:loc[0]])
			at = loc[1]
			return nil
		}); err != nil {
			return err
		}
		return out(stringsValue(append(parts, s[at:])), p.elsewhere())
	})
}

// substitute is sub and gsub. A replacement that gives several strings gives several
// results: the first takes the first string of every match, and so on.
func substitute(m *machine, n *node, e *env, in Value, p *path, out output) error {
	return m.regexArgs(n, 2, e, in, func(re, flags Value) error {
		s, err := m.subject(in)
		if err != nil {
			return err
		}
		c, err := m.pattern(re, flags)
		if err != nil {
			return err
		}
		var results []*strings.Builder
		at := 0
		any := false
		var held int64
		err = m.eachMatch(c, s, c.global || n.s == "gsub", func(loc []int) error {
			any = true
			gap := s[at:loc[0]]
			at = loc[1]
			i := 0
			return m.each(n.list[1], e, captures(c, s, loc), nil, func(v Value, _ *path) error {
				if v.kind() != String {
					return errorf("%s and %s cannot be added", m.typed(text(gap)), m.typed(v))
				}
				if i == len(results) {
					results = append(results, &strings.Builder{})
				}
				size := int64(len(gap) + len(v.str()))
				m.meter.Alloc(size)
				held += size
				results[i].WriteString(gap)
				results[i].WriteString(v.str())
				i++
				return nil
			})
		})
		m.meter.Free(held)
		if err != nil {
			return err
		}
		if !any {
			return out(in, p.elsewhere())
		}
		for _, r := range results {
			r.WriteString(s[at:])
			if err := out(made(r.String()), p.elsewhere()); err != nil {
				return err
			}
		}
		return nil
	})
}
