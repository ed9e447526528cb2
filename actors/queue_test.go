package actors_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/capability"
	"ambit/core/ledger"
)

// behind is a run whose script begins when it is told, and ends when the test lets it.
type behind struct {
	*world
	turn    uint64
	begun   chan *actors.Effect
	outcome chan capability.Outcome
}

func newBehind(t *testing.T, opt actors.Options) *behind {
	b := &behind{begun: make(chan *actors.Effect, 8), outcome: make(chan capability.Outcome)}
	opt.Perform = func(ctx context.Context, e *actors.Effect) capability.Outcome {
		b.begun <- e
		select {
		case out := <-b.outcome:
			return out
		case <-ctx.Done():
			return capability.Outcome{Status: ledger.Aborted, Reason: context.Cause(ctx).Error()}
		}
	}
	b.world = newWorld(t, memory.New(), opt)
	b.host.SetPolicy(parsePolicy(t, scriptPolicy))
	b.open("r")
	b.turn = b.world.turn("r", scriptGrant)
	return b
}

const scriptGrant = `backup { run } files { read } command { run }`

// said is what became of a call.
type said struct {
	reply *actors.Reply
	err   error
}

// start makes a call, and returns when it waits for the run, or is answered.
func (b *behind) start(ctx context.Context, ev actors.CallTool) chan said {
	b.t.Helper()
	before := b.host.Waiting("acme", "r")
	out := b.make(ctx, ev)
	for b.host.Waiting("acme", "r") == before && len(out) == 0 {
		time.Sleep(time.Millisecond)
	}
	return out
}

// make makes a call.
func (b *behind) make(ctx context.Context, ev actors.CallTool) chan said {
	if ev.Turn == 0 {
		ev.Turn = b.turn
	}
	if ev.Args == nil {
		ev.Args = []byte("{}")
	}
	out := make(chan said, 1)
	go func() {
		r, _, err := b.host.Call(ctx, "acme", "r", 0, ev)
		out <- said{r, err}
	}()
	return out
}

func (b *behind) script() chan said {
	b.t.Helper()
	out := b.make(ctx, actors.CallTool{Tool: "backup"})
	b.begins()
	return out
}

func (b *behind) begins() *actors.Effect {
	b.t.Helper()
	select {
	case e := <-b.begun:
		return e
	case <-time.After(time.Minute):
		b.t.Fatal("the script does not begin")
	}
	return nil
}

func (b *behind) await(out chan said) said {
	b.t.Helper()
	select {
	case s := <-out:
		return s
	case <-time.After(time.Minute):
		b.t.Fatal("the call is not answered")
	}
	return said{}
}

func (b *behind) ends(text string) {
	zero := 0
	b.outcome <- capability.Outcome{Status: ledger.OK, Exit: &zero, Stdout: []byte(text)}
}

// story is the ledger's entries from the intent on, as kind and status.
func (b *behind) story() string {
	var words []string
	for _, e := range b.verify("r") {
		if len(words) > 0 || e.Kind == ledger.Intent {
			words = append(words, strings.TrimSuffix(fmt.Sprintf("%s %s", e.Kind, e.Status), " "))
		}
	}
	return strings.Join(words, ", ")
}

func echo(text string) actors.CallTool {
	return actors.CallTool{Tool: "bash", Args: []byte(`{"command":"echo ` + text + `"}`)}
}

