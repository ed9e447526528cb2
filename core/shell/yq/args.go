package yq

import (
	"io"
	"strconv"
	"strings"
)

const usage = `Usage: yq [eval|eval-all] [FLAG]... [EXPRESSION] [FILE]...

Read, change and convert YAML, JSON, TOML, XML, CSV, TSV and properties.

  -n, --null-input           evaluate EXPRESSION without input
  -i, --inplace              write the result to the first file
  -p, --input-format F       yaml, json, toml, xml, props, csv, tsv, base64, uri
  -o, --output-format F      yaml, json, toml, xml, props, csv, tsv, shell, base64, uri
  -P, --prettyPrint          block style, no needless quotes
  -I, --indent N             indent by N (default 2)
  -r, --unwrapScalar         print scalars bare (default for YAML)
  -N, --no-doc               no --- between documents
  -0, --nul-output           a NUL behind each result
  -e, --exit-status          status 1 for no result, null or false
  -s, --split-exp EXP        write each result to a file named by EXP
  -f, --front-matter HOW     extract or process YAML front matter
  -c, --yaml-compact-seq-indent   do not indent lists in mappings
      --expression EXP       the expression
      --from-file FILE       read the expression from a file
  -h, --help                 show this help
  -V, --version              show the version
`

// options are those of the command line that concern the command itself.
type options struct {
	all, null, inPlace, pretty, nul, exitStatus, help, version bool

	in, out, expression, fromFile, split, splitFile, frontMatter string
	unwrap                                                       *bool
	operands                                                     []string
}

// flag is an option of yq; either a switch or with a value.
type flag struct {
	short byte
	long  string
	on    *bool
	value func(s string)
}

func (m *machine) flags(o *options) []flag {
	str := func(p *string) func(string) { return func(s string) { *p = s } }
	x, p := &m.prefs.xml, &m.prefs
	ignored, noDoc, json := new(bool), new(bool), new(bool)
	return []flag{
		{'n', "null-input", &o.null, nil}, {'i', "inplace", &o.inPlace, nil}, {'P', "prettyPrint", &o.pretty, nil},
		{'0', "nul-output", &o.nul, nil}, {'e', "exit-status", &o.exitStatus, nil}, {'h', "help", &o.help, nil}, {'V', "version", &o.version, nil},
		{'c', "yaml-compact-seq-indent", &p.compact, nil}, {'M', "no-colors", ignored, nil}, {'v', "verbose", ignored, nil}, {'C', "colors", &p.colors, nil},
		{0, "header-preprocess", &p.preprocess, nil}, {0, "yaml-fix-merge-anchor-to-spec", &p.mergeToSpec, nil}, {0, "string-interpolation", &p.interpolate, nil},
		{0, "security-disable-env-ops", &p.noEnv, nil}, {0, "security-disable-file-ops", &p.noFile, nil},
		{0, "security-force-never-escape-shell-output", &p.shellNeverEscape, nil}, {0, "properties-array-brackets", &p.propBrackets, nil},
		{0, "csv-auto-parse", &p.csvAutoParse, nil}, {0, "tsv-auto-parse", &p.tsvParse, nil},
		{0, "xml-strict-mode", &x.strict, nil}, {0, "xml-keep-namespace", &x.namespace, nil}, {0, "xml-raw-token", &x.raw, nil},
		{0, "xml-skip-proc-inst", &x.skipProcInst, nil}, {0, "xml-skip-directives", &x.skipDirectives, nil},
		{0, "xml-attribute-prefix", nil, str(&x.attribute)}, {0, "xml-content-name", nil, str(&x.content)},
		{0, "xml-proc-inst-prefix", nil, str(&x.procInst)}, {0, "xml-directive-name", nil, str(&x.directive)},
		{0, "properties-separator", nil, str(&p.propSeparator)}, {0, "shell-key-separator", nil, str(&p.shellSeparator)},
		{'p', "input-format", nil, str(&o.in)}, {'o', "output-format", nil, str(&o.out)},
		{0, "expression", nil, str(&o.expression)}, {0, "from-file", nil, str(&o.fromFile)},
		{'s', "split-exp", nil, str(&o.split)}, {0, "split-exp-file", nil, str(&o.splitFile)}, {'f', "front-matter", nil, str(&o.frontMatter)},
		{'N', "no-doc", noDoc, func(s string) { p.separators = s != "true" }},
		{'j', "tojson", json, func(s string) {
			if s == "true" {
				o.out = "json"
				io.WriteString(m.p.Stderr, "Flag --tojson has been deprecated, please use -o=json instead\n")
			}
		}},
		{'r', "unwrapScalar", new(bool), func(s string) {
			v := s == "true"
			o.unwrap = &v
		}},
		{0, "csv-separator", nil, func(s string) {
			s = strings.NewReplacer(`\n`, "\n", `\t`, "\t", `\r`, "\r", `\f`, "\f", `\v`, "\v").Replace(s)
			if len(s) != 1 {
				fail("invalid argument %q for \"--csv-separator\" flag: [%s] is not a valid character. Must be length 1 was %d", s, s, len(s))
			}
			p.csvSeparator = s[0]
		}},
		{'I', "indent", nil, func(s string) {
			n, err := strconv.Atoi(s)
			if err != nil {
				fail("invalid argument %q for \"-I, --indent\" flag: strconv.ParseInt: parsing %q: invalid syntax", s, s)
			}
			p.indent = n
		}},
	}
}

