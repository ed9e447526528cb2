package omphost

import (
	"bytes"
	"sync"
)

// secrets are the credentials of one run. They are kept apart from everything else, so
// that they can be erased: from then on every access finds nothing.
type secrets struct {
	mu     sync.Mutex
	values map[string][]byte
}

// shortSecret is the length in bytes from which on a credential can be told from
// ordinary text.
const shortSecret = 6

func (s *secrets) set(name string, value []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.values == nil {
		s.values = map[string][]byte{}
	}
	s.values[name] = value
}

// get is a copy of a secret for immediate use, or "" after erase.
func (s *secrets) get(name string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return string(s.values[name])
}

// erase overwrites all of them.
func (s *secrets) erase() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, v := range s.values {
		clear(v)
	}
	clear(s.values)
}

func (s *secrets) empty() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.values) == 0
}

// within reports whether a text holds one of them.
func (s *secrets) within(text []byte) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, v := range s.values {
		if len(v) >= shortSecret && bytes.Contains(text, v) {
			return true
		}
	}
	return false
}

var redacted = []byte("[redacted]")

// scrub takes them out of a text that leaves the host, such as a model endpoint's error
// that repeats the key it was sent.
func (s *secrets) scrub(text string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	b := []byte(text)
	for _, v := range s.values {
		if len(v) >= shortSecret && bytes.Contains(b, v) {
			b = bytes.ReplaceAll(b, v, redacted)
		}
	}
	return string(b)
}
