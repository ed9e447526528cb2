package connections_test

import (
	"errors"
	"net"
	"testing"

	"ambit/adapters/native/connections"
)

// pipes is a listener of connections in memory.
type pipes chan net.Conn

func (p pipes) Accept() (net.Conn, error) {
	if c, ok := <-p; ok {
		return c, nil
	}
	return nil, net.ErrClosed
}
func (p pipes) Close() error   { close(p); return nil }
func (p pipes) Addr() net.Addr { return nil }

// TestConnectionsBeyondTheBoundWait opens one more than may be open: it is taken when
// another is closed, once, however often that is done. A closed listener ends the wait.
func TestConnectionsBeyondTheBoundWait(t *testing.T) {
	under := make(pipes, 8)
	for range 4 {
		c, _ := net.Pipe()
		under <- c
	}
	l := connections.Bound(under, 2)
	accept := func() net.Conn {
		t.Helper()
		c, err := l.Accept()
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	first, second := accept(), accept()
	third := make(chan net.Conn)
	go func() {
		c, _ := l.Accept()
		third <- c
	}()
	if len(under) != 2 {
		t.Errorf("%d wait, not 2", len(under))
	}
	first.Close()
	first.Close()
	if <-third == nil || len(under) != 1 {
		t.Errorf("%d wait, not 1", len(under))
	}
	ended := make(chan error)
	go func() {
		_, err := l.Accept()
		ended <- err
	}()
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	if err := <-ended; !errors.Is(err, net.ErrClosed) {
		t.Error(err)
	}
	second.Close()
}
