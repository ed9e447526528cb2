package text

import (
	"bytes"
	"math"
	"sort"
	"strconv"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "cut", Summary: "remove sections from each line of files", Run: runCut})
}

const cutUsage = "%s OPTION... [FILE]...\nPrint selected parts of lines from each FILE to standard output."

const (
	cutComplement = 256 + iota
	cutOutputDelim
)

var cutOpts = gnu.Options(
	command.Opt{Short: 'b', Long: "bytes", Arg: command.RequiredArg},
	command.Opt{Short: 'c', Long: "characters", Arg: command.RequiredArg},
	command.Opt{Short: 'd', Long: "delimiter", Arg: command.RequiredArg},
	command.Opt{Short: 'f', Long: "fields", Arg: command.RequiredArg},
	command.Opt{Short: 'n'},
	command.Opt{Short: 's', Long: "only-delimited"},
	command.Opt{Long: "output-delimiter", Arg: command.RequiredArg, ID: cutOutputDelim},
	command.Opt{Long: "complement", ID: cutComplement},
	command.Opt{Short: 'z', Long: "zero-terminated"},
)

// span is a range of fields or bytes, counted from 1, both ends included.
type span struct{ first, last uint64 }

type cutter struct {
	p             *command.Proc
	spans         []span
	delim         byte
	out           []byte // output delimiter
	hasOut        bool
	onlyDelimited bool
	end           byte // '\n' or NUL
	buf           []byte
}

