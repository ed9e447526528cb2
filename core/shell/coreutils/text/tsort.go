package text

import (
	"slices"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
)

func init() {
	command.Register(command.Spec{Name: "tsort", Summary: "sort topologically", Run: runTsort})
}

var tsortOpts = gnu.Options()

// tsortItem is a node; successors stand in the reverse of the order in which the
// input names them, as in GNU's list, since that decides the output.
type tsortItem struct {
	name       string
	count      int // predecessors left
	successors []*tsortItem
	link       *tsortItem
	done       bool
}

func runTsort(p *command.Proc) int {
	g := p.Getopt(tsortOpts)
	for g.Next() {
		return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION] [FILE]\nWrite totally ordered list consistent with the partial ordering in FILE.", tsortOpts)
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if len(g.Operands) > 1 {
		return gnu.ExtraOperand(p, 1, g.Operands[1])
	}
	name := "-"
	if len(g.Operands) > 0 {
		name = g.Operands[0]
	}
	in, err := p.OpenInput(name)
	if err != nil {
		gnu.FileError(p, name, err)
		return 1
	}
	defer in.Close()
	t := &tsorter{p: p, name: name, items: map[string]*tsortItem{}}
	defer func() { p.Meter.Free(t.alloc) }()
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	var last *tsortItem
	for {
		line, err := r.ReadLine()
		if err != nil {
			if err := r.Err(); err != nil {
				return p.Fail("%s: read error: %s", gnu.Name(p, name), command.ErrText(err))
			}
			break
		}
		for _, word := range strings.FieldsFunc(string(line), func(r rune) bool { return r == ' ' || r == '\t' }) {
			p.Charge(4)
			item := t.item(word)
			if last == nil {
				last = item
				continue
			}
			if last != item {
				t.grow(8)
				item.count++
				last.successors = append(last.successors, item)
			}
			last = nil
		}
	}
	if last != nil {
		return p.Fail("%s: input contains an odd number of tokens", gnu.Name(p, name))
	}
	return t.sort()
}

type tsorter struct {
	p     *command.Proc
	name  string
	items map[string]*tsortItem
	order []*tsortItem // by name
	alloc int64
}

func (t *tsorter) grow(n int64) {
	t.p.Meter.Alloc(n)
	t.alloc += n
}

func (t *tsorter) item(name string) *tsortItem {
	if i, ok := t.items[name]; ok {
		return i
	}
	t.grow(int64(len(name)) + 128)
	i := &tsortItem{name: name}
	t.items[name] = i
	t.order = append(t.order, i)
	return i
}

func (t *tsorter) sort() int {
	slices.SortFunc(t.order, func(a, b *tsortItem) int { return strings.Compare(a.name, b.name) })
	status := 0
	for left := len(t.order); left > 0; {
		var queue []*tsortItem
		for _, i := range t.order {
			t.p.Charge(1)
			if i.count == 0 && !i.done {
				queue = append(queue, i)
			}
		}
		for len(queue) > 0 {
			i := queue[0]
			queue = queue[1:]
			t.p.Stdout.WriteString(i.name + "\n")
			i.done = true
			left--
			for k := len(i.successors) - 1; k >= 0; k-- {
				t.p.Charge(1)
				s := i.successors[k]
				if s.count--; s.count == 0 {
					queue = append(queue, s)
				}
			}
		}
		if left > 0 {
			t.p.Errorf("%s: input contains a loop:", gnu.Name(t.p, t.name))
			status = 1
			t.breakLoop()
		}
	}
	return status
}

// breakLoop finds a loop by walking backwards from some item, prints it and
// removes one of its relations. It follows GNU's search, so that the same loop is
// found.
func (t *tsorter) breakLoop() {
	var loop *tsortItem
	for {
		for _, k := range t.order {
			t.p.Charge(1)
			if k.count <= 0 {
				continue
			}
			if loop == nil {
				loop = k
				continue
			}
			for n := len(k.successors) - 1; n >= 0; n-- {
				if k.successors[n] != loop {
					continue
				}
				if k.link == nil {
					k.link = loop
					loop = k
					break
				}
				for loop != nil {
					next := loop.link
					t.p.Errorf("%s", loop.name)
					if loop == k {
						k.successors[n].count--
						k.successors = slices.Delete(k.successors, n, n+1)
						break
					}
					loop.link = nil
					loop = next
				}
				for loop != nil {
					next := loop.link
					loop.link = nil
					loop = next
				}
				return
			}
		}
	}
}
