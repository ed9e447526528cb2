package actors_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/ledger"
	"ambit/core/workspace"
)

// guarded is a workspace with files that the turns of these tests may not read, and links
// to them. A path that ends in a slash is a directory; "-> x" is a link to x.
var guarded = map[string]string{
	"pub/a": "public\n", "secret/key": "TOPSECRET", "Pub/a": "TOPSECRET", "pub-x": "TOPSECRET", "pub /a": "TOPSECRET", "püb/a": "TOPSECRET", "pu\u0308b/a": "TOPSECRET",
	"pub/link": "-> ../secret/key", "pub/dir": "-> ../secret", "pub/nothing": "-> ../secret/none", "pub/abs": "-> /workspace/secret/key",
	"pub/chain": "-> link", "pub/sub/up": "-> ../..", "pub/loop": "-> loop",
	"reports/old": "TOPSECRET", "reports/out": "-> ../secret/key", "reports/dir": "-> ../secret", "reports/new": "-> ../secret/new",
}

func (w *world) put(id string, files map[string]string) {
	w.t.Helper()
	_, _, err := w.host.Put(ctx, "acme", id, actors.PutTree{Kind: ledger.WorkspacePut, Build: func(_ *workspace.Snapshot, blobs workspace.BlobWriter) (workspace.Entry, error) {
		b := workspace.NewBuilder(blobs, workspace.Limits{})
		for path, content := range files {
			var err error
			if target, ok := strings.CutPrefix(content, "-> "); ok {
				err = b.Symlink(path, target, 0o777, 0)
			} else {
				err = b.File(path, 0o644, 0, strings.NewReader(content))
			}
			if err != nil {
				return workspace.Entry{}, err
			}
		}
		return b.Finish()
	}})
	if err != nil {
		w.t.Fatal(err)
	}
}

