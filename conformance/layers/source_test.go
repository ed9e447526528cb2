package layers

import (
	"go/ast"
	"go/parser"
	"go/token"
	"testing"
)

// clocks are functions of package time that look at or wait for the host's clock.
var clocks = map[string]bool{"Now": true, "Since": true, "Until": true, "Sleep": true, "After": true, "AfterFunc": true, "Tick": true, "NewTimer": true, "NewTicker": true}

// checkSource reports go statements and uses of the host's clock in a file.
func checkSource(t *testing.T, file string) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt:
			t.Errorf("%s: a go statement: calls run on coroutines", fset.Position(n.Pos()))
		case *ast.SelectorExpr:
			if id, ok := n.X.(*ast.Ident); ok && id.Name == "time" && clocks[n.Sel.Name] {
				t.Errorf("%s: time.%s: calls have a virtual clock", fset.Position(n.Pos()), n.Sel.Name)
			}
		}
		return true
	})
}