// set turns a switch on or off.
func (f *flag) set(s string) {
	if f.on != nil {
		v, err := strconv.ParseBool(s)
		if err != nil {
			fail("invalid argument %q for \"--%s\" flag: strconv.ParseBool: parsing %q: invalid syntax", s, f.long, s)
		}
		*f.on = v
		s = strconv.FormatBool(v)
	}
	if f.value != nil {
		f.value(s)
	}
}

// parseArgs reads the command line as pflag does: options may stand anywhere, -abc are
// three, a value may be attached.
func (m *machine) parseArgs(args []string) *options {
	o := &options{in: "auto", out: "auto"}
	flags := m.flags(o)
	command := false
	for i := 0; i < len(args); i++ {
		a := args[i]
		value := func(what string) string {
			if i++; i >= len(args) {
				fail("flag needs an argument: %s", what)
			}
			return args[i]
		}
		switch {
		case a == "--":
			o.operands = append(o.operands, args[i+1:]...)
			return o
		case strings.HasPrefix(a, "--"):
			name, v, has := strings.Cut(a[2:], "=")
			f := findFlag(flags, 0, name)
			switch {
			case f == nil:
				fail("unknown flag: --%s", name)
			case has:
				f.set(v)
			case f.on != nil:
				f.set("true")
			default:
				f.set(value("--" + name))
			}
		case len(a) > 1 && a[0] == '-':
			for j := 1; j < len(a); j++ {
				f := findFlag(flags, a[j], "")
				rest := a[j+1:]
				switch {
				case f == nil:
					fail("unknown shorthand flag: '%c' in %s", a[j], a)
				case strings.HasPrefix(rest, "="):
					f.set(rest[1:])
					j = len(a)
				case f.on != nil:
					f.set("true")
				case rest != "":
					f.set(rest)
					j = len(a)
				default:
					f.set(value("'" + string(a[j]) + "' in -" + string(a[j])))
				}
			}
		case !command && len(o.operands) == 0 && (a == "eval" || a == "e" || a == "eval-all" || a == "ea"):
			command, o.all = true, a == "eval-all" || a == "ea"
		case !command && len(o.operands) == 0 && a == "help":
			o.help = true
		default:
			o.operands = append(o.operands, a)
		}
	}
	return o
}

func findFlag(flags []flag, short byte, long string) *flag {
	for i := range flags {
		if f := &flags[i]; long != "" && f.long == long || short != 0 && f.short == short {
			return f
		}
	}
	return nil
}
