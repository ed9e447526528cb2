package shell

import (
	"maps"
	"time"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/command"
	"ambit/core/shell/expand"
	"ambit/core/shell/vars"
)

// flow is what stops statements from being run one after another.
type flow uint8

const (
	flowNone     flow = iota
	flowBreak         // leave flowN loops
	flowContinue      // go on with the flowN-th enclosing loop
	flowReturn        // leave the function or sourced file
	flowDiscard       // leave the list being read: an expansion error
	flowExit          // leave the shell process
)

// shell is the state of one shell process: the main one, or a subshell that began
// as a copy of its parent.
type shell struct {
	rt   *runtime
	proc *proc

	vars *vars.Store
	x    *expand.Expander
	eo   expand.Options
	opts options

	starting       bool     // the environment is read
	restricted     bool     // bash manual, "The Restricted Shell"
	quietLocale    bool     // assignments are those of another program
	missingLocales []string // that were warned of
	following      bool     // a variable follows an option, not the other way round
	traceFD        int      // of BASH_XTRACEFD; 0: standard error
	execIgnore     []string // EXECIGNORE
	execString     string   // BASH_EXECUTION_STRING
	specialFails   int      // status with which a special builtin ends a shell in POSIX mode; 0: it does not

	funcs       map[string]*function
	funcsShared bool
	funcsOwn    bool   // the table is not that of a parent
	funcsBorn   uint64 // in which generation of the variables
	aliases     map[string]string
	hashed      map[string]hashEntry

	name       string // $0
	params     []string
	paramsSet  bool     // set changed them, in this function or sourced file
	argParams  []string // of the shell itself in BASH_ARGV, if argsKnown
	argsKnown  bool
	current    *syntax.Stmt // the simple command that runs
	lastStmt   *syntax.Stmt // the last command of bash -c
	paramSize  int64        // what setParams counted as memory
	paramBorn  uint64       // in which generation of the variables
	held       int64        // what fork, functions and aliases counted
	aliasHeld  int64        // of it, aliases
	fds        fdTable
	dir        string
	dirStack   []string // below the working directory
	umask      uint32
	status     int
	pipeStatus []int
	lastBg     int // $!

	flow  flow
	flowN int

	loops       int  // enclosing loops of this function
	noErr       int  // >0: a failing command does not trigger errexit or ERR
	noErrSubst  bool // the same, of the commands in substitutions
	leaving     int  // the status to leave with since something was refused under set -e
	lenient     bool // inside an eval, command or source whose failure does not count
	depth       int  // statements that run, one in another
	negated     int  // the depth of the innermost one with a !
	frames      []frame
	src         *source // what the running command was parsed from
	line        int
	behind      int          // the line behind a command: that of what encloses it
	waitedFor   *proc        // the command in the foreground that ended and was not reported
	soleStmt    *syntax.Stmt // all that a subshell runs: it stands for that, in its process, and ends it without a trap
	tailStmt    *syntax.Stmt // the simple command that ends a subshell, which it replaces
	stageStmt   *syntax.Stmt // the simple command for which a stage or job was made
	subshell    int          // BASH_SUBSHELL
	substStatus bool         // a command substitution set status
	command     syntax.Node  // BASH_COMMAND and what it was parsed from
	commandSrc  *source

	traps    traps
	jobs     jobTable
	disabled map[string]bool // builtins switched off by enable -n
	fnDepth  int

	secondsBase time.Duration
	secondsFrom int64
	randState   uint32
	completions map[string]*completion
	lastArg     string
	inTrap      int

	mode          mode
	oneShot       bool            // the command takes the shell's place, as exec does
	parentPID     int             // $PPID
	mainPID       int             // $$
	out           *command.Output // of the running builtin
	builtinName   string
	execKeep      bool  // exec without a command: its redirections stay
	procSubs      []int // descriptors of process substitutions
	coproc        *coprocess
	trapStatus    int // $? when the running trap began
	debugResult   int
	randLast      int
	tracing       bool
	indirection   int    // of substitutions, for PS4
	pipe1         int    // PIPESTATUS of a single command
	returned      int    // $? when return began
	debugged      bool   // the DEBUG trap has run for the next command
	discardsAll   bool   // flowDiscard drops the line of a script that eval is on
	parentheses   bool   // this is the subshell of ( … ), in which exec does not lower SHLVL
	noExitTrap    bool   // the EXIT trap does not run
	comsub        bool   // the body of a command substitution
	stageWords    bool   // the words of a simple stage are expanded; bash counts no subshell yet
	outerExit     string // the EXIT trap of the shell that this one began as a copy of
	exitByError   bool   // by set -e
	exitCalled    bool   // by exit
	exitInside    bool   // the shell ends in a function or subshell, by exit or set -e
	texts         int    // that are being read in this process: what they leave in an error they undo
	stageOuter    bool   // the EXIT trap is still that of the shell, as the command of a stage has not begun
	asyncPipeline bool   // a stage of a pipeline that is a job
	simpleStage   bool   // a stage or job that is one simple command, not a subshell of its own
}

