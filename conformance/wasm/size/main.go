// Size builds the wasm that holds core, actors and edge, and prints its size after
// gzip, in all and by package.
package main

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"ambit/adapters/workers/compile"
)

// shown is how many packages are listed by name.
const shown = 30

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "size:", err)
		os.Exit(1)
	}
}

func run() error {
	dir, err := os.MkdirTemp("", "ambit-wasm")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	build := func(name string, names bool) ([]byte, error) {
		file := filepath.Join(dir, name)
		if err := compile.Wasm("ambit/conformance/wasm", file, "", names); err != nil {
			return nil, err
		}
		return os.ReadFile(file)
	}
	stripped, err := build("stripped.wasm", false)
	if err != nil {
		return err
	}
	if err := compile.StripLines(stripped); err != nil {
		return err
	}
	named, err := build("named.wasm", true)
	if err != nil {
		return err
	}
	list, err := packages()
	if err != nil {
		return err
	}
	code, data, err := byPackage(named, list)
	if err != nil {
		return err
	}
	type row struct {
		name      string
		size, zip int
	}
	var rows []row
	for name, body := range code {
		rows = append(rows, row{name, len(body), zipped(body)})
	}
	slices.SortFunc(rows, func(a, b row) int { return cmp.Or(b.zip-a.zip, strings.Compare(a.name, b.name)) })
	fmt.Printf("wasm with core, actors and edge: %d bytes, gzip -9 %d bytes\n", len(stripped), zipped(stripped))
	fmt.Printf("%10s %10s  package (code alone; gzip of each by itself)\n", "bytes", "gzip")
	rest := row{name: fmt.Sprintf("%d more packages", max(0, len(rows)-shown))}
	for i, r := range rows {
		if i < shown {
			fmt.Printf("%10d %10d  %s\n", r.size, r.zip, r.name)
			continue
		}
		rest.size, rest.zip = rest.size+r.size, rest.zip+r.zip
	}
	fmt.Printf("%10d %10d  %s\n%10d %10d  data of all packages\n", rest.size, rest.zip, rest.name, len(data), zipped(data))
	return nil
}

func zipped(b []byte) int {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression)
	w.Write(b)
	w.Close()
	return out.Len()
}

// reader reads the WebAssembly binary format.
type reader struct {
	b   []byte
	err error
}

func (r *reader) number() int {
	v, n := binary.Uvarint(r.b)
	if n <= 0 {
		r.err = errors.New("not a WebAssembly module")
		r.b = nil
		return 0
	}
	r.b = r.b[n:]
	return int(v)
}

func (r *reader) bytes(n int) []byte {
	if n < 0 || n > len(r.b) {
		r.err = errors.New("not a WebAssembly module")
		r.b = nil
		return nil
	}
	out := r.b[:n]
	r.b = r.b[n:]
	return out
}

// byPackage splits the code section by the package of each function.
func byPackage(module []byte, packages map[string]string) (code map[string][]byte, data []byte, err error) {
	r := &reader{b: module}
	r.bytes(8)
	var bodies [][]byte
	imports := 0
	names := map[int]string{}
	for len(r.b) > 0 && r.err == nil {
		id := r.bytes(1)[0]
		s := &reader{b: r.bytes(r.number())}
		switch id {
		case 0:
			if string(s.bytes(s.number())) == "name" {
				readNames(s, names)
			}
		case 2:
			imports = countFunctions(s)
		case 10:
			for n := s.number(); n > 0 && s.err == nil; n-- {
				bodies = append(bodies, s.bytes(s.number()))
			}
		case 11:
			data = s.b
		}
		r.err = errors.Join(r.err, s.err)
	}
	code = map[string][]byte{}
	for i, body := range bodies {
		p := packageOf(names[imports+i], packages)
		code[p] = append(code[p], body...)
	}
	return code, data, r.err
}

// countFunctions counts the imported functions, which come first in the numbering.
func countFunctions(s *reader) (n int) {
	for count := s.number(); count > 0 && s.err == nil; count-- {
		s.bytes(s.number())
		s.bytes(s.number())
		if kind := s.bytes(1); len(kind) == 1 && kind[0] == 0 {
			n++
		}
		s.number()
	}
	return n
}

func readNames(s *reader, names map[int]string) {
	for len(s.b) > 0 && s.err == nil {
		id := s.bytes(1)[0]
		sub := &reader{b: s.bytes(s.number())}
		if id != 1 {
			continue
		}
		for n := sub.number(); n > 0 && sub.err == nil; n-- {
			index := sub.number()
			names[index] = string(sub.bytes(sub.number()))
		}
	}
}

// support is where code is counted that belongs to no package: equality and hashing of
// types, wrappers, the runtime's assembly.
const support = "(runtime support)"

// unnamed are the bytes that the linker writes as '_' in the name section.
var unnamed = regexp.MustCompile(`[^\w.]`)

// packages lists what the program is built of, by the packages' names as they stand in
// the name section.
func packages() (map[string]string, error) {
	cmd := exec.Command("go", "list", "-deps", "ambit/conformance/wasm")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	list := map[string]string{}
	for _, p := range strings.Fields(string(out)) {
		// In symbols, dots of a path's last element are escaped.
		dir, last := path.Split(p)
		list[unnamed.ReplaceAllString(dir+strings.ReplaceAll(last, ".", "%2e"), "_")] = p
	}
	return list, nil
}

// packageOf gives the package of a function by its name in the name section,
// "ambit_core_shell.__shell_.run": the longest that ends before a dot.
func packageOf(name string, packages map[string]string) string {
	for i := len(name) - 1; i > 0; i-- {
		if name[i] != '.' {
			continue
		}
		if p, ok := packages[name[:i]]; ok {
			return p
		}
	}
	return support
}
