package authority

import (
	"fmt"
	"slices"
	"strings"
)

// The capabilities that a profile can allow and a turn can require, beside
// `script.NAME` for each script of the policy.
const (
	CapRead  = "repo.read"
	CapWrite = "repo.write"
	CapRun   = "command.run"

	scriptPrefix = "script."
)

type capabilities map[string]bool

// presets are the built-in profiles. None of them includes a script: whoever wants
// one names it.
var presets = map[string][]string{
	"repo-reader":       {CapRead},
	"repo-writer":       {CapRead, CapWrite, CapRun},
	"release-operator":  {CapRead, CapWrite, CapRun},
	"issue-triager":     {CapRead},
	"internet-research": {},
	"no-repo":           {},
}

// Presets lists the names of the built-in profiles in byte order.
func Presets() []string {
	names := make([]string, 0, len(presets))
	for n := range presets {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}

// capabilityOf is the capability that an operation needs.
func capabilityOf(op Op, script string) string {
	switch op {
	case Read:
		return CapRead
	case Write:
		return CapWrite
	case Run:
		return CapRun
	}
	return scriptPrefix + script
}

// checkCapability fails unless name is a capability that the policy knows.
func (p *Policy) checkCapability(name string) error {
	switch name {
	case CapRead, CapWrite, CapRun:
		return nil
	}
	if script, ok := strings.CutPrefix(name, scriptPrefix); ok {
		if p.Script(script) != nil {
			return nil
		}
		return fmt.Errorf("capability `%s` names a script that the manifest does not declare", name)
	}
	return fmt.Errorf("unknown capability `%s` (known: %s, %s, %s, %sNAME)", name, CapRead, CapWrite, CapRun, scriptPrefix)
}

// profileCapabilities resolves a profile's name. A profile of the document that has
// a preset's name narrows the preset.
func (p *Policy) profileCapabilities(name string) (capabilities, error) {
	preset, isPreset := presets[name]
	custom := p.profile(name)
	switch {
	case !isPreset && custom == nil:
		return nil, fmt.Errorf("profile `%s` names neither a preset nor a profile of the policy (presets: %s)",
			name, strings.Join(Presets(), ", "))
	case !isPreset:
		return setOf(custom.Allow), nil
	case custom == nil:
		return setOf(preset), nil
	}
	both := capabilities{}
	for _, c := range custom.Allow {
		if slices.Contains(preset, c) {
			both[c] = true
		}
	}
	return both, nil
}

func setOf(names []string) capabilities {
	set := capabilities{}
	for _, n := range names {
		set[n] = true
	}
	return set
}
