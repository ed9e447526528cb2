package storetest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"ambit/actors"
	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/workspace"
)

// Remote is a service that stores are kept in.
type Remote struct {
	// Open begins an empty one and gives what connects to it, each time as another
	// client, whose requests pass through the transport.
	Open func(t *testing.T) (connect func(transport http.RoundTripper) actors.Store)
	// Answers and Shorten are as in Faults.
	Answers []func(*http.Request) *http.Response
	Shorten func(*http.Request)
}

// RunRemote tests a store that is reached over a network, first without faults, then
// with: clients that lose requests and answers and die at any of them.
func RunRemote(t *testing.T, r Remote, rounds int) {
	Run(t, func(t *testing.T) actors.Store { return r.Open(t)(http.DefaultTransport) })
	t.Run("WarmCallIsOneRequest", r.warmCallIsOneRequest)
	t.Run("CrashAtEveryRequestLosesNothing", r.crashAtEveryRequest)
	t.Run("FaultsGiveOneRecordForEachKey", func(t *testing.T) {
		for round := range uint64(rounds) {
			r.oneRecordForEachKey(t, round)
		}
	})
}

const remotePolicy = `{
  "version": 1,
  "stores": { "files": { "root": ".", "allow": { "read": ["**"], "write": ["**"] } } },
  "profiles": { "operator": { "allow": ["repo.read", "repo.write"] } }
}`

// client is a process that uses a store.
type client struct {
	t     *testing.T
	host  *actors.Host
	store actors.Store
}

func newClient(t *testing.T, store actors.Store) *client {
	t.Helper()
	policy, err := authority.Parse("policy", []byte(remotePolicy))
	must(t, err)
	return &client{t, actors.NewHost(store, policy, actors.Options{Shared: true}), store}
}

// begin opens the run and its first turn.
func (c *client) begin() {
	c.t.Helper()
	_, err := c.host.Open(ctx, "acme", "r", actors.OpenRun{Profile: "operator", Expires: time.Now().Add(time.Hour)})
	must(c.t, err)
	grant, err := authority.ParseGrant(`files { read ["**"] write ["**"] }`)
	must(c.t, err)
	_, _, _, err = c.host.BeginTurn(ctx, "acme", "r", actors.BeginTurn{Grant: grant})
	must(c.t, err)
}

// write calls the tool write with a key; its reply names the record.
func (c *client) write(key, path, content string) (*actors.Reply, error) {
	args := ledger.Canonical(nil, ledger.Object{{Name: "path", Value: path}, {Name: "content", Value: content}})
	reply, _, err := c.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: 1, Tool: "write", Key: key, Request: "h", Args: args})
	return reply, err
}

// ledger verifies the run and gives the seq of each key, and all files with their content.
func (c *client) ledger() (keys map[string]uint64, files map[string]string) {
	c.t.Helper()
	recs, err := c.store.Read(ctx, run("r"), 1, 10_000)
	must(c.t, err)
	state, v := actors.NewState(run("r")), ledger.Verifier{}
	keys, files = map[string]uint64{}, map[string]string{}
	for _, data := range recs {
		rec, err := v.Next(data)
		must(c.t, err)
		must(c.t, state.Apply(rec))
		if e := rec.Entry; e.Key != "" {
			if keys[e.Key] != 0 {
				c.t.Fatalf("key %s has the records %d and %d", e.Key, keys[e.Key], e.Seq)
			}
			keys[e.Key] = e.Seq
		}
	}
	snap := workspace.NewSnapshot(state.Tree, actors.NewBlobs(ctx, c.store, state))
	must(c.t, snap.Walk(func(path string, e workspace.Entry) error {
		if e.Kind != workspace.File {
			return nil
		}
		content := make([]byte, e.Size)
		if _, err := snap.Content(e).ReadAt(content, 0); err != nil && e.Size > 0 && workspace.Sum(content) != e.Hash {
			return fmt.Errorf("%s: %w", path, err)
		}
		if workspace.Sum(content) != e.Hash {
			return fmt.Errorf("%s has other content", path)
		}
		files[path] = string(content)
		return nil
	}))
	return keys, files
}

func (r Remote) faults(seed uint64) *Faults {
	return &Faults{Base: http.DefaultTransport, Answers: r.Answers, Shorten: r.Shorten, rand: rand.New(rand.NewPCG(seed, 11))}
}

