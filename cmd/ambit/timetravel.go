package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"ambit/adapters/native"
	"ambit/core/ledger"
	"ambit/core/workspace"
	"ambit/edge/client"
)

// A point in a run's time is written RUN@SEQ, or RUN@NAME for a checkpoint; RUN alone is
// where it ends, @SEQ alone a point of the only run here. RUN can be an export.
const pointHelp = `A point is RUN@SEQ, the files as they were after that entry; RUN@NAME, a checkpoint; or
RUN, as they are now. RUN is named as for "ambit ledger", or the file of an export; it can
be left out where there is one run only: @12. The ledger is verified first.`

// point is a run at some time.
type point struct {
	name  string
	seq   uint64
	files *workspace.Snapshot
}

// at gives what the points name to f, while their ledgers are open.
func (o *ledgerOptions) at(ctx context.Context, specs []string, f func(points []*point) error) error {
	var step func(points []*point) error
	step = func(points []*point) error {
		if len(points) == len(specs) {
			return f(points)
		}
		spec := specs[len(points)]
		name, when := spec, ""
		if i := strings.LastIndexByte(spec, '@'); i >= 0 {
			name, when = spec[:i], spec[i+1:]
		}
		var args []string
		if name != "" {
			args = []string{name}
		}
		var last *source
		return o.each(ctx, args, func(src *source) error {
			if last != nil && (last.run.Tenant != src.run.Tenant || last.run.ID != src.run.ID) {
				return fmt.Errorf("there are several runs here: name one, as %s/%s@%s", src.run.Tenant, src.run.ID, when)
			}
			last = src
			return nil
		}, func() error {
			p, err := pointOf(last, spec, when)
			if err != nil {
				return &exitError{exitFailed, fmt.Errorf("%s: %w", last.name, err)}
			}
			return step(append(points, p))
		})
	}
	return step(nil)
}

func pointOf(src *source, spec, when string) (*point, error) {
	v := new(verification)
	v.run(src, nil, nil, nil)
	if v.err != nil {
		return nil, v.err
	}
	if src.blobs == nil {
		return nil, errors.New("it holds no files: `ambit ledger export` writes a file that does")
	}
	p := &point{name: spec, seq: v.audit.Head().Seq}
	if when != "" {
		// As everywhere, a number is an entry.
		n, err := strconv.ParseUint(when, 10, 64)
		if err != nil {
			var ok bool
			if n, ok = v.audit.Checkpoint(when); !ok {
				return nil, fmt.Errorf("%q is neither an entry nor a checkpoint; %s", when, nextEntry)
			}
		}
		p.seq = n
	}
	var err error
	p.files, err = v.audit.Tree(p.seq)
	return p, err
}

func (o *ledgerOptions) flags(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVarP(&o.dir, "directory", "C", ".", "the directory whose ledger is read")
	f.StringVar(&o.state, "state", "", "where the ledger is kept (default: .ambit in the directory)")
	f.StringVar(&o.remote.server, "server", "", "read the ledger of a run of this server, http://HOST:PORT")
	f.StringVar(&o.remote.token, "token", "", "the server's token, or @FILE (default: $AMBIT_TOKEN)")
}

// diffMax bounds the text of a diff, in bytes.
const diffMax = 64 << 20

func diffCommand() *cobra.Command {
	o := new(ledgerOptions)
	var names bool
	cmd := &cobra.Command{
		Use:   "diff POINT [POINT]",
		Short: "Show what changed in a run's files between two points, or since one",
		Long: `Show what changed in a run's files between two points, or from one to now, as a unified
diff in git's format; --names lists the changes instead, directories and modes included.

` + pointHelp,
		Example: `  ambit diff @12 @20
  ambit diff local-repo-writer@before --names
  ambit diff first.ambit@3 second.ambit@3`,
		Args: arguments(1, 2, nextEntry),
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 1 {
				run := args[0]
				if i := strings.LastIndexByte(run, '@'); i >= 0 {
					run = run[:i]
				}
				args = append(args, run)
			}
			return o.at(cmd.Context(), args, func(p []*point) error {
				for _, one := range p {
					if n := one.files.Root.Count; n > native.MaxCheckoutEntries {
						return &exitError{exitFailed, fmt.Errorf("%s has %d files and directories, more than the %d that are compared", one.name, n, native.MaxCheckoutEntries)}
					}
				}
				d, err := workspace.Compare(p[0].files, p[1].files)
				if err != nil {
					return &exitError{exitFailed, err}
				}
				switch {
				case wantJSON(cmd):
					return writeJSON(os.Stdout, ledger.DeltaJSON(d))
				case names:
					for _, c := range d {
						if c.Op == workspace.Rename {
							fmt.Printf("%s %s -> %s\n", c.Op, shown(c.From), shown(c.Path))
						} else {
							fmt.Printf("%s %s\n", c.Op, shown(c.Path))
						}
					}
					return nil
				}
				w := bufio.NewWriter(textOutput())
				err = workspace.Diff(w, p[0].files, p[1].files.Blobs, d, workspace.DiffOptions{MaxOutput: diffMax})
				if err = errors.Join(err, w.Flush()); err != nil {
					return &exitError{exitFailed, err}
				}
				return nil
			})
		},
	}
	o.flags(cmd)
	cmd.Flags().BoolVar(&names, "names", false, "list the changes")
	return cmd
}

