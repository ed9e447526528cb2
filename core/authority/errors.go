package authority

import (
	"errors"
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

func (e *Error) Error() string { return e.Where() + ": " + e.Message() }

// Where is the place of the mistake, as policy.json:5:12.
func (e *Error) Where() string {
	where := fmt.Sprintf("%d:%d", e.Line, e.Col)
	if e.Source != "" {
		where = e.Source + ":" + where
	}
	return where
}

// Message is what is wrong, behind the path of the value.
func (e *Error) Message() string {
	if e.Path != "" {
		return e.Path + ": " + e.Msg
	}
	return e.Msg
}

// Mistakes lists the mistakes that an error of Parse joins.
func Mistakes(err error) []*Error {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		var list []*Error
		for _, one := range joined.Unwrap() {
			list = append(list, Mistakes(one)...)
		}
		return list
	}
	var one *Error
	if errors.As(err, &one) {
		return []*Error{one}
	}
	return nil
}

// position turns a byte offset into line and column.
func position(src string, off int) (line, col int) {
	off = min(off, len(src))
	line = 1 + strings.Count(src[:off], "\n")
	col = 1 + utf8.RuneCountInString(src[strings.LastIndexByte(src[:off], '\n')+1:off])
	return line, col
}
