package jq

import (
	"testing"
	"time"

	"ambit/core/fuel"
)

// TestPreludeResolves compiles every builtin that is a program, which otherwise happens
// when one is first used.
func TestPreludeResolves(t *testing.T) {
	for key := range prelude {
		m := &machine{meter: fuel.New(time.Unix(0, 0), fuel.Limits{}), globals: map[string]Value{}}
		r := &resolver{m: m}
		if fn := m.preludeFunction(key, r); fn == nil || len(r.errs) > 0 {
			t.Errorf("%s: %v", key, r.errs)
		} else if got := key[len(key)-1] - '0'; int(got) != fn.arity() {
			t.Errorf("%s has %d parameters", key, fn.arity())
		}
	}
	for key := range preludeParams {
		if _, ok := prelude[key]; !ok {
			t.Errorf("%s has parameters but no definition", key)
		}
	}
}