// frame is a function call or sourced file on the call stack.
type frame struct {
	name     string // function name, "source" or "main"
	source   string // BASH_SOURCE
	callLine int    // line of the call: BASH_LINENO
	args     []string
	sourced  bool
	fn       bool
	saved    *savedOptions // by local -
}

// function is a shell function.
type function struct {
	name  string
	body  *syntax.Stmt
	decl  *syntax.FuncDecl
	src   *source
	line  int
	brace int // the line on which its body opens
	attrs vars.Attr
	file  string // BASH_SOURCE of the definition
	owner *proc  // the shell that metered it
	size  int64
	born  uint64 // in which generation of the variables
}

// newShell makes a shell that is process p; initVars gives it variables.
func newShell(rt *runtime, p *proc) *shell {
	sh := &shell{rt: rt, umask: 0o022, eo: expand.DefaultOptions(), opts: defaultOptions()}
	sh.proc, p.sh = p, sh
	sh.funcs, sh.funcsOwn = map[string]*function{}, true
	sh.pipeStatus = []int{}
	sh.mainPID, sh.parentPID = sh.proc.pid, sh.proc.ppid
	return sh
}

// fork makes the shell of a subshell: everything is copied, nothing is shared but
// open files.
func (sh *shell) fork() *shell {
	sh.rt.meter.Charge(costFork)
	size := int64(forkSize + 48*(len(sh.aliases)+len(sh.hashed)+len(sh.disabled)) + 16*len(sh.dirStack))
	sh.rt.meter.Alloc(size)
	c := *sh
	c.held, c.aliasHeld = size, 0
	c.proc = sh.rt.newProc(sh.proc, &c)
	c.vars = sh.vars.Clone()
	c.vars.Owner = &c
	c.x = sh.x.Clone(&c, c.vars, &c.eo)
	c.fds = sh.fds.clone()
	sh.funcsShared, c.funcsShared, c.funcsOwn = true, true, false
	c.aliases = maps.Clone(sh.aliases)
	c.hashed = maps.Clone(sh.hashed)
	c.dirStack = append([]string(nil), sh.dirStack...)
	c.frames = sh.frames[:len(sh.frames):len(sh.frames)]
	c.outerExit, _ = sh.traps.get(trapEXIT)
	c.traps = sh.traps.inherit(sh.opts.funcTrace, sh.opts.errTrace)
	c.jobs = jobTable{}
	c.subshell++
	c.paramSize = 0
	c.subshell -= b2i(sh.stageWords)
	c.stageWords, c.stageOuter = false, false
	c.exitInside, c.exitByError, c.exitCalled, c.texts = false, false, false, 0
	c.stageStmt, c.tailStmt, c.soleStmt = nil, nil, nil
	c.simpleStage, c.comsub, c.debugged, c.noExitTrap, c.asyncPipeline = false, false, false, false, false
	c.flow, c.loops, c.parentheses = flowNone, 0, false
	c.disabled = maps.Clone(sh.disabled)
	return &c
}

// subshellLevel is BASH_SUBSHELL.
func (sh *shell) subshellLevel() int { return sh.subshell - b2i(sh.stageWords) }

// costFork is the fuel of a subshell, forkSize what it is counted as in memory,
// funcEntry what each function of a table takes that is copied.
const (
	costFork  = 10
	forkSize  = 2048
	funcEntry = 40
)

// release gives back what a shell held. The call may have ended before it had
// variables.
func (sh *shell) release() {
	sh.fds.closeAll()
	if sh.vars == nil {
		return
	}
	sh.vars.Release(sh.held + sh.paramSize)
}

// ownFuncs makes the function table writable.
func (sh *shell) ownFuncs() {
	if !sh.funcsShared {
		return
	}
	n := int64(len(sh.funcs))
	sh.rt.meter.Charge(n / 64)
	sh.rt.meter.Alloc(funcEntry * n)
	if sh.funcsOwn {
		sh.vars.Outlive(sh.funcsBorn, funcEntry*n)
	} else {
		sh.held += funcEntry * n
	}
	sh.funcs = maps.Clone(sh.funcs)
	sh.funcsShared, sh.funcsOwn, sh.funcsBorn = false, true, sh.vars.Generation()
}

// exit ends the shell process with a status.
func (sh *shell) exit(status int) {
	sh.status = status & 0xff
	sh.exitInside = sh.endsInside()
	sh.exitCalled = true
	sh.flow = flowExit
}
