package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const wideOpen = `{ "version": 1, "stores": { "project_files": { "root": ".", "allow": { "read": ["**"], "write": ["**"] } } } }`

// TestPolicyDocumentCannotBeChanged tries every way to another policy document.
func TestPolicyDocumentCannotBeChanged(t *testing.T) {
	for name, script := range map[string]string{
		"write": `echo '{}' > ambit.json`, "append": `echo x >> ambit.json`, "remove": `rm -f ambit.json`,
		"move away": `mv ambit.json b.json`, "move onto": `echo '{}' > n; mv -f n ambit.json`, "copy": `echo '{}' > n; cp n ambit.json`,
		"link": `ln other ambit.json; ln -sf other ambit.json`, "through a link": `ln -s ambit.json l; echo '{}' > l`,
		"hard link": `ln ambit.json h; echo '{}' > h`, "other case": `echo '{}' > AMBIT.json; mkdir Ambit.Json`,
		"in place": `sed -i s/1/2/ ambit.json; truncate -s 0 ambit.json; touch ambit.json; chmod 0 ambit.json`,
		"named":    `echo '{}' > conf/real/p.json; rm conf/link; mv conf/real conf/r; mv conf c; rm -rf conf; ln -sfn . conf/link`,
		"grant":    `echo 'command { run }' > turn.grant; rm -f turn.grant`,
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			put(t, dir, "ambit.json", wideOpen)
			put(t, dir, "other", "{}")
			put(t, dir, "turn.grant", `project_files { read write ["**"] } command { run }`)
			if err := os.MkdirAll(filepath.Join(dir, "conf/real"), 0o755); err != nil {
				t.Fatal(err)
			}
			put(t, dir, "conf/real/p.json", wideOpen)
			if err := os.Symlink("real", filepath.Join(dir, "conf/link")); err != nil {
				t.Fatal(err)
			}
			policy := []string{"bash"}
			if name == "named" {
				policy = append(policy, "--policy", "conf/link/p.json")
			}
			if name == "grant" {
				policy = append(policy, "--grant", "@turn.grant")
			} else {
				policy = append(policy, "--write", "**")
			}
			r := ambit(t, dir, "", append(policy, "-c", script+"; cat ambit.json")...)
			if r.stdout != wideOpen {
				t.Errorf("not readable: %q %s", r.stdout, r.stderr)
			}
			for _, file := range []string{"ambit.json", "conf/link/p.json", "conf/real/p.json"} {
				info, err := os.Stat(filepath.Join(dir, file))
				if err != nil || info.Mode().Perm() != 0o644 {
					t.Fatalf("%s: %v %v (%s)", file, info, err, r.stderr)
				}
				if data, _ := os.ReadFile(filepath.Join(dir, file)); string(data) != wideOpen {
					t.Errorf("%s is now %q", file, data)
				}
			}
			if data, err := os.ReadFile(filepath.Join(dir, "turn.grant")); err != nil || name == "grant" && !strings.Contains(string(data), "write") {
				t.Errorf("the grant is now %q (%v)", data, err)
			}
			if link, err := os.Readlink(filepath.Join(dir, "conf/link")); err != nil || link != "real" {
				t.Errorf("the link leads to %q (%v)", link, err)
			}
			entries, _ := os.ReadDir(dir)
			for _, e := range entries {
				if strings.EqualFold(e.Name(), "ambit.json") && e.Name() != "ambit.json" {
					t.Errorf("made %s", e.Name())
				}
			}
			if name != "hard link" && !strings.Contains(r.stderr, "Permission denied") && !strings.Contains(r.stderr, "ermission") {
				t.Errorf("nothing was refused: %s", r.stderr)
			}
		})
	}
}

// TestPolicyDocumentCannotBeMade makes one where there is none, or one that governs a
// directory below.
func TestPolicyDocumentCannotBeMade(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "sub"), 0o755); err != nil {
		t.Fatal(err)
	}
	if r := ambit(t, filepath.Join(dir, "sub"), "", "bash", "-c", "true"); r.status != 0 {
		t.Fatal(r.stderr)
	}
	r := ambit(t, dir, "", "bash", "--write", "**", "-c", "echo > ambit.json; echo > sub/ambit.json; ln -s x ambit.json; mkdir ambit.json; mv sub s; echo > sub/ok")
	for _, file := range []string{"ambit.json", "sub/ambit.json", "s"} {
		if _, err := os.Lstat(filepath.Join(dir, file)); err == nil {
			t.Errorf("%s was made: %s", file, r.stderr)
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "sub/ok")); err != nil {
		t.Errorf("%v: %s", err, r.stderr)
	}
	r = ambit(t, dir, "", "policy", "explain", "--write", "**", "write", "ambit.json")
	if r.status != 1 || !strings.Contains(r.stdout, "refused by the manifest: path `ambit.json` governs") {
		t.Errorf("%+v", r)
	}
	if r = ambit(t, dir, "", "policy", "explain", "--write", "**", "read", "ambit.json"); r.status != 0 {
		t.Errorf("%+v", r)
	}
}

// TestLeftOutPathsCannotBeMade makes, where something stands that the shell does not
// see, what could not be brought to the directory.
func TestLeftOutPathsCannotBeMade(t *testing.T) {
	dir := t.TempDir()
	for _, d := range []string{"d/e", "node_modules/m", "p/.git"} {
		if err := os.MkdirAll(filepath.Join(dir, d), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	put(t, dir, "d/e/big", strings.Repeat("x", 9<<20))
	put(t, dir, "f", "f")
	for _, script := range []string{
		"echo > d/e/big", "mkdir d/e/big", "mkdir -p d/e/big/x", "ln f d/e/big", "ln -s f d/e/big", "cp f d/e/big", "mv f d/e/big", ": >> d/e/big",
		"mv d/e d/g", "mv d g", "rmdir d/e", "mkfifo d/e/big", "tar -cf t f --transform s,f,d/e/big, && tar -xf t",
		"mkdir .git", "echo > node_modules/m/x", "mkdir -p node_modules/n", "mv f .git", "ln f p/.git", "mv p q", "rmdir p", "ln -s d/e/big l; echo > l",
	} {
		r := ambit(t, dir, "", "bash", "--write", "**", "-c", script)
		if r.status == 0 {
			t.Errorf("%s: status 0", script)
		}
	}
	if r := ambit(t, dir, "", "ledger", "show"); strings.Contains(r.stdout, "diverged") {
		t.Error(r.stdout)
	}
	if info, err := os.Stat(filepath.Join(dir, "d/e/big")); err != nil || info.Size() != 9<<20 {
		t.Errorf("%v %v", info, err)
	}
	if r := ambit(t, dir, "", "bash", "--write", "**", "-c", "touch d/e/x p/y; rm d/e/x p/y; mv f g; rm g; mkdir -p z/a; mv z d/z; rm -r d/z"); r.status != 0 {
		t.Errorf("what is not left out: %+v", r)
	}
}
