// Package digest holds the commands that sum up, encode and dump bytes: sha256sum
// and its kin, cksum, base64, od, xxd, hexdump, strings.
package digest

import (
	"crypto/md5"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/hex"
	"fmt"
	"io"

	"ambit/core/shell/command"
	"ambit/core/shell/lineio"
)

// summer is a running checksum.
type summer interface {
	io.Writer
	Sum(in []byte) []byte
}

// algorithm is one kind of checksum. The old ones print numbers and block counts
// instead of hexadecimal digits.
type algorithm struct {
	name string // as in cksum -a
	tag  string // as in --tag lines
	size int    // bytes
	make func(size int) summer
}

var algorithms = []algorithm{
	{"bsd", "", 2, func(int) summer { return new(bsdSum) }},
	{"sysv", "", 2, func(int) summer { return new(sysvSum) }},
	{"crc", "", 4, func(int) summer { return new(posixCRC) }},
	{"md5", "MD5", 16, func(int) summer { return md5.New() }},
	{"sha1", "SHA1", 20, func(int) summer { return sha1.New() }},
	{"sha224", "SHA224", 28, func(int) summer { return sha256.New224() }},
	{"sha256", "SHA256", 32, func(int) summer { return sha256.New() }},
	{"sha384", "SHA384", 48, func(int) summer { return sha512.New384() }},
	{"sha512", "SHA512", 64, func(int) summer { return sha512.New() }},
	{"blake2b", "BLAKE2b", 64, func(size int) summer { return newBlake2b(size) }},
	{"sm3", "SM3", 32, func(int) summer { return newSM3() }},
}

func algorithmNames() []string {
	var names []string
	for _, a := range algorithms {
		names = append(names, a.name)
	}
	return names
}

func findAlgorithm(name string) algorithm {
	for _, a := range algorithms {
		if a.name == name {
			return a
		}
	}
	panic("no algorithm " + name)
}

// old reports whether a prints numbers.
func (a algorithm) old() bool { return a.tag == "" }

// bsdSum is the 16-bit rotating sum of BSD's sum, with its length.
type bsdSum struct {
	sum  uint16
	size int64
}

func (s *bsdSum) Write(p []byte) (int, error) {
	for _, c := range p {
		s.sum = s.sum>>1 | s.sum<<15
		s.sum += uint16(c)
	}
	s.size += int64(len(p))
	return len(p), nil
}

func (s *bsdSum) Sum(in []byte) []byte {
	return fmt.Appendf(in, "%05d %5d", s.sum, (s.size+1023)/1024)
}

// sysvSum is the folded sum of System V's sum.
type sysvSum struct {
	sum  uint32
	size int64
}

func (s *sysvSum) Write(p []byte) (int, error) {
	for _, c := range p {
		s.sum += uint32(c)
	}
	s.size += int64(len(p))
	return len(p), nil
}

func (s *sysvSum) Sum(in []byte) []byte {
	r := s.sum&0xffff + s.sum>>16
	return fmt.Appendf(in, "%d %d", r&0xffff+r>>16, (s.size+511)/512)
}

// posixCRC is the checksum of POSIX's cksum: a CRC-32 over the bytes and then the
// length, most significant bit first, which the standard library does not have.
type posixCRC struct {
	crc  uint32
	size int64
}

var crcTable = func() (t [8][256]uint32) {
	for i := range 256 {
		r := uint32(i) << 24
		for range 8 {
			if r&0x80000000 != 0 {
				r = r<<1 ^ 0x04c11db7
			} else {
				r <<= 1
			}
		}
		t[0][i] = r
	}
	for i := range 256 {
		for k := 1; k < 8; k++ {
			r := t[k-1][i]
			t[k][i] = r<<8 ^ t[0][r>>24]
		}
	}
	return t
}()

func (s *posixCRC) Write(p []byte) (int, error) {
	s.size += int64(len(p))
	n := len(p)
	crc := s.crc
	for len(p) >= 8 {
		x := crc ^ (uint32(p[0])<<24 | uint32(p[1])<<16 | uint32(p[2])<<8 | uint32(p[3]))
		crc = crcTable[7][x>>24] ^ crcTable[6][x>>16&0xff] ^ crcTable[5][x>>8&0xff] ^ crcTable[4][x&0xff] ^
			crcTable[3][p[4]] ^ crcTable[2][p[5]] ^ crcTable[1][p[6]] ^ crcTable[0][p[7]]
		p = p[8:]
	}
	for _, c := range p {
		crc = crc<<8 ^ crcTable[0][byte(crc>>24)^c]
	}
	s.crc = crc
	return n, nil
}

func (s *posixCRC) Sum(in []byte) []byte {
	crc := s.crc
	for n := s.size; n > 0; n >>= 8 {
		crc = crc<<8 ^ crcTable[0][byte(crc>>24)^byte(n)]
	}
	return fmt.Appendf(in, "%d %d", ^crc, s.size)
}

// sumOf reads all of in. Cryptographic sums come as hexadecimal digits.
func (a algorithm) sumOf(p *command.Proc, in io.Reader, size int) (string, error) {
	s := a.make(size)
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	for {
		chunk, err := r.ReadChunk(0)
		if err == io.EOF {
			break
		}
		if err != nil {
			return "", err
		}
		p.Meter.Scan(len(chunk))
		s.Write(chunk)
	}
	sum := s.Sum(nil)
	if a.old() {
		return string(sum), nil
	}
	return hex.EncodeToString(sum), nil
}
