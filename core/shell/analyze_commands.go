package shell

import (
	"strings"
)

// harmless are commands that touch no file but those they are redirected to.
var harmless = wordSet(`: [ basename bg break caller cd continue date dirname dirs disown echo enable exit expr factor false fg
	getopts help history hostname id jobs kill let local logname logout nproc popd printenv printf pushd pwd read return seq set shift
	shopt sleep suspend test times tr true tty type ulimit umask unalias uname unset wait which whoami yes`)

// A reader takes files to read as operands.
type reader struct {
	values string // the letters of options that take a value
	skip   int    // operands in front of the files
	unless string // options instead of which there are no operands to skip
	output string // the option that names a file to write
}

var readers = map[string]*reader{
	"cat": {}, "tac": {}, "head": {values: "nc"}, "tail": {values: "ncs"}, "wc": {}, "nl": {values: "bdfhilnsvw"}, "od": {values: "AjNStw"},
	"sort": {values: "kSTto", output: "o"}, "uniq": {values: "fsw"}, "cut": {values: "bcdf"}, "paste": {values: "d"}, "join": {values: "12aeojtv"},
	"comm": {}, "cmp": {values: "in"}, "diff": {values: "CUFILWx"}, "fold": {values: "w"}, "fmt": {values: "gptw"}, "expand": {values: "t"},
	"unexpand": {values: "t"}, "rev": {}, "column": {values: "cenNostT"}, "base64": {values: "w"}, "base32": {values: "w"}, "basenc": {values: "w"},
	"md5sum": {}, "sha1sum": {}, "sha224sum": {}, "sha256sum": {}, "sha384sum": {}, "sha512sum": {}, "b2sum": {values: "l"}, "cksum": {values: "a"},
	"sum": {}, "stat": {values: "cf"}, "ls": {values: "ITw"}, "dir": {values: "ITw"}, "vdir": {values: "ITw"}, "file": {values: "FmP"}, "du": {values: "BdtX"},
	"df": {values: "Btx"}, "tree": {values: "LPIHTo", output: "o"}, "readlink": {}, "realpath": {}, "strings": {values: "nte"}, "tsort": {}, "numfmt": {values: "d"},
	"grep": {values: "efmABCdD", skip: 1, unless: "ef"}, "egrep": {values: "efmABC", skip: 1, unless: "ef"}, "fgrep": {values: "efmABC", skip: 1, unless: "ef"},
	"rg": {values: "efgtTmABCjM", skip: 1, unless: "ef"}, "jq": {values: "fL", skip: 1, unless: "f"}, "zcat": {}, "xxd": {values: "clgos"},
	"hexdump": {values: "efns"},
}

// writers change the files in their operands; the value has the letters of options
// that take one, behind a -.
var writers = map[string]string{
	"tee": "-", "touch": "-drt", "mkdir": "-mZ", "rm": "-", "rmdir": "-", "truncate": "-rs", "unlink": "-", "mkfifo": "-mZ", "shred": "-ns",
	"gzip": "-S", "gunzip": "-S", "bzip2": "-", "bunzip2": "-", "xz": "-", "unxz": "-", "zstd": "-",
}

func wordSet(text string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(text) {
		set[w] = true
	}
	return set
}

// analyzed are the commands that run others or take files in ways of their own.
var analyzed map[string]func(a *analyzer, name string, v *commandCall)

func init() {
	analyzed = map[string]func(a *analyzer, name string, v *commandCall){
		"eval": (*analyzer).eval, "trap": (*analyzer).trap, "alias": (*analyzer).alias, "source": (*analyzer).sourced, ".": (*analyzer).sourced,
		"bash": (*analyzer).shell, "sh": (*analyzer).shell, "xargs": (*analyzer).xargs, "find": (*analyzer).find,
		"cp": (*analyzer).copies, "mv": (*analyzer).copies, "ln": (*analyzer).copies, "install": (*analyzer).copies,
		"chmod": (*analyzer).modes, "chown": (*analyzer).modes, "chgrp": (*analyzer).modes, "dd": (*analyzer).dd,
		"sed": (*analyzer).sed, "awk": (*analyzer).awk, "hash": (*analyzer).hash, "gawk": (*analyzer).awk, "mapfile": (*analyzer).mapfile, "readarray": (*analyzer).mapfile,
	}
	for name := range runners {
		analyzed[name] = (*analyzer).runner
	}
}

