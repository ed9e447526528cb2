// Fuelcost prints what a unit of fuel costs in real time, for every command, every
// expansion and every operator of the embedded languages, on input that is made to
// be slow. The worst come first:
//
//	go run ./conformance/fuelcost -fuel 10000000 'sort|uniq'
//
// Nothing here is asserted, since time depends on the machine. What stands out above
// 100 ns does more work than it charges for. Times are of the processor, and scaled
// by a fixed loop that is timed next to each case.
package main

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"

	"ambit/conformance"
	"ambit/core/shell"
	_ "ambit/core/shell/commands"
)

type cost struct {
	name    string
	perUnit float64 // ns
	cpu     time.Duration
	fuel    int64
	end     string
}

func main() {
	budget := flag.Int64("fuel", 3_000_000, "fuel of each case; a call has 100,000,000 by default")
	patience := flag.Duration("patience", 4*time.Second, "processor time after which a case is stopped")
	above := flag.Float64("above", 0, "print only what costs at least that many ns a unit")
	script := flag.String("script", "", "measure this script instead")
	verbose := flag.Bool("v", false, "print each case as it ends")
	flag.Parse()
	selected := regexp.MustCompile(strings.Join(flag.Args(), "|"))

	cases := Cases()
	if *script != "" {
		cases = []conformance.Case{{Name: "script", Script: *script}}
	} else if bombs, err := bombs(); err != nil {
		fmt.Fprintln(os.Stderr, "fuelcost:", err)
		os.Exit(1)
	} else {
		cases = append(cases, bombs...)
	}
	quiet := spin()
	for range 20 {
		quiet = min(quiet, spin())
	}
	var costs []cost
	for _, c := range cases {
		if !selected.MatchString(c.Name) {
			continue
		}
		m := measure(c, *budget, *patience, quiet)
		costs = append(costs, m)
		if *verbose {
			m.print()
		}
	}
	if *verbose {
		fmt.Println()
	}
	slices.SortStableFunc(costs, func(a, b cost) int {
		if a.perUnit > b.perUnit {
			return -1
		}
		return 1
	})
	for _, c := range costs {
		if c.perUnit >= *above {
			c.print()
		}
	}
}

func (c cost) print() {
	fmt.Printf("%8.0f ns  %6d ms  %10d fuel  %-34s %s\n", c.perUnit, c.cpu.Milliseconds(), c.fuel, c.end, c.name)
}

func bombs() ([]conformance.Case, error) {
	all, err := conformance.ReadAllCases("conformance/bombs/*.sh")
	for i := range all {
		all[i].Name = "bomb: " + all[i].Name
	}
	return all, err
}

func measure(c conformance.Case, budget int64, patience, quiet time.Duration) cost {
	runtime.GC()
	slow := float64(spin()) / float64(quiet)
	begin := processor()
	r := shell.Run(shell.Call{
		Script: c.Script,
		Env:    []string{"LC_ALL=C.UTF-8"},
		Start:  time.Unix(1_700_000_000, 0),
		Stdin:  strings.NewReader(""),
		Limits: shell.Limits{Time: -1, Fuel: budget},
		Interrupt: func() error {
			if processor()-begin > patience {
				return fmt.Errorf("out of patience")
			}
			return nil
		},
	})
	cpu := processor() - begin
	slow = (slow + float64(spin())/float64(quiet)) / 2
	end := r.Outcome.String()
	switch {
	case r.Outcome == shell.Limited && r.Limit.Limit != "fuel":
		end = r.Limit.Error()
	case r.Outcome == shell.OK:
		end = fmt.Sprintf("exit %d %.24q", r.Exit, r.Stderr)
	case r.Outcome == shell.Failed:
		end = "FAILED " + r.Reason
	}
	used := max(r.Fuel, 1)
	if len(r.Stderr) > 0 && r.Outcome != shell.OK && !strings.Contains(string(r.Stderr), "limit of") {
		end += fmt.Sprintf(" %.24q", r.Stderr)
	}
	return cost{c.Name, float64(cpu.Nanoseconds()) / slow / float64(used), cpu, r.Fuel, end}
}

// processor is the processor time that this process has used.
func processor() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// spin is the processor time of a fixed piece of work.
func spin() time.Duration {
	begin := processor()
	x := uint64(88172645463325252)
	for range 2_000_000 {
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
	}
	runtime.KeepAlive(x)
	return processor() - begin
}
