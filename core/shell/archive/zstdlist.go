package archive

import (
	"bufio"
	"encoding/binary"
	"io"

	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// zstdCounts is a line of zstd -l.
type zstdCounts struct {
	frames, skips    int
	packed, unpacked int64
	window           int64
	unknown          bool // a frame does not tell its size
	check            bool
	sum              uint32
}

// listZstd is zstd -l. It reads the headers of frames and blocks alone.
func (c *compressor) listZstd(names []string) int {
	out := c.p.Stdout
	if len(names) == 0 {
		c.say("zstd: --list does not support reading from standard input \nNo files given \n")
		return 1
	}
	if c.verbose == 0 {
		out.WriteString("Frames  Skips  Compressed  Uncompressed  Ratio  Check  Filename\n")
	}
	var all zstdCounts
	for _, name := range names {
		n, text := c.countZstd(name)
		if text != "" {
			c.raise(1)
			if text[0] == 'F' {
				out.WriteString(text)
			} else {
				c.say("%s", text)
			}
			continue
		}
		all.frames += n.frames
		all.skips += n.skips
		all.packed += n.packed
		all.unpacked += n.unpacked
		all.unknown = all.unknown || n.unknown
		all.check = n.check && (all.check || c.lines == 0)
		c.lines++
		if c.verbose > 0 {
			c.zstdDetails(n, name)
		} else {
			c.zstdLine(n, name)
		}
	}
	if len(names) > 1 && c.verbose == 0 {
		out.WriteString("----------------------------------------------------------------- \n")
		c.zstdLine(all, "")
		out.Printf("%d files\n", c.lines)
	}
	return c.status
}

func checkName(on bool) string {
	if on {
		return "XXH64"
	}
	return "None"
}

func (c *compressor) zstdLine(n zstdCounts, name string) {
	out := c.p.Stdout
	if name != "" {
		name += "\n"
	}
	if n.unknown {
		out.Printf("%6d  %5d  %s                       %5s  %s", n.frames, n.skips, zstdSize(n.packed, 6), checkName(n.check), name)
		return
	}
	ratio := 0.0
	if n.packed > 0 {
		ratio = float64(n.unpacked) / float64(n.packed)
	}
	out.Printf("%6d  %5d  %s  %s  %5.3f  %5s  %s", n.frames, n.skips, zstdSize(n.packed, 6), zstdSize(n.unpacked, 8), ratio, checkName(n.check), name)
}

func (c *compressor) zstdDetails(n zstdCounts, name string) {
	out := c.p.Stdout
	size := func(v int64) string {
		s := zstdSize(v, 0)
		if v < 1024 {
			s = s[:len(s)-4] + " B"
		}
		return s
	}
	out.Printf("%s \n# Zstandard Frames: %d\n", name, n.frames)
	if n.skips > 0 {
		out.Printf("# Skippable Frames: %d\n", n.skips)
	}
	out.Printf("DictID: 0\nWindow Size: %s (%d B)\nCompressed Size: %s (%d B)\n", size(n.window), n.window, size(n.packed), n.packed)
	if !n.unknown {
		out.Printf("Decompressed Size: %s (%d B)\nRatio: %.4f\n", size(n.unpacked), n.unpacked, float64(n.unpacked)/float64(n.packed))
	}
	if n.check && n.frames == 1 {
		out.Printf("Check: XXH64 %08x\n", n.sum)
	} else {
		out.Printf("Check: %s\n", checkName(n.check))
	}
	out.WriteString("\n")
}

// countZstd reads a file's frames; text is what is wrong with it.
func (c *compressor) countZstd(name string) (n zstdCounts, text string) {
	p := c.p
	info, err := p.FS.Stat(p.Abs(name))
	if err != nil || info.Kind != view.File {
		return n, "Error : " + name + " is not a file \n"
	}
	in, err := p.Open(name)
	if err != nil {
		return n, "zstd: " + name + ": " + command.ErrText(err) + " \n"
	}
	defer in.Close()
	n.packed = info.Size
	b := bufio.NewReaderSize(chargedReader{in, p}, 16<<10)
	foreign := "File \"" + name + "\" not compressed by zstd \n"
	cut := "File \"" + name + "\" is truncated \n"
	skip := func(k int) bool {
		_, err := b.Discard(k)
		return err == nil
	}
	for {
		head, _ := b.Peek(14)
		if len(head) == 0 && n.frames+n.skips > 0 {
			return n, ""
		}
		if len(head) < 4 {
			return n, foreign
		}
		magic := binary.LittleEndian.Uint32(head)
		if magic&^15 == 0x184d2a50 && len(head) >= 8 {
			n.skips++
			if !skip(8) || !skip(int(binary.LittleEndian.Uint32(head[4:]))) {
				return n, cut
			}
			continue
		}
		if magic != 0xfd2fb528 || len(head) < 6 {
			return n, foreign
		}
		n.frames++
		flags, at := head[4], 5
		single := flags&0x20 != 0
		if !single {
			base := int64(1) << (10 + head[5]>>3)
			n.window = base + base/8*int64(head[5]&7)
			at++
		}
		at += []int{0, 1, 2, 4}[flags&3]
		width := []int{0, 2, 4, 8}[flags>>6]
		if single && width == 0 {
			width = 1
		}
		if len(head) < at+width {
			return n, cut
		}
		var size int64
		for i := range width {
			size |= int64(head[at+i]) << (8 * i)
		}
		if width == 2 {
			size += 256
		}
		n.unknown = n.unknown || width == 0
		n.unpacked += size
		if single {
			n.window = size
		}
		n.check = flags&4 != 0
		if !skip(at + width) {
			return n, cut
		}
		for last := false; !last; {
			var h [3]byte
			if _, err := io.ReadFull(b, h[:]); err != nil {
				return n, cut
			}
			v := int(h[0]) | int(h[1])<<8 | int(h[2])<<16
			last = v&1 != 0
			length := v >> 3
			if v>>1&3 == 1 {
				length = 1
			}
			if !skip(length) {
				return n, cut
			}
		}
		if n.check {
			var h [4]byte
			if _, err := io.ReadFull(b, h[:]); err != nil {
				return n, cut
			}
			n.sum = binary.LittleEndian.Uint32(h[:])
		}
	}
}
