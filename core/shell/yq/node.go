package yq

import (
	"strconv"
	"strings"

	"ambit/core/fuel"
)

// kind is what a node is.
type kind uint8

const (
	none kind = iota
	sequence
	mapping
	scalar
	alias
)

// style is how a node is written; the values are those of the YAML library.
type style uint8

const (
	tagged style = 1 << iota
	double
	single
	literal
	folded
	flow
)

// The tags of YAML's core schema.
const (
	tagNull  = "!!null"
	tagBool  = "!!bool"
	tagInt   = "!!int"
	tagFloat = "!!float"
	tagStr   = "!!str"
	tagTime  = "!!timestamp"
	tagSeq   = "!!seq"
	tagMap   = "!!map"
	tagMerge = "!!merge"
)

// nodeBytes is what a node counts in memory, four fifths of what it takes.
const nodeBytes = 96

// origin says where a document comes from.
type origin struct {
	document, fileIndex int
	file                string
}

// node is one value of a document, and a key of a mapping as well. It knows its parent
// and its key or index, so that paths can be told and children removed.
type node struct {
	kind     kind
	style    style
	together bool // evaluated as one with the other documents
	isKey    bool
	inline   bool // TOML: an inline table
	item     bool // an element of a sequence, at index

	index       int32
	row, column int32

	tag, value  string
	content     []*node // of a mapping: key, value, key, value, …
	parent, key *node
	notes       *notes
}

// notes are what few nodes have.
type notes struct {
	anchor           string
	alias            *node
	head, line, foot string // comments
	leading          string // what stands in front of a document, as it was read
	origin           *origin
}

var noNotes notes

// rare gives what few nodes have, for reading.
func (n *node) rare() *notes {
	if n.notes == nil {
		return &noNotes
	}
	return n.notes
}

// note gives what few nodes have, for writing.
func (n *node) note() *notes {
	if n.notes == nil {
		n.notes = &notes{}
	}
	return n.notes
}

// comment sets comments, where there are any.
func (n *node) comment(head, line, foot string) {
	if head != "" || line != "" || foot != "" {
		r := n.note()
		r.head, r.line, r.foot = head, line, foot
	}
}

// takePlace puts n where of is, as seen from its parent.
func (n *node) takePlace(of *node) {
	n.parent, n.key, n.item, n.index = of.parent, of.key, of.item, of.index
}

// list is what an expression gives. It is compared by identity where an operator has
// to know whether another one has handed its input on.
type list struct{ n []*node }

func listOf(n ...*node) *list { return &list{n} }

func (l *list) add(n *node) { l.n = append(l.n, n) }

// node makes a node, counted until the document is done.
func (m *machine) node(n node) *node {
	m.meter.Charge(fuel.Step)
	m.acct.Alloc(nodeBytes)
	return &n
}

// text counts a string that the expression has made.
func (m *machine) text(s string) string {
	m.meter.Scan(len(s))
	m.acct.Alloc(int64(len(s)))
	return s
}

func (m *machine) scalar(tag, value string) *node {
	return m.node(node{kind: scalar, tag: tag, value: value})
}

func (m *machine) str(s string) *node { return m.scalar(tagStr, s) }

func (m *machine) integer(i int) *node { return m.scalar(tagInt, strconv.Itoa(i)) }

func (m *machine) null(text string) *node { return m.scalar(tagNull, text) }

func (m *machine) keyNode(s string) *node {
	if s == "<<" {
		return m.scalar(tagMerge, s)
	}
	return m.str(s)
}

func (m *machine) newSeq() *node { return m.node(node{kind: sequence, tag: tagSeq}) }

func (m *machine) newMap() *node { return m.node(node{kind: mapping, tag: tagMap}) }

func (n *node) from() origin {
	for ; n.parent != nil; n = n.parent {
	}
	if n.rare().origin == nil {
		return origin{}
	}
	return *n.rare().origin
}

