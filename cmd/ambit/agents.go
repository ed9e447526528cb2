package main

import (
	"errors"
	"os"
	"path/filepath"
	"time"

	"github.com/rs/zerolog"
	"github.com/spf13/pflag"

	"ambit/actors"
	"ambit/adapters/native/omphost"
)

// withoutAgents is what a server says that hosts none.
const withoutAgents = "this server hosts no agents: install omp with `make omp`, and start `ambit serve --omp DIR`"

// webhookKey is the variable with the key that signs what is sent to the app.
const webhookKey = "AMBIT_WEBHOOK_KEY"

// agentOptions configure the runner host of `ambit serve`.
type agentOptions struct {
	omp, root, mcpName, mcpURL, webhook string
	isolation                           string
	actions, profiles                   []string
	gateway                             bool
	max, uid                            int
	startTime                           time.Duration
}

func (o *agentOptions) flags(f *pflag.FlagSet) {
	f.StringVar(&o.omp, "omp", "", "host agents with the omp that \"make omp\" installed in this `directory`")
	f.StringVar(&o.root, "omp-root", "", "the private directory of hosted agents (default: omp in the state directory)")
	f.StringVar(&o.mcpName, "omp-mcp-name", "", "the name of the app's MCP endpoint: agents see its tools as mcp__NAME__TOOL")
	f.StringVar(&o.mcpURL, "omp-mcp-url", "", "the app's MCP endpoint")
	f.StringArrayVar(&o.actions, "omp-browser-action", nil, "a browser action that the app may register; repeatable")
	f.StringArrayVar(&o.profiles, "omp-profile", nil, "a profile that a hosted agent may be given; repeatable")
	f.StringVar(&o.webhook, "omp-webhook", "", "where the events of agents are sent, signed with "+webhookKey)
	f.BoolVar(&o.gateway, "model-gateway", false, "give agents tokens of this server instead of the credentials of their models")
	f.IntVar(&o.max, "omp-max", 0, "how many agents may run at once (default 8)")
	f.DurationVar(&o.startTime, "omp-start-time", 30*time.Second, "how long an agent may take to be ready")
	f.StringVar(&o.isolation, "omp-isolation", "", "how agents are kept apart from this machine: `auto`, as strictly as it can be; require, or the server does not start; none (default auto)")
	f.IntVar(&o.uid, "omp-uid", 0, "run each agent under a user id of its own, from this one on; needs root (default: from 2000000000 on, where the server is root and can make namespaces)")
}

// open starts the runner host, or gives nil where none is asked for.
func (o *agentOptions) open(runs *actors.Host, state string, log zerolog.Logger) (*omphost.Host, error) {
	if o.omp == "" {
		if o.root != "" || o.mcpName != "" || o.mcpURL != "" || o.webhook != "" || o.isolation != "" || o.gateway || o.max != 0 || o.uid != 0 || len(o.actions)+len(o.profiles) > 0 {
			return nil, errors.New("options of hosted agents need --omp DIR")
		}
		return nil, nil
	}
	if err := omphost.CheckInstalled(o.omp); err != nil {
		return nil, err
	}
	dir, err := filepath.Abs(o.omp)
	if err != nil {
		return nil, err
	}
	opt := omphost.Options{RootDir: o.root, Omp: omphost.Installed(dir), Runs: runs, Profiles: o.profiles, ModelGateway: o.gateway,
		MaxRuns: o.max, StartTime: o.startTime, Isolation: omphost.Isolation(o.isolation), UIDBase: o.uid, Log: log,
		AppTools: omphost.AppTools{MCPName: o.mcpName, MCPURL: o.mcpURL, BrowserActionNames: o.actions}}
	if opt.RootDir == "" {
		opt.RootDir = filepath.Join(state, "omp")
	}
	if o.webhook != "" {
		if opt.OnEvent, err = omphost.Webhook(o.webhook, []byte(os.Getenv(webhookKey))); err != nil {
			return nil, err
		}
	}
	return omphost.New(opt)
}
