// Package yq is the command yq as Mike Farah wrote it, version 4: expressions over
// YAML, JSON, TOML, XML, CSV and properties that keep comments, styles, anchors and the
// order of keys.
//
// A document becomes a tree of nodes that know their parents. An expression is read by
// a shunting-yard parser with yq's own precedences and evaluated on lists of nodes,
// which it may change in place.
package yq

import (
	"io"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "yq", Summary: "query and edit YAML, JSON, TOML, XML, CSV", Run: run, Unwritable: command.Unwritable{Text: "Error: write /dev/stdout: no space left on device\n"}})
}

func defaults() preferences {
	return preferences{
		indent: 2, separators: true, preprocess: true, interpolate: true,
		csvSeparator: ',', csvAutoParse: true, tsvParse: true, propSeparator: " = ", shellSeparator: "_",
		xml: xmlPreferences{attribute: "+@", content: "+content", procInst: "+p_", directive: "+directive", namespace: true, raw: true},
	}
}

func run(p *command.Proc) int {
	m := &machine{p: p, meter: p.Meter, acct: p.Meter.Account(), prefs: defaults(), parsed: map[string]*expr{}}
	status := 0
	if msg, failed := m.try(func() { status = m.run() }); failed {
		p.Stdout.Flush()
		io.WriteString(p.Stderr, "Error: "+msg+"\n")
		status = 1
	}
	m.acct.Close()
	return status
}

// formats are those that -p and -o know.
func formats() []*format {
	return []*format{yamlFormat, jsonFormat, propsFormat, csvFormat, tsvFormat, xmlFormat, base64Format, base64URLFormat, uriFormat, tomlFormat, shellFormat}
}

func findFormat(name string) *format {
	for _, f := range formats() {
		for _, n := range f.names {
			if n == name {
				return f
			}
		}
	}
	return nil
}

func needFormat(name string) *format {
	f := findFormat(name)
	if f == nil {
		fail("unknown format '%s' please use [yaml|y|json|j|props|p|csv|c|tsv|t|xml|x|base64|base64url|uri|toml|shell|s]", name)
	}
	return f
}

// byName is the format that a file's name tells.
func byName(name string) string {
	if i := strings.LastIndexByte(name, '.'); i >= 0 && strings.IndexByte(name[i:], '/') < 0 {
		if ext := strings.ToLower(name[i+1:]); findFormat(ext) != nil {
			return ext
		}
	}
	return "yaml"
}

func (m *machine) isFile(name string) bool {
	info, err := m.p.FS.Stat(m.p.Abs(name))
	return err == nil && info.Kind != view.Dir
}

func (m *machine) readFile(name string) string {
	h, err := m.p.Open(name)
	if err != nil {
		fail("open %s: %s", name, goText(err))
	}
	defer h.Close()
	return m.readAll(h)
}

// job is a run with all that its options decide.
type job struct {
	*machine
	o       *options
	files   []string
	source  string
	in      *format
	printer *printer
}

func (m *machine) run() int {
	o := m.parseArgs(m.p.Args)
	switch {
	case o.help:
		m.p.Stdout.WriteString(usage)
		return 0
	case o.version:
		m.p.Stdout.WriteString("yq (https://github.com/mikefarah/yq/) version v4.54.3\n")
		return 0
	}
	j := &job{machine: m, o: o}
	j.arguments()
	if o.splitFile != "" {
		o.split = m.readFile(o.splitFile)
	}
	j.check()
	out := j.configure()
	if len(j.files) == 0 && !o.null {
		m.p.Stdout.WriteString(usage)
		return 0
	}
	var done func()
	j.printer = &printer{m: m, enc: out.encoder(m), nul: o.nul}
	j.printer.w, done = j.output(out)
	j.evaluate()
	done()
	if o.exitStatus && !j.printer.printed {
		fail("no matches found")
	}
	return 0
}

// arguments tells the expression from the files.
func (j *job) arguments() {
	o, args := j.o, j.o.operands
	j.source = o.expression
	info, err := j.p.Stdin.Stat()
	stdin := !o.null && err == nil && info.Kind != view.Device && len(args) <= 1 && (len(args) == 0 || !j.isFile(args[0]))
	for _, a := range args {
		if a == "-" {
			stdin = false
		}
	}
	if stdin {
		args = append(args[:len(args):len(args)], "-")
	}
	if o.fromFile == "" && len(args) > 0 && strings.HasSuffix(args[0], ".yq") && j.isFile(args[0]) {
		o.fromFile, args = args[0], args[1:]
	}
	if o.fromFile != "" {
		j.source = strings.ReplaceAll(j.readFile(o.fromFile), "\r\n", "\n")
	}
	if j.source == "" && len(args) > 0 && args[0] != "-" && !j.isFile(args[0]) {
		j.source, args = args[0], args[1:]
	}
	j.files = args
}

