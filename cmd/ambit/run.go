package main

import (
	"archive/tar"
	"context"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"strings"
	"text/tabwriter"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"ambit/edge/client"
	"ambit/edge/client/httpclient"
)

type runOptions struct{ server, token string }

func runCommand() *cobra.Command {
	o := new(runOptions)
	cmd := &cobra.Command{
		Use:   "run",
		Short: "Work with the runs of a server",
		Long: `Work with the runs of a server. Its address and the token come from --server and
--token, or from AMBIT_SERVER and AMBIT_TOKEN.`,
		Example: `  ambit run create --id first --store project_files
  ambit run exec first --grant 'project_files { read } command { run }' -c 'ls -l'
  ambit run files first | tar t
  ambit run rm first`,
	}
	cmd.PersistentFlags().StringVar(&o.server, "server", "", "the server's address, http://HOST:PORT (default: $AMBIT_SERVER, or http://127.0.0.1:8080)")
	cmd.PersistentFlags().StringVar(&o.token, "token", "", "the token, or @FILE (default: $AMBIT_TOKEN)")
	cmd.AddCommand(o.create(), o.list(), o.exec(), o.status(), o.files(), o.checkpoint(), o.restore(), o.fork(), o.remove())
	return cmd
}

func (o *runOptions) client() (*client.Client, error) {
	server, token := o.server, o.token
	if server == "" {
		server = os.Getenv("AMBIT_SERVER")
	}
	if server == "" {
		server = "http://127.0.0.1:8080"
	}
	if token == "" {
		token = os.Getenv("AMBIT_TOKEN")
	}
	if file, ok := strings.CutPrefix(token, "@"); ok {
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, fmt.Errorf("--token @FILE: %w", err)
		}
		token = strings.TrimSpace(string(data))
	}
	if token == "" {
		return nil, errors.New("no token: give --token, or set AMBIT_TOKEN (`ambit serve` names the file of its token at its start)")
	}
	if u, err := url.Parse(server); err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return nil, fmt.Errorf("--server %q is no address: it begins with http:// or https://, as http://127.0.0.1:8080", server)
	}
	return httpclient.New(server, token), nil
}

// failedRequest turns what the server refused into status 1, and says what to do.
func failedRequest(err error) error {
	var answer *client.Error
	var unreached *url.Error
	switch {
	case err == nil:
		return nil
	case errors.As(err, &answer):
		switch {
		case answer.Code == "active":
			err = fmt.Errorf("%w; `ambit run rm` ends it, --id gives another name", err)
		case answer.Code == "unauthorized":
			err = fmt.Errorf("%w; --token or AMBIT_TOKEN gives it", err)
		case strings.HasPrefix(answer.Message, "no such run"):
			err = fmt.Errorf("%w; %s", err, nextServerRun)
		}
	case errors.As(err, &unreached) && !errors.Is(err, context.Canceled):
		at := "the server"
		if u, perr := url.Parse(unreached.URL); perr == nil {
			at = u.Scheme + "://" + u.Host
		}
		err = fmt.Errorf("no answer from %s: %w; does `ambit serve` run there? --server names another address", at, unreached.Err)
	}
	return &exitError{exitFailed, err}
}

func printRun(cmd *cobra.Command, r *client.Run) error { return printRuns(cmd, []client.Run{*r}) }

// printRuns prints runs in columns, or as JSON.
func printRuns(cmd *cobra.Command, runs []client.Run) error {
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	for i := range runs {
		r := &runs[i]
		switch {
		case wantJSON(cmd):
			if err := printJSON(r); err != nil {
				return err
			}
		case r.Damaged != "":
			fmt.Fprintf(w, "%s\t%s\t%s\n", shown(r.ID), shown(r.Status), shown(r.Damaged))
		default:
			fmt.Fprintf(w, "%s\t%s\tprofile %s\texpires %s\t%s\t%s\tentry %d\n", shown(r.ID), shown(r.Status), shown(r.Profile),
				r.ExpiresAt.Format("2006-01-02 15:04:05Z07:00"), count(r.Calls, "call"), count(r.Workspace.Entries, "path"), r.Seq)
		}
	}
	return w.Flush()
}

func (o *runOptions) create() *cobra.Command {
	var r client.OpenRun
	cmd := &cobra.Command{
		Use: "create", Short: "Begin a run", Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			c, err := o.client()
			if err != nil {
				return err
			}
			run, err := c.Open(cmd.Context(), r)
			if err != nil {
				return failedRequest(err)
			}
			return printRun(cmd, run)
		},
	}
	cmd.Flags().StringVar(&r.ID, "id", "", "the run's id (default: a random one)")
	cmd.Flags().StringVar(&r.Profile, "profile", "repo-writer", "the profile")
	cmd.Flags().StringVar(&r.Store, "store", "", "work on the server's directory (its -C); the name of a store of the policy")
	cmd.Flags().StringVar(&r.ExpiresAt, "expires", "", "the end of the lease, ISO 8601 with a zone")
	return cmd
}