// textOutput is standard output for text that somebody else chose: on a terminal in plain
// characters.
func textOutput() io.Writer {
	if terminal(os.Stdout) {
		return plainWriter{os.Stdout}
	}
	return os.Stdout
}

type plainWriter struct{ w io.Writer }

func (p plainWriter) Write(data []byte) (int, error) {
	_, err := io.WriteString(p.w, printable(string(data)))
	return len(data), err
}

func checkoutCommand() *cobra.Command {
	o := new(ledgerOptions)
	cmd := &cobra.Command{
		Use:   "checkout POINT DIR",
		Short: "Write a run's files, as they were at some point, into a new directory",
		Long: `Write a run's files, as they were at some point, into DIR, which must not exist or be
empty. Nothing is written outside it, and no link is made that leads out of it: such links
are named, and the status is 1. Modes are kept without setuid, setgid and sticky bits.

` + pointHelp,
		Example: `  ambit checkout @12 ../as-it-was
  ambit checkout run.ambit@before-refactoring /tmp/tree`,
		Args: arguments(2, 2, nextEntry),
		RunE: func(cmd *cobra.Command, args []string) error {
			return o.at(cmd.Context(), args[:1], func(p []*point) error {
				left, err := native.Checkout(p[0].files, args[1])
				if err != nil {
					return &exitError{exitFailed, err}
				}
				if wantJSON(cmd) {
					if left == nil {
						left = []string{}
					}
					if err := printJSON(map[string]any{"seq": p[0].seq, "tree": p[0].files.Root.Hash.String(), "entries": p[0].files.Root.Count, "leftOut": left}); err != nil {
						return err
					}
				}
				for _, path := range left {
					fmt.Fprintf(os.Stderr, "ambit: left out %s: the link leads out of the directory\n", shown(path))
				}
				if len(left) > 0 {
					return &exitError{exitFailed, nil}
				}
				return nil
			})
		},
	}
	o.flags(cmd)
	return cmd
}

// localOptions name the run of a directory.
type localOptions struct{ dir, state, policy, profile, manifest string }

func (o *localOptions) flags(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVarP(&o.dir, "directory", "C", ".", "the directory")
	f.StringVar(&o.state, "state", "", "where the ledger is kept (default: .ambit in the directory)")
	f.StringVar(&o.policy, "policy", "", "the policy document (default: ambit.json in the directory)")
	f.StringVar(&o.profile, "profile", "repo-writer", "the profile whose run it is")
	manifestFlag(f, &o.manifest)
}

func (o *localOptions) open(ctx context.Context) (*native.Local, error) {
	policy, err := loadPolicy(o.policy, o.dir, o.manifest)
	if err != nil {
		return nil, err
	}
	return native.OpenLocal(ctx, native.PlaceOptions{Dir: o.dir, State: o.state, Policy: policy, Governing: governing(o.policy, "", o.manifest)}, o.profile)
}

func checkpointCommand() *cobra.Command {
	o := new(localOptions)
	cmd := &cobra.Command{
		Use:   "checkpoint [NAME]",
		Short: "Name a directory as it is now, to come back to it",
		Args:  arguments(0, 1, ""),
		RunE: func(cmd *cobra.Command, args []string) error {
			local, err := o.open(cmd.Context())
			if err != nil {
				return err
			}
			defer local.Leave()
			name := ""
			if len(args) == 1 {
				if name = args[0]; name == "" || len(name) > 128 {
					return errors.New("NAME has 1 to 128 bytes")
				}
			}
			e, err := local.Checkpoint(cmd.Context(), name)
			if err != nil {
				return &exitError{exitFailed, err}
			}
			return printCheckpoint(cmd, e.Seq)
		},
	}
	o.flags(cmd)
	return cmd
}

func printCheckpoint(cmd *cobra.Command, seq uint64) error {
	if wantJSON(cmd) {
		return printJSON(map[string]any{"seq": seq})
	}
	fmt.Println(seq)
	return nil
}

