package ledger

import (
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"

	"github.com/tidwall/gjson"

	"ambit/core/workspace"
)

// ErrFormat is wrapped by errors about entries that are not in canonical form.
var ErrFormat = errors.New("ledger entry is malformed")

// ParseEntry reads an entry from its canonical JSON. Anything else (white space,
// unknown or misplaced members, other spellings of a number) is refused, so that an
// entry has exactly one encoding.
func ParseEntry(data []byte) (*Entry, error) {
	if !ValidJSON(data) {
		return nil, fmt.Errorf("%w: not JSON", ErrFormat)
	}
	v := gjson.ParseBytes(data)
	if !v.IsObject() {
		return nil, fmt.Errorf("%w: not an object", ErrFormat)
	}
	if got := v.Get("v").Int(); got != FormatVersion {
		return nil, fmt.Errorf("%w: format version %d, this build reads %d", ErrFormat, got, FormatVersion)
	}
	e := new(Entry)
	p := parser{v: v}
	p.entry(e)
	if p.err != nil {
		return nil, fmt.Errorf("%w: %w", ErrFormat, p.err)
	}
	if !bytes.Equal(e.JSON(), data) {
		return nil, fmt.Errorf("%w: not in canonical form", ErrFormat)
	}
	return e, nil
}

type parser struct {
	v   gjson.Result
	err error
}

func (p *parser) fail(err error) {
	if p.err == nil && err != nil {
		p.err = err
	}
}

func (p *parser) hash(name string) workspace.Hash {
	v := p.v.Get(name)
	if !v.Exists() {
		return workspace.Hash{}
	}
	h, err := workspace.ParseHash(v.String())
	p.fail(err)
	return h
}

func (p *parser) digest(name string) *Digest {
	v := p.v.Get(name)
	if !v.Exists() {
		return nil
	}
	h, err := workspace.ParseHash(v.Get("sha256").String())
	p.fail(err)
	return &Digest{Size: v.Get("size").Int(), Hash: h}
}

func (p *parser) entry(e *Entry) {
	v := p.v
	e.Seq, e.Time = v.Get("seq").Uint(), v.Get("time").Int()
	e.Tenant, e.Run, e.Incarnation = v.Get("tenant").String(), v.Get("run").String(), v.Get("incarnation").Uint()
	e.Turn = v.Get("turn").Uint()
	e.Kind = Kind(v.Get("kind").String())
	if !kinds[e.Kind] {
		p.fail(fmt.Errorf("unknown kind %q", e.Kind))
	}
	e.Tool, e.Status = v.Get("tool").String(), Status(v.Get("status").String())
	e.Level, e.Reason = v.Get("level").String(), v.Get("reason").String()
	e.Policy, e.Profile = v.Get("policy").String(), v.Get("profile").String()
	e.Grant = Raw(v.Get("grant").Raw)
	v.Get("requires").ForEach(func(_, r gjson.Result) bool {
		e.Requires = append(e.Requires, r.String())
		return true
	})
	e.Expires = v.Get("expires").Int()
	if in := v.Get("inputs"); in.Exists() {
		e.Inputs = p.inputs(in)
	}
	e.Before = p.hash("before")
	if h := p.hash("after"); !h.IsZero() {
		mtime, err := parseNanos(v.Get("tree.mtime").String())
		p.fail(err)
		e.After = workspace.Entry{Kind: workspace.Dir, Mode: uint32(v.Get("tree.mode").Uint()), MTime: mtime, Hash: h,
			Size: v.Get("tree.bytes").Int(), Count: v.Get("tree.entries").Int()}
	}
	if d := v.Get("delta"); d.Exists() {
		delta, err := parseDelta(d)
		p.fail(err)
		e.Delta = delta
	}
	e.DeltaRef = p.digest("delta_ref")
	v.Get("packs").ForEach(func(_, pv gjson.Result) bool {
		pack, err := parsePack(pv)
		p.fail(err)
		e.Packs = append(e.Packs, pack)
		return err == nil
	})
	if x := v.Get("exit"); x.Exists() {
		exit := int(x.Int())
		e.Exit = &exit
	}
	e.Fuel, e.Virtual, e.Real = v.Get("fuel").Int(), v.Get("virtual_ns").Int(), v.Get("real_ns").Int()
	e.Key, e.Request = v.Get("key").String(), v.Get("request").String()
	e.Truncated = Truncated{v.Get("truncated.stdout").Int(), v.Get("truncated.stderr").Int()}
	e.Process, e.Failure, e.Output = Raw(v.Get("process").Raw), Raw(v.Get("failure").Raw), v.Get("output").String()
	e.Refers, e.Origin = v.Get("refers").Uint(), v.Get("origin").String()
	e.Args, e.Stdin, e.Stdout = p.digest("args"), p.digest("stdin"), p.digest("stdout")
	e.Stderr, e.Env = p.digest("stderr"), p.digest("env")
	e.Effect, e.Prev, e.Hash = p.hash("effect"), p.hash("prev"), p.hash("hash")
}

func (p *parser) inputs(v gjson.Result) *Inputs {
	clock, err := parseNanos(v.Get("clock").String())
	p.fail(err)
	in := &Inputs{Clock: clock, Seed: v.Get("seed").String(), Dir: v.Get("dir").String(), At: v.Get("at").String(),
		Limits: Object{}, Version: v.Get("shell").String()}
	v.Get("limits").ForEach(func(k, n gjson.Result) bool {
		in.Limits = append(in.Limits, Member{k.String(), n.Int()})
		return true
	})
	v.Get("fences").ForEach(func(_, f gjson.Result) bool {
		in.Fences = append(in.Fences, Fence{f.Get("path").String(), f.Get("reason").String(), f.Get("governs").Bool()})
		return true
	})
	return in
}

func parsePack(v gjson.Result) (p Pack, err error) {
	if p.Hash, err = workspace.ParseHash(v.Get("sha256").String()); err != nil {
		return p, err
	}
	p.Size, p.Inline = v.Get("size").Int(), v.Get("inline").Bool()
	index, err := base64.StdEncoding.DecodeString(v.Get("index").String())
	if err != nil || len(index)%36 != 0 {
		return p, fmt.Errorf("pack %s has a broken index", p.Hash)
	}
	var total int64
	for ; len(index) > 0; index = index[36:] {
		var b Blob
		copy(b.Hash[:], index)
		b.Size = int64(index[32])<<24 | int64(index[33])<<16 | int64(index[34])<<8 | int64(index[35])
		total += b.Size
		p.Index = append(p.Index, b)
	}
	if total != p.Size {
		return p, fmt.Errorf("pack %s: index covers %d of %d bytes", p.Hash, total, p.Size)
	}
	return p, nil
}
