package archive

import (
	"fmt"

	"ambit/core/shell/archive/deflate"
	"ambit/core/shell/command"
)

func init() {
	for _, c := range []struct {
		name, summary string
		codec         *codec
		decompress    bool
		stdout        bool
	}{
		{"gzip", "compress files", gzipCodec, false, false}, {"gunzip", "expand gzip files", gzipCodec, true, false},
		{"zcat", "expand gzip files to standard output", gzipCodec, true, true},
		{"bzip2", "compress files with bzip2", bzip2Codec, false, false}, {"bunzip2", "expand bzip2 files", bzip2Codec, true, false},
		{"bzcat", "expand bzip2 files to standard output", bzip2Codec, true, true},
		{"xz", "compress files with LZMA2", xzCodec, false, false}, {"unxz", "expand xz files", xzCodec, true, false},
		{"xzcat", "expand xz files to standard output", xzCodec, true, true},
		{"lzma", "compress files with LZMA", lzmaCodec, false, false},
		{"unlzma", "expand LZMA files", lzmaCodec, true, false}, {"lzcat", "expand LZMA files to standard output", lzmaCodec, true, true},
		{"zstd", "compress files with Zstandard", zstdCodec, false, false}, {"unzstd", "expand Zstandard files", zstdCodec, true, false},
		{"zstdcat", "expand Zstandard files to standard output", zstdCodec, true, true}, {"zstdmt", "compress files with Zstandard", zstdCodec, false, false},
	} {
		command.Register(command.Spec{Name: c.name, Summary: c.summary, Run: func(p *command.Proc) int {
			x := &compressor{p: p, check: 4, codec: c.codec, decompress: c.decompress, stdout: c.stdout, level: c.codec.level, tool: p.Name}
			if c.codec == zstdCodec {
				x.keep, x.tool = true, "zstd"
				x.force = c.stdout
				x.pass = c.stdout
			}
			if c.codec == gzipCodec {
				x.tool = "gzip"
			}
			if c.codec == lzmaCodec {
				x.codec, x.only = xzCodec, lzmaCodec
			}
			return x.run()
		}})
	}
}

// compressor is one run of a compression command.
type compressor struct {
	p          *command.Proc
	tool       string // as named in messages
	codec      *codec
	only       *codec // of xz: the one format to expand, or nil
	format     *codec // of zstd: the format to write, or nil
	decompress bool
	stdout     bool
	test       bool
	list       bool
	force      bool
	keep       bool
	remove     bool // zstd --rm
	pass       bool // zstd --pass-through
	ultra      bool // zstd --ultra
	exclude    bool // zstd --exclude-compressed
	suffixSet  bool
	quiet      int
	noWarn     bool // xz -Q
	single     bool // xz --single-stream
	verbose    int
	robot      bool
	check      int // of xz and zstd
	recursive  bool
	noName     bool
	useName    bool
	level      int
	suffix     string
	output     string // zstd -o
	folder     string // zstd --output-dir-flat
	listed     bool   // names come from --files
	status     int
	inputs     int
	lines      int // printed by -l
	totals     [2]int64
	done       int // files that zstd worked through
	deflate    deflate.Encoder
	names      []string
	testFailed bool // bzip2 -t

	// Of the gzip file that was read or written last.
	origin   origin
	garbage  bool   // behind its end
	crc      uint32 // of its last member
	size     int64  // of its last member's text
	overhead int64  // bytes of its header and trailer, 0 if there are several
}

func (c *compressor) run() int {
	var names []string
	var status int
	switch c.codec {
	case gzipCodec:
		names, status = c.gzipOptions()
	case bzip2Codec:
		names, status = c.bzip2Options()
	case xzCodec:
		names, status = c.xzOptions()
	default:
		names, status = c.zstdOptions()
	}
	if status >= 0 {
		return status
	}
	if c.suffix == "" {
		c.suffix = c.codec.suffix
		if c.only == lzmaCodec {
			c.suffix = lzmaCodec.suffix
		}
		if c.format != nil {
			c.suffix = c.format.suffix
		}
	}
	if c.list && c.codec == xzCodec {
		return c.listXZ(names)
	}
	if c.list && c.codec == zstdCodec {
		return c.listZstd(names)
	}
	if len(names) == 0 && !c.listed {
		names = []string{"-"}
	}
	if c.codec == zstdCodec && len(names) > 1 && c.output != "" && !c.test {
		if c.quiet > 0 && !c.force {
			c.say("Concatenating multiple processed inputs into a single output loses file metadata. \nAborting. \n")
			return 1
		}
	}
	c.inputs, c.names = len(names), names
	for _, n := range names {
		if n == "-" {
			c.stream()
		} else {
			c.operand(n)
		}
	}
	c.sums()
	if c.noWarn && c.status == 2 {
		return 0
	}
	return c.status
}

func (c *compressor) say(format string, args ...any) {
	c.p.Stdout.Flush()
	fmt.Fprintf(c.p.Stderr, format, args...)
}

func (c *compressor) fail(status int, format string, args ...any) {
	switch {
	case c.codec == xzCodec && (c.quiet > 1 || c.quiet == 1 && status == 2):
	case c.codec == zstdCodec && c.quiet > 1:
	default:
		c.say(format, args...)
	}
	c.raise(status)
}

// raise sets the exit status; an error outweighs a warning.
func (c *compressor) raise(status int) {
	switch {
	case c.codec == bzip2Codec:
		c.status = max(c.status, status)
	case c.status != 1:
		c.status = status
	}
}
