package jq

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// native is a builtin that takes values: its input and its arguments.
type native struct {
	run    func(m *machine, in Value, args []Value) (Value, error)
	impure bool
}

// natives by name and number of arguments.
var natives = map[string]*native{}

func registerNatives(table map[string]func(m *machine, in Value, args []Value) (Value, error)) {
	for name, f := range table {
		natives[name] = &native{run: f}
	}
}

func init() {
	registerNatives(map[string]func(m *machine, in Value, args []Value) (Value, error){
		"not/0":    func(_ *machine, in Value, _ []Value) (Value, error) { return boolean(!in.truthy()), nil },
		"length/0": (*machine).length,
		"utf8bytelength/0": func(m *machine, in Value, _ []Value) (Value, error) {
			if in.kind() != String {
				return null, errorf("%s only strings have UTF-8 byte length", m.typed(in))
			}
			return num(float64(len(in.str()))), nil
		},
		"type/0":          func(_ *machine, in Value, _ []Value) (Value, error) { return text(in.kind().String()), nil },
		"keys/0":          func(m *machine, in Value, _ []Value) (Value, error) { return m.keys(in, true) },
		"keys_unsorted/0": func(m *machine, in Value, _ []Value) (Value, error) { return m.keys(in, false) },
		"has/1":           func(m *machine, in Value, a []Value) (Value, error) { return m.has(in, a[0]) },
		"contains/1": func(m *machine, in Value, a []Value) (Value, error) {
			return m.contains(in, a[0], 0)
		},
		"inside/1": func(m *machine, in Value, a []Value) (Value, error) { return m.contains(a[0], in, 0) },
		"add/0": func(m *machine, in Value, _ []Value) (Value, error) {
			list, err := m.valuesOf(in)
			if err != nil {
				return null, err
			}
			return m.sum(list)
		},
		"tostring/0": func(m *machine, in Value, _ []Value) (Value, error) { return m.toString(in), nil },
		"tojson/0":   func(m *machine, in Value, _ []Value) (Value, error) { return made(m.json(in)), nil },
		"fromjson/0": func(m *machine, in Value, _ []Value) (Value, error) {
			if in.kind() != String {
				return null, errorf("%s only strings can be parsed", m.typed(in))
			}
			return m.parseText(in.str())
		},
		"tonumber/0": (*machine).toNumber,
		"toarray/0": func(_ *machine, in Value, _ []Value) (Value, error) {
			if in.kind() == Array {
				return in, nil
			}
			return newArray([]Value{in}), nil
		},
		"ascii_downcase/0": func(m *machine, in Value, _ []Value) (Value, error) { return m.mapASCII(in, 'A', 'Z', 32) },
		"ascii_upcase/0":   func(m *machine, in Value, _ []Value) (Value, error) { return m.mapASCII(in, 'a', 'z', -32) },
		"explode/0":        (*machine).explode,
		"implode/0":        (*machine).implode,
		"split/1": func(m *machine, in Value, a []Value) (Value, error) {
			if in.kind() != String || a[0].kind() != String {
				return null, errorText("split input and separator must be strings")
			}
			return m.split(in.str(), a[0].str()), nil
		},
		"ltrimstr/1": func(_ *machine, in Value, a []Value) (Value, error) {
			if in.kind() == String && a[0].kind() == String {
				if s, ok := strings.CutPrefix(in.str(), a[0].str()); ok {
					return sameOrigin(in, s), nil
				}
			}
			return in, nil
		},
		"rtrimstr/1": func(_ *machine, in Value, a []Value) (Value, error) {
			if in.kind() == String && a[0].kind() == String {
				if s, ok := strings.CutSuffix(in.str(), a[0].str()); ok {
					return sameOrigin(in, s), nil
				}
			}
			return in, nil
		},
		"startswith/1": func(_ *machine, in Value, a []Value) (Value, error) {
			if in.kind() != String || a[0].kind() != String {
				return null, errorText("startswith() requires string inputs")
			}
			return boolean(strings.HasPrefix(in.str(), a[0].str())), nil
		},
		"endswith/1": func(_ *machine, in Value, a []Value) (Value, error) {
			if in.kind() != String || a[0].kind() != String {
				return null, errorText("endswith() requires string inputs")
			}
			return boolean(strings.HasSuffix(in.str(), a[0].str())), nil
		},
		"trim/0":  func(m *machine, in Value, _ []Value) (Value, error) { return m.trim(in, true, true) },
		"ltrim/0": func(m *machine, in Value, _ []Value) (Value, error) { return m.trim(in, true, false) },
		"rtrim/0": func(m *machine, in Value, _ []Value) (Value, error) { return m.trim(in, false, true) },
		"join/1":  func(m *machine, in Value, a []Value) (Value, error) { return m.join(in, a[0]) },
		"flatten/0": func(m *machine, in Value, _ []Value) (Value, error) {
			return m.flatten(in, 1e9)
		},
		"flatten/1": func(m *machine, in Value, a []Value) (Value, error) {
			if a[0].kind() != Number {
				return null, errorf("flatten depth must not be negative")
			}
			if a[0].number() < 0 {
				return null, errorText("flatten depth must not be negative")
			}
			return m.flatten(in, a[0].number())
		},
		"reverse/0": (*machine).reverse,
		"indices/1": func(m *machine, in Value, a []Value) (Value, error) { return m.indices(in, a[0]) },
		"index/1":   func(m *machine, in Value, a []Value) (Value, error) { return m.indexOf(in, a[0], false) },
		"rindex/1":  func(m *machine, in Value, a []Value) (Value, error) { return m.indexOf(in, a[0], true) },
		"setpath/2": func(m *machine, in Value, a []Value) (Value, error) {
			if a[0].kind() != Array {
				return null, errorText("Path must be specified as an array")
			}
			return m.setPath(in, a[0].elems(), a[1], 0)
		},
		"delpaths/1": func(m *machine, in Value, a []Value) (Value, error) {
			if a[0].kind() != Array {
				return null, errorText("Paths must be specified as an array")
			}
			return m.deletePaths(in, a[0].elems())
		},
		"to_entries/0":   (*machine).toEntries,
		"from_entries/0": (*machine).fromEntries,
		"transpose/0":    (*machine).transpose,
		"bsearch/1":      (*machine).bsearch,
		"format/1": func(m *machine, in Value, a []Value) (Value, error) {
			if a[0].kind() != String {
				return null, errorf("%s is not a valid format", m.typed(a[0]))
			}
			name := a[0].str()
			if name == "" {
				name = " "
			}
			return m.format(name, in)
		},
		"env/0": func(m *machine, _ Value, _ []Value) (Value, error) { return m.environment(), nil },
		"builtins/0": func(m *machine, _ Value, _ []Value) (Value, error) {
			return stringsValue(builtinNames()), nil
		},
		"ascii/0":                asciiOf,
		"have_literal_numbers/0": func(*machine, Value, []Value) (Value, error) { return trueV, nil },
		"have_decnum/0":          func(*machine, Value, []Value) (Value, error) { return trueV, nil },
		"input_filename/0": func(m *machine, _ Value, _ []Value) (Value, error) {
			if m.in == nil || m.in.name == "" {
				return null, nil
			}
			return text(m.in.name), nil
		},
		"input_line_number/0": func(m *machine, _ Value, _ []Value) (Value, error) {
			if m.in == nil {
				return num(0), nil
			}
			return num(float64(m.in.line())), nil
		},
		"get_search_list/0": func(m *machine, _ Value, _ []Value) (Value, error) { return stringsValue(m.search), nil },
		"get_prog_origin/0": func(m *machine, _ Value, _ []Value) (Value, error) { return text(m.dir), nil },
		"get_jq_origin/0":   func(*machine, Value, []Value) (Value, error) { return text("/usr/bin"), nil },
		"modulemeta/0":      (*machine).moduleMeta,
	})
	natives["input_filename/0"].impure = true
	natives["input_line_number/0"].impure = true
}

