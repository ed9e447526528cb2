package fileutils

import (
	"errors"
	"io"
	"math/bits"
	"strconv"
	"strings"
	"time"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "dd", Summary: "convert and copy a file", Run: runDd})
}

// dd is one run of the command (GNU coreutils manual, dd invocation).
type dd struct {
	p        *command.Proc
	input    string
	output   string
	ibs, obs uint64
	cbs      uint64
	skip     uint64
	seek     uint64
	count    uint64
	hasCount bool
	skipIn   bool // skip, seek and count are bytes
	seekIn   bool
	countIn  bool
	full     bool // iflag=fullblock
	appendTo bool
	status   string
	conv     map[string]bool

	in, out                         view.Handle
	wholeIn, partIn, wholeOut, pOut uint64
	truncatedRecords                uint64
	written                         uint64
	pending                         []byte
	oddByte                         int
	column                          uint64
	spaces                          uint64
}

var ddConversions = []string{
	"ascii", "ebcdic", "ibm", "block", "unblock", "lcase", "ucase", "sparse", "swab", "sync", "excl", "nocreat", "notrunc",
	"noerror", "fdatasync", "fsync",
}

// The converted characters of conv=ascii and so on do not occur any more.
var ddRefused = map[string]bool{"ascii": true, "ebcdic": true, "ibm": true}

var ddInputFlags = []string{"append", "direct", "directory", "dsync", "sync", "fullblock", "nonblock", "noatime", "nocache", "noctty", "nofollow", "count_bytes", "skip_bytes"}

var ddOutputFlags = []string{"append", "direct", "directory", "dsync", "sync", "nonblock", "noatime", "nocache", "noctty", "nofollow", "seek_bytes"}

