package archive

import (
	"io"
	"path"
	"strings"

	"ambit/core/fuel"
	"ambit/core/workspace/view"
)

// Expanded reads a file through the decoder that its name's suffix tells, or as it
// is if none does. The result's Close frees the decoder, and leaves h open.
func Expanded(h view.Handle, name string, m *fuel.Meter) (view.Handle, error) {
	var c *codec
	switch strings.ToLower(path.Ext(name)) {
	case ".gz", ".tgz":
		c = gzipCodec
	case ".bz2", ".tbz2":
		c = bzip2Codec
	case ".xz", ".txz":
		c = xzCodec
	case ".lzma":
		c = lzmaCodec
	case ".zst", ".zstd":
		c = zstdCodec
	}
	if c == nil {
		return expanded{h, h, io.NopCloser(nil)}, nil
	}
	r, err := c.decoders(h, m)
	if err != nil {
		return nil, err
	}
	return expanded{h, r, r}, nil
}

// expanded is a handle whose content is expanded while it is read.
type expanded struct {
	view.Handle
	from   io.Reader
	closer io.Closer
}

func (e expanded) Read(b []byte) (int, error) { return e.from.Read(b) }

func (e expanded) Close() error { return e.closer.Close() }
