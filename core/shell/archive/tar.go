package archive

import (
	"strings"
	"time"

	"ambit/core/fuel"
	"ambit/core/shell/backup"
	"ambit/core/shell/command"
	"ambit/core/shell/pattern"
	"ambit/core/shell/quoting"
	"ambit/core/shell/tz"
)

func init() {
	command.Register(command.Spec{Name: "tar", Summary: "create, list and extract archives", Run: runTar, Unwritable: command.Unwritable{Status: 2, Text: "{name}: stdout: write error\n"}})
}

// archiver is one run of tar.
type archiver struct {
	p    *command.Proc
	mem  *fuel.Account
	zone *time.Location

	mode     byte // c r u t x d A, D for --delete, L for --test-label
	file     string
	hasFile  bool
	codec    *codec
	auto     bool
	dir      string // where names are relative to now
	verbose  int
	follow   bool
	keepOld  bool
	skipOld  bool
	newer    bool
	touch    bool
	toStdout bool
	perms    bool
	absolute bool

	strip                    int
	wildcards                bool
	noAnchor                 bool
	exclude                  []exclusion
	tags                     []dirTag
	anchored                 bool // patterns that follow match from the beginning of a name
	ignoreCase, slashesApart bool // so do these concern patterns that follow
	owner                    string
	group                    string
	change                   func(mode uint32, dir bool) uint32
	mtime                    *time.Time
	clampMtime               bool
	onlyNewer, newerByMtime  bool
	newerThan                time.Time
	datesRead                []dateRead
	numeric                  bool
	noRecursion              bool
	null                     bool
	ignoreZeros              bool
	transforms               []transform
	removeFiles              bool
	oneTop                   string
	totals                   bool
	fullTime                 bool
	checkLinks               bool
	label                    string
	hasLabel                 bool
	startAt                  string // --starting-file: members before it are passed over
	occurrence               int    // which of the members of one name; 0: all
	backup                   backup.Kind
	suffix                   string

	quoting                quoting.Style
	quoteChars, plainChars string
	blockNumbers           bool
	showTransformed        bool
	listed                 bool // names come from a file

	operands []operand
	warned   map[string]bool
	status   int
	ugs      int // width of owner, group and size in listings
}

// operand is a name on the command line, with the directory it is relative to.
type operand struct {
	name, dir string
	pat       *pattern.Pattern
	count     int // of members that match
}

// found reports whether the archive has what the operand asks for.
func (a *archiver) found(o *operand) bool {
	if a.occurrence > 0 {
		return o.count >= a.occurrence
	}
	return o.count > 0
}

// dateRead is a date as it was given, for the message about it.
type dateRead struct {
	option, text string
	when         time.Time
}

func (a *archiver) say(format string, args ...any) { a.p.Errorf(format, args...) }

// fail reports an error that does not stop the run.
func (a *archiver) fail(format string, args ...any) {
	a.say(format, args...)
	a.status = 2
}

// fatal reports an error that ends the run.
func (a *archiver) fatal(format string, args ...any) int {
	a.say(format, args...)
	a.say("Error is not recoverable: exiting now")
	return 2
}

func (a *archiver) usage(format string, args ...any) int {
	a.say(format, args...)
	a.p.Stderr.Write([]byte("Try 'tar --help' or 'tar --usage' for more information.\n"))
	return 2
}

// path is name, relative to dir, for the file system.
func (a *archiver) path(dir, name string) string {
	if strings.HasPrefix(name, "/") || dir == "" {
		return a.p.Abs(name)
	}
	return a.p.Abs(strings.TrimSuffix(dir, "/") + "/" + name)
}

func runTar(p *command.Proc) int {
	a := &archiver{p: p, zone: tz.Of(p), warned: map[string]bool{}, ugs: 19, quoting: quoting.StyleEscape, mem: p.Meter.Account()}
	defer a.mem.Close()
	if status, done := a.parse(p.Args); done {
		return status
	}
	switch a.mode {
	case 0:
		return a.usage("You must specify one of the '-Acdtrux', '--delete' or '--test-label' options")
	case 'c':
		if len(a.operands) == 0 && !a.listed {
			return a.usage("Cowardly refusing to create an empty archive")
		}
		return a.finish(a.create())
	case 'r', 'u':
		return a.finish(a.append())
	case 't', 'x':
		return a.finish(a.read())
	case 'd':
		return a.finish(a.compare())
	case 'L':
		return a.testLabel()
	case 'A':
		return a.finish(a.concatenate())
	}
	return a.finish(a.remove())
}

// finish reports that something failed along the way.
func (a *archiver) finish(status int) int {
	if status != 0 {
		return status
	}
	if a.status == 2 {
		a.say("Exiting with failure status due to previous errors")
	}
	return a.status
}
