package main

import (
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"ambit/adapters/native"
	"ambit/adapters/native/executor"
	"ambit/adapters/native/script"
)

// minRetain is the least time for which effects are remembered: far longer than callers
// wait for one.
const minRetain = time.Hour

type executorOptions struct {
	manifest, listen, state string
	logLevel                string
	hosts                   []string
	slots, queue            int
	retain, drain           time.Duration
	unpinned                bool
}

func executorCommand() *cobra.Command {
	var o executorOptions
	cmd := &cobra.Command{
		Use:   "executor",
		Short: "Run the scripts of a manifest for Workers and Lambda",
		Long: `Run the scripts of a manifest for placements that cannot start processes: see
docs/executor.md.

It speaks the protocol whip-executor/1. Callers show the token that is in
AMBIT_EXECUTOR_TOKEN; what may run, and with which bytes, the manifest says. Each effect
is carried out once: a replay table in the state directory remembers it.`,
		Example: `  AMBIT_EXECUTOR_TOKEN=$(openssl rand -hex 32) ambit executor --manifest scripts.json`,
		Args:    noArgs,
		RunE:    o.run,
	}
	f := cmd.Flags()
	f.StringVar(&o.manifest, "manifest", os.Getenv(manifestVariable), "the scripts: a manifest, or a policy document (default: "+manifestVariable+")")
	f.StringVar(&o.listen, "listen", "127.0.0.1:8080", "the address to listen on; port 0 takes a free one")
	f.StringArrayVar(&o.hosts, "host", nil, "a name by which callers reach it, besides its address; may be repeated")
	f.StringVar(&o.state, "state", "", "where the replay table is kept (default: .ambit beside the manifest)")
	f.IntVar(&o.slots, "slots", 4, "scripts that run at once")
	f.IntVar(&o.queue, "queue", 64, "effects that may wait for a slot; more are answered 429")
	f.DurationVar(&o.retain, "retain", 7*24*time.Hour, "how long effects are remembered; 1h at least")
	f.DurationVar(&o.drain, "drain", 30*time.Second, "how long scripts may finish at the end")
	logLevelFlag(f, &o.logLevel)
	f.BoolVar(&o.unpinned, "unpinned", false, "run any script that a caller brings: whoever has the token has a shell here")
	return cmd
}

// listen takes an address, or says what else to do.
func listen(address string) (net.Listener, error) {
	l, err := net.Listen("tcp", address)
	if errors.Is(err, syscall.EADDRINUSE) {
		err = fmt.Errorf("%w: --listen names another one, port 0 a free one", err)
	}
	return l, err
}

func (o *executorOptions) run(cmd *cobra.Command, _ []string) error {
	ctx := cmd.Context()
	token := os.Getenv("AMBIT_EXECUTOR_TOKEN")
	switch {
	case o.manifest == "":
		return fmt.Errorf("no script manifest: pass --manifest FILE or set %s", manifestVariable)
	case token == "":
		return errors.New("AMBIT_EXECUTOR_TOKEN is not set: callers must show a token; make one with `openssl rand -hex 32`")
	case len(token) < executor.MinToken:
		return fmt.Errorf("AMBIT_EXECUTOR_TOKEN has %d bytes and must have %d at least", len(token), executor.MinToken)
	case o.slots < 1 || o.slots > 1024:
		return errors.New("--slots must be 1 to 1024")
	case o.queue < 1 || o.queue > 100_000:
		return errors.New("--queue must be 1 to 100000")
	case o.retain < minRetain:
		return fmt.Errorf("--retain must be %v at least", minRetain)
	case o.drain < 0:
		return errors.New("--drain must not be negative")
	}
	manifest, err := script.LoadManifest(o.manifest)
	if err != nil {
		return err
	}
	if len(manifest.Entries) == 0 && !o.unpinned {
		return fmt.Errorf("%s pins no script", o.manifest)
	}
	state := o.state
	if state == "" {
		state = filepath.Join(filepath.Dir(o.manifest), native.StateDir)
	}
	if err := native.MakeState(state, o.state == ""); err != nil {
		return &exitError{exitFailed, err}
	}
	table, err := executor.OpenTable(ctx, filepath.Join(state, "effects.db"), executor.TableOptions{Retain: o.retain})
	if err != nil {
		return &exitError{exitFailed, err}
	}
	defer table.Close()
	runner := script.New(script.Options{})
	log, err := serverLog(o.logLevel)
	if err != nil {
		return err
	}
	server, err := executor.New(manifest, runner, table, executor.Options{Token: token, Hosts: o.hosts, Slots: o.slots, Queue: o.queue, Unpinned: o.unpinned, Log: log})
	if err != nil {
		return err
	}
	l, err := listen(o.listen)
	if err != nil {
		return &exitError{exitFailed, err}
	}
	if o.unpinned {
		log.Warn().Msg("any script that a caller brings is run")
	}
	log.Info().Str("address", "http://"+l.Addr().String()).Str("state", state).Int("scripts", len(manifest.Entries)).Str("manifest", manifest.Digest()).Msg("serving")
	if err := server.Serve(ctx, l, o.drain); err != nil {
		return &exitError{exitFailed, err}
	}
	return nil
}
