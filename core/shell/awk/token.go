package awk

type tokenKind uint8

const (
	tEOF tokenKind = iota
	tNewline
	tNumber
	tString
	tRegexp  // /re/
	tTyped   // @/re/
	tName    // a variable, or a function called with a space before "("
	tFunc    // a name directly followed by "("
	tBuiltin // a built-in function
	tKeyword
	tOp // operators and punctuation, by text
)

// token is one lexical element of a program.
type token struct {
	kind   tokenKind
	text   string // the name, operator or keyword; the value of a string or regexp
	num    float64
	at     loc
	offset int // in the source
	end    int
}

// loc is a place in a program, as messages name it.
type loc struct {
	src  *source
	line int
}

// source is one piece of program text: the command line's, or a file.
type source struct {
	name string // "cmd. line", or the file's name
	text string
	file bool
}

var keywords = map[string]bool{
	"BEGIN": true, "END": true, "BEGINFILE": true, "ENDFILE": true, "function": true, "func": true,
	"if": true, "else": true, "while": true, "for": true, "do": true, "break": true, "continue": true,
	"next": true, "nextfile": true, "exit": true, "return": true, "delete": true, "in": true,
	"getline": true, "print": true, "printf": true, "switch": true, "case": true, "default": true,
}

// gawkKeywords are words that --posix and --traditional do not reserve.
var gawkKeywords = map[string]bool{
	"BEGINFILE": true, "ENDFILE": true, "switch": true, "case": true, "default": true, "func": true,
}
