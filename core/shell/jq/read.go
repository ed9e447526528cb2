package jq

// maxDepth bounds the nesting of JSON texts and of what the program builds, as jq 1.7.
const maxDepth = 10_000

// parser builds values from tokens. It is a stack machine, so that nesting costs no Go
// stack.
type parser struct {
	t      *tokenizer
	m      *machine
	costed bool // the program may keep parts of the value: they carry their cost
	vals   []Value
	keys   []string
	frames []frame
	hints  []*shape // the latest shape of an object at each depth
	slab   []Value
	objs   []object
	arrs   []array
}

// frame is an open container.
type frame struct {
	object bool
	vals   int // where its values start on the stack
	keys   int
}

// slot gives n values that stay together with their neighbours in memory.
func (p *parser) slot(n int) []Value {
	if n > len(p.slab) {
		if n > 128 {
			return make([]Value, n)
		}
		p.slab = make([]Value, 512)
	}
	s := p.slab[:n:n]
	p.slab = p.slab[n:]
	return s
}

// next reads one value. At the end of the stream ok is false.
func (p *parser) next() (v Value, ok bool, err error) {
	p.vals, p.keys, p.frames = p.vals[:0], p.keys[:0], p.frames[:0]
	var pending Value
	have := false
	t := p.t
	for {
		tok, val, err := t.next()
		if err != nil {
			return null, false, err
		}
		switch tok {
		case tokEnd:
			if len(p.frames) > 0 {
				return null, false, t.failEnd("Unfinished JSON term")
			}
			return null, false, nil
		case tokRS:
			if len(p.frames) > 0 {
				return null, false, t.fail("Truncated value")
			}
			continue
		case tokString, tokLiteral:
			if have {
				if tok == tokLiteral {
					return null, false, t.failLiteral("Expected separator between values")
				}
				return null, false, t.fail("Expected separator between values")
			}
			if t.seq && tok == tokLiteral && len(p.frames) == 0 && val.kind() == Number {
				if err := t.topNumber(); err != nil {
					return null, false, err
				}
			}
			pending, have = val, true
			if p.costed && tok == tokString {
				pending.n |= madeBit
			}
			if len(p.frames) == 0 && tok == tokLiteral && t.pos < len(t.buf) {
				// A structural character right behind belongs to the same complaint.
				if c := t.buf[t.pos]; classes[c] == classStructure {
					t.pos++
					return null, false, t.fail(topLevelFault(c))
				}
			}
		case '[', '{':
			if have {
				return null, false, t.fail("Expected separator between values")
			}
			if len(p.frames) >= maxDepth {
				return null, false, t.fail("Exceeds depth limit for parsing")
			}
			p.frames = append(p.frames, frame{tok == '{', len(p.vals), len(p.keys)})
			continue
		case ':':
			f := p.top()
			switch {
			case !have:
				return null, false, t.fail("Expected string key before ':'")
			case f == nil || !f.object || p.keyed(f):
				return null, false, t.fail("':' not as part of an object")
			case pending.kind() != String:
				return null, false, t.fail("Object keys must be strings")
			}
			p.keys = append(p.keys, pending.str())
			have = false
			continue
		case ',':
			f := p.top()
			switch {
			case f == nil || !have:
				return null, false, t.fail("Expected value before ','")
			case f.object && !p.keyed(f):
				return null, false, t.fail("Objects must consist of key:value pairs")
			}
			p.vals = append(p.vals, pending)
			have = false
			continue
		case ']':
			f := p.top()
			switch {
			case f == nil || f.object:
				return null, false, t.fail("Unmatched ']'")
			case have:
				p.vals = append(p.vals, pending)
			case len(p.vals) > f.vals:
				return null, false, t.fail("Expected another array element")
			}
			pending, have = p.closeArray(f), true
		case '}':
			f := p.top()
			switch {
			case f == nil || !f.object && !have:
				return null, false, t.fail("Unmatched '}'")
			case have && (!f.object || !p.keyed(f)):
				return null, false, t.fail("Objects must consist of key:value pairs")
			case have:
				p.vals = append(p.vals, pending)
			case p.keyed(f):
				return null, false, t.fail("Unmatched '}'")
			case len(p.vals) > f.vals:
				return null, false, t.fail("Expected another key-value pair")
			}
			pending, have = p.closeObject(f), true
		}
		if len(p.frames) == 0 && have {
			return pending, true, nil
		}
	}
}

