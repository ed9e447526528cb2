package archive

import (
	"io"
	"strings"

	"ambit/core/shell/command"
)

// listedFiles reads the names of xz --files or --files0 from a file, or standard
// input if it is "" or "-". They count against the memory of the call.
func (c *compressor) listedFiles(name string, nul bool) (names []string, ok bool) {
	if name == "" {
		name = "-"
	}
	h, err := c.p.OpenInput(name)
	if err != nil {
		c.say("%s: %s: %s\n", c.tool, name, command.ErrText(err))
		return nil, false
	}
	defer h.Close()
	var text []byte
	buf := make([]byte, 16<<10)
	for {
		n, err := h.Read(buf)
		c.p.Meter.Bytes(n)
		c.p.Meter.Alloc(int64(4 * n))
		text = append(text, buf[:n]...)
		if err == io.EOF || err == nil && n == 0 {
			break
		}
		if err != nil {
			c.say("%s: %s: Error reading filenames: %s\n", c.tool, name, command.ErrText(err))
			return nil, false
		}
	}
	end := "\n"
	if nul {
		end = "\x00"
	}
	for part := range strings.SplitSeq(string(text), end) {
		if part != "" {
			names = append(names, part)
		}
	}
	return names, true
}
