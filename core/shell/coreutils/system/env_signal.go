package system

import (
	"fmt"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

// envSignals is what the options of env say of signals. Blocking has no effect, since
// a blocked signal would stay pending for good.
type envSignals struct {
	p       *command.Proc
	list    bool
	actions [65]byte // 'i' ignore, 'd' default
	blocks  [65]byte // 'b' block, 'u' unblock
}

// uncatchable signals keep their action; asked for by name that is an error.
func uncatchable(n int) bool { return n == 9 || n == 19 }

// set takes the argument of an option: names with commas between, or all signals if
// it is empty.
func (s *envSignals) set(opt int, arg string) bool {
	one := func(n int) {
		switch opt {
		case envBlock:
			s.blocks[n] = 'b'
		case envIgnore:
			s.actions[n] = 'i'
		default:
			s.actions[n], s.blocks[n] = 'd', 'u'
		}
	}
	if arg == "" {
		for n := 1; n < len(s.actions); n++ {
			if !uncatchable(n) {
				one(n)
			}
		}
		return true
	}
	for _, name := range strings.Split(arg, ",") {
		n, ok := signalNumber(name)
		if !ok || n == 0 {
			s.p.Errorf("%s: invalid signal", gnu.Quote(s.p, name))
			return false
		}
		one(n)
	}
	return true
}

func (s *envSignals) apply(debug bool) bool {
	p := s.p
	say := func(format string, args ...any) {
		if debug {
			fmt.Fprintf(p.Stderr, format, args...)
		}
	}
	for n, action := range s.actions {
		if action == 0 {
			continue
		}
		if uncatchable(n) {
			p.Errorf("failed to set signal action for signal %d: Invalid argument", n)
			return false
		}
		p.Host.Ignore(n, action == 'i')
		say("Reset signal %s (%d) to %s\n", signalName(n), n, map[byte]string{'i': "IGNORE", 'd': "DEFAULT"}[action])
	}
	for n, mask := range s.blocks {
		if mask != 0 {
			say("signal %s (%d) mask set to %s\n", signalName(n), n, map[byte]string{'b': "BLOCK", 'u': "UNBLOCK"}[mask])
		}
	}
	for n := range s.actions {
		var how []string
		if s.blocks[n] == 'b' {
			how = append(how, "BLOCK")
		}
		if s.actions[n] == 'i' {
			how = append(how, "IGNORE")
		}
		if s.list && how != nil {
			fmt.Fprintf(p.Stderr, "%-10s (%2d): %s\n", signalName(n), n, strings.Join(how, ","))
		}
	}
	return true
}
