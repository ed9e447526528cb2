package regex

// instOp is the kind of an instruction. The first group is what an automaton can
// run; the rest is for the backtracking engine alone.
type instOp uint8

const (
	iFail   instOp = iota
	iByte          // one byte of lo to hi
	iSet           // one byte of set
	iSparse        // one byte, by the transition that holds it
	iSplit         // out, else arg
	iNop           // out
	iSave          // slot arg = position
	iAssert        // assert holds
	iMatch
	iClose // iSave arg, the end of a group that can be empty; see machine.closeGroup

	iBackref   // what group arg matched
	iMark      // slot arg = position
	iProgress  // if nothing was consumed since iMark arg: leave the loop to alt
	iLook      // slots arg, arg+1 = position, height of the stack; alt is what follows
	iLookEnd   // cut to the height in arg+1, go back to the position in arg
	iNegLook   // slot arg = height; on failure of the body go on at alt
	iNegEnd    // the body matched: undo and fail
	iAtomic    // slot arg = height
	iAtomicEnd // cut to the height in arg
	iBack      // step back arg characters
	iKeep      // the match starts here
	iCondGroup // out if group arg took part, else alt
	iCall      // run the group at arg, then go on at out
	iReturn    // end of a group that is called
)

// trans is one transition of an iSparse instruction.
type trans struct {
	lo, hi byte
	to     int32
}

type inst struct {
	op     instOp
	lo, hi byte
	assert assertion
	icase  bool
	out    int32
	arg    int32 // slot, second way of iSplit, …
	alt    int32
	shadow int32
	opt    bool
	set    *[256]bool
	trans  []trans
}

// prog is a compiled pattern, or its mirror image for reading backwards.
type prog struct {
	insts   []inst
	start   int
	slots   int // of the backtracking engine: 2 per group, then its own
	asserts bool
	words   bool // some assertion asks for word characters
	regular bool
}

// next is where i leads on byte c, or -1.
func (i *inst) next(c byte) int32 {
	switch i.op {
	case iByte:
		if i.lo <= c && c <= i.hi {
			return i.out
		}
	case iSet:
		if i.set[c] {
			return i.out
		}
	case iSparse:
		for k := range i.trans {
			t := &i.trans[k]
			if c < t.lo {
				break
			}
			if c <= t.hi {
				return t.to
			}
		}
	}
	return -1
}
