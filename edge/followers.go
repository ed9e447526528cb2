package edge

import (
	"fmt"
	"sync"
)

// followers counts the streams that are open: each holds a connection and looks at its
// ledger again and again.
type followers struct {
	mu   sync.Mutex
	all  int
	each map[[2]string]int // by tenant and run
}

// bound counts a stream that the response begins, or puts a refusal in its place. Who
// sends the stream calls the response's Done at its end.
func (s *Server) bound(tenant, run string, resp *Response) *Response {
	if resp.Follow == nil && resp.Events == nil || s.opt.Followers == 0 {
		return resp
	}
	f, key := &s.followers, [2]string{tenant, run}
	f.mu.Lock()
	defer f.mu.Unlock()
	switch {
	case f.each[key] >= s.opt.RunFollowers:
		return again(problem(429, "busy", fmt.Sprintf("%d streams follow the run %s already: end one of them, or ask for pages without Accept: text/event-stream", f.each[key], run)))
	case f.all >= s.opt.Followers:
		return again(problem(503, "busy", fmt.Sprintf("%d streams are open on this server already: come back later, or ask for pages without Accept: text/event-stream", f.all)))
	}
	if f.each == nil {
		f.each = map[[2]string]int{}
	}
	f.all++
	f.each[key]++
	resp.Done = sync.OnceFunc(func() {
		f.mu.Lock()
		defer f.mu.Unlock()
		f.all--
		if f.each[key]--; f.each[key] == 0 {
			delete(f.each, key)
		}
	})
	return resp
}

// Streams is how many are open.
func (s *Server) Streams() int {
	s.followers.mu.Lock()
	defer s.followers.mu.Unlock()
	return s.followers.all
}

// again adds when to come back.
func again(r *Response) *Response {
	r.Header = append([][2]string{{"Retry-After", "1"}}, r.Header...)
	return r
}