func restoreCommand() *cobra.Command {
	o := new(localOptions)
	cmd := &cobra.Command{
		Use:   "restore (SEQ | NAME)",
		Short: "Bring a directory back as it was after an entry, or at a checkpoint",
		Long: `Bring a directory back as it was after an entry of its ledger, or at a checkpoint. That is
an entry itself: what came in between stays in the ledger, and can be restored in its turn.
Changes that were made outside of ambit are recorded first.`,
		Args: arguments(1, 1, nextEntry),
		RunE: func(cmd *cobra.Command, args []string) error {
			local, err := o.open(cmd.Context())
			if err != nil {
				return err
			}
			defer local.Leave()
			seq, err := strconv.ParseUint(args[0], 10, 64)
			if err != nil {
				if seq, err = local.Named(cmd.Context(), args[0]); err != nil {
					return &exitError{exitFailed, err}
				}
			}
			r, err := local.Restore(cmd.Context(), seq)
			if err != nil {
				return &exitError{exitFailed, err}
			}
			if wantJSON(cmd) {
				return writeJSON(os.Stdout, r.Marshal())
			}
			fmt.Println(story(r, paint{}))
			return nil
		},
	}
	o.flags(cmd)
	return cmd
}

func (o *runOptions) checkpoint() *cobra.Command {
	return &cobra.Command{
		Use: "checkpoint RUN [NAME]", Short: "Name the workspace as it is; prints the entry", Args: arguments(1, 2, nextServerRun),
		RunE: func(cmd *cobra.Command, args []string) error {
			c, err := o.client()
			if err != nil {
				return err
			}
			mark, err := c.Checkpoint(cmd.Context(), args[0], strings.Join(args[1:], ""))
			if err != nil {
				return failedRequest(err)
			}
			return printCheckpoint(cmd, mark.Seq)
		},
	}
}

func (o *runOptions) restore() *cobra.Command {
	return &cobra.Command{
		Use: "restore RUN (SEQ | NAME)", Short: "Bring the workspace back as it was after an entry, or at a checkpoint; prints the entry that does", Args: arguments(2, 2, nextServerRun),
		RunE: func(cmd *cobra.Command, args []string) error {
			c, err := o.client()
			if err != nil {
				return err
			}
			seq, err := entryOf(cmd.Context(), c, args[0], args[1])
			if err != nil {
				return failedRequest(err)
			}
			put, err := c.Restore(cmd.Context(), args[0], seq)
			if err != nil {
				return failedRequest(err)
			}
			return printCheckpoint(cmd, put.Seq)
		},
	}
}

// entryOf is the entry of a run of a server that is meant: a number, or the name of a
// checkpoint, of which the newest counts.
func entryOf(ctx context.Context, c *client.Client, id, when string) (uint64, error) {
	if seq, err := strconv.ParseUint(when, 10, 53); err == nil && seq > 0 {
		return seq, nil
	}
	var found uint64
	for after := uint64(0); ; {
		page, err := c.Ledger(ctx, id, after)
		if err != nil {
			return 0, err
		}
		if len(page) == 0 {
			break
		}
		for _, data := range page {
			r, err := ledger.ParseRecord(data)
			if err != nil {
				return 0, fmt.Errorf("entry %d: %w", after+1, err)
			}
			if after = r.Entry.Seq; r.Entry.Kind == ledger.Checkpoint && r.Entry.Origin == when && when != "" {
				found = after
			}
		}
	}
	if found == 0 {
		return 0, fmt.Errorf("%q is neither an entry nor a checkpoint of the run %s", when, id)
	}
	return found, nil
}

func (o *runOptions) fork() *cobra.Command {
	var f client.ForkRun
	cmd := &cobra.Command{
		Use: "fork RUN[@SEQ | @NAME]", Short: "Begin a new run with the files of another, as they are or were", Args: arguments(1, 1, nextServerRun),
		RunE: func(cmd *cobra.Command, args []string) error {
			c, err := o.client()
			if err != nil {
				return err
			}
			id, when, ok := strings.Cut(args[0], "@")
			if ok {
				if f.Seq, err = entryOf(cmd.Context(), c, id, when); err != nil {
					return failedRequest(err)
				}
			}
			run, err := c.Fork(cmd.Context(), id, f)
			if err != nil {
				return failedRequest(err)
			}
			return printRun(cmd, run)
		},
	}
	cmd.Flags().StringVar(&f.ID, "id", "", "the new run's id (default: a random one)")
	cmd.Flags().StringVar(&f.Profile, "profile", "", "its profile (default: that of the origin)")
	cmd.Flags().StringVar(&f.ExpiresAt, "expires", "", "the end of its lease, ISO 8601 with a zone")
	return cmd
}
