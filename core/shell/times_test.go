package shell

import "testing"

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
