package fileutils

import (
	"bytes"
	"strconv"
	"strings"
	"unicode/utf8"
)

// textual says whether a byte may stand in text: printing characters, and the
// controls bell to carriage return and escape.
func textual(c byte) bool {
	return c >= ' ' && c < 0x7f || c >= 7 && c <= 13 || c == 27
}

func utf8Text(b []byte) bool {
	for i := 0; i < len(b); {
		if b[i] < utf8.RuneSelf {
			if !textual(b[i]) {
				return false
			}
			i++
			continue
		}
		r, n := utf8.DecodeRune(b[i:])
		if r == utf8.RuneError && n == 1 {
			// A sequence cut off by the end of the sample is fine.
			return len(b)-i < utf8.UTFMax && !utf8.FullRune(b[i:])
		}
		i += n
	}
	return true
}

// encodingOf is the character set of text: its name, and that of MIME.
func encodingOf(b []byte) (name, charset string, ok bool) {
	if has(b, "\xff\xfe") && len(b)%2 == 0 {
		return "Unicode text, UTF-16, little-endian", "utf-16le", true
	}
	if has(b, "\xfe\xff") && len(b)%2 == 0 {
		return "Unicode text, UTF-16, big-endian", "utf-16be", true
	}
	high, c1 := false, false
	for _, c := range b {
		switch {
		case c < 0x80:
			if !textual(c) {
				return "", "", false
			}
		default:
			high = true
			if c < 0xa0 && c != 0x85 {
				c1 = true
			}
		}
	}
	switch {
	case !high:
		return "ASCII", "us-ascii", true
	case has(b, "\xef\xbb\xbf") && utf8Text(b):
		return "Unicode text, UTF-8 (with BOM)", "utf-8", true
	case utf8Text(b):
		return "Unicode text, UTF-8", "utf-8", true
	case !c1:
		return "ISO-8859", "iso-8859-1", true
	}
	return "Non-ISO extended-ASCII", "unknown-8bit", true
}

// longLine is the length from which lines are called very long.
const longLine = 300

func textKind(b []byte) fileKind {
	name, charset, ok := encodingOf(b)
	if !ok {
		return fileKind{"data", "application/octet-stream", "binary"}
	}
	if len(b) == 1 {
		return fileKind{"very short file (no magic)", "application/octet-stream", charset}
	}
	if whole, ok := wholeText(b, charset); ok {
		return whole
	}
	kind, mime, executable := language(b)
	text := name + " text"
	if executable == "bare" {
		return fileKind{kind, mime, charset}
	}
	if kind != "" {
		text = kind + ", " + text
	}
	if executable == "script" {
		text += " executable"
	}
	return fileKind{text + traits(b), mime, charset}
}

// wholeText recognises formats that are named without the encoding.
func wholeText(b []byte, charset string) (fileKind, bool) {
	trimmed := bytes.TrimLeft(b, " \t\r\n")
	switch {
	case len(trimmed) > 1 && (trimmed[0] == '{' || trimmed[0] == '['):
		switch jsonDocuments(trimmed) {
		case 1:
			return fileKind{"JSON text data", "application/json", charset}, true
		case 2:
			return fileKind{"New Line Delimited JSON text data", "application/x-ndjson", charset}, true
		}
	case has(b, "-----BEGIN CERTIFICATE-----"):
		return fileKind{"PEM certificate", "text/plain", charset}, true
	case has(b, "-----BEGIN CERTIFICATE REQUEST-----"):
		return fileKind{"PEM certificate request", "text/plain", charset}, true
	case has(b, "-----BEGIN RSA PRIVATE KEY-----"):
		return fileKind{"PEM RSA private key", "text/plain", charset}, true
	case has(b, "-----BEGIN OPENSSH PRIVATE KEY-----"):
		return fileKind{"OpenSSH private key", "text/plain", charset}, true
	case has(b, "ssh-rsa "):
		return fileKind{"OpenSSH RSA public key", "text/plain", charset}, true
	case has(b, "ssh-ed25519 "):
		return fileKind{"OpenSSH ED25519 public key", "text/plain", charset}, true
	case has(b, "BEGIN:VCALENDAR"):
		return fileKind{"vCalendar calendar file", "text/calendar", charset}, true
	case has(b, "%!PS-Adobe-"):
		text := "PostScript document text"
		if len(b) > 14 {
			text += " conforming DSC level " + string(bytes.TrimRight(b[11:14], "\n "))
		}
		return fileKind{text, "application/postscript", charset}, true
	case has(trimmed, "<svg"), has(trimmed, "<?xml") && bytes.Contains(trimmed[:min(len(trimmed), 1000)], []byte("<svg")):
		return fileKind{"SVG Scalable Vector Graphics image", "image/svg+xml", charset}, true
	case isCSV(b):
		return fileKind{"CSV text", "text/csv", charset}, true
	}
	return fileKind{}, false
}