// sameOrigin is a part of in's text.
func sameOrigin(in Value, s string) Value {
	v := text(s)
	v.n |= in.n & madeBit
	return v
}

func asciiOf(_ *machine, in Value, _ []Value) (Value, error) {
	if in.kind() != Number || !(in.number() >= 0 && in.number() < 128) {
		return null, nil
	}
	return made(string(rune(in.number()))), nil
}

func (m *machine) length(in Value, _ []Value) (Value, error) {
	switch in.kind() {
	case Null:
		return num(0), nil
	case Number:
		if f := in.number(); f < 0 {
			return num(-f), nil
		}
		return in, nil
	case String:
		return num(float64(m.runes(in.str()))), nil
	case Array:
		return num(float64(len(in.elems()))), nil
	case Object:
		return num(float64(len(in.object().v))), nil
	}
	return null, errorf("%s has no length", m.typed(in))
}

func (m *machine) keys(in Value, sorted bool) (Value, error) {
	switch in.kind() {
	case Array:
		e := make([]Value, len(in.elems()))
		for i := range e {
			e[i] = num(float64(i))
		}
		return newArray(e), nil
	case Object:
		m.meter.Charge(int64(len(in.object().v)))
		if sorted {
			return stringsValue(in.object().sortedKeys()), nil
		}
		return stringsValue(in.object().shape.keys), nil
	}
	return null, errorf("%s has no keys", m.typed(in))
}

