package lambda

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"

	"ambit/actors"
	"ambit/core/ledger"
)

const (
	executorTime = 330 * time.Second // for a script, by default
	executorRest = 5 * time.Second   // before an effect is uncertain for everybody
	executorMax  = 32 << 20          // bytes of an answer
	executorSaid = 500               // bytes of a refusal that are repeated
)

// executor carries out effects at a URL.
type executor struct {
	url     string
	token   string
	timeout time.Duration
	client  *http.Client
}

func newExecutor(u *url.URL, token string, timeout time.Duration) *executor {
	return &executor{u.ResolveReference(&url.URL{Path: "/exec"}).String(), token, timeout,
		&http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}}
}

// execRequest and execAnswer are the protocol whip-executor/1.
type execRequest struct {
	Protocol   string          `json:"protocol"`
	EffectID   string          `json:"effect_id"`
	Capability string          `json:"capability"`
	Input      json.RawMessage `json:"input"`
}

type execAnswer struct {
	EffectID string `json:"effect_id"`
	ExitCode *int   `json:"exit_code"`
	TimedOut bool   `json:"timed_out"`
	Stdout   string `json:"stdout"`
	Stderr   string `json:"stderr"`
}

// execute asks for an effect. Whatever happens there is an outcome; of an effect that may
// have happened all the same it is uncertain.
func (x *executor) execute(ctx context.Context, effect *actors.Effect) actors.EffectOutcome {
	uncertain := func(format string, args ...any) actors.EffectOutcome {
		return actors.EffectOutcome{Status: ledger.UncertainState, Reason: fmt.Sprintf(format, args...)}
	}
	ctx, cancel := context.WithTimeout(ctx, min(x.timeout, time.Until(time.UnixMilli(effect.Deadline))-executorRest))
	defer cancel()
	body, err := json.Marshal(execRequest{"whip-executor/1", effect.ID, effect.Name, effect.Input})
	if err != nil {
		return actors.EffectOutcome{Status: ledger.Failed, Reason: "the arguments cannot be sent: " + err.Error()}
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, x.url, bytes.NewReader(body))
	if err != nil {
		return actors.EffectOutcome{Status: ledger.Failed, Reason: "the executor cannot be asked: " + err.Error()}
	}
	req.GetBody = nil // it is never sent twice
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Authorization", "Bearer "+x.token)
	resp, err := x.client.Do(req)
	if err != nil {
		return uncertain("the executor gave no answer: %v", reason(ctx, err))
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(io.LimitReader(resp.Body, executorMax+1))
	switch {
	case resp.StatusCode >= 400 && resp.StatusCode < 500:
		said := string(answer[:min(len(answer), executorSaid)])
		return actors.EffectOutcome{Status: ledger.Failed, Reason: fmt.Sprintf("the executor refused it: %d %s", resp.StatusCode, strings.ToValidUTF8(said, "\uFFFD"))}
	case resp.StatusCode != http.StatusOK:
		return uncertain("the executor answered %d", resp.StatusCode)
	case err != nil:
		return uncertain("the executor's answer broke off: %v", reason(ctx, err))
	case len(answer) > executorMax:
		return uncertain("the executor's answer has more than %d bytes", executorMax)
	}
	var a execAnswer
	if err := json.Unmarshal(answer, &a); err != nil || a.ExitCode == nil || a.EffectID != effect.ID {
		return uncertain("the executor's answer is not one to this effect")
	}
	out := actors.EffectOutcome{Status: ledger.OK, Exit: a.ExitCode, Stdout: []byte(a.Stdout), Stderr: []byte(a.Stderr)}
	if a.TimedOut {
		out.Status, out.Reason = ledger.Limit, "the script's time limit ended it"
	}
	return out
}

// reason is why a request failed: that of its context, or its own without the URL.
func reason(ctx context.Context, err error) error {
	if cause := context.Cause(ctx); cause != nil {
		return cause
	}
	var u *url.Error
	if errors.As(err, &u) {
		return u.Err
	}
	return err
}
