package view

import (
	"strings"
	"testing"

	"ambit/core/authority"
	"ambit/core/workspace"
)

// TestUnderAPolicy mounts a workspace under a grant of the authority package.
func TestUnderAPolicy(t *testing.T) {
	policy, err := authority.Parse("test", []byte(`{
		"version": 1,
		"stores": { "project_files": { "root": ".", "allow": { "read": ["**"], "write": ["reports/**", "docs/*.md"] }, "ignore": [".git"] } },
		"profiles": { "operator": { "allow": ["repo.read", "repo.write", "command.run"] } } }`))
	if err != nil {
		t.Fatal(err)
	}
	grant, err := authority.ParseGrant(`project_files { read ["docs/**", "**/*.txt"] write ["reports/**", "docs/**"] } command { run }`)
	if err != nil {
		t.Fatal(err)
	}
	access, err := policy.Authorize("operator", grant, nil)
	if err != nil {
		t.Fatal(err)
	}
	specs := []string{"docs/a.md=A", "docs/sub/b.md=B", "src/main.go=M", "src/notes.txt=N", "reports/old=O", ".git/config=G", "secret → src/main.go"}
	for _, c := range []struct{ ops, want string }{
		{"ls .; ls docs; ls src; ls reports; ls docs/sub", "docs src; a.md sub; notes.txt; ; b.md"},
		{"cat docs/a.md; cat src/notes.txt; cat src/main.go; cat .git/config", "A; N; No such file or directory; No such file or directory"},
		{"append docs/a.md x; append docs/sub/b.md x; write docs/new.md 1; write docs/new.txt 1", "ok; Permission denied; ok; Permission denied"},
		{"write reports/new 1; ls reports; ls .; cat reports/old; append reports/old x", "ok; new; docs reports src; Permission denied; Permission denied"},
		{"mkdir .git; write src/x 1; write x 1; rm src/notes.txt", "Permission denied; Permission denied; Permission denied; Permission denied"},
		{"symlink ../src/main.go reports/l; cat reports/l; append reports/l x", "ok; No such file or directory; Permission denied"},
		{"mkdir reports/d; write reports/d/x 1; mv reports/d reports/e; cat reports/e/x; mv docs/a.md reports/a; ls reports", "ok; ok; ok; 1; ok; a e"},
		{"mv docs reports/docs; mv docs/sub reports/sub; rm docs/sub/b.md", "Permission denied; Permission denied; Permission denied"},
	} {
		f, snap := mounted(t, access, Limits{}, specs...)
		var got []string
		for op := range strings.SplitSeq(c.ops, "; ") {
			got = append(got, try(f, strings.Split(op, " ")...))
		}
		if s := strings.Join(got, "; "); s != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.ops, s, c.want)
		}
		blobs := snap.Blobs.(workspace.MemBlobs)
		d, err := f.Delta("/workspace", blobs)
		if err != nil {
			t.Fatal(err)
		}
		for _, ch := range d {
			if !access.Write(ch.Path) {
				t.Errorf("%s: %s of %s", c.ops, ch.Op, ch.Path)
			}
		}
		if _, err := workspace.Apply(snap, d, blobs); err != nil {
			t.Error(err)
		}
	}
}