func (m *machine) has(in, k Value) (Value, error) {
	switch {
	case in.kind() == Object && k.kind() == String:
		_, ok := in.object().get(k.str())
		return boolean(ok), nil
	case in.kind() == Array && k.kind() == Number:
		f := k.number()
		return boolean(f >= 0 && f < float64(len(in.elems()))), nil
	}
	return null, errorf("Cannot check whether %s has a %s key", in.kind(), k.kind())
}

func (m *machine) contains(a, b Value, depth int) (Value, error) {
	m.deep(depth)
	m.meter.Charge(1)
	ka, kb := a.kind(), b.kind()
	switch {
	case ka == Object && kb == Object:
		for i, k := range b.object().shape.keys {
			x, ok := a.object().get(k)
			if !ok {
				return falseV, nil
			}
			if c, err := m.contains(x, b.object().v[i], depth+1); err != nil || !c.truthy() {
				return c, err
			}
		}
		return trueV, nil
	case ka == Array && kb == Array:
		for _, y := range b.elems() {
			any := false
			for _, x := range a.elems() {
				if kindClass(x) != kindClass(y) {
					continue
				}
				c, err := m.contains(x, y, depth+1)
				if err != nil {
					return null, err
				}
				if any = c.truthy(); any {
					break
				}
			}
			if !any {
				return falseV, nil
			}
		}
		return trueV, nil
	case ka == String && kb == String:
		m.meter.Bytes(len(a.str()))
		return boolean(strings.Contains(a.str(), b.str())), nil
	case kindClass(a) == kindClass(b):
		return boolean(m.equal(a, b)), nil
	}
	return null, errorf("%s and %s cannot have their containment checked", m.typed(a), m.typed(b))
}

// kindClass is the kind with both booleans as one.
func kindClass(v Value) Kind {
	if k := v.kind(); k != False {
		return k
	}
	return True
}

// valuesOf lists what .[] gives.
func (m *machine) valuesOf(v Value) ([]Value, error) {
	switch v.kind() {
	case Array:
		return v.elems(), nil
	case Object:
		return v.object().v, nil
	}
	return nil, errorf("Cannot iterate over %s", m.typed(v))
}

func (m *machine) toNumber(in Value, _ []Value) (Value, error) {
	switch in.kind() {
	case Number:
		return in, nil
	case String:
		v, err := m.parseText(in.str())
		if err != nil {
			return null, err
		}
		if v.kind() != Number {
			return null, errorf("%s cannot be parsed as a number", m.typed(in))
		}
		return v, nil
	}
	return null, errorf("%s cannot be parsed as a number", m.typed(in))
}