// runners run the command in their arguments, behind so many operands of their own.
var runners = map[string]struct {
	values   string
	operands int
}{
	"env": {"uSC", 0}, "timeout": {"ks", 1}, "nice": {"n", 0}, "nohup": {"", 0}, "command": {"", 0}, "builtin": {"", 0}, "exec": {"a", 0},
	"stdbuf": {"ioe", 0}, "setsid": {"", 0}, "time": {"fo", 0}, "watch": {"n", 0}, "chroot": {"", 1},
}

// options takes the arguments behind the command apart. Of an option that takes a
// value, one of the letters in values, the value is in its place.
func (v *commandCall) options(values string) (flags string, given map[byte]argument, operands []argument) {
	given = map[byte]argument{}
	words := v.words[1:]
	for len(words) > 0 {
		w := words[0]
		words = words[1:]
		switch {
		case w.known && w.text == "--":
			return flags, given, append(operands, words...)
		case !w.known || len(w.text) < 2 || w.text[0] != '-':
			operands = append(operands, w)
			continue
		case w.text[1] == '-':
			flags += " " + w.text + " "
			continue
		}
		for i := 1; i < len(w.text); i++ {
			c := w.text[i]
			flags += string(rune(c))
			if strings.IndexByte(values, c) < 0 {
				continue
			}
			if i+1 < len(w.text) {
				given[c] = argument{text: w.text[i+1:], known: true}
			} else if len(words) > 0 {
				given[c], words = words[0], words[1:]
			}
			break
		}
	}
	return flags, given, operands
}

// shortFlags are the letters among flags.
func shortFlags(flags string) string {
	var b strings.Builder
	for _, f := range strings.Split(flags, " ") {
		if !strings.HasPrefix(f, "--") {
			b.WriteString(f)
		}
	}
	return b.String()
}

// files are the known operands; ok is false if some are not known.
func files(list []argument) (names []string, ok bool) {
	ok = true
	for _, w := range list {
		switch {
		case w.known:
			names = append(names, w.text)
		case !w.substitution:
			ok = false
		}
	}
	return names, ok
}

// longFile takes the file of a long option like --output=FILE.
func longFile(words []argument, option string) (string, bool) {
	for _, w := range words {
		if name, ok := strings.CutPrefix(w.text, option+"="); ok {
			return name, true
		}
	}
	return "", false
}

func (a *analyzer) readFiles(v *commandCall, r *reader) {
	_, given, operands := v.options(r.values)
	skip := r.skip
	for _, c := range []byte(r.unless) {
		if _, ok := given[c]; ok {
			skip = 0
		}
	}
	if f, ok := given['f']; ok && strings.Contains(r.unless, "f") && f.known {
		a.reads(f.text)
	}
	if r.output != "" {
		if out, ok := given[r.output[0]]; ok {
			if !out.known {
				a.opaque(v.text)
			}
			a.writes(out.text)
		}
		if out, ok := longFile(v.words, "--output"); ok {
			a.writes(out)
		}
	}
	names, ok := files(operands[min(skip, len(operands)):])
	a.reads(names...)
	if v.name() == "uniq" && len(names) == 2 || v.name() == "xxd" && len(names) == 2 {
		a.writes(names[1])
	}
	if !ok || v.more {
		a.opaque(v.text)
	}
}

func (a *analyzer) writeFiles(v *commandCall, values string) {
	_, _, operands := v.options(values)
	names, ok := files(operands)
	a.writes(names...)
	if !ok || v.more {
		a.opaque(v.text)
	}
}

// eval joins its arguments to a script.
func (a *analyzer) eval(_ string, v *commandCall) {
	names, ok := files(v.words[1:])
	if !ok || v.more {
		a.opaque(v.text)
		return
	}
	a.text(strings.Join(names, " "), v.depth)
}

func (a *analyzer) trap(_ string, v *commandCall) {
	if len(v.words) < 3 {
		return
	}
	switch w := v.words[1]; {
	case !w.known:
		a.opaque(v.text)
	case w.text != "-" && !strings.HasPrefix(w.text, "-"):
		a.text(w.text, v.depth)
	case w.text == "--" && v.words[2].known:
		a.text(v.words[2].text, v.depth)
	}
}

// alias may change what any word of the script means.
func (a *analyzer) alias(_ string, v *commandCall) {
	for _, w := range v.words[1:] {
		if !w.known || strings.Contains(w.text, "=") {
			a.opaque(v.text)
			return
		}
	}
}

