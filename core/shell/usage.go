package shell

// badOption reports an option that a builtin does not have.
func (sh *shell) badOption(name, opt string) int {
	sh.errorf("%s: %s: invalid option", name, opt)
	sh.usage(name)
	return 2
}

// usage prints the synopsis of a builtin to standard error.
func (sh *shell) usage(name string) {
	sh.specialFails = 2
	sh.stderrText(name + ": usage: " + synopses[name] + "\n")
}
