package deflate

import (
	"bytes"
	"compress/flate"
	"fmt"
	"io"
	"math/rand/v2"
	"os/exec"
	"strings"
	"testing"
	"time"

	"ambit/core/fuel"
)

// texts are inputs of all kinds, among them ones that are stored, that slide the
// window and that end in the middle of a match.
func texts() map[string][]byte {
	r := rand.New(rand.NewPCG(1, 2))
	noise := make([]byte, 200_000)
	for i := range noise {
		noise[i] = byte(r.Uint32())
	}
	var numbers, words, mixed bytes.Buffer
	for i := range 40_000 {
		fmt.Fprintln(&numbers, i)
		fmt.Fprintf(&words, "%s=%d;", []string{"alpha", "beta", "gamma", "delta", "epsilon"}[r.IntN(5)], r.IntN(100))
	}
	for i := range 30 {
		mixed.Write(noise[i*700 : i*700+r.IntN(700)])
		mixed.WriteString(strings.Repeat("abc", r.IntN(3000)))
	}
	return map[string][]byte{
		"empty": nil, "one": []byte("x"), "short": []byte("hello world\nsecond line\n"), "noise": noise, "numbers": numbers.Bytes(),
		"words": words.Bytes(), "mixed": mixed.Bytes(), "run": bytes.Repeat([]byte("a"), 300_000), "pair": bytes.Repeat([]byte("ab"), 40_000),
	}
}

func meter(n int64) *fuel.Meter {
	return fuel.New(time.Unix(0, 0), fuel.Limits{Fuel: n, Memory: 1 << 30, Time: time.Hour * 10000})
}

func TestSameBytesAsGzip(t *testing.T) {
	var e Encoder
	for name, text := range texts() {
		for level := 1; level <= 9; level++ {
			var out bytes.Buffer
			e.Reset(&out, level, meter(1<<40))
			for rest := text; len(rest) > 0; {
				n, _ := e.Write(rest[:min(len(rest), 30_000)])
				rest = rest[n:]
			}
			if err := e.Close(); err != nil {
				t.Fatal(err)
			}
			back, err := io.ReadAll(flate.NewReader(bytes.NewReader(out.Bytes())))
			if err != nil || !bytes.Equal(back, text) {
				t.Fatalf("%s -%d: comes back as %d bytes, %v", name, level, len(back), err)
			}
			cmd := exec.Command("gzip", "-nc", fmt.Sprint("-", level))
			cmd.Stdin = bytes.NewReader(text)
			want, err := cmd.Output()
			if err != nil {
				t.Fatal(err)
			}
			if want = want[10 : len(want)-8]; !bytes.Equal(out.Bytes(), want) {
				t.Errorf("%s -%d: %d bytes, gzip makes %d", name, level, out.Len(), len(want))
			}
		}
	}
}

// TestFuelStops shows that compressing ends with the fuel.
func TestFuelStops(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("no limit")
		}
	}()
	var e Encoder
	e.Reset(io.Discard, 6, meter(1000))
	e.Write(bytes.Repeat([]byte("abc"), 100_000))
}
