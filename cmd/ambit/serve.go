package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/rs/zerolog"
	"github.com/spf13/cobra"
	"golang.org/x/mod/sumdb/note"

	"ambit/actors"
	"ambit/adapters/native"
	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/docs"
	"ambit/edge"
	"ambit/edge/metrics"
	"ambit/edge/traces"
)

type serveOptions struct {
	listen, dir, state, policy, store, signKey string
	metricsAddr, logLevel                      string
	manifest                                   string
	drain                                      time.Duration
	fixedInputs                                bool
	agents                                     agentOptions
}

func serveCommand() *cobra.Command {
	var o serveOptions
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Serve runs over HTTP",
		Long: `Serve runs over HTTP: see docs/api.md for the routes.

The policy document says who may call (tokens) and what runs may touch. If it has no
tokens, one is made, kept in the state directory and named at the start. With -C, runs
opened with a store work on that directory; others begin empty.`,
		Example: `  ambit serve --policy ambit.json
  ambit serve -C ~/project --listen 127.0.0.1:8080`,
		Args: noArgs,
		RunE: o.run,
	}
	f := cmd.Flags()
	f.StringVar(&o.listen, "listen", "127.0.0.1:8080", "the address to listen on; port 0 takes a free one")
	f.StringVarP(&o.dir, "directory", "C", "", "a host directory that runs can work on")
	f.StringVar(&o.store, "store", "", "where runs are kept, if not in the state directory: dynamodb://TABLE, s3://BUCKET[/PREFIX], gs://BUCKET[/PREFIX]; several servers may share it, with one AMBIT_TURN_KEY")
	f.StringVar(&o.state, "state", "", "where ledgers are kept (default: .ambit in the directory of -C, or in .)")
	f.StringVar(&o.policy, "policy", "", "the policy document (default: ambit.json in the directory of -C, or in .)")
	f.StringVar(&o.signKey, "sign-key", "", "the `file` of a private key made by \"ambit key new\", that signs the heads of ledgers at checkpoints and at the end (default: $AMBIT_SIGN_KEY holds the key itself, or none are signed)")
	f.StringVar(&o.metricsAddr, "metrics-addr", "", "a loopback address where GET /metrics needs no token, such as 127.0.0.1:9090")
	logLevelFlag(f, &o.logLevel)
	manifestFlag(f, &o.manifest)
	f.DurationVar(&o.drain, "drain", 30*time.Second, "how long requests in flight may finish at the end")
	f.BoolVar(&o.fixedInputs, "fixed-inputs", false, "let callers fix clock and seed of calls; for comparing placements only")
	o.agents.flags(f)
	return cmd
}

