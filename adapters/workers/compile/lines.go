package compile

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// The tables by which Go finds functions and lines, as the linker writes them: see
// internal/abi and runtime/symtab.go of Go 1.20 and later.
const (
	tableMagic  = 0xfffffff1
	tableHeader = 8 + 8*8
	funcFixed   = 44 // bytes of a function's record before its list of tables
	dataSection = 11
)

var errTables = errors.New("the module's function tables are not those of a known Go toolchain")

// StripLines clears the tables of files and lines in place: a quarter of the data after
// gzip. Stack traces keep the functions' names. The tables that the runtime itself needs,
// for frame sizes, stack maps and inlining, stay.
func StripLines(module []byte) error {
	memory, at, err := dataOf(module)
	if err != nil {
		return err
	}
	le := binary.LittleEndian
	head := -1
	for i := 0; i+tableHeader <= len(memory); i += 8 {
		// magic, padding, the smallest instruction (1 in wasm), the size of a pointer
		if le.Uint32(memory[i:]) == tableMagic && le.Uint32(memory[i+4:]) == 0x08010000 {
			if head >= 0 {
				return errTables
			}
			head = i
		}
	}
	if head < 0 {
		return errTables
	}
	field := func(n int) int { return int(le.Uint64(memory[head+8+8*n:])) }
	count, tables, index := field(0), field(6), field(7)
	if count <= 0 || tables <= 0 || index <= tables || head+index+8*count > len(memory) {
		return errTables
	}
	kept := make([]bool, index-tables)
	keep := func(offset int) error {
		if offset == 0 {
			return nil
		}
		pos := head + tables + offset
		for first := true; ; first = false {
			_, n := binary.Uvarint(memory[pos:min(pos+10, len(memory))])
			if n <= 0 {
				return errTables
			}
			end := memory[pos] == 0 && !first
			if !end {
				_, m := binary.Uvarint(memory[pos+n : min(pos+n+10, len(memory))])
				if m <= 0 {
					return errTables
				}
				n += m
			}
			if pos+n > head+index {
				return errTables
			}
			for i := range n {
				kept[pos+i-head-tables] = true
			}
			if pos += n; end {
				return nil
			}
		}
	}
	clear := func(from, n int) error {
		for i := from; i < from+n; i++ {
			switch p := at[i]; {
			case p >= 0:
				module[p] = 0
			case memory[i] != 0:
				return errTables
			}
		}
		return nil
	}
	for f := range count {
		r := head + index + int(le.Uint32(memory[head+index+8*f+4:]))
		if r+funcFixed > len(memory) {
			return errTables
		}
		lists := int(le.Uint32(memory[r+28:]))
		if r+funcFixed+4*lists > len(memory) {
			return errTables
		}
		if err := keep(int(le.Uint32(memory[r+16:]))); err != nil {
			return fmt.Errorf("function %d: %w", f, err)
		}
		for i := range lists {
			if err := keep(int(le.Uint32(memory[r+funcFixed+4*i:]))); err != nil {
				return fmt.Errorf("function %d: %w", f, err)
			}
		}
		// the tables of files and lines, and the line where the function starts
		if err := errors.Join(clear(r+20, 8), clear(r+36, 4)); err != nil {
			return err
		}
	}
	for i, k := range kept {
		if !k {
			if err := clear(head+tables+i, 1); err != nil {
				return err
			}
		}
	}
	return nil
}

// dataOf gives the memory that a module starts with, and where in the module each of
// its bytes stands; -1 where memory is zero without the module's saying so.
func dataOf(module []byte) (memory []byte, at []int32, err error) {
	pos := 8
	number := func() int {
		v, n := binary.Uvarint(module[min(pos, len(module)):])
		if n <= 0 || v > uint64(len(module)) {
			err = errors.New("broken WebAssembly module")
			pos, v = len(module), 0
		}
		pos += n
		return int(v)
	}
	for pos < len(module) && err == nil {
		id := module[pos]
		pos++
		size := number()
		if id != dataSection {
			pos += size
			continue
		}
		for n := number(); n > 0 && err == nil; n-- {
			// flags, i32.const address, end, size
			number()
			pos++
			address := number()
			pos++
			size := number()
			if err != nil || pos+size > len(module) {
				return nil, nil, errors.New("broken WebAssembly module")
			}
			for len(memory) < address+size {
				memory = append(memory, 0)
				at = append(at, -1)
			}
			for i := range size {
				memory[address+i], at[address+i] = module[pos+i], int32(pos+i)
			}
			pos += size
		}
		return memory, at, err
	}
	return nil, nil, errors.New("the module has no data")
}
