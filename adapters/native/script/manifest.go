package script

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/tidwall/gjson"
	"github.com/tidwall/jsonc"

	"ambit/core/authority"
	"ambit/core/capability"
	"ambit/core/ledger"
)

// LoadManifest reads a manifest: a file of its own, or the `scripts` of a policy document,
// which has a `version`. Entries get the file's directory, which their paths are relative
// to.
func LoadManifest(file string) (*capability.Manifest, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("failed to read script manifest `%s`: %w", file, reason(err))
	}
	dir, err := Directory(file)
	if err != nil {
		return nil, fmt.Errorf("failed to read script manifest `%s`: %w", file, reason(err))
	}
	m := &capability.Manifest{Source: file}
	if policyDocument(data) {
		p, err := authority.Parse(file, data)
		if err != nil {
			return nil, err
		}
		m.Entries = p.Scripts
	} else if m, err = capability.Parse(file, data); err != nil {
		return nil, err
	}
	m.In(dir)
	return m, nil
}

// policyDocument reports whether data is a policy: in a manifest every value is an object.
func policyDocument(data []byte) bool {
	plain := jsonc.ToJSON(data)
	return ledger.ValidJSON(plain) && gjson.GetBytes(plain, "version").Type == gjson.Number
}

// Directory is the absolute directory of a file, free of symbolic links: what the paths
// of a manifest in it are relative to.
func Directory(file string) (string, error) {
	abs, err := filepath.Abs(filepath.Dir(file))
	if err != nil {
		return "", err
	}
	return filepath.EvalSymlinks(abs)
}

// reason is an error without the operation and the path that the message has already.
func reason(err error) error {
	if p, ok := err.(*os.PathError); ok {
		return p.Err
	}
	return err
}

// Merge puts the entries of a manifest file into a policy document, in its first line, so
// that positions in the document stay what they are but for that line.
func Merge(document []byte, file string) ([]byte, *capability.Manifest, error) {
	m, err := LoadManifest(file)
	if err != nil {
		return nil, nil, err
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, nil, fmt.Errorf("failed to read script manifest `%s`: %w", file, reason(err))
	}
	entries := gjson.ParseBytes(jsonc.ToJSON(data))
	if policyDocument(data) {
		entries = entries.Get("scripts")
	}
	var b bytes.Buffer
	if err := json.Compact(&b, []byte(entries.Raw)); err != nil || b.Len() <= len("{}") {
		return document, m, nil
	}
	members := b.Bytes()[1 : b.Len()-1]
	plain := jsonc.ToJSON(document)
	if !ledger.ValidJSON(plain) {
		return document, m, nil // the policy's reader says what is wrong
	}
	root := gjson.ParseBytes(plain)
	at, insert := bytes.IndexByte(plain, '{'), append(append([]byte(`"scripts":{`), members...), "},"...)
	if own := root.Get("scripts"); own.Exists() {
		at, insert = own.Index, append(bytes.Clone(members), ',')
		if len(own.Map()) == 0 {
			insert = members
		}
	}
	return slices.Concat(plain[:at+1], insert, plain[at+1:]), m, nil
}
