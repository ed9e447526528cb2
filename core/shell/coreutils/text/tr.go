package text

import (
	"fmt"
	"io"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
)

func init() {
	command.Register(command.Spec{Name: "tr", Summary: "translate, squeeze or delete bytes", Run: runTr, Unwritable: command.Unwritable{Long: command.WriteErrorTwice}})
}

const trUsage = "%s [OPTION]... STRING1 [STRING2]\nTranslate, squeeze, or delete bytes from standard input, writing to standard output."

var trOpts = gnu.Options(
	command.Opt{Short: 'c', Long: "complement"},
	command.Opt{Short: 'C', ID: 'c'},
	command.Opt{Short: 'd', Long: "delete"},
	command.Opt{Short: 's', Long: "squeeze-repeats"},
	command.Opt{Short: 't', Long: "truncate-set1"},
)

type trOptions struct{ complement, delete, squeeze, truncate bool }

func runTr(p *command.Proc) int {
	var o trOptions
	g := p.Getopt(trOpts)
	g.Posix = true
	for g.Next() {
		switch g.Opt {
		case 'c':
			o.complement = true
		case 'd':
			o.delete = true
		case 's':
			o.squeeze = true
		case 't':
			o.truncate = true
		default:
			return gnu.HelpOrVersion(p, g.Opt, trUsage, trOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	sets := g.Operands
	least, most := 1, 1
	if o.delete == o.squeeze {
		least = 2
	}
	if o.squeeze || !o.delete {
		most = 2
	}
	if len(sets) < least {
		if len(sets) == 0 {
			return p.UsageError(1, "missing operand")
		}
		p.Errorf("missing operand after %s", gnu.Quote(p, sets[0]))
		if o.squeeze {
			fmt.Fprintln(p.Stderr, "Two strings must be given when both deleting and squeezing repeats.")
		} else {
			fmt.Fprintln(p.Stderr, "Two strings must be given when translating.")
		}
		return p.UsageError(1, "")
	}
	if len(sets) > most {
		p.Errorf("extra operand %s", gnu.Quote(p, sets[most]))
		if len(sets) == 2 {
			fmt.Fprintln(p.Stderr, "Only one string may be given when deleting without squeezing repeats.")
		}
		return p.UsageError(1, "")
	}
	m, err := newTransliteration(p, sets, o)
	if err != nil {
		return p.Fail("%v", err)
	}
	if err := m.run(p); err != nil {
		return p.Fail("read error: %s", command.ErrText(err))
	}
	return 0
}

// transliteration is what tr does to each byte.
type transliteration struct {
	to       [256]byte
	delete   [256]bool
	squeeze  [256]bool
	squeezes bool
	deletes  bool
}

func newTransliteration(p *command.Proc, sets []string, o trOptions) (*transliteration, error) {
	translating := !o.delete && len(sets) == 2
	s1, err := parseTrSet(p, sets[0])
	if err != nil {
		return nil, err
	}
	var s2 *trSet
	if len(sets) == 2 {
		if s2, err = parseTrSet(p, sets[1]); err != nil {
			return nil, err
		}
	}
	if err := checkTrSets(s1, s2, o, translating); err != nil {
		return nil, err
	}
	if translating && !o.complement {
		p.Charge(int64(min(s1.length, 1<<40) / 32))
	}
	m := &transliteration{}
	for i := range m.to {
		m.to[i] = byte(i)
	}
	in1 := s1.members(o.complement)
	m.deletes = o.delete
	if o.delete {
		m.delete = in1
	}
	if o.squeeze {
		m.squeezes = true
		if s2 != nil {
			m.squeeze = s2.members(false)
		} else {
			m.squeeze = in1
		}
	}
	if translating {
		m.map1to2(s1, s2, in1, o)
	}
	return m, nil
}

func (m *transliteration) map1to2(s1, s2 *trSet, in1 [256]bool, o trOptions) {
	b := s2.walk()
	if o.complement {
		for c := 0; c < 256; c++ {
			if in1[c] {
				to, _, ok := b.next()
				if !ok {
					break
				}
				m.to[c] = to
			}
		}
		return
	}
	a := s1.walk()
	for {
		c1, class1, ok1 := a.next()
		c2, class2, ok2 := b.next()
		switch {
		case class1 == trLower && class2 == trUpper:
			for c := 'a'; c <= 'z'; c++ {
				m.to[c] = byte(c) - 'a' + 'A'
			}
		case class1 == trUpper && class2 == trLower:
			for c := 'A'; c <= 'Z'; c++ {
				m.to[c] = byte(c) - 'A' + 'a'
			}
		case !ok1 || !ok2:
			return
		default:
			m.to[c1] = c2
		}
		if class2 != trNone {
			a.skip()
			b.skip()
		}
	}
}

func (m *transliteration) run(p *command.Proc) error {
	r := lineio.NewReader(p.Stdin, p.Meter)
	defer r.Close()
	last := -1
	for {
		chunk, err := r.ReadChunk(0)
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		p.Charge(int64(len(chunk)) / 32)
		if !m.deletes && !m.squeezes {
			for i, c := range chunk {
				chunk[i] = m.to[c]
			}
			p.Stdout.Write(chunk)
			continue
		}
		out := chunk[:0]
		for _, c := range chunk {
			if m.delete[c] {
				continue
			}
			c = m.to[c]
			if m.squeezes && m.squeeze[c] {
				if int(c) == last {
					continue
				}
				last = int(c)
			} else {
				last = -1
			}
			out = append(out, c)
		}
		p.Stdout.Write(out)
	}
}
