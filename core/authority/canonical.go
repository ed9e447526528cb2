package authority

import (
	"slices"
	"strings"

	"github.com/tidwall/gjson"
)

// canonicalPolicy is the document in canonical form without who may call: tokens and
// origins.
func canonicalPolicy(root gjson.Result) []byte {
	var b []byte
	return appendCanonical(b, root, func(key string) bool { return key != "tokens" && key != "origins" })
}

// appendCanonical writes a value with sorted keys, without white space and with one
// spelling for every string. keep filters the keys of the outermost object.
func appendCanonical(b []byte, v gjson.Result, keep func(key string) bool) []byte {
	switch {
	case v.IsObject():
		fields := map[string]gjson.Result{}
		var keys []string
		v.ForEach(func(k, e gjson.Result) bool {
			if keep == nil || keep(k.Str) {
				if _, dup := fields[k.Str]; !dup {
					keys = append(keys, k.Str)
				}
				fields[k.Str] = e
			}
			return true
		})
		slices.Sort(keys)
		b = append(b, '{')
		for i, k := range keys {
			if i > 0 {
				b = append(b, ',')
			}
			b = appendString(b, k)
			b = append(b, ':')
			b = appendCanonical(b, fields[k], nil)
		}
		return append(b, '}')
	case v.IsArray():
		b = append(b, '[')
		first := true
		v.ForEach(func(_, e gjson.Result) bool {
			if !first {
				b = append(b, ',')
			}
			first = false
			b = appendCanonical(b, e, nil)
			return true
		})
		return append(b, ']')
	case v.Type == gjson.String:
		return appendString(b, v.Str)
	}
	return append(b, strings.TrimSpace(v.Raw)...)
}

const hexDigits = "0123456789abcdef"

// appendString writes a JSON string with the escapes of RFC 8785.
func appendString(b []byte, s string) []byte {
	b = append(b, '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b = append(b, '\\', byte(r))
		case r == '\b':
			b = append(b, `\b`...)
		case r == '\f':
			b = append(b, `\f`...)
		case r == '\n':
			b = append(b, `\n`...)
		case r == '\r':
			b = append(b, `\r`...)
		case r == '\t':
			b = append(b, `\t`...)
		case r < ' ':
			b = append(b, `\u00`...)
			b = append(b, hexDigits[r>>4], hexDigits[r&15])
		default:
			b = append(b, string(r)...)
		}
	}
	return append(b, '"')
}
