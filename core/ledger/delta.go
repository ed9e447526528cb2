package ledger

import (
	"fmt"
	"strconv"

	"github.com/tidwall/gjson"

	"ambit/core/workspace"
)

// DeltaJSON is a delta as canonical JSON, the form it has inside an entry and, for
// a large one, in a blob of the pack.
func DeltaJSON(d workspace.Delta) []byte { return Canonical(nil, deltaValue(d)) }

func deltaValue(d workspace.Delta) []Value {
	vs := make([]Value, len(d))
	for i, c := range d {
		o := Object{{"op", c.Op.String()}, {"path", pathText(c.Path)}, {"kind", c.Kind.String()}, {"mode", int64(c.Mode)},
			{"mtime", formatNanos(c.MTime)}}
		if c.From != "" {
			o = append(o, Member{"from", pathText(c.From)})
		}
		if c.Kind == workspace.File {
			o = append(o, Member{"size", c.Size}, Member{"sha256", c.Hash.String()})
		}
		if c.Kind == workspace.Symlink {
			o = append(o, Member{"target", pathText(c.Target)})
		}
		if !c.Was.IsZero() {
			o = append(o, Member{"was", c.Was.String()})
		}
		vs[i] = o
	}
	return vs
}

// ParseDelta is the inverse of DeltaJSON.
func ParseDelta(data []byte) (workspace.Delta, error) {
	if !ValidJSON(data) {
		return nil, fmt.Errorf("delta is not JSON")
	}
	return parseDelta(gjson.ParseBytes(data))
}

func parseDelta(v gjson.Result) (workspace.Delta, error) {
	if !v.IsArray() {
		return nil, fmt.Errorf("delta is not an array")
	}
	d := workspace.Delta{}
	var err error
	v.ForEach(func(_, v gjson.Result) bool {
		var c workspace.Change
		if c, err = parseChange(v); err != nil {
			return false
		}
		d = append(d, c)
		return true
	})
	return d, err
}

func parseChange(v gjson.Result) (c workspace.Change, err error) {
	op, ok := workspace.ParseOp(v.Get("op").String())
	if !ok {
		return c, fmt.Errorf("unknown change %q", v.Get("op").String())
	}
	c.Op = op
	if c.Path, err = parsePath(v.Get("path").String()); err != nil {
		return c, err
	}
	if c.From, err = parsePath(v.Get("from").String()); err != nil {
		return c, err
	}
	switch v.Get("kind").String() {
	case "file":
		c.Kind = workspace.File
	case "dir":
		c.Kind = workspace.Dir
	case "symlink":
		c.Kind = workspace.Symlink
	default:
		return c, fmt.Errorf("unknown kind %q", v.Get("kind").String())
	}
	c.Mode = uint32(v.Get("mode").Uint())
	if c.MTime, err = parseNanos(v.Get("mtime").String()); err != nil {
		return c, err
	}
	c.Size = v.Get("size").Int()
	if h := v.Get("sha256"); h.Exists() {
		if c.Hash, err = workspace.ParseHash(h.String()); err != nil {
			return c, err
		}
	}
	if c.Target, err = parsePath(v.Get("target").String()); err != nil {
		return c, err
	}
	if h := v.Get("was"); h.Exists() {
		c.Was, err = workspace.ParseHash(h.String())
	}
	return c, err
}

func formatNanos(n int64) string { return strconv.FormatInt(n, 10) }

func parseNanos(s string) (int64, error) {
	n, err := strconv.ParseInt(s, 10, 64)
	if err != nil || strconv.FormatInt(n, 10) != s {
		return 0, fmt.Errorf("time %q is not a number of nanoseconds", s)
	}
	return n, nil
}
