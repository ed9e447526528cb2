package capability

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"ambit/core/ledger"
)

func TestAnswersArriveAsTheyAre(t *testing.T) {
	zero, minus := 0, -1
	for _, out := range []Outcome{
		{Status: ledger.OK, Exit: &zero, Stdout: []byte("text\n\x00\u2028é"), Stderr: []byte("err")},
		{Status: ledger.OK, Exit: &zero, Stdout: []byte("\xff\xfe"), Stderr: bytes.Repeat([]byte("e"), maxAsText+1), Written: ledger.Truncated{Stderr: 1 << 30}},
		{Status: ledger.Limit, Exit: &minus, Reason: "time", Failure: &Failure{Kind: FailTimeout}, Stdout: []byte("so far"), Stderr: []byte{}},
		{Status: ledger.Failed, Reason: "r", Failure: &Failure{Kind: FailPin, Path: "p", Expected: "e", Actual: "a"}, Stdout: []byte{}, Stderr: []byte{}},
		{Status: ledger.Failed, Exit: &zero, Reason: "r", Failure: &Failure{Kind: FailOutput, Misfits: []Misfit{{Path: "$.x", Message: "m"}}}, Stdout: []byte("{}"), Stderr: []byte{},
			Process: &Process{Argv: []string{"a", "b"}, Program: Pinned{"/bin/x", "ab", true}, Script: Pinned{"s", "cd", false}, Cwd: "/", StdinSize: 3, StdinSHA256: "00",
				StdoutSize: 4, StderrSize: 5, Signal: "SIGKILL", Duration: 1 << 60, Enforced: []string{"x"}, NotEnforced: []string{}, Manifest: "m"}},
		{Status: ledger.UncertainState, Reason: "r", Failure: &Failure{Kind: FailUnknowns}, Stdout: []byte{}, Stderr: []byte{}},
	} {
		body := (&Answer{EffectID: "id", Outcome: out}).JSON()
		if got := Answered("id", 200, body); !reflect.DeepEqual(got, out) {
			t.Errorf("%s\ngives %+v\nwant  %+v", body[:min(len(body), 500)], got, out)
		}
		if got := Answered("other", 200, body); got.Status != ledger.UncertainState || !strings.Contains(got.Reason, "not one to this effect") {
			t.Errorf("answer to another effect: %+v", got)
		}
	}
}

// TestLongestAnswerIsRead encodes the most that entries can put out.
func TestLongestAnswerIsRead(t *testing.T) {
	zero := 0
	for _, s := range [][]byte{bytes.Repeat([]byte{0}, MaxOutputLimit), bytes.Repeat([]byte{0}, maxAsText), bytes.Repeat([]byte{0xff}, maxAsText)} {
		out := Outcome{Status: ledger.OK, Exit: &zero, Stdout: s, Stderr: s}
		body := (&Answer{EffectID: "id", Outcome: out}).JSON()
		if got := Answered("id", 200, body); got.Status != ledger.OK || !bytes.Equal(got.Stdout, s) || !bytes.Equal(got.Stderr, s) {
			t.Errorf("%d times %q, in %d bytes: %s", len(s), s[:1], len(body), got.Reason)
		}
	}
}

func TestWhateverIsAnsweredHasAnOutcome(t *testing.T) {
	for _, tc := range []struct {
		status int
		body   string
		want   ledger.Status
		reason string
	}{
		{200, ``, ledger.UncertainState, "not one to this effect"},
		{200, `<html>`, ledger.UncertainState, "not one to this effect"},
		{200, `{"effect_id":"id"}`, ledger.UncertainState, "not one to this effect"},
		{200, `{"effect_id":"id","exit_code":"0"}`, ledger.UncertainState, ""},
		{200, `{"effect_id":"id","exit_code":0.5}`, ledger.UncertainState, ""},
		{200, `{"effect_id":"id","exit_code":0,"status":"refused"}`, ledger.UncertainState, ""},
		{200, `{"effect_id":"id","status":"ok"}`, ledger.UncertainState, ""},
		{200, `{"effect_id":"id","exit_code":0,"stdout_b64":"!"}`, ledger.UncertainState, ""},
		{200, `{"effect_id":"id","exit_code":0} {"effect_id":"id","exit_code":1}`, ledger.UncertainState, ""},
		{200, strings.Repeat(" ", MaxAnswer) + `{}`, ledger.UncertainState, "more than"},
		{200, `{"effect_id":"id","exit_code":3}`, ledger.OK, ""},
		{200, `{"effect_id":"id","exit_code":-1,"timed_out":true}`, ledger.Limit, "time limit"},
		{201, `{"effect_id":"id","exit_code":3}`, ledger.UncertainState, "answered 201"},
		{307, ``, ledger.UncertainState, "answered 307"},
		{403, "not here\xff", ledger.Failed, "refused it: 403 not here\uFFFD"},
		{429, `{"error":"busy","ran":false}`, ledger.Failed, "refused it: 429 busy"},
		{413, strings.Repeat("x", 10000), ledger.Failed, "413 xxx"},
		{500, `{"error":"internal error"}`, ledger.UncertainState, "answered 500"},
		{503, `{"error":"ending","ran":false}`, ledger.Failed, "refused it: 503 ending"},
		{503, `{"error":"ending"}`, ledger.UncertainState, "answered 503"},
		{503, `<html>ran`, ledger.UncertainState, "answered 503"},
	} {
		got := Answered("id", tc.status, []byte(tc.body))
		if got.Status != tc.want || !strings.Contains(got.Reason, tc.reason) || len(got.Reason) > 2*said {
			t.Errorf("%d %.60s: %s %s, want %s %s", tc.status, tc.body, got.Status, got.Reason, tc.want, tc.reason)
		}
		if got.Status != ledger.OK && got.Failure == nil {
			t.Errorf("%d %.60s: no failure", tc.status, tc.body)
		}
	}
}