func (o *runOptions) list() *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: "List runs", Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			c, err := o.client()
			if err != nil {
				return err
			}
			var unprinted error
			err = eachPage(cmd.Context(), c, func(runs []client.Run) error {
				unprinted = printRuns(cmd, runs)
				return unprinted
			})
			if unprinted != nil {
				return unprinted
			}
			return failedRequest(err)
		},
	}
}

// eachPage lists the runs of a server, some at a time.
func eachPage(ctx context.Context, c *client.Client, f func(runs []client.Run) error) error {
	for after := ""; ; {
		runs, next, err := c.List(ctx, after)
		if err == nil {
			err = f(runs)
		}
		if err != nil || next == "" {
			return err
		}
		after = next
	}
}

// execOptions say what a script of `ambit run exec` is given.
type execOptions struct {
	script, grant, store, key string
	env, read, write          []string
	timeout                   int
}

func (o *runOptions) exec() *cobra.Command {
	var x execOptions
	cmd := &cobra.Command{
		Use:   "exec RUN (-c SCRIPT | FILE) [ARG...]",
		Short: "Run a script in a turn of its own",
		Long: `Run a script in a turn of its own. Without a grant it sees no files; --read and --write
are short for a grant of the store that --store names. FILE is read here, not on the
server; arguments that begin with - stand behind --. The exit status is as that of
"ambit bash".`,
		Example: `  ambit run exec first --grant 'project_files { read } command { run }' -c 'ls -l'
  ambit run exec first --write 'reports/**' --env WHO=me report.sh -- -v`,
		Args: arguments(1, 0, nextServerRun),
		RunE: func(cmd *cobra.Command, args []string) error {
			call, err := x.call(cmd, args[1:])
			if err != nil {
				return err
			}
			grant, err := x.grants(cmd)
			if err != nil {
				return err
			}
			c, err := o.client()
			if err != nil {
				return err
			}
			ctx := cmd.Context()
			turn, err := c.BeginTurn(ctx, args[0], client.BeginTurn{Grants: grant})
			if err != nil {
				return failedRequest(err)
			}
			defer c.EndTurn(ctx, args[0], turn.Turn)
			var opts []client.CallOption
			if x.key != "" {
				opts = append(opts, client.Key(x.key))
			}
			r, err := c.Call(ctx, args[0], turn, "bash", call, opts...)
			if err != nil {
				return failedRequest(err)
			}
			return printResult(cmd, r)
		},
	}
	f := cmd.Flags()
	f.StringVarP(&x.script, "command", "c", "", "the script; arguments after RUN are $0, $1, …")
	f.StringVar(&x.grant, "grant", "command { run }", "the grant, as text or @FILE")
	f.StringVar(&x.store, "store", "project_files", "the store that --read and --write are about")
	f.StringArrayVar(&x.read, "read", nil, "grant reading these paths (repeatable)")
	f.StringArrayVar(&x.write, "write", nil, "grant writing these paths, and reading all without --read (repeatable)")
	f.StringArrayVar(&x.env, "env", nil, "set NAME=VALUE for the script; the ledger keeps it (repeatable)")
	f.StringVar(&x.key, "key", "", "an idempotency key")
	f.IntVar(&x.timeout, "timeout", 0, "virtual seconds, 1 to 30")
	return cmd
}

// grants is what the turn is given.
func (x *execOptions) grants(cmd *cobra.Command) (any, error) {
	switch {
	case len(x.read)+len(x.write) == 0:
		return grantText(x.grant)
	case cmd.Flags().Changed("grant"):
		return nil, errors.New("--grant and --read/--write exclude each other")
	}
	files := map[string]any{"read": x.read}
	if len(x.read) == 0 {
		files["read"] = []string{"**"}
	}
	if len(x.write) > 0 {
		files["write"] = x.write
	}
	return map[string]any{x.store: files, "command": map[string]any{"run": true}}, nil
}

// call is the arguments of the tool.
func (x *execOptions) call(cmd *cobra.Command, args []string) (map[string]any, error) {
	call := map[string]any{"command": x.script}
	switch {
	case cmd.Flags().Changed("command"):
		if len(args) > 0 {
			call["name"], args = args[0], args[1:]
		}
	case len(args) == 0:
		return nil, errors.New("no script: give -c SCRIPT, or FILE")
	default:
		data, err := os.ReadFile(args[0])
		if err != nil {
			return nil, err
		}
		call["command"], call["name"], args = string(data), args[0], args[1:]
	}
	if len(args) > 0 {
		call["args"] = args
	}
	if len(x.env) > 0 {
		env := map[string]string{}
		for _, e := range x.env {
			k, v, err := variable(e)
			if err != nil {
				return nil, err
			}
			env[k] = v
		}
		call["env"] = env
	}
	if x.timeout != 0 {
		call["timeout"] = x.timeout
	}
	return call, nil
}

