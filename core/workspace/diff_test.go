package workspace

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func diffOf(t testing.TB, before, after *Snapshot, o DiffOptions) (string, error) {
	t.Helper()
	d, err := Compare(before, after)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	err = Diff(&b, before, after.Blobs, d, o)
	return b.String(), err
}

func TestDiffShowsEachKindOfChange(t *testing.T) {
	blobs := MemBlobs{}
	before := build(t, blobs, "a=1\n2\n3\n4\n5\n6\n7\n8\n9\n", "bin=x\x00y", "del=gone\n", "dir/", "k=now a link", "l → a", "moved=same\n", "sp ace=1\n")
	after := build(t, blobs, "a=1\n2\n3\n4\nfive\n6\n7\n8\n9\n10", "bin=x\x00z", "k → a", "l → b", "new/moved=same\n", "sp ace=2\n", "tab\t=\n")
	got, err := diffOf(t, before, after, DiffOptions{})
	want := `diff --git a/a b/a
--- a/a
+++ b/a
@@ -2,8 +2,9 @@
 2
 3
 4
-5
+five
 6
 7
 8
 9
+10
\ No newline at end of file
diff --git a/bin b/bin
Binary files a/bin and b/bin differ
diff --git a/del b/del
deleted file mode 100644
--- a/del
+++ /dev/null
@@ -1 +0,0 @@
-gone
diff --git a/k b/k
deleted file mode 100644
--- a/k
+++ /dev/null
@@ -1 +0,0 @@
-now a link
\ No newline at end of file
diff --git a/k b/k
new file mode 120000
--- /dev/null
+++ b/k
@@ -0,0 +1 @@
+a
\ No newline at end of file
diff --git a/l b/l
--- a/l
+++ b/l
@@ -1 +1 @@
-a
\ No newline at end of file
+b
\ No newline at end of file
diff --git a/moved b/new/moved
similarity index 100%
rename from moved
rename to new/moved
diff --git a/sp ace b/sp ace
--- a/sp ace	
+++ b/sp ace	
@@ -1 +1 @@
-1
+2
diff --git "a/tab\t" "b/tab\t"
new file mode 100644
--- /dev/null
+++ "b/tab\t"
@@ -0,0 +1 @@
+
`
	if got != want || err != nil {
		t.Errorf("%v, got\n%s", err, got)
	}
}

func TestDiffHidesAndBounds(t *testing.T) {
	blobs := MemBlobs{}
	before := build(t, blobs, "a=old secret\n", "b=1\n")
	after := build(t, blobs, "a=new secret\n", "b="+strings.Repeat("line\n", 1000))
	got, err := diffOf(t, before, after, DiffOptions{Readable: func(p string) bool { return p != "a" }, MaxFile: 100})
	if strings.Contains(got, "secret") || strings.Contains(got, "line") || err != nil {
		t.Errorf("%v, got\n%s", err, got)
	}
	got, err = diffOf(t, before, after, DiffOptions{MaxOutput: 500})
	if !errors.Is(err, ErrCut) || len(got) > 500 || !strings.HasSuffix(got, "\n") {
		t.Errorf("%v, %d bytes", err, len(got))
	}
}

// TestPatchReproducesTheOtherText has patch(1) apply random diffs.
func TestPatchReproducesTheOtherText(t *testing.T) {
	tool, err := exec.LookPath("patch")
	if err != nil {
		t.Skip("no patch(1)")
	}
	r := rand.New(rand.NewPCG(5, 6))
	for i := range 150 {
		text := func() string {
			var b strings.Builder
			for range r.IntN(40) {
				b.WriteString(string("abcdef"[r.IntN(2+i%5)]) + "\n")
			}
			if r.IntN(4) == 0 {
				b.WriteString("end")
			}
			return b.String()
		}
		blobs := MemBlobs{}
		a, b := text(), text()
		if a == b || a == "" || b == "" {
			continue
		}
		out, err := diffOf(t, build(t, blobs, "f="+a), build(t, blobs, "f="+b), DiffOptions{Context: 1 + r.IntN(4)})
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(t.TempDir(), "f")
		os.WriteFile(file, []byte(a), 0o644)
		cmd := exec.Command(tool, "-F0", "-s", file)
		cmd.Stdin = strings.NewReader(out)
		if msg, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s\n%s", err, msg, out)
		}
		if got, _ := os.ReadFile(file); string(got) != b {
			t.Fatalf("patched %q, want %q\n%s", got, b, out)
		}
	}
}

func TestLineDiffIsShortest(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for range 3000 {
		a, b := make([]int, r.IntN(12)), make([]int, r.IntN(12))
		for i := range a {
			a[i] = r.IntN(4)
		}
		for i := range b {
			b[i] = r.IntN(4)
		}
		deleted, inserted := lineDiff(a, b)
		var left, right []int
		edits := 0
		for i, d := range deleted {
			if d {
				edits++
			} else {
				left = append(left, a[i])
			}
		}
		for i, d := range inserted {
			if d {
				edits++
			} else {
				right = append(right, b[i])
			}
		}
		if len(left) != len(right) {
			t.Fatalf("%v %v: kept %v and %v", a, b, left, right)
		}
		for i := range left {
			if left[i] != right[i] {
				t.Fatalf("%v %v: kept %v and %v", a, b, left, right)
			}
		}
		if want := len(a) + len(b) - 2*common(a, b); edits != want {
			t.Fatalf("%v %v: %d edits, want %d", a, b, edits, want)
		}
	}
}

// common is the length of a longest common subsequence.
func common(a, b []int) int {
	row := make([]int, len(b)+1)
	for _, x := range a {
		diagonal := 0
		for j, y := range b {
			above := row[j+1]
			if x == y {
				row[j+1] = diagonal + 1
			} else {
				row[j+1] = max(row[j+1], row[j])
			}
			diagonal = above
		}
	}
	return row[len(b)]
}

func TestDiffOfLargeTextsEnds(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	text := func() string {
		var b bytes.Buffer
		for range 250_000 {
			b.WriteString(string(rune('a'+r.IntN(26))) + "\n")
		}
		return b.String()
	}
	blobs := MemBlobs{}
	if _, err := diffOf(t, build(t, blobs, "f="+text()), build(t, blobs, "f="+text()), DiffOptions{}); !errors.Is(err, ErrCut) && err != nil {
		t.Error(err)
	}
}