func runDd(p *command.Proc) int {
	d := &dd{p: p, conv: map[string]bool{}, oddByte: -1}
	opts := gnu.Options()
	g := p.Getopt(opts)
	for g.Next() {
		return gnu.HelpOrVersion(p, g.Opt, "%s [OPERAND]...\nCopy a file, converting and formatting according to the operands.", opts)
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if status, ok := d.parse(g.Operands); !ok {
		return status
	}
	return d.run()
}

// ddNumber reads a number with the suffixes of dd: c w b kB K and so on, B for a
// byte count, and products with x.
func ddNumber(s string) (n uint64, inBytes, ok bool) {
	n = 1
	for i, part := range strings.Split(s, "x") {
		if i > 0 && part == "" {
			return 0, false, false
		}
		if t, found := strings.CutSuffix(part, "B"); found && t != "" && isDigit(t[len(t)-1]) {
			part, inBytes = t, true
		}
		v, err := gnu.ParseSize(part, "bcEGkKMPTwYZQR0")
		if err != nil || part == "" || !isDigit(part[0]) {
			return 0, false, false
		}
		hi, lo := bits.Mul64(n, v)
		if hi != 0 {
			return 0, false, false
		}
		n = lo
	}
	return n, inBytes, true
}

func (d *dd) parse(operands []string) (status int, ok bool) {
	p := d.p
	bs := uint64(0)
	for _, o := range operands {
		name, value, found := strings.Cut(o, "=")
		usage := func(format string) (int, bool) {
			return p.UsageError(1, format, gnu.Quote(p, value)), false
		}
		number := func(to *uint64, least uint64, inBytes *bool) bool {
			n, b, good := ddNumber(value)
			if !good || n < least || n > 1<<62 {
				p.Errorf("invalid number: %s", gnu.Quote(p, value))
				return false
			}
			*to = n
			if inBytes != nil {
				*inBytes = *inBytes || b
			}
			return true
		}
		good := found
		switch {
		case !found:
		case name == "if":
			d.input = value
		case name == "of":
			d.output = value
		case name == "bs":
			good = number(&bs, 1, nil)
		case name == "ibs":
			good = number(&d.ibs, 1, nil)
		case name == "obs":
			good = number(&d.obs, 1, nil)
		case name == "cbs":
			good = number(&d.cbs, 1, nil)
		case name == "skip" || name == "iseek":
			good = number(&d.skip, 0, &d.skipIn)
		case name == "seek" || name == "oseek":
			good = number(&d.seek, 0, &d.seekIn)
		case name == "count":
			good = number(&d.count, 0, &d.countIn)
			d.hasCount = true
		case name == "conv":
			for _, c := range strings.Split(value, ",") {
				if !contains(ddConversions, c) {
					value = c
					return usage("invalid conversion: %s")
				}
				if ddRefused[c] {
					p.Errorf("conversion to and from EBCDIC is not supported: %s", gnu.Quote(p, c))
					return 1, false
				}
				d.conv[c] = true
			}
		case name == "iflag":
			for _, f := range strings.Split(value, ",") {
				if !contains(ddInputFlags, f) {
					value = f
					return usage("invalid input flag: %s")
				}
				d.full = d.full || f == "fullblock"
				d.skipIn = d.skipIn || f == "skip_bytes"
				d.countIn = d.countIn || f == "count_bytes"
			}
		case name == "oflag":
			for _, f := range strings.Split(value, ",") {
				if !contains(ddOutputFlags, f) {
					value = f
					return usage("invalid output flag: %s")
				}
				d.appendTo = d.appendTo || f == "append"
				d.seekIn = d.seekIn || f == "seek_bytes"
			}
		case name == "status":
			if value != "none" && value != "noxfer" && value != "progress" {
				return usage("invalid status level: %s")
			}
			d.status = value
		default:
			found = false
		}
		if !found {
			return p.UsageError(1, "unrecognized operand %s", gnu.Quote(p, o)), false
		}
		if !good {
			return 1, false
		}
	}
	if bs != 0 {
		d.ibs, d.obs = bs, bs
	}
	oneSize := bs != 0
	for _, size := range []*uint64{&d.ibs, &d.obs} {
		if *size == 0 {
			*size = 512
		}
	}
	for _, pair := range [][2]string{{"lcase", "ucase"}, {"block", "unblock"}, {"excl", "nocreat"}} {
		if d.conv[pair[0]] && d.conv[pair[1]] {
			return p.Fail("cannot combine %s and %s", pair[0], pair[1]), false
		}
	}
	if d.cbs == 0 {
		d.conv["block"], d.conv["unblock"] = false, false
	}
	d.conv["direct"] = oneSize && !(d.conv["block"] || d.conv["unblock"])
	return 0, true
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

func (d *dd) run() int {
	p := d.p
	if d.ibs+d.obs > 1<<40 {
		return p.Fail("memory exhausted by input buffer of size %d bytes", d.ibs)
	}
	p.Meter.Alloc(int64(d.ibs + d.obs))
	defer p.Meter.Free(int64(d.ibs + d.obs))
	d.in = keepHandle{p.Stdin}
	if d.input != "" {
		h, err := p.Open(d.input)
		if err != nil {
			return p.Fail("failed to open %s: %s", gnu.QuoteName(p, d.input), command.ErrText(err))
		}
		d.in = h
	}
	defer d.in.Close()
	if d.output == "" {
		d.out = keepHandle{p.Stdout.Handle()}
	} else if err := d.openOutput(); err != nil {
		return p.Fail("failed to open %s: %s", gnu.QuoteName(p, d.output), command.ErrText(err))
	}
	start := p.Now()
	status := d.transfer()
	if err := d.out.Close(); err != nil && status == 0 {
		status = p.Fail("closing output file %s: %s", gnu.QuoteName(p, d.outName()), command.ErrText(err))
	}
	d.report(p.Now().Sub(start))
	return status
}

// keepHandle is a handle that does not belong to the command.
type keepHandle struct{ view.Handle }

func (keepHandle) Close() error { return nil }

func (d *dd) openOutput() error {
	p := d.p
	flags := view.WriteOnly
	if !d.conv["nocreat"] {
		flags |= view.Create
	}
	if d.conv["excl"] {
		flags |= view.Exclusive
	}
	if d.appendTo {
		flags |= view.Append
	}
	if d.seek == 0 && !d.conv["notrunc"] {
		flags |= view.Truncate
	}
	h, err := p.OpenFile(d.output, flags, 0o666)
	if err != nil {
		return err
	}
	d.out = h
	if d.seek == 0 {
		return nil
	}
	at := int64(d.seekBytes())
	info, err := h.Stat()
	if err == nil && info.Kind == view.File {
		if !d.conv["notrunc"] {
			if err := p.FS.Truncate(p.Abs(d.output), at); err != nil {
				return err
			}
		}
		if s, ok := h.(io.Seeker); ok {
			_, err = s.Seek(at, io.SeekStart)
			return err
		}
	}
	return nil
}

func (d *dd) seekBytes() uint64 {
	if d.seekIn {
		return d.seek
	}
	return d.seek * d.obs
}

func (d *dd) inName() string {
	if d.input == "" {
		return "standard input"
	}
	return d.input
}

func (d *dd) outName() string {
	if d.output == "" {
		return "standard output"
	}
	return d.output
}

// skipInput passes over the first bytes of the input.
func (d *dd) skipInput() error {
	n := d.skip
	if !d.skipIn {
		hi, lo := bits.Mul64(n, d.ibs)
		if hi != 0 {
			return nil
		}
		n = lo
	}
	if n == 0 {
		return nil
	}
	if s, ok := unwrapSeeker(d.in); ok {
		if info, err := d.in.Stat(); err == nil && info.Kind == view.File {
			if int64(n) > info.Size {
				if d.status != "none" {
					d.p.Errorf("%s: cannot skip to specified offset", gnu.Quote(d.p, d.inName()))
				}
				n = uint64(info.Size)
			}
			_, err := s.Seek(int64(n), io.SeekCurrent)
			return err
		}
	}
	buf := make([]byte, min(n, 32<<10))
	for n > 0 {
		k, err := d.in.Read(buf[:min(n, uint64(len(buf)))])
		d.p.Meter.Bytes(k)
		n -= uint64(k)
		if err != nil {
			if errors.Is(err, io.EOF) {
				return nil
			}
			return err
		}
	}
	return nil
}

func unwrapSeeker(h view.Handle) (io.Seeker, bool) {
	for {
		switch x := h.(type) {
		case io.Seeker:
			return x, true
		case keepHandle:
			h = x.Handle
		case interface{ Unwrap() view.Handle }:
			h = x.Unwrap()
		default:
			return nil, false
		}
	}
}

func (d *dd) transfer() int {
	p := d.p
	if err := d.skipInput(); err != nil {
		return p.Fail("error reading %s: %s", gnu.Quote(p, d.inName()), command.ErrText(err))
	}
	remaining := d.count
	buf := make([]byte, d.ibs)
	status := 0
	for !d.hasCount || remaining > 0 {
		want := d.ibs
		if d.hasCount && d.countIn {
			want = min(want, remaining)
		}
		n, err := d.readBlock(buf[:want])
		if err != nil && !errors.Is(err, io.EOF) {
			p.Errorf("error reading %s: %s", gnu.QuoteName(p, d.inName()), command.ErrText(err))
			status = 1
			if !d.conv["noerror"] || n == 0 {
				break
			}
		}
		if n == 0 {
			break
		}
		if d.hasCount {
			if d.countIn {
				remaining -= uint64(n)
			} else {
				remaining--
			}
		}
		block := buf[:n]
		if uint64(n) < d.ibs {
			d.partIn++
			if d.conv["sync"] {
				fill := byte(0)
				if d.conv["block"] || d.conv["unblock"] {
					fill = ' '
				}
				for i := n; i < len(buf); i++ {
					buf[i] = fill
				}
				block = buf
			}
		} else {
			d.wholeIn++
		}
		if err := d.convert(block); err != nil {
			return p.Fail("error writing %s: %s", gnu.QuoteName(p, d.outName()), command.ErrText(err))
		}
	}
	if err := d.finish(); err != nil {
		return p.Fail("error writing %s: %s", gnu.QuoteName(p, d.outName()), command.ErrText(err))
	}
	return status
}

func (d *dd) readBlock(buf []byte) (int, error) {
	n := 0
	for {
		k, err := d.in.Read(buf[n:])
		d.p.Meter.Bytes(k)
		n += k
		if err != nil || !d.full || n == len(buf) {
			return n, err
		}
	}
}

// convert changes a block as conv= asks and writes it.
func (d *dd) convert(block []byte) error {
	if len(d.conv) > 0 {
		d.p.Meter.Scan(2 * len(block))
	}
	if d.conv["swab"] {
		block = d.swap(block)
	}
	switch {
	case d.conv["lcase"]:
		for i, c := range block {
			if c >= 'A' && c <= 'Z' {
				block[i] = c | 0x20
			}
		}
	case d.conv["ucase"]:
		for i, c := range block {
			if c >= 'a' && c <= 'z' {
				block[i] = c &^ 0x20
			}
		}
	}
	switch {
	case d.conv["block"]:
		return d.blocked(block)
	case d.conv["unblock"]:
		return d.unblocked(block)
	case d.conv["direct"]:
		return d.emit(block)
	}
	return d.buffer(block)
}

// swap exchanges pairs of bytes; an odd one waits for the next block.
func (d *dd) swap(block []byte) []byte {
	out := make([]byte, 0, len(block)+1)
	for _, c := range block {
		if d.oddByte < 0 {
			d.oddByte = int(c)
			continue
		}
		out = append(out, c, byte(d.oddByte))
		d.oddByte = -1
	}
	return out
}

// blocked turns lines into records of cbs bytes, padded with blanks.
func (d *dd) blocked(block []byte) error {
	for _, c := range block {
		if c == '\n' {
			if d.column < d.cbs {
				if err := d.blanks(d.cbs - d.column); err != nil {
					return err
				}
			}
			d.column = 0
			continue
		}
		if d.column == d.cbs {
			d.truncatedRecords++
		} else if d.column < d.cbs {
			if err := d.buffer([]byte{c}); err != nil {
				return err
			}
		}
		d.column++
	}
	return nil
}

// unblocked turns records of cbs bytes into lines without trailing blanks.
func (d *dd) unblocked(block []byte) error {
	for _, c := range block {
		if d.column == d.cbs {
			d.column, d.spaces = 0, 0
			if err := d.buffer([]byte{'\n'}); err != nil {
				return err
			}
		}
		d.column++
		if c == ' ' {
			d.spaces++
			continue
		}
		if d.spaces > 0 {
			if err := d.blanks(d.spaces); err != nil {
				return err
			}
			d.spaces = 0
		}
		if err := d.buffer([]byte{c}); err != nil {
			return err
		}
	}
	return nil
}

// blanks puts out n blanks.
func (d *dd) blanks(n uint64) error {
	const run = "                                                                "
	for ; n > 0; n -= min(n, uint64(len(run))) {
		if err := d.buffer([]byte(run[:min(n, uint64(len(run)))])); err != nil {
			return err
		}
	}
	return nil
}

// buffer collects output blocks of obs bytes.
func (d *dd) buffer(b []byte) error {
	d.pending = append(d.pending, b...)
	whole := d.pending
	for uint64(len(whole)) >= d.obs {
		if err := d.emit(whole[:d.obs]); err != nil {
			return err
		}
		whole = whole[d.obs:]
	}
	d.pending = append(d.pending[:0], whole...)
	return nil
}

func (d *dd) emit(b []byte) error {
	if len(b) == 0 {
		return nil
	}
	d.p.Meter.Bytes(len(b))
	for rest := b; len(rest) > 0; {
		n, err := d.out.Write(rest)
		d.written += uint64(n)
		if err != nil {
			return err
		}
		rest = rest[n:]
	}
	if uint64(len(b)) == d.obs {
		d.wholeOut++
	} else {
		d.pOut++
	}
	return nil
}

func (d *dd) finish() error {
	if d.oddByte >= 0 {
		if err := d.buffer([]byte{byte(d.oddByte)}); err != nil {
			return err
		}
	}
	if d.conv["block"] && d.column > 0 {
		for ; d.column < d.cbs; d.column++ {
			if err := d.buffer([]byte{' '}); err != nil {
				return err
			}
		}
	}
	if d.conv["unblock"] && d.column > 0 {
		if err := d.buffer([]byte{'\n'}); err != nil {
			return err
		}
	}
	return d.emit(d.pending)
}

func count(n uint64) string { return strconv.FormatUint(n, 10) }

// report writes the statistics; the time is virtual.
func (d *dd) report(took time.Duration) {
	if d.status == "none" {
		return
	}
	p := d.p
	p.Stdout.Flush()
	var b strings.Builder
	b.WriteString(count(d.wholeIn) + "+" + count(d.partIn) + " records in\n")
	b.WriteString(count(d.wholeOut) + "+" + count(d.pOut) + " records out\n")
	switch {
	case d.truncatedRecords == 1:
		b.WriteString("1 truncated record\n")
	case d.truncatedRecords > 1:
		b.WriteString(count(d.truncatedRecords) + " truncated records\n")
	}
	if d.status != "noxfer" {
		b.WriteString(count(d.written) + " byte")
		if d.written != 1 {
			b.WriteString("s")
		}
		if d.written >= 1000 {
			b.WriteString(" (" + bytesIn(d.written, 1000))
			if d.written >= 1024 {
				b.WriteString(", " + bytesIn(d.written, 1024))
			}
			b.WriteString(")")
		}
		seconds := took.Seconds()
		rate := "Infinity B"
		switch {
		case d.written == 0:
			rate = "0.0 kB"
		case seconds > 0:
			rate = bytesIn(uint64(float64(d.written)/seconds), 1000)
		}
		b.WriteString(" copied, " + strconv.FormatFloat(seconds, 'g', 6, 64) + " s, " + rate + "/s\n")
	}
	p.Stderr.Write([]byte(b.String()))
}

// bytesIn is n, which is less than 2^60, in the largest fitting unit, rounded to the
// nearest.
func bytesIn(n, base uint64) string {
	units := []string{"B", "kB", "MB", "GB", "TB", "PB", "EB"}
	if base == 1024 {
		units = []string{"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"}
	}
	unit, i := uint64(1), 0
	for n/unit >= base {
		unit *= base
		i++
	}
	if i == 0 {
		return count(n) + " " + units[0]
	}
	tenths := (n*10 + unit/2) / unit
	if tenths < 100 {
		return count(tenths/10) + "." + count(tenths%10) + " " + units[i]
	}
	return count((n+unit/2)/unit) + " " + units[i]
}
