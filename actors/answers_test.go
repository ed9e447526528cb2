package actors_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/capability"
	"ambit/core/ledger"
)

// maxAccount bounds what an entry says besides payloads, in bytes: what somebody else
// answered must not make it too large for a store.
const maxAccount = 192 << 10

// TestWhateverAnExecutorAnswersIsRecorded settles an effect by answers of an executor that
// is broken, or hostile: there is an entry of some outcome, it is not large, the ledger
// verifies, and the run goes on.
func TestWhateverAnExecutorAnswersIsRecorded(t *testing.T) {
	long := strings.Repeat("x", 1<<20)
	answers := map[string]string{
		"huge numbers":      `"status":"ok","exit_code":0,"written":{"stdout":9223372036854775807,"stderr":1e300},"process":{"stdin":{"size":9223372036854775807},"stdout_size":-9223372036854775808,"stderr_size":9007199254740993,"duration_ns":"9223372036854775807"}`,
		"negative numbers":  `"status":"ok","exit_code":-2147483648,"written":{"stdout":-5},"process":{"stdin":{"size":-1},"duration_ns":-1}`,
		"fractions":         `"status":"ok","exit_code":0.5`,
		"a long reason":     `"status":"failed","exit_code":1,"reason":"` + strings.Repeat(long, 8) + `"`,
		"long arguments":    `"status":"ok","exit_code":0,"process":{"argv":[` + strings.Repeat(`"`+strings.Repeat("y", 60_000)+`",`, 200) + `"z"]}`,
		"many arguments":    `"status":"ok","exit_code":0,"process":{"argv":[` + strings.Repeat(`"a",`, 1_000_000) + `"z"]}`,
		"long paths":        `"status":"ok","exit_code":0,"process":{"cwd":"` + long + `","program":{"path":"` + long + `","sha256":"` + long + `"},"script":{"path":"` + long + `"},"signal":"` + long + `","entry":"` + long + `","files":[{"path":"` + long + `"},{"path":"` + long + `"}],"enforced":["` + long + `"],"not_enforced":["` + long + `"]}`,
		"a long failure":    `"status":"failed","exit_code":1,"failure":{"kind":"` + long + `","path":"` + long + `","expected":"` + long + `","actual":"` + long + `","misfits":[` + strings.Repeat(`{"path":"`+strings.Repeat("/p", 100_000)+`","message":"`+strings.Repeat("m", 100_000)+`"},`, 19) + `{"path":"","message":""}]}`,
		"no text":           "\"status\":\"failed\",\"exit_code\":1,\"reason\":\"\xff\xfe\",\"failure\":{\"kind\":\"\xff\",\"path\":\"\xc3\"},\"process\":{\"argv\":[\"\xff\"],\"cwd\":\"\\ud800\"}",
		"control bytes":     `"status":"failed","exit_code":1,"reason":"\u001b]0;owned\u0007\u0000\n","failure":{"kind":"\u001b[2J"},"process":{"argv":["\u0000"]}`,
		"wrong types":       `"status":"ok","exit_code":0,"process":[],"failure":"no","stdout":7,"written":[]`,
		"streams and bytes": `"status":"ok","exit_code":0,"stdout":"a","stdout_b64":"/w==","stderr_b64":"AAA="`,
		"names given twice": `"status":"ok","status":"failed","exit_code":0,"exit_code":7`,
		"an odd status":     `"status":"refused","exit_code":0`,
		"nested deep":       `"status":"ok","exit_code":0,"more":` + strings.Repeat("[", 100_000) + strings.Repeat("]", 100_000),
		"empty":             ``,
	}
	for name, rest := range answers {
		t.Run(name, func(t *testing.T) {
			w, turn := scriptWorld(t, memory.New())
			_, effect, err := w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "backup", Args: []byte(`{}`)})
			if err != nil {
				t.Fatal(err)
			}
			id, _ := json.Marshal(effect.ID)
			out := capability.Answered(effect.ID, 200, []byte(strings.TrimSuffix(`{"protocol":"whip-executor/1","effect_id":`+string(id)+`,`+rest, ",")+`}`))
			reply, err := w.host.Settle(ctx, effect, out)
			if err != nil {
				t.Fatal(err)
			}
			entries := w.verify("r")
			e := entries[len(entries)-1]
			if e.Refers != effect.Seq || e.Kind != ledger.Settled && e.Kind != ledger.Uncertain {
				t.Errorf("the last entry is %+v", e)
			}
			recs, err := w.store.Read(ctx, effect.Run, e.Seq, 1)
			if err != nil || len(recs) != 1 {
				t.Fatal(err)
			}
			if len(recs[0]) > maxAccount {
				t.Errorf("a record of %d bytes", len(recs[0]))
			}
			if n := len(reply.Reason) + len(fmt.Sprint(reply.Failure)); n > maxAccount {
				t.Errorf("a reply of %d bytes", n)
			}
			if r := w.call("r", turn, "ls", "{}"); r.Status != ledger.OK {
				t.Errorf("the next call: %+v", r)
			}
		})
	}
}

// TestMisfitsAreShort calls with arguments whose misfits stand below long names.
func TestMisfitsAreShort(t *testing.T) {
	w, _ := scriptWorld(t, memory.New())
	w.host.SetPolicy(parsePolicy(t, strings.Replace(scriptPolicy, `"argv"`, `"input": {"additionalProperties": {"items": {"type": "string"}}}, "argv"`, 1)))
	turn := w.turn("r", `backup { run } files { read }`)
	args := `{"` + strings.Repeat("k", 100_000) + `": [` + strings.Repeat("1,", 50) + "1]}"
	if r := w.call("r", turn, "backup", args); r.Status != ledger.Failed || len(r.Reason) > 4000 {
		t.Errorf("%s %.200q", r.Status, r.Reason)
	}
	for _, e := range w.verify("r") {
		if n := len(e.Failure) + len(e.Reason); n > maxAccount {
			t.Errorf("an entry that says %d bytes", n)
		}
	}
}
