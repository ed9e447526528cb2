package edge

import (
	"archive/tar"
	"bytes"
	"strings"
	"testing"
	"time"
)

// TestHostileArchives puts archives that lead out of the workspace, or hold what is no
// file, or promise other sizes than they have. The workspace stays as it was.
func TestHostileArchives(t *testing.T) {
	g := newTarget(t)
	archive := func(headers ...tar.Header) []byte {
		var b bytes.Buffer
		w := tar.NewWriter(&b)
		for _, h := range headers {
			if h.Typeflag == 0 {
				h.Typeflag, h.Size = tar.TypeReg, 1
			}
			if err := w.WriteHeader(&h); err != nil {
				t.Fatal(err)
			}
			if h.Size > 0 {
				w.Write([]byte("x"))
			}
		}
		w.Flush()
		return append(b.Bytes(), make([]byte, 1024)...)
	}
	// sized replaces the size of the first member, in the form of the header.
	sized := func(size string) []byte {
		data := archive(tar.Header{Name: "a"})
		copy(data[124:136], size)
		copy(data[148:156], "        ")
		sum := 0
		for _, c := range data[:512] {
			sum += int(c)
		}
		copy(data[148:], []byte{byte('0' + sum>>15&7), byte('0' + sum>>12&7), byte('0' + sum>>9&7), byte('0' + sum>>6&7), byte('0' + sum>>3&7), byte('0' + sum&7), 0, ' '})
		return data
	}
	if r := g.send("PUT", "/runs/r1/workspace", "", "Bearer secret", "", "", archive(tar.Header{Name: "kept"})); r.Status != 200 {
		t.Fatalf("%d %s", r.Status, r.Body)
	}
	for name, tc := range map[string]struct {
		data []byte
		want int
	}{
		"parent":                  {archive(tar.Header{Name: "../a"}), 400},
		"parent behind a dot":     {archive(tar.Header{Name: "./../a"}), 400},
		"parent in the middle":    {archive(tar.Header{Name: "a/../../b"}), 400},
		"absolute":                {archive(tar.Header{Name: "/a"}), 400},
		"absolute behind a dot":   {archive(tar.Header{Name: ".//a"}), 400},
		"parent by PAX":           {archive(tar.Header{Name: "a/" + strings.Repeat("long/", 60) + "../../b", Format: tar.FormatPAX}), 400},
		"file through a link":     {archive(tar.Header{Name: "l", Typeflag: tar.TypeSymlink, Linkname: "/etc"}, tar.Header{Name: "l/a"}), 400},
		"link over a directory":   {archive(tar.Header{Name: "l/a"}, tar.Header{Name: "l", Typeflag: tar.TypeSymlink, Linkname: "/etc"}), 400},
		"hard link":               {archive(tar.Header{Name: "a", Typeflag: tar.TypeLink, Linkname: "/etc/passwd"}), 400},
		"device":                  {archive(tar.Header{Name: "a", Typeflag: tar.TypeChar, Devmajor: 1, Devminor: 3}), 400},
		"fifo":                    {archive(tar.Header{Name: "a", Typeflag: tar.TypeFifo}), 400},
		"file as directory":       {archive(tar.Header{Name: "a"}, tar.Header{Name: "a/b"}), 400},
		"long component":          {archive(tar.Header{Name: strings.Repeat("n", 256)}), 400},
		"long path":               {archive(tar.Header{Name: strings.Repeat("n/", 2100) + "n"}), 400},
		"long target":             {archive(tar.Header{Name: "l", Typeflag: tar.TypeSymlink, Linkname: strings.Repeat("n", 5000)}), 400},
		"time out of range":       {archive(tar.Header{Name: "a", Format: tar.FormatPAX, ModTime: time.Unix(1<<53, 0)}), 400},
		"negative size":           {sized(strings.Repeat("\xff", 12)), 400},
		"size of 64 bits":         {sized("\x80\x00\x00\x00\x7f" + strings.Repeat("\xff", 7)), 400},
		"size of 8 GiB":           {sized("77777777777\x00"), 400},
		"nothing":                 {nil, 400},
		"one byte":                {[]byte("x"), 400},
		"cut":                     {archive(tar.Header{Name: "a"})[:500], 400},
		"records of others":       {archive(tar.Header{Name: "a", Format: tar.FormatPAX, PAXRecords: map[string]string{"AMBIT.x": "y"}}), 200},
		"the commit of git":       {archive(tar.Header{Typeflag: tar.TypeXGlobalHeader, Name: "pax_global_header", PAXRecords: map[string]string{"comment": strings.Repeat("a", 40)}}, tar.Header{Name: "a"}), 200},
		"no entries":              {make([]byte, 1024), 200},
		"names that differ a bit": {archive(tar.Header{Name: "é"}, tar.Header{Name: "e\u0301"}, tar.Header{Name: "A"}, tar.Header{Name: "a"}, tar.Header{Name: "a\x1b[2J"}), 200},
		"twice":                   {archive(tar.Header{Name: "a"}, tar.Header{Name: "a"}), 200},
	} {
		seq := g.send("GET", "/runs/r1", "", "Bearer secret", "", "", nil).Body
		r := g.send("PUT", "/runs/r1/workspace", "", "Bearer secret", "", "", tc.data)
		if r.Status != tc.want {
			t.Errorf("%s: %d %.200s", name, r.Status, r.Body)
		}
		if after := g.send("GET", "/runs/r1", "", "Bearer secret", "", "", nil).Body; r.Status >= 400 && !bytes.Equal(seq, after) {
			t.Errorf("%s was refused, and changed the run", name)
		}
	}
}
