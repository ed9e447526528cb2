package regex

// nodeOp is the kind of a syntax node.
type nodeOp uint8

const (
	opEmpty    nodeOp = iota
	opNothing         // matches nowhere
	opRune            // one character; r
	opByte            // one byte that is not valid UTF-8; r
	opSet             // one character of set
	opCat             // subs in sequence
	opAlt             // one of subs, first preferred
	opRepeat          // subs[0] min to max times (-1: no end)
	opCapture         // subs[0] as group n
	opAssert          // assert holds
	opBackref         // what group n matched
	opLook            // subs[0] matches ahead or behind, or does not
	opAtomic          // subs[0] without giving back
	opKeep            // \K: the match starts here
	opCond            // if group n took part (or the look-around subs[2] holds) subs[0] else subs[1]
	opCall            // group n as a subroutine
	opAnyBytes        // one byte, whatever it is
)

// greed says how a repetition chooses its count.
type greed uint8

const (
	greedy greed = iota
	lazy
	possessive
)

type node struct {
	op       nodeOp
	r        rune
	n        int // group number
	min, max int
	greed    greed
	behind   bool // of opLook
	neg      bool // of opLook
	icase    bool // of opBackref
	assert   assertion
	set      *runeSet
	subs     []*node
}

// assertion is a zero-width condition on the neighbouring characters.
type assertion uint8

const (
	lineStart    assertion = iota // start of the subject, or after a newline
	lineEnd                       // end of the subject, or before a newline
	textStart                     // start of the subject
	textEnd                       // end of the subject
	textEndNL                     // end of the subject, or before a newline that ends it
	bufStart                      // start of the subject, whatever NotBOL says
	bufEnd                        // end of the subject, whatever NotEOL says
	wordEdge                      // \b
	notWordEdge                   // \B
	wordStart                     // \<
	wordEnd                       // \>
	noWordBefore                  // no word character before
	noWordAfter                   // no word character after
	searchStart                   // \G: where the search began
)

func (a assertion) needsWord() bool { return a >= wordEdge && a <= noWordAfter }

var emptyNode = &node{op: opEmpty}

func cat(subs ...*node) *node {
	flat := subs[:0:0]
	for _, s := range subs {
		switch {
		case s == nil || s.op == opEmpty:
		case s.op == opCat:
			flat = append(flat, s.subs...)
		default:
			flat = append(flat, s)
		}
	}
	switch len(flat) {
	case 0:
		return emptyNode
	case 1:
		return flat[0]
	}
	return &node{op: opCat, subs: flat}
}

func alt(subs ...*node) *node {
	if len(subs) == 1 {
		return subs[0]
	}
	return &node{op: opAlt, subs: subs}
}

func assertNode(a assertion) *node { return &node{op: opAssert, assert: a} }

// nullable reports whether n can match the empty string.
func (n *node) nullable() bool {
	switch n.op {
	case opRune, opByte, opSet, opNothing, opAnyBytes:
		return false
	case opCat:
		for _, s := range n.subs {
			if !s.nullable() {
				return false
			}
		}
		return true
	case opAlt:
		for _, s := range n.subs {
			if s.nullable() {
				return true
			}
		}
		return false
	case opRepeat:
		return n.min == 0 || n.subs[0].nullable()
	case opCapture, opAtomic:
		return n.subs[0].nullable()
	}
	return true
}

// regular reports whether an automaton can match n.
func (n *node) regular() bool {
	switch n.op {
	case opBackref, opLook, opAtomic, opKeep, opCond, opCall:
		return false
	case opAssert:
		return n.assert != searchStart && n.assert != textEndNL
	case opRepeat:
		if n.greed == possessive {
			return false
		}
	}
	for _, s := range n.subs {
		if !s.regular() {
			return false
		}
	}
	return true
}

// namesBytes reports whether n holds bytes that are no characters.
func (n *node) namesBytes() bool {
	if n.op == opByte || n.op == opAnyBytes || n.op == opSet && len(n.set.raw) > 0 {
		return true
	}
	for _, s := range n.subs {
		if s.namesBytes() {
			return true
		}
	}
	return false
}
