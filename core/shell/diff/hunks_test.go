package diff_test

import (
	"bytes"
	"fmt"
	"math/rand"
	"os/exec"
	"strings"
	"testing"
	"time"

	"ambit/core/shell"
	_ "ambit/core/shell/commands"
)

// TestHunksEqualGNU compares random files with both programs: the comparison has
// many equally short answers, and all heuristics must choose the same one.
func TestHunksEqualGNU(t *testing.T) {
	if _, err := exec.LookPath("diff"); err != nil {
		t.Skip("no diff")
	}
	r := rand.New(rand.NewSource(7))
	for round := range 12 {
		lines := []int{6, 15, 40, 150, 700}[round%5]
		alphabet := []int{2, 4, 12, 60, 1000}[r.Intn(5)]
		var script strings.Builder
		for range 8 {
			a := make([]string, r.Intn(lines)+1)
			for i := range a {
				a[i] = fmt.Sprintf("l%d", r.Intn(alphabet))
			}
			b := edit(r, a, alphabet)
			fmt.Fprintf(&script, "printf '%%s\\n' %s >a; printf '%%s\\n' %s >b; diff a b; diff -u a b | tail -n +3; diff -cb a b | tail -n +3; diff -y -W 40 a b; diff -d a b; diff -e a b; diff3 -m a b a\n",
				strings.Join(a, " "), strings.Join(b, " "))
		}
		cmd := exec.Command("bash", "-c", script.String())
		cmd.Dir = t.TempDir()
		want, _ := cmd.Output()
		got := shell.Run(shell.Call{Script: script.String(), Start: time.Unix(1e9, 0), Stdin: strings.NewReader(""), Env: []string{"LC_ALL=C.UTF-8"}})
		if !bytes.Equal(got.Stdout, want) {
			t.Fatalf("round %d (%d lines of %d): outputs differ (%s)\n%s\n%s", round, lines, alphabet, got.Reason, firstDifference(got.Stdout, want), got.Stderr)
		}
	}
}

// edit changes some runs of lines.
func edit(r *rand.Rand, a []string, alphabet int) []string {
	b := append([]string(nil), a...)
	for range r.Intn(8) {
		i := r.Intn(len(b) + 1)
		switch r.Intn(3) {
		case 0:
			b = append(b[:i:i], b[min(len(b), i+r.Intn(5)):]...)
		case 1:
			var add []string
			for range r.Intn(5) {
				add = append(add, fmt.Sprintf("l%d", r.Intn(alphabet)))
			}
			b = append(b[:i:i], append(add, b[i:]...)...)
		default:
			j := r.Intn(len(b) + 1)
			lo, hi := min(i, j), min(max(i, j), min(i, j)+10)
			moved := append([]string(nil), b[lo:hi]...)
			rest := append(b[:lo:lo], b[hi:]...)
			k := r.Intn(len(rest) + 1)
			b = append(rest[:k:k], append(moved, rest[k:]...)...)
		}
	}
	if len(b) == 0 {
		return []string{"x"}
	}
	return b
}

func firstDifference(got, want []byte) string {
	g, w := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
	for i := range g {
		if i >= len(w) || g[i] != w[i] {
			lo := max(0, i-5)
			return "got:\n" + strings.Join(g[lo:min(len(g), i+6)], "\n") + "\nwant:\n" + strings.Join(w[lo:min(len(w), i+6)], "\n")
		}
	}
	return "one is longer"
}

// TestPatchesEqualGNU applies random patches to files that have changed since:
// offsets, fuzz, rejects and messages must be those of GNU patch.
func TestPatchesEqualGNU(t *testing.T) {
	if _, err := exec.LookPath("patch"); err != nil {
		t.Skip("no patch")
	}
	r := rand.New(rand.NewSource(33))
	for round := range 5 {
		var script strings.Builder
		for i := range 8 {
			a := make([]string, 10+r.Intn(40))
			for i := range a {
				a[i] = fmt.Sprintf("l%d", r.Intn([]int{5, 60, 1000}[round%3]))
			}
			b, c := edit(r, a, 500), edit(r, a, 500)
			style := []string{"-u", "-c", "-u", "-U1"}[r.Intn(4)]
			option := []string{"", "-F0", "-F3", "-N", "-R", "-f", "-l", "-b"}[r.Intn(8)]
			fmt.Fprintf(&script, "printf '%%s\\n' %s >a; printf '%%s\\n' %s >b; printf '%%s\\n' %s >c; diff %s --label c --label c a b >p; echo == %d %s %s; patch %s c p; echo $?; cat c; cat c.rej c.orig 2>/dev/null; rm -f c.rej c.orig\n",
				strings.Join(a, " "), strings.Join(b, " "), strings.Join(c, " "), style, i, style, option, option)
		}
		cmd := exec.Command("bash", "-c", script.String())
		cmd.Dir = t.TempDir()
		want, _ := cmd.Output()
		got := shell.Run(shell.Call{Script: script.String(), Start: time.Unix(1e9, 0), Stdin: strings.NewReader(""), Env: []string{"LC_ALL=C.UTF-8"}})
		if !bytes.Equal(got.Stdout, want) {
			t.Errorf("round %d: outputs differ (%s)\n%s\n%s", round, got.Reason, firstDifference(got.Stdout, want), got.Stderr)
		}
	}
}
