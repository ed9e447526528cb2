package lineio

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"ambit/core/fuel"
)

func meter() *fuel.Meter { return fuel.New(time.Unix(0, 0), fuel.Limits{Memory: 1 << 20}) }

func TestReadLineKeepsLinesOfAnyLength(t *testing.T) {
	long := strings.Repeat("x", 300_000)
	for _, in := range []string{"", "\n", "a", "a\nb\n", "\n\na", long + "\n" + long, "a\n" + long + "\nb"} {
		for name, wrap := range map[string]func(io.Reader) io.Reader{
			"whole": func(r io.Reader) io.Reader { return r }, "bytes": iotest.OneByteReader, "dataerr": iotest.DataErrReader,
		} {
			r := NewReader(wrap(strings.NewReader(in)), meter())
			var got bytes.Buffer
			for {
				line, err := r.ReadLine()
				if err != nil {
					break
				}
				got.Write(line)
				if r.Terminated {
					got.WriteByte('\n')
				}
			}
			r.Close()
			if got.String() != in {
				t.Errorf("%s: %d bytes came back as %d", name, len(in), got.Len())
			}
		}
	}
}

func TestReadLineReportsReadErrors(t *testing.T) {
	broken := errors.New("broken")
	r := NewReader(io.MultiReader(strings.NewReader("a\nb"), iotest.ErrReader(broken)), meter())
	if line, err := r.ReadLine(); string(line) != "a" || err != nil {
		t.Fatalf("%q, %v", line, err)
	}
	if _, err := r.ReadLine(); err != broken {
		t.Fatalf("error %v", err)
	}
}

func TestLongLineCountsAgainstMemory(t *testing.T) {
	defer func() {
		var e *fuel.Exceeded
		if err, _ := recover().(error); !errors.As(err, &e) || e.Limit != "memory" {
			t.Fatalf("recovered %v", err)
		}
	}()
	NewReader(strings.NewReader(strings.Repeat("x", 4<<20)), meter()).ReadLine()
	t.Fatal("no limit")
}

func TestPeekDoesNotConsume(t *testing.T) {
	r := NewReader(iotest.OneByteReader(strings.NewReader("abc\nd")), meter())
	if got := r.Peek(2); string(got) != "ab" {
		t.Fatalf("%q", got)
	}
	if line, _ := r.ReadLine(); string(line) != "abc" {
		t.Fatalf("%q", line)
	}
	if got := r.Peek(9); string(got) != "d" {
		t.Fatalf("%q", got)
	}
}
