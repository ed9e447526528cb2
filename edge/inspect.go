package edge

import (
	"context"
	"strconv"

	"ambit/actors"
	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/workspace"
)

// seq is the entry in the path.
func (ex *Exchange) seq() (uint64, error) {
	n, err := strconv.ParseUint(ex.params[1], 10, 53)
	if err != nil || n == 0 || strconv.FormatUint(n, 10) != ex.params[1] {
		return 0, &actors.Error{Code: actors.NotFound, Message: "no such entry"}
	}
	return n, nil
}

func (ex *Exchange) showRecord(ctx context.Context, _ []byte) (*Response, error) {
	seq, err := ex.seq()
	if err != nil {
		return nil, err
	}
	data, err := ex.server.host.Record(ctx, ex.caller.tenant, ex.params[0], seq)
	if err != nil {
		return nil, err
	}
	return &Response{Status: 200, Header: jsonHeader, Body: append(data, '\n')}, nil
}

// payloadTypes are the payloads that can be asked for, with the type each is sent as.
var payloadTypes = map[string]string{
	"args": "application/json", "env": "application/json", "delta": "application/json",
	"stdin": "application/octet-stream", "stdout": "application/octet-stream", "stderr": "application/octet-stream",
}

func (ex *Exchange) showPayload(ctx context.Context, _ []byte) (*Response, error) {
	seq, err := ex.seq()
	if err != nil {
		return nil, err
	}
	media, ok := payloadTypes[ex.params[2]]
	if !ok {
		return nil, &actors.Error{Code: actors.NotFound, Message: "no such payload: ask for args, stdin, stdout, stderr, env or delta"}
	}
	data, err := ex.server.host.PayloadOf(ctx, ex.caller.tenant, ex.params[0], seq, ex.params[2])
	if err != nil {
		return nil, err
	}
	return &Response{Status: 200, Header: [][2]string{{"Content-Type", media}, {"Cache-Control", "no-store"}, {"X-Content-Type-Options", "nosniff"}}, Body: data}, nil
}

// showTree lists the files of a run, depth first, in byte order of the names.
func (ex *Exchange) showTree(ctx context.Context, _ []byte) (*Response, error) {
	snap, err := ex.files(ctx)
	if err != nil {
		return nil, err
	}
	list := []ledger.Value{}
	err = snap.Walk(func(path string, e workspace.Entry) error {
		o := ledger.Object{{Name: "path", Value: path}, {Name: "kind", Value: e.Kind.String()}, {Name: "mode", Value: uint64(e.Mode)},
			{Name: "mtime", Value: strconv.FormatInt(e.MTime, 10)}}
		switch e.Kind {
		case workspace.File:
			o = append(o, ledger.Member{Name: "size", Value: e.Size}, ledger.Member{Name: "sha256", Value: e.Hash.String()})
		case workspace.Symlink:
			o = append(o, ledger.Member{Name: "target", Value: e.Target})
		}
		list = append(list, o)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return reply(200, ledger.Object{{Name: "tree", Value: snap.Root.Hash.String()}, {Name: "entries", Value: list}}), nil
}

// showAuthority is what each level says about a turn; with ?read, ?write or ?tool it
// also decides on that, and says what each level thinks of it.
func (ex *Exchange) showAuthority(ctx context.Context, _ []byte) (*Response, error) {
	n, err := ex.turnNumber()
	if err != nil {
		return nil, err
	}
	asked, err := ex.asked()
	if err != nil {
		return nil, err
	}
	a, err := ex.server.host.AuthorityOf(ctx, ex.caller.tenant, ex.params[0], n)
	if err != nil {
		return nil, err
	}
	p := a.Policy()
	stores := []ledger.Value{}
	for i := range p.Stores {
		s := &p.Stores[i]
		stores = append(stores, ledger.Object{{Name: "name", Value: s.Name}, {Name: "root", Value: s.Root}, {Name: "read", Value: words(s.Read)},
			{Name: "write", Value: words(s.Write)}, {Name: "ignore", Value: words(s.Ignore)}})
	}
	scripts := []ledger.Value{}
	for _, s := range p.Scripts {
		scripts = append(scripts, s.Name)
	}
	o := ledger.Object{{Name: "policy", Value: p.Digest()},
		{Name: "manifest", Value: ledger.Object{{Name: "stores", Value: stores}, {Name: "scripts", Value: scripts}}},
		{Name: "profile", Value: ledger.Object{{Name: "name", Value: a.Profile()}, {Name: "allow", Value: words(a.Capabilities())},
			{Name: "hold", Value: ledger.Object{{Name: "tools", Value: words(a.Hold().Tools)}, {Name: "read", Value: words(a.Hold().Read)}, {Name: "write", Value: words(a.Hold().Write)}}}}},
		{Name: "grant", Value: ledger.Raw(a.Grant().JSON())}, {Name: "requires", Value: words(a.Requires())}, {Name: "tools", Value: words(a.Tools())}}
	if asked != nil {
		steps, verdict := a.Explain(*asked)
		said := []ledger.Value{}
		for _, s := range steps {
			said = append(said, ledger.Object{{Name: "level", Value: s.Level}, {Name: "allowed", Value: s.Allowed}, {Name: "reason", Value: s.Reason}})
		}
		v := ledger.Object{{Name: "allowed", Value: verdict.Allowed}, {Name: "steps", Value: said}}
		if !verdict.Allowed {
			v = append(v, ledger.Member{Name: "level", Value: verdict.Level}, ledger.Member{Name: "reason", Value: verdict.Reason})
		}
		if held := a.Held(*asked); verdict.Allowed && held != "" {
			v = append(v, ledger.Member{Name: "held", Value: held})
		}
		o = append(o, ledger.Member{Name: "verdict", Value: v})
	}
	return reply(200, o), nil
}

// asked is the request that the query asks about, or nil.
func (ex *Exchange) asked() (*authority.Request, error) {
	var asked *authority.Request
	for _, name := range []string{"read", "write", "tool"} {
		value, ok := ex.query[name]
		if !ok {
			continue
		}
		if asked != nil {
			return nil, invalid("query: ask about one of `read`, `write` and `tool`")
		}
		asked = &authority.Request{Tool: value}
		if name == "tool" {
			continue
		}
		path, err := authority.Clean(value)
		if err != nil {
			return nil, invalid("query: %v", err)
		}
		asked = &authority.Request{Op: authority.Op(name), Path: path}
	}
	return asked, nil
}

func words(list []string) []ledger.Value {
	values := make([]ledger.Value, len(list))
	for i, w := range list {
		values[i] = w
	}
	return values
}
