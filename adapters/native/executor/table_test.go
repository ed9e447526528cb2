package executor

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

var ctx = context.Background()

func openTable(t testing.TB, file string, opt TableOptions) *Table {
	t.Helper()
	table, err := OpenTable(ctx, file, opt)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { table.Close() })
	return table
}

var (
	one = [32]byte{1}
	now = time.UnixMilli(1_800_000_000_000)
)

func begin(t testing.TB, table *Table, id string, at time.Time) {
	t.Helper()
	if err := table.begin(ctx, id, one, at); err != nil {
		t.Fatal(err)
	}
}

func end(t testing.TB, table *Table, id, answer string) {
	t.Helper()
	if err := table.end(ctx, id, []byte(answer), now); err != nil {
		t.Fatal(err)
	}
}

// state is "-" for an effect that is not known, "begun", "dropped", or its answer.
func state(t testing.TB, table *Table, id string) string {
	t.Helper()
	e, err := table.find(ctx, id)
	switch {
	case err != nil:
		t.Fatal(err)
	case e == nil:
		return "-"
	case e.request != one:
		t.Fatalf("%s: request %x", id, e.request)
	case !e.ended:
		return "begun"
	case e.answer == nil:
		return "dropped"
	}
	return string(e.answer)
}

func TestTableRemembers(t *testing.T) {
	file := filepath.Join(t.TempDir(), "effects.db")
	table := openTable(t, file, TableOptions{})
	begin(t, table, "a", now)
	begin(t, table, "b", now)
	end(t, table, "b", "answer")
	if err := table.begin(ctx, "b", one, now); !errors.Is(err, errBegun) {
		t.Errorf("begun again: %v", err)
	}
	if _, err := OpenTable(ctx, file, TableOptions{}); !errors.Is(err, ErrHeld) {
		t.Errorf("a second executor on the table: %v", err)
	}
	if err := table.Close(); err != nil {
		t.Fatal(err)
	}
	table = openTable(t, file, TableOptions{})
	for id, want := range map[string]string{"a": "begun", "b": "answer", "c": "-"} {
		if got := state(t, table, id); got != want {
			t.Errorf("%s: %s, want %s", id, got, want)
		}
	}
	info, err := os.Stat(file)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v %v", info.Mode(), err)
	}
}

func TestTableDropsTheOldestAnswers(t *testing.T) {
	table := openTable(t, filepath.Join(t.TempDir(), "effects.db"), TableOptions{Bytes: 100})
	for i := range 5 {
		id := fmt.Sprint(i)
		begin(t, table, id, now.Add(time.Duration(i)*time.Second))
		end(t, table, id, strings.Repeat(id, 40))
	}
	var got []string
	for i := range 5 {
		got = append(got, state(t, table, fmt.Sprint(i))[:1])
	}
	if s := strings.Join(got, ""); s != "ddd34" {
		t.Errorf("kept %s", s)
	}
	// One that is larger than the bound stays alone, until the next.
	begin(t, table, "large", now.Add(time.Minute))
	end(t, table, "large", strings.Repeat("x", 200))
	if a, b := state(t, table, "4"), state(t, table, "large"); a != "dropped" || len(b) != 200 {
		t.Errorf("%s %d", a, len(b))
	}
}

func TestTableForgets(t *testing.T) {
	table := openTable(t, filepath.Join(t.TempDir(), "effects.db"), TableOptions{Retain: time.Hour, Rows: 3, Bytes: 20})
	for i, id := range []string{"a", "b", "c"} {
		begin(t, table, id, now.Add(time.Duration(i)*time.Minute))
		end(t, table, id, "0123456789")
	}
	if err := table.begin(ctx, "d", one, now); !errors.Is(err, ErrFull) {
		t.Fatalf("beyond the bound of rows: %v", err)
	}
	if n, err := table.sweep(ctx, now.Add(time.Hour+90*time.Second), 1); n != 1 || err != nil {
		t.Fatal(n, err)
	}
	if n, err := table.sweep(ctx, now.Add(time.Hour+90*time.Second), 10); n != 1 || err != nil {
		t.Fatal(n, err)
	}
	if n, err := table.sweep(ctx, now.Add(time.Hour+90*time.Second), 10); n != 0 || err != nil {
		t.Fatal(n, err)
	}
	// What was forgotten makes room, for effects and for bytes.
	begin(t, table, "d", now)
	end(t, table, "d", "0123456789")
	for id, want := range map[string]string{"a": "-", "b": "-", "c": "0123456789", "d": "0123456789"} {
		if got := state(t, table, id); got != want {
			t.Errorf("%s: %s, want %s", id, got, want)
		}
	}
}

// TestTableSurvivesKills kills a process that begins and ends effects one after another.
// What it acknowledged is there afterwards, whenever it was killed.
func TestTableSurvivesKills(t *testing.T) {
	if file := os.Getenv("AMBIT_TEST_TABLE"); file != "" {
		endless(t, file)
	}
	file := filepath.Join(t.TempDir(), "effects.db")
	acknowledged, rounds := 0, 5
	for round := range rounds {
		cmd := exec.Command(os.Args[0], "-test.run", "^TestTableSurvivesKills$")
		cmd.Env = append(os.Environ(), "AMBIT_TEST_TABLE="+file, fmt.Sprintf("AMBIT_TEST_ROUND=%d", round))
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		var said bytes.Buffer
		buf := make([]byte, 64)
		for said.Len() < 200+97*round {
			n, err := out.Read(buf)
			said.Write(buf[:n])
			if err != nil {
				break
			}
		}
		cmd.Process.Kill()
		cmd.Wait()
		table := openTable(t, file, TableOptions{})
		lines := strings.Split(said.String(), "\n")
		for _, line := range lines[:len(lines)-1] {
			what, id, _ := strings.Cut(line, " ")
			got := state(t, table, id)
			if what == "ended" && got != "answer of "+id || got == "-" {
				t.Errorf("%s, but the table says %s", line, got)
			}
			acknowledged++
		}
		table.Close()
	}
	if acknowledged < 10*rounds {
		t.Errorf("only %d acknowledged", acknowledged)
	}
}

func endless(t *testing.T, file string) {
	table := openTable(t, file, TableOptions{})
	for i := 0; ; i++ {
		id := fmt.Sprintf("%s-%d", os.Getenv("AMBIT_TEST_ROUND"), i)
		begin(t, table, id, now)
		fmt.Println("begun", id)
		end(t, table, id, "answer of "+id)
		fmt.Println("ended", id)
	}
}
