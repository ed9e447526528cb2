// Page runs pages of the documentation as written and shows what their blocks print:
//
//	go run ./conformance/docs/page docs/tutorial.md
package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"ambit/conformance/docs"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: page FILE...")
		os.Exit(2)
	}
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(files []string) error {
	root, err := os.Getwd()
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "ambit-docs-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	bin := filepath.Join(dir, "bin")
	build := exec.Command("go", "build", "-o", filepath.Join(bin, "ambit"), "./cmd/ambit")
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("go build: %w\n%s", err, out)
	}
	for i, file := range files {
		p, err := docs.Read(file)
		if err != nil {
			return err
		}
		place := docs.Place{Root: root, Bin: bin, Dir: filepath.Join(dir, fmt.Sprint(i)), Log: func(format string, args ...any) { fmt.Printf(format, args...) }}
		if p.Clone {
			// What the page builds is what it uses.
			place.Bin = filepath.Join(dir, "nothing")
		}
		if err := p.Run(context.Background(), place); err != nil {
			return err
		}
	}
	return nil
}
