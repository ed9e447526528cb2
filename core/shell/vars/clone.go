package vars

import (
	"cmp"
	"slices"

	"ambit/core/fuel"
)

// token identifies who may change a table or variable in place.
type token struct {
	generation uint64 // of the store, in which what has the token was made
}

// family is what a store knows of those that it shares variables with.
type family struct {
	parent     *Store
	generation uint64 // how many clones were made
	base       *token // token to take back when the last clone is gone
	clones     int    // that are not gone
	newest     *Store // of them
	older      *Store // the next older and newer clone of the parent
	newer      *Store
	shares     uint64 // the last generation of the parent that this clone shares
	held       []held // what the parent does not have any more, by generation
	released   bool
}

// held is what of a generation is counted only because clones share it.
type held struct {
	generation uint64
	bytes      int64
}

// Clone is the copy a subshell works on. It costs no more than a few
// allocations, whatever the number of variables. Set Owner, Eval, Refs and Warn
// anew (expand.Clone sets the last three).
func (s *Store) Clone() *Store {
	c := *s
	c.scopes = slices.Clone(s.scopes)
	c.bytes = 0
	c.family = family{parent: s, shares: s.generation, older: s.newest}
	if s.newest != nil {
		s.newest.newer = &c
	}
	s.newest = &c
	if s.clones == 0 {
		s.base = s.token
	}
	s.clones++
	s.generation++
	s.token = &token{s.generation} // what was written since an earlier clone is shared from now on
	c.token = new(token)
	return &c
}

// Fresh is a store that begins with the variables of s and counts on m: the cheap
// way to start many shells alike. s must not be changed or cloned any more; it may
// serve several goroutines. Set Owner, Eval, Refs and Warn on the result.
func (s *Store) Fresh(m *fuel.Meter) *Store {
	m.Alloc(s.bytes)
	c := *s
	c.meter = m
	c.scopes = slices.Clone(s.scopes)
	c.token = new(token)
	return &c
}

// Generation tells what is made now from what was made before the last clone.
func (s *Store) Generation() uint64 { return s.token.generation }

// Outlive gives back n bytes, counted on the meter, of something that was made in a
// generation and that the shell drops: at once, or when the last of the clones that
// share it is gone.
func (s *Store) Outlive(generation uint64, n int64) {
	if n == 0 || s.newest == nil || s.newest.shares < generation {
		s.meter.Free(n)
		return
	}
	s.newest.hold(held{generation, n})
}

func (s *Store) hold(h held) {
	i, found := slices.BinarySearchFunc(s.held, h.generation, func(h held, g uint64) int {
		return cmp.Compare(h.generation, g)
	})
	if found {
		s.held[i].bytes += h.bytes
		return
	}
	s.held = slices.Insert(s.held, i, h)
}

// counts reports whether this store counts what is at home in another.
func (s *Store) counts(home *Store) bool { return home == s || s.parent == nil }

// Release gives the memory of a shell back to the meter, and n bytes that it counted
// besides: now, or when the last of its clones is gone. The store must not be used
// afterwards.
func (s *Store) Release(n int64) {
	s.bytes += n
	s.released = true
	s.retire()
}

// retire gives back what a released store has once nobody shares it, and lets the
// parent write in place again if it was the last clone.
func (s *Store) retire() {
	if !s.released || s.clones > 0 {
		return
	}
	s.meter.Free(s.bytes)
	s.bytes = 0
	p := s.parent
	if p == nil {
		return
	}
	s.parent = nil
	for _, h := range s.held {
		if s.older != nil && s.older.shares >= h.generation {
			s.older.hold(h)
		} else {
			s.meter.Free(h.bytes)
		}
	}
	s.held = nil
	if s.older != nil {
		s.older.newer = s.newer
	}
	if s.newer != nil {
		s.newer.older = s.older
	} else {
		p.newest = s.older
	}
	s.older, s.newer = nil, nil
	if p.clones--; p.clones == 0 {
		p.token = p.base
		p.retire()
	}
}
