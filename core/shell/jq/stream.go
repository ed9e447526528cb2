package jq

// toStream gives the events of the streaming form: [path, leaf] for every scalar or
// empty container, [path] when a container closes.
func toStream(m *machine, _ *node, _ *env, in Value, p *path, out output) error {
	return m.stream(in, rootPath, true, 0, func(v Value, _ *path) error { return out(v, p.elsewhere()) })
}

func (m *machine) stream(v Value, at *path, top bool, depth int, out output) error {
	m.deep(depth)
	m.meter.Charge(1)
	var last *path
	switch v.kind() {
	case Array:
		for i, x := range v.elems() {
			last = at.add(num(float64(i)))
			if err := m.stream(x, last, false, depth+1, out); err != nil {
				return err
			}
		}
	case Object:
		o := v.object()
		for i, k := range o.shape.keys {
			last = at.add(text(k))
			if err := m.stream(o.v[i], last, false, depth+1, out); err != nil {
				return err
			}
		}
	}
	if last == nil {
		return out(newArray([]Value{m.pathValue(at), v}), nil)
	}
	return out(newArray([]Value{m.pathValue(last)}), nil)
}

// fromStream puts values together from events; each is given once it is complete.
func fromStream(m *machine, n *node, e *env, in Value, p *path, out output) error {
	acc := null
	var held int64
	err := m.each(n.list[0], e, in, nil, func(ev Value, _ *path) error {
		if ev.kind() != Array || len(ev.elems()) == 0 || ev.elems()[0].kind() != Array {
			return errorText("Invalid streaming format")
		}
		keys := ev.elems()[0].elems()
		var err error
		done := false
		if len(ev.elems()) > 1 {
			if len(keys) == 0 {
				acc, done = ev.elems()[1], true
			} else if acc, err = m.setPath(acc, keys, ev.elems()[1], 0); err != nil {
				return err
			}
		} else {
			done = len(keys) == 1
		}
		held = m.hold(held, acc)
		if !done {
			return nil
		}
		v := acc
		acc = null
		held = m.hold(held, acc)
		return out(v, p.elsewhere())
	})
	m.meter.Free(held)
	return err
}

// truncateStream drops the first elements of the paths of events, as many as its input
// says, and the events that would have none left.
func truncateStream(m *machine, n *node, e *env, in Value, p *path, out output) error {
	if in.kind() != Number {
		return errorf("%s cannot be used as a depth", m.typed(in))
	}
	depth := int(max(-1, min(toInt(in.number()), maxDepth)))
	return m.each(n.list[0], e, in, nil, func(ev Value, _ *path) error {
		if ev.kind() != Array || len(ev.elems()) == 0 || ev.elems()[0].kind() != Array {
			return errorText("Invalid streaming format")
		}
		keys := ev.elems()[0].elems()
		if len(keys) <= depth || depth < 0 {
			return nil
		}
		parts := append([]Value{newArray(keys[depth:])}, ev.elems()[1:]...)
		return out(newArray(parts), p.elsewhere())
	})
}

// streamParser turns JSON text into events without building the values.
type streamParser struct {
	t      *tokenizer
	m      *machine
	path   []Value // keys and indices of the open containers' current elements
	frames []streamFrame
}

type streamFrame struct {
	object bool
	some   bool // has an element
	keyed  bool // of an object: a key stands before ":" or its value
	colon  bool
	want   bool // a value must follow
}

func (s *streamParser) pathValue() Value {
	return newArray(append([]Value(nil), s.path...))
}

// next gives one event.
func (s *streamParser) next() (Value, bool, error) {
	for {
		s.m.meter.Charge(1)
		tok, v, err := s.t.next()
		if err != nil {
			return null, false, err
		}
		top := len(s.frames) - 1
		switch tok {
		case tokEnd:
			if top >= 0 {
				return null, false, s.t.failEnd("Unfinished JSON term")
			}
			return null, false, nil
		case tokRS:
			continue
		case tokString, tokLiteral:
			if top >= 0 && s.frames[top].object && !s.frames[top].colon {
				if s.frames[top].keyed {
					return null, false, s.t.fail("Expected separator between values")
				}
				if tok != tokString {
					return null, false, s.t.fail("Object keys must be strings")
				}
				s.path[top], s.frames[top].keyed = v, true
				continue
			}
			if err := s.element(top); err != nil {
				return null, false, err
			}
			return newArray([]Value{s.pathValue(), v}), true, nil
		case '[', '{':
			if top >= 0 && s.frames[top].object && !s.frames[top].colon {
				return null, false, s.t.fail("Object keys must be strings")
			}
			if err := s.element(top); err != nil {
				return null, false, err
			}
			if len(s.frames) >= maxDepth {
				return null, false, s.t.fail("Exceeds depth limit for parsing")
			}
			s.frames = append(s.frames, streamFrame{object: tok == '{'})
			if tok == '{' {
				s.path = append(s.path, null)
			} else {
				s.path = append(s.path, num(-1))
			}
		case ':':
			if top < 0 || !s.frames[top].object || !s.frames[top].keyed || s.frames[top].colon {
				return null, false, s.t.fail("':' not as part of an object")
			}
			s.frames[top].colon = true
		case ',':
			if top < 0 || !s.frames[top].some || s.frames[top].want || s.frames[top].object && s.frames[top].keyed {
				return null, false, s.t.fail("Expected value before ','")
			}
			s.frames[top].want = true
		case ']', '}':
			if top < 0 || s.frames[top].object != (tok == '}') {
				return null, false, s.t.fail("Unmatched '" + string(tok) + "'")
			}
			f := s.frames[top]
			switch {
			case f.keyed:
				return null, false, s.t.fail("Objects must consist of key:value pairs")
			case f.want && f.object:
				return null, false, s.t.fail("Expected another key-value pair")
			case f.want:
				return null, false, s.t.fail("Expected another array element")
			}
			ev := s.pathValue()
			s.frames = s.frames[:top]
			s.path = s.path[:top]
			if f.some {
				return newArray([]Value{ev}), true, nil
			}
			empty := emptyAr
			if f.object {
				empty = emptyObject
			}
			return newArray([]Value{s.pathValue(), empty}), true, nil
		}
	}
}

// element notes that a value begins in the innermost container.
func (s *streamParser) element(top int) error {
	if top < 0 {
		return nil
	}
	f := &s.frames[top]
	if f.some && !f.want {
		return s.t.fail("Expected separator between values")
	}
	f.some, f.want = true, false
	if f.object {
		f.keyed, f.colon = false, false
	} else {
		s.path[top] = num(s.path[top].number() + 1)
	}
	return nil
}
