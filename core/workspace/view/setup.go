package view

// Lazy returns a namespace that setup fills when it is first used, so that a call
// which touches no file does not pay for it. What setup makes bears the time at
// which the call began. A panic of setup reaches that first user.
func Lazy(f *FS, setup func(*FS)) *FS {
	f.root.children = nil
	f.root.fill = func() {
		f.settingUp = true
		defer func() { f.settingUp = false }()
		setup(f)
	}
	return f
}