// traits are the remarks about line endings, long lines and escapes.
func traits(b []byte) string {
	var s string
	longest, start := 0, 0
	lf, crlf, cr, nel := 0, 0, 0, 0
	for i := 0; i < len(b); i++ {
		switch b[i] {
		case '\n':
			if i > 0 && b[i-1] == '\r' {
				crlf++
			} else {
				lf++
			}
		case '\r':
			if i+1 < len(b) && b[i+1] == '\n' {
				continue
			}
			cr++
		default:
			continue
		}
		longest = max(longest, i-start)
		start = i + 1
	}
	longest = max(longest, len(b)-start)
	if longest > longLine {
		s += ", with very long lines (" + strconv.Itoa(longest) + ")"
	}
	switch {
	case lf+crlf+cr+nel == 0:
		s += ", with no line terminators"
	case crlf+cr > 0:
		var kinds []string
		if crlf > 0 {
			kinds = append(kinds, "CRLF")
		}
		if cr > 0 {
			kinds = append(kinds, "CR")
		}
		if lf > 0 {
			kinds = append(kinds, "LF")
		}
		s += ", with " + strings.Join(kinds, ", ") + " line terminators"
	}
	if bytes.IndexByte(b, 27) >= 0 {
		s += ", with escape sequences"
	}
	if bytes.IndexByte(b, '\b') >= 0 {
		s += ", with overstriking"
	}
	return s
}

// interpreters maps the program of a #! line to what the script is called.
var interpreters = []struct{ program, kind, mime string }{
	{"bash", "Bourne-Again shell script", "text/x-shellscript"}, {"sh", "POSIX shell script", "text/x-shellscript"},
	{"dash", "POSIX shell script", "text/x-shellscript"}, {"zsh", "Paul Falstad's zsh script", "text/x-shellscript"},
	{"ksh", "Korn shell script", "text/x-shellscript"}, {"python", "Python script", "text/x-script.python"},
	{"node", "Node.js script executable", "application/javascript"}, {"ruby", "Ruby script", "text/x-ruby"},
	{"php", "PHP script", "text/x-php"}, {"tclsh", "Tcl script", "text/x-tcl"},
}

// language guesses what the text is written in. executable is "script" for a
// script by its first line and "bare" if the kind stands alone.
func language(b []byte) (kind, mime, executable string) {
	if has(b, "#!") {
		line := b[2:]
		if i := bytes.IndexByte(line, '\n'); i >= 0 {
			line = line[:i]
		}
		words := strings.Fields(string(line))
		complete := bytes.IndexByte(b, '\n') >= 0
		if len(words) > 0 && complete {
			program := words[0]
			if strings.HasSuffix(program, "/env") && len(words) > 1 {
				program = words[1]
			}
			base := strings.TrimRight(program[strings.LastIndexByte(program, '/')+1:], "0123456789.")
			if base == "perl" {
				return "Perl script text executable", "text/x-perl", "bare"
			}
			for _, in := range interpreters {
				if in.program == base {
					if base == "node" {
						return in.kind, in.mime, ""
					}
					return in.kind, in.mime, "script"
				}
			}
		}
		if len(words) > 0 {
			return "a " + strings.Join(words, " ") + " script", "text/plain", "script"
		}
	}
	lower := bytes.ToLower(bytes.TrimLeft(b[:min(len(b), 4096)], " \t\r\n"))
	switch {
	case bytes.HasPrefix(lower, []byte("<!doctype html")), bytes.HasPrefix(lower, []byte("<html")), bytes.HasPrefix(lower, []byte("<head")):
		return "HTML document", "text/html", ""
	case bytes.HasPrefix(lower, []byte("<?xml version=")):
		version := "1.0"
		if len(lower) > 18 {
			version = string(lower[15:18])
		}
		return "XML " + version + " document", "text/xml", ""
	case bytes.HasPrefix(lower, []byte("<?php")):
		return "PHP script", "text/x-php", ""
	case has(b, "diff "):
		return "diff output", "text/x-diff", ""
	case has(b, "--- ") && bytes.Contains(b[:min(len(b), 4096)], []byte("\n+++ ")):
		return "unified diff output", "text/x-diff", ""
	case has(b, "*** ") && bytes.Contains(b[:min(len(b), 4096)], []byte("\n--- ")):
		return "context diff output", "text/x-diff", ""
	case has(b, "From: "), has(b, "Received: "), has(b, "Return-Path: "):
		if has(b, "From: ") {
			return "news or mail", "message/news", ""
		}
		return "SMTP mail", "message/rfc822", ""
	}
	text := string(b[:min(len(b), 8192)])
	lines := strings.Split(text, "\n")
	python, c := false, false
	makefile := false
	for i, l := range lines {
		t := strings.TrimSpace(l)
		switch {
		case strings.HasPrefix(l, "def ") && strings.HasSuffix(t, ":"), strings.HasPrefix(l, "class ") && strings.HasSuffix(t, "):"):
			python = true
		case strings.HasPrefix(l, "import ") && !strings.HasSuffix(t, ";") && !strings.Contains(l, `"`) && !strings.Contains(l, "{") && python:
			python = true
		case strings.HasPrefix(l, "from ") && strings.Contains(l, " import "):
			python = true
		case strings.HasPrefix(l, "#include "):
			c = true
		case i == 0 && strings.HasPrefix(l, "all:"), strings.HasPrefix(l, ".PHONY"):
			makefile = true
		}
	}
	switch {
	case makefile:
		return "makefile script", "text/x-makefile", ""
	case c:
		return "C source", "text/x-c", ""
	case python:
		return "Python script", "text/x-script.python", "script"
	}
	return "", "text/plain", ""
}

