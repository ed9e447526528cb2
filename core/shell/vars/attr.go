package vars

// Attr is the set of attributes of a variable, as declare gives them.
type Attr uint16

// The attributes.
const (
	Indexed  Attr = 1 << iota // -a
	Assoc                     // -A
	Integer                   // -i
	Lower                     // -l
	NameRef                   // -n
	ReadOnly                  // -r
	Trace                     // -t
	Upper                     // -u
	Export                    // -x
	Capital                   // -c
)

// Array is either kind of array.
const Array = Indexed | Assoc

// letters are in the order in which declare -p and ${x@a} print them.
var letters = [...]struct {
	attr Attr
	c    byte
}{
	{Indexed, 'a'}, {Assoc, 'A'}, {Integer, 'i'}, {NameRef, 'n'}, {ReadOnly, 'r'},
	{Trace, 't'}, {Export, 'x'}, {Capital, 'c'}, {Lower, 'l'}, {Upper, 'u'},
}

// String is the letters of the attributes in the order of declare -p; "" if none.
func (a Attr) String() string {
	var b []byte
	for _, l := range letters {
		if a&l.attr != 0 {
			b = append(b, l.c)
		}
	}
	return string(b)
}
