package digest

import (
	"io"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
)

func init() {
	unwritable := command.Unwritable{Long: command.WriteErrorTwice}
	for _, name := range []string{"base64", "base32"} {
		e := findEncoding(name)
		command.Register(command.Spec{Name: name, Summary: name + " encode or decode data",
			Run: func(p *command.Proc) int { return runEncoding(p, e, baseOpts) }, Unwritable: unwritable})
	}
	command.Register(command.Spec{Name: "basenc", Summary: "encode or decode data in various bases",
		Run: func(p *command.Proc) int { return runEncoding(p, nil, basencOpts) }, Unwritable: unwritable})
}

const baseUsage = "%s [OPTION]... [FILE]\nEncode or decode FILE, or standard input, to standard output."

var baseOpts = gnu.Options(
	command.Opt{Short: 'd', Long: "decode"},
	command.Opt{Short: 'i', Long: "ignore-garbage"},
	command.Opt{Short: 'w', Long: "wrap", Arg: command.RequiredArg},
)

const encodingID = 300

var basencOpts = func() []command.Opt {
	opts := baseOpts[:len(baseOpts):len(baseOpts)]
	for i, e := range encodings {
		opts = append(opts, command.Opt{Long: e.name, ID: encodingID + i})
	}
	return opts
}()

func runEncoding(p *command.Proc, e *encoding, opts []command.Opt) int {
	decode, ignore, wrap := false, false, uint64(76)
	g := p.Getopt(opts)
	for g.Next() {
		switch g.Opt {
		case 'd':
			decode = true
		case 'i':
			ignore = true
		case 'w':
			n, err := gnu.ParseSize(g.Arg, "")
			if err == gnu.ErrInvalid || err == gnu.ErrSuffix {
				return p.Fail("invalid wrap size: %s", gnu.Quote(p, g.Arg))
			}
			wrap = n
			if err != nil {
				wrap = 0
			}
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, baseUsage, opts)
		default:
			e = &encodings[g.Opt-encodingID]
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if e == nil {
		return p.UsageError(1, "missing encoding type")
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
	if decode {
		err = e.decodeAll(p, in, ignore)
	} else {
		err = e.encodeAll(p, in, wrap)
	}
	switch err {
	case nil:
		return 0
	case errInvalidInput, errNotMultiple:
		return p.Fail("%v", err)
	}
	return p.Fail("read error: %s", command.ErrText(err))
}

// encodeAll reads blocks of whole groups and breaks lines after wrap columns.
func (e *encoding) encodeAll(p *command.Proc, in io.Reader, wrap uint64) error {
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	column := uint64(0)
	var rest, out, held []byte
	write := func(b []byte) {
		if wrap == 0 {
			p.Stdout.Write(b)
			return
		}
		for len(b) > 0 {
			if column == wrap {
				p.Stdout.WriteByte('\n')
				column = 0
			}
			n := min(wrap-column, uint64(len(b)))
			p.Stdout.Write(b[:n])
			column += n
			b = b[n:]
		}
	}
	for {
		chunk, err := r.ReadChunk(0)
		if err != nil && err != io.EOF {
			return err
		}
		if err == io.EOF {
			if len(rest) > 0 {
				if e.wholeGroups {
					return errNotMultiple
				}
				write(e.encode(nil, rest))
			}
			write(held)
			if wrap > 0 && column > 0 {
				p.Stdout.WriteByte('\n')
			}
			return nil
		}
		if len(rest) > 0 {
			k := min(e.bytes-len(rest), len(chunk))
			rest = append(rest, chunk[:k]...)
			chunk = chunk[k:]
			if len(rest) < e.bytes {
				continue
			}
			write(e.encode(out[:0], rest))
			rest = rest[:0]
		}
		p.Charge(int64(len(chunk)) / 32)
		whole := len(chunk) - len(chunk)%e.bytes
		out = e.encode(out[:0], chunk[:whole])
		if e.wholeGroups {
			// GNU's z85 does not print a block before it knows that more follows.
			write(held)
			held = append(held[:0], out...)
		} else {
			write(out)
		}
		rest = append(rest, chunk[whole:]...)
	}
}

// decodeAll collects groups of characters, newlines left out.
func (e *encoding) decodeAll(p *command.Proc, in io.Reader, ignore bool) error {
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	group := make([]byte, 0, 8)
	var out []byte
	for {
		chunk, err := r.ReadChunk(0)
		if err == io.EOF {
			if len(group) == 0 {
				return nil
			}
			out, ok := e.decode(nil, group)
			p.Stdout.Write(out)
			if !ok {
				return errInvalidInput
			}
			return nil
		}
		if err != nil {
			return err
		}
		p.Charge(int64(len(chunk)) / 32)
		out = out[:0]
		for _, c := range chunk {
			if c == '\n' || ignore && !e.known(c) {
				continue
			}
			group = append(group, c)
			if len(group) < e.chars {
				continue
			}
			var ok bool
			out, ok = e.decode(out, group)
			group = group[:0]
			if !ok {
				p.Stdout.Write(out)
				return errInvalidInput
			}
		}
		p.Stdout.Write(out)
	}
}
