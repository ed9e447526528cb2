package script

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/tidwall/gjson"
	"github.com/tidwall/jsonc"

	"ambit/core/authority"
	"ambit/core/capability"
	"ambit/core/ledger"
)

// Pin is a digest that was written into a manifest.
type Pin struct {
	Name   string // of the entry
	Path   string // of the file
	Before string // "" if there was none
	After  string
}

// edit replaces a piece of a text.
type edit struct {
	at, size int
	text     string
}

// noDigest stands for a digest that is not there yet.
var noDigest = strings.Repeat("0", 64)

// WritePins writes the digests of what the entries of a manifest pin now into its file,
// and leaves the rest of it as it is; names, if there are any, choose the entries. It
// writes nothing if an entry has a mistake.
func (r *Runner) WritePins(file string, names []string) ([]Pin, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("failed to read script manifest `%s`: %w", file, reason(err))
	}
	plain := jsonc.ToJSON(data)
	if !ledger.ValidJSON(plain) || !gjson.ParseBytes(plain).IsObject() {
		_, err := capability.Parse(file, plain)
		return nil, err
	}
	entries := gjson.ParseBytes(plain)
	policy := policyDocument(data)
	if policy {
		entries = entries.Get("scripts")
	}
	slots := pinSlots(entries)
	m, err := parseFilled(file, filled(plain, slots), policy)
	if err != nil {
		return nil, err
	}
	dir, err := Directory(file)
	if err != nil {
		return nil, fmt.Errorf("failed to read script manifest `%s`: %w", file, reason(err))
	}
	m.In(dir)
	for _, name := range names {
		if m.Entry(name) == nil {
			return nil, fmt.Errorf("script capability `%s` is not declared in the manifest", name)
		}
	}
	digests := map[string][]capability.Check{}
	for _, e := range m.Entries {
		if len(names) > 0 && !slices.Contains(names, e.Name) {
			continue
		}
		plan, refusal := r.Plan(e)
		plan.Close()
		checks := plan.Checks
		if refusal != nil && refusal.Failure.Kind != capability.FailPin {
			return nil, refusal
		}
		digests[e.Name] = checks
	}
	var pins []Pin
	var edits []edit
	for _, s := range slots {
		checks, chosen := digests[s.entry]
		if !chosen {
			if s.before == "" {
				return nil, fmt.Errorf("script manifest entry `%s` must have sha256 string", s.entry)
			}
			continue
		}
		c := checks[s.check]
		pins = append(pins, Pin{Name: s.entry, Path: c.Path, Before: s.before, After: c.Actual})
		if s.before != c.Actual {
			edits = append(edits, s.edit(c.Actual))
		}
	}
	if len(edits) == 0 {
		return pins, nil
	}
	return pins, replaceFile(file, splice(data, edits))
}

// slot is where a digest stands in a manifest, or is to stand.
type slot struct {
	entry    string
	check    int    // of Plan.Checks
	before   string // "" if it is missing
	at, size int
}

func (s slot) edit(digest string) edit {
	if s.size == 0 {
		return edit{s.at, 0, `"sha256": "` + digest + `", `}
	}
	return edit{s.at, s.size, `"` + digest + `"`}
}

// pinSlots finds the digests of the entries.
func pinSlots(entries gjson.Result) []slot {
	var slots []slot
	add := func(name string, check int, o gjson.Result) {
		s := slot{entry: name, check: check, at: o.Index + 1}
		o.ForEach(func(k, v gjson.Result) bool {
			if k.Str == "sha256" && v.Type == gjson.String {
				s.at, s.size, s.before = v.Index, len(v.Raw), v.Str
			}
			return s.size == 0
		})
		slots = append(slots, s)
	}
	entries.ForEach(func(name, e gjson.Result) bool {
		if !e.IsObject() {
			return true
		}
		add(name.Str, 0, e)
		n := 0
		e.ForEach(func(k, files gjson.Result) bool {
			if k.Str == "files" && files.IsArray() {
				files.ForEach(func(_, f gjson.Result) bool {
					n++
					if f.IsObject() {
						add(name.Str, n, f)
					}
					return true
				})
			}
			return true
		})
		return true
	})
	return slots
}

// filled is the text with some digest in each slot.
func filled(plain []byte, slots []slot) []byte {
	edits := make([]edit, len(slots))
	for i, s := range slots {
		edits[i] = s.edit(noDigest)
	}
	return splice(plain, edits)
}

// splice makes the edits, which do not overlap.
func splice(text []byte, edits []edit) []byte {
	slices.SortFunc(edits, func(a, b edit) int { return a.at - b.at })
	var out []byte
	at := 0
	for _, e := range edits {
		out = append(append(out, text[at:e.at]...), e.text...)
		at = e.at + e.size
	}
	return append(out, text[at:]...)
}

func parseFilled(file string, text []byte, policy bool) (*capability.Manifest, error) {
	if !policy {
		return capability.Parse(file, text)
	}
	p, err := authority.Parse(file, text)
	if err != nil {
		return nil, err
	}
	return &capability.Manifest{Source: file, Entries: p.Scripts}, nil
}

// replaceFile writes a file in one step.
func replaceFile(file string, data []byte) error {
	mode := fs.FileMode(0o644)
	if info, err := os.Stat(file); err == nil {
		mode = info.Mode().Perm()
	}
	real, err := filepath.EvalSymlinks(file)
	if err != nil {
		return err
	}
	tmp, err := os.CreateTemp(filepath.Dir(real), ".ambit-pin-")
	if err != nil {
		return err
	}
	defer os.Remove(tmp.Name())
	_, err = tmp.Write(data)
	if err == nil {
		err = tmp.Chmod(mode)
	}
	if err == nil {
		err = tmp.Sync()
	}
	if cerr := tmp.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		err = os.Rename(tmp.Name(), real)
	}
	return err
}
