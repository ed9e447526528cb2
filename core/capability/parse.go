package capability

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/tidwall/gjson"

	"ambit/core/ledger"
)

// Mistake is one in an entry. Off is where it stands, counted from the start of the text
// that the value was parsed from; Field is the path below the entry.
type Mistake struct {
	Off   int
	Field string
	Msg   string
}

// Parse reads a manifest: a JSON object keyed by capability name. source names it in
// errors. Every mistake is reported, joined by errors.Join; a manifest with a mistake
// loads nothing.
func Parse(source string, document []byte) (*Manifest, error) {
	switch {
	case len(document) > maxManifest:
		return nil, fmt.Errorf("script manifest `%s` is larger than %d bytes", source, maxManifest)
	case !ledger.ValidJSON(document):
		return nil, fmt.Errorf("failed to parse script manifest `%s`: not valid JSON", source)
	}
	root := gjson.ParseBytes(document)
	if !root.IsObject() {
		return nil, fmt.Errorf("script manifest `%s` must be a JSON object keyed by capability name", source)
	}
	m := &Manifest{Source: source}
	var errs []error
	fail := func(format string, args ...any) { errs = append(errs, fmt.Errorf(format, args...)) }
	root.ForEach(func(k, v gjson.Result) bool {
		name := k.String()
		if err := CheckName(name); err != nil {
			fail("%w", err)
		} else if m.Entry(name) != nil {
			fail("script manifest key `%s` is given twice", name)
		}
		e, mistakes := ParseEntry(name, v)
		for _, mi := range mistakes {
			fail("%s", mi.Msg)
		}
		m.Entries = append(m.Entries, e)
		return len(errs) < maxMistakes && len(m.Entries) <= maxEntries
	})
	if len(m.Entries) > maxEntries {
		fail("script manifest `%s` has more than %d entries", source, maxEntries)
	}
	if len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	slices.SortFunc(m.Entries, func(a, b *Entry) int { return strings.Compare(a.Name, b.Name) })
	return m, nil
}

// maxMistakes is how many mistakes of a manifest are reported.
const maxMistakes = 20

// toolNames are those of the tools that every agent knows.
var toolNames = []string{"bash", "read", "write", "edit", "ls", "find", "grep", "recall", "command", "limits"}

// CheckName fails unless name can be that of a capability.
func CheckName(name string) error {
	if name == "raw" {
		return errors.New("script manifest key `raw` is reserved: `script.raw` is the raw dev-exec capability id; rename the entry")
	}
	for i, c := range []byte(name) {
		if !(c >= 'a' && c <= 'z' || c == '_' || i > 0 && c >= '0' && c <= '9') {
			return fmt.Errorf("script manifest key `%s` is invalid: keys must match [a-z_][a-z0-9_]*", name)
		}
	}
	switch {
	case name == "" || len(name) > 64:
		return fmt.Errorf("script manifest key `%s` is invalid: keys have 1 to 64 characters", name)
	case strings.HasPrefix(name, "mcp__"):
		return fmt.Errorf("script manifest key `%s` is reserved: `mcp__` begins the names of an app's tools", name)
	case slices.Contains(toolNames, name):
		return fmt.Errorf("script manifest key `%s` is reserved: `%s` is the name of a tool or resource", name, name)
	}
	return nil
}

// controlPlane are programs that a capability may not execute: a script must not
// govern its own run.
var controlPlane = []string{"whip", "ambit", "ambit-cloud"}

// entryReader reads an entry and collects mistakes.
type entryReader struct {
	name     string
	mistakes []Mistake
}

func (r *entryReader) fail(v gjson.Result, field, format string, args ...any) {
	if len(r.mistakes) < maxMistakes {
		r.mistakes = append(r.mistakes, Mistake{v.Index, field, "script manifest entry `" + r.name + "` " + fmt.Sprintf(format, args...)})
	}
}