// keyText names a node among the children of its parent; values with equal names are
// the same entry, seen through different merges.
func (n *node) keyText() string {
	s := ""
	if n.isKey {
		s = "key-" + n.value + "-"
	}
	s += strconv.Itoa(n.from().document) + " - "
	switch {
	case n.item:
		s += strconv.Itoa(int(n.index))
	case n.key != nil:
		s += n.key.value
	}
	return s
}

// step is an element of a path: the key of a mapping or the index of a sequence.
type step struct {
	key   string
	index int
	isInt bool
}

func (s step) String() string {
	if s.isInt {
		return strconv.Itoa(s.index)
	}
	return s.key
}

func (n *node) step() (step, bool) {
	switch {
	case n.isKey:
		return step{key: n.value}, true
	case n.item:
		return step{index: int(n.index), isInt: true}, true
	case n.key == nil:
		return step{}, false
	case n.key.tag == tagStr:
		return step{key: n.key.value}, true
	}
	i, err := parseInt(n.key.value)
	if err != nil {
		return step{key: n.key.value}, true
	}
	return step{index: i, isInt: true}, true
}

// path is the way from the document to the node.
func (m *machine) path(n *node) []step {
	var up []step
	for ; n != nil; n = n.parent {
		m.meter.Charge(fuel.Step)
		s, ok := n.step()
		if !ok {
			break
		}
		up = append(up, s)
	}
	for i, j := 0, len(up)-1; i < j; i, j = i+1, j-1 {
		up[i], up[j] = up[j], up[i]
	}
	return up
}

// place is the path as messages show it.
func (m *machine) place(n *node) string {
	var b strings.Builder
	for i, s := range m.path(n) {
		text := s.String()
		switch {
		case s.isInt || i > 0 && strings.Contains(text, "."):
			b.WriteString("[" + text + "]")
		case i == 0:
			b.WriteString(text)
		default:
			b.WriteString("." + text)
		}
	}
	return b.String()
}

// addPair appends copies of a key and a value to a mapping.
func (m *machine) addPair(n, rawKey, rawValue *node) (key, value *node) {
	key, value = m.copy(rawKey), m.copy(rawValue)
	key.parent, key.isKey, key.item = n, true, false
	value.parent, value.isKey, value.key, value.item = n, false, key, false
	n.content = append(n.content, key, value)
	return key, value
}

// addItem appends a copy of a value to a sequence.
func (m *machine) addItem(n, raw *node) {
	n.push(m.copy(raw))
}

// push appends a value to a sequence as it is.
func (n *node) push(v *node) {
	v.parent, v.isKey, v.key, v.item, v.index = n, false, nil, true, int32(len(n.content))
	n.content = append(n.content, v)
}

func (m *machine) addAll(n *node, children []*node) {
	if n.kind != mapping {
		for _, c := range children {
			m.addItem(n, c)
		}
		return
	}
	for i := 0; i+1 < len(children); i += 2 {
		m.addPair(n, children[i], children[i+1])
	}
}

// copy is a deep copy with the same parent; what an alias refers to is shared.
func (m *machine) copy(n *node) *node {
	m.enter()
	c := m.shell(n)
	m.addAll(c, n.content)
	m.leave()
	return c
}

// shell copies a node without its content.
func (m *machine) shell(n *node) *node {
	c := *n
	c.content = nil
	if n.notes != nil {
		m.acct.Alloc(nodeBytes)
		notes := *n.notes
		c.notes = &notes
	}
	return m.node(c)
}

// replacing is a copy of by in the place of n.
func (m *machine) replacing(n, by *node) *node {
	c := m.copy(by)
	c.takePlace(n)
	if n.isKey {
		c.key = n
	}
	return c
}

// replacement is a new node in the place of n.
func (m *machine) replacement(n *node, k kind, tag, value string) *node {
	c := m.node(node{kind: k, tag: tag, value: value})
	c.takePlace(n)
	if n.isKey {
		c.key = n
	}
	return c
}

