package xz

import (
	"bytes"
	"fmt"
	"os/exec"
	"testing"
)

// TestSizes holds the encoder to a third above what xz -6 makes of the same text.
func TestSizes(t *testing.T) {
	var numbers, table, words bytes.Buffer
	seed := uint32(1)
	next := func(n uint32) uint32 {
		seed = seed*1664525 + 1013904223
		return seed >> 8 % n
	}
	for i := range 20_000 {
		fmt.Fprintln(&numbers, i)
		fmt.Fprintf(&table, "%d,user%d,%d.%02d,2025-01-%02d\n", i, next(500), next(1000), next(100), next(28)+1)
		fmt.Fprintf(&words, "%s ", []string{"the", "quick", "brown", "fox", "jumps", "over", "lazy", "dogs", "and", "runs"}[next(10)])
	}
	for name, text := range map[string][]byte{"numbers": numbers.Bytes(), "table": table.Bytes(), "words": words.Bytes()} {
		var out bytes.Buffer
		z := NewWriter(&out, 6, meter())
		z.Write(text)
		if err := z.Close(); err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command("xz", "-6c")
		cmd.Stdin = bytes.NewReader(text)
		want, err := cmd.Output()
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s: %d bytes, xz %d, here %d", name, len(text), len(want), out.Len())
		if out.Len()*100 > len(want)*135 {
			t.Errorf("%s: %d bytes, xz makes %d", name, out.Len(), len(want))
		}
	}
}