func (j *job) check() {
	o := j.o
	switch {
	case o.inPlace && (len(j.files) == 0 || j.files[0] == "-"):
		fail("write in place flag only applicable when giving an expression and at least one file")
	case o.frontMatter != "" && len(j.files) == 0:
		fail("front matter flag only applicable when giving an expression and at least one file")
	case o.inPlace && o.split != "":
		fail("write in place cannot be used with split file")
	case o.null && len(j.files) > 0:
		fail("cannot pass files in when using null-input flag")
	case j.prefs.indent < 0:
		fail("indent must not be negative")
	case j.prefs.colors:
		fail("colors are not supported")
	}
}

// configure picks the formats of input and output.
func (j *job) configure() *format {
	o := j.o
	first := ""
	if len(j.files) > 0 {
		first = j.files[0]
	}
	auto := func(s string) bool { return s == "" || s == "auto" || s == "a" }
	switch {
	case auto(o.in):
		o.in = byName(first)
		if auto(o.out) {
			o.out = o.in
		}
	case auto(o.out):
		o.out = "yaml"
		if first != "-" {
			j.warn("yq default output is now 'auto' (based on the filename extension). Normally yq would output '" + byName(first) + "', but for backwards compatibility 'yaml' has been set. Please use -oy to specify yaml, or drop the -p flag.")
		}
	}
	out := needFormat(o.out)
	j.prefs.unwrap = out == yamlFormat || out == propsFormat
	if o.unwrap != nil {
		j.prefs.unwrap = *o.unwrap
	}
	j.in = needFormat(o.in)
	if j.in.decoder == nil {
		fail("no support for %s input format", o.in)
	}
	if out.encoder == nil {
		fail("no support for %s output format", o.out)
	}
	return out
}

// pretty is what -P does to the results.
const pretty = `(... | (select(tag != "!!str"), select(tag == "!!str") | select(test("(?i)^(y|yes|n|no|on|off)$") | not))  ) style=""`

func (j *job) evaluate() {
	src := j.source
	switch {
	case j.o.pretty && src == "":
		src = pretty
	case j.o.pretty:
		src += " | " + pretty
	}
	if j.o.all {
		j.evaluateAll(j.parse(src))
		return
	}
	e := j.parse(src)
	total := 0
	for i, name := range j.files {
		total += j.evaluateFile(e, name, i)
	}
	if total == 0 {
		j.printer.print(j.eval(context{l: listOf(j.null(""))}, e).l)
	}
}

// each opens a file and gives f its documents.
func (j *job) each(name string, index int, f func(n *node)) int {
	h, err := j.p.OpenInput(name)
	if err != nil {
		fail("open %s: %s", name, goText(err))
	}
	defer h.Close()
	var r io.Reader = h
	rest := func() {}
	if j.o.frontMatter != "" && index == 0 {
		r, rest = j.frontMatter(h)
	}
	count := 0
	d := j.in.decoder(j.machine, r)
	for {
		var n *node
		if msg, failed := j.try(func() { n = d.next() }); failed {
			fail("bad file '%s': %s", name, msg)
		}
		if n == nil {
			break
		}
		n.note().origin = &origin{document: count, fileIndex: index, file: name}
		count++
		f(n)
	}
	rest()
	return count
}

// evaluateFile runs the expression on each document by itself.
func (j *job) evaluateFile(e *expr, name string, index int) int {
	return j.each(name, index, func(n *node) {
		j.printer.print(j.eval(context{l: listOf(n)}, e).l)
		j.acct.Close()
	})
}

// evaluateAll runs the expression once on all documents.
func (j *job) evaluateAll(e *expr) {
	l := &list{}
	for i, name := range j.files {
		j.each(name, i, func(n *node) {
			n.together = true
			l.add(n)
		})
		// Only what stands in front of the first file is kept apart.
		j.prefs.preprocess = false
	}
	j.prefs.preprocess = true
	if len(l.n) == 0 {
		l.add(j.null(""))
	}
	j.printer.print(j.eval(context{l: l}, e).l)
}

// frontMatter cuts a document off the front of a file, up to the line that begins with
// ---. What follows is copied behind the results when it is processed.
func (j *job) frontMatter(h view.Handle) (io.Reader, func()) {
	text := strings.TrimPrefix(j.readAll(h), "\ufeff")
	end := 0
	for i := 0; end < len(text); i++ {
		if i > 0 && strings.HasPrefix(text[end:], "---") {
			break
		}
		n := strings.IndexByte(text[end:], '\n')
		if n < 0 {
			end = len(text)
			break
		}
		end += n + 1
	}
	rest := text[end:]
	return strings.NewReader(text[:end]), func() {
		if j.o.frontMatter == "process" {
			io.WriteString(j.printer.w(nil), rest)
		}
	}
}