// TestToolsKeepToTheGrant tries every way to a path that is not granted with every tool:
// nothing of it is shown, a path that exists is answered as one that does not, and nothing
// changes.
func TestToolsKeepToTheGrant(t *testing.T) {
	w := newWorld(t, memory.New(), actors.Options{})
	w.host.SetPolicy(parsePolicy(t, `{"version":1,"stores":{"files":{"root":".","allow":{"read":["**"],"write":["**"]}}},"profiles":{"operator":{"allow":["repo.read","repo.write","command.run"]}}}`))
	w.open("r")
	w.put("r", guarded)
	turn := w.turn("r", `files { read ["pub/**"] write ["reports/**"] } command { run }`)
	before, err := w.host.Run(ctx, "acme", "r")
	if err != nil {
		t.Fatal(err)
	}
	answer := func(tool string, args map[string]any, hide string) string {
		t.Helper()
		data, err := json.Marshal(args)
		if err != nil {
			t.Fatal(err)
		}
		r := w.call("r", turn, tool, string(data))
		exit := -1
		if r.Exit != nil {
			exit = *r.Exit
		}
		text := fmt.Sprintf("%s %d %s %s %s %s, fuel %d", r.Status, exit, r.Reason, r.Stdout, r.Stderr, r.Text, r.Fuel)
		if strings.Contains(text, "TOPSECRET") {
			t.Errorf("%s %v: %.500q", tool, args, text)
		}
		return strings.ReplaceAll(text, hide, "NAME")
	}
	ways := []string{"secret/%s", "./secret//%s", "/workspace/secret/%s", "/workspace//secret/%s", "pub/../secret/%s", "pub/dir/%s", "pub/sub/up/secret/%s", "secret/%s/", "secret/%s/.",
		"reports/dir/%s", "reports/../secret/%s", "SECRET/%s", "secret\u200b/%s", "secret/%s\n", "secret/%s\x00", "../workspace/secret/%s", "/proc/self/cwd/secret/%s"}
	for _, way := range ways {
		there, missing := fmt.Sprintf(way, "key"), fmt.Sprintf(way, "kez")
		for _, tool := range []string{"read", "ls", "find", "grep", "write", "edit"} {
			args := func(path string) map[string]any {
				a := map[string]any{"path": path}
				switch tool {
				case "find":
					a["pattern"] = "**"
				case "grep":
					a["pattern"] = "."
				case "write":
					a["content"] = "x"
				case "edit":
					a["edits"] = []map[string]string{{"oldText": "TOP", "newText": "x"}}
				}
				return a
			}
			if a, b := answer(tool, args(there), "key"), answer(tool, args(missing), "kez"); a != b {
				t.Errorf("%s tells whether %q is there:\n%.300q\n%.300q", tool, there, a, b)
			}
		}
		for _, command := range []string{"cat %s", "stat %s", "ls -ld %s", "[[ -e %s ]]", "echo x >> %s", "mkdir %s", "rm %s", "mv %s /tmp/x", "ln %s /tmp/x", "cd %s", "readlink -f %s", "tar cf /tmp/t %s", "touch -c %s", "echo %s*"} {
			if strings.Contains(way, "\x00") {
				continue
			}
			if a, b := answer("bash", map[string]any{"command": fmt.Sprintf(command, "'"+there+"'")}, "key"), answer("bash", map[string]any{"command": fmt.Sprintf(command, "'"+missing+"'")}, "kez"); a != b {
				t.Errorf("%s tells whether %q is there:\n%.300q\n%.300q", command, there, a, b)
			}
		}
	}
	for _, path := range []string{"pub/link", "pub/abs", "pub/chain", "pub/dir", "pub/nothing", "pub/loop", "pub/sub/up", "reports/old", "reports/out", "reports/dir", "reports/new", "Pub/a", "pub-x", "pub /a", "püb/a", "pu\u0308b/a", "."} {
		for tool, args := range map[string]map[string]any{
			"read": {"path": path}, "ls": {"path": path}, "find": {"path": path, "pattern": "**"}, "grep": {"path": path, "pattern": "."},
			"edit": {"path": path, "edits": []map[string]string{{"oldText": "TOP", "newText": "x"}}},
			"bash": {"command": fmt.Sprintf("cat '%[1]s' '%[1]s'/*; grep -r . '%[1]s'; find -L '%[1]s'; tar chf - '%[1]s'; cp -rL '%[1]s' /tmp/c; cat /tmp/c", path)},
		} {
			if text := answer(tool, args, "no name"); strings.Contains(text, "secret/key:") {
				t.Errorf("%s %q: %.500q", tool, path, text)
			}
		}
	}
	for _, path := range []string{"reports/out", "reports/new", "reports/dir/new", "pub/a", "pub/link"} {
		answer("write", map[string]any{"path": path, "content": "x"}, "no name")
	}
	// What is granted is not refused: the answers above are worth something.
	if text := answer("read", map[string]any{"path": "pub/a"}, "no name"); !strings.Contains(text, "public") {
		t.Errorf("%s", text)
	}
	after, err := w.host.Run(ctx, "acme", "r")
	if err != nil || after.Tree != before.Tree {
		t.Errorf("the workspace changed: %v", err)
	}
}

// TestRecallKeepsToTheTurn recalls what a turn with a wider grant was shown.
func TestRecallKeepsToTheTurn(t *testing.T) {
	w := newWorld(t, memory.New(), actors.Options{})
	w.open("r")
	w.put("r", guarded)
	wide, narrow := w.turn("r", fullGrant), w.turn("r", `files { read ["pub/**"] } command { run }`)
	seq := w.call("r", wide, "read", `{"path":"secret/key"}`).Seq
	for _, id := range []string{fmt.Sprint(seq), fmt.Sprintf("0%d", seq), fmt.Sprintf("+%d", seq), "-1", "0", "1", "18446744073709551616", "", "x", fmt.Sprint(seq + 100)} {
		r := w.call("r", narrow, "recall", fmt.Sprintf(`{"id":%q}`, id))
		if r.Status == ledger.OK || strings.Contains(string(r.Stdout)+r.Text, "TOPSECRET") {
			t.Errorf("recall %q: %+v", id, r)
		}
	}
	if r := w.call("r", wide, "recall", fmt.Sprintf(`{"id":"%d"}`, seq)); !strings.Contains(string(r.Stdout), "TOPSECRET") {
		t.Errorf("%+v", r)
	}
}

