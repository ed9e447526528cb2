package shell

import (
	"errors"
	"path"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/command"
	"ambit/core/shell/expand"
	"ambit/core/shell/grammar"
)

// Analysis is what can be known of a script without running it. It informs a
// person or a policy that is asked before a call; it is no boundary: what a script
// may do is decided while it runs. A script can hide what it does, above all in the
// values of variables: $((x)) runs the substitutions in the value of x.
//
// Paths are as written: relative to where the script has gone with cd, globs and
// tildes not expanded.
type Analysis struct {
	Commands []string // names of commands run; functions of the script only if they hide a command
	Reads    []string // files and directories read
	Writes   []string // files created, changed or removed
	Opaque   []string // parts whose effect is not known before they run, or not to Analyze
	Err      string   // why the script, from some point on, does not parse; what stands before it runs
}

// Analyze lists what a script obviously does. Lists are sorted and free of
// duplicates. What it cannot follow it lists as opaque, commands that it does not
// know included: if Opaque is empty, the other lists are complete but for what the
// values of variables do in arithmetic. It never panics and takes time in proportion to
// the script.
func Analyze(script string) *Analysis {
	a := &analyzer{functions: map[string]bool{}, named: map[string]bool{}}
	if len(script) > DefaultLimits.Script {
		a.opaque(script)
	} else {
		a.text(script, 0)
	}
	r := &a.result
	r.Commands = slices.DeleteFunc(r.Commands, func(s string) bool {
		_, exists := command.Lookup(s)
		return a.functions[s] && !a.named[s] && !exists && !builtinNames[s]
	})
	for _, u := range a.unknown {
		if u.named || !a.functions[u.name] {
			a.opaque(u.text)
		}
	}
	for _, list := range []*[]string{&r.Commands, &r.Reads, &r.Writes, &r.Opaque} {
		slices.Sort(*list)
		*list = slices.Compact(*list)
	}
	return r
}

type analyzer struct {
	src       string
	result    Analysis
	functions map[string]bool
	named     map[string]bool // commands that others run, of which none is a function
	unknown   []unknownCall
}

// unknownCall is a call of a command that is not known, unless it is a function of the
// script, which other commands cannot run.
type unknownCall struct {
	name, text string
	named      bool // by another command
}

// maxAnalysis is how deeply scripts inside scripts are looked at.
const maxAnalysis = 20

// text looks at a script, statement by statement as the shell reads it.
func (a *analyzer) text(script string, depth int) {
	if depth > maxAnalysis || openers(script) > 20*DefaultLimits.Nesting {
		a.opaque(script)
		return
	}
	outer := a.src
	defer func() { a.src = outer }()
	script, list, read, err := parseMended(script)
	a.src = script
	if err != nil {
		if a.result.Err == "" {
			a.result.Err = err.Error()
			if e := grammar.Check(script, DefaultLimits.Nesting); e != nil && e.Token != "" {
				a.result.Err = e.Token + ": " + a.result.Err
			}
		}
		a.opaque(strings.TrimSpace(script[min(read, len(script)):]))
	}
	for _, st := range list {
		a.statement(st, depth)
	}
}

// maxOpenHeredocs is how many here-documents that the end of a script ends are looked
// at; each has the script read again.
const maxOpenHeredocs = 20

// parseMended parses a script, with what is changed in it for the parser. A
// here-document that is open at its end ends there, as in bash.
func parseMended(script string) (text string, list []*syntax.Stmt, read int, err error) {
	masked := script
	tried, filled := false, false
	for open := 0; ; {
		list, read, err = parseAll(masked, script)
		if err == nil {
			return script, list, read, nil
		}
		if end, ok := endOfHeredoc(script, err); ok && open < maxOpenHeredocs {
			script, masked = script+end, masked+end
			open++
			continue
		}
		if !tried {
			tried = true
			if text, ok := expand.Mask(script, err); ok && grammar.Check(script, DefaultLimits.Nesting) == nil {
				masked = text
				continue
			}
		}
		if !filled {
			filled = true
			if fill := gapsOf(script); fill != nil {
				script = fill.in(script)
				masked = script
				continue
			}
		}
		return script, list, read, err
	}
}

// endOfHeredoc is what ends the here-document that the parser misses the end of.
func endOfHeredoc(script string, err error) (string, bool) {
	var pe syntax.ParseError
	if !errors.As(err, &pe) {
		return "", false
	}
	word, ok := heredocEnd(pe)
	end := word + "\n"
	if !strings.HasSuffix(script, "\n") {
		end = "\n" + end
	}
	return end, ok
}

