package vars

// Error is why a variable could not be changed, in bash's words and without the
// "bash: line N: " in front.
type Error struct {
	Name string
	Text string // what stands behind "NAME: "
	Kind ErrorKind
}

// ErrorKind tells errors apart that the shell treats differently.
type ErrorKind uint8

// The kinds of error.
const (
	Plain        ErrorKind = iota
	IsReadOnly             // readonly variable: an assignment statement ends a non-interactive POSIX shell
	BadSubscript           // bad array subscript
	Circular               // circular name reference
	Arithmetic             // the value of an integer variable is no expression; Text is complete
)

func (e *Error) Error() string {
	if e.Name == "" {
		return e.Text
	}
	return e.Name + ": " + e.Text
}

func readOnly(name string) error { return &Error{name, "readonly variable", IsReadOnly} }
