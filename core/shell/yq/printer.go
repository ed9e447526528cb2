package yq

import (
	"bytes"
	"io"
	"strings"
)

// printer writes results, divided where their documents differ.
type printer struct {
	m       *machine
	enc     encoder
	w       func(n *node) io.Writer
	nul     bool
	begun   bool
	last    origin
	printed bool // something that is neither null nor false
}

func (p *printer) print(l *list) {
	if len(l.n) == 0 {
		return
	}
	if !p.enc.aliases() {
		for _, n := range l.n {
			p.m.explode(n)
		}
	}
	if !p.begun {
		p.begun, p.last = true, l.n[0].from()
	}
	for _, n := range l.n {
		w := p.w(n)
		from := n.from()
		if (from.document != p.last.document || from.fileIndex != p.last.fileIndex) && !strings.HasPrefix(n.rare().leading, separatorMark) {
			p.enc.separator(w)
		}
		var buf bytes.Buffer
		out := w
		if p.nul {
			out = &meteredWriter{&buf, p.m}
		}
		p.enc.leading(out, n.rare().leading)
		if n.tag != tagNull && (n.tag != tagBool || n.value != "false") {
			p.printed = true
		}
		p.enc.encode(out, n)
		if p.nul {
			b := buf.Bytes()
			b = bytes.TrimSuffix(b, []byte("\n"))
			b = bytes.TrimSuffix(b, []byte("\r"))
			if bytes.IndexByte(b, 0) >= 0 {
				fail("can't serialise value because it contains NUL char and you are using NUL separated output")
			}
			w.Write(append(b, 0))
		}
		p.last.document = from.document
	}
}