// TestCallsWaitForAScript makes calls while a script runs: they are taken after it, in
// their order, another script among them.
func TestCallsWaitForAScript(t *testing.T) {
	b := newBehind(t, actors.Options{})
	script := b.script()
	var waiting []chan said
	for _, text := range []string{"one", "two"} {
		waiting = append(waiting, b.start(ctx, echo(text)))
	}
	second := b.start(ctx, actors.CallTool{Tool: "backup"})
	last := b.start(ctx, echo("three"))
	if n := b.host.Waiting("acme", "r"); n != 4 {
		t.Errorf("%d wait", n)
	}
	b.ends("first")
	if s := b.await(script); s.err != nil || string(s.reply.Stdout) != "first" {
		t.Errorf("the script: %+v", s)
	}
	b.begins()
	if n := b.host.Waiting("acme", "r"); n != 1 {
		t.Errorf("%d wait behind the second script", n)
	}
	b.ends("second")
	for i, out := range append(waiting, second, last) {
		want := []string{"one\n", "two\n", "second", "three\n"}[i]
		if s := b.await(out); s.err != nil || string(s.reply.Stdout) != want {
			t.Errorf("call %d: %+v", i, s)
		}
	}
	if got, want := b.story(), "intent, settled ok, call ok, call ok, intent, settled ok, call ok"; got != want {
		t.Errorf("%s", got)
	}
}

// TestQueueBehindAScriptIsBounded fills the queue: calls beyond it are refused, and
// neither other events nor the settlement wait for those in it.
func TestQueueBehindAScriptIsBounded(t *testing.T) {
	b := newBehind(t, actors.Options{Queue: 2})
	script := b.script()
	one, two := b.start(ctx, echo("one")), b.start(ctx, echo("two"))
	wantCode(t, b.await(b.start(ctx, echo("three"))).err, actors.Busy)
	if _, err := b.host.Lease(ctx, "acme", "r", b.clock.Now().Add(2*time.Hour)); err != nil {
		t.Errorf("a lease meanwhile: %v", err)
	}
	b.world.turn("r", `files { read }`)
	b.ends("done")
	for _, out := range []chan said{script, one, two} {
		if s := b.await(out); s.err != nil || s.reply.Status != ledger.OK {
			t.Errorf("%+v", s)
		}
	}
	if got, want := b.story(), "intent, lease, turn, settled ok, call ok, call ok"; got != want {
		t.Errorf("%s", got)
	}
}

// TestCancelReachesCallsThatWait cancels a turn: its script ends, its calls that wait are
// recorded as aborted, and those of another turn are carried out.
func TestCancelReachesCallsThatWait(t *testing.T) {
	b := newBehind(t, actors.Options{})
	other := b.world.turn("r", scriptGrant)
	script := b.script()
	bash, again := b.start(ctx, echo("no")), b.start(ctx, actors.CallTool{Tool: "backup"})
	ev := echo("yes")
	ev.Turn = other
	kept := b.start(ctx, ev)
	if !b.host.Cancel("acme", "r", 0, b.turn) {
		t.Error("nothing was cancelled")
	}
	for _, out := range []chan said{script, bash, again} {
		if s := b.await(out); s.err != nil || s.reply.Status != ledger.Aborted || !strings.Contains(s.reply.Reason, "cancelled") || len(s.reply.Stdout) > 0 {
			t.Errorf("%+v", s)
		}
	}
	if s := b.await(kept); s.err != nil || string(s.reply.Stdout) != "yes\n" {
		t.Errorf("the other turn's call: %+v", s)
	}
	if got, want := b.story(), "intent, settled aborted, call aborted, call aborted, call ok"; got != want {
		t.Errorf("%s", got)
	}
	if len(b.begun) > 0 {
		t.Error("the cancelled script began")
	}
}

// TestCallersLeaveTheQueueAlone gives up calls that wait, and one whose script runs: each
// ends that call alone.
func TestCallersLeaveTheQueueAlone(t *testing.T) {
	errGone := errors.New("gone")
	b := newBehind(t, actors.Options{})
	running, leave := context.WithCancelCause(ctx)
	script := b.make(running, actors.CallTool{Tool: "backup", EndsWith: func(cause error) bool { return cause == errGone }})
	b.begins()
	waiting, giveUp := context.WithCancelCause(ctx)
	left := b.start(waiting, actors.CallTool{Tool: "backup", EndsWith: func(error) bool { return true }})
	stays := b.start(ctx, echo("stays"))
	giveUp(errGone)
	if s := b.await(left); !errors.Is(s.err, context.Canceled) {
		t.Errorf("the call that was given up: %+v", s)
	}
	if n := b.host.Waiting("acme", "r"); n != 1 {
		t.Errorf("%d wait", n)
	}
	leave(errGone)
	if s := b.await(script); s.err != nil || s.reply.Status != ledger.Aborted {
		t.Errorf("the script: %+v", s)
	}
	if s := b.await(stays); s.err != nil || string(s.reply.Stdout) != "stays\n" {
		t.Errorf("the call behind it: %+v", s)
	}
	if got, want := b.story(), "intent, settled aborted, call ok"; got != want {
		t.Errorf("%s", got)
	}
}

