package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/user"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"ambit/actors"
	"ambit/adapters/native"
	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/edge/client"
)

type holdOptions struct {
	dir, state string
	remote     runOptions
	note       string
	all        bool
}

func holdCommand() *cobra.Command {
	o := new(holdOptions)
	cmd := &cobra.Command{
		Use:   "hold",
		Short: "Decide about calls that wait for an operator",
		Long: `Decide about calls that wait for an operator: those of a tool, or on a path, that the
profile of their run holds. What is allowed is carried out when whoever called asks again;
what nobody decides about is refused when its turn ends.

With --server, or AMBIT_SERVER, the runs are those of a server, and the token needs the scope
"approve"; without, those of "ambit bash" and "ambit mcp" in the directory.`,
		Example: `  ambit hold list
  ambit hold allow local-operator 12 --note 'read it, looks right'
  ambit hold refuse first 31 --note 'not before the release' --server http://127.0.0.1:8080`,
	}
	f := cmd.PersistentFlags()
	f.StringVarP(&o.dir, "directory", "C", ".", "the directory whose runs are meant")
	f.StringVar(&o.state, "state", "", "where their ledger is kept (default: .ambit in the directory)")
	f.StringVar(&o.remote.server, "server", "", "the runs of this server, http://HOST:PORT (default: $AMBIT_SERVER)")
	f.StringVar(&o.remote.token, "token", "", "the server's token, or @FILE (default: $AMBIT_TOKEN)")
	cmd.AddCommand(o.list(), o.decide("allow", true), o.decide("refuse", false))
	return cmd
}

// desk is where calls are decided about: a server, or the runs of a directory.
type desk interface {
	// holds tells f of the calls of a run, or of all runs, that wait; with all, also of
	// those about which it is decided.
	holds(ctx context.Context, run string, all bool, f func(run string, h client.Hold, args string) error) error
	decide(ctx context.Context, run string, hold uint64, allow bool, note string) (*client.Hold, error)
	close() error
}

func (o *holdOptions) desk(ctx context.Context) (desk, error) {
	if o.remote.server == "" && os.Getenv("AMBIT_SERVER") == "" {
		place, err := native.OpenPlace(ctx, native.PlaceOptions{Dir: o.dir, State: o.state, Policy: authority.Local()})
		if err != nil {
			return nil, err
		}
		opt := place.Options()
		opt.Shared, opt.Retention = true, -1
		return &localDesk{place, actors.NewHost(place.Store, authority.Local(), opt)}, nil
	}
	c, err := o.remote.client()
	if err != nil {
		return nil, err
	}
	return servedDesk{c}, nil
}

func (o *holdOptions) list() *cobra.Command {
	cmd := &cobra.Command{
		Use: "list [RUN]", Short: "List the calls that wait", Args: arguments(0, 1, ""),
		RunE: func(cmd *cobra.Command, args []string) error {
			d, err := o.desk(cmd.Context())
			if err != nil {
				return err
			}
			defer d.close()
			run := ""
			if len(args) == 1 {
				run = args[0]
			}
			n := 0
			err = d.holds(cmd.Context(), run, o.all, func(run string, h client.Hold, args string) error {
				n++
				if wantJSON(cmd) {
					return printJSON(struct {
						Run string `json:"run"`
						client.Hold
						Args string `json:"args"`
					}{run, h, args})
				}
				printHold(run, &h)
				if args != "" {
					fmt.Printf("    %s\n", shown(clip(args, 400)))
				}
				return nil
			})
			if err == nil && n == 0 && !wantJSON(cmd) {
				fmt.Println("no call waits")
			}
			return failedRequest(err)
		},
	}
	cmd.Flags().BoolVar(&o.all, "all", false, "also those about which it is decided")
	return cmd
}

func printHold(run string, h *client.Hold) {
	fmt.Printf("%s %d  %s  %s  turn %d  since %s  until %s\n    %s\n", shown(run), h.Hold, shown(h.State), shown(h.Tool), h.Turn,
		h.Since.UTC().Format("2006-01-02 15:04:05Z"), h.ExpiresAt.UTC().Format("2006-01-02 15:04:05Z"), printable(h.Reason))
	if h.Decision != 0 {
		by := h.By
		if by == "" {
			by = "time"
		}
		fmt.Printf("    decided by %s at %s (entry %d)", shown(by), h.DecidedAt.UTC().Format("2006-01-02 15:04:05Z"), h.Decision)
		if h.Note != "" {
			fmt.Printf(": %s", printable(h.Note))
		}
		fmt.Println()
	}
}

