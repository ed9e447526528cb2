package shell

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/expand"
)

// Analysis is what can be known of a script without running it. It informs a
// person or a policy that is asked before a call; it is no boundary: what a script
// may do is decided while it runs.
type Analysis struct {
	Commands []string // names of commands run, without functions of the script
	Reads    []string // files read, as written in the script
	Writes   []string // files created, changed or removed
	Opaque   []string // parts whose effect depends on what happens at run time
	Err      string   // why the script does not parse; nothing else is known then
}

// Analyze lists what a script obviously does. Lists are sorted and free of
// duplicates.
func Analyze(script string) *Analysis {
	a := &analyzer{src: &source{text: script}, functions: map[string]bool{}}
	a.text(script, 0)
	r := &a.result
	r.Commands = slices.DeleteFunc(r.Commands, func(s string) bool { return a.functions[s] })
	for _, list := range []*[]string{&r.Commands, &r.Reads, &r.Writes, &r.Opaque} {
		slices.Sort(*list)
		*list = slices.Compact(*list)
	}
	return r
}

type analyzer struct {
	src       *source
	result    Analysis
	functions map[string]bool
}

// maxAnalysis is how deeply scripts inside scripts are looked at.
const maxAnalysis = 20

func (a *analyzer) text(script string, depth int) {
	if depth > maxAnalysis || openers(script) > 20*DefaultLimits.Nesting {
		a.opaque(script)
		return
	}
	outer := a.src
	a.src = &source{text: script}
	defer func() { a.src = outer }()
	f, err := syntax.NewParser().Parse(strings.NewReader(script), "")
	if err != nil {
		if masked, ok := expand.Mask(script, err); ok {
			f, err = syntax.NewParser().Parse(strings.NewReader(masked), "")
		}
	}
	if err != nil && a.result.Err == "" {
		a.result.Err = err.Error()
	}
	if f == nil {
		return
	}
	syntax.Walk(f, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.FuncDecl:
			if n.Name != nil {
				a.functions[n.Name.Value] = true
			}
		case *syntax.CallExpr:
			a.call(n, depth)
		case *syntax.DeclClause:
			a.result.Commands = append(a.result.Commands, n.Variant.Value)
		case *syntax.Redirect:
			a.redirect(n)
		}
		return true
	})
}

func (a *analyzer) opaque(text string) {
	if len(text) > 200 {
		text = text[:200]
	}
	a.result.Opaque = append(a.result.Opaque, text)
}

// literal is a word whose value is known: no expansion but quotes in it.
func literal(w *syntax.Word) (string, bool) {
	var b strings.Builder
	for _, part := range w.Parts {
		switch p := part.(type) {
		case *syntax.Lit:
			b.WriteString(strings.ReplaceAll(p.Value, `\`, ""))
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
				b.WriteString(l.Value)
			}
		default:
			return "", false
		}
	}
	return b.String(), true
}

func (a *analyzer) redirect(r *syntax.Redirect) {
	switch r.Op {
	case syntax.Hdoc, syntax.DashHdoc, syntax.WordHdoc, syntax.DplIn:
		return
	}
	name, ok := literal(r.Word)
	if !ok {
		a.opaque(r.Op.String() + " " + a.src.slice(r.Word.Pos(), r.Word.End()))
		return
	}
	switch r.Op {
	case syntax.RdrIn:
		a.result.Reads = append(a.result.Reads, name)
	case syntax.DplOut:
		if strings.Trim(name, "0123456789-") != "" {
			a.result.Writes = append(a.result.Writes, name)
		}
	default:
		a.result.Writes = append(a.result.Writes, name)
	}
}

// runners are commands that run the command in their arguments.
var runners = map[string]bool{
	"env": true, "xargs": true, "timeout": true, "nice": true, "nohup": true, "command": true, "builtin": true, "exec": true,
	"time": true, "stdbuf": true, "setsid": true,
}

// readers take files to read as operands; skip is how many operands come first.
var readers = map[string]int{
	"cat": 0, "head": 0, "tail": 0, "wc": 0, "sort": 0, "uniq": 0, "cut": 0, "diff": 0, "cmp": 0, "comm": 0, "join": 0,
	"paste": 0, "tac": 0, "nl": 0, "od": 0, "base64": 0, "md5sum": 0, "sha256sum": 0, "stat": 0, "ls": 0, "file": 0,
	"grep": 1, "egrep": 1, "fgrep": 1, "rg": 1, "sed": 1, "awk": 1, "jq": 1, "source": 0, ".": 0, "bash": 0, "sh": 0,
}

// writers change the files in their operands.
var writers = map[string]bool{
	"tee": true, "touch": true, "mkdir": true, "rm": true, "rmdir": true, "mv": true, "ln": true, "truncate": true,
	"chmod": true, "unlink": true, "install": true,
}

func (a *analyzer) call(c *syntax.CallExpr, depth int) {
	if len(c.Args) == 0 {
		return
	}
	name, ok := literal(c.Args[0])
	if !ok {
		a.opaque(a.src.slice(c.Pos(), c.End()))
		return
	}
	a.result.Commands = append(a.result.Commands, name)
	a.operands(name, c.Args[1:], c, depth)
}

// operands looks at the arguments of a command.
func (a *analyzer) operands(name string, args []*syntax.Word, c *syntax.CallExpr, depth int) {
	var words []string
	flags := ""
	for _, w := range args {
		s, ok := literal(w)
		if !ok {
			if name == "eval" || name == "source" || name == "." || runners[name] || writers[name] || flags == "-c" {
				a.opaque(a.src.slice(c.Pos(), c.End()))
				return
			}
			continue
		}
		if strings.HasPrefix(s, "-") && s != "-" {
			flags += s
			continue
		}
		words = append(words, s)
	}
	shellScript := (name == "bash" || name == "sh") && strings.Contains(flags, "c")
	switch {
	case name == "eval":
		a.text(strings.Join(words, " "), depth+1)
	case shellScript && len(words) > 0:
		a.text(words[0], depth+1)
	case runners[name]:
		for len(words) > 0 && (strings.Contains(words[0], "=") || strings.Trim(words[0], "0123456789.smhd") == "") {
			words = words[1:]
		}
		if len(words) > 0 {
			a.result.Commands = append(a.result.Commands, words[0])
		}
	case writers[name]:
		a.result.Writes = append(a.result.Writes, words...)
	case name == "cp" && len(words) > 1:
		last := len(words) - 1
		a.result.Reads = append(a.result.Reads, words[:last]...)
		a.result.Writes = append(a.result.Writes, words[last])
	case name == "sed" && strings.Contains(flags, "i") && len(words) > 1:
		a.result.Writes = append(a.result.Writes, words[1:]...)
	default:
		if skip, ok := readers[name]; ok && len(words) > skip {
			a.result.Reads = append(a.result.Reads, words[skip:]...)
		}
	}
}
