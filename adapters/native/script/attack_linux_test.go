package script_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/sys/unix"

	"ambit/core/capability"
	"ambit/core/ledger"
)

// TestDescriptorsOfTheServerAreNotInherited runs scripts in a process that has a
// descriptor which is not closed on execution, as one that a supervisor passed on.
func TestDescriptorsOfTheServerAreNotInherited(t *testing.T) {
	const number = 200
	w := newWorld(t)
	w.put("secret", "hunter2", 0o600)
	fd, err := unix.Open(filepath.Join(w.dir, "secret"), unix.O_RDONLY|unix.O_CLOEXEC, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer unix.Close(fd)
	if err := unix.Dup3(fd, number, 0); err != nil {
		t.Fatal(err)
	}
	defer unix.Close(number)
	w.put("job.sh", fmt.Sprintf("cat <&%d; ls /proc/self/fd | sort -n | tr '\\n' ' '", number), 0o644)
	for _, plain := range []bool{false, true} {
		out := w.run(plain, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`), "{}")
		// 3 is the directory that ls reads.
		if string(out.Stdout) != "0 1 2 3 " {
			t.Errorf("plain %v: %s", plain, show(out))
		}
	}
}

// TestScriptsCannotEndWhoWatchesThem sends every signal but KILL to the script's parent,
// and KILL where the system keeps it off: the outcome is the script's own all the same.
func TestScriptsCannotEndWhoWatchesThem(t *testing.T) {
	each(t, func(t *testing.T, plain bool) {
		w := newWorld(t)
		m := mark()
		w.put("job.sh", `for s in HUP INT QUIT ILL TRAP ABRT BUS FPE USR1 SEGV USR2 PIPE ALRM TERM XCPU VTALRM PROF IO SYS; do kill -$s $PPID 2>/dev/null; done
if [ "$(cat)" = '{"kill":true}' ]; then kill -KILL $PPID 2>/dev/null; fi; setsid sleep `+m+` & echo end; exit 3`, 0o644)
		e := w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`)
		for _, input := range []string{"{}", `{"kill":true}`} {
			out := w.run(plain, e, input)
			if out.Status != ledger.OK || exit(out) != "3" || string(out.Stdout) != "end\n" {
				t.Errorf("%s: %s", input, show(out))
			}
			if alive(t, m) {
				t.Errorf("%s: something goes on", input)
			}
			if !slices.Contains(out.Process.Enforced, "processes_apart") {
				t.Log("nothing here keeps KILL off")
				return
			}
		}
	})
}

// TestScriptsDoNotSeeTheServer looks through /proc for what its own parents hold: the
// environment, with secrets that no entry declares, descriptors, files, memory.
func TestScriptsDoNotSeeTheServer(t *testing.T) {
	if dir := os.Getenv("AMBIT_TEST_SEEN"); dir != "" {
		w := &world{t, dir, map[string]string{"PATH": os.Getenv("PATH")}}
		out := w.run(os.Getenv("AMBIT_TEST_PLAIN") == "1", w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`), "{}")
		fmt.Printf("<<%s|%s|%v>>\n", out.Stdout, out.Stderr, out.Process.Enforced)
		return
	}
	each(t, func(t *testing.T, plain bool) {
		w := newWorld(t)
		secret := "leaked-" + mark()
		w.put("job.sh", `for p in /proc/[0-9]*; do
	[ "$p" = /proc/$$ ] && continue
	tr '\0' '\n' < $p/environ | grep -q SEEN_SECRET= && echo environ
	[ "$(cut -d' ' -f4 $p/stat)" = $$ ] && continue
	readlink $p/fd/0 && echo fd
	for n in 3 4 5; do echo '{"Stage":"end","Exit":0}' > $p/fd/$n && echo forged; done
	[ -e $p/root/ ] && echo root
done 2>/dev/null; echo looked`, 0o644)
		cmd := exec.Command(os.Args[0], "-test.run", "TestScriptsDoNotSeeTheServer$")
		cmd.Env = append(os.Environ(), "AMBIT_TEST_SEEN="+w.dir, "SEEN_SECRET="+secret)
		if plain {
			cmd.Env = append(cmd.Env, "AMBIT_TEST_PLAIN=1")
		}
		text, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		got := string(text)
		if plain && !strings.Contains(got, "processes_apart") {
			t.Logf("nothing here keeps processes apart: %s", got)
			return
		}
		if !strings.Contains(got, "<<looked\n|") {
			t.Errorf("%s", got)
		}
	})
}

// TestLinksDoNotWidenWhatAScriptMayWrite puts links where an entry names directories
// beside its manifest, as an agent may that writes there.
func TestLinksDoNotWidenWhatAScriptMayWrite(t *testing.T) {
	outside := t.TempDir()
	for _, tc := range []struct{ name, entry, link string }{
		{"write", `"write": ["out"]`, "out"},
		{"below", `"write": ["out/deep"]`, "out"},
		{"absolute", `"write": ["DIR/out"]`, "out"},
		{"cwd", `"cwd": "out"`, "out"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			w := newWorld(t)
			w.put("job.sh", "pwd; echo x > "+outside+"/x && echo written", 0o644)
			if err := os.MkdirAll(filepath.Join(outside, "deep"), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.Symlink(outside, filepath.Join(w.dir, tc.link)); err != nil {
				t.Fatal(err)
			}
			out := w.run(false, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", `+strings.ReplaceAll(tc.entry, "DIR", w.dir)+`}`), "{}")
			if out.Status != ledger.Failed || out.Exit != nil || out.Failure.Kind != capability.FailFile || !strings.Contains(out.Reason, "leads out of") {
				t.Error(show(out))
			}
			if err := os.Remove(filepath.Join(w.dir, tc.link)); err != nil {
				t.Fatal(err)
			}
			inside := filepath.Join(w.dir, "real")
			if err := os.MkdirAll(filepath.Join(inside, "deep"), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.Symlink("real", filepath.Join(w.dir, tc.link)); err != nil {
				t.Fatal(err)
			}
			if out := w.run(false, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", `+strings.ReplaceAll(tc.entry, "DIR", w.dir)+`}`), "{}"); out.Exit == nil &&
				(out.Failure == nil || out.Failure.Kind != capability.FailSandbox) {
				t.Errorf("a link that stays inside: %s", show(out))
			}
		})
	}
}

