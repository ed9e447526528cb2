package fileutils

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"strconv"
	"strings"
	"time"

	"ambit/core/shell/strftime"
)

// fileKind is what a file's content was recognised as.
type fileKind struct{ text, mime, charset string }

// identify recognises content by its first bytes, in the words of file(1). whole
// says that b may be the whole of a file, not the beginning of a pipe.
func identify(b []byte, whole bool) fileKind {
	if len(b) == 0 {
		return fileKind{"empty", "inode/x-empty", "binary"}
	}
	if k, ok := binaryKind(b, whole); ok {
		return k
	}
	return textKind(b)
}

func has(b []byte, prefix string) bool { return bytes.HasPrefix(b, []byte(prefix)) }

func u32(b []byte, at int) uint32 {
	if at+4 > len(b) {
		return 0
	}
	return binary.BigEndian.Uint32(b[at:])
}

func le16(b []byte, at int) int {
	if at+2 > len(b) {
		return 0
	}
	return int(binary.LittleEndian.Uint16(b[at:]))
}

func le32(b []byte, at int) uint32 {
	if at+4 > len(b) {
		return 0
	}
	return binary.LittleEndian.Uint32(b[at:])
}

func binaryKind(b []byte, whole bool) (fileKind, bool) {
	bin := func(mime, text string) (fileKind, bool) { return fileKind{text, mime, "binary"}, true }
	switch {
	case has(b, "\x1f\x8b") && len(b) >= 10:
		return bin("application/gzip", gzipText(b, whole))
	case has(b, "BZh") && len(b) > 4 && b[3] >= '1' && b[3] <= '9':
		return bin("application/x-bzip2", "bzip2 compressed data, block size = "+string(b[3])+"00k")
	case has(b, "\xfd7zXZ\x00"):
		text := "XZ compressed data"
		if len(b) > 7 {
			if c, ok := map[byte]string{0: "NONE", 1: "CRC32", 4: "CRC64", 10: "SHA-256"}[b[7]&15]; ok {
				text += ", checksum " + c
			}
		}
		return bin("application/x-xz", text)
	case has(b, "\x28\xb5\x2f\xfd"):
		return bin("application/zstd", "Zstandard compressed data (v0.8+), Dictionary ID: None")
	case has(b, "PK\x03\x04"):
		return zipKind(b)
	case has(b, "PK\x05\x06"):
		return bin("application/zip", "Zip archive data (empty)")
	case has(b, "\x89PNG\r\n\x1a\n"):
		return bin("image/png", pngText(b))
	case has(b, "\xff\xd8\xff"):
		return bin("image/jpeg", jpegText(b))
	case has(b, "GIF87a"), has(b, "GIF89a"):
		return bin("image/gif", fmt.Sprintf("GIF image data, version %s, %d x %d", b[3:6], le16(b, 6), le16(b, 8)))
	case has(b, "%PDF-"):
		return pdfKind(b), true
	case has(b, "\x7fELF") && len(b) >= 20:
		return elfKind(b)
	case has(b, "\x00asm"):
		text := fmt.Sprintf("WebAssembly (wasm) binary module version 0x%x", le32(b, 4))
		if le32(b, 4) == 1 {
			text += " (MVP)"
		}
		return bin("application/wasm", text)
	case has(b, "\xca\xfe\xba\xbe") && len(b) >= 8 && u32(b, 4)&0xffff >= 43:
		v := u32(b, 4) & 0xffff
		text := fmt.Sprintf("compiled Java class data, version %d.%d", v, u32(b, 4)>>16)
		if v >= 49 {
			name := strconv.Itoa(int(v) - 44)
			if v < 53 {
				name = "1." + name
			}
			text += " (Java " + name + ")"
		}
		return bin("application/x-java-applet", text)
	case has(b, "RIFF") && len(b) >= 12:
		switch string(b[8:12]) {
		case "WAVE":
			return bin("audio/x-wav", "RIFF (little-endian) data, WAVE audio")
		case "WEBP":
			return bin("image/webp", "RIFF (little-endian) data, Web/P image")
		case "AVI ":
			return bin("video/x-msvideo", "RIFF (little-endian) data, AVI")
		}
		return bin("application/octet-stream", "RIFF (little-endian) data")
	case has(b, "OggS"):
		return bin("application/ogg", "Ogg data")
	case has(b, "ID3") && len(b) >= 4:
		return bin("audio/mpeg", fmt.Sprintf("Audio file with ID3 version 2.%d", b[3]))
	case has(b, "SQLite format 3\x00") && len(b) >= 100:
		return bin("application/vnd.sqlite3", fmt.Sprintf("SQLite 3.x database, last written using SQLite version %d", u32(b, 96)))
	case len(b) >= 263 && string(b[257:262]) == "ustar":
		if string(b[257:265]) == "ustar  \x00" {
			return bin("application/x-tar", "POSIX tar archive (GNU)")
		}
		return bin("application/x-tar", "POSIX tar archive")
	case has(b, "7z\xbc\xaf\x27\x1c") && len(b) >= 8:
		return bin("application/x-7z-compressed", fmt.Sprintf("7-zip archive data, version %d.%d", b[6], b[7]))
	case has(b, "!<arch>\n"):
		return bin("application/x-archive", "current ar archive")
	}
	return fileKind{}, false
}