func (m *machine) replacementWithComments(n *node, k kind, tag string, s style) *node {
	c := m.replacement(n, k, tag, "")
	c.style = s
	if r := n.rare(); n.notes != nil {
		c.notes = &notes{leading: r.leading, head: r.head, line: r.line, foot: r.foot}
	}
	return c
}

func (m *machine) boolean(owner *node, v bool) *node {
	c := m.replacement(owner, scalar, tagBool, strconv.FormatBool(v))
	return c
}

// update makes n what other is, but leaves its style, custom tag and comments as far
// as they still fit.
func (m *machine) update(n, other *node, o assignment) {
	if n == other {
		return
	}
	if n.kind != scalar && len(n.content) == 0 || m.guess(n) != m.guess(other) {
		n.style = other.style
	}
	content := other.content
	n.content, n.kind = nil, other.kind
	m.addAll(n, content)
	n.value = other.value
	m.updateAttributes(n, other, o)
}

func (m *machine) updateAttributes(n, other *node, o assignment) {
	if n.kind != other.kind {
		n.content, n.value = nil, ""
	}
	n.kind = other.kind
	if o.clobber || n.tag == "" || strings.HasPrefix(n.tag, "!!") {
		n.tag = other.tag
	}
	if n.notes != nil || other.notes != nil {
		n.note().alias = other.rare().alias
	}
	if !o.keepAnchor {
		if n.notes != nil || other.notes != nil {
			n.note().anchor = other.rare().anchor
		}
	}
	n.inline = other.inline
	if n.style == 0 {
		n.style = other.style
	}
	if other.rare().foot != "" {
		n.note().foot = other.rare().foot
	}
	if other.rare().head != "" {
		n.note().head = other.rare().head
	}
	if other.rare().line != "" {
		n.note().line = other.rare().line
	}
}

// guess is the node's tag or, if that is a custom one, the tag its text would have.
func (m *machine) guess(n *node) string {
	if strings.HasPrefix(n.tag, "!!") || n.value == "" {
		return n.tag
	}
	if s := m.snippet(n.value); s != nil {
		return s.tag
	}
	return n.tag
}

// resolve follows an alias to what it stands for.
func resolve(n *node) *node {
	for i := 0; n.kind == alias; i++ {
		if n.rare().alias == nil || i > maxDepth {
			fail("alias cycle detected")
		}
		n = n.rare().alias
	}
	return n
}

func truthy(n *node) bool {
	switch {
	case n == nil || n.tag == tagNull:
		return false
	case n.kind == scalar && n.tag == tagBool:
		switch strings.ToLower(n.value) {
		case "y", "yes", "on", "true":
			return true
		}
		return false
	}
	return true
}

// equal compares two values, whatever their style.
func (m *machine) equal(a, b *node) bool {
	m.meter.Charge(fuel.Compare)
	if a.kind != b.kind {
		return false
	}
	if a.kind == scalar && m.guess(a) != m.guess(b) {
		return false
	}
	switch {
	case a.tag == tagNull:
		return true
	case a.kind == scalar:
		return a.value == b.value
	case len(a.content) != len(b.content):
		return false
	}
	m.enter()
	defer m.leave()
	switch a.kind {
	case sequence:
		for i, c := range a.content {
			if !m.equal(c, b.content[i]) {
				return false
			}
		}
		return true
	case mapping:
		for i := 0; i+1 < len(a.content); i += 2 {
			j := m.findKey(b, a.content[i])
			if j < 0 || !m.equal(a.content[i+1], b.content[j+1]) {
				return false
			}
		}
		return true
	}
	return false
}

// findKey is the index of a key in a mapping's content, or -1.
func (m *machine) findKey(n, key *node) int {
	for i := 0; i+1 < len(n.content); i += 2 {
		if m.equal(n.content[i], key) {
			return i
		}
	}
	return -1
}

// findItem is the index of a value in a list, or -1.
func (m *machine) findItem(n, item *node) int {
	for i, c := range n.content {
		if m.equal(c, item) {
			return i
		}
	}
	return -1
}
