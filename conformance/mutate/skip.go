package main

import (
	"go/ast"
	"go/types"
	"regexp"
)

// A skipper knows what no case sees, or none should: the accounting of fuel and
// memory and the bounds of depth, which conformance/bombs and the tests of limits
// hold; how much room is made in advance; what a panic says; the prose of summaries.
type skipper struct {
	info  *types.Info
	sizes map[types.Object]bool // variables that only accounting uses
}

func newSkipper(p *pkg) *skipper {
	s := &skipper{info: p.info, sizes: map[types.Object]bool{}}
	uses, counted := map[types.Object]int{}, map[types.Object]bool{}
	for _, obj := range p.info.Uses {
		uses[obj]++
	}
	for _, f := range p.files {
		ast.Inspect(f.tree, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				if !s.accounting(n) {
					return true
				}
			case *ast.AssignStmt:
				if !s.node(n) {
					for _, e := range n.Lhs {
						if id, ok := e.(*ast.Ident); ok {
							uses[s.info.Uses[id]]--
						}
					}
					return true
				}
			default:
				return true
			}
			ast.Inspect(n, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok {
					uses[s.info.Uses[id]]--
					counted[s.info.Uses[id]] = true
				}
				return true
			})
			return false
		})
	}
	for obj := range counted {
		_, variable := obj.(*types.Var)
		s.sizes[obj] = variable && uses[obj] == 0
	}
	return s
}

const fuelPath = "ambit/core/fuel"

var (
	// accounts are the methods that only count.
	accounts = regexp.MustCompile(`^([cC]harge\w*|Bytes|Scan|Alloc|Free|alloc|free|Account|Exceed|Relieve|Close|Grow|reserve|enter|leave)$`)
	// counters are the names of what they count.
	counters = regexp.MustCompile(`(?i)depth|fuel|meter|charged|nesting|^held$|^alloc$|^counted$`)
	// sizes are the names of constants that bound or size something.
	sizes = regexp.MustCompile(`(?i)^(max|min)?\w*(depth|limit|limited|size|buffer|chunk|cost|bytes)$|^max`)
)

// function says whether a whole function only counts.
func (s *skipper) function(d *ast.FuncDecl) bool {
	return accounts.MatchString(d.Name.Name) && mentions(d.Body, counters) || d.Name.Name == "Error"
}

// node says whether a node and all below it are left alone.
func (s *skipper) node(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CallExpr:
		return s.accounting(n) || isName(n.Fun, "panic")
	case *ast.ExprStmt:
		call, ok := n.X.(*ast.CallExpr)
		return ok && (s.accounting(call) || isName(call.Fun, "panic"))
	case *ast.DeferStmt:
		return s.accounting(n.Call)
	case *ast.IfStmt:
		return mentions(n.Cond, counters) || s.onlyAccounts(n.Body.List) && n.Else == nil || s.callsAccounting(n)
	case *ast.ForStmt:
		return s.onlyAccounts(n.Body.List)
	case *ast.RangeStmt:
		return s.onlyAccounts(n.Body.List)
	case *ast.AssignStmt:
		for _, e := range n.Lhs {
			if id, ok := e.(*ast.Ident); mentions(e, counters) || ok && (s.sizes[s.info.Defs[id]] || s.sizes[s.info.Uses[id]]) {
				return true
			}
		}
	case *ast.IncDecStmt:
		return mentions(n.X, counters)
	case *ast.KeyValueExpr:
		return isName(n.Key, "Summary")
	case *ast.ValueSpec:
		return len(n.Names) > 0 && sizes.MatchString(n.Names[0].Name)
	case *ast.ImportSpec:
		return true
	case *ast.Field:
		return true
	}
	return false
}

// accounting says whether a call only counts or only makes room: of the meter, of what
// is named as its methods are, or make with a size.
func (s *skipper) accounting(call *ast.CallExpr) bool {
	if isName(call.Fun, "make") {
		return len(call.Args) > 1 && isZero(call.Args[1])
	}
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || !accounts.MatchString(sel.Sel.Name) {
		return false
	}
	if obj := s.info.Uses[sel.Sel]; obj != nil && obj.Pkg() != nil && obj.Pkg().Path() == fuelPath {
		return true
	}
	switch sel.Sel.Name {
	case "Bytes", "Scan", "Close", "Account", "free":
		return false
	}
	return true
}

// callsAccounting says whether a condition asks what counts, as "if !x.enter()" does.
func (s *skipper) callsAccounting(n *ast.IfStmt) bool {
	found := false
	for _, part := range []ast.Node{n.Init, n.Cond} {
		if part == nil {
			continue
		}
		ast.Inspect(part, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && s.accounting(call) {
				found = true
			}
			return !found
		})
	}
	return found
}

func (s *skipper) onlyAccounts(body []ast.Stmt) bool {
	for _, stmt := range body {
		if !s.node(stmt) {
			return false
		}
	}
	return len(body) > 0
}

// mentions says whether an identifier below a node matches.
func mentions(n ast.Node, re *regexp.Regexp) bool {
	found := false
	ast.Inspect(n, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && re.MatchString(id.Name) {
			found = true
		}
		return !found
	})
	return found
}

func isName(e ast.Expr, name string) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == name
}

func isZero(e ast.Expr) bool {
	lit, ok := e.(*ast.BasicLit)
	return ok && lit.Value == "0"
}
