package export_test

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"ambit/core/ledger/export"
)

const vectors = "../testdata/vectors"

// FuzzOpen reads anything as an export: what is accepted is written again to the same
// bytes.
func FuzzOpen(f *testing.F) {
	files, err := filepath.Glob(vectors + "/*.ambit")
	if err != nil || len(files) == 0 {
		f.Fatalf("no vectors: %v", err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		file, err := export.Open(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			located(t, data, err)
			return
		}
		var b bytes.Buffer
		w, err := export.NewWriter(&b, file.Run())
		if err != nil {
			t.Fatal(err)
		}
		for {
			item, err := file.Next()
			if err == io.EOF {
				break
			}
			if err != nil {
				located(t, data, err)
				return
			}
			if item.Record == nil {
				err = w.Head(item.Head)
			} else {
				err = w.Record(item.Record, file)
			}
			if err != nil {
				t.Fatalf("what was read cannot be written: %v", err)
			}
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(b.Bytes(), data) {
			t.Fatalf("written again it is another export:\n%s", b.Bytes())
		}
	})
}

// located checks that an error names a line of the file, or the one after it.
func located(t *testing.T, data []byte, err error) {
	var at *export.Error
	if !errors.As(err, &at) || at.Line < 1 || at.Line > bytes.Count(data, []byte("\n"))+2 {
		t.Fatalf("%v", err)
	}
}