func (o *holdOptions) decide(verb string, allow bool) *cobra.Command {
	short := "Let a call that waits be carried out"
	if !allow {
		short = "Refuse a call that waits"
	}
	cmd := &cobra.Command{
		Use: verb + " RUN ENTRY", Short: short, Args: arguments(2, 2, "`ambit hold list` shows the calls that wait"),
		RunE: func(cmd *cobra.Command, args []string) error {
			seq, err := strconv.ParseUint(args[1], 10, 53)
			if err != nil || seq == 0 {
				return fmt.Errorf("%q is no entry: `ambit hold list` shows those that wait", args[1])
			}
			d, err := o.desk(cmd.Context())
			if err != nil {
				return err
			}
			defer d.close()
			h, err := d.decide(cmd.Context(), args[0], seq, allow, o.note)
			if err != nil {
				return failedRequest(err)
			}
			if wantJSON(cmd) {
				return printJSON(h)
			}
			printHold(args[0], h)
			return nil
		},
	}
	cmd.Flags().StringVar(&o.note, "note", "", "what to say about it; it goes into the ledger")
	return cmd
}

// servedDesk decides at a server.
type servedDesk struct{ client *client.Client }

func (servedDesk) close() error { return nil }

func (d servedDesk) holds(ctx context.Context, run string, all bool, f func(string, client.Hold, string) error) error {
	one := func(id string) error {
		holds, err := d.client.Holds(ctx, id, all)
		if err != nil {
			return err
		}
		for _, h := range holds {
			args, err := d.client.Payload(ctx, id, h.Hold, "args")
			var gone *client.Error
			if err != nil && !(errors.As(err, &gone) && gone.Status == 404) {
				return err
			}
			if err := f(id, h, string(args)); err != nil {
				return err
			}
		}
		return nil
	}
	if run != "" {
		return one(run)
	}
	return eachPage(ctx, d.client, func(runs []client.Run) error {
		for _, r := range runs {
			if r.Held > 0 || all {
				if err := one(r.ID); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

func (d servedDesk) decide(ctx context.Context, run string, hold uint64, allow bool, note string) (*client.Hold, error) {
	return d.client.Decide(ctx, run, hold, allow, note)
}

// localDesk decides about the runs of a directory.
type localDesk struct {
	place *native.Place
	host  *actors.Host
}

func (d *localDesk) close() error { return d.place.Close() }

func (d *localDesk) holds(ctx context.Context, run string, all bool, f func(string, client.Hold, string) error) error {
	found, err := d.host.List(ctx, native.LocalTenant, "", 1000)
	if err != nil {
		return err
	}
	named := false
	for _, r := range found {
		if run != "" && r.ID != run || run == "" && r.Err != nil {
			continue
		}
		named = true
		holds, err := d.host.Holds(ctx, native.LocalTenant, r.ID)
		if err != nil {
			return err
		}
		for i := range holds {
			h := &holds[i]
			if !all && !h.Waiting() {
				continue
			}
			args, err := d.host.PayloadOf(ctx, native.LocalTenant, r.ID, h.Seq, "args")
			if err != nil {
				return err
			}
			if err := f(r.ID, shownHold(h), string(args)); err != nil {
				return err
			}
		}
	}
	if run != "" && !named {
		return fmt.Errorf("there is no run %q here: a run of `ambit bash` is local-PROFILE; those of a server are asked for with --server", run)
	}
	return nil
}

func (d *localDesk) decide(ctx context.Context, run string, hold uint64, allow bool, note string) (*client.Hold, error) {
	by := "local"
	if u, err := user.Current(); err == nil {
		by += ":" + u.Username
	}
	h, err := d.host.Decide(ctx, native.LocalTenant, run, actors.DecideHold{Hold: hold, Allow: allow, By: by, Note: note})
	if err != nil {
		return nil, err
	}
	answer := shownHold(&h)
	return &answer, nil
}

// shownHold is a held call in the terms of the API.
func shownHold(h *actors.HoldState) client.Hold {
	v := client.Hold{Hold: h.Seq, State: h.State(), Turn: h.Turn, Tool: h.Tool, Reason: h.Reason, Since: time.UnixMilli(h.Since),
		ExpiresAt: time.UnixMilli(h.Expires), Decision: h.Decision, By: h.By, Note: h.Note, Call: h.Call}
	if h.Decided != 0 {
		v.DecidedAt = time.UnixMilli(h.Decided)
	}
	return v
}

// holdStory tells of a call that waits, or of what was decided about one.
func holdStory(r *ledger.Record, p paint) string {
	e := r.Entry
	if e.Kind == ledger.Hold {
		text := fmt.Sprintf(" %s %s %s", p.as(bold, shown(e.Tool)), p.status(e.Status), shown(e.Reason))
		if args := r.Payloads["args"]; args != nil && len(args.Data) > 0 {
			text += "  " + shown(clip(string(args.Data), 100))
		}
		return text
	}
	did, by := p.as(green, "allowed"), e.Origin
	if e.Status != ledger.OK {
		did = p.as(red, "refused")
	}
	if by == "" {
		by = "time"
	}
	text := fmt.Sprintf(" %s entry %d %s by %s", p.as(bold, shown(e.Tool)), e.Refers, did, shown(by))
	if e.Reason != "" {
		text += ": " + shown(e.Reason)
	}
	return text
}