// TestBothStreamsAtOnceAndUnreadInput floods standard output and standard error together,
// and never reads a megabyte of input.
func TestBothStreamsAtOnceAndUnreadInput(t *testing.T) {
	w := newWorld(t)
	w.put("job.sh", "head -c 50000000 /dev/zero & head -c 50000000 /dev/zero >&2 & wait", 0o644)
	input := `{"a":"` + strings.Repeat("x", 900_000) + `"}`
	out := w.run(false, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "output_limit": 1000}`), input)
	if out.Status != ledger.OK || exit(out) != "0" || len(out.Stdout) != 1000 || len(out.Stderr) != 1000 || out.Written.Stdout != 50_000_000 || out.Written.Stderr != 50_000_000 {
		t.Error(show(out))
	}
}

// TestStreamsMayBeClosedEarly closes standard output, and all three, and goes on.
func TestStreamsMayBeClosedEarly(t *testing.T) {
	each(t, func(t *testing.T, plain bool) {
		w := newWorld(t)
		w.put("job.sh", "echo early; exec >&-; sleep 0.1; echo late >&2; exec <&- 2>&-; sleep 0.1; touch "+w.dir+"/end; exit 5", 0o644)
		out := w.run(plain, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`), `{"a":"`+strings.Repeat("x", 200_000)+`"}`)
		if out.Status != ledger.OK || exit(out) != "5" || string(out.Stdout) != "early\n" || string(out.Stderr) != "late\n" {
			t.Error(show(out))
		}
		if _, err := os.Stat(w.dir + "/end"); err != nil {
			t.Error("it was ended early")
		}
	})
}

// TestInputThatIsReadLate reads a megabyte of input after the output that it depends on
// nothing for.
func TestInputThatIsReadLate(t *testing.T) {
	w := newWorld(t)
	w.put("job.sh", "head -c 300000 /dev/zero; sleep 0.2; wc -c", 0o644)
	input := `{"a":"` + strings.Repeat("x", 500_000) + `"}`
	out := w.run(false, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`), input)
	if out.Status != ledger.OK || !strings.HasSuffix(string(out.Stdout), "\x00"+strconv.Itoa(len(input))+"\n") {
		t.Error(show(out))
	}
}

// TestArgumentsByOtherNames names files in ways that are not plain paths: what is a file
// by any of them is pinned or refused.
func TestArgumentsByOtherNames(t *testing.T) {
	for _, tc := range []struct{ name, argv, reason string }{
		{"up and down", `["bash", "sub/../job.sh"]`, ""},
		{"doubled", `["bash", ".//job.sh"]`, ""},
		{"through a link", `["bash", "link.sh"]`, "hash mismatch"},
		{"second script", `["bash", "job.sh", "sub/../other.sh"]`, "which is not pinned"},
		{"second by hard link", `["bash", "job.sh", "hard.sh"]`, "which is not pinned"},
		{"descriptor", `["bash", "/proc/self/fd/0", "job.sh"]`, "which is a FIFO, socket or device"},
		{"absolute elsewhere", `["bash", "job.sh", "/etc/passwd"]`, "which is not pinned"},
		{"environment interpreter", `["env", "bash", "job.sh"]`, ""},
	} {
		t.Run(tc.name, func(t *testing.T) {
			w := newWorld(t)
			w.put("job.sh", "echo pinned", 0o644)
			w.put("sub/x", "", 0o644)
			w.put("other.sh", "echo other", 0o644)
			if err := os.Symlink("other.sh", filepath.Join(w.dir, "link.sh")); err != nil {
				t.Fatal(err)
			}
			if err := os.Link(filepath.Join(w.dir, "other.sh"), filepath.Join(w.dir, "hard.sh")); err != nil {
				t.Fatal(err)
			}
			out := w.run(false, w.entry(`{"argv": `+tc.argv+`, "sha256": "SUM(job.sh)"}`), "{}")
			switch {
			case tc.reason == "" && string(out.Stdout) == "pinned\n":
			case tc.reason != "" && out.Exit == nil && strings.Contains(out.Reason, tc.reason):
			default:
				t.Error(show(out))
			}
		})
	}
}

// TestPathHasNoRelativePlaces looks programs up where the server's PATH begins with the
// working directory, in which somebody put others of the same names.
func TestPathHasNoRelativePlaces(t *testing.T) {
	for _, path := range []string{".:" + os.Getenv("PATH"), ":" + os.Getenv("PATH"), "bin:" + os.Getenv("PATH") + "::."} {
		w := newWorld(t)
		w.env["PATH"] = path
		for _, name := range []string{"bash", "cat", "bin/bash", "bin/cat"} {
			w.put(name, "#!/bin/sh\necho hijacked", 0o755)
		}
		w.put("job.sh", "echo text | cat", 0o644)
		out := w.run(false, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "cwd": "."}`), "{}")
		if string(out.Stdout) != "text\n" {
			t.Errorf("%s: %s", path, show(out))
		}
	}
}