func (m *machine) mapASCII(in Value, lo, hi byte, delta int) (Value, error) {
	if in.kind() != String {
		return null, errorText("explode input must be a string")
	}
	s := in.str()
	m.grow(len(s))
	b := []byte(s)
	for i, c := range b {
		if c >= lo && c <= hi {
			b[i] = byte(int(c) + delta)
		}
	}
	return made(string(b)), nil
}

func (m *machine) explode(in Value, _ []Value) (Value, error) {
	if in.kind() != String {
		return null, errorText("explode input must be a string")
	}
	m.grow(valueCost * len(in.str()))
	var e []Value
	for _, r := range in.str() {
		e = append(e, num(float64(r)))
	}
	return newArray(e), nil
}

func (m *machine) implode(in Value, _ []Value) (Value, error) {
	if in.kind() != Array {
		return null, errorText("implode input must be an array")
	}
	m.grow(len(in.elems()))
	var b strings.Builder
	for _, v := range in.elems() {
		if v.kind() != Number {
			return null, errorText("Unicode codepoint must be numeric")
		}
		f := v.number()
		r := rune(utf8.RuneError)
		if f >= 0 && f <= utf8.MaxRune && !(f >= 0xd800 && f < 0xe000) {
			r = rune(f)
		}
		b.WriteRune(r)
	}
	return made(b.String()), nil
}

func (m *machine) trim(in Value, left, right bool) (Value, error) {
	if in.kind() != String {
		return null, errorf("%s cannot be trimmed", m.typed(in))
	}
	s := in.str()
	const space = " \t\n\v\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000"
	if left {
		s = strings.TrimLeft(s, space)
	}
	if right {
		s = strings.TrimRight(s, space)
	}
	return sameOrigin(in, s), nil
}

// join adds strings with sep between them; null is empty, numbers and booleans are
// written out, anything else cannot be added.
func (m *machine) join(in, sep Value) (Value, error) {
	list, err := m.valuesOf(in)
	if err != nil {
		return null, err
	}
	if len(list) == 0 {
		return text(""), nil
	}
	var b strings.Builder
	for i, v := range list {
		if i > 0 {
			switch sep.kind() {
			case String:
				b.WriteString(sep.str())
			case Null:
			default:
				return null, errorf("%s and %s cannot be added", m.typed(made(b.String())), m.typed(sep))
			}
		}
		switch v.kind() {
		case Null:
		case String:
			b.WriteString(v.str())
		case Number, True, False:
			b.WriteString(m.json(v))
		default:
			return null, errorf("%s and %s cannot be added", m.typed(made(b.String())), m.typed(v))
		}
		if i%1024 == 1023 {
			m.grow(b.Len())
		}
	}
	m.grow(b.Len())
	return made(b.String()), nil
}

func (m *machine) flatten(in Value, depth float64) (Value, error) {
	list, err := m.valuesOf(in)
	if err != nil {
		return null, err
	}
	var e []Value
	var held int64
	defer func() { m.meter.Free(held) }()
	var walk func(list []Value, depth float64, level int)
	walk = func(list []Value, depth float64, level int) {
		m.deep(level)
		for _, v := range list {
			m.meter.Charge(1)
			if v.kind() == Array && depth > 0 {
				walk(v.elems(), depth-1, level+1)
				continue
			}
			if len(e)%4096 == 4095 {
				m.meter.Alloc(valueCost * 4096)
				held += valueCost * 4096
			}
			e = append(e, v)
		}
	}
	walk(list, depth, 0)
	return newArray(e), nil
}