// parseAll parses a text up to the first error; read is where the last statement in
// front of it ends.
func parseAll(text, original string) (list []*syntax.Stmt, read int, err error) {
	for st, err := range statements(syntax.NewParser(), strings.NewReader(text)) {
		if err != nil {
			return list, read, err
		}
		expand.Prepare(st, original)
		list, read = append(list, st), int(st.End().Offset())
	}
	return list, read, nil
}

// runsText are the variables whose value is run or decides what runs.
var runsText = map[string]bool{"PS4": true, "BASH_ENV": true, "ENV": true, "PATH": true, "PROMPT_COMMAND": true, "BASH_ALIASES": true, "BASH_CMDS": true}

func (a *analyzer) statement(st *syntax.Stmt, depth int) {
	var quoted evaluation
	syntax.Walk(st, func(n syntax.Node) bool {
		if by := quoted.enter(n); by != nil {
			a.opaqueNode(by)
		}
		switch n := n.(type) {
		case *syntax.FuncDecl:
			if n.Name != nil {
				a.functions[n.Name.Value] = true
			}
		case *syntax.Stmt:
			if call, ok := n.Cmd.(*syntax.CallExpr); ok {
				a.call(n, call, depth)
			}
			for _, r := range n.Redirs {
				a.redirect(r)
			}
		case *syntax.DeclClause:
			a.result.Commands = append(a.result.Commands, n.Variant.Value)
			if n.Variant.Value == "alias" {
				a.opaqueNode(n)
			}
		case *syntax.Assign:
			if a.changesText(n) {
				a.opaqueNode(n)
			}
		case *syntax.WordIter:
			if runsText[n.Name.Value] {
				a.opaqueNode(n)
			}
		case *syntax.ParamExp:
			if n.Exp != nil && n.Exp.Op == syntax.OtherParamOps && n.Exp.Word != nil && n.Exp.Word.Lit() == "P" {
				a.opaqueNode(n) // a prompt may run commands
			}
			if n.Exp != nil && (n.Exp.Op == syntax.AssignUnset || n.Exp.Op == syntax.AssignUnsetOrNull) && n.Param != nil && runsText[n.Param.Value] {
				a.opaqueNode(n)
			}
		}
		return true
	})
}

// changesText reports whether an assignment, or an argument of declare, sets a
// variable that is run, makes another name for one, or may run a substitution in quotes.
func (a *analyzer) changesText(as *syntax.Assign) bool {
	if as.Name != nil && runsText[as.Name.Value] && !as.Naked {
		return true
	}
	if as.Value == nil {
		return false
	}
	value, ok := literal(as.Value)
	if !ok {
		return false
	}
	return as.Name == nil && evaluated(value) || runsText[value]
}

func (a *analyzer) slice(n syntax.Node) string {
	from, to := int(n.Pos().Offset()), int(n.End().Offset())
	if from > to || to > len(a.src) {
		return ""
	}
	return a.src[from:to]
}

// maxOpaque is how many bytes of an opaque part are shown.
const maxOpaque = 200

func (a *analyzer) opaque(text string) {
	if len(text) > maxOpaque {
		text = text[:maxOpaque]
	}
	if text != "" {
		a.result.Opaque = append(a.result.Opaque, text)
	}
}

// opaqueNode lists a part as it is written, or with what follows it on its line if the
// parser does not know its end.
func (a *analyzer) opaqueNode(n syntax.Node) {
	text := a.slice(n)
	if strings.TrimSpace(text) == "" {
		text, _, _ = strings.Cut(a.src[min(int(n.Pos().Offset()), len(a.src)):], "\n")
	}
	if strings.TrimSpace(text) == "" {
		text = a.src
	}
	a.opaque(text)
}

// literal is a word whose value is known: one field, with nothing to expand but
// globs and tildes.
func literal(w *syntax.Word) (string, bool) {
	var b strings.Builder
	for _, part := range w.Parts {
		switch p := part.(type) {
		case *syntax.Lit:
			if braces(p.Value) {
				return "", false
			}
			b.WriteString(unescape(p.Value, ""))
		case *syntax.SglQuoted:
			if p.Dollar {
				b.WriteString(decodeANSI(p.Value))
			} else {
				b.WriteString(p.Value)
			}
		case *syntax.DblQuoted:
			for _, q := range p.Parts {
				l, ok := q.(*syntax.Lit)
				if !ok {
					return "", false
				}
				b.WriteString(unescape(l.Value, "$`\"\\\n"))
			}
		default:
			return "", false
		}
	}
	return b.String(), true
}

// braces reports whether unquoted text may be a brace expansion, or a part of one.
func braces(s string) bool {
	return strings.Contains(s, "{") && s != "{}" && s != "{" || strings.HasPrefix(s, ",") || strings.HasSuffix(s, "}") && s != "{}" && s != "}"
}

