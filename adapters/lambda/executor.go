package lambda

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"net/url"
	"time"

	"ambit/actors"
	"ambit/core/capability"
)

const (
	executorTime = 330 * time.Second // for a script, by default
	executorRest = 5 * time.Second   // before an effect is uncertain for everybody
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

// execute asks for an effect. Whatever happens there is an outcome; of an effect that may
// have happened all the same it is uncertain.
func (x *executor) execute(ctx context.Context, effect *actors.Effect) capability.Outcome {
	ctx, cancel := context.WithTimeout(ctx, min(x.timeout, time.Until(time.UnixMilli(effect.Deadline))-executorRest))
	defer cancel()
	ask := capability.Request{EffectID: effect.ID, Capability: effect.Name, Input: effect.Input}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, x.url, bytes.NewReader(ask.JSON()))
	if err != nil {
		return capability.Failed(capability.FailRefused, "the executor cannot be asked: %v", err)
	}
	req.GetBody = nil // it is never sent twice
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Authorization", "Bearer "+x.token)
	resp, err := x.client.Do(req)
	if err != nil {
		return capability.Uncertain("the executor gave no answer: %v", reason(ctx, err))
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(io.LimitReader(resp.Body, capability.MaxAnswer+1))
	if err != nil && resp.StatusCode == http.StatusOK {
		return capability.Uncertain("the executor's answer broke off: %v", reason(ctx, err))
	}
	return capability.Answered(effect.ID, resp.StatusCode, answer)
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