// warmCallIsOneRequest counts the requests of calls, which is what services charge for.
func (r Remote) warmCallIsOneRequest(t *testing.T) {
	connect := r.Open(t)
	newClient(t, connect(http.DefaultTransport)).begin()
	faults := r.faults(0)
	c := newClient(t, connect(faults))
	var counts []int
	for n := range 3 {
		before := faults.Requests()
		_, err := c.write(fmt.Sprint("key", n), "f", "content")
		must(t, err)
		counts = append(counts, faults.Requests()-before)
	}
	before := faults.Requests()
	_, err := c.write("large", "f", strings.Repeat("a large file ", 10_000))
	must(t, err)
	t.Logf("requests: a cold call %d, warm calls %v, one with a large file %d", counts[0], counts[1:], faults.Requests()-before)
	if counts[1] != 1 || counts[2] != 1 {
		t.Errorf("warm calls took %v requests, want 1 each", counts[1:])
	}
}

// crashAtEveryRequest kills the client at each request of a call in turn.
func (r Remote) crashAtEveryRequest(t *testing.T) {
	content := strings.Repeat("a large file ", 10_000) // for a pack outside the record
	for crashAt := 1; ; crashAt++ {
		connect := r.Open(t)
		c := newClient(t, connect(http.DefaultTransport))
		c.begin()
		if _, err := c.write("first", "before", "kept"); err != nil {
			t.Fatal(err)
		}
		faults := r.faults(uint64(crashAt))
		faults.CrashAt = crashAt
		_, err := newClient(t, connect(faults)).write("second", "big", content)
		if !faults.Dead() {
			must(t, err)
			if crashAt < 4 {
				t.Fatalf("a cold call took only %d requests", faults.Requests())
			}
			return
		}
		after := newClient(t, connect(http.DefaultTransport))
		keys, _ := after.ledger()
		if err == nil && keys["second"] == 0 {
			t.Fatalf("crash at request %d: an acknowledged call is lost", crashAt)
		}
		reply, err := after.write("second", "big", content)
		must(t, err)
		keys, files := after.ledger()
		if keys["second"] != reply.Seq || len(keys) != 2 || files["before"] != "kept" || files["big"] != content {
			t.Fatalf("crash at request %d: keys %v, reply %d, files %d", crashAt, keys, reply.Seq, len(files))
		}
	}
}

// oneRecordForEachKey has six clients send twenty keys twice, all the same ones, while
// 15 % of requests meet a fault and every client dies now and then.
func (r Remote) oneRecordForEachKey(t *testing.T, round uint64) {
	const clients, keys = 6, 20
	connect := r.Open(t)
	newClient(t, connect(http.DefaultTransport)).begin()
	seqs := make([]map[string]uint64, clients)
	var wg sync.WaitGroup
	for n := range clients {
		seqs[n] = map[string]uint64{}
		wg.Go(func() {
			chance := rand.New(rand.NewPCG(round, uint64(n)))
			var c *client
			var faults *Faults
			for k := range keys * 2 {
				key := fmt.Sprint("key", (k/2+n*3)%keys)
				for {
					if faults == nil || faults.Dead() {
						faults = r.faults(chance.Uint64())
						faults.Rate, faults.CrashAt = 0.15, 10+chance.IntN(60)
						c = newClient(t, connect(faults))
					}
					reply, err := c.write(key, "f/"+key, key)
					if err != nil {
						if e := (*actors.Error)(nil); errors.As(err, &e) && !slices.Contains([]actors.Code{actors.Storage, actors.Contention}, e.Code) {
							t.Errorf("key %s: %v", key, err)
							return
						}
						continue
					}
					if before := seqs[n][key]; before != 0 && before != reply.Seq {
						t.Errorf("key %s was answered as record %d and as %d", key, before, reply.Seq)
					}
					if reply.Status != ledger.OK {
						t.Errorf("key %s: %s, %s", key, reply.Status, reply.Reason)
					}
					seqs[n][key] = reply.Seq
					break
				}
			}
		})
	}
	wg.Wait()
	kept, files := newClient(t, connect(http.DefaultTransport)).ledger()
	if len(kept) != keys || len(files) != keys {
		t.Errorf("round %d: %d keys and %d files, want %d", round, len(kept), len(files), keys)
	}
	for n := range clients {
		for key, seq := range seqs[n] {
			if kept[key] != seq {
				t.Errorf("round %d: client %d has %s at %d, the ledger at %d", round, n, key, seq, kept[key])
			}
		}
	}
}
