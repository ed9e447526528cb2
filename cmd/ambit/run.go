package main

import (
	"archive/tar"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
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
	cmd.AddCommand(o.create(), o.list(), o.exec(), o.status(), o.files(), o.remove())
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
			return nil, err
		}
		token = strings.TrimSpace(string(data))
	}
	if token == "" {
		return nil, errors.New("no token: give --token, or set AMBIT_TOKEN")
	}
	return httpclient.New(server, token), nil
}

// failedRequest turns what the server refused into status 1.
func failedRequest(err error) error {
	if err == nil {
		return nil
	}
	return &exitError{exitFailed, err}
}

func printRun(cmd *cobra.Command, r *client.Run) error {
	if wantJSON(cmd) {
		return printJSON(r)
	}
	fmt.Printf("%s  %s  profile %s  expires %s  %d calls  %d files  seq %d\n", shown(r.ID), shown(r.Status), shown(r.Profile),
		r.ExpiresAt.Format("2006-01-02 15:04:05Z07:00"), r.Calls, r.Workspace.Entries, r.Seq)
	return nil
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
			for after := ""; ; {
				runs, next, err := c.List(cmd.Context(), after)
				if err != nil {
					return failedRequest(err)
				}
				for i := range runs {
					if err := printRun(cmd, &runs[i]); err != nil {
						return err
					}
				}
				if next == "" {
					return nil
				}
				after = next
			}
		},
	}
}

func (o *runOptions) exec() *cobra.Command {
	var grant, script, key string
	var timeout int
	cmd := &cobra.Command{
		Use:   "exec RUN -c SCRIPT",
		Short: "Run a script in a turn of its own",
		Long: `Run a script in a turn of its own. Without --grant it sees no files. The exit status is
as that of "ambit bash".`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			c, err := o.client()
			if err != nil {
				return err
			}
			if text, ok := strings.CutPrefix(grant, "@"); ok {
				data, err := os.ReadFile(text)
				if err != nil {
					return err
				}
				grant = string(data)
			}
			ctx := cmd.Context()
			turn, err := c.BeginTurn(ctx, args[0], client.BeginTurn{Grants: grant})
			if err != nil {
				return failedRequest(err)
			}
			defer c.EndTurn(ctx, args[0], turn.Turn)
			call := map[string]any{"command": script}
			if timeout != 0 {
				call["timeout"] = timeout
			}
			var opts []client.CallOption
			if key != "" {
				opts = append(opts, client.Key(key))
			}
			r, err := c.Call(ctx, args[0], turn, "bash", call, opts...)
			if err != nil {
				return failedRequest(err)
			}
			return printResult(cmd, r)
		},
	}
	cmd.Flags().StringVarP(&script, "command", "c", "", "the script")
	cmd.Flags().StringVar(&grant, "grant", "command { run }", "the grant, as text or @FILE")
	cmd.Flags().StringVar(&key, "key", "", "an idempotency key")
	cmd.Flags().IntVar(&timeout, "timeout", 0, "virtual seconds, 1 to 30")
	cmd.MarkFlagRequired("command")
	return cmd
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
			err = fmt.Errorf("refused by the %s: %s", r.Level, r.Reason)
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
		Use: "status RUN", Short: "Show a run", Args: cobra.ExactArgs(1),
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
		Args: cobra.RangeArgs(1, 2),
		RunE: func(cmd *cobra.Command, args []string) error {
			c, err := o.client()
			if err != nil {
				return err
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
		Use: "rm RUN...", Short: "End runs; their ledgers stay until retention", Args: cobra.MinimumNArgs(1),
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
