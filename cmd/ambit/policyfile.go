package main

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"ambit/adapters/native/mirror"
	"ambit/adapters/native/script"
	"ambit/core/authority"
	"ambit/core/capability"
)

// manifestVariable names the script manifest where no option does.
const manifestVariable = "AMBIT_SCRIPT_MANIFEST"

// manifestFlag adds the option that names a script manifest.
func manifestFlag(f *pflag.FlagSet, to *string) {
	f.StringVar(to, "script-manifest", os.Getenv(manifestVariable), "the `file` of a script manifest beside the policy's scripts (default: $"+manifestVariable+")")
}

// loadPolicy reads the policy document: the file named, else dir/ambit.json, else the
// one for a local directory. The scripts of a manifest, if one is named, are added to its
// own.
func loadPolicy(file, dir, manifest string) (*authority.Policy, error) {
	named := file != ""
	if info, err := os.Stat(dir); err == nil && !info.IsDir() {
		return nil, fmt.Errorf("%s is not a directory", dir)
	}
	if !named {
		file = filepath.Join(dir, mirror.PolicyName)
	}
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) && !named {
		if manifest == "" {
			return authority.Local(), nil
		}
		data, err = authority.Local().Document(), nil
	}
	if err != nil {
		return nil, fmt.Errorf("policy: %w", err)
	}
	return parsePolicy(file, data, manifest)
}

// parsePolicy reads a policy document and adds the scripts of a manifest. Each script gets
// the directory of the file that it stands in.
func parsePolicy(file string, data []byte, manifest string) (*authority.Policy, error) {
	added := &capability.Manifest{}
	if manifest != "" && !sameFile(file, manifest) {
		var err error
		if data, added, err = script.Merge(data, manifest); err != nil {
			return nil, err
		}
	}
	p, err := authority.Parse(file, data)
	if err != nil || len(p.Scripts) == 0 {
		return p, err
	}
	dir, err := script.Directory(file)
	if err != nil {
		return nil, fmt.Errorf("policy: %w", err)
	}
	for _, e := range p.Scripts {
		e.Dir = dir
		if other := added.Entry(e.Name); other != nil {
			e.Dir = other.Dir
		}
	}
	return p, nil
}

// sameFile reports whether two names lead to one file: the scripts of a policy may be
// named as the manifest, too.
func sameFile(a, b string) bool {
	x, err := os.Stat(a)
	if err != nil {
		return false
	}
	y, err := os.Stat(b)
	return err == nil && os.SameFile(x, y)
}

// loadGrant reads a grant: its text, or @FILE.
func loadGrant(text string) (*authority.Grant, error) {
	text, err := grantText(text)
	if err != nil {
		return nil, err
	}
	return authority.ParseGrant(text)
}

// grantText is the grant that an option names as text or @FILE.
func grantText(option string) (string, error) {
	file, ok := strings.CutPrefix(option, "@")
	if !ok {
		return option, nil
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return "", fmt.Errorf("grant: %w", err)
	}
	return string(data), nil
}

// governing are the files that options of a command name and that decide about calls.
func governing(policy, grant, manifest string) []string {
	var files []string
	if manifest != "" {
		files = append(files, manifest)
	}
	if policy != "" {
		files = append(files, policy)
	}
	if file, ok := strings.CutPrefix(grant, "@"); ok {
		files = append(files, file)
	}
	return files
}

// grantOf is the grant that the options of a command describe. An empty one that was
// given grants nothing: a variable that somebody forgot to set must not grant more than
// what it should have held.
func grantOf(cmd *cobra.Command, p *authority.Policy, text string, read, write []string) (*authority.Grant, error) {
	given := cmd.Flags().Changed("grant")
	switch {
	case given && len(read)+len(write) > 0:
		return nil, errors.New("--grant and --read/--write exclude each other")
	case given:
		return loadGrant(text)
	case len(write) > 0 && len(read) == 0:
		return p.GrantGlobs([]string{"**"}, write)
	case len(read) > 0:
		return p.GrantGlobs(read, write)
	}
	return p.DefaultGrant(), nil
}

// warnDirectories says on standard error which paths of --read and --write are directories:
// what is below them is not meant by their names.
func warnDirectories(dir string, options map[string][]string) {
	for _, option := range slices.Sorted(maps.Keys(options)) {
		for _, path := range options[option] {
			if info, err := os.Stat(filepath.Join(dir, path)); err == nil && info.IsDir() && path != "." {
				fmt.Fprintf(os.Stderr, "ambit: --%s %s is that directory alone: '%s/**' is what it holds, too\n", option, shown(path), shown(strings.TrimSuffix(path, "/")))
			}
		}
	}
}
