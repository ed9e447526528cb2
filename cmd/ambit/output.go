package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/mattn/go-isatty"
	"github.com/rs/zerolog"
	"github.com/spf13/pflag"
)

// Text that somebody else chose, such as the name of a file or a field of a ledger that
// is read, could drive the terminal it is written to: set its title, move its cursor,
// overwrite lines, or turn the order of letters around.

// terminal reports whether somebody sits at a file; tests replace it.
var terminal = func(f *os.File) bool { return isatty.IsTerminal(f.Fd()) }

// plain reports whether a character is written to a terminal as it is.
func plain(r rune, size int) bool {
	return unicode.IsPrint(r) && !(r == utf8.RuneError && size == 1)
}

// shown is a name, quoted if it holds characters that are not plain.
func shown(s string) string {
	for i := 0; i < len(s); {
		r, size := utf8.DecodeRuneInString(s[i:])
		if !plain(r, size) {
			return strconv.Quote(s)
		}
		i += size
	}
	return s
}

// count is a number of things by their name, in the plural where there is not one.
func count[N int | int64](n N, name string) string {
	if n == 1 {
		return "1 " + name
	}
	if stem, ok := strings.CutSuffix(name, "y"); ok {
		name = stem + "ie"
	}
	return fmt.Sprintf("%d %ss", n, name)
}

// printable is a message of lines, with an escape for each character that is not plain.
func printable(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); {
		r, size := utf8.DecodeRuneInString(s[i:])
		switch {
		case r == '\n', r == '\t', plain(r, size):
			b.WriteString(s[i : i+size])
		default:
			quoted := strconv.Quote(s[i : i+size])
			b.WriteString(quoted[1 : len(quoted)-1])
		}
		i += size
	}
	return b.String()
}

// plainJSON is the same JSON with escapes for the characters of its strings that are not
// plain. Those below U+0020 stand in no string of valid JSON.
func plainJSON(data []byte) []byte {
	var b []byte
	for i := 0; i < len(data); {
		r, size := utf8.DecodeRune(data[i:])
		switch {
		case r < 0x20, plain(r, size):
			b = append(b, data[i:i+size]...)
		case r > 0xffff:
			r -= 0x10000
			b = fmt.Appendf(b, `\u%04x\u%04x`, 0xd800+r>>10, 0xdc00+r&0x3ff)
		default:
			b = fmt.Appendf(b, `\u%04x`, r)
		}
		i += size
	}
	return b
}

// writeJSON writes valid JSON as one line: to a terminal in plain characters, elsewhere
// byte by byte.
func writeJSON(w io.Writer, data []byte) error {
	if f, ok := w.(*os.File); ok {
		if terminal(f) {
			data = plainJSON(data)
		}
	}
	_, err := fmt.Fprintf(w, "%s\n", data)
	return err
}

// serverLog is the log of a server: JSON, a line each, or for a person at a terminal.
func serverLog(level string) (zerolog.Logger, error) {
	l, ok := logLevels[level]
	if !ok {
		return zerolog.Logger{}, fmt.Errorf("--log-level %q: want error, warn, info or debug", level)
	}
	var w io.Writer = os.Stderr
	if terminal(os.Stderr) {
		w = zerolog.ConsoleWriter{Out: os.Stderr, TimeFormat: "2006-01-02 15:04:05"}
	}
	return zerolog.New(w).Level(l).With().Timestamp().Logger(), nil
}

// logLevels are the values of --log-level.
var logLevels = map[string]zerolog.Level{"error": zerolog.ErrorLevel, "warn": zerolog.WarnLevel, "info": zerolog.InfoLevel, "debug": zerolog.DebugLevel}

// logLevelFlag adds --log-level.
func logLevelFlag(f *pflag.FlagSet, level *string) {
	f.StringVar(level, "log-level", "info", "the least that is logged: error, warn, info (a line for each request) or debug")
}

// printJSON writes a value to standard output as one line of JSON.
func printJSON(v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return writeJSON(os.Stdout, data)
}
