package shell

import "testing"

// BenchmarkEcho is a call that does next to nothing: what is left is its set-up.
func BenchmarkEcho(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		Run(Call{Script: "echo hi"})
	}
}

// BenchmarkSubstitutions is a thousand subshells.
func BenchmarkSubstitutions(b *testing.B) {
	for b.Loop() {
		Run(Call{Script: "for ((i=0;i<1000;i++)); do x=$(echo hi); done"})
	}
}

// BenchmarkFunctions is a thousand function calls.
func BenchmarkFunctions(b *testing.B) {
	for b.Loop() {
		Run(Call{Script: "f() { local a=$1; r=$a; }; for ((i=0;i<1000;i++)); do f $i; done"})
	}
}