func runCut(p *command.Proc) int {
	c := &cutter{p: p, delim: '\t', end: '\n'}
	mode, list := 0, ""
	hasDelim, complement := false, false
	g := p.Getopt(cutOpts)
	for g.Next() {
		switch g.Opt {
		case 'b', 'c', 'f':
			if mode != 0 {
				return p.UsageError(1, "only one list may be specified")
			}
			mode, list = g.Opt, g.Arg
		case 'd':
			if len(g.Arg) > 1 {
				return p.UsageError(1, "the delimiter must be a single character")
			}
			c.delim, hasDelim = 0, true
			if g.Arg != "" {
				c.delim = g.Arg[0]
			}
		case 's':
			c.onlyDelimited = true
		case 'n':
		case 'z':
			c.end = 0
		case cutComplement:
			complement = true
		case cutOutputDelim:
			c.hasOut, c.out = true, []byte(g.Arg)
			if g.Arg == "" {
				c.out = []byte{0}
			}
		default:
			return gnu.HelpOrVersion(p, g.Opt, cutUsage, cutOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	switch {
	case mode == 0:
		return p.UsageError(1, "you must specify a list of bytes, characters, or fields")
	case hasDelim && mode != 'f':
		return p.UsageError(1, "an input delimiter may be specified only when operating on fields")
	case c.onlyDelimited && mode != 'f':
		return p.UsageError(1, "suppressing non-delimited lines makes sense\n\tonly when operating on fields")
	}
	spans, msg := parseSpans(p, list, mode == 'f')
	if msg != "" {
		return p.UsageError(1, "%s", msg)
	}
	if complement {
		spans = complementSpans(spans)
	}
	c.spans = spans
	if !c.hasOut && mode == 'f' {
		c.out = []byte{c.delim}
	}
	return gnu.EachInput(p, g.Operands, func(name string, in view.Handle) error {
		switch {
		case mode != 'f':
			return eachLine(p, in, c.end, c.bytes)
		case c.delim == c.end:
			return c.lines(in)
		}
		return eachLine(p, in, c.end, c.fields)
	})
}

// parseSpans reads a list such as 1,3-5,7- or "1 3" and merges what overlaps.
// Touching ranges stay apart, since an output delimiter shows between them.
func parseSpans(p *command.Proc, list string, fields bool) (spans []span, msg string) {
	zero, what := "byte/character positions are numbered from 1", "byte/character"
	if fields {
		zero, what = "fields are numbered from 1", "field"
	}
	for i := 0; ; {
		var s span
		var left, right, dash bool
		for ; i < len(list); i++ {
			ch := list[i]
			if ch == '-' {
				if dash {
					if fields {
						return nil, "invalid field range"
					}
					return nil, "invalid byte or character range"
				}
				dash = true
				continue
			}
			if !isDigit(ch) {
				break
			}
			j := i
			for j < len(list) && isDigit(list[j]) {
				j++
			}
			v, err := strconv.ParseUint(list[i:j], 10, 64)
			if err != nil || v == math.MaxUint64 {
				if fields {
					return nil, "field number " + gnu.Quote(p, list[i:j]) + " is too large"
				}
				return nil, "byte/character offset " + gnu.Quote(p, list[i:j]) + " is too large"
			}
			if dash {
				s.last, right = v, true
			} else {
				s.first, left = v, true
			}
			i = j - 1
		}
		if i < len(list) && list[i] != ',' && !isBlank(list[i]) {
			if fields {
				return nil, "invalid field value " + gnu.Quote(p, list[i:])
			}
			return nil, "invalid byte/character position " + gnu.Quote(p, list[i:])
		}
		switch {
		case dash && !left && !right:
			return nil, "invalid range with no endpoint: -"
		case dash:
			if !left {
				s.first = 1
			} else if s.first == 0 {
				return nil, zero
			}
			if !right {
				s.last = math.MaxUint64
			} else if s.last < s.first {
				return nil, "invalid decreasing range"
			}
		case !left || s.first == 0:
			return nil, zero
		default:
			s.last = s.first
		}
		spans = append(spans, s)
		if i >= len(list) {
			break
		}
		i++
	}
	if len(spans) == 0 {
		return nil, "missing list of " + what + "s"
	}
	p.Charge(4 * int64(len(spans)))
	return mergeSpans(spans), ""
}

func mergeSpans(spans []span) []span {
	sort.SliceStable(spans, func(i, j int) bool { return spans[i].first < spans[j].first })
	merged := spans[:1]
	for _, s := range spans[1:] {
		if last := &merged[len(merged)-1]; s.first <= last.last {
			last.last = max(last.last, s.last)
		} else {
			merged = append(merged, s)
		}
	}
	return merged
}

func complementSpans(spans []span) []span {
	var out []span
	next := uint64(1)
	for _, s := range spans {
		if s.first > next {
			out = append(out, span{next, s.first - 1})
		}
		if s.last == math.MaxUint64 {
			return out
		}
		next = s.last + 1
	}
	return append(out, span{next, math.MaxUint64})
}

func (c *cutter) bytes(line []byte, _ bool) {
	c.buf = c.buf[:0]
	n := uint64(len(line))
	printed := false
	for _, s := range c.spans {
		if s.first > n {
			break
		}
		if printed && c.hasOut {
			c.buf = append(c.buf, c.out...)
		}
		c.buf = append(c.buf, line[s.first-1:min(s.last, n)]...)
		printed = true
	}
	c.buf = append(c.buf, c.end)
	c.p.Stdout.Write(c.buf)
}

func (c *cutter) fields(line []byte, _ bool) {
	i := bytes.IndexByte(line, c.delim)
	if i < 0 {
		if !c.onlyDelimited {
			c.p.Stdout.Write(line)
			c.p.Stdout.WriteByte(c.end)
		}
		return
	}
	c.buf = c.buf[:0]
	field, start := uint64(1), 0
	printed := false
	for _, s := range c.spans {
		for field < s.first && i >= 0 {
			start += i + 1
			field++
			i = bytes.IndexByte(line[start:], c.delim)
		}
		if field < s.first {
			break
		}
		for field <= s.last {
			if printed {
				c.buf = append(c.buf, c.out...)
			}
			printed = true
			if i < 0 {
				c.buf = append(c.buf, line[start:]...)
				break
			}
			c.buf = append(c.buf, line[start:start+i]...)
			start += i + 1
			field++
			i = bytes.IndexByte(line[start:], c.delim)
		}
		if i < 0 && field <= s.last {
			break
		}
	}
	c.buf = append(c.buf, c.end)
	c.p.Charge(int64(len(c.buf)) / 8)
	c.p.Stdout.Write(c.buf)
}

// lines treats the whole input as one line whose fields are the lines, which is
// what -d $'\n' asks for.
func (c *cutter) lines(in view.Handle) error {
	field := uint64(0)
	printed := false
	k := 0
	err := eachLine(c.p, in, c.end, func(line []byte, terminated bool) {
		field++
		for k < len(c.spans) && c.spans[k].last < field {
			k++
		}
		if k == len(c.spans) || field < c.spans[k].first {
			return
		}
		if printed {
			c.p.Stdout.Write(c.out)
		}
		printed = true
		c.p.Stdout.Write(line)
	})
	if field > 0 {
		c.p.Stdout.WriteByte(c.end)
	}
	return err
}
