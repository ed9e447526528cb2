package ledger

import "github.com/tidwall/gjson"

// maxNesting bounds how deep values of JSON stand inside each other.
const maxNesting = 200

// ValidJSON reports whether data is one JSON value that is nested at most 200 deep. The
// parser itself recurses, and a stack that overflows ends the whole program.
func ValidJSON(data []byte) bool { return shallow(data) && gjson.ValidBytes(data) }

// shallow bounds the nesting of data that may not be JSON.
func shallow(data []byte) bool {
	depth, inString := 0, false
	for i := 0; i < len(data); i++ {
		switch c := data[i]; {
		case inString && c == '\\':
			i++
		case c == '"':
			inString = !inString
		case inString:
		case c == '{' || c == '[':
			if depth++; depth > maxNesting {
				return false
			}
		case c == '}' || c == ']':
			depth--
		}
	}
	return true
}
