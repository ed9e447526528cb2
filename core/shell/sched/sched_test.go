package sched

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"ambit/core/errno"
	"ambit/core/fuel"
)

func newLoop(t testing.TB) *Loop {
	l := New(fuel.New(time.Unix(0, 0), fuel.Limits{Time: 30 * time.Second}), 64)
	t.Cleanup(l.Close)
	return l
}

func TestPipelineMovesEveryByte(t *testing.T) {
	l := newLoop(t)
	r1, w1 := l.Pipe()
	r2, w2 := l.Pipe()
	l.Spawn(func() {
		for i := range 20000 {
			fmt.Fprintf(w1, "line %d\n", i)
		}
		w1.Close()
	})
	l.Spawn(func() {
		io.Copy(w2, r1)
		w2.Close()
	})
	b, err := io.ReadAll(r2)
	if err != nil || strings.Count(string(b), "\n") != 20000 || !strings.HasSuffix(string(b), "line 19999\n") {
		t.Fatalf("%d bytes, %v", len(b), err)
	}
}

func TestWriterSeesVanishedReader(t *testing.T) {
	l := newLoop(t)
	r, w := l.Pipe()
	var err error
	task := l.Spawn(func() {
		for err == nil {
			_, err = w.Write([]byte(strings.Repeat("y\n", 1000)))
		}
	})
	var b [2]byte
	r.Read(b[:])
	r.Close()
	l.Join(task)
	if !errors.Is(err, errno.EPIPE) {
		t.Fatal(err)
	}
}

func TestSleepersWakeInTimeOrder(t *testing.T) {
	l := newLoop(t)
	var got []int
	var tasks []*Task
	for _, d := range []int{3, 1, 2, 1} {
		tasks = append(tasks, l.Spawn(func() {
			l.Sleep(time.Duration(d) * time.Second)
			got = append(got, d)
		}))
	}
	for _, task := range tasks {
		l.Join(task)
	}
	if fmt.Sprint(got) != "[1 1 2 3]" || l.meter.Elapsed() != 3*time.Second {
		t.Fatal(got, l.meter.Elapsed())
	}
}

func TestDeadlockIsATimeLimit(t *testing.T) {
	l := newLoop(t)
	defer func() {
		if e, ok := recover().(*fuel.Exceeded); !ok || e.Limit != "time" {
			t.Fatal("no time limit")
		}
	}()
	r, w := l.Pipe()
	_ = w
	r.Read(make([]byte, 1))
}

func TestPanicOfATaskReachesTheCaller(t *testing.T) {
	l := newLoop(t)
	task := l.Spawn(func() { panic("boom") })
	defer func() {
		if v := recover(); v != "boom" {
			t.Fatal(v)
		}
	}()
	l.Join(task)
}

func TestInterruptUnwindsAParkedTask(t *testing.T) {
	l := newLoop(t)
	var got any
	task := l.Spawn(func() {
		defer func() { got = recover() }()
		l.Park()
	})
	l.Yield()
	l.Interrupt(task, "killed")
	l.Join(task)
	if got != "killed" {
		t.Fatal(got)
	}
}

func TestCloseRunsDeferredCalls(t *testing.T) {
	l := newLoop(t)
	ran := 0
	for range 5 {
		l.Spawn(func() {
			defer func() { ran++ }()
			defer l.Park()
			l.Park()
		})
	}
	l.Yield()
	l.Close()
	if ran != 5 {
		t.Fatal(ran)
	}
}

func TestTooManyTasksIsALimit(t *testing.T) {
	l := newLoop(t)
	defer func() {
		if e, ok := recover().(*fuel.Exceeded); !ok || e.Limit != "processes" {
			t.Fatal("no limit")
		}
	}()
	for {
		l.Spawn(func() { l.Park() })
	}
}

func BenchmarkSpawnJoin(b *testing.B) {
	l := newLoop(b)
	for b.Loop() {
		l.Join(l.Spawn(func() {}))
	}
}
