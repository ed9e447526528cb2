package system

import (
	"math"
	"time"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{Name: "sleep", Summary: "delay for a specified amount of time", Run: runSleep})
}

const sleepUsage = "%s NUMBER[SUFFIX]...\nPause for NUMBER seconds (s), minutes (m), hours (h) or days (d) of virtual time."

func runSleep(p *command.Proc) int {
	operands, status, done := noOptions(p, sleepUsage)
	if done {
		return status
	}
	if len(operands) == 0 {
		return gnu.MissingOperand(p, 1)
	}
	total, ok := time.Duration(0), true
	for _, s := range operands {
		d, valid := parseInterval(s)
		if !valid {
			p.Errorf("invalid time interval %s", gnu.Quote(p, s))
			ok = false
			continue
		}
		if total > math.MaxInt64/2-d {
			d = math.MaxInt64/2 - total
		}
		total += d
	}
	if !ok {
		return p.UsageError(1, "")
	}
	p.Host.Sleep(total)
	return 0
}
