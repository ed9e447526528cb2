package main

import (
	"fmt"
	"io"
	"strings"
	"time"

	"ambit/actors"
	"ambit/core/ledger"
	"ambit/core/workspace"
)

func show(w io.Writer, src *source, asJSON bool, p paint) error {
	if !asJSON {
		fmt.Fprintf(w, "%s\n", p.as(bold, shown(src.name)))
	}
	for n := 1; ; n++ {
		it, err := src.next()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return &exitError{exitFailed, fmt.Errorf("%s: %w", src.name, err)}
		}
		if it.head != "" {
			if !asJSON {
				fmt.Fprintf(w, "signed head\n%s", printable(it.head))
			}
			continue
		}
		r, err := ledger.ParseRecord(it.data)
		if err != nil {
			return &exitError{exitFailed, fmt.Errorf("%s: entry %d: %w", src.name, n, err)}
		}
		if !asJSON {
			if _, err := fmt.Fprintln(w, story(r, p)); err != nil {
				return err
			}
		} else if err := writeJSON(w, it.data); err != nil {
			return err
		}
	}
}

// story is one entry in a line, and its changes below it.
func story(r *ledger.Record, p paint) string {
	e := r.Entry
	var b strings.Builder
	fmt.Fprintf(&b, "%5d  %s  %s", e.Seq, p.as(faint, time.UnixMilli(e.Time).UTC().Format("2006-01-02 15:04:05")), p.as(cyan, fmt.Sprintf("%-10s", shown(string(e.Kind)))))
	if e.Turn != 0 {
		fmt.Fprintf(&b, " turn %d", e.Turn)
	}
	switch e.Kind {
	case ledger.Open, ledger.Fork:
		fmt.Fprintf(&b, " profile %s %s", shown(e.Profile), shown(e.Origin))
	case ledger.Turn:
		fmt.Fprintf(&b, " %s", plainJSON([]byte(e.Grant)))
	case ledger.Call:
		fmt.Fprintf(&b, " %s %s", p.as(bold, shown(e.Tool)), p.status(e.Status))
		if e.Exit != nil {
			fmt.Fprintf(&b, " exit %d", *e.Exit)
		}
		fmt.Fprintf(&b, " fuel %d", e.Fuel)
		if e.Level != "" {
			fmt.Fprintf(&b, " %s", p.as(red, shown(refusal(e.Level, e.Reason))))
		} else if e.Reason != "" {
			fmt.Fprintf(&b, " %s", shown(e.Reason))
		}
		if t := e.Truncated; t != (ledger.Truncated{}) {
			fmt.Fprintf(&b, " output cut %s", plainJSON(ledger.Canonical(nil, t.Value())))
		}
		if args := r.Payloads["args"]; args != nil && len(args.Data) > 0 {
			fmt.Fprintf(&b, "  %s", shown(clip(string(args.Data), 100)))
		}
	case ledger.Hold, ledger.Decision:
		b.WriteString(holdStory(r, p))
	case ledger.Checkpoint:
		fmt.Fprintf(&b, " %s", shown(e.Origin))
	case ledger.Restore:
		fmt.Fprintf(&b, " entry %d", e.Refers)
	case ledger.Intent, ledger.Settled, ledger.Uncertain:
		effectStory(&b, r)
	case ledger.Diverged:
		fmt.Fprintf(&b, " %s", shown(e.Reason))
		if args := r.Payloads["args"]; args != nil && len(args.Data) > 0 {
			fmt.Fprintf(&b, "  %s", shown(clip(string(args.Data), 200)))
		}
	}
	line := strings.TrimRight(b.String(), " ")
	b.Reset()
	b.WriteString(line)
	var note actors.PutNote
	switch e.Kind {
	case ledger.External, ledger.WorkspacePut, ledger.Restore:
		note = actors.NoteOf(r)
	}
	for i, c := range e.Delta {
		if i == 8 {
			fmt.Fprintf(&b, "\n%45s and %d more", "", len(e.Delta)-i)
			break
		}
		op := c.Op.String()
		if e.Kind == ledger.External && c.Op == workspace.Delete && note.LeavesOut(c.Path) {
			op = "left out" // by a policy or limit that is new; it is still there
		}
		fmt.Fprintf(&b, "\n%45s %s", "", p.as(changeColours[c.Op], op+" "+shown(c.Path)))
	}
	if e.Kind != ledger.External {
		for _, path := range note.LeftOut {
			fmt.Fprintf(&b, "\n%45s left out %s", "", shown(path))
		}
		for _, k := range note.Kept {
			fmt.Fprintf(&b, "\n%45s kept %s", "", shown(k.Path))
		}
	}
	if e.DeltaRef != nil {
		fmt.Fprintf(&b, "\n%45s %d bytes of changes", "", e.DeltaRef.Size)
	}
	return b.String()
}

// changeColours are those of changes.
var changeColours = map[workspace.Op]string{workspace.Add: green, workspace.Delete: red, workspace.Modify: yellow, workspace.Rename: yellow, workspace.Meta: faint}

func clip(s string, n int) string {
	if len(s) <= n {
		return s
	}
	return strings.ToValidUTF8(s[:n], "") + "…"
}
