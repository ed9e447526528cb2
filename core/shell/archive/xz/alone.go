package xz

import (
	"bufio"
	"encoding/binary"
	"io"

	"ambit/core/fuel"
)

// AloneReader decompresses the format of LZMA Utils, which .lzma files are in: a header
// of 13 bytes and one run of LZMA data, without a check.
type AloneReader struct {
	Reader
	left    int64 // bytes still to come, or -1 where a marker ends the data
	started bool
	final   error
}

// aloneHeader is the length of the header: properties, dictionary size, size.
const aloneHeader = 13

// IsAlone reports whether data begins like a .lzma file: xz too takes only sizes of
// dictionaries of 2^n and 2^n + 2^(n-1), and sizes below 256 GiB.
func IsAlone(head []byte) bool {
	if len(head) < aloneHeader || head[0] >= 9*5*5 || head[0]%9+head[0]/9%5 > 4 {
		return false
	}
	dict := binary.LittleEndian.Uint32(head[1:])
	if dict != 1<<32-1 {
		d := dict - 1
		d |= d >> 2
		d |= d >> 3
		d |= d >> 4
		d |= d >> 8
		d |= d >> 16
		if d+1 != dict {
			return false
		}
	}
	size := binary.LittleEndian.Uint64(head[5:])
	return size == 1<<64-1 || size < 1<<38
}

// NewAloneReader reads r; memory and work are charged to meter.
func NewAloneReader(r io.Reader, meter *fuel.Meter) *AloneReader {
	a := &AloneReader{}
	a.meter = meter
	a.src = offsetReader{r: r}
	a.in = bufio.NewReaderSize(&a.src, 16<<10)
	return a
}

// Read implements io.Reader.
func (a *AloneReader) Read(b []byte) (int, error) {
	for a.out == len(a.win) {
		if a.final != nil {
			return 0, a.final
		}
		if !a.started {
			a.final = a.header()
			continue
		}
		a.final = a.decode()
	}
	n := copy(b, a.win[a.out:])
	a.out += n
	return n, nil
}

func (a *AloneReader) header() error {
	var h [aloneHeader + 5]byte
	n, err := io.ReadFull(a.in, h[:])
	if !IsAlone(h[:n]) {
		return ErrFormat
	}
	if err != nil {
		return ErrTruncated
	}
	p := h[0]
	a.m.lc, a.m.lp, a.m.pb = int(p%9), int(p/9%5), int(p/45)
	a.m.reset()
	a.dict = max(int(binary.LittleEndian.Uint32(h[1:])), 1<<12)
	a.left = int64(binary.LittleEndian.Uint64(h[5:]))
	if !a.rc.init(h[aloneHeader:]) {
		return ErrCorrupt
	}
	a.rc.more, a.rc.b, a.rc.at = a.in, make([]byte, 0, 4<<10), 0
	a.started = true
	return nil
}

// decode adds up to 64 KiB to the window.
func (a *AloneReader) decode() error {
	n, most := 1<<16, 1<<16+maxMatch
	if a.left >= 0 {
		n, most = min(n, int(a.left)), min(most, int(a.left))
	}
	a.grow(most)
	start := len(a.win)
	ended, err := a.symbols(start+n, start+most)
	a.account(start)
	if a.left >= 0 {
		a.left -= int64(len(a.win) - start)
	}
	switch {
	case a.rc.readErr != nil:
		return a.rc.readErr
	case a.rc.overrun:
		return ErrTruncated
	case err != nil:
		return err
	case ended || a.left == 0:
		if !ended {
			a.marker()
		}
		a.rc.normalize()
		if a.rc.overrun {
			return ErrTruncated
		}
		if a.rc.code != 0 || a.rc.at < len(a.rc.b) {
			return ErrCorrupt
		}
		_, err := a.in.ReadByte()
		if err == nil {
			return ErrCorrupt
		}
		return err
	}
	return nil
}

// marker takes the marker that may stand behind data of a known size.
func (a *AloneReader) marker() {
	a.rc.normalize()
	if a.rc.code == 0 || a.rc.overrun {
		return
	}
	end := len(a.win)
	a.grow(1)
	a.symbols(end+1, end)
	a.win = a.win[:end]
}
