package yq

import (
	"strings"

	"ambit/core/fuel"
)

type tokenKind uint8

const (
	tokOp tokenKind = iota
	tokOpen
	tokClose
	tokOpenCollect
	tokCloseCollect
	tokOpenObject
	tokCloseObject
	tokOpenTraverse // .[
)

type token struct {
	kind   tokenKind
	op     *op
	assign *op // what the operator becomes in front of =
	post   bool
	text   string
	closer string
	word   string // of an if: the keyword that was last
}

// expr is a node of the syntax tree.
type expr struct {
	op       *op
	lhs, rhs *expr
	depth    int
}

// parse reads an expression. An empty one is nil, which gives back its input.
func (m *machine) parse(src string) *expr {
	return m.tree(m.postfix(adjust(m.tokenise(src))))
}

func isOp(t *token, c opCode) bool { return t.kind == tokOp && t.op.code == c }

// adjust adds the tokens that are understood: the pipes between steps of a path, the
// ends of a slice, what stands in an empty list.
func adjust(tokens []*token) []*token {
	var out []*token
	put := func(o *op) { out = append(out, &token{kind: tokOp, op: o}) }
	for i := 0; i < len(tokens); i++ {
		t := tokens[i]
		var next *token
		if i+1 < len(tokens) {
			next = tokens[i+1]
		}
		at := i
		if t.kind == tokOpenTraverse {
			put(&op{code: opSelf, text: "SELF"})
			put(&op{code: opTraverseArray, text: "TRAVERSE_ARRAY"})
			t = &token{kind: tokOpenCollect}
		}
		if isOp(t, opCreateMap) && at > 0 {
			before := tokens[at-1]
			if before.kind == tokOpenTraverse || before.kind == tokOpenCollect && at > 1 && follows(tokens[at-2]) {
				put(&op{code: opValue, text: "0", value: &node{kind: scalar, tag: tagInt, value: "0"}})
			}
		}
		if next != nil && t.assign != nil && isOp(next, opAssign) {
			assign := *t.assign
			assign.update = next.op.update
			t.op = &assign
			i++
		}
		out = append(out, t)
		if next == nil {
			continue
		}
		if isOp(t, opCreateMap) && next.kind == tokCloseCollect {
			put(&op{code: opLength})
		}
		if t.kind == tokOpenCollect && next.kind == tokCloseCollect || t.kind == tokOpenObject && next.kind == tokCloseObject {
			put(&op{code: opEmpty, text: "EMPTY"})
		}
		if t.post && (isOp(next, opTraversePath) || next.kind == tokOpenTraverse) {
			put(&op{code: opShortPipe, text: "."})
		}
		if t.post && next.kind == tokOpenCollect {
			put(&op{code: opTraverseArray})
		}
	}
	return out
}

// follows reports whether brackets behind t are an index of it.
func follows(t *token) bool {
	return t.kind == tokOp || t.kind == tokCloseCollect || t.kind == tokCloseObject
}

// shunting turns the tokens into postfix order.
type shunting struct {
	stack  []*token
	result []*op
}

func (s *shunting) top() *token { return s.stack[len(s.stack)-1] }

func (s *shunting) drop() { s.stack = s.stack[:len(s.stack)-1] }

func (s *shunting) pop() {
	s.result = append(s.result, s.top().op)
	s.drop()
}

// popUntil moves operators to the result until the opening token is on top.
func (s *shunting) popUntil(opener tokenKind) {
	for len(s.stack) > 0 && s.top().kind != opener {
		switch t := s.top(); t.kind {
		case tokOpenCollect:
			fail("bad expression, could not find matching `]`")
		case tokOpenObject:
			fail("bad expression, could not find matching `}`")
		case tokOpen:
			closer := ")"
			if t.closer != "" {
				closer = t.closer
			}
			fail("bad expression, could not find matching `%s`", closer)
		}
		s.pop()
	}
}

