package main

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"ambit/edge/client"
)

// Bounds of `ambit top`.
const (
	topEvery = 2 * time.Second
	topLeast = 200 * time.Millisecond
	topRows  = 1000 // shown where nothing bounds the height
)

type topOptions struct {
	remote runOptions
	every  time.Duration
	once   bool
	all    bool
	seen   map[string]*client.Run // as they were at the last look
	at     time.Time              // of it
}

func topCommand() *cobra.Command {
	o := &topOptions{seen: map[string]*client.Run{}}
	cmd := &cobra.Command{
		Use:   "top",
		Short: "Watch the runs of a server",
		Long: `Watch the runs of a server: those first in which calls wait for an operator or most is
done. On a terminal the table is drawn anew in place, elsewhere one table follows another;
with --json each look is a line.`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			c, err := o.remote.client()
			if err != nil {
				return err
			}
			if o.every < topLeast {
				return fmt.Errorf("--every is at least %s", topLeast)
			}
			for {
				if err := o.look(cmd, c); err != nil {
					return failedRequest(err)
				}
				if o.once {
					return nil
				}
				select {
				case <-cmd.Context().Done():
					return nil
				case <-time.After(o.every):
				}
			}
		},
	}
	f := cmd.Flags()
	f.StringVar(&o.remote.server, "server", "", "the server's address, http://HOST:PORT (default: $AMBIT_SERVER, or http://127.0.0.1:8080)")
	f.StringVar(&o.remote.token, "token", "", "the token, or @FILE (default: $AMBIT_TOKEN)")
	f.DurationVar(&o.every, "every", topEvery, "how long to wait between looks")
	f.BoolVar(&o.once, "once", false, "look once")
	f.BoolVar(&o.all, "all", false, "also runs that are over")
	return cmd
}

// row is one run of a look, with what happened since the last one.
type row struct {
	*client.Run
	CallsPerSecond float64 `json:"callsPerSecond"`
	FuelPerSecond  float64 `json:"fuelPerSecond"`
}

func (o *topOptions) rows(ctx context.Context, c *client.Client) (rows []row, over int, err error) {
	now := time.Now()
	passed := now.Sub(o.at).Seconds()
	next := map[string]*client.Run{}
	err = eachPage(ctx, c, func(page []client.Run) error {
		for i := range page {
			r := &page[i]
			next[r.ID] = r
			one := row{Run: r}
			if was := o.seen[r.ID]; was != nil && was.Incarnation == r.Incarnation && passed > 0 {
				one.CallsPerSecond, one.FuelPerSecond = float64(r.Calls-was.Calls)/passed, float64(r.Fuel-was.Fuel)/passed
			}
			if r.Status == "open" || o.all {
				rows = append(rows, one)
			} else {
				over++
			}
		}
		return nil
	})
	if err != nil {
		return nil, 0, err
	}
	o.seen, o.at = next, now
	slices.SortFunc(rows, func(a, b row) int {
		return cmp.Or(cmp.Compare(min(b.Held, 1), min(a.Held, 1)), cmp.Compare(b.CallsPerSecond, a.CallsPerSecond),
			b.OpenedAt.Compare(a.OpenedAt), cmp.Compare(a.ID, b.ID))
	})
	return rows, over, nil
}

func (o *topOptions) look(cmd *cobra.Command, c *client.Client) error {
	rows, over, err := o.rows(cmd.Context(), c)
	if err != nil {
		return err
	}
	if wantJSON(cmd) {
		if rows == nil {
			rows = []row{}
		}
		return printJSON(map[string]any{"at": o.at.UTC().Format(time.RFC3339), "runs": rows, "over": over})
	}
	live := terminal(os.Stdout) && !o.once
	height := topRows
	if live {
		if _, h, err := term.GetSize(int(os.Stdout.Fd())); err == nil && h > 4 {
			height = h - 4
		}
	}
	text := o.table(rows, over, height, colours())
	if live {
		text = "\x1b[H\x1b[2J" + text
	}
	_, err = os.Stdout.WriteString(text)
	return err
}

func (o *topOptions) table(rows []row, over, height int, p paint) string {
	var b strings.Builder
	held := 0
	for _, r := range rows {
		held += r.Held
	}
	fmt.Fprintf(&b, "%s  %s", o.at.UTC().Format("2006-01-02 15:04:05Z"), count(len(rows), "run"))
	if over > 0 {
		fmt.Fprintf(&b, ", %d over", over)
	}
	if held > 0 {
		fmt.Fprintf(&b, ", %s for an operator: see `ambit hold list`", p.as(yellow, count(held, "call")+" waiting"))
	}
	b.WriteString("\n\n")
	w := tabwriter.NewWriter(&b, 0, 8, 2, ' ', 0)
	fmt.Fprintln(w, "RUN\tSTATE\tPROFILE\tCALLS\t/S\tFUEL\t/S\tWAIT\tFILES\tBYTES\tLEASE")
	shownRows := rows[:min(len(rows), height)]
	for _, r := range shownRows {
		lease := r.ExpiresAt.Sub(o.at).Round(time.Second).String()
		if r.Status != "open" {
			lease = "-"
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%d\t%.1f\t%d\t%.0f\t%d\t%d\t%d\t%s\n", shown(r.ID), shown(r.Status), shown(r.Profile), r.Calls, r.CallsPerSecond,
			r.Fuel, r.FuelPerSecond, r.Held, r.Workspace.Entries, r.Workspace.Bytes, lease)
	}
	w.Flush()
	if more := len(rows) - len(shownRows); more > 0 {
		fmt.Fprintf(&b, "and %d more\n", more)
	}
	return b.String()
}
