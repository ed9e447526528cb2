package executor

import (
	"crypto/sha256"
	"crypto/subtle"
	"net"
	"net/http"
	"strings"
)

// MinToken is the shortest token, in bytes.
const MinToken = 16

// authentic reports whether a request carries the token, in the header of the protocol or
// as a bearer's. It takes the same time whatever is sent.
func authentic(h http.Header, token string) bool {
	sent := ""
	if own := h.Values("X-Whip-Executor-Token"); len(own) > 0 {
		sent = strings.Join(own, ", ")
	} else if scheme, credential, ok := strings.Cut(strings.Join(h.Values("Authorization"), ", "), " "); ok && strings.EqualFold(scheme, "Bearer") {
		sent = strings.TrimSpace(credential)
	}
	a, b := sha256.Sum256([]byte(sent)), sha256.Sum256([]byte(token))
	return subtle.ConstantTimeCompare(a[:], b[:]) == 1
}

// addressed reports whether the Host of a request is one of the executor's: a name that
// was given, the address that the connection came to, or localhost where that is one of
// this machine's own. A web page whose name was pointed at this machine is not.
func addressed(host string, names []string, local net.Addr) bool {
	name := host
	if h, _, err := net.SplitHostPort(host); err == nil {
		name = h
	}
	name = strings.TrimSuffix(strings.ToLower(strings.TrimSuffix(strings.TrimPrefix(name, "["), "]")), ".")
	for _, n := range names {
		if strings.EqualFold(n, name) || strings.EqualFold(n, host) {
			return true
		}
	}
	tcp, ok := local.(*net.TCPAddr)
	if !ok {
		return false
	}
	if name == "localhost" {
		return tcp.IP.IsLoopback()
	}
	ip := net.ParseIP(name)
	return ip != nil && ip.Equal(tcp.IP)
}