// ParseEntry reads one entry of a manifest, which must be valid JSON. With a mistake the
// entry is not complete.
func ParseEntry(name string, v gjson.Result) (*Entry, []Mistake) {
	r := &entryReader{name: name}
	e := &Entry{Name: name, Timeout: DefaultTimeout, OutputLimit: DefaultOutputLimit, Network: NetworkHost, Limits: defaultLimits()}
	if !v.IsObject() {
		r.fail(v, "", "must be a JSON object")
		return e, r.mistakes
	}
	readers := map[string]func(gjson.Result){
		"argv":         func(f gjson.Result) { r.argv(e, f) },
		"sha256":       func(f gjson.Result) { e.SHA256 = r.digest(f, "sha256", "sha256") },
		"files":        func(f gjson.Result) { r.files(e, f) },
		"env":          func(f gjson.Result) { r.env(e, f) },
		"description":  func(f gjson.Result) { e.Description = r.text(f, "description") },
		"input":        func(f gjson.Result) { e.Input = r.schema(f, "input") },
		"output":       func(f gjson.Result) { e.Output = r.schema(f, "output") },
		"each":         func(f gjson.Result) { e.Each = r.flag(f, "each") },
		"hermetic":     func(f gjson.Result) { e.Hermetic = r.flag(f, "hermetic") },
		"timeout":      func(f gjson.Result) { r.timeout(e, f) },
		"output_limit": func(f gjson.Result) { e.OutputLimit = r.number(f, "output_limit", 1, MaxOutputLimit) },
		"network":      func(f gjson.Result) { r.network(e, f) },
		"cwd":          func(f gjson.Result) { e.Cwd = r.path(f, "cwd") },
		"write":        func(f gjson.Result) { r.write(e, f) },
		"limits":       func(f gjson.Result) { r.limits(e, f) },
	}
	seen := map[string]bool{}
	v.ForEach(func(k, f gjson.Result) bool {
		read := readers[k.String()]
		switch {
		case read == nil:
			r.fail(f, k.String(), "has an unknown field `%s`", k.String())
		case seen[k.String()]:
			r.fail(f, k.String(), "has the field `%s` twice", k.String())
		default:
			seen[k.String()] = true
			read(f)
		}
		return true
	})
	if !seen["argv"] {
		r.fail(v, "", "must have argv array")
	}
	if !seen["sha256"] {
		r.fail(v, "", "must have sha256 string")
	}
	if e.Each && e.Output == nil && seen["each"] && len(r.mistakes) == 0 {
		r.fail(v, "each", "each needs an `output` schema")
	}
	e.canonical = e.canonicalForm()
	return e, r.mistakes
}

func (r *entryReader) argv(e *Entry, f gjson.Result) {
	if !f.IsArray() {
		r.fail(f, "argv", "must have argv array")
		return
	}
	f.ForEach(func(_, a gjson.Result) bool {
		switch s := a.String(); {
		case a.Type != gjson.String:
			r.fail(a, "argv", "argv values must be strings")
		case strings.IndexByte(s, 0) >= 0 || len(s) > maxText:
			r.fail(a, "argv", "argv values must not hold a NUL byte and have at most %d bytes", maxText)
		case slices.Contains(controlPlane, path.Base(s)):
			r.fail(a, "argv", "argv may not execute the `%s` control-plane binary", path.Base(s))
		default:
			e.Argv = append(e.Argv, s)
		}
		return len(e.Argv) <= maxArgv
	})
	switch {
	case len(f.Array()) == 0 || len(e.Argv) > 0 && e.Argv[0] == "":
		r.fail(f, "argv", "argv must not be empty")
	case len(e.Argv) > maxArgv:
		r.fail(f, "argv", "argv has more than %d values", maxArgv)
	}
}

// digest reads 64 hex digits, with or without the prefix `sha256:`.
func (r *entryReader) digest(f gjson.Result, field, what string) string {
	if f.Type != gjson.String {
		r.fail(f, field, "must have %s string", what)
		return ""
	}
	s := f.Str
	for strings.HasPrefix(s, "sha256:") {
		s = s[len("sha256:"):]
	}
	s = strings.ToLower(s)
	if len(s) != 64 || strings.Trim(s, "0123456789abcdef") != "" {
		r.fail(f, field, "%s must be a 64-character hex digest", what)
		return ""
	}
	return s
}

func (r *entryReader) files(e *Entry, f gjson.Result) {
	if !f.IsArray() {
		r.fail(f, "files", "files must be an array of {path, sha256}")
		return
	}
	f.ForEach(func(_, one gjson.Result) bool {
		field := "files[" + strconv.Itoa(len(e.Files)) + "]"
		var file File
		if !one.IsObject() {
			r.fail(one, field, "%s must be an object {path, sha256}", field)
		}
		given := map[string]bool{}
		one.ForEach(func(k, v gjson.Result) bool {
			if given[k.String()] {
				r.fail(v, field, "%s has the field `%s` twice", field, k.String())
			}
			given[k.String()] = true
			switch k.String() {
			case "path":
				file.Path = r.path(v, field+".path")
			case "sha256":
				file.SHA256 = r.digest(v, field+".sha256", field+".sha256")
			default:
				r.fail(v, field, "%s has an unknown field `%s`", field, k.String())
			}
			return true
		})
		if one.IsObject() && (!one.Get("path").Exists() || !one.Get("sha256").Exists()) {
			r.fail(one, field, "%s must have path and sha256", field)
		}
		if slices.ContainsFunc(e.Files, func(o File) bool { return path.Clean(o.Path) == path.Clean(file.Path) }) {
			r.fail(one, field, "%s pins `%s` twice", field, file.Path)
		}
		e.Files = append(e.Files, file)
		return len(e.Files) <= maxFiles
	})
	if len(e.Files) > maxFiles {
		r.fail(f, "files", "files has more than %d entries", maxFiles)
	}
}