func (o *serveOptions) run(cmd *cobra.Command, _ []string) error {
	ctx := cmd.Context()
	base := o.dir
	if base == "" {
		base = "."
	}
	state := o.state
	if state == "" {
		state = filepath.Join(base, native.StateDir)
	}
	log, err := serverLog(o.logLevel)
	if err != nil {
		return err
	}
	policy, err := loadPolicy(o.policy, base, o.manifest)
	if err != nil {
		return err
	}
	if err := becomeCloud(o.store); err != nil {
		return err
	}
	options := native.PlaceOptions{Dir: o.dir, State: o.state, Policy: policy, Governing: governing(o.policy, "", o.manifest), Perform: true, Create: true}
	switch {
	case remoteAddress(o.store):
		if options.Remote, err = openRemote(ctx, o.store); err != nil {
			return &exitError{exitFailed, err}
		}
	case o.store != "":
		return fmt.Errorf("--store %s: want dynamodb://TABLE, s3://BUCKET[/PREFIX] or gs://BUCKET[/PREFIX]; a directory is named by --state", o.store)
	}
	place, err := native.OpenPlace(ctx, options)
	if err != nil {
		return err
	}
	defer place.Close()
	key, err := turnKey(state)
	if err != nil {
		return err
	}
	if policy, err = withOwnToken(policy, state, log); err != nil {
		return err
	}
	opt := place.Options()
	opt.CallTime = time.Minute
	opt.Shared = true // with `ambit bash` in the same directory, or a server that still drains
	if opt.Signer, err = serverSigner(o.signKey); err != nil {
		return err
	}
	if opt.Signer != nil {
		log.Info().Str("key", opt.Signer.Name()).Msg("signing heads of ledgers")
	}
	var host *actors.Host
	measured := metrics.New(version, func() *authority.Policy { return host.Policy() })
	traced, err := traces.New(ctx, os.Getenv, version, func(err error) { log.Warn().Err(err).Msg("traces") })
	if err != nil {
		return err
	}
	defer traced.End()
	opt.Observer = actors.Observers{traced, measured}
	host = actors.NewHost(place.Runs, policy, opt)
	reloading(ctx, host, log, func() (*authority.Policy, error) {
		p, err := loadPolicy(o.policy, base, o.manifest)
		if err != nil {
			return nil, err
		}
		return withOwnToken(p, state, log)
	})
	edgeOpt := edge.Options{TurnKey: key, FixedInputs: o.fixedInputs, Followers: native.Followers, RunFollowers: native.RunFollowers, Metrics: measured.Expose, Description: docs.OpenAPI}
	if place.Mirror != nil {
		edgeOpt.Owner = place.Mirror.Name()
	}
	agents, err := o.agents.open(host, state, log)
	if err != nil {
		return &exitError{exitFailed, err}
	}
	edgeOpt.WithoutAgents = withoutAgents
	var agentLoad func() (running, limit int)
	if agents != nil {
		agentLoad = agents.Load
		edgeOpt.Agents = agents
		// Agents end while requests in flight do; Close waits for them.
		defer agents.Close()
		defer context.AfterFunc(ctx, func() { agents.Close() })()
	}
	l, err := listen(o.listen)
	if err != nil {
		return &exitError{exitFailed, err}
	}
	front := edge.New(host, edgeOpt)
	native.Measure(measured, place, host, front, agentLoad)
	if o.metricsAddr != "" {
		ml, err := native.ListenMetrics(o.metricsAddr)
		if err != nil {
			l.Close()
			return fmt.Errorf("--metrics-addr %w", err)
		}
		go native.ServeMetrics(ctx, ml, measured)
		log.Info().Str("metrics", "http://"+ml.Addr().String()+"/metrics").Msg("metrics without a token")
	}
	log.Info().Str("address", "http://"+l.Addr().String()).Str("state", state).Str("policy", policy.Digest()).Bool("traces", traced.On()).Msg("serving")
	server := native.NewServer(front, log)
	server.Observe(measured, traced)
	if err := server.Serve(ctx, l, o.drain); err != nil {
		return &exitError{exitFailed, err}
	}
	return nil
}

// turnKey signs the tokens of turns: the environment's, which several servers can share,
// or else one that is kept in the state directory.
func turnKey(state string) ([]byte, error) {
	key := os.Getenv("AMBIT_TURN_KEY")
	switch {
	case key == "":
		return native.Key(state, "turn.key")
	case len(key) < 32:
		return nil, errors.New("AMBIT_TURN_KEY must have at least 32 characters")
	}
	return []byte(key), nil
}

// serverSigner is the key in a file, or in the environment; nil for neither.
func serverSigner(file string) (note.Signer, error) {
	if file != "" {
		return readSigner(file)
	}
	key := os.Getenv("AMBIT_SIGN_KEY")
	if key == "" {
		return nil, nil
	}
	signer, err := ledger.NewSigner(key)
	if err != nil {
		return nil, fmt.Errorf("AMBIT_SIGN_KEY: %w", errPrivateKey)
	}
	return signer, nil
}

// withOwnToken is the policy, with a token of the server's own if it has none.
func withOwnToken(policy *authority.Policy, state string, log zerolog.Logger) (*authority.Policy, error) {
	if len(policy.Tokens) > 0 {
		return policy, nil
	}
	file, token, err := ownToken(state)
	if err != nil {
		return nil, err
	}
	log.Info().Str("file", file).Msg("the policy has no tokens: the token in this file is accepted")
	return policy.WithToken(token), nil
}

// ownToken makes the token of a server whose policy has none.
func ownToken(state string) (file string, t authority.Token, err error) {
	key, err := native.Key(state, "token.key")
	if err != nil {
		return "", t, err
	}
	token := fmt.Sprintf("ambit_%x", key[:24])
	file = filepath.Join(state, "token")
	if err := os.WriteFile(file, []byte(token+"\n"), 0o600); err != nil {
		return "", t, fmt.Errorf("cannot keep the token: %w", err)
	}
	return file, authority.NewToken("local", token, "default", authority.ScopeRuns, authority.ScopeApprove, authority.ScopeMetrics), nil
}
