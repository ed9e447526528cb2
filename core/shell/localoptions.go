package shell

// savedOptions are the set -o options that a function restores after `local -`, in
// the order of setNames.
type savedOptions [len(setNames)]bool

// SaveOptions makes the set -o options local to the running function: `local -`.
func (b builtinHost) SaveOptions() {
	n := len(b.sh.frames)
	if n == 0 || b.sh.frames[n-1].saved != nil {
		return
	}
	saved := &savedOptions{}
	for i, s := range setNames {
		if p := b.sh.setOption(s.name); p != nil {
			saved[i] = *p
		}
	}
	b.sh.frames[n-1].saved = saved
}

// restoreOptions puts back what SaveOptions noted.
func (sh *shell) restoreOptions(saved *savedOptions) {
	if saved == nil {
		return
	}
	for i, s := range setNames {
		if s.name == "posix" {
			sh.setNamed(s.name, saved[i])
		} else if p := sh.setOption(s.name); p != nil {
			*p = saved[i]
		}
	}
	sh.optionChanged("allexport")
}

// Fail reports an error of an expansion in a builtin and acts on its kind.
func (b builtinHost) Fail(err error) int {
	b.sh.expandFailed(err)
	return b.sh.status
}