// jsonDocuments reports 1 for one JSON value, 2 for several with one on each line
// and 0 for anything else.
func jsonDocuments(b []byte) int {
	rest, ok := skipJSON(b, 0)
	if !ok {
		return 0
	}
	n := 1
	for {
		t := bytes.TrimLeft(rest, " \t\r\n")
		if len(t) == 0 {
			break
		}
		if bytes.IndexByte(rest[:len(rest)-len(t)], '\n') < 0 {
			return 0
		}
		if rest, ok = skipJSON(t, 0); !ok {
			return 0
		}
		n++
	}
	if n > 1 {
		return 2
	}
	return 1
}

const maxJSONDepth = 100

// skipJSON passes over one JSON value.
func skipJSON(b []byte, depth int) ([]byte, bool) {
	if depth > maxJSONDepth {
		return nil, false
	}
	b = bytes.TrimLeft(b, " \t\r\n")
	if len(b) == 0 {
		return nil, false
	}
	switch b[0] {
	case '{', '[':
		end := b[0] + 2
		object := b[0] == '{'
		b = bytes.TrimLeft(b[1:], " \t\r\n")
		if len(b) > 0 && b[0] == end {
			return b[1:], true
		}
		for {
			var ok bool
			if object {
				b = bytes.TrimLeft(b, " \t\r\n")
				if len(b) == 0 || b[0] != '"' {
					return nil, false
				}
				if b, ok = skipString(b); !ok {
					return nil, false
				}
				b = bytes.TrimLeft(b, " \t\r\n")
				if len(b) == 0 || b[0] != ':' {
					return nil, false
				}
				b = b[1:]
			}
			if b, ok = skipJSON(b, depth+1); !ok {
				return nil, false
			}
			b = bytes.TrimLeft(b, " \t\r\n")
			switch {
			case len(b) == 0:
				return nil, false
			case b[0] == end:
				return b[1:], true
			case b[0] != ',':
				return nil, false
			}
			if b = bytes.TrimLeft(b[1:], " \t\r\n"); len(b) > 0 && b[0] == end {
				return b[1:], true // a comma too many is let pass
			}
		}
	case '"':
		return skipString(b)
	}
	for _, word := range []string{"true", "false", "null"} {
		if has(b, word) {
			return b[len(word):], true
		}
	}
	n := 0
	for n < len(b) && strings.IndexByte("+-.eE0123456789", b[n]) >= 0 {
		n++
	}
	return b[n:], n > 0
}

func skipString(b []byte) ([]byte, bool) {
	for i := 1; i < len(b); i++ {
		switch b[i] {
		case '\\':
			i++
		case '"':
			return b[i+1:], true
		case '\n':
			return nil, false
		}
	}
	return nil, false
}

// isCSV reports text of at least three lines with the same number of commas.
func isCSV(b []byte) bool {
	lines := bytes.Split(bytes.TrimSuffix(b[:min(len(b), 16<<10)], []byte("\n")), []byte("\n"))
	if len(lines) < 3 {
		return false
	}
	fields := -1
	for i, l := range lines {
		if i >= 10 {
			break
		}
		n, quoted := 0, false
		for _, c := range l {
			switch {
			case c == '"':
				quoted = !quoted
			case c == ',' && !quoted:
				n++
			}
		}
		if n == 0 || fields >= 0 && n != fields {
			return false
		}
		fields = n
	}
	return true
}
