package shell

import (
	"maps"
	"slices"
	"strings"

	"ambit/core/shell/vars"
)

// completion is how the arguments of a command would be completed, as complete and
// compgen describe it.
type completion struct {
	options uint // bits in the order of completionOptions
	actions uint // bits in the order of completionActions
	values  [128]struct {
		text string
		set  bool
	} // of -G -W -P -S -X -C -F
}

var completionOptions = []string{"bashdefault", "default", "dirnames", "filenames", "noquote", "nosort", "nospace", "plusdirs"}

// completionActions are in the order in which complete prints them. Those with a
// letter have an option of their own.
var completionActions = []struct {
	name   string
	letter byte
}{
	{"alias", 'a'}, {"builtin", 'b'}, {"command", 'c'}, {"directory", 'd'}, {"export", 'e'}, {"file", 'f'}, {"group", 'g'},
	{"job", 'j'}, {"keyword", 'k'}, {"service", 's'}, {"user", 'u'}, {"variable", 'v'},
	{"arrayvar", 0}, {"binding", 0}, {"disabled", 0}, {"enabled", 0}, {"function", 0}, {"helptopic", 0}, {"hostname", 0},
	{"running", 0}, {"setopt", 0}, {"shopt", 0}, {"signal", 0}, {"stopped", 0},
}

// The names under which the completions of -D, -E and -I are kept, by bash's too.
const (
	defaultCompletion = "_DefaultCmD_"
	emptyCompletion   = "_EmptycmD_"
	initialCompletion = "_InitialWorD_"
)

// completionBuckets is how many bash's table of completions has.
const completionBuckets = 512

// completionArgs are the options of complete and compgen.
type completionArgs struct {
	spec          completion
	print, remove bool
	special       string // one of the names of -D, -E, -I
	names         []string
}

// parseCompletion reads the options of complete or, where listing is false, compgen.
// It returns a status other than 0 after a message.
func (sh *shell) parseCompletion(builtin string, args []string, listing bool) (c completionArgs, status int) {
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		for i := 1; i < len(a); i++ {
			letter := a[i]
			switch {
			case strings.IndexByte("oAGWPSXCF", letter) >= 0:
				value := a[i+1:]
				if value == "" {
					if len(args) == 0 {
						sh.errorf("%s: -%c: option requires an argument", builtin, letter)
						sh.usage(builtin)
						return c, 2
					}
					value, args = args[0], args[1:]
				}
				if !c.spec.setValue(letter, value) {
					kind := "action"
					if letter == 'o' {
						kind = "option"
					}
					sh.errorf("%s: %s: invalid %s name", builtin, value, kind)
					return c, 2
				}
				i = len(a)
			case listing && letter == 'p':
				c.print = true
			case listing && letter == 'r':
				c.remove = true
			case listing && letter == 'D':
				c.special = defaultCompletion
			case listing && letter == 'E':
				c.special = emptyCompletion
			case listing && letter == 'I':
				c.special = initialCompletion
			default:
				n := slices.IndexFunc(completionActions, func(a struct {
					name   string
					letter byte
				}) bool {
					return a.letter == letter
				})
				if n < 0 {
					return c, sh.badOption(builtin, "-"+string(rune(letter)))
				}
				c.spec.actions |= 1 << n
			}
		}
	}
	c.names = args
	if c.special != "" {
		c.names = []string{c.special}
	}
	return c, 0
}

// setValue takes an option with an argument; false if that names nothing.
func (c *completion) setValue(letter byte, value string) bool {
	switch letter {
	case 'o':
		n := slices.Index(completionOptions, value)
		if n >= 0 {
			c.options |= 1 << n
		}
		return n >= 0
	case 'A':
		for n, a := range completionActions {
			if a.name == value {
				c.actions |= 1 << n
				return true
			}
		}
		return false
	}
	c.values[letter].text, c.values[letter].set = value, true
	return true
}

func (c *completion) option(name string) bool {
	return c.options&(1<<slices.Index(completionOptions, name)) != 0
}

