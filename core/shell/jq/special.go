package jq

import (
	"slices"

	"ambit/core/fuel"
)

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
				return out(q.value(), p.elsewhere())
			})
		}},
		"paths/0": {run: func(m *machine, _ *node, _ *env, in Value, p *path, out output) error {
			return m.recurse(in, rootPath, 0, func(_ Value, q *path) error {
				if q == rootPath {
					return nil
				}
				return out(q.value(), p.elsewhere())
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

// recurseBy is recurse(f) and recurse(f; condition). A chain in which every step gives
// one value needs no stack.
func recurseBy(m *machine, n *node, e *env, in Value, p *path, out output) error {
	f := n.list[0]
	admit := func(v Value) (bool, error) { return true, nil }
	if len(n.list) == 2 {
		cond := n.list[1]
		admit = func(v Value) (ok bool, err error) {
			err = m.each(cond, e, v, nil, func(c Value, _ *path) error {
				ok = ok || c.truthy()
				return nil
			})
			return ok, err
		}
	}
	var visit func(v Value, p *path) error
	visit = func(v Value, p *path) error {
		m.enter()
		defer func() { m.depth-- }()
		for {
			m.meter.Charge(fuel.Step)
			if err := out(v, p); err != nil {
				return err
			}
			last, lastPath, ok, err := m.allButLast(f, e, v, p, func(w Value, q *path) error {
				if ok, err := admit(w); !ok || err != nil {
					return err
				}
				return visit(w, q)
			})
			if err != nil || !ok {
				return err
			}
			if ok, err := admit(last); !ok || err != nil {
				return err
			}
			v, p = last, lastPath
		}
	}
	if f.pure {
		return visit(in, p)
	}
	var plain func(v Value, p *path) error
	plain = func(v Value, p *path) error {
		m.enter()
		defer func() { m.depth-- }()
		if err := out(v, p); err != nil {
			return err
		}
		return m.each(f, e, v, p, func(w Value, q *path) error {
			if ok, err := admit(w); !ok || err != nil {
				return err
			}
			return plain(w, q)
		})
	}
	return plain(in, p)
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
		keys := q.value()
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

// ranges is range in its three forms; the first bound varies slowest.
func ranges(m *machine, n *node, e *env, in Value, p *path, out output) error {
	bounds := [3]float64{0, 0, 1}
	at := 0
	if len(n.list) == 1 {
		at = 1
	}
	var next func(i int) error
	next = func(i int) error {
		if i == len(n.list) {
			return m.count(bounds, p, out)
		}
		return m.each(n.list[i], e, in, nil, func(v Value, _ *path) error {
			if v.kind() != Number {
				return errorText("Range bounds must be numeric")
			}
			bounds[at+i] = v.number()
			return next(i + 1)
		})
	}
	return next(0)
}

func (m *machine) count(b [3]float64, p *path, out output) error {
	q := p.elsewhere()
	switch {
	case b[2] > 0:
		for x := b[0]; x < b[1]; x += b[2] {
			m.meter.Charge(fuel.Step)
			if err := out(num(x), q); err != nil {
				return err
			}
		}
	case b[2] < 0:
		for x := b[0]; x > b[1]; x += b[2] {
			m.meter.Charge(fuel.Step)
			if err := out(num(x), q); err != nil {
				return err
			}
		}
	}
	return nil
}

func firstValue(m *machine, n *node, e *env, in Value, p *path, out output) error {
	f, ok, err := m.firstOf(n.list[0], e, in, p)
	if err != nil || !ok {
		return err
	}
	return out(f.v, f.p)
}

func lastValue(m *machine, n *node, e *env, in Value, p *path, out output) error {
	var f found
	ok := false
	err := m.each(n.list[0], e, in, p, func(v Value, q *path) error {
		f, ok = found{v, q}, true
		return nil
	})
	if err != nil || !ok {
		return err
	}
	return out(f.v, f.p)
}

func limit(m *machine, n *node, e *env, in Value, p *path, out output) error {
	return m.each(n.list[0], e, in, nil, func(c Value, _ *path) error {
		if c.kind() != Number && m.compare(c, num(0)) > 0 {
			return m.each(n.list[1], e, in, p, out)
		}
		left := -1.0
		if c.kind() == Number {
			left = c.number()
		}
		switch {
		case left < 0:
			return m.each(n.list[1], e, in, p, out)
		case !(left > 0):
			return nil
		}
		stop := &stopError{}
		err := m.each(n.list[1], e, in, p, func(v Value, q *path) error {
			left--
			if err := out(v, q); err != nil {
				return err
			}
			if left <= 0 {
				return stop
			}
			return nil
		})
		if err == error(stop) {
			return nil
		}
		return err
	})
}

func skip(m *machine, n *node, e *env, in Value, p *path, out output) error {
	return m.each(n.list[0], e, in, nil, func(c Value, _ *path) error {
		if c.kind() != Number || c.number() < 0 {
			return errorText("Invalid arguments to skip")
		}
		left := c.number()
		return m.each(n.list[1], e, in, p, func(v Value, q *path) error {
			if left > 0 {
				left--
				return nil
			}
			return out(v, q)
		})
	})
}

// until repeats an update until a condition holds.
func until(m *machine, n *node, e *env, in Value, p *path, out output) error {
	cond, update := n.list[0], n.list[1]
	for cond.single && update.single && p == nil {
		m.meter.Charge(fuel.LoopPass)
		c, err := m.one(cond, e, in)
		if err != nil {
			return err
		}
		if c.truthy() {
			return out(in, p)
		}
		if in, err = m.one(update, e, in); err != nil {
			return err
		}
	}
	m.enter()
	defer func() { m.depth-- }()
	return m.each(cond, e, in, nil, func(c Value, _ *path) error {
		if c.truthy() {
			return out(in, p)
		}
		return m.each(update, e, in, p, func(v Value, q *path) error { return until(m, n, e, v, q, out) })
	})
}

func while(m *machine, n *node, e *env, in Value, p *path, out output) error {
	cond, update := n.list[0], n.list[1]
	for cond.single && update.single && p == nil {
		m.meter.Charge(fuel.LoopPass)
		c, err := m.one(cond, e, in)
		if err != nil || !c.truthy() {
			return err
		}
		if err := out(in, nil); err != nil {
			return err
		}
		if in, err = m.one(update, e, in); err != nil {
			return err
		}
	}
	m.enter()
	defer func() { m.depth-- }()
	return m.each(cond, e, in, nil, func(c Value, _ *path) error {
		if !c.truthy() {
			return nil
		}
		if err := out(in, p); err != nil {
			return err
		}
		return m.each(update, e, in, p, func(v Value, q *path) error { return while(m, n, e, v, q, out) })
	})
}

// repeat gives the outputs of f on its input again and again.
func repeat(m *machine, n *node, e *env, in Value, p *path, out output) error {
	for {
		m.meter.Charge(fuel.LoopPass)
		if err := m.each(n.list[0], e, in, p, out); err != nil {
			return err
		}
	}
}

func isEmpty(m *machine, n *node, e *env, in Value, p *path, out output) error {
	_, ok, err := m.firstOf(n.list[0], e, in, nil)
	if err != nil {
		return err
	}
	return out(boolean(!ok), p.elsewhere())
}

func isValid(m *machine, n *node, e *env, in Value, p *path, out output) error {
	_, _, err := m.firstOf(n.list[0], e, in, nil)
	if err != nil && !catchable(err) {
		return err
	}
	return out(boolean(err == nil), p.elsewhere())
}

// quantify is any (want true) and all (want false): it stops at the first output whose
// truth is want.
func quantify(want bool) special {
	return func(m *machine, n *node, e *env, in Value, p *path, out output) error {
		stop := &stopError{}
		result := !want
		test := func(v Value, _ *path) error {
			if len(n.list) == 0 {
				if v.truthy() == want {
					result = want
					return stop
				}
				return nil
			}
			return m.each(n.list[len(n.list)-1], e, v, nil, func(c Value, _ *path) error {
				if c.truthy() == want {
					result = want
					return stop
				}
				return nil
			})
		}
		var err error
		if len(n.list) == 2 {
			err = m.each(n.list[0], e, in, nil, test)
		} else {
			err = m.iterateValue(in, nil, test)
		}
		if err != nil && err != error(stop) {
			return err
		}
		return out(boolean(result), p.elsewhere())
	}
}

// sort orders values, keeping the order of equal ones.
func (m *machine) sort(list []Value) {
	m.sortKeyed(list, nil)
}

type keyed struct {
	key Value
	v   Value
}

// sortKeyed sorts list by keys, or by itself if keys is nil.
func (m *machine) sortKeyed(list []Value, keys []Value) {
	if keys == nil {
		slices.SortStableFunc(list, func(a, b Value) int {
			m.meter.Charge(fuel.Compare)
			return m.compare(a, b)
		})
		return
	}
	pairs := make([]keyed, len(list))
	for i := range list {
		pairs[i] = keyed{keys[i], list[i]}
	}
	slices.SortStableFunc(pairs, func(a, b keyed) int {
		m.meter.Charge(fuel.Compare)
		return m.compare(a.key, b.key)
	})
	for i := range pairs {
		list[i], keys[i] = pairs[i].v, pairs[i].key
	}
}

// keysBy evaluates f on every element: the key is its only output, or the array of them.
func (m *machine) keysBy(f *node, e *env, list []Value) (keys []Value, err error) {
	m.grow(valueCost * len(list))
	keys = make([]Value, len(list))
	for i, x := range list {
		if f.single {
			keys[i], err = m.one(f, e, x)
		} else {
			var c Value
			if c, err = m.collect(f, e, x); err == nil {
				keys[i] = c
			}
		}
		if err != nil {
			return nil, err
		}
	}
	return keys, nil
}

// sorting is sort, group_by and unique with their variants.
func sorting(what string) special {
	return func(m *machine, n *node, e *env, in Value, p *path, out output) error {
		list, keys, err := m.keyedInput(n, e, in, "sorted", n.s == "sort")
		if err != nil {
			return err
		}
		m.grow(valueCost * len(list))
		list = slices.Clone(list)
		m.sortKeyed(list, keys)
		if keys == nil {
			keys = list
		}
		var result []Value
		switch what {
		case "sort":
			result = list
		case "unique":
			for i, v := range list {
				if i == 0 || !m.equal(keys[i-1], keys[i]) {
					result = append(result, v)
				}
			}
		case "group":
			for i := 0; i < len(list); {
				j := i + 1
				for j < len(list) && m.equal(keys[i], keys[j]) {
					j++
				}
				result = append(result, newArray(list[i:j:j]))
				i = j
			}
		}
		return out(newArray(result), p.elsewhere())
	}
}

// keyedInput checks the input of a sorting builtin and evaluates its keys.
func (m *machine) keyedInput(n *node, e *env, in Value, verb string, bare bool) (list, keys []Value, err error) {
	if in.kind() != Array {
		switch {
		case bare:
			return nil, nil, errorf("%s cannot be sorted, as it is not an array", m.typed(in))
		case in.kind() != Object:
			return nil, nil, errorf("Cannot iterate over %s", m.typed(in))
		case verb == "sorted":
			return nil, nil, errorf("%s and array ([]) cannot be sorted, as they are not both arrays", m.typed(in))
		}
		return nil, nil, errorf("%s and array ([]) cannot be %s", m.typed(in), verb)
	}
	list = in.elems()
	if len(n.list) == 1 {
		keys, err = m.keysBy(n.list[0], e, list)
	}
	return list, keys, err
}

// extreme is min (sign -1) and max (1). Of equal elements min takes the first, max the
// last.
func extreme(sign int) special {
	return func(m *machine, n *node, e *env, in Value, p *path, out output) error {
		if len(n.list) == 0 && in.kind() != Array {
			return errorf("%s and %s cannot be iterated over", m.typed(in), m.typed(in))
		}
		list, keys, err := m.keyedInput(n, e, in, "iterated over", false)
		if err != nil {
			return err
		}
		if keys == nil {
			keys = list
		}
		if len(list) == 0 {
			return out(null, p.elsewhere())
		}
		best := 0
		for i := 1; i < len(list); i++ {
			m.meter.Charge(fuel.Compare)
			if c := m.compare(keys[i], keys[best]); c < 0 == (sign < 0) {
				best = i
			}
		}
		return out(list[best], p.elsewhere())
	}
}

// indexBy is INDEX: an object of the rows by their keys.
func indexBy(m *machine, n *node, e *env, in Value, p *path, out output) error {
	b := newBuilder(8)
	var held int64
	key := n.list[len(n.list)-1]
	add := func(row Value, _ *path) error {
		return m.each(key, e, row, nil, func(k Value, _ *path) error {
			k = m.toString(k)
			c := 2*valueCost + k.cost() + row.cost()
			m.meter.Alloc(c)
			held += c
			b.set(k.str(), row)
			return nil
		})
	}
	var err error
	if len(n.list) == 1 {
		err = m.iterateValue(in, nil, add)
	} else {
		err = m.each(n.list[0], e, in, nil, add)
	}
	m.meter.Free(held)
	if err != nil {
		return err
	}
	return out(b.value(), p.elsewhere())
}

func addOutputs(m *machine, n *node, e *env, in Value, p *path, out output) error {
	v, err := m.collect(n.list[0], e, in)
	if err != nil {
		return err
	}
	if v, err = m.sum(v.elems()); err != nil {
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