func (m *machine) reverse(in Value, _ []Value) (Value, error) {
	switch in.kind() {
	case String:
		if in.str() == "" {
			return emptyAr, nil
		}
		return null, errorText("Cannot index string with number")
	case Null:
		return emptyAr, nil
	case Array:
		e := slices.Clone(in.elems())
		m.grow(valueCost * len(e))
		slices.Reverse(e)
		return newArray(e), nil
	case Object:
		if len(in.object().v) == 0 {
			return emptyAr, nil
		}
		return null, errorText("Cannot index object with number")
	case Number:
		if in.number() == 0 {
			return emptyAr, nil
		}
		return null, errorText("Cannot index number with number")
	}
	return null, errorf("%s has no length", m.typed(in))
}

func (m *machine) indexOf(in, k Value, last bool) (Value, error) {
	v, err := m.indices(in, k)
	if err != nil || v.kind() != Array {
		return v, err
	}
	e := v.elems()
	switch {
	case len(e) == 0:
		return null, nil
	case last:
		return e[len(e)-1], nil
	}
	return e[0], nil
}

var entryShape = &shape{keys: []string{"key", "value"}}

func (m *machine) toEntries(in Value, _ []Value) (Value, error) {
	if in.kind() == Array {
		e := make([]Value, len(in.elems()))
		for i, v := range in.elems() {
			e[i] = madeObject(entryShape, num(float64(i)), v)
		}
		return newArray(e), nil
	}
	if in.kind() != Object {
		return null, errorf("%s has no keys", m.typed(in))
	}
	o := in.object()
	m.meter.Charge(int64(len(o.v)))
	e := make([]Value, len(o.v))
	for i, k := range o.shape.keys {
		e[i] = madeObject(entryShape, text(k), o.v[i])
	}
	return newArray(e), nil
}

func madeObject(s *shape, v ...Value) Value {
	o := &object{shape: s, v: v}
	o.cost = o.ownCost()
	return objectOf(o)
}

// fromEntries takes key and value under the names that jq knows for them.
func (m *machine) fromEntries(in Value, _ []Value) (Value, error) {
	list, err := m.valuesOf(in)
	if err != nil {
		return null, err
	}
	m.meter.Charge(int64(len(list)))
	b := newBuilder(len(list))
	for _, entry := range list {
		key, err := m.firstTrue(entry, "key", "Key", "name", "Name")
		if err != nil {
			return null, err
		}
		if key.kind() != String {
			return null, m.badKey(key)
		}
		value, err := m.index(entry, text("value"))
		if err == nil && value.isNull() {
			value, err = m.index(entry, text("Value"))
		}
		if err != nil {
			return null, err
		}
		b.set(key.str(), value)
	}
	return b.value(), nil
}

// firstTrue is the first field that is neither null nor false, else null.
func (m *machine) firstTrue(v Value, names ...string) (Value, error) {
	for _, name := range names {
		x, err := m.index(v, text(name))
		if err != nil || x.truthy() {
			return x, err
		}
	}
	return null, nil
}

func (m *machine) transpose(in Value, _ []Value) (Value, error) {
	rows, err := m.valuesOf(in)
	if err != nil {
		return null, err
	}
	width := 0
	for _, r := range rows {
		if r.kind() != Array && r.kind() != Null {
			return null, errorf("Cannot index %s with number", r.kind())
		}
		if r.kind() == Array {
			width = max(width, len(r.elems()))
		}
	}
	m.meter.Charge(int64(width))
	m.grow(valueCost * width * len(rows))
	e := make([]Value, width)
	for i := range e {
		col := make([]Value, len(rows))
		for j, r := range rows {
			if r.kind() == Array && i < len(r.elems()) {
				col[j] = r.elems()[i]
			}
		}
		e[i] = newArray(col)
	}
	return newArray(e), nil
}

func (m *machine) bsearch(in Value, a []Value) (Value, error) {
	if in.kind() != Array {
		if in.isNull() {
			return num(-1), nil
		}
		return null, errorf("%s cannot be searched from", m.typed(in))
	}
	i, ok := slices.BinarySearchFunc(in.elems(), a[0], func(x, y Value) int {
		m.meter.Charge(1)
		return m.compare(x, y)
	})
	if !ok {
		i = -1 - i
	}
	return num(float64(i)), nil
}
