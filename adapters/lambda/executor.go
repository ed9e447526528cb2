package lambda

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"net/url"
	"time"

	"github.com/rs/zerolog"

	"ambit/actors"
	"ambit/core/capability"
	"ambit/edge/traces"
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
	log     zerolog.Logger
}

func newExecutor(u *url.URL, token string, timeout time.Duration) *executor {
	return &executor{url: u.ResolveReference(&url.URL{Path: "/exec"}).String(), token: token, timeout: timeout,
		client: &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}}
}

// execute asks for an effect. Whatever happens there is an outcome; of an effect that may
// have happened all the same it is uncertain.
func (x *executor) execute(ctx context.Context, effect *actors.Effect) capability.Outcome {
	ctx, cancel := context.WithTimeout(ctx, min(x.timeout, time.Until(time.UnixMilli(effect.Deadline))-executorRest))
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, x.url, bytes.NewReader(effect.Request()))
	if err != nil {
		return capability.Failed(capability.FailRefused, "the executor cannot be asked: %v", err)
	}
	req.GetBody = nil // it is never sent twice
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Authorization", "Bearer "+x.token)
	traces.Inject(ctx, req.Header.Set)
	resp, err := x.client.Do(req)
	if err != nil {
		return x.unanswered(ctx, effect, err)
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(io.LimitReader(resp.Body, capability.MaxAnswer+1))
	if err != nil {
		return x.unanswered(ctx, effect, err)
	}
	return capability.Answered(effect.ID, resp.StatusCode, answer)
}

// unanswered is the outcome where there is no whole answer.
func (x *executor) unanswered(ctx context.Context, effect *actors.Effect, err error) capability.Outcome {
	cause := context.Cause(ctx)
	switch {
	case cause == nil:
		x.log.Error().Err(err).Str("effect", effect.ID).Msg("executor")
		return capability.Lost()
	case errors.Is(cause, context.DeadlineExceeded):
		return capability.Late()
	}
	return capability.Uncertain("the executor gave no answer: %v", cause)
}
