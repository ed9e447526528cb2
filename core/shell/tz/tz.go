// Package tz turns the TZ environment variable into a time zone.
//
// POSIX TZ strings such as EST5EDT,M3.2.0,M11.1.0 and <+0330>-3:30 are understood
// in full. Of the IANA database it knows each zone's present rule, which it applies
// to all times: right for dates since the rule came into force, wrong for older
// ones. A name that it does not know is UTC under that name, as in glibc.
package tz

import (
	_ "embed"
	"encoding/binary"
	"math"
	"strings"
	"time"

	"ambit/core/shell/command"
)

// zones has a line for each rule: the POSIX TZ string, then the names of the zones
// that follow it.
//
//go:embed zones.txt
var zones string

// Of is the time zone of a command's environment.
func Of(p *command.Proc) *time.Location {
	name, ok := p.Getenv("TZ")
	if !ok {
		return time.UTC
	}
	return Load(name)
}

// Load is the zone that TZ=name means.
func Load(name string) *time.Location {
	name = strings.TrimPrefix(name, ":")
	name = strings.TrimPrefix(name, "/usr/share/zoneinfo/")
	name = strings.TrimPrefix(name, "posix/")
	switch name {
	case "", "UTC", "UTC0":
		return time.UTC
	}
	rule, ok := lookup(name)
	if !ok {
		rule = name
	}
	if loc, ok := parse(rule); ok {
		return loc
	}
	n := 0
	for n < len(name) && isLetter(name[n]) {
		n++
	}
	if n < 3 {
		n = 0
	}
	return time.FixedZone(name[:n], 0)
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

func lookup(name string) (rule string, ok bool) {
	if strings.ContainsAny(name, " \n") {
		return "", false
	}
	i := strings.Index(zones, " "+name+" ")
	if i < 0 {
		if i = strings.Index(zones, " "+name+"\n"); i < 0 {
			return "", false
		}
	}
	line := zones[strings.LastIndexByte(zones[:i], '\n')+1 : i+1]
	rule, _, _ = strings.Cut(line, " ")
	return rule, true
}

// parse makes a location of a POSIX TZ string, by way of a minimal TZif file: the
// time package knows how to follow the rule in such a file's last line.
func parse(rule string) (*time.Location, bool) {
	name, rest, ok := cutName(rule)
	if !ok {
		return nil, false
	}
	offset, rest, ok := cutOffset(rest, 24)
	if !ok {
		return nil, false
	}
	offset = -offset
	if rest == "" {
		return time.FixedZone(name, offset), true
	}
	dst, rest, ok := cutName(rest)
	if !ok {
		return nil, false
	}
	full := rule
	dstOffset := offset + 3600
	if rest != "" && rest[0] != ',' {
		o, r, ok := cutOffset(rest, 24)
		if !ok {
			return nil, false
		}
		dstOffset, rest = -o, r
	}
	if rest == "" {
		full += ",M3.2.0,M11.1.0"
	}
	loc, err := time.LoadLocationFromTZData(rule, tzif(full, name, dst, offset, dstOffset))
	if err != nil {
		return nil, false
	}
	return loc, true
}

// cutName takes a zone's abbreviation: three letters or more, or <…>.
func cutName(s string) (name, rest string, ok bool) {
	if strings.HasPrefix(s, "<") {
		name, rest, ok = strings.Cut(s[1:], ">")
		return name, rest, ok && len(name) >= 3
	}
	n := 0
	for n < len(s) && isLetter(s[n]) {
		n++
	}
	return s[:n], s[n:], n >= 3
}

// cutOffset takes [+-]hh[:mm[:ss]] and returns seconds.
func cutOffset(s string, maxHours int) (seconds int, rest string, ok bool) {
	sign := 1
	if s != "" && (s[0] == '+' || s[0] == '-') {
		if s[0] == '-' {
			sign = -1
		}
		s = s[1:]
	}
	for _, unit := range []int{3600, 60, 1} {
		n := 0
		for n < len(s) && n < 3 && s[n] >= '0' && s[n] <= '9' {
			n++
		}
		if n == 0 {
			return 0, s, unit < 3600
		}
		v := 0
		for _, c := range []byte(s[:n]) {
			v = v*10 + int(c-'0')
		}
		if unit == 3600 {
			v = min(v, maxHours)
		} else if v > 59 {
			return 0, s, false
		}
		seconds += v * unit
		s = s[n:]
		if !strings.HasPrefix(s, ":") {
			break
		}
		s = s[1:]
	}
	return sign * seconds, s, true
}

// tzif is a version 2 TZif file (RFC 8536) with one transition, long ago, and the
// rule for everything after it.
func tzif(rule, name, dst string, offset, dstOffset int) []byte {
	names := name + "\x00" + dst + "\x00"
	header := func(times, types, chars int) []byte {
		b := append([]byte("TZif2"), make([]byte, 15)...)
		for _, n := range []int{0, 0, 0, times, types, chars} {
			b = binary.BigEndian.AppendUint32(b, uint32(n))
		}
		return b
	}
	b := header(0, 1, 1)
	b = append(b, 0, 0, 0, 0, 0, 0, 0)
	b = append(b, header(1, 2, len(names))...)
	first := int64(math.MinInt64 / 4)
	b = binary.BigEndian.AppendUint64(b, uint64(first))
	b = append(b, 0)
	b = binary.BigEndian.AppendUint32(b, uint32(int32(offset)))
	b = append(b, 0, 0)
	b = binary.BigEndian.AppendUint32(b, uint32(int32(dstOffset)))
	b = append(b, 1, byte(len(name)+1))
	b = append(b, names...)
	return append(b, "\n"+rule+"\n"...)
}
