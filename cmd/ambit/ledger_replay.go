package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"ambit/actors"
	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/shell"
	"ambit/core/workspace"
)

// exitOtherVersion is the status of a replay in which only calls came out otherwise that
// another version of the shell recorded.
const exitOtherVersion = 3

func (o *ledgerOptions) replay() *cobra.Command {
	var policies []string
	var fuel int64
	p := new(proofOptions)
	cmd := &cobra.Command{
		Use:   "replay [[TENANT/]RUN | FILE]",
		Short: "Carry out every virtual call again and compare what comes out",
		Long: `Verify the ledger, carry out every virtual call again from its recorded inputs on the
tree before it, and compare output, exit status, fuel, virtual time, changes and the tree
after it. Nothing is written.

Calls that were aborted, whose inputs were redacted, and effects outside are named as not
replayable. Where only output was redacted, the hash of the call's effect is compared.

Status 1: a call came out otherwise, or the ledger does not verify. Status 3: only calls
did that another version of the shell recorded, which is no sign of tampering.`,
		Args: arguments(0, 1, ""),
		RunE: func(cmd *cobra.Command, args []string) error {
			keys, err := verifiers(p.keys)
			if err != nil {
				return err
			}
			if fuel < 1 {
				return errors.New("--fuel is a number above 0")
			}
			opt := actors.ReplayOptions{Interrupt: cmd.Context().Err, Fuel: fuel}
			for _, name := range policies {
				data, err := os.ReadFile(name)
				if err != nil {
					return err
				}
				policy, err := authority.Parse(name, data)
				if err != nil {
					return err
				}
				opt.Policies = append(opt.Policies, policy)
			}
			status := 0
			err = o.each(cmd.Context(), args, func(l *source) error {
				r := &replaying{asJSON: wantJSON(cmd)}
				defer l.counted("replaying").end()
				v := new(verification)
				v.run(l, p.heads, keys, func(rec *ledger.Record) error { return r.next(l, v, opt, rec) })
				if cmd.Context().Err() != nil {
					return cmd.Context().Err()
				}
				if s := r.status(v); s == exitFailed || status == 0 {
					status = s
				}
				return r.report(l, v)
			})
			if err == nil && status != 0 {
				err = &exitError{status, nil}
			}
			return err
		},
	}
	p.flags(cmd)
	cmd.Flags().Int64Var(&fuel, "fuel", actors.ReplayFuel, "what the calls of a ledger may use together; those after it are not carried out")
	cmd.Flags().StringArrayVar(&policies, "policy", nil, "a policy document that the ledger names and does not hold (repeatable)")
	return cmd
}

// replaying counts what the replay of one ledger gave.
type replaying struct {
	asJSON                       bool
	replay                       *actors.Replay
	packed                       packed
	same, different, other, gave int
	list                         []map[string]any
}

func (r *replaying) next(src *source, v *verification, opt actors.ReplayOptions, rec *ledger.Record) error {
	if r.replay == nil {
		opt.Blobs, opt.Record = src.blobs, src.record
		if opt.Blobs == nil {
			r.packed = packed{}
			opt.Blobs = func(*actors.State) workspace.Blobs { return r.packed }
		}
		run := src.run
		if run.ID == "" {
			run = actors.RunID{Tenant: rec.Entry.Tenant, ID: rec.Entry.Run, Incarnation: rec.Entry.Incarnation}
		}
		r.replay = actors.NewReplay(run, opt)
	}
	if r.packed != nil {
		r.packed.add(rec)
	}
	result, err := r.replay.Next(rec)
	if err != nil {
		return err
	}
	switch result.Verdict {
	case actors.NoCall:
		return nil
	case actors.Same:
		r.same++
		return nil
	case actors.Unreplayed:
		r.gave++
	case actors.Different:
		r.different++
		if result.Version != "" {
			r.other++
		}
	}
	if r.asJSON {
		o := map[string]any{"seq": result.Seq, "tool": result.Tool, "verdict": result.Verdict}
		if result.Reason != "" {
			o["reason"] = result.Reason
		}
		if result.Version != "" {
			o["version"] = result.Version
		}
		if len(result.Differences) > 0 {
			list := make([]map[string]string, len(result.Differences))
			for i, d := range result.Differences {
				list[i] = map[string]string{"field": d.Field, "recorded": d.Recorded, "replayed": d.Replayed}
			}
			o["differences"] = list
		}
		r.list = append(r.list, o)
		return nil
	}
	fmt.Print(told(src.name, result))
	return nil
}

// told is one result in words.
func told(name string, result actors.Replayed) string {
	head := fmt.Sprintf("%s: entry %d, %s: ", shown(name), result.Seq, shown(result.Tool))
	if result.Verdict == actors.Unreplayed {
		return head + "not replayable: " + printable(result.Reason) + "\n"
	}
	if result.Version != "" {
		head += fmt.Sprintf("recorded by shell version %s, this is %s: ", shown(result.Version), shell.Version)
	}
	text := head + "came out otherwise\n"
	for _, d := range result.Differences {
		text += fmt.Sprintf("    %s: recorded %s, replayed %s\n", d.Field, quoted(d.Recorded), quoted(d.Replayed))
	}
	return text
}

// quoted is a value of an entry, clipped, in one line.
func quoted(s string) string {
	data, err := json.Marshal(clip(s, 200))
	if err != nil {
		return "?"
	}
	return string(plainJSON(data))
}

func (r *replaying) status(v *verification) int {
	switch {
	case v.err != nil, r.different > r.other:
		return exitFailed
	case r.other > 0:
		return exitOtherVersion
	}
	return 0
}

func (r *replaying) report(src *source, v *verification) error {
	if r.asJSON {
		o := map[string]any{"ledger": src.name, "same": r.same, "different": r.different, "unreplayed": r.gave, "otherVersion": r.other, "shell": shell.Version, "verified": v.err == nil}
		if r.list != nil {
			o["calls"] = r.list
		}
		if v.err != nil {
			o["error"] = v.err.Error()
		}
		return printJSON(o)
	}
	if v.err != nil {
		fmt.Printf("%s: %s\n", shown(src.name), printable(v.err.Error()))
	}
	fmt.Printf("%s: %s replayed: %d the same, %d different; %d not replayable\n", shown(src.name), count(r.same+r.different, "call"), r.same, r.different, r.gave)
	if r.other > 0 {
		fmt.Printf("%s: %d of those that are different were recorded by another version of the shell, which is no sign of tampering\n", shown(src.name), r.other)
	}
	return nil
}
