package vercmp

import "testing"

// The order is that of `printf '%s\n' … | sort -V` in GNU coreutils 9.1.
func TestCompareOrdersAsSortV(t *testing.T) {
	sorted := []string{"", ".", "..", ".a", ".a1", "1~", "1", "1.5", "2", "10", "a~", "a", "a.c", "a1.c", "a2.c", "a10.c", "a10.tar.gz", "a-1", "b~1", "b1"}
	for i, a := range sorted {
		for j, b := range sorted {
			if got, want := Compare(a, b), sign(i-j); got != want {
				t.Errorf("Compare(%q, %q) = %d, want %d", a, b, got, want)
			}
		}
	}
}