func (r *entryReader) env(e *Entry, f gjson.Result) {
	if !f.IsObject() {
		r.fail(f, "env", "env must be an object")
		return
	}
	f.ForEach(func(k, v gjson.Result) bool {
		name := k.String()
		field := "env." + name
		from, ok := strings.CutPrefix(v.Str, "env:")
		switch {
		case v.Type != gjson.String:
			r.fail(v, field, "env value `%s` must be a string reference", name)
		case !ok || !validVariable(from):
			r.fail(v, field, "env value `%s` must use an env: reference", name)
		case !validVariable(name):
			r.fail(v, field, "env name `%s` must match [A-Za-z_][A-Za-z0-9_]*", name)
		case choosesCode(name):
			r.fail(v, field, "env name `%s` is refused: its value chooses code that nothing pins", name)
		case slices.ContainsFunc(e.Env, func(o EnvRef) bool { return o.Name == name }):
			r.fail(v, field, "env name `%s` is given twice", name)
		}
		e.Env = append(e.Env, EnvRef{name, from})
		return len(e.Env) <= maxEnv
	})
	if len(e.Env) > maxEnv {
		r.fail(f, "env", "env has more than %d names", maxEnv)
	}
	slices.SortFunc(e.Env, func(a, b EnvRef) int { return strings.Compare(a.Name, b.Name) })
}

// codeVariables have interpreters and the dynamic linker run or load something before, or
// in place of, what is pinned; some take program text by value.
var codeVariables = []string{"BASH_ENV", "ENV", "SHELLOPTS", "BASHOPTS", "PS4", "PROMPT_COMMAND", "PERL5OPT", "PERL5DB", "PERL5LIB", "PERLLIB",
	"PYTHONPATH", "PYTHONHOME", "PYTHONSTARTUP", "RUBYOPT", "RUBYLIB", "NODE_OPTIONS", "NODE_PATH", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS",
	"CLASSPATH", "LUA_INIT", "LUA_PATH", "LUA_CPATH", "AWKPATH", "AWKLIBPATH", "PHPRC", "PHP_INI_SCAN_DIR", "GCONV_PATH", "GLIBC_TUNABLES"}

// choosesCode reports whether a variable's value may make other bytes run than those that
// are pinned.
func choosesCode(name string) bool {
	return strings.HasPrefix(name, "LD_") || strings.HasPrefix(name, "DYLD_") || slices.Contains(codeVariables, name)
}

func validVariable(s string) bool {
	for i, c := range []byte(s) {
		if !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || i > 0 && c >= '0' && c <= '9') {
			return false
		}
	}
	return s != "" && len(s) <= 256
}

func (r *entryReader) text(f gjson.Result, field string) string {
	switch {
	case f.Type != gjson.String:
		r.fail(f, field, "%s must be a string", field)
	case len(f.Str) > maxText:
		r.fail(f, field, "%s has more than %d bytes", field, maxText)
	}
	return f.String()
}

func (r *entryReader) path(f gjson.Result, field string) string {
	s := r.text(f, field)
	if f.Type == gjson.String && (s == "" || strings.IndexByte(s, 0) >= 0) {
		r.fail(f, field, "%s must be a path", field)
	}
	return s
}

func (r *entryReader) flag(f gjson.Result, field string) bool {
	if !f.IsBool() {
		r.fail(f, field, "%s must be a boolean", field)
	}
	return f.Bool()
}

func (r *entryReader) number(f gjson.Result, field string, low, high int64) int64 {
	n := f.Int()
	if f.Type != gjson.Number || f.Float() != float64(n) || n < low || n > high {
		r.fail(f, field, "%s must be a whole number from %d to %d", field, low, high)
	}
	return n
}

