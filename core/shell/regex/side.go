package regex

import "unicode/utf8"

// side is what stands on one side of a position.
type side uint8

const (
	sideOther side = iota
	sideWord       // a word character
	sideNL         // a newline
	sideRaw        // an invalid byte that \b takes for a letter, and grep -w does not
	sideEdge       // nothing: an end of the subject
	sideBare       // an end of the subject that is not an end of a line
	numSides
)

// holds decides an assertion from its two sides.
func (a assertion) holds(before, after side) bool {
	wb, wa := before == sideWord || before == sideRaw, after == sideWord || after == sideRaw
	switch a {
	case lineStart:
		return before == sideNL || before == sideEdge
	case lineEnd:
		return after == sideNL || after == sideEdge
	case textStart:
		return before == sideEdge
	case textEnd:
		return after == sideEdge
	case bufStart:
		return before >= sideEdge
	case bufEnd:
		return after >= sideEdge
	case wordEdge:
		return wb != wa
	case notWordEdge:
		return wb == wa
	case wordStart:
		return !wb && wa
	case wordEnd:
		return wb && !wa
	case noWordBefore:
		return before != sideWord
	case noWordAfter:
		return after != sideWord
	}
	return false
}

var wordBytes = func() (w [256]bool) {
	for _, r := range asciiClass("word").ranges {
		for c := r.lo; c <= r.hi; c++ {
			w[c] = true
		}
	}
	return w
}()

func byteSide(c byte) side {
	switch {
	case wordBytes[c]:
		return sideWord
	case c == '\n':
		return sideNL
	}
	return sideOther
}

// before is the side to the left of b[i].
func (re *Regexp) before(b []byte, i int, flags Flags) side {
	if i == 0 {
		if flags&NotBOL != 0 {
			return sideBare
		}
		return sideEdge
	}
	if c := b[i-1]; c < utf8.RuneSelf || re.opt.Bytes {
		return byteSide(c)
	}
	r, size := utf8.DecodeLastRune(b[:i])
	return re.runeSide(r, size, b[i-1])
}

// after is the side to the right of position i.
func (re *Regexp) after(b []byte, i int, flags Flags) side {
	if i == len(b) {
		if flags&NotEOL != 0 {
			return sideBare
		}
		return sideEdge
	}
	if c := b[i]; c < utf8.RuneSelf || re.opt.Bytes {
		return byteSide(c)
	}
	r, size := utf8.DecodeRune(b[i:])
	return re.runeSide(r, size, b[i])
}

// runeSide classifies a character. glibc takes a byte that is not valid UTF-8 for
// the Latin-1 character here, though no list matches it.
func (re *Regexp) runeSide(r rune, size int, c byte) side {
	if r == utf8.RuneError && size == 1 {
		if !re.opt.Dialect.perlLike() && classSet("word", false).contains(rune(c)) {
			return sideRaw
		}
		return sideOther
	}
	if re.asciiWord || !classSet("word", false).contains(r) {
		return sideOther
	}
	return sideWord
}
