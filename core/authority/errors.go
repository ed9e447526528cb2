package authority

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// Error is a mistake in a policy document or a grant.
type Error struct {
	Source    string // name of the document, as given to Parse; may be empty
	Line, Col int    // from 1; columns count characters
	Path      string // of the value in the document, as stores.project_files.root
	Msg       string
}

func (e *Error) Error() string {
	var b strings.Builder
	if e.Source != "" {
		b.WriteString(e.Source + ":")
	}
	fmt.Fprintf(&b, "%d:%d: ", e.Line, e.Col)
	if e.Path != "" {
		b.WriteString(e.Path + ": ")
	}
	b.WriteString(e.Msg)
	return b.String()
}

// position turns a byte offset into line and column.
func position(src string, off int) (line, col int) {
	off = min(off, len(src))
	line = 1 + strings.Count(src[:off], "\n")
	col = 1 + utf8.RuneCountInString(src[strings.LastIndexByte(src[:off], '\n')+1:off])
	return line, col
}
