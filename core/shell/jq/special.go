package jq

// special is a builtin that takes filters. It hands its outputs on like any node.
type special func(m *machine, n *node, e *env, in Value, p *path, out output) error

type specialEntry struct {
	run    special
	single func(n *node) bool // nil: any number of outputs
	impure bool
}

// specials by name and number of arguments.
var specials = map[string]specialEntry{}

func always(*node) bool { return true }

func init() {
	for name, entry := range map[string]specialEntry{
		"empty/0":  {run: func(*machine, *node, *env, Value, *path, output) error { return nil }},
		"error/0":  {run: raise, single: always},
		"error/1":  {run: raise},
		"select/1": {run: selectValue},
		"recurse/0": {run: func(m *machine, _ *node, _ *env, in Value, p *path, out output) error {
			return m.recurse(in, p, 0, out)
		}},
		"recurse/1": {run: recurseBy},
		"recurse/2": {run: recurseBy},
		"map/1": {single: always, run: func(m *machine, n *node, e *env, in Value, p *path, out output) error {
			v, err := m.mapValues(n.list[0], e, in)
			if err != nil {
				return err
			}
			return out(v, p.elsewhere())
		}},
		"map_values/1": {single: always, run: func(m *machine, n *node, e *env, in Value, p *path, out output) error {
			v, _, err := m.changeEach(in, func(old Value) (Value, change, error) { return m.first(n.list[0], e, old) })
			if err != nil {
				return err
			}
			return out(v, p.elsewhere())
		}},
		"path/1": {run: func(m *machine, n *node, e *env, in Value, p *path, out output) error {
			return m.each(n.list[0], e, in, rootPath, func(v Value, q *path) error {
				if q.lost {
					return errorf("Invalid path expression with result %s", cut(m.shortJSON(v), 30))
				}
				return out(m.pathValue(q), p.elsewhere())
			})
		}},
		"paths/0": {run: func(m *machine, _ *node, _ *env, in Value, p *path, out output) error {
			return m.recurse(in, rootPath, 0, func(_ Value, q *path) error {
				if q == rootPath {
					return nil
				}
				return out(m.pathValue(q), p.elsewhere())
			})
		}},
		"getpath/1":         {run: getPath, single: func(n *node) bool { return n.list[0].single }},
		"del/1":             {run: deleteBy, single: always},
		"with_entries/1":    {run: withEntries, single: always},
		"range/1":           {run: ranges},
		"range/2":           {run: ranges},
		"range/3":           {run: ranges},
		"first/1":           {run: firstValue},
		"last/1":            {run: lastValue},
		"limit/2":           {run: limit},
		"skip/2":            {run: skip},
		"until/2":           {run: until},
		"while/2":           {run: while},
		"repeat/1":          {run: repeat},
		"isempty/1":         {run: isEmpty, single: always},
		"isvalid/1":         {run: isValid, single: always},
		"any/0":             {run: quantify(true), single: always},
		"any/1":             {run: quantify(true), single: always},
		"any/2":             {run: quantify(true), single: always},
		"all/0":             {run: quantify(false), single: always},
		"all/1":             {run: quantify(false), single: always},
		"all/2":             {run: quantify(false), single: always},
		"sort/0":            {run: sorting("sort"), single: always},
		"sort_by/1":         {run: sorting("sort"), single: always},
		"group_by/1":        {run: sorting("group"), single: always},
		"unique/0":          {run: sorting("unique"), single: always},
		"unique_by/1":       {run: sorting("unique"), single: always},
		"min/0":             {run: extreme(-1), single: always},
		"max/0":             {run: extreme(1), single: always},
		"min_by/1":          {run: extreme(-1), single: always},
		"max_by/1":          {run: extreme(1), single: always},
		"INDEX/1":           {run: indexBy, single: always},
		"INDEX/2":           {run: indexBy, single: always},
		"add/1":             {run: addOutputs, single: always},
		"walk/1":            {run: walk},
		"tostream/0":        {run: toStream},
		"fromstream/1":      {run: fromStream},
		"truncate_stream/1": {run: truncateStream},
		"input/0":           {run: input, single: always, impure: true},
		"inputs/0":          {run: inputs, impure: true},
		"debug/0":           {run: debug, single: always, impure: true},
		"debug/1":           {run: debug, impure: true},
		"stderr/0":          {run: debug, single: always, impure: true},
		"halt/0":            {run: halt, single: always, impure: true},
		"halt_error/0":      {run: halt, single: always, impure: true},
		"halt_error/1":      {run: halt, impure: true},
	} {
		specials[name] = entry
	}
}