// unescape removes backslashes: all, or those in front of some characters.
func unescape(s, only string) string {
	if !strings.Contains(s, `\`) {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) && (only == "" || strings.IndexByte(only, s[i+1]) >= 0) {
			i++
			if s[i] == '\n' {
				continue
			}
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// isSubstitution reports whether a word is <( … ) or >( … ), whose commands are looked
// at for themselves.
func isSubstitution(w *syntax.Word) bool {
	if len(w.Parts) != 1 {
		return false
	}
	_, ok := w.Parts[0].(*syntax.ProcSubst)
	return ok
}

func (a *analyzer) redirect(r *syntax.Redirect) {
	switch r.Op {
	case syntax.Hdoc, syntax.DashHdoc, syntax.WordHdoc, syntax.DplIn:
		return
	}
	if isSubstitution(r.Word) {
		return
	}
	name, ok := literal(r.Word)
	if !ok {
		a.opaque(r.Op.String() + " " + a.slice(r.Word))
		return
	}
	switch r.Op {
	case syntax.RdrIn:
		a.reads(name)
	case syntax.RdrInOut:
		a.reads(name)
		a.writes(name)
	case syntax.DplOut:
		if strings.Trim(name, "0123456789-") != "" {
			a.writes(name)
		}
	default:
		a.writes(name)
	}
}

// noFile are the names that stand for no file of the workspace.
func noFile(name string) bool {
	switch name {
	case "/dev/null", "/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/zero", "/dev/urandom", "-":
		return true
	}
	return strings.HasPrefix(name, "/dev/fd/")
}

func (a *analyzer) reads(names ...string) {
	for _, n := range names {
		if !noFile(n) {
			a.result.Reads = append(a.result.Reads, n)
		}
	}
}

func (a *analyzer) writes(names ...string) {
	for _, n := range names {
		if !noFile(n) {
			a.result.Writes = append(a.result.Writes, n)
		}
	}
}

// call looks at a simple command.
func (a *analyzer) call(st *syntax.Stmt, c *syntax.CallExpr, depth int) {
	if len(c.Args) == 0 {
		return
	}
	if text, ok := expand.UnreadText(c); ok {
		a.opaque(text)
		return
	}
	v := commandCall{text: a.slice(c), depth: depth}
	for _, w := range c.Args {
		s, ok := literal(w)
		v.words = append(v.words, argument{text: s, known: ok, substitution: isSubstitution(w)})
	}
	for _, r := range st.Redirs {
		switch r.Op {
		case syntax.Hdoc, syntax.DashHdoc:
			if r.Hdoc != nil {
				v.document, v.hasDocument = literal(r.Hdoc)
			}
		case syntax.WordHdoc:
			v.document, v.hasDocument = literal(r.Word)
		}
	}
	a.invoke(v)
}

// argument is a word of a command; its text is known unless it is expanded.
type argument struct {
	text         string
	known        bool
	substitution bool
}

// commandCall is a command with its arguments.
type commandCall struct {
	text        string // as written
	words       []argument
	depth       int
	document    string // its standard input, if it stands in the script
	hasDocument bool
	more        bool // arguments follow that are not known: of xargs and find
	named       bool // another command runs it
}

// name is the command as it is looked up: without the directory of the commands.
func (v *commandCall) name() string {
	name := v.words[0].text
	if dir := path.Dir(name); dir == "/bin" || dir == "/usr/bin" {
		return path.Base(name)
	}
	return name
}

// invoke looks at a command.
func (a *analyzer) invoke(v commandCall) {
	if len(v.words) == 0 {
		return
	}
	if first := v.words[0]; !first.known || first.text != "[" && strings.ContainsAny(first.text, "*?[") || strings.HasPrefix(first.text, "~") {
		a.opaque(v.text)
		return
	}
	name := v.name()
	a.result.Commands = append(a.result.Commands, name)
	if v.named {
		a.named[name] = true
	}
	if v.depth > maxAnalysis {
		a.opaque(v.text)
		return
	}
	v.depth++
	if strings.Contains(name, "/") { // a script: what it does is not known
		a.reads(name)
		a.opaque(v.text)
		return
	}
	if naming[name] {
		a.names(name, &v)
	}
	if look, ok := analyzed[name]; ok {
		look(a, name, &v)
		return
	}
	switch {
	case harmless[name]:
	case readers[name] != nil:
		a.readFiles(&v, readers[name])
	case writers[name] != "":
		a.writeFiles(&v, strings.TrimPrefix(writers[name], "-"))
	default:
		a.unknown = append(a.unknown, unknownCall{name, v.text, v.named})
	}
}
