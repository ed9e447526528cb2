package jq

import (
	"ambit/core/fuel"
	"strings"
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
		"startswith/1": func(m *machine, in Value, a []Value) (Value, error) {
			if in.kind() != String || a[0].kind() != String {
				return null, errorText("startswith() requires string inputs")
			}
			m.meter.Charge(int64(len(a[0].str())) / 1024)
			return boolean(strings.HasPrefix(in.str(), a[0].str())), nil
		},
		"endswith/1": func(m *machine, in Value, a []Value) (Value, error) {
			if in.kind() != String || a[0].kind() != String {
				return null, errorText("endswith() requires string inputs")
			}
			m.meter.Charge(int64(len(a[0].str())) / 1024)
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
			if m.compare(a[0], num(0)) < 0 {
				return null, errorText("flatten depth must not be negative")
			}
			if a[0].kind() != Number {
				return m.flattenBy(in, a[0])
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

// runNative charges for what goes into and comes out of a native: it looks at texts
// as a whole, and makes arrays and objects anew.
func (m *machine) runNative(n *native, in Value, args []Value) (Value, error) {
	cost := int64(fuel.Step)
	if in.kind() == String {
		cost += int64(len(in.str())) / 32
	}
	for _, a := range args {
		if a.kind() == String {
			cost += int64(len(a.str())) / 64
		}
	}
	m.meter.Charge(cost)
	v, err := n.run(m, in, args)
	if err != nil {
		m.meter.Charge(8)
		return v, err
	}
	switch v.kind() {
	case String:
		m.meter.Charge(int64(len(v.str())) / 16)
	case Array:
		m.meter.Charge(int64(len(v.elems())) / 2)
	case Object:
		m.meter.Charge(2 * int64(len(v.object().v)))
	}
	return v, err
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
		m.meter.Charge(2 * int64(len(in.object().v)))
		if sorted {
			return stringsValue(in.object().sortedKeys()), nil
		}
		return stringsValue(in.object().shape.keys), nil
	}
	return null, errorf("%s has no keys", m.typed(in))
}

func (m *machine) has(in, k Value) (Value, error) {
	switch {
	case in.isNull():
		return falseV, nil
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