// biComplete keeps specifications, so that scripts that set them go on; only compgen
// shows what they would do.
func biComplete(sh *shell, args []string) int {
	c, status := sh.parseCompletion("complete", args, true)
	switch {
	case status != 0:
		return status
	case c.remove && len(c.names) == 0:
		sh.completions = nil
		return 0
	case c.remove:
		return sh.eachCompletion(c.names, func(next map[string]*completion, name string) { delete(next, name) })
	case c.print || len(args) == 0:
		names := c.names
		if len(names) == 0 {
			names = slices.Sorted(maps.Keys(sh.completions))
			vars.HashOrder(completionBuckets, names)
		}
		return sh.eachCompletion(names, func(next map[string]*completion, name string) {
			sh.printf("complete %s%s\n", next[name], completionName(name))
		})
	case len(c.names) == 0:
		sh.usage("complete")
		return 2
	}
	next := maps.Clone(sh.completions)
	if next == nil {
		next = map[string]*completion{}
	}
	for _, n := range c.names {
		next[n] = &c.spec
	}
	sh.completions = next
	return 0
}

// eachCompletion calls f for each name that has a completion.
func (sh *shell) eachCompletion(names []string, f func(next map[string]*completion, name string)) (status int) {
	next := maps.Clone(sh.completions)
	for _, n := range names {
		if next[n] == nil {
			sh.errorf("complete: %s: no completion specification", n)
			status = 1
			continue
		}
		f(next, n)
	}
	sh.completions = next
	return status
}

func completionName(name string) string {
	switch name {
	case defaultCompletion:
		return "-D"
	case emptyCompletion:
		return "-E"
	case initialCompletion:
		return "-I"
	}
	return name
}

// String is what complete -p prints in front of a name.
func (c *completion) String() string {
	var b strings.Builder
	for n, o := range completionOptions {
		if c.options&(1<<n) != 0 {
			b.WriteString("-o " + o + " ")
		}
	}
	for n, a := range completionActions {
		switch {
		case c.actions&(1<<n) == 0:
		case a.letter != 0:
			b.WriteString("-" + string(rune(a.letter)) + " ")
		default:
			b.WriteString("-A " + a.name + " ")
		}
	}
	for _, letter := range []byte("GWPSXC") {
		if v := c.values[letter]; v.set {
			b.WriteString("-" + string(rune(letter)) + " " + singleQuote(v.text) + " ")
		}
	}
	if v := c.values['F']; v.set {
		b.WriteString("-F " + v.text + " ")
	}
	return b.String()
}

// biCompopt changes or prints the options of completions.
func biCompopt(sh *shell, args []string) int {
	var on, off uint
	special := ""
	for len(args) > 0 && len(args[0]) > 1 && (args[0][0] == '-' || args[0][0] == '+') {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		switch a {
		case "-D":
			special = defaultCompletion
			continue
		case "-E":
			special = emptyCompletion
			continue
		case "-I":
			special = initialCompletion
			continue
		}
		if a[1] != 'o' {
			return sh.badOption("compopt", a[:2])
		}
		value := a[2:]
		if value == "" {
			if len(args) == 0 {
				sh.errorf("compopt: %s: option requires an argument", a)
				sh.usage("compopt")
				return 2
			}
			value, args = args[0], args[1:]
		}
		n := slices.Index(completionOptions, value)
		switch {
		case n < 0:
			sh.errorf("compopt: %s: invalid option name", value)
			return 2
		case a[0] == '-':
			on |= 1 << n
		default:
			off |= 1 << n
		}
	}
	if special != "" {
		args = []string{special}
	}
	if len(args) == 0 {
		sh.errorf("compopt: not currently executing completion function")
		return 1
	}
	next := maps.Clone(sh.completions)
	status := 0
	for _, name := range args {
		c := next[name]
		switch {
		case c == nil:
			sh.errorf("compopt: %s: no completion specification", name)
			status = 1
		case on|off == 0:
			sh.printf("compopt ")
			for n, o := range completionOptions {
				sign := "+"
				if c.options&(1<<n) != 0 {
					sign = "-"
				}
				sh.printf("%so %s ", sign, o)
			}
			sh.printf("%s\n", completionName(name))
		default:
			changed := *c
			changed.options = (c.options | on) &^ off
			next[name] = &changed
		}
	}
	sh.completions = next
	return status
}
