package shell

import "strings"

// options are the set -o and shopt options that expansions do not need.
type options struct {
	allExport, errExit, errTrace, funcTrace, hashAll, keyword, monitor, noClobber bool
	noExec, notify, oneCmd, physical, pipeFail, privileged, verbose, xtrace       bool
	emacs, vi, histExpand, history, ignoreEOF, noLog, interactiveComments         bool

	expandAliases, extDebug, inheritErrExit, lastPipe, execFail, shiftVerbose bool
	sourcePath, checkHash, localVarInherit, localVarUnset, varRedirClose      bool
	promptVars, restricted                                                    bool
	gnuErrFmt, cdableVars, autoCD, loginShell                                 bool

	inert [len(inertShopts)]bool // options that are kept but change nothing here
}

// inertShopts concern line editing, history, jobs of a terminal, or old versions.
var inertShopts = [...]string{
	"cdspell", "checkjobs", "checkwinsize", "cmdhist", "compat31", "compat32", "compat40", "compat41", "compat42",
	"compat43", "compat44", "complete_fullquote", "direxpand", "dirspell", "extquote", "force_fignore", "histappend",
	"histreedit", "histverify", "hostcomplete", "huponexit", "lithist", "mailwarn",
	"no_empty_cmd_completion", "noexpand_translation", "progcomp", "progcomp_alias",
}

func defaultOptions() options {
	o := options{hashAll: true, promptVars: true, interactiveComments: true, sourcePath: true}
	for i, n := range inertShopts {
		switch n {
		case "checkwinsize", "cmdhist", "complete_fullquote", "extquote", "force_fignore", "hostcomplete",
			"progcomp":
			o.inert[i] = true
		}
	}
	return o
}

// setNames are the options of set -o in its order, each with its letter.
var setNames = [...]struct {
	name   string
	letter byte
}{
	{"allexport", 'a'}, {"braceexpand", 'B'}, {"emacs", 0}, {"errexit", 'e'}, {"errtrace", 'E'}, {"functrace", 'T'},
	{"hashall", 'h'}, {"histexpand", 'H'}, {"history", 0}, {"ignoreeof", 0}, {"interactive-comments", 0},
	{"keyword", 'k'}, {"monitor", 'm'}, {"noclobber", 'C'}, {"noexec", 'n'}, {"noglob", 'f'}, {"nolog", 0},
	{"notify", 'b'}, {"nounset", 'u'}, {"onecmd", 't'}, {"physical", 'P'}, {"pipefail", 0}, {"posix", 0},
	{"privileged", 'p'}, {"verbose", 'v'}, {"vi", 0}, {"xtrace", 'x'},
}

// setOption is the place of a set -o option; nil if there is no such option.
func (sh *shell) setOption(name string) *bool {
	o := &sh.opts
	switch name {
	case "allexport":
		return &o.allExport
	case "braceexpand":
		return &sh.eo.BraceExpand
	case "emacs":
		return &o.emacs
	case "errexit":
		return &o.errExit
	case "errtrace":
		return &o.errTrace
	case "functrace":
		return &o.funcTrace
	case "hashall":
		return &o.hashAll
	case "histexpand":
		return &o.histExpand
	case "history":
		return &o.history
	case "ignoreeof":
		return &o.ignoreEOF
	case "interactive-comments":
		return &o.interactiveComments
	case "keyword":
		return &o.keyword
	case "monitor":
		return &o.monitor
	case "noclobber":
		return &o.noClobber
	case "noexec":
		return &o.noExec
	case "noglob":
		return &sh.eo.NoGlob
	case "nolog":
		return &o.noLog
	case "notify":
		return &o.notify
	case "nounset":
		return &sh.eo.NoUnset
	case "onecmd":
		return &o.oneCmd
	case "physical":
		return &o.physical
	case "pipefail":
		return &o.pipeFail
	case "posix":
		return &sh.eo.Posix
	case "privileged":
		return &o.privileged
	case "verbose":
		return &o.verbose
	case "vi":
		return &o.vi
	case "xtrace":
		return &o.xtrace
	}
	return nil
}

