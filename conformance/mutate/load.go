package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A pkg is a package that is mutated, parsed and type-checked.
type pkg struct {
	path  string
	fset  *token.FileSet
	files []*file
	info  *types.Info
	conf  types.Config
}

// A file is one of its files.
type file struct {
	name string // absolute
	rel  string // from the root of the module
	text []byte
	tree *ast.File
}

// load parses the packages that the patterns name, without their tests.
func load(patterns []string) ([]*pkg, error) {
	cmd := exec.Command("go", append([]string{"list", "-deps", "-export", "-json=ImportPath,Dir,GoFiles,Export,DepOnly,Module"}, patterns...)...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	exports := map[string]string{}
	var pkgs []*pkg
	fset := token.NewFileSet()
	lookup := func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) }
	imp := importer.ForCompiler(fset, "gc", lookup)
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var l struct {
			ImportPath, Dir, Export string
			GoFiles                 []string
			DepOnly                 bool
			Module                  *struct{ Dir string }
		}
		if err := dec.Decode(&l); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, err
		}
		exports[l.ImportPath] = l.Export
		if l.DepOnly || l.Module == nil {
			continue
		}
		p := &pkg{path: l.ImportPath, fset: fset, conf: types.Config{Importer: imp, Error: func(error) {}}}
		for _, name := range l.GoFiles {
			f := &file{name: filepath.Join(l.Dir, name)}
			if f.rel, err = filepath.Rel(l.Module.Dir, f.name); err != nil {
				return nil, err
			}
			if f.text, err = os.ReadFile(f.name); err != nil {
				return nil, err
			}
			if f.tree, err = parser.ParseFile(fset, f.name, f.text, parser.SkipObjectResolution); err != nil {
				return nil, err
			}
			p.files = append(p.files, f)
		}
		pkgs = append(pkgs, p)
	}
	for _, p := range pkgs {
		p.info = &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}
		if _, err := p.conf.Check(p.path, fset, p.trees(nil, nil), p.info); err != nil {
			return nil, err
		}
	}
	return pkgs, nil
}

// trees returns the package's files, with another tree for one of them.
func (p *pkg) trees(other *file, tree *ast.File) []*ast.File {
	var list []*ast.File
	for _, f := range p.files {
		if f == other {
			list = append(list, tree)
		} else {
			list = append(list, f.tree)
		}
	}
	return list
}

// compiles says whether the package is still a program with another text of a file.
func (p *pkg) compiles(f *file, text []byte) bool {
	tree, err := parser.ParseFile(p.fset, f.name, text, parser.SkipObjectResolution)
	if err != nil {
		return false
	}
	_, err = p.conf.Check(p.path, p.fset, p.trees(f, tree), nil)
	return err == nil
}
