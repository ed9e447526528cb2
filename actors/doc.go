// Package actors is a run as a single-writer actor over its ledger.
//
// The ledger is the state: State is a fold over records, and a checkpoint only a
// cache of that fold. Step is pure; it looks at a state, a clock, entropy and an
// event, and returns the reply and the record to append. Nothing has happened until
// the record stands in its slot: Host reads the fold, steps, stores blobs, appends,
// and steps again on the newer state if somebody else got the slot.
//
//	host := actors.NewHost(store, policy, actors.Options{})
//	run, err := host.Open(ctx, actors.OpenRun{Tenant: "default", Profile: "repo-writer", …})
//	turn, err := host.BeginTurn(ctx, run.ID, actors.BeginTurn{Grant: grant})
//	reply, err := host.Call(ctx, …)
//
// The package does no I/O of its own: a Store, a clock and entropy are given to it,
// and it runs as it is on a server, in a Durable Object and on Lambda.
package actors