// shoptNames are the options of shopt in its order.
var shoptNames = []string{
	"autocd", "assoc_expand_once", "cdable_vars", "cdspell", "checkhash", "checkjobs", "checkwinsize", "cmdhist",
	"compat31", "compat32", "compat40", "compat41", "compat42", "compat43", "compat44", "complete_fullquote",
	"direxpand", "dirspell", "dotglob", "execfail", "expand_aliases", "extdebug", "extglob", "extquote", "failglob",
	"force_fignore", "globasciiranges", "globskipdots", "globstar", "gnu_errfmt", "histappend", "histreedit",
	"histverify", "hostcomplete", "huponexit", "inherit_errexit", "interactive_comments", "lastpipe", "lithist",
	"localvar_inherit", "localvar_unset", "login_shell", "mailwarn", "no_empty_cmd_completion", "nocaseglob",
	"nocasematch", "noexpand_translation", "nullglob", "patsub_replacement", "progcomp", "progcomp_alias",
	"promptvars", "restricted_shell", "shift_verbose", "sourcepath", "varredir_close", "xpg_echo",
}

// shoptOption is the place of a shopt option; nil if there is no such option.
func (sh *shell) shoptOption(name string) *bool {
	o, e := &sh.opts, &sh.eo
	switch name {
	case "autocd":
		return &o.autoCD
	case "assoc_expand_once":
		return &e.AssocExpandOnce
	case "cdable_vars":
		return &o.cdableVars
	case "checkhash":
		return &o.checkHash
	case "dotglob":
		return &e.DotGlob
	case "execfail":
		return &o.execFail
	case "expand_aliases":
		return &o.expandAliases
	case "extdebug":
		return &o.extDebug
	case "extglob":
		return &e.ExtGlob
	case "failglob":
		return &e.FailGlob
	case "globasciiranges":
		return &e.GlobASCIIRanges
	case "globskipdots":
		return &e.GlobSkipDots
	case "globstar":
		return &e.GlobStar
	case "gnu_errfmt":
		return &o.gnuErrFmt
	case "inherit_errexit":
		return &o.inheritErrExit
	case "interactive_comments":
		return &o.interactiveComments
	case "promptvars":
		return &o.promptVars
	case "restricted_shell":
		return &o.restricted
	case "lastpipe":
		return &o.lastPipe
	case "localvar_inherit":
		return &o.localVarInherit
	case "localvar_unset":
		return &o.localVarUnset
	case "login_shell":
		return &o.loginShell
	case "nocaseglob":
		return &e.NoCaseGlob
	case "nocasematch":
		return &e.NoCaseMatch
	case "nullglob":
		return &e.NullGlob
	case "patsub_replacement":
		return &e.PatsubReplacement
	case "shift_verbose":
		return &o.shiftVerbose
	case "sourcepath":
		return &o.sourcePath
	case "varredir_close":
		return &o.varRedirClose
	case "xpg_echo":
		return &e.XpgEcho
	}
	for i, n := range inertShopts {
		if n == name {
			return &o.inert[i]
		}
	}
	return nil
}

// optionChanged brings what depends on an option in line with it.
func (sh *shell) optionChanged(name string) {
	switch name {
	case "allexport":
		sh.vars.ExportAll(sh.opts.allExport)
	case "extdebug":
		sh.argBase()
	case "localvar_inherit":
		sh.vars.LocalInherit = sh.opts.localVarInherit
	case "localvar_unset":
		sh.vars.LocalUnset = sh.opts.localVarUnset
	case "emacs":
		if sh.opts.emacs {
			sh.opts.vi = false
		}
	case "vi":
		if sh.opts.vi {
			sh.opts.emacs = false
		}
	case "posix":
		sh.posixChanged()
	case "restricted_shell":
		sh.opts.restricted = sh.restricted
	case "ignoreeof":
		sh.follow("IGNOREEOF", sh.opts.ignoreEOF, "10")
	case "compat31", "compat32", "compat40", "compat41", "compat42", "compat43", "compat44":
		sh.compatOption(name)
	}
}

// flags is the value of $-.
func (sh *shell) flags() string {
	var b strings.Builder
	for _, l := range "abefhkmnprtuvxBCEHPT" {
		if l == 'r' && sh.restricted {
			b.WriteByte('r')
		}
		for _, s := range setNames {
			if s.letter == byte(l) && *sh.setOption(s.name) {
				b.WriteByte(s.letter)
			}
		}
	}
	switch sh.mode {
	case modeString:
		b.WriteByte('c')
	case modeStdin:
		b.WriteByte('s')
	}
	return b.String()
}

// shellOpts is $SHELLOPTS, bashOpts is $BASHOPTS.
func (sh *shell) shellOpts() string {
	var on []string
	for _, s := range setNames {
		if *sh.setOption(s.name) {
			on = append(on, s.name)
		}
	}
	return strings.Join(on, ":")
}

func (sh *shell) bashOpts() string {
	var on []string
	for _, n := range shoptNames {
		if *sh.shoptOption(n) {
			on = append(on, n)
		}
	}
	return strings.Join(on, ":")
}
