package grep

import (
	"bufio"
	"io"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"ambit/core/workspace/view"
)

// encoding is how ripgrep takes the bytes of a file.
type encoding int

const (
	encodingAuto encoding = iota // UTF-8, or what a byte order mark tells
	encodingNone                 // as they are, marks included
	encodingUTF8
	encodingUTF16LE
	encodingUTF16BE
	encodingWindows1252
)

// findEncoding knows the labels of the Encoding Standard for the encodings above.
func findEncoding(label string) (encoding, bool) {
	switch strings.ToLower(strings.Trim(label, " \t\n\f\r")) {
	case "auto":
		return encodingAuto, true
	case "none":
		return encodingNone, true
	case "utf-8", "utf8", "unicode-1-1-utf-8":
		return encodingUTF8, true
	case "utf-16", "utf-16le", "unicode", "ucs-2", "iso-10646-ucs-2", "csunicode", "unicodefeff":
		return encodingUTF16LE, true
	case "utf-16be", "unicodefffe":
		return encodingUTF16BE, true
	case "ascii", "us-ascii", "latin1", "l1", "iso-8859-1", "iso8859-1", "iso88591", "windows-1252", "cp1252", "x-cp1252":
		return encodingWindows1252, true
	}
	return 0, false
}

// windows1252 are the characters of the bytes 0x80 to 0x9f.
var windows1252 = []rune("€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ")

// decoded is a file whose content is turned into UTF-8 while it is read.
type decoded struct {
	view.Handle
	in      *bufio.Reader
	from    encoding
	begun   bool
	pending []byte
}

// decode reads h in an encoding; a byte order mark counts for more. A read of the
// result may give fewer bytes than there are.
func decode(h view.Handle, from encoding) view.Handle {
	if from == encodingNone {
		return h
	}
	return &decoded{Handle: h, in: bufio.NewReaderSize(h, 16<<10), from: from}
}

func (d *decoded) begin() {
	d.begun = true
	head, _ := d.in.Peek(3)
	switch {
	case len(head) == 3 && string(head) == "\xef\xbb\xbf":
		d.from = encodingUTF8
		d.in.Discard(3)
	case len(head) >= 2 && string(head[:2]) == "\xff\xfe":
		d.from = encodingUTF16LE
		d.in.Discard(2)
	case len(head) >= 2 && string(head[:2]) == "\xfe\xff":
		d.from = encodingUTF16BE
		d.in.Discard(2)
	}
}

// Read implements io.Reader.
func (d *decoded) Read(b []byte) (int, error) {
	if !d.begun {
		d.begin()
	}
	if d.from == encodingAuto || d.from == encodingUTF8 {
		return d.in.Read(b)
	}
	for len(d.pending) < len(b) {
		r, err := d.next()
		if err != nil {
			if len(d.pending) > 0 && err == io.EOF {
				break
			}
			return 0, err
		}
		d.pending = utf8.AppendRune(d.pending, r)
		if len(d.pending) >= 4096 {
			break
		}
	}
	n := copy(b, d.pending)
	d.pending = append(d.pending[:0], d.pending[n:]...)
	return n, nil
}

// next is the next character; what is none becomes U+FFFD.
func (d *decoded) next() (rune, error) {
	if d.from == encodingWindows1252 {
		c, err := d.in.ReadByte()
		if c >= 0x80 && c <= 0x9f {
			return windows1252[c-0x80], err
		}
		return rune(c), err
	}
	r, err := d.unit()
	if err != nil || !utf16.IsSurrogate(r) {
		return r, err
	}
	if after, perr := d.in.Peek(2); perr == nil {
		if pair := utf16.DecodeRune(r, d.order(after)); pair != utf8.RuneError {
			d.in.Discard(2)
			return pair, nil
		}
	}
	return utf8.RuneError, nil
}

func (d *decoded) order(b []byte) rune {
	if d.from == encodingUTF16BE {
		return rune(b[0])<<8 | rune(b[1])
	}
	return rune(b[1])<<8 | rune(b[0])
}

func (d *decoded) unit() (rune, error) {
	b, err := d.in.Peek(2)
	if len(b) == 1 && err == io.EOF {
		d.in.Discard(1)
		return utf8.RuneError, nil
	}
	if err != nil {
		return 0, err
	}
	r := d.order(b)
	d.in.Discard(2)
	return r, nil
}
