// Fuzzall runs every fuzz target of the module, one after another.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"time"
)

func main() {
	each := flag.Duration("time", 20*time.Second, "how long each target runs")
	flag.Parse()
	if err := run(*each); err != nil {
		fmt.Fprintln(os.Stderr, "fuzzall:", err)
		os.Exit(1)
	}
}

func run(each time.Duration) error {
	out, err := exec.Command("go", "list", "ambit/...").Output()
	if err != nil {
		return fmt.Errorf("go list: %w", err)
	}
	failed := 0
	for _, pkg := range strings.Fields(string(out)) {
		list, err := exec.Command("go", "test", "-list", "^Fuzz", pkg).Output()
		if err != nil {
			return fmt.Errorf("list targets of %s: %w", pkg, err)
		}
		for _, target := range strings.Fields(string(list)) {
			if !strings.HasPrefix(target, "Fuzz") {
				continue
			}
			fmt.Printf("%s %s\n", pkg, target)
			cmd := exec.Command("go", "test", "-run", "^$", "-fuzz", "^"+target+"$", "-fuzztime", each.String(), pkg)
			if out, err := cmd.CombinedOutput(); err != nil {
				failed++
				fmt.Printf("%s", out)
			}
		}
	}
	if failed > 0 {
		return fmt.Errorf("%d targets failed", failed)
	}
	return nil
}