// TestWindowsOfLines compares what read and grep show with what is there.
func TestWindowsOfLines(t *testing.T) {
	w := newWorld(t, memory.New(), actors.Options{})
	w.host.SetPolicy(parsePolicy(t, `{"version":1,"stores":{"files":{"root":"."}},"limits":{"stdoutBytes":20000},"profiles":{"operator":{"allow":["repo.read","command.run"]}}}`))
	w.open("r")
	long := strings.Repeat("directory/", 20) + "f"
	w.put("r", map[string]string{"empty": "", "one": "a", "three": "a\nb\na\n", "ends": "a\n\n", "crlf": "x\r\nax\r\nb\r\nc\r\na", "dense": "a\n1\n2\na\n3\na\n\n4\n",
		"newlines": strings.Repeat("\n", 8<<20), long: strings.Repeat("a\n", 1<<20)})
	turn := w.turn("r", fullGrant)
	for _, tc := range []struct{ tool, args, want string }{
		{"read", `{"path":"empty"}`, ""},
		{"read", `{"path":"one"}`, "a"},
		{"read", `{"path":"three","offset":3}`, "a\n"},
		{"read", `{"path":"three","offset":2,"limit":1}`, "b\n\n[1 more lines in file. Use offset=3 to continue.]"},
		{"read", `{"path":"ends","offset":2}`, "\n"},
		{"read", `{"path":"newlines","offset":8388608}`, "\n"},
		{"grep", `{"path":"one","pattern":"a"}`, "one:1:a\n"},
		{"grep", `{"path":"empty","pattern":"a"}`, "No matches\n"},
		{"grep", `{"path":"three","pattern":"a","context":1}`, "three:1:a\nthree-2-b\nthree:3:a\n"},
		{"grep", `{"path":"ends","pattern":"^$"}`, "ends:2:\n"},
		{"grep", `{"path":"crlf","pattern":"^ax$","context":2}`, "crlf-1-x\ncrlf:2:ax\ncrlf-3-b\ncrlf-4-c\n"},
		{"grep", `{"path":"dense","pattern":"a","context":1}`, "dense:1:a\ndense-2-1\ndense-3-2\ndense:4:a\ndense-5-3\ndense:6:a\ndense-7-\n"},
		{"grep", `{"path":"dense","pattern":"a","limit":2}`, "dense:1:a\ndense:4:a\n[Stopped at 2 matches. Use a larger limit or a narrower pattern.]\n"},
		{"grep", `{"path":"newlines","pattern":"x"}`, "No matches\n"},
	} {
		if r := w.call("r", turn, tc.tool, tc.args); string(r.Stdout) != tc.want {
			t.Errorf("%s %s: %s %q %s, want %q", tc.tool, tc.args, r.Status, r.Stdout, r.Reason, tc.want)
		}
	}
	r := w.call("r", turn, "grep", `{"pattern":"a","limit":1000000,"path":"directory"}`)
	if r.Status != ledger.OK || len(r.Stdout) > 21000 || !strings.HasSuffix(string(r.Stdout), "[Stopped at 20000 bytes. Use a narrower pattern.]\n") {
		t.Errorf("%s, %d bytes", r.Status, len(r.Stdout))
	}
	if r := w.call("r", turn, "read", `{"path":"newlines","offset":8388609}`); r.Status != ledger.Failed {
		t.Errorf("%+v", r)
	}
}