// hash may name another file for a command, with -p.
func (a *analyzer) hash(_ string, v *commandCall) {
	for _, w := range v.words[1:] {
		if !w.known || strings.HasPrefix(w.text, "-") && strings.Contains(w.text, "p") {
			a.opaque(v.text)
			return
		}
	}
}

func (a *analyzer) sourced(_ string, v *commandCall) {
	if len(v.words) > 1 && v.words[1].known {
		a.reads(v.words[1].text)
	}
	a.opaque(v.text)
}

// shell is bash or sh: with -c, a file, or commands on standard input.
func (a *analyzer) shell(_ string, v *commandCall) {
	flags, _, operands := v.options("oO")
	switch {
	case strings.Contains(shortFlags(flags), "c") && len(operands) > 0 && operands[0].known:
		a.text(operands[0].text, v.depth)
		if v.more {
			a.opaque(v.text)
		}
	case len(operands) == 0 && v.hasDocument:
		a.text(v.document, v.depth)
	default:
		if len(operands) > 0 && operands[0].known {
			a.reads(operands[0].text)
		}
		a.opaque(v.text)
	}
}

// runner is a command that runs its arguments.
func (a *analyzer) runner(name string, v *commandCall) {
	r := runners[name]
	words := v.words[1:]
	for len(words) > 0 {
		w := words[0]
		if name == "env" && w.known && strings.Contains(w.text, "=") && w.text[0] != '-' {
			if variable, _, _ := strings.Cut(w.text, "="); runsText[variable] {
				a.opaque(v.text)
			}
			words = words[1:]
			continue
		}
		if !w.known || len(w.text) < 2 || w.text[0] != '-' {
			break
		}
		words = words[1:]
		if w.text == "--" {
			break
		}
		if name == "command" && strings.ContainsAny(w.text, "vV") {
			return
		}
		if name == "env" && (strings.HasPrefix(w.text, "-S") || strings.HasPrefix(w.text, "--split")) {
			a.opaque(v.text)
			return
		}
		if last := w.text[len(w.text)-1]; len(w.text) == 2 && strings.IndexByte(r.values, last) >= 0 && len(words) > 0 {
			words = words[1:]
		}
	}
	words = words[min(r.operands, len(words)):]
	inner := *v
	inner.words, inner.named = words, true
	a.invoke(inner)
}

func (a *analyzer) xargs(_ string, v *commandCall) {
	words := v.words[1:]
	for len(words) > 0 && words[0].known && len(words[0].text) > 1 && words[0].text[0] == '-' {
		w := words[0].text
		words = words[1:]
		if strings.HasPrefix(w, "-a") && len(words) > 0 {
			if w == "-a" {
				a.reads(words[0].text)
			} else {
				a.reads(w[2:])
			}
		}
		if len(w) == 2 && strings.IndexByte("adEILnPs", w[1]) >= 0 && len(words) > 0 {
			words = words[1:]
		}
	}
	inner := *v
	inner.words, inner.more, inner.named = words, true, true
	a.invoke(inner)
}

// find reads its starting points; its actions may write and run.
func (a *analyzer) find(_ string, v *commandCall) {
	words := v.words[1:]
	var roots []string
	start := 0
	for ; start < len(words); start++ {
		w := words[start]
		if w.known && (strings.HasPrefix(w.text, "-") && w.text != "-L" && w.text != "-P" && w.text != "-H" || w.text == "(" || w.text == "!") {
			break
		}
		if !w.known {
			a.opaque(v.text)
		} else if !strings.HasPrefix(w.text, "-") {
			roots = append(roots, w.text)
		}
	}
	if len(roots) == 0 {
		roots = []string{"."}
	}
	a.reads(roots...)
	for i := start; i < len(words); i++ {
		w := words[i]
		switch {
		case !w.known:
			continue
		case w.text == "-delete":
			a.writes(roots...)
		case (w.text == "-fprint" || w.text == "-fprint0" || w.text == "-fls" || w.text == "-fprintf") && i+1 < len(words):
			a.writes(words[i+1].text)
		case w.text == "-exec" || w.text == "-execdir" || w.text == "-ok" || w.text == "-okdir":
			end := i + 1
			for end < len(words) && words[end].text != ";" && words[end].text != "+" {
				end++
			}
			inner := *v
			inner.words, inner.more, inner.named = words[i+1:end], true, true
			a.invoke(inner)
			i = end
		}
	}
}