// TestTheEndOfALeaseReachesCallsThatWait ends, in every way that there is, what calls that
// wait are made in: they are refused while the script still runs, and the others stay.
func TestTheEndOfALeaseReachesCallsThatWait(t *testing.T) {
	ends := map[string]func(b *behind, turn uint64) error{
		"the turn is ended": func(b *behind, turn uint64) error { return b.host.EndTurn(ctx, "acme", "r", 0, turn) },
		"the run is closed": func(b *behind, _ uint64) error { return b.host.Close(ctx, "acme", "r", "over") },
		"the lease is shortened and runs out": func(b *behind, _ uint64) error {
			_, err := b.host.Lease(ctx, "acme", "r", b.clock.Now().Add(20*time.Millisecond))
			b.clock.advance(time.Minute)
			return err
		},
		"the sweep finds it over": func(b *behind, _ uint64) error {
			b.clock.advance(2 * time.Hour)
			_, err := b.host.Sweep(ctx, 10)
			return err
		},
	}
	for what, end := range ends {
		t.Run(what, func(t *testing.T) {
			b := newBehind(t, actors.Options{EffectTime: 24 * time.Hour, Performer: "this", PerformerGone: func(string) bool { return false }})
			turn := b.world.turn("r", scriptGrant)
			script := b.script()
			ev := echo("late")
			ev.Turn = turn
			late := b.start(ctx, ev)
			if err := end(b, turn); err != nil {
				t.Fatal(err)
			}
			wantCode(t, b.await(late).err, actors.Expired)
			select {
			case s := <-script:
				if what != "the sweep finds it over" {
					t.Errorf("the script ended, too: %+v", s)
				}
			default:
				b.ends("done")
				b.await(script)
			}
			if kinds := b.story(); !strings.Contains(kinds, "intent") || strings.Contains(kinds, "call") {
				t.Errorf("%s", kinds)
			}
		})
	}
}

// TestARetryWaitsForTheOutcome repeats a call by its key while its script runs, and closes
// the run meanwhile: the retry gets what the call gets.
func TestARetryWaitsForTheOutcome(t *testing.T) {
	b := newBehind(t, actors.Options{})
	ev := actors.CallTool{Tool: "backup", Key: "k", Request: "h"}
	first := b.make(ctx, ev)
	b.begins()
	retry := b.start(ctx, ev)
	if err := b.host.Close(ctx, "acme", "r", ""); err != nil {
		t.Fatal(err)
	}
	b.ends("once")
	one, two := b.await(first), b.await(retry)
	if one.err != nil || two.err != nil || one.reply.Seq != two.reply.Seq || string(two.reply.Stdout) != "once" {
		t.Errorf("%+v, %+v", one, two)
	}
	if got, want := b.story(), "intent, close, settled ok"; got != want {
		t.Errorf("%s", got)
	}
}

