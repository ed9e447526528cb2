// Package conformance holds what every placement must agree on: the shell cases
// with the results of the real tools, and the harness that runs them.
//
// A case file, cases/AREA/TOPIC.sh, is a list of scripts, each below a line
// "#### NAME". Lines "#@ …" directly below it are directives:
//
//	#@ stderr any    compare only whether standard error is empty
//	#@ tree any      do not compare the resulting files
//	#@ skip REASON   a deviation whose reason lies in the sandbox
//
// TOPIC.golden holds what real bash 5.2 with GNU tools gave, made by
// `make oracle` and never by hand.
package conformance

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"
)

// Case is one script of a case file.
type Case struct {
	Name      string
	Script    string
	Skip      string // why the shell may differ
	AnyStderr bool
	AnyTree   bool
}

// ReadCases reads a case file.
func ReadCases(file string) ([]Case, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	cases, err := parseCases(string(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return cases, nil
}

// ReadAllCases reads the case files that match a pattern, of which there must be some.
func ReadAllCases(pattern string) ([]Case, error) {
	files, err := filepath.Glob(pattern)
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("%s: no case files", pattern)
	}
	var all []Case
	for _, file := range files {
		cases, err := ReadCases(file)
		if err != nil {
			return nil, err
		}
		all = append(all, cases...)
	}
	return all, nil
}

func parseCases(text string) ([]Case, error) {
	var cases []Case
	seen := map[string]bool{}
	directives := false
	for n, line := range strings.SplitAfter(text, "\n") {
		if name, ok := strings.CutPrefix(line, "#### "); ok {
			name = strings.TrimSpace(name)
			if name == "" || seen[name] {
				return nil, fmt.Errorf("line %d: case name %q is empty or used before", n+1, name)
			}
			seen[name] = true
			cases = append(cases, Case{Name: name})
			directives = true
			continue
		}
		if len(cases) == 0 {
			if strings.TrimSpace(line) != "" && !strings.HasPrefix(line, "#") {
				return nil, fmt.Errorf("line %d: text before the first case", n+1)
			}
			continue
		}
		c := &cases[len(cases)-1]
		if d, ok := strings.CutPrefix(line, "#@ "); ok && directives {
			d = strings.TrimSpace(d)
			switch {
			case d == "stderr any":
				c.AnyStderr = true
			case d == "tree any":
				c.AnyTree = true
			case strings.HasPrefix(d, "skip "):
				c.Skip = strings.TrimPrefix(d, "skip ")
			default:
				return nil, fmt.Errorf("line %d: unknown directive %q", n+1, d)
			}
			continue
		}
		directives = false
		c.Script += line
	}
	return cases, nil
}

// Golden is the result of one case.
type Golden struct {
	Name   string   `json:"name"`
	Status int      `json:"status"`
	Stdout Bytes    `json:"stdout"`
	Stderr Bytes    `json:"stderr"`
	Tree   []string `json:"tree"` // "file 644 a/b 12 0123456789abcdef", "dir 755 a", "link a -> b"
}

// Bytes is text in a golden file; what is not UTF-8 stands as "base64:…".
type Bytes []byte

// MarshalJSON implements json.Marshaler.
func (b Bytes) MarshalJSON() ([]byte, error) {
	if utf8.Valid(b) && !strings.HasPrefix(string(b), "base64:") {
		return json.Marshal(string(b))
	}
	return json.Marshal("base64:" + base64.StdEncoding.EncodeToString(b))
}

// UnmarshalJSON implements json.Unmarshaler.
func (b *Bytes) UnmarshalJSON(data []byte) error {
	var s string
	if err := json.Unmarshal(data, &s); err != nil {
		return err
	}
	enc, ok := strings.CutPrefix(s, "base64:")
	if !ok {
		*b = Bytes(s)
		return nil
	}
	raw, err := base64.StdEncoding.DecodeString(enc)
	*b = raw
	return err
}

// ReadGolden reads a golden file, keyed by case name.
func ReadGolden(file string) (map[string]Golden, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var list []Golden
	if err := json.Unmarshal(data, &list); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	byName := make(map[string]Golden, len(list))
	for _, g := range list {
		byName[g.Name] = g
	}
	return byName, nil
}
