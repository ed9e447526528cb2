package omphost

import (
	"strings"
	"unicode"
)

// joiner is U+2060, which nothing shows and no command begins with.
const joiner = "\u2060"

// inert makes a prompt mere text: omp would run a text that begins with "/" as one of
// its commands, and for each @path in it read that file of the host to the model.
func inert(prompt string) string {
	if strings.HasPrefix(strings.TrimLeftFunc(prompt, blank), "/") {
		prompt = joiner + prompt
	}
	return strings.ReplaceAll(prompt, "@", joiner+"@")
}

// blank reports what a program might trim; the joiner itself and a byte order mark are
// trimmed by some.
func blank(c rune) bool {
	return unicode.IsSpace(c) || unicode.IsControl(c) || unicode.In(c, unicode.Cf, unicode.Z)
}
