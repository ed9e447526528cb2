// Mutate plants small faults in the code, one at a time, and tells which of them the
// cases see.
//
//	go run ./conformance/mutate [-n N] [-seed S] [-only ID,…] [-list] TARGET…
//
// A target is "language", "commands" or a list of package patterns joined by commas;
// N mutants are drawn from each. A mutant is one change of one place:
//
//	compare    < becomes <=, == becomes !=, …
//	arith      + becomes -, * becomes /, & becomes |, ++ becomes --, …
//	logic      && becomes ||, and the reverse
//	negate     the condition of an if or a for is negated
//	constant   an integer constant grows by one
//	string     a string constant loses its last character, or gets one
//	drop       a statement is left out
//	return     a block returns zero values before it does anything
//
// The kinds take turns; within a kind, the places with the least hash of the seed and
// of their own text come first. So a seed gives the same mutants everywhere, and a
// change of the code elsewhere does not give others. A mutant that does not compile
// is none. What no case could or should see is left alone (skip.go), and so is what
// equivalent.txt lists with a reason.
//
// The cases of TestDifferential run first on the code as it is: they must pass. Each
// mutant is then compiled with an overlay, so that the tree stays untouched, and the
// areas that use its package run first, then the other cases, then the package's own
// tests if they take less than fifteen seconds. The first failure, a crash, too much
// memory or ten times the usual time kill it. The status is 1 if one survived.
//
// -list prints the mutants and runs nothing; -only runs those with an ID that was
// printed, listed as equivalent or not.
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"
)

// targets are the names that stand for lists of packages.
var targets = map[string]string{
	"language": "./core/shell,./core/shell/arith,./core/shell/builtin,./core/shell/expand,./core/shell/pattern,./core/shell/vars",
	"commands": "./core/shell/archive/...,./core/shell/awk,./core/shell/coreutils/...,./core/shell/diff,./core/shell/fileutils," +
		"./core/shell/find,./core/shell/grep,./core/shell/jq,./core/shell/regex,./core/shell/sed,./core/shell/xargs",
}

func main() {
	n := flag.Int("n", 50, "mutants of each target")
	seed := flag.Uint64("seed", 1, "what decides which mutants are drawn")
	only := flag.String("only", "", "run the mutants with these IDs, joined by commas")
	list := flag.Bool("list", false, "print the mutants, run nothing")
	flag.Parse()
	var ids []string
	if *only != "" {
		ids = strings.Split(*only, ",")
	}
	survived, err := run(flag.Args(), *n, *seed, ids, *list)
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(2)
	}
	if survived > 0 {
		os.Exit(1)
	}
}

func run(names []string, n int, seed uint64, ids []string, list bool) (survived int, err error) {
	var r *runner
	for _, name := range names {
		patterns, ok := targets[name]
		if !ok {
			patterns = name
		}
		pkgs, err := load(strings.Split(patterns, ","))
		if err != nil {
			return survived, err
		}
		equivalent, err := readEquivalent()
		if err != nil {
			return survived, err
		}
		if ids != nil {
			equivalent = nil
		}
		mutants := draw(pkgs, n, seed, func(m *mutant) bool {
			return equivalent[m.id] == "" && (ids == nil || slices.Contains(ids, m.id))
		})
		if list {
			for _, m := range mutants {
				fmt.Println(m)
			}
			continue
		}
		if r == nil {
			if r, err = newRunner(); err != nil {
				return survived, err
			}
			defer r.close()
		}
		began, killed := time.Now(), 0
		for _, m := range mutants {
			by, err := r.test(m)
			if err != nil {
				return survived, fmt.Errorf("%s: %w", m, err)
			}
			if by == "" {
				survived++
				fmt.Printf("SURVIVED %s\n", m)
				continue
			}
			killed++
			fmt.Printf("killed   %s\n         by %s\n", m, by)
		}
		fmt.Printf("%s: %d of %d mutants killed\n", name, killed, len(mutants))
		fmt.Fprintf(os.Stderr, "%s: %s\n", name, time.Since(began).Round(time.Second))
	}
	return survived, nil
}

// readEquivalent reads equivalent.txt: the reason by ID.
func readEquivalent() (map[string]string, error) {
	text, err := os.ReadFile("conformance/mutate/equivalent.txt")
	if err != nil {
		return nil, fmt.Errorf("run it in the root of the module: %w", err)
	}
	reasons := map[string]string{}
	for n, line := range strings.Split(string(text), "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		id, reason, ok := strings.Cut(line, " ")
		if !ok {
			return nil, fmt.Errorf("equivalent.txt:%d: no reason", n+1)
		}
		reasons[id] = reason
	}
	return reasons, nil
}
