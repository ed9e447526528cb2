package workspace

import (
	"bufio"
	"bytes"
	"encoding/hex"
	"os"
	"strings"
	"testing"
)

func TestObjectVectors(t *testing.T) {
	f, err := os.Open("testdata/objects.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for n := 0; lines.Scan(); n++ {
		hash, rest, _ := strings.Cut(lines.Text(), " ")
		digits, what, _ := strings.Cut(rest, " ")
		b, err := hex.DecodeString(digits)
		if err != nil {
			t.Fatal(err)
		}
		entries, err := DecodeDir(b)
		if hash == "-" {
			if err == nil {
				t.Errorf("%s: was taken as %+v", what, entries)
			}
			continue
		}
		if err != nil || Sum(b).String() != hash {
			t.Errorf("%s: hash %s, %v", what, Sum(b), err)
		}
		if again, err := EncodeDir(entries); err != nil || !bytes.Equal(again, b) {
			t.Errorf("%s: encodes as %x, %v", what, again, err)
		}
	}
}
