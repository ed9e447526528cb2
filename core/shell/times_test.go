package shell

import (
	"testing"
	"time"
)

// TestSleepIsNoCPUTime compares what `times` and `time` say of a script that waits.
func TestSleepIsNoCPUTime(t *testing.T) {
	r := Run(Call{Script: "TIMEFORMAT='%R %U'; time sleep 2; sleep 3; times"})
	if string(r.Stderr) != "2.000 0.000\n" || string(r.Stdout) != "0m0.000s 0m0.000s\n0m0.000s 0m0.000s\n" {
		t.Errorf("%s%s", r.Stderr, r.Stdout)
	}
	r = Run(Call{Script: "for ((i=0;i<2000000;i++)); do :; done; times"})
	if string(r.Stdout) == "0m0.000s 0m0.000s\n0m0.000s 0m0.000s\n" {
		t.Errorf("work takes no time: %s", r.Stdout)
	}
}

// TestMinutesOfTime: bash says "1m2.005s 62.005" of a sleep of 62 seconds, which a case
// would take.
func TestMinutesOfTime(t *testing.T) {
	limits := DefaultLimits
	limits.Time = 5 * time.Minute
	r := Run(Call{Script: "TIMEFORMAT='%lR %R'; time sleep 62; time -p sleep 61", Limits: limits})
	if string(r.Stderr) != "1m2.000s 62.000\nreal 61.00\nuser 0.00\nsys 0.00\n" {
		t.Errorf("%s", r.Stderr)
	}
}