// topLevelFault is the complaint about a structural character right behind a literal
// outside of any container.
func topLevelFault(c byte) string {
	switch c {
	case '[', '{':
		return "Expected separator between values"
	case ':':
		return "':' not as part of an object"
	case ',':
		return "Expected value before ','"
	}
	return "Unmatched '" + string(c) + "'"
}

func (p *parser) top() *frame {
	if len(p.frames) == 0 {
		return nil
	}
	return &p.frames[len(p.frames)-1]
}

// keyed reports that the object's latest key has no value yet.
func (p *parser) keyed(f *frame) bool { return len(p.keys)-f.keys > len(p.vals)-f.vals }

func (p *parser) closeArray(f *frame) Value {
	vals := p.vals[f.vals:]
	if len(p.arrs) == 0 {
		p.arrs = make([]array, 64)
	}
	a := &p.arrs[0]
	p.arrs = p.arrs[1:]
	a.e = p.slot(len(vals))
	copy(a.e, vals)
	if p.costed {
		a.cost = sliceCost(a.e)
	}
	p.m.meter.Charge(2*int64(len(vals)) + 2)
	p.vals = p.vals[:f.vals]
	p.frames = p.frames[:len(p.frames)-1]
	return arrayValue(a)
}

func (p *parser) closeObject(f *frame) Value {
	vals, keys := p.vals[f.vals:], p.keys[f.keys:]
	depth := len(p.frames)
	for len(p.hints) < depth {
		p.hints = append(p.hints, emptyShape)
	}
	if len(p.objs) == 0 {
		p.objs = make([]object, 64)
	}
	o := &p.objs[0]
	p.objs = p.objs[1:]
	if hint := p.hints[depth-1]; sameKeys(hint.keys, keys) {
		o.shape = hint
		o.v = p.slot(len(vals))
		copy(o.v, vals)
	} else {
		b := newBuilder(len(keys))
		for i, k := range keys {
			if p.t.clone {
				k = string(append([]byte(nil), k...))
			}
			b.set(k, vals[i])
		}
		o.shape, o.v = b.shape, b.v
		p.hints[depth-1] = b.shape
	}
	if p.costed {
		o.cost = o.ownCost()
	}
	p.m.meter.Charge(2*int64(len(vals)) + 2)
	p.vals, p.keys = p.vals[:f.vals], p.keys[:f.keys]
	p.frames = p.frames[:len(p.frames)-1]
	return objectOf(o)
}

func sameKeys(a, b []string) bool {
	if len(a) != len(b) {
		return false
	}
	for i, k := range a {
		if k != b[i] {
			return false
		}
	}
	return true
}

// parseText reads the one value that s holds, for fromjson and the like.
func (m *machine) parseText(s string) (Value, error) {
	given := false
	p := parser{m: m, costed: true, t: &tokenizer{more: func() []byte {
		if given {
			return nil
		}
		given = true
		return []byte(s)
	}}}
	m.meter.Scan(2 * len(s))
	v, ok, err := p.next()
	if err == nil && !ok {
		return null, errorText("Expected JSON value (while parsing '" + s + "')")
	}
	if err == nil {
		_, another, err2 := p.next()
		if err = err2; another {
			return null, errorText("Unexpected extra JSON values (while parsing '" + s + "')")
		}
	}
	if err != nil {
		return null, errorText(err.Error() + " (while parsing '" + s + "')")
	}
	return v, nil
}
