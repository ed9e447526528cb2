// Package inflight bounds the requests that a store has on their way at once.
package inflight

import (
	"errors"
	"sync"
)

// Each does f for 0 to n-1, at most limit at once, and gives the errors of those that
// failed.
func Each(limit, n int, f func(i int) error) error {
	var wg sync.WaitGroup
	errs := make([]error, n)
	slots := make(chan struct{}, limit)
	for i := range n {
		slots <- struct{}{}
		wg.Go(func() {
			errs[i] = f(i)
			<-slots
		})
	}
	wg.Wait()
	return errors.Join(errs...)
}
