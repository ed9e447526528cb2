package main

import (
	"context"
	"fmt"
	"net"
	"path/filepath"
	"sync"
	"text/tabwriter"
	"time"

	"github.com/rs/zerolog"

	"ambit/actors"
	"ambit/adapters/native"
	"ambit/core/authority"
	"ambit/edge"
	"ambit/edge/client"
	"ambit/edge/client/httpclient"
)

// durableTime is how long each throughput is measured.
const durableTime = 2 * time.Second

// durable measures calls a second over HTTP, each acknowledged after its entry is on
// disk.
func durable(tmp string, out *tabwriter.Writer) error {
	if !wanted("durable calls") {
		return nil
	}
	policy := authority.Local()
	limits := policy.Limits
	limits.RunCalls, limits.RunFuel = 1<<40, 1<<50
	raised := *policy
	raised.Limits = limits
	const token = "bench"
	served := raised.WithToken(authority.NewToken("bench", token, "default", authority.ScopeRuns))
	ctx, cancel := context.WithCancel(background)
	defer cancel()
	place, err := native.OpenPlace(ctx, native.PlaceOptions{State: filepath.Join(tmp, "state"), Policy: served, Create: true})
	if err != nil {
		return err
	}
	defer place.Close()
	host := actors.NewHost(place.Store, served, place.Options())
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	done := make(chan error, 1)
	go func() {
		done <- native.NewServer(edge.New(host, edge.Options{TurnKey: make([]byte, 32)}), zerolog.Nop()).Serve(ctx, l, time.Second)
	}()
	for _, clients := range []int{1, 32} {
		n, err := throughput("http://"+l.Addr().String(), token, clients)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "durable calls/s over HTTP, %d clients\t%.0f\t\t\t\n", clients, n)
		out.Flush()
	}
	cancel()
	return <-done
}

func throughput(url, token string, clients int) (float64, error) {
	c := httpclient.New(url, token)
	turns := make([]*client.Turn, clients)
	id := func(i int) string { return fmt.Sprintf("c%d-%d", clients, i) }
	for i := range clients {
		if _, err := c.Open(background, client.OpenRun{ID: id(i), Profile: "repo-writer"}); err != nil {
			return 0, err
		}
		var err error
		if turns[i], err = c.BeginTurn(background, id(i), client.BeginTurn{Grants: "command { run }"}); err != nil {
			return 0, err
		}
	}
	counts := make([]int, clients)
	errs := make([]error, clients)
	var wg sync.WaitGroup
	start := time.Now()
	for i := range clients {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for time.Since(start) < durableTime {
				if _, errs[i] = c.Call(background, id(i), turns[i], "bash", map[string]string{"command": "echo hi"}); errs[i] != nil {
					return
				}
				counts[i]++
			}
		}()
	}
	wg.Wait()
	took := time.Since(start).Seconds()
	total := 0
	for i := range clients {
		if errs[i] != nil {
			return 0, errs[i]
		}
		total += counts[i]
	}
	return float64(total) / took, nil
}
