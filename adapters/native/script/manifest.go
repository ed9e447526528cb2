package script

import (
	"fmt"
	"os"
	"path/filepath"

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
	dir, err := directory(file)
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

// directory is the absolute directory of a file, free of symbolic links.
func directory(file string) (string, error) {
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
