package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"
)

// A mutant is one change of one file.
type mutant struct {
	id       string // of package, function, kind and text; independent of line and seed
	kind     string
	pkg      *pkg
	file     *file
	line     int
	column   int
	from, to int // the bytes of the file that are replaced
	with     string
	was      string // what the report shows of the place
	shown    string // and of the change
}

func (m *mutant) String() string {
	return fmt.Sprintf("%s %s:%d:%d %s: %s -> %s", m.id, m.file.rel, m.line, m.column, m.kind, m.was, m.shown)
}

// text is the file with the change.
func (m *mutant) text() []byte {
	return slices.Concat(m.file.text[:m.from], []byte(m.with), m.file.text[m.to:])
}

var kinds = []string{"compare", "arith", "logic", "negate", "constant", "string", "drop", "return"}

// draw chooses n of the packages' mutants that are wanted and compile.
func draw(pkgs []*pkg, n int, seed uint64, wanted func(*mutant) bool) []*mutant {
	queues := map[string][]*mutant{}
	for _, p := range pkgs {
		for _, m := range mutantsOf(p) {
			if wanted(m) {
				queues[m.kind] = append(queues[m.kind], m)
			}
		}
	}
	for _, queue := range queues {
		slices.SortFunc(queue, func(a, b *mutant) int { return bytes.Compare(rank(seed, a), rank(seed, b)) })
	}
	var drawn []*mutant
	for left := true; left; {
		left = false
		for _, kind := range kinds {
			for len(drawn) < n && len(queues[kind]) > 0 {
				m := queues[kind][0]
				queues[kind] = queues[kind][1:]
				if m.pkg.compiles(m.file, m.text()) {
					drawn = append(drawn, m)
					left = true
					break
				}
			}
		}
	}
	return drawn
}

func rank(seed uint64, m *mutant) []byte {
	sum := sha256.Sum256(fmt.Appendf(nil, "%d %s", seed, m.id))
	return sum[:]
}

// A finder collects the mutants of one function.
type finder struct {
	p       *pkg
	f       *file
	fn      string
	results []*ast.FieldList // of the functions around the current node
	seen    map[string]int
	found   []*mutant
}

// mutantsOf lists the mutants of a package in the order of its text.
func mutantsOf(p *pkg) []*mutant {
	var list []*mutant
	s := newSkipper(p)
	seen := map[string]int{}
	for _, f := range p.files {
		for _, decl := range f.tree.Decls {
			fd := &finder{p: p, f: f, fn: f.tree.Name.Name, seen: seen}
			switch d := decl.(type) {
			case *ast.FuncDecl:
				if d.Body == nil || s.function(d) {
					continue
				}
				fd.fn = d.Name.Name
				if d.Recv != nil {
					fd.fn = types.ExprString(d.Recv.List[0].Type) + "." + fd.fn
				}
				fd.results = append(fd.results, d.Type.Results)
				fd.walk(s, d.Body)
			case *ast.GenDecl:
				if d.Tok == token.IMPORT {
					continue
				}
				fd.walk(s, d)
			}
			list = append(list, fd.found...)
		}
	}
	return list
}

func (fd *finder) walk(s *skipper, root ast.Node) {
	ast.Inspect(root, func(n ast.Node) bool {
		if n == nil {
			return false
		}
		if s.node(n) {
			return false
		}
		if lit, ok := n.(*ast.FuncLit); ok {
			fd.results = append(fd.results, lit.Type.Results)
			fd.walk(s, lit.Body)
			fd.results = fd.results[:len(fd.results)-1]
			return false
		}
		fd.visit(n)
		return true
	})
}

var (
	comparisons = map[token.Token]string{token.LSS: "<=", token.LEQ: "<", token.GTR: ">=", token.GEQ: ">", token.EQL: "!=", token.NEQ: "=="}
	arithmetics = map[token.Token]string{token.ADD: "-", token.SUB: "+", token.MUL: "/", token.QUO: "*", token.REM: "*", token.AND: "|", token.OR: "&",
		token.XOR: "|", token.SHL: ">>", token.SHR: "<<"}
	logics      = map[token.Token]string{token.LAND: "||", token.LOR: "&&"}
	assignments = map[token.Token]string{token.ADD_ASSIGN: "-=", token.SUB_ASSIGN: "+=", token.MUL_ASSIGN: "/=", token.QUO_ASSIGN: "*=",
		token.REM_ASSIGN: "*=", token.AND_ASSIGN: "|=", token.OR_ASSIGN: "&=", token.SHL_ASSIGN: ">>=", token.SHR_ASSIGN: "<<="}
)