func raise(m *machine, n *node, e *env, in Value, _ *path, _ output) error {
	if len(n.list) == 0 {
		return &valueError{in}
	}
	return m.each(n.list[0], e, in, nil, func(v Value, _ *path) error { return &valueError{v} })
}

func selectValue(m *machine, n *node, e *env, in Value, p *path, out output) error {
	c := n.list[0]
	if c.single {
		v, err := m.one(c, e, in)
		if err != nil || !v.truthy() {
			return err
		}
		return out(in, p)
	}
	return m.each(c, e, in, nil, func(v Value, _ *path) error {
		if v.truthy() {
			return out(in, p)
		}
		return nil
	})
}

// mapValues is map(f): [.[] | f].
func (m *machine) mapValues(f *node, e *env, in Value) (Value, error) {
	list, err := m.valuesOf(in)
	if err != nil {
		return null, err
	}
	var held int64
	result := make([]Value, 0, min(len(list), 1<<16))
	add := func(v Value, _ *path) error {
		c := valueCost + v.cost()
		m.meter.Alloc(c)
		held += c
		result = append(result, v)
		return nil
	}
	for _, x := range list {
		if f.single {
			v, err := m.one(f, e, x)
			if err == nil {
				err = add(v, nil)
			}
			if err != nil {
				m.meter.Free(held)
				return null, err
			}
			continue
		}
		if err := m.each(f, e, x, nil, add); err != nil {
			m.meter.Free(held)
			return null, err
		}
	}
	m.meter.Free(held)
	return arrayValue(&array{e: result, cost: held + headerCost}), nil
}

func getPath(m *machine, n *node, e *env, in Value, p *path, out output) error {
	return m.each(n.list[0], e, in, nil, func(v Value, _ *path) error {
		if v.kind() != Array {
			return errorText("Path must be specified as an array")
		}
		x, err := m.getPath(in, v.elems())
		if err != nil {
			return err
		}
		if p != nil {
			if p.lost {
				return m.lost(v, in)
			}
			for _, k := range v.elems() {
				p = p.add(k)
			}
		}
		return out(x, p)
	})
}

func deleteBy(m *machine, n *node, e *env, in Value, p *path, out output) error {
	var paths []Value
	var held int64
	err := m.each(n.list[0], e, in, rootPath, func(v Value, q *path) error {
		if q.lost {
			return errorf("Invalid path expression with result %s", cut(m.shortJSON(v), 30))
		}
		keys := m.pathValue(q)
		m.meter.Alloc(keys.cost())
		held += keys.cost()
		paths = append(paths, keys)
		return nil
	})
	m.meter.Free(held)
	if err != nil {
		return err
	}
	v, err := m.deletePaths(in, paths)
	if err != nil {
		return err
	}
	return out(v, p.elsewhere())
}

func withEntries(m *machine, n *node, e *env, in Value, p *path, out output) error {
	entries, err := m.toEntries(in, nil)
	if err != nil {
		return err
	}
	mapped, err := m.mapValues(n.list[0], e, entries)
	if err != nil {
		return err
	}
	v, err := m.fromEntries(mapped, nil)
	if err != nil {
		return err
	}
	return out(v, p.elsewhere())
}

// walk applies f to every value, the innermost first.
func walk(m *machine, n *node, e *env, in Value, p *path, out output) error {
	return m.walk(n.list[0], e, in, 0, func(v Value, _ *path) error { return out(v, p.elsewhere()) })
}

func (m *machine) walk(f *node, e *env, v Value, depth int, out output) error {
	m.deep(depth)
	m.enter()
	defer func() { m.depth-- }()
	switch v.kind() {
	case Array:
		list := v.elems()
		result := make([]Value, 0, len(list))
		var held int64
		same := true
		for i, x := range list {
			err := m.walk(f, e, x, depth+1, func(w Value, _ *path) error {
				same = same && len(result) == i && w == x
				c := valueCost + w.cost()
				m.meter.Alloc(c)
				held += c
				result = append(result, w)
				return nil
			})
			if err != nil {
				m.meter.Free(held)
				return err
			}
		}
		if !same || len(result) != len(list) {
			v = newArray(result)
		}
		m.meter.Free(held)
	case Object:
		w, _, err := m.changeEach(v, func(x Value) (w Value, c change, err error) {
			c = deleted
			stop := &stopError{}
			err = m.walk(f, e, x, depth+1, func(y Value, _ *path) error {
				w, c = y, changed
				return stop
			})
			if err == error(stop) {
				err = nil
			}
			return w, c, err
		})
		if err != nil {
			return err
		}
		v = w
	}
	return m.each(f, e, v, nil, out)
}