func gzipText(b []byte, whole bool) string {
	text := "gzip compressed data"
	flags := b[3]
	at := 10
	if flags&4 != 0 {
		at += 2 + le16(b, at)
	}
	if flags&8 != 0 && at < len(b) {
		if end := bytes.IndexByte(b[at:], 0); end >= 0 {
			text += `, was "` + string(b[at:at+end]) + `"`
		}
	}
	if t := le32(b, 4); t != 0 {
		text += ", last modified: " + strftime.Format("%a %b %e %H:%M:%S %Y", time.Unix(int64(t), 0).UTC())
	}
	switch b[8] {
	case 2:
		text += ", max compression"
	case 4:
		text += ", max speed"
	}
	systems := []string{"FAT filesystem (MS-DOS, OS/2, NT)", "Amiga", "VMS", "Unix"}
	if int(b[9]) < len(systems) {
		text += ", from " + systems[b[9]]
	}
	if whole && len(b) < sample {
		text += ", original size modulo 2^32 " + strconv.FormatUint(uint64(le32(b, len(b)-4)), 10)
	}
	return text
}

func zipKind(b []byte) (fileKind, bool) {
	if len(b) < 30 {
		return fileKind{"Zip archive data", "application/zip", "binary"}, true
	}
	name := string(b[30:min(len(b), 30+le16(b, 26))])
	rest := b[min(len(b), 30+len(name)+le16(b, 28)):]
	switch {
	case name == "mimetype" && has(rest, "application/epub+zip"):
		return fileKind{"EPUB document", "application/epub+zip", "binary"}, true
	case name == "mimetype" && has(rest, "application/vnd.oasis.opendocument.text"):
		return fileKind{"OpenDocument Text", "application/vnd.oasis.opendocument.text", "binary"}, true
	case name == "[Content_Types].xml":
		return fileKind{"Microsoft OOXML", "application/octet-stream", "binary"}, true
	case strings.HasPrefix(name, "META-INF/"):
		return fileKind{"Java archive data (JAR)", "application/java-archive", "binary"}, true
	}
	version := le16(b, 4)
	text := fmt.Sprintf("Zip archive data, at least v%d.%d to extract", version&0xff/10, version&0xff%10)
	methods := map[int]string{0: "store", 8: "deflate", 9: "deflate64", 12: "bzip2", 14: "lzma"}
	if m, ok := methods[le16(b, 8)]; ok {
		text += ", compression method=" + m
	}
	return fileKind{text, "application/zip", "binary"}, true
}

