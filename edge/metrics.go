package edge

import (
	"context"
	"slices"
	"strings"

	"ambit/core/authority"
)

// NoMetrics is what a placement says that has no metrics to show.
const NoMetrics = "this placement has no metrics of its own: its platform has"

// showMetrics gives the server's metrics, of all tenants.
func (ex *Exchange) showMetrics(context.Context, []byte) (*Response, error) {
	opt := ex.server.opt
	if opt.Metrics == nil {
		why := opt.WithoutMetrics
		if why == "" {
			why = NoMetrics
		}
		return problem(501, "not_implemented", why), nil
	}
	body, contentType, err := opt.Metrics(ex.head.Header("Accept"))
	if err != nil {
		return nil, err
	}
	return &Response{Status: 200, Header: [][2]string{{"Content-Type", contentType}, {"Cache-Control", "no-store"}}, Body: body}, nil
}

// OtherLabel is the value of a metric's label for everything that has no value of its own.
const OtherLabel = "other"

// ToolLabel is a tool as the value of a label: those of an app are one, since it names them.
func ToolLabel(policy *authority.Policy, name string) string {
	switch {
	case slices.Contains(authority.FileTools(), name), policy.Script(name) != nil:
		return name
	case strings.HasPrefix(name, "mcp__"):
		return "app"
	}
	return OtherLabel
}
