package regex

import (
	"bytes"
	"fmt"
	"testing"
)

var benchText = func() []byte {
	var b bytes.Buffer
	for i := 0; b.Len() < 4<<20; i++ {
		fmt.Fprintf(&b, "%d: the quick brown fox jumps over the lazy dog, user%d@example.com GET /index/%d.html\n", i, i%97, i*7%1001)
	}
	return b.Bytes()
}()

func BenchmarkLine(b *testing.B) {
	for _, p := range []string{"nosuchstring", "user96@", "[0-9]+zebra", "(GET|POST) /index/99[0-9]", "z[aeiou]bra|qu[xyz]ck", `\bindex/1000\b`, "[a-z]+@nowhere"} {
		b.Run(p, func(b *testing.B) {
			b.SetBytes(int64(len(benchText)))
			for b.Loop() {
				re, err := Compile(p, Options{Dialect: GrepERE, Lines: true, MultiLine: true, Newline: true})
				if err != nil {
					b.Fatal(err)
				}
				for from := 0; from < len(benchText); {
					pos, ok := re.Line(benchText, from)
					if !ok {
						break
					}
					from = lineEndAt(benchText, pos) + 1
				}
			}
		})
	}
}

func BenchmarkFindSubmatch(b *testing.B) {
	line := benchText[:bytes.IndexByte(benchText, '\n')]
	for _, p := range []string{"fox", "([a-z]+)@([a-z.]+)", "(.*) GET (.*)", `^([0-9]+): (.*)$`} {
		b.Run(p, func(b *testing.B) {
			re, err := Compile(p, Options{Dialect: ERE})
			if err != nil {
				b.Fatal(err)
			}
			var loc []int
			for b.Loop() {
				loc = re.FindSubmatch(loc[:0], line, 0, 0)
			}
		})
	}
}
