// Package archive holds the commands that pack and compress: tar, zip, unzip,
// gzip, bzip2, xz, zstd and their kin.
package archive

import (
	"bufio"
	"compress/bzip2"
	"errors"
	"io"
	"strings"

	bzip2w "github.com/dsnet/compress/bzip2"

	"ambit/core/fuel"
	"ambit/core/shell/archive/xz"
	"ambit/core/shell/archive/zstd"
)

// codec is a compression format.
type codec struct {
	name     string
	suffix   string
	level    int // the default
	decoders func(r io.Reader, m *fuel.Meter) (io.ReadCloser, error)
	encoder  func(w io.Writer, level int, m *fuel.Meter, from origin) (io.WriteCloser, error)
}

// The memory that the decoders and encoders of the libraries take, in bytes; it is
// charged while they are in use.
const (
	gzipDecoderMem  = 64 << 10
	gzipEncoderMem  = 1 << 20
	bzip2DecoderMem = 4 << 20
	bzip2EncoderMem = 10 << 20
)

// errFormat reports data that is not in the format of the codec.
var errFormat = errors.New("not in format")

var gzipCodec = &codec{name: "gzip", suffix: ".gz", level: 6, decoders: func(r io.Reader, m *fuel.Meter) (io.ReadCloser, error) {
	return newGzipReader(r, m)
}, encoder: func(w io.Writer, level int, m *fuel.Meter, from origin) (io.WriteCloser, error) {
	return newGzipWriter(w, level, m, from, nil), nil
}}

var bzip2Codec = &codec{name: "bzip2", suffix: ".bz2", level: 9, decoders: func(r io.Reader, m *fuel.Meter) (io.ReadCloser, error) {
	b := bufio.NewReaderSize(r, 16<<10)
	magic, err := b.Peek(4)
	if len(magic) < 4 && err == io.EOF && strings.HasPrefix("BZh", string(magic[:min(len(magic), 3)])) {
		return nil, io.ErrUnexpectedEOF
	}
	if len(magic) < 4 || string(magic[:3]) != "BZh" || magic[3] < '1' || magic[3] > '9' {
		return nil, errFormat
	}
	m.Alloc(bzip2DecoderMem)
	m.Bytes(bzip2DecoderMem / 8)
	return &meteredReader{bzip2.NewReader(b), m, bzip2DecoderMem, 32}, nil
}, encoder: func(w io.Writer, level int, m *fuel.Meter, _ origin) (io.WriteCloser, error) {
	m.Alloc(bzip2EncoderMem)
	m.Bytes(bzip2EncoderMem / 8)
	z, err := bzip2w.NewWriter(w, &bzip2w.WriterConfig{Level: level})
	if err != nil {
		m.Free(bzip2EncoderMem)
		return nil, err
	}
	return &meteredWriter{z, m, bzip2EncoderMem, 96}, nil
}}

var xzCodec = &codec{name: "xz", suffix: ".xz", level: 6, decoders: func(r io.Reader, m *fuel.Meter) (io.ReadCloser, error) {
	z := xz.NewReader(r, m)
	return xzReader{z}, nil
}, encoder: func(w io.Writer, level int, m *fuel.Meter, _ origin) (io.WriteCloser, error) {
	return xz.NewWriter(w, level, m), nil
}}

// lzmaCodec is that of .lzma files, which xz makes and expands.
var lzmaCodec = &codec{suffix: ".lzma", level: 6, decoders: func(r io.Reader, m *fuel.Meter) (io.ReadCloser, error) {
	return lzmaReader{xz.NewAloneReader(r, m)}, nil
}, encoder: func(w io.Writer, level int, m *fuel.Meter, _ origin) (io.WriteCloser, error) {
	return xz.NewAloneWriter(w, level, m), nil
}}

type lzmaReader struct{ *xz.AloneReader }

func (x lzmaReader) Read(b []byte) (int, error) {
	n, err := x.AloneReader.Read(b)
	if errors.Is(err, xz.ErrFormat) {
		err = errFormat
	}
	return n, err
}

func (x lzmaReader) Close() error {
	x.AloneReader.Close()
	return nil
}

type xzReader struct{ *xz.Reader }

func (x xzReader) Read(b []byte) (int, error) {
	n, err := x.Reader.Read(b)
	if errors.Is(err, xz.ErrFormat) {
		err = errFormat
	}
	return n, err
}

func (x xzReader) Close() error {
	x.Reader.Close()
	return nil
}

// meteredReader charges for what a library decompresses.
type meteredReader struct {
	io.Reader
	m    *fuel.Meter
	mem  int64
	cost int64 // fuel for 64 bytes
}

func (r *meteredReader) Read(b []byte) (int, error) {
	n, err := r.Reader.Read(b)
	r.m.Bytes(n)
	r.m.Charge(int64(n) * r.cost / 64)
	return n, err
}

func (r *meteredReader) Close() error {
	r.m.Free(r.mem)
	return nil
}

type meteredWriter struct {
	io.WriteCloser
	m    *fuel.Meter
	mem  int64
	cost int64 // fuel for 64 bytes
}

func (w *meteredWriter) Write(b []byte) (int, error) {
	w.m.Bytes(len(b))
	w.m.Charge(int64(len(b)) * w.cost / 64)
	return w.WriteCloser.Write(b)
}

func (w *meteredWriter) Close() error {
	w.m.Free(w.mem)
	return w.WriteCloser.Close()
}

// detect finds the codec by the first bytes, or nil.
func detect(head []byte) *codec {
	for _, c := range []struct {
		magic string
		codec *codec
	}{{"\x1f\x8b", gzipCodec}, {"BZh", bzip2Codec}, {"\xfd7zXZ\x00", xzCodec}, {"\x28\xb5\x2f\xfd", zstdCodec}} {
		if len(head) >= len(c.magic) && string(head[:len(c.magic)]) == c.magic {
			return c.codec
		}
	}
	return nil
}

var zstdCodec = &codec{name: "zstd", suffix: ".zst", level: 3, decoders: func(r io.Reader, m *fuel.Meter) (io.ReadCloser, error) {
	return zstdReader{zstd.NewReader(r, m)}, nil
}, encoder: func(w io.Writer, level int, m *fuel.Meter, _ origin) (io.WriteCloser, error) {
	return zstd.NewWriter(w, level, m), nil
}}

type zstdReader struct{ *zstd.Reader }

func (z zstdReader) Read(b []byte) (int, error) {
	n, err := z.Reader.Read(b)
	if errors.Is(err, zstd.ErrFormat) {
		err = errFormat
	}
	return n, err
}

func (z zstdReader) Close() error {
	z.Reader.Close()
	return nil
}