func pngText(b []byte) string {
	text := "PNG image data"
	if len(b) < 29 || string(b[12:16]) != "IHDR" {
		return text
	}
	colors := map[byte]string{0: "grayscale", 2: "/color RGB", 3: " colormap", 4: "gray+alpha", 6: "/color RGBA"}
	text += fmt.Sprintf(", %d x %d, %d-bit", u32(b, 16), u32(b, 20), b[24])
	switch c := colors[b[25]]; {
	case strings.HasPrefix(c, "/"), strings.HasPrefix(c, " "):
		text += c
	case c != "":
		text += " " + c
	}
	if b[28] == 1 {
		return text + ", interlaced"
	}
	return text + ", non-interlaced"
}

func jpegText(b []byte) string {
	text := "JPEG image data"
	if len(b) >= 20 && string(b[6:10]) == "JFIF" {
		units := map[byte]string{0: "aspect ratio", 1: "resolution (DPI)", 2: "resolution (DPCM)"}
		text += fmt.Sprintf(", JFIF standard %d.%02d, %s, density %dx%d, segment length %d", b[11], b[12], units[b[13]],
			u32(b, 14)>>16, u32(b, 14)&0xffff, u32(b, 4)>>16)
		return text + jpegFrame(b)
	}
	if len(b) >= 10 && string(b[6:10]) == "Exif" {
		return text + ", Exif standard" + jpegFrame(b)
	}
	return text
}

// jpegFrame looks for the frame header with the image's size.
func jpegFrame(b []byte) string {
	for at := 2; at+9 < len(b) && b[at] == 0xff; {
		marker := b[at+1]
		if marker >= 0xc0 && marker <= 0xc2 {
			kind := map[byte]string{0xc0: "baseline", 0xc1: "extended sequential", 0xc2: "progressive"}[marker]
			return fmt.Sprintf(", %s, precision %d, %dx%d, components %d", kind, b[at+4],
				int(b[at+7])<<8|int(b[at+8]), int(b[at+5])<<8|int(b[at+6]), b[at+9])
		}
		at += 2 + int(b[at+2])<<8 + int(b[at+3])
	}
	return ""
}

func pdfKind(b []byte) fileKind {
	end := 5
	for end < len(b) && end < 12 && (isDigit(b[end]) || b[end] == '.') {
		end++
	}
	text := "PDF document, version " + string(b[5:end])
	charset := "us-ascii"
	if !utf8Text(b) {
		charset = "binary"
	}
	return fileKind{text, "application/pdf", charset}
}

func elfKind(b []byte) (fileKind, bool) {
	bits := map[byte]string{1: "32-bit", 2: "64-bit"}[b[4]]
	var order binary.ByteOrder = binary.LittleEndian
	endian := "LSB"
	if b[5] == 2 {
		order, endian = binary.BigEndian, "MSB"
	}
	kinds := map[uint16][2]string{
		1: {"relocatable", "application/x-object"}, 2: {"executable", "application/x-executable"},
		3: {"shared object", "application/x-sharedlib"}, 4: {"core file", "application/x-coredump"},
	}
	k, ok := kinds[order.Uint16(b[16:])]
	if !ok {
		k = [2]string{"unknown type", "application/octet-stream"}
	}
	machines := map[uint16]string{3: "Intel 80386", 8: "MIPS", 20: "PowerPC or cisco 4500", 40: "ARM", 62: "x86-64", 183: "ARM aarch64", 243: "UCB RISC-V"}
	machine := order.Uint16(b[18:])
	text := "ELF " + bits + " " + endian + " " + k[0]
	if m, ok := machines[machine]; ok {
		text += ", " + m
	} else {
		text += fmt.Sprintf(", *unknown arch 0x%x*", machine)
	}
	text += ", version 1"
	abi := map[byte]string{0: " (SYSV)", 3: " (GNU/Linux)"}[b[7]]
	return fileKind{text + abi, k[1], "binary"}, true
}
