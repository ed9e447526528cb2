package main

import (
	"fmt"
	"strings"
	"time"

	"github.com/tidwall/gjson"

	"ambit/core/ledger"
)

// effectStory tells of an effect outside: what was about to run, or what ran.
func effectStory(b *strings.Builder, r *ledger.Record) {
	e := r.Entry
	fmt.Fprintf(b, " %s", shown(e.Tool))
	if e.Kind == ledger.Intent {
		if p := r.Payloads["args"]; p != nil && len(p.Data) > 0 {
			fmt.Fprintf(b, "  %s", shown(clip(string(p.Data), 100)))
		}
		return
	}
	fmt.Fprintf(b, " %s of entry %d", shown(string(e.Status)), e.Refers)
	if e.Exit != nil {
		fmt.Fprintf(b, " exit %d", *e.Exit)
	}
	if e.Reason != "" {
		fmt.Fprintf(b, " %s", shown(e.Reason))
	}
	if t := e.Truncated; t != (ledger.Truncated{}) {
		fmt.Fprintf(b, " output cut %s", plainJSON(ledger.Canonical(nil, t.Value())))
	}
	p := gjson.Parse(string(e.Process))
	if !p.IsObject() {
		return
	}
	line := func(format string, args ...any) { fmt.Fprintf(b, "\n%45s "+format, append([]any{""}, args...)...) }
	if s := p.Get("script"); s.Get("path").String() != "" {
		line("script %s sha256 %s", shown(s.Get("path").String()), shown(s.Get("sha256").String()))
	}
	if s := p.Get("program"); s.Get("path").String() != "" && s.Get("path").String() != p.Get("script.path").String() {
		note := "not pinned"
		if s.Get("pinned").Bool() {
			note = "pinned"
		}
		line("interpreter %s sha256 %s (%s)", shown(s.Get("path").String()), shown(s.Get("sha256").String()), note)
	}
	if e.Exit == nil {
		return
	}
	line("%s, %d bytes in, %d bytes out, %d bytes of errors", time.Duration(p.Get("duration_ns").Int()).Round(time.Millisecond),
		p.Get("stdin.size").Int(), p.Get("stdout_size").Int(), p.Get("stderr_size").Int())
	line("enforced: %s; not enforced: %s", names(p.Get("enforced")), names(p.Get("not_enforced")))
}

func names(list gjson.Result) string {
	var all []string
	list.ForEach(func(_, n gjson.Result) bool {
		all = append(all, shown(n.String()))
		return true
	})
	if len(all) == 0 {
		return "nothing"
	}
	return strings.Join(all, ", ")
}
