// Build makes what a Worker deploys, in adapters/workers/dist: the wasm with its
// memory capped, the wasm_exec.js of the same toolchain, and the policy document.
//
//	go run ./adapters/workers/build [-policy FILE] [-out DIR] [-tags TAGS]
package main

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"ambit/adapters/workers/compile"
	"ambit/core/authority"
	"ambit/docs"
)

// maxMemory is the cap of the instance's linear memory, in bytes: a call that wants
// more dies alone. An isolate has 128 MB.
const maxMemory = 96 << 20

const wasmPage = 64 << 10

func main() {
	policy := flag.String("policy", "ambit.json", "the policy document to bundle; the binding AMBIT_POLICY wins over it")
	out := flag.String("out", "adapters/workers/dist", "the directory to write to")
	tags := flag.String("tags", "", "build tags; for tests")
	flag.Parse()
	if err := run(*policy, *out, *tags); err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

func run(policy, out, tags string) error {
	document, err := os.ReadFile(policy)
	if errors.Is(err, os.ErrNotExist) && policy == "ambit.json" {
		document, err = []byte("{\"version\": 1}\n"), nil
		fmt.Println("no ambit.json: the binding AMBIT_POLICY has to hold the policy")
	}
	if err != nil {
		return err
	}
	if _, err := authority.Parse(policy, document); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	wasm := filepath.Join(out, "ambit.wasm")
	// go build takes a file that it made, and we changed, for one that is up to date.
	if err := os.Remove(wasm); err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	if err := compile.Wasm("ambit/adapters/workers/wasm", wasm, tags, false); err != nil {
		return err
	}
	module, err := os.ReadFile(wasm)
	if err != nil {
		return err
	}
	if err := compile.StripLines(module); err != nil {
		return err
	}
	if module, err = capMemory(module, maxMemory/wasmPage); err != nil {
		return err
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return fmt.Errorf("go env: %w", err)
	}
	glue, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return err
	}
	for name, data := range map[string][]byte{"ambit.wasm": module, "wasm_exec.mjs": glue, "policy.txt": document, "openapi.txt": docs.OpenAPI} {
		if err := os.WriteFile(filepath.Join(out, name), data, 0o644); err != nil {
			return err
		}
	}
	fmt.Printf("%s: %d bytes, gzip %d bytes\n", wasm, len(module), zipped(module))
	return nil
}

func zipped(b []byte) int {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression)
	w.Write(b)
	w.Close()
	return out.Len()
}

// memorySection is the id of the section that declares a module's memories.
const memorySection = 5

// capMemory gives the module's only memory a maximum of pages.
func capMemory(module []byte, pages uint64) ([]byte, error) {
	if len(module) < 8 {
		return nil, errors.New("not a WebAssembly module")
	}
	out := append([]byte(nil), module[:8]...)
	rest := module[8:]
	for len(rest) > 0 {
		id := rest[0]
		size, n := binary.Uvarint(rest[1:])
		if n <= 0 || uint64(len(rest)-1-n) < size {
			return nil, errors.New("broken WebAssembly module")
		}
		body := rest[1+n : 1+n+int(size)]
		rest = rest[1+n+int(size):]
		if id == memorySection {
			// one memory, flags 0 (no maximum), minimum
			if len(body) < 3 || body[0] != 1 || body[1] != 0 {
				return nil, errors.New("the module's memory is not the one of a Go program")
			}
			minimum, _ := binary.Uvarint(body[2:])
			body = binary.AppendUvarint(binary.AppendUvarint([]byte{1, 1}, minimum), max(pages, minimum))
		}
		out = append(out, id)
		out = binary.AppendUvarint(out, uint64(len(body)))
		out = append(out, body...)
	}
	return out, nil
}
