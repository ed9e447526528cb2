package actors

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"github.com/tidwall/gjson"

	"ambit/core/ledger"
	"ambit/core/workspace"
)

// stateVersion is the version of checkpoints; one of another version is ignored.
const stateVersion = 2

// encodeState writes a state as canonical JSON.
func encodeState(s *State) []byte {
	turns := make([]ledger.Value, len(s.Turns))
	for i, t := range s.Turns {
		requires := make([]ledger.Value, len(t.Requires))
		for j, r := range t.Requires {
			requires[j] = r
		}
		turns[i] = ledger.Object{{Name: "grant", Value: t.Grant}, {Name: "requires", Value: requires}, {Name: "expires", Value: t.Expires}, {Name: "ended", Value: t.Ended}}
	}
	keys := make([]string, 0, len(s.keys))
	for k := range s.keys {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	uses := make([]ledger.Value, len(keys))
	for i, k := range keys {
		uses[i] = []ledger.Value{k, s.keys[k].seq, s.keys[k].request}
	}
	intents := slices.Sorted(maps.Keys(s.settled))
	settled := make([]ledger.Value, len(intents))
	for i, seq := range intents {
		settled[i] = []ledger.Value{seq, s.settled[seq]}
	}
	holds := make([]ledger.Value, len(s.Holds))
	for i, h := range s.Holds {
		holds[i] = ledger.Object{{Name: "seq", Value: h.Seq}, {Name: "turn", Value: h.Turn}, {Name: "tool", Value: h.Tool}, {Name: "reason", Value: h.Reason},
			{Name: "since", Value: h.Since}, {Name: "expires", Value: h.Expires}, {Name: "decision", Value: h.Decision}, {Name: "allowed", Value: h.Allowed},
			{Name: "by", Value: h.By}, {Name: "note", Value: h.Note}, {Name: "decided", Value: h.Decided}, {Name: "call", Value: h.Call},
			{Name: "request", Value: h.request}, {Name: "keyed", Value: h.keyed}}
	}
	return ledger.Canonical(nil, ledger.Object{
		{Name: "v", Value: stateVersion}, {Name: "run", Value: s.Run.String()}, {Name: "seq", Value: s.Seq}, {Name: "head", Value: s.Head.String()},
		{Name: "status", Value: string(s.Status)}, {Name: "profile", Value: s.Profile}, {Name: "owner", Value: s.Owner}, {Name: "opened", Value: s.Opened},
		{Name: "ended", Value: s.Ended}, {Name: "expires", Value: s.Expires}, {Name: "tree", Value: s.Tree.Hash.String()},
		{Name: "bytes", Value: s.Tree.Size}, {Name: "entries", Value: s.Tree.Count}, {Name: "mode", Value: int64(s.Tree.Mode)},
		{Name: "mtime", Value: strconv.FormatInt(s.Tree.MTime, 10)}, {Name: "turns", Value: turns}, {Name: "fuel", Value: s.Fuel},
		{Name: "calls", Value: s.Calls}, {Name: "limits", Value: limitsObject(s.Limits)}, {Name: "intent", Value: s.Intent}, {Name: "deadline", Value: s.Deadline}, {Name: "settled", Value: settled}, {Name: "keys", Value: uses}, {Name: "holds", Value: holds},
		{Name: "blobs", Value: base64.StdEncoding.EncodeToString(s.blobs.encode())},
	})
}

func decodeState(run RunID, data []byte) (*State, error) {
	if !ledger.ValidJSON(data) {
		return nil, fmt.Errorf("checkpoint is not JSON")
	}
	v := gjson.ParseBytes(data)
	if v.Get("v").Int() != stateVersion || v.Get("run").String() != run.String() {
		return nil, fmt.Errorf("checkpoint of another version or run")
	}
	s := NewState(run)
	var err error
	if s.Head, err = workspace.ParseHash(v.Get("head").String()); err != nil {
		return nil, err
	}
	tree, err := workspace.ParseHash(v.Get("tree").String())
	if err != nil {
		return nil, err
	}
	mtime, err := strconv.ParseInt(v.Get("mtime").String(), 10, 64)
	if err != nil {
		return nil, err
	}
	s.Tree = workspace.Entry{Kind: workspace.Dir, Mode: uint32(v.Get("mode").Uint()), MTime: mtime, Hash: tree,
		Size: v.Get("bytes").Int(), Count: v.Get("entries").Int()}
	s.Seq, s.Status, s.Profile, s.Owner = v.Get("seq").Uint(), Status(v.Get("status").String()), v.Get("profile").String(), v.Get("owner").String()
	s.Opened, s.Ended, s.Expires = v.Get("opened").Int(), v.Get("ended").Int(), v.Get("expires").Int()
	s.Fuel, s.Calls, s.Intent = v.Get("fuel").Int(), v.Get("calls").Int(), v.Get("intent").Uint()
	s.Deadline = v.Get("deadline").Int()
	v.Get("settled").ForEach(func(_, p gjson.Result) bool {
		s.settled[p.Get("0").Uint()] = p.Get("1").Uint()
		return true
	})
	v.Get("limits").ForEach(func(k, n gjson.Result) bool {
		s.Limits.Set(k.String(), n.Int())
		return true
	})
	v.Get("turns").ForEach(func(_, t gjson.Result) bool {
		turn := TurnState{Number: uint64(len(s.Turns)) + 1, Grant: t.Get("grant").String(), Expires: t.Get("expires").Int(), Ended: t.Get("ended").Bool()}
		t.Get("requires").ForEach(func(_, r gjson.Result) bool {
			turn.Requires = append(turn.Requires, r.String())
			return true
		})
		s.Turns = append(s.Turns, turn)
		return true
	})
	v.Get("keys").ForEach(func(_, k gjson.Result) bool {
		s.keys[k.Get("0").String()] = keyUse{k.Get("1").Uint(), k.Get("2").String()}
		return true
	})
	v.Get("holds").ForEach(func(_, h gjson.Result) bool {
		s.Holds = append(s.Holds, HoldState{Seq: h.Get("seq").Uint(), Turn: h.Get("turn").Uint(), Tool: h.Get("tool").String(), Reason: h.Get("reason").String(),
			Since: h.Get("since").Int(), Expires: h.Get("expires").Int(), Decision: h.Get("decision").Uint(), Allowed: h.Get("allowed").Bool(),
			By: h.Get("by").String(), Note: h.Get("note").String(), Decided: h.Get("decided").Int(), Call: h.Get("call").Uint(),
			request: h.Get("request").String(), keyed: h.Get("keyed").Bool()})
		return true
	})
	index, err := base64.StdEncoding.DecodeString(v.Get("blobs").String())
	if err != nil {
		return nil, err
	}
	return s, s.blobs.decode(index)
}

// encode lists packs (hash, seq) and then, in the order of their hashes, blobs
// (hash, pack, offset, size).
func (x *blobIndex) encode() []byte {
	hashes := make([]workspace.Hash, 0, len(x.blobs))
	for h := range x.blobs {
		hashes = append(hashes, h)
	}
	slices.SortFunc(hashes, func(a, b workspace.Hash) int { return slices.Compare(a[:], b[:]) })
	out := binary.AppendUvarint(nil, uint64(len(x.packs)))
	for _, p := range x.packs {
		out = append(out, p.sum[:]...)
		out = binary.AppendUvarint(out, p.seq)
	}
	for _, h := range hashes {
		ref := x.blobs[h]
		out = append(out, h[:]...)
		out = binary.AppendUvarint(out, uint64(ref.pack))
		out = binary.AppendUvarint(out, uint64(ref.off))
		out = binary.AppendUvarint(out, uint64(ref.size))
	}
	return out
}

func (x *blobIndex) decode(data []byte) error {
	bad := false
	number := func() uint64 {
		v, n := binary.Uvarint(data)
		if n <= 0 {
			bad = true
			return 0
		}
		data = data[n:]
		return v
	}
	hash := func() (h workspace.Hash) {
		if len(data) < len(h) {
			bad = true
			return h
		}
		copy(h[:], data)
		data = data[len(h):]
		return h
	}
	for n := number(); n > 0 && !bad; n-- {
		x.packs = append(x.packs, packRef{hash(), number()})
	}
	for len(data) > 0 && !bad {
		h := hash()
		ref := blobRef{pack: uint32(number()), off: int64(number()), size: uint32(number())}
		if int(ref.pack) >= len(x.packs) {
			bad = true
		}
		x.blobs[h] = ref
	}
	if bad {
		return fmt.Errorf("checkpoint has a broken blob index")
	}
	return nil
}