// copies is cp, mv, ln and install: the last operand, or that of -t, is written.
func (a *analyzer) copies(name string, v *commandCall) {
	flags, given, operands := v.options("tSgmo")
	names, ok := files(operands)
	if !ok || v.more {
		a.opaque(v.text)
	}
	if to, given := given['t']; given {
		a.writes(to.text)
	} else if to, given := longFile(v.words, "--target-directory"); given {
		a.writes(to)
	} else if len(names) > 0 && name == "install" && strings.Contains(flags, "d") {
		a.writes(names...)
		return
	} else if len(names) > 1 {
		a.writes(names[len(names)-1])
		names = names[:len(names)-1]
	} else if len(names) == 1 && name == "ln" {
		a.writes(".")
	}
	switch name {
	case "mv":
		a.writes(names...)
	case "ln":
	default:
		a.reads(names...)
	}
}

// modes is chmod and its like, whose first operand is no file.
func (a *analyzer) modes(_ string, v *commandCall) {
	_, _, operands := v.options("")
	if _, given := longFile(v.words, "--reference"); !given {
		operands = operands[min(1, len(operands)):]
	}
	names, ok := files(operands)
	a.writes(names...)
	if !ok || v.more {
		a.opaque(v.text)
	}
}

func (a *analyzer) dd(_ string, v *commandCall) {
	for _, w := range v.words[1:] {
		if name, ok := strings.CutPrefix(w.text, "if="); ok {
			a.reads(name)
		} else if name, ok := strings.CutPrefix(w.text, "of="); ok {
			a.writes(name)
		} else if !w.known {
			a.opaque(v.text)
		}
	}
}

// sed writes its files with -i; its script may write and run, too.
func (a *analyzer) sed(_ string, v *commandCall) {
	flags, given, operands := v.options("efl")
	inline := strings.Contains(shortFlags(flags), "i") || strings.Contains(flags, "--in-place")
	script, hasScript := given['e']
	if f, ok := given['f']; ok {
		a.reads(f.text)
		a.opaque(v.text)
		hasScript = true
	}
	if !hasScript && len(operands) > 0 {
		script, operands = operands[0], operands[1:]
	}
	if !script.known && script.text == "" && !hasScript || strings.ContainsAny(script.text, "wWreF") && sedWrites(script.text) {
		a.opaque(v.text)
	}
	names, ok := files(operands)
	if inline {
		a.writes(names...)
	} else {
		a.reads(names...)
	}
	if !ok || v.more {
		a.opaque(v.text)
	}
}

// sedWrites reports whether a sed script may have one of the commands w, W, r, R or e,
// or the flags w and e of s.
func sedWrites(script string) bool {
	for _, part := range strings.FieldsFunc(script, func(r rune) bool { return r == ';' || r == '\n' || r == '{' || r == '}' }) {
		part = strings.TrimLeft(part, " \t0123456789,$~+!")
		if part == "" {
			continue
		}
		if part[0] == '/' || part[0] == '\\' {
			if i := strings.LastIndexByte(part, '/'); i >= 0 && i+1 < len(part) {
				part = strings.TrimLeft(part[i+1:], " \t!,I0123456789$")
			}
			if part == "" {
				continue
			}
		}
		switch part[0] {
		case 'w', 'W', 'r', 'R', 'e':
			return true
		case 's':
			if len(part) > 1 {
				flags := part[strings.LastIndexByte(part, part[1])+1:]
				if strings.ContainsAny(flags, "we") {
					return true
				}
			}
		}
	}
	return false
}

// awk reads its files; its program may write and run.
func (a *analyzer) awk(_ string, v *commandCall) {
	_, given, operands := v.options("Ffv")
	if f, ok := given['f']; ok {
		a.reads(f.text)
		a.opaque(v.text)
	} else if len(operands) > 0 {
		program := operands[0]
		operands = operands[1:]
		if !program.known || strings.Contains(program.text, "system") || strings.ContainsAny(program.text, "|>") || strings.Contains(program.text, "getline") || strings.Contains(program.text, "ARGV") {
			a.opaque(v.text)
		}
	}
	names, ok := files(operands)
	for _, n := range names {
		if !strings.Contains(n, "=") {
			a.reads(n)
		}
	}
	if !ok || v.more {
		a.opaque(v.text)
	}
}

// mapfile runs the command of -C.
func (a *analyzer) mapfile(_ string, v *commandCall) {
	_, given, _ := v.options("dnOsuCc")
	if c, ok := given['C']; ok {
		if c.known {
			a.text(c.text, v.depth)
		} else {
			a.opaque(v.text)
		}
	}
}
