package omphost

import "sync"

// line lets one call at a time through, in the order in which they joined.
type line struct {
	mu      sync.Mutex
	waiting []chan struct{} // the first is the one whose turn it is
}

// join takes the next place; the channel is closed when its turn has come.
func (l *line) join() (place chan struct{}) {
	place = make(chan struct{})
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.waiting = append(l.waiting, place); len(l.waiting) == 1 {
		close(place)
	}
	return place
}

// leave gives a place up, whether its turn has come or not.
func (l *line) leave(place chan struct{}) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for i, p := range l.waiting {
		if p != place {
			continue
		}
		l.waiting = append(l.waiting[:i], l.waiting[i+1:]...)
		if i == 0 && len(l.waiting) > 0 {
			close(l.waiting[0])
		}
		return
	}
}
