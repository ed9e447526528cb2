// Package members reads the members of a JSON object strictly: a wrong type, a
// missing or an unknown member is an error that names it. It serves tool arguments
// and request bodies.
//
//	r, err := members.Parse(body, "field")
//	profile := r.Text("profile")
//	limit := r.Integer("limit", 100, 1, 1000)
//	if err := r.Done(); err != nil { … }
package members

import (
	"encoding/base64"
	"errors"
	"fmt"
	"strings"

	"github.com/tidwall/gjson"

	"ambit/core/ledger"
)

// Reader reads one object. Its getters note the first mistake, which Done reports.
type Reader struct {
	noun string // what a member is called in messages: "argument", "field"
	v    gjson.Result
	vals map[string]gjson.Result
	used map[string]bool
	err  error
}

// Parse reads data, which must be one JSON object without a member twice. noun is
// what messages call a member.
func Parse(data []byte, noun string) (*Reader, error) {
	if !ledger.ValidJSON(data) {
		return nil, errors.New("not valid JSON")
	}
	v := gjson.ParseBytes(data)
	if !v.IsObject() {
		return nil, errors.New("not a JSON object")
	}
	r := &Reader{noun: noun, v: v, vals: map[string]gjson.Result{}, used: map[string]bool{}}
	v.ForEach(func(k, val gjson.Result) bool {
		if _, dup := r.vals[k.String()]; dup {
			r.Fail("%s `%s` occurs twice", noun, k.String())
		}
		r.vals[k.String()] = val
		return true
	})
	return r, nil
}

// Fail notes a mistake, unless there was one before.
func (r *Reader) Fail(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf(format, args...)
	}
}

// Get is a member as it stands; it does not exist if it is null.
func (r *Reader) Get(name string) gjson.Result {
	r.used[name] = true
	if v := r.vals[name]; v.Type != gjson.Null {
		return v
	}
	return gjson.Result{}
}

// Has reports whether the object has the member.
func (r *Reader) Has(name string) bool { return r.Get(name).Exists() }

// Text is a string that must be there.
func (r *Reader) Text(name string) string {
	v := r.Get(name)
	if v.Type != gjson.String {
		r.Fail("missing required string %s `%s`", r.noun, name)
	}
	return v.String()
}

// OptionalText is a string, or def.
func (r *Reader) OptionalText(name, def string) string {
	v := r.Get(name)
	if !v.Exists() {
		return def
	}
	if v.Type != gjson.String {
		r.Fail("%s `%s` must be a string", r.noun, name)
	}
	return v.String()
}

// Integer is an integer in [low, high], or def.
func (r *Reader) Integer(name string, def, low, high int64) int64 {
	v := r.Get(name)
	if !v.Exists() {
		return def
	}
	n := v.Int()
	if v.Type != gjson.Number || v.Float() != float64(n) || n < low || n > high {
		r.Fail("%s `%s` must be an integer between %d and %d", r.noun, name, low, high)
	}
	return n
}

// Flag is a boolean, false if absent.
func (r *Reader) Flag(name string) bool {
	v := r.Get(name)
	if v.Exists() && !v.IsBool() {
		r.Fail("%s `%s` must be true or false", r.noun, name)
	}
	return v.Bool()
}

// Bytes is a string, or {"base64": "…"} for any bytes, or nil.
func (r *Reader) Bytes(name string) []byte {
	v := r.Get(name)
	switch {
	case !v.Exists():
		return nil
	case v.Type == gjson.String:
		return []byte(v.String())
	case v.IsObject() && v.Get("base64").Type == gjson.String:
		if data, err := base64.StdEncoding.DecodeString(v.Get("base64").String()); err == nil {
			return data
		}
	}
	r.Fail("%s `%s` must be a string or {\"base64\": …}", r.noun, name)
	return nil
}

// Words is an array of strings, or nil.
func (r *Reader) Words(name string) []string {
	v := r.Get(name)
	if !v.Exists() {
		return nil
	}
	var list []string
	bad := !v.IsArray()
	v.ForEach(func(_, w gjson.Result) bool {
		bad = bad || w.Type != gjson.String
		list = append(list, w.String())
		return true
	})
	if bad {
		r.Fail("%s `%s` must be an array of strings", r.noun, name)
		return nil
	}
	return list
}

// Pairs is an object of strings as NAME=value in its order, with its canonical JSON;
// or nil.
func (r *Reader) Pairs(name string) (list []string, canonical []byte) {
	v := r.Get(name)
	if !v.Exists() {
		return nil, nil
	}
	o := ledger.Object{}
	bad := !v.IsObject()
	v.ForEach(func(k, w gjson.Result) bool {
		bad = bad || w.Type != gjson.String
		if strings.Contains(k.String(), "=") {
			r.Fail("a name in %s `%s` must not hold `=`", r.noun, name)
		}
		list = append(list, k.String()+"="+w.String())
		o = append(o, ledger.Member{Name: k.String(), Value: w.String()})
		return true
	})
	if bad {
		r.Fail("%s `%s` must be an object of strings", r.noun, name)
		return nil, nil
	}
	return list, ledger.Canonical(nil, o)
}

// Done reports the first mistake; a member that nobody asked for is one.
func (r *Reader) Done() error {
	r.v.ForEach(func(k, _ gjson.Result) bool {
		if !r.used[k.String()] {
			r.Fail("unknown %s `%s`", r.noun, k.String())
		}
		return true
	})
	return r.err
}

// Failed is the first mistake so far, or nil. Unlike Done it lets members stand that
// nobody asked for.
func (r *Reader) Failed() error { return r.err }

// Raw is the object as it was given.
func (r *Reader) Raw() []byte { return []byte(r.v.Raw) }
