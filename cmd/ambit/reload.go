package main

import (
	"context"
	"errors"
	"os"
	"os/signal"
	"syscall"

	"github.com/rs/zerolog"

	"ambit/actors"
	"ambit/core/authority"
)

// errNeedsRestart is why a document is not taken while the server runs: its mirror and its
// scripts were set up for the one that it began with.
var errNeedsRestart = errors.New("more than tokens and origins has changed: start the server anew for the rest")

// reloading reads the policy again at each SIGHUP until ctx ends. Its tokens and origins
// take the place of those in force at once: requests that were admitted go on, others are
// judged by the new ones. A document that cannot be read, or that changes anything else,
// changes nothing. The signal is taken from when reloading returns.
func reloading(ctx context.Context, host *actors.Host, log zerolog.Logger, load func() (*authority.Policy, error)) {
	hup := make(chan os.Signal, 1)
	signal.Notify(hup, syscall.SIGHUP)
	go func() {
		defer signal.Stop(hup)
		for {
			select {
			case <-ctx.Done():
				return
			case <-hup:
			}
			policy, err := load()
			if err == nil && policy.Digest() != host.Policy().Digest() {
				err = errNeedsRestart
			}
			if err != nil {
				log.Error().Err(err).Msg("the policy stays as it was")
				continue
			}
			host.SetPolicy(policy)
			log.Info().Int("tokens", len(policy.Tokens)).Str("policy", policy.Digest()).Msg("tokens and origins reloaded")
		}
	}()
}
