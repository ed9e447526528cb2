package actors

import (
	"fmt"
	"slices"

	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/workspace"
)

// Status is where a run stands in its life.
type Status string

// The life of a run: open → expired → closed.
const (
	StatusNone    Status = ""
	StatusOpen    Status = "open"
	StatusExpired Status = "expired"
	StatusClosed  Status = "closed"
)

// TurnState is one numbered turn.
type TurnState struct {
	Number   uint64
	Grant    string // canonical JSON
	Requires []string
	Expires  int64 // milliseconds since the Unix epoch
	Ended    bool
}

// keyUse is what an idempotency key stands for.
type keyUse struct {
	seq     uint64
	request string
}

// State is the fold over a run's entries.
type State struct {
	Run      RunID
	Seq      uint64         // of the last entry
	Head     workspace.Hash // its hash
	Status   Status
	Profile  string
	Owner    string          // of a mirrored host directory: the server that holds it, and where
	Opened   int64           // milliseconds since the Unix epoch
	Ended    int64           // when it expired or closed
	Expires  int64           // the lease
	Tree     workspace.Entry // the root
	Turns    []TurnState
	Fuel     int64 // used over all calls
	Calls    int64
	Limits   authority.Limits // that the opener lowered; zero fields do not
	Intent   uint64           // seq of an intent that is not settled, or 0
	Deadline int64            // after which anyone may settle it as uncertain, milliseconds
	Holds    []HoldState      // calls that wait for an operator, or did, in the order of their entries
	keys     map[string]keyUse
	settled  map[uint64]uint64 // intent → the entry that settled it
	blobs    *blobIndex
	woken    int64 // the wake time that the store was told, milliseconds
}

// NewState is the state before the first entry.
func NewState(run RunID) *State {
	return &State{Run: run, Tree: workspace.EmptyRoot(0), keys: map[string]keyUse{}, settled: map[uint64]uint64{}, blobs: newBlobIndex()}
}

// Turn finds a turn by number.
func (s *State) Turn(n uint64) (*TurnState, bool) {
	if n == 0 || n > uint64(len(s.Turns)) {
		return nil, false
	}
	return &s.Turns[n-1], true
}

// Apply folds the next record into the state. It fails, and changes nothing, if the
// record is not the next one.
func (s *State) Apply(r *ledger.Record) error {
	e := r.Entry
	if e.Seq != s.Seq+1 || e.Prev != s.Head {
		return fmt.Errorf("run %s: entry %d does not follow entry %d", s.Run, e.Seq, s.Seq)
	}
	if e.Tenant != s.Run.Tenant || e.Run != s.Run.ID || e.Incarnation != s.Run.Incarnation {
		return fmt.Errorf("run %s: entry %d belongs to another run", s.Run, e.Seq)
	}
	s.Seq, s.Head = e.Seq, e.Hash
	for _, p := range e.Packs {
		s.blobs.add(p, e.Seq)
	}
	if e.Key != "" {
		s.keys[e.Key] = keyUse{e.Seq, e.Request}
	}
	switch e.Kind {
	case ledger.Open, ledger.Fork:
		s.Status, s.Profile, s.Expires, s.Opened = StatusOpen, e.Profile, e.Expires, e.Time
		if e.Kind == ledger.Open {
			s.Owner = e.Origin
		}
		if e.Inputs != nil {
			s.Limits = limitsOf(e.Inputs.Limits)
		}
	case ledger.Lease:
		s.Expires = e.Expires
	case ledger.Turn:
		s.Turns = append(s.Turns, TurnState{Number: e.Turn, Grant: string(e.Grant), Requires: e.Requires, Expires: e.Expires})
	case ledger.TurnEnd:
		if t, ok := s.Turn(e.Turn); ok {
			t.Ended = true
		}
	case ledger.Call:
		s.Calls++
		s.Fuel += e.Fuel
		s.carriedOut(e)
	case ledger.Hold:
		s.Calls++
		s.Fuel += e.Fuel
		s.Holds = append(s.Holds, HoldState{Seq: e.Seq, Turn: e.Turn, Tool: e.Tool, Reason: e.Reason, Since: e.Time, Expires: e.Expires,
			request: e.Request, keyed: e.Key != ""})
	case ledger.Decision:
		if h := s.hold(e.Refers); h != nil && h.Waiting() {
			h.Decision, h.Allowed, h.By, h.Note, h.Decided = e.Seq, e.Status == ledger.OK, e.Origin, e.Reason, e.Time
		}
	case ledger.Intent:
		s.carriedOut(e)
		s.Calls++
		s.Intent, s.Deadline = e.Seq, e.Expires
	case ledger.Settled, ledger.Uncertain:
		s.Intent, s.Deadline = 0, 0
		s.settled[e.Refers] = e.Seq
	case ledger.Expire:
		s.Status, s.Ended = StatusExpired, e.Time
	case ledger.Close:
		s.Status, s.Ended = StatusClosed, e.Time
	}
	if !e.After.Hash.IsZero() {
		s.Tree = e.After
	}
	return nil
}

// carriedOut notes that the permission of a held call is used up.
func (s *State) carriedOut(e *ledger.Entry) {
	if h := s.hold(e.Refers); h != nil && h.Call == 0 {
		h.Call = e.Seq
	}
}

// weight is about how many bytes the state takes.
func (s *State) weight() int {
	return 160*len(s.blobs.blobs) + 64*len(s.blobs.packs) + 256*len(s.keys) + 512*len(s.Turns) + 512*len(s.Holds) + 4096
}

func limitsOf(o ledger.Object) authority.Limits {
	var l authority.Limits
	for _, m := range o {
		if v, ok := m.Value.(int64); ok {
			l.Set(m.Name, v)
		}
	}
	return l
}

// limitsObject lists the limits that are set, by name.
func limitsObject(l authority.Limits) ledger.Object {
	o := ledger.Object{}
	names := authority.LimitNames()
	slices.Sort(names)
	for _, name := range names {
		if v, _ := l.Get(name); v != 0 {
			o = append(o, ledger.Member{Name: name, Value: v})
		}
	}
	return o
}