// timeout is a number of seconds, or text such as "90s" or "2m".
func (r *entryReader) timeout(e *Entry, f gjson.Result) {
	d, err := time.ParseDuration(f.Str)
	if f.Type == gjson.Number {
		d, err = time.Duration(min(f.Float(), 1e6)*float64(time.Second)), nil
	}
	if err != nil || d < time.Millisecond || d > MaxTimeout {
		r.fail(f, "timeout", "timeout must be seconds, or a duration such as \"90s\", of at most %s", MaxTimeout)
		return
	}
	e.Timeout = d.Truncate(time.Millisecond)
}

func (r *entryReader) network(e *Entry, f gjson.Result) {
	if f.Type != gjson.String || f.Str != NetworkHost && f.Str != NetworkNone {
		r.fail(f, "network", "network must be \"host\" or \"none\"")
		return
	}
	e.Network = f.Str
}

func (r *entryReader) write(e *Entry, f gjson.Result) {
	e.Write = []string{}
	if !f.IsArray() {
		r.fail(f, "write", "write must be an array of paths")
		return
	}
	f.ForEach(func(_, p gjson.Result) bool {
		e.Write = append(e.Write, r.path(p, "write["+strconv.Itoa(len(e.Write))+"]"))
		return len(e.Write) <= maxFiles
	})
	if len(e.Write) > maxFiles {
		r.fail(f, "write", "write has more than %d paths", maxFiles)
	}
}

func (r *entryReader) limits(e *Entry, f gjson.Result) {
	if !f.IsObject() {
		r.fail(f, "limits", "limits must be an object")
		return
	}
	given := map[string]bool{}
	f.ForEach(func(k, v gjson.Result) bool {
		field := "limits." + k.String()
		if given[field] {
			r.fail(v, field, "has the field `%s` twice", field)
		}
		given[field] = true
		switch k.String() {
		case "processes":
			e.Limits.Processes = r.number(v, field, 1, 4096)
		case "memory_bytes":
			e.Limits.MemoryBytes = r.number(v, field, 1<<20, 1<<44)
		case "file_bytes":
			e.Limits.FileBytes = r.number(v, field, 1, 1<<44)
		case "open_files":
			e.Limits.OpenFiles = r.number(v, field, 16, 65536)
		default:
			r.fail(v, field, "has an unknown field `%s` (known: processes, memory_bytes, file_bytes, open_files)", field)
		}
		return true
	})
}

func (r *entryReader) schema(f gjson.Result, field string) *Schema {
	s, err := CompileSchema([]byte(f.Raw))
	if err != nil {
		r.fail(f, field, "%s is not a schema: %v", field, err)
	}
	return s
}

// canonicalForm is all that the entry says, defaults spelled out.
func (e *Entry) canonicalForm() []byte {
	texts := func(list []string) []ledger.Value {
		vs := make([]ledger.Value, len(list))
		for i, s := range list {
			vs[i] = s
		}
		return vs
	}
	files := make([]ledger.Value, len(e.Files))
	for i, f := range e.Files {
		files[i] = ledger.Object{{Name: "path", Value: f.Path}, {Name: "sha256", Value: f.SHA256}}
	}
	env := ledger.Object{}
	for _, v := range e.Env {
		env = append(env, ledger.Member{Name: v.Name, Value: "env:" + v.From})
	}
	o := ledger.Object{{Name: "argv", Value: texts(e.Argv)}, {Name: "sha256", Value: e.SHA256}, {Name: "files", Value: files}, {Name: "env", Value: env},
		{Name: "description", Value: e.Description}, {Name: "each", Value: e.Each}, {Name: "hermetic", Value: e.Hermetic},
		{Name: "timeout_ms", Value: e.Timeout.Milliseconds()}, {Name: "output_limit", Value: e.OutputLimit}, {Name: "network", Value: e.Network}, {Name: "cwd", Value: e.Cwd},
		{Name: "limits", Value: ledger.Object{{Name: "processes", Value: e.Limits.Processes}, {Name: "memory_bytes", Value: e.Limits.MemoryBytes},
			{Name: "file_bytes", Value: e.Limits.FileBytes}, {Name: "open_files", Value: e.Limits.OpenFiles}}}}
	if e.Write != nil {
		o = append(o, ledger.Member{Name: "write", Value: texts(e.Write)})
	}
	if e.Input != nil {
		o = append(o, ledger.Member{Name: "input", Value: ledger.Raw(e.Input.JSON())})
	}
	if e.Output != nil {
		o = append(o, ledger.Member{Name: "output", Value: ledger.Raw(e.Output.JSON())})
	}
	return ledger.Canonical(nil, o)
}

func hexSum(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}