func (m *machine) postfix(tokens []*token) []*op {
	s := &shunting{stack: []*token{{kind: tokOpen}}}
	for _, t := range append(tokens, &token{kind: tokClose}) {
		m.meter.Charge(fuel.Step)
		switch t.kind {
		case tokOpen, tokOpenCollect, tokOpenObject:
			if t.text == "if" {
				t.word = "if"
			}
			s.stack = append(s.stack, t)
		case tokCloseCollect, tokCloseObject:
			s.closeCollect(t)
		case tokClose:
			s.popUntil(tokOpen)
			if len(s.stack) == 0 {
				fail("bad expression, got close brackets without matching opening bracket")
			}
			closeIf(s.top(), t)
			s.drop()
		default:
			s.keyword(t)
			prec := opTypes[t.op.code].prec
			for len(s.stack) > 0 && s.top().kind == tokOp && opTypes[s.top().op.code].prec > prec {
				s.pop()
			}
			s.stack = append(s.stack, t)
		}
	}
	if len(s.stack) > 0 {
		fail("bad expression - probably missing close bracket on %s", s.top().show())
	}
	return s.result
}

func (s *shunting) closeCollect(t *token) {
	opener, code := tokOpenCollect, opCollect
	if t.kind == tokCloseObject {
		opener, code = tokOpenObject, opCollectObject
	}
	s.popUntil(opener)
	if len(s.stack) == 0 {
		fail("bad path expression, got close collect brackets without matching opening bracket")
	}
	s.drop()
	s.result = append(s.result, &op{code: code})
	if opener != tokOpenCollect {
		s.result = append(s.result, &op{code: opShortPipe})
	}
	if len(s.stack) > 0 && s.top().kind == tokOp && s.top().op.code == opTraverseArray {
		s.top().op.walk.optional = strings.HasSuffix(t.text, "?")
		s.pop()
	}
}

// keyword checks the order of then, elif and else.
func (s *shunting) keyword(t *token) {
	if t.op.code != opThen && t.op.code != opElse {
		return
	}
	word := t.op.text
	var open *token
	for i := len(s.stack) - 1; i >= 0; i-- {
		if s.stack[i].kind != tokOp {
			open = s.stack[i]
			break
		}
	}
	switch {
	case open == nil || open.kind != tokOpen || open.text != "if":
		fail("bad expression, `%s` without matching `if`", word)
	case word == "then" && open.word != "if" && open.word != "elif":
		fail("bad expression, `then` must follow `if` or `elif`")
	case word != "then" && open.word != "then":
		fail("bad expression, `%s` must follow `then`", word)
	}
	open.word = word
}

func closeIf(open, closer *token) {
	switch {
	case open.text != "if" && closer.text != "end":
	case open.text != "if":
		fail("bad expression, got `end` without matching `if`")
	case closer.text != "end":
		fail("bad expression, could not find matching `end`")
	case open.word != "then" && open.word != "else":
		fail("bad expression, `%s` must be followed by `then`", open.word)
	}
}

func (t *token) show() string {
	switch t.kind {
	case tokOp:
		if t.op.code == opTraversePath {
			return t.op.index.String()
		}
		return opTypes[t.op.code].name
	case tokOpen:
		return "("
	case tokOpenCollect:
		return "["
	case tokOpenObject:
		return "{"
	}
	return ""
}

// tree builds the syntax tree.
func (m *machine) tree(ops []*op) *expr {
	if len(ops) == 0 {
		return nil
	}
	var stack []*expr
	pop := func() *expr {
		e := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		return e
	}
	for _, o := range ops {
		m.meter.Charge(fuel.Step)
		e := &expr{op: o}
		switch args := opTypes[o.code].args; {
		case args == 1 && len(stack) > 0:
			e.rhs = pop()
			e.depth = e.rhs.depth + 1
		case args == 1 && o.code != opFirst:
			fail("'%s' expects 1 arg but received none", strings.TrimSpace(o.text))
		case args == 2 && len(stack) < 2:
			fail("'%s' expects 2 args but there is %d", strings.TrimSpace(o.text), len(stack))
		case args == 2:
			e.rhs = pop()
			e.lhs = pop()
			e.depth = max(e.lhs.depth, e.rhs.depth) + 1
		}
		if e.depth > maxDepth {
			fail("exceeded max depth of %d", maxDepth)
		}
		stack = append(stack, e)
	}
	if len(stack) != 1 {
		fail("bad expression, please check expression syntax")
	}
	return stack[0]
}