// TestNoEffectBeginsAtTheEnd ends the effects of a host: those that run are aborted, and
// calls that wait behind them are refused, so that nothing is begun that nobody would settle.
func TestNoEffectBeginsAtTheEnd(t *testing.T) {
	b := newBehind(t, actors.Options{})
	script := b.script()
	next := b.start(ctx, actors.CallTool{Tool: "backup"})
	b.host.EndEffects(ctx, errors.New("the server ended"))
	if s := b.await(script); s.err != nil || s.reply.Status != ledger.Aborted {
		t.Errorf("the script: %+v", s)
	}
	wantCode(t, b.await(next).err, actors.Unsettled)
	if s := b.await(b.make(ctx, actors.CallTool{Tool: "backup"})); s.err != nil || s.reply.Status != ledger.Aborted || !strings.Contains(s.reply.Reason, "not started") {
		t.Errorf("a script after the end: %+v", s)
	}
	if got, want := b.story(), "intent, settled aborted, intent, settled aborted"; got != want {
		t.Errorf("%s", got)
	}
	if len(b.begun) > 0 {
		t.Error("a script began")
	}
}

// TestARunningEffectIsNotGivenUp lets the deadline of an intent pass while this very process
// carries it out.
func TestARunningEffectIsNotGivenUp(t *testing.T) {
	b := newBehind(t, actors.Options{EffectTime: time.Minute})
	script := b.script()
	waits := b.start(ctx, echo("next"))
	b.clock.advance(50 * time.Minute)
	if n, err := b.host.Sweep(ctx, 10); err != nil || n != 1 {
		t.Fatalf("sweep: %d %v", n, err)
	}
	b.ends("late")
	if s := b.await(script); s.err != nil || s.reply.Status != ledger.OK || string(s.reply.Stdout) != "late" {
		t.Errorf("%+v", s)
	}
	if s := b.await(waits); s.err != nil || s.reply.Status != ledger.OK {
		t.Errorf("%+v", s)
	}
	if got, want := b.story(), "intent, settled ok, call ok"; got != want {
		t.Errorf("%s", got)
	}
}

// TestATokenOfAnEarlierRunCancelsNothing asks with the incarnation of a run that is over.
func TestATokenOfAnEarlierRunCancelsNothing(t *testing.T) {
	b := newBehind(t, actors.Options{})
	if err := b.host.Close(ctx, "acme", "r", ""); err != nil {
		t.Fatal(err)
	}
	b.open("r")
	b.turn = b.world.turn("r", scriptGrant)
	script := b.script()
	waits := b.start(ctx, echo("here"))
	if b.host.Cancel("acme", "r", 1, b.turn) {
		t.Error("a call of the second run was cancelled by the first")
	}
	b.ends("done")
	if s := b.await(script); s.err != nil || s.reply.Status != ledger.OK {
		t.Errorf("%+v", s)
	}
	if s := b.await(waits); s.err != nil || s.reply.Status != ledger.OK {
		t.Errorf("%+v", s)
	}
}

// TestManyCallsBehindScripts makes calls of many callers at once: each is recorded, one
// at a time.
func TestManyCallsBehindScripts(t *testing.T) {
	const callers = 12
	b := newBehind(t, actors.Options{Queue: 2 * callers})
	go func() {
		for range callers {
			<-b.begun
			b.ends("script")
		}
	}()
	results := make(chan said, 2*callers)
	for range callers {
		for _, ev := range []actors.CallTool{{Tool: "backup", Args: []byte("{}")}, echo("bash")} {
			ev.Turn = b.turn
			go func() {
				r, _, err := b.host.Call(ctx, "acme", "r", 0, ev)
				results <- said{r, err}
			}()
		}
	}
	for range 2 * callers {
		if s := b.await(results); s.err != nil || s.reply.Status != ledger.OK {
			t.Fatalf("%+v", s)
		}
	}
	story := strings.Split(b.story(), ", ")
	count := func(word string) (n int) {
		return len(slices.DeleteFunc(slices.Clone(story), func(w string) bool { return w != word }))
	}
	if count("intent") != callers || count("settled ok") != callers {
		t.Errorf("%v", story)
	}
	for i, word := range story {
		if word == "intent" && story[i+1] != "settled ok" {
			t.Fatalf("something stands between an intent and its settlement: %v", story)
		}
	}
}
