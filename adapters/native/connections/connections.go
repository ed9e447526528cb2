// Package connections bounds how many connections of a listener are open.
package connections

import (
	"net"
	"sync"
)

// Bound accepts from l while fewer than n of its connections are open; others wait for
// one to be closed, in the system's queue.
func Bound(l net.Listener, n int) net.Listener {
	return &bounded{Listener: l, open: make(chan struct{}, n), closed: make(chan struct{})}
}

type bounded struct {
	net.Listener
	open   chan struct{}
	once   sync.Once
	closed chan struct{}
}

// Accept implements net.Listener. Close ends it also while it waits for a place.
func (b *bounded) Accept() (net.Conn, error) {
	select {
	case b.open <- struct{}{}:
	case <-b.closed:
		return nil, net.ErrClosed
	}
	c, err := b.Listener.Accept()
	if err != nil {
		<-b.open
		return nil, err
	}
	return &conn{Conn: c, release: sync.OnceFunc(func() { <-b.open })}, nil
}

func (b *bounded) Close() error {
	b.once.Do(func() { close(b.closed) })
	return b.Listener.Close()
}

type conn struct {
	net.Conn
	release func()
}

func (c *conn) Close() error {
	defer c.release()
	return c.Conn.Close()
}