func (fd *finder) visit(n ast.Node) {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		for kind, table := range map[string]map[token.Token]string{"compare": comparisons, "arith": arithmetics, "logic": logics} {
			if with := table[n.Op]; with != "" {
				fd.add(kind, n, n.OpPos, n.OpPos+token.Pos(len(n.Op.String())), with)
			}
		}
	case *ast.IncDecStmt:
		with := map[token.Token]string{token.INC: "--", token.DEC: "++"}[n.Tok]
		fd.add("arith", n, n.TokPos, n.TokPos+2, with)
		fd.add("drop", n, n.Pos(), n.End(), "")
	case *ast.AssignStmt:
		if with := assignments[n.Tok]; with != "" {
			fd.add("arith", n, n.TokPos, n.TokPos+token.Pos(len(n.Tok.String())), with)
		}
		if n.Tok != token.DEFINE {
			fd.add("drop", n, n.Pos(), n.End(), "")
		}
	case *ast.ExprStmt:
		fd.add("drop", n, n.Pos(), n.End(), "")
	case *ast.BranchStmt:
		if n.Tok != token.FALLTHROUGH {
			fd.add("drop", n, n.Pos(), n.End(), "")
		}
	case *ast.IfStmt:
		fd.negate(n.Cond)
		fd.early(n.Body, n.Body.List)
		if block, ok := n.Else.(*ast.BlockStmt); ok {
			fd.early(block, block.List)
		}
	case *ast.ForStmt:
		if n.Cond != nil {
			fd.negate(n.Cond)
		}
		fd.early(n.Body, n.Body.List)
	case *ast.RangeStmt:
		fd.early(n.Body, n.Body.List)
	case *ast.CaseClause:
		fd.early(n, n.Body)
	case *ast.BasicLit:
		fd.literal(n)
	}
}

func (fd *finder) negate(cond ast.Expr) {
	fd.add("negate", cond, cond.Pos(), cond.End(), "!("+fd.source(cond)+")")
}

// early makes a block return zero values at once.
func (fd *finder) early(block ast.Node, body []ast.Stmt) {
	if len(body) == 0 || len(fd.results) == 0 {
		return
	}
	switch first := body[0].(type) {
	case *ast.ReturnStmt, *ast.BranchStmt:
		return
	case *ast.ExprStmt:
		if call, ok := first.X.(*ast.CallExpr); ok && isName(call.Fun, "panic") {
			return
		}
	}
	var zeros []string
	if results := fd.results[len(fd.results)-1]; results != nil {
		for _, field := range results.List {
			for range max(1, len(field.Names)) {
				zeros = append(zeros, "*new("+fd.source(field.Type)+")")
			}
		}
	}
	fd.add("return", body[0], body[0].Pos(), body[0].Pos(), "return "+strings.Join(zeros, ", ")+"; ")
}

func (fd *finder) literal(n *ast.BasicLit) {
	switch n.Kind {
	case token.INT:
		fd.add("constant", n, n.Pos(), n.End(), "("+n.Value+"+1)")
	case token.STRING:
		value, err := strconv.Unquote(n.Value)
		if err != nil {
			return
		}
		if value == "" {
			value = "~"
		} else {
			runes := []rune(value)
			value = string(runes[:len(runes)-1])
		}
		fd.add("string", n, n.Pos(), n.End(), strconv.Quote(value))
	}
}

func (fd *finder) add(kind string, n ast.Node, from, to token.Pos, with string) {
	start := fd.p.fset.Position(from)
	m := &mutant{kind: kind, pkg: fd.p, file: fd.f, line: start.Line, column: start.Column, from: start.Offset, to: fd.p.fset.Position(to).Offset, with: with}
	m.was, m.shown = clip(fd.source(n)), with
	switch kind {
	case "compare", "arith", "logic":
		m.shown = string(fd.f.text[m.from:m.to]) + " becomes " + with
	case "drop":
		m.shown = "left out"
		// What follows keeps its line; a comment that would end the file's last line cannot.
		m.with = strings.Repeat("\n", strings.Count(string(fd.f.text[m.from:m.to]), "\n"))
	case "return":
		m.shown = strings.TrimSuffix(with, "; ")
	}
	text := fmt.Sprintf("%s %s %s %s %d:%d", fd.p.path, fd.fn, kind, m.was, m.from-fd.p.fset.Position(n.Pos()).Offset, len(fd.source(n)))
	sum := sha256.Sum256(fmt.Appendf(nil, "%s #%d", text, fd.seen[text]))
	fd.seen[text]++
	m.id = fmt.Sprintf("%x", sum[:4])
	fd.found = append(fd.found, m)
}

func (fd *finder) source(n ast.Node) string {
	return string(fd.f.text[fd.p.fset.Position(n.Pos()).Offset:fd.p.fset.Position(n.End()).Offset])
}

// clip shows source on one line.
func clip(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if r := []rune(s); len(r) > 90 {
		s = string(r[:90]) + "…"
	}
	return s
}