func printResult(cmd *cobra.Command, r *client.Result) error {
	status := 0
	switch {
	case r.Status == "refused":
		status = exitRefused
	case r.Status == "limit":
		status = exitLimit
	case r.Status != "ok":
		status = exitOwn
	case r.Exit != nil:
		status = *r.Exit
	}
	var err error
	if wantJSON(cmd) {
		err = printJSON(r)
	} else {
		os.Stdout.Write(r.Stdout)
		os.Stderr.Write(r.Stderr)
		warnCut("standard output", r.Stdout, r.Truncated.Stdout)
		warnCut("standard error", r.Stderr, r.Truncated.Stderr)
		if r.Level != "" {
			err = errors.New(refusal(r.Level, r.Reason))
		} else if r.Status != "ok" && r.Status != "limit" {
			err = fmt.Errorf("%s: %s", r.Status, r.Reason)
		}
	}
	if status == 0 && err == nil {
		return nil
	}
	return &exitError{status, err}
}

func (o *runOptions) status() *cobra.Command {
	return &cobra.Command{
		Use: "status RUN", Short: "Show a run", Args: arguments(1, 1, nextServerRun),
		RunE: func(cmd *cobra.Command, args []string) error {
			c, err := o.client()
			if err != nil {
				return err
			}
			run, err := c.Run(cmd.Context(), args[0])
			if err != nil {
				return failedRequest(err)
			}
			return printRun(cmd, run)
		},
	}
}

func (o *runOptions) files() *cobra.Command {
	return &cobra.Command{
		Use:   "files RUN [PATH]",
		Short: "Write the workspace as a tar archive, or one file, to standard output",
		Long: `Write the workspace as a tar archive, or one file, to standard output. With --json, a
line for each entry of the workspace, or the file as text or base64.`,
		Args: arguments(1, 2, nextServerRun),
		RunE: func(cmd *cobra.Command, args []string) error {
			c, err := o.client()
			if err != nil {
				return err
			}
			if terminal(os.Stdout) && len(args) == 1 && !wantJSON(cmd) {
				return errors.New("a tar archive is nothing for a terminal: `| tar t` lists it, `> FILE` keeps it")
			}
			var body io.ReadCloser
			if len(args) == 2 {
				body, err = c.File(cmd.Context(), args[0], args[1])
			} else {
				body, err = c.Workspace(cmd.Context(), args[0])
			}
			if err != nil {
				return failedRequest(err)
			}
			defer body.Close()
			switch {
			case !wantJSON(cmd):
				_, err = io.Copy(os.Stdout, body)
			case len(args) == 2:
				err = fileJSON(args[1], body)
			default:
				err = archiveJSON(body)
			}
			return err
		},
	}
}

// fileJSON prints one file with its content.
func fileJSON(path string, r io.Reader) error {
	data, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	o := map[string]any{"path": path, "size": len(data)}
	if utf8.Valid(data) {
		o["text"] = string(data)
	} else {
		o["base64"] = data
	}
	return printJSON(o)
}

// archiveJSON prints a line for each entry of a workspace.
func archiveJSON(r io.Reader) error {
	for archive := tar.NewReader(r); ; {
		h, err := archive.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		o := map[string]any{"path": strings.TrimSuffix(h.Name, "/"), "kind": "file", "mode": fmt.Sprintf("%04o", h.Mode), "mtime": h.ModTime.UTC()}
		switch h.Typeflag {
		case tar.TypeDir:
			o["kind"] = "dir"
		case tar.TypeSymlink:
			o["kind"], o["target"] = "symlink", h.Linkname
		default:
			o["size"] = h.Size
		}
		if err := printJSON(o); err != nil {
			return err
		}
	}
}

func (o *runOptions) remove() *cobra.Command {
	return &cobra.Command{
		Use: "rm RUN...", Short: "End runs; their ledgers stay until retention", Args: arguments(1, 0, nextServerRun),
		RunE: func(cmd *cobra.Command, args []string) error {
			c, err := o.client()
			if err != nil {
				return err
			}
			for _, id := range args {
				if err := c.Close(cmd.Context(), id); err != nil {
					return failedRequest(err)
				}
				if wantJSON(cmd) {
					if err := printJSON(map[string]any{"id": id, "status": "closed"}); err != nil {
						return err
					}
				}
			}
			return nil
		},
	}
}
