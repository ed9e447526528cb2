package omphost

import (
	"fmt"
	"net/url"
	"slices"
	"strings"

	"github.com/tidwall/gjson"
)

// Bounds of a registry.
const (
	maxProviders = 64
	maxModels    = 256  // of a provider
	maxPairs     = 64   // headers, or query parameters
	maxValue     = 8192 // bytes of one text in it
)

// A RegistryError says what is wrong with a provider registry, or with the model that is
// to be one of it.
type RegistryError struct{ Message string }

func (e *RegistryError) Error() string { return e.Message }

func badRegistry(format string, args ...any) error {
	return &RegistryError{fmt.Sprintf(format, args...)}
}

// provider is one enabled llm entry of a registry.
type provider struct {
	id        string
	api       string
	baseURL   *url.URL
	headers   [][2]string
	query     [][2]string
	models    []modelEntry
	reference string // the name in credentialEnv; "" if it needs none
	variable  string // under which the child finds the credential
}

type modelEntry struct {
	id      string
	name    string
	context int64
	output  int64
	reason  bool
	images  bool
}

// snapshot is what of a registry a run may use.
type snapshot struct {
	providers []provider
	chosen    *provider // of the run's model
	model     string
}

// apis are the protocols of model endpoints that omp speaks with a key alone.
var apis = []string{"openai-completions", "openai-responses", "anthropic-messages", "google-generative-ai"}

// newSnapshot keeps the enabled llm entries of a registry and finds the model, which is
// PROVIDER/MODEL, in them. It knows nothing of HTTP and changes nothing.
func newSnapshot(registry gjson.Result, modelName string) (*snapshot, error) {
	if !registry.IsObject() {
		return nil, badRegistry("field `registry` must be an object")
	}
	list, err := member(registry, "registry", "providers")
	if err != nil {
		return nil, err
	}
	if !list.IsArray() {
		return nil, badRegistry("`registry.providers` must be a list")
	}
	s := &snapshot{}
	ids := map[string]bool{}
	for i, v := range list.Array() {
		at := fmt.Sprintf("registry.providers[%d]", i)
		if i == maxProviders {
			return nil, badRegistry("`registry.providers` has more than %d entries", maxProviders)
		}
		p, keep, err := readProvider(v, at)
		if err != nil {
			return nil, err
		}
		if ids[p.id] {
			return nil, badRegistry("%s: the id `%s` occurs twice", at, p.id)
		}
		ids[p.id] = true
		if keep {
			s.providers = append(s.providers, p)
		}
	}
	if err := s.nameVariables(); err != nil {
		return nil, err
	}
	for _, p := range s.providers {
		for _, h := range p.headers {
			if s.resolves(h[1]) {
				return nil, badRegistry("provider `%s`: the value of header `%s` names a variable of the agent's environment", p.id, h[0])
			}
		}
	}
	return s, s.choose(modelName)
}

// choose finds the run's model.
func (s *snapshot) choose(name string) error {
	id, model, ok := strings.Cut(name, "/")
	if !ok || id == "" || model == "" {
		return badRegistry("field `model` must be PROVIDER/MODEL")
	}
	if len(model) > 256 || strings.ContainsFunc(model, func(c rune) bool { return c <= ' ' || c == 0x7f }) {
		return badRegistry("field `model`: a model's name has at most 256 characters, without blanks")
	}
	for i := range s.providers {
		if p := &s.providers[i]; p.id == id {
			if len(p.models) > 0 && !p.has(model) {
				return badRegistry("provider `%s` does not list the model `%s`", id, model)
			}
			s.chosen, s.model = p, model
			return nil
		}
	}
	return badRegistry("field `model`: `%s` is not an enabled `llm` provider of the registry", id)
}

func (p *provider) has(model string) bool {
	for _, m := range p.models {
		if m.id == model {
			return true
		}
	}
	return false
}

// nameVariables gives each credential its variable.
func (s *snapshot) nameVariables() error {
	taken := map[string]string{}
	for i := range s.providers {
		p := &s.providers[i]
		p.variable = "SKAILE_AIP_" + strings.Map(func(c rune) rune {
			switch {
			case c >= 'a' && c <= 'z':
				return c - 'a' + 'A'
			case c >= 'A' && c <= 'Z', c >= '0' && c <= '9':
				return c
			}
			return '_'
		}, p.id) + "_KEY"
		if other, ok := taken[p.variable]; ok {
			return badRegistry("the providers `%s` and `%s` would both get the variable %s", other, p.id, p.variable)
		}
		taken[p.variable] = p.id
	}
	return nil
}

// resolves reports whether omp would take a value of its configuration for the name of a
// variable, and use that variable's value instead.
func (s *snapshot) resolves(value string) bool {
	if slices.Contains(fixedVariables, value) {
		return true
	}
	return slices.ContainsFunc(s.providers, func(p provider) bool { return p.variable == value })
}

// member is a member of an object that has it at most once.
func member(v gjson.Result, at, name string) (found gjson.Result, err error) {
	v.ForEach(func(k, val gjson.Result) bool {
		if k.String() == name {
			if found.Exists() {
				err = badRegistry("%s: `%s` occurs twice", at, name)
			}
			found = val
		}
		return err == nil
	})
	if found.Type == gjson.Null {
		found = gjson.Result{}
	}
	return found, err
}

// entry reads the members of one object of the registry; the first mistake stays.
type entry struct {
	v   gjson.Result
	at  string
	err error
}

func (e *entry) fail(format string, args ...any) {
	if e.err == nil {
		e.err = badRegistry("%s: %s", e.at, fmt.Sprintf(format, args...))
	}
}

func (e *entry) get(name string) gjson.Result {
	v, err := member(e.v, e.at, name)
	if e.err == nil {
		e.err = err
	}
	return v
}

func (e *entry) text(name string, required bool) string {
	v := e.get(name)
	switch {
	case !v.Exists() && !required:
		return ""
	case v.Type != gjson.String || required && v.String() == "":
		e.fail("`%s` must be text", name)
	case !plain(v.String()):
		e.fail("`%s` is too long, or has control characters in it", name)
	}
	return v.String()
}

// plain reports whether a text can stand in a header or a URL.
func plain(s string) bool {
	return len(s) <= maxValue && !strings.ContainsFunc(s, func(c rune) bool { return c < ' ' || c == 0x7f })
}

func (e *entry) number(name string) int64 {
	v := e.get(name)
	if v.Exists() && (v.Type != gjson.Number || float64(v.Int()) != v.Float() || v.Int() <= 0 || v.Int() > 1<<31) {
		e.fail("`%s` must be a positive whole number", name)
	}
	return v.Int()
}

func (e *entry) flag(name string) bool {
	v := e.get(name)
	if v.Exists() && !v.IsBool() {
		e.fail("`%s` must be true or false", name)
	}
	return v.Bool()
}

func (e *entry) pairs(name string) (list [][2]string) {
	v := e.get(name)
	if v.Exists() && !v.IsObject() {
		e.fail("`%s` must be an object", name)
		return nil
	}
	seen := map[string]bool{}
	v.ForEach(func(k, val gjson.Result) bool {
		key := strings.ToLower(k.String())
		switch {
		case val.Type != gjson.String || key == "":
			e.fail("`%s` must be an object of texts", name)
		case seen[key]:
			e.fail("`%s`: `%s` occurs twice", name, k.String())
		case len(list) == maxPairs:
			e.fail("`%s` has more than %d members", name, maxPairs)
		case !plain(k.String()) || !plain(val.String()):
			e.fail("`%s`: `%s` is too long, or has control characters in it", name, strings.ToValidUTF8(k.String(), "?"))
		case interpolates(k.String()) || interpolates(val.String()):
			e.fail("`%s`: ${…} is not interpolated: `%s`", name, k.String())
		}
		seen[key] = true
		list = append(list, [2]string{k.String(), val.String()})
		return e.err == nil
	})
	return list
}

func interpolates(s string) bool { return strings.Contains(s, "${") }

// readProvider reads one entry; keep says whether it is an enabled llm. Of others, only
// what tells them apart is read.
func readProvider(v gjson.Result, at string) (p provider, keep bool, err error) {
	if !v.IsObject() {
		return p, false, badRegistry("%s must be an object", at)
	}
	e := &entry{v: v, at: at}
	p.id = e.text("id", true)
	if e.err == nil && !validID(p.id) {
		e.fail("`id` is 1 to 64 of A-Z a-z 0-9 . _ -")
	}
	kind := e.text("kind", true)
	if on := e.get("enabled"); !on.IsBool() {
		e.fail("`enabled` must be true or false")
	} else {
		keep = kind == "llm" && on.Bool()
	}
	if e.err != nil || !keep {
		return p, false, e.err
	}
	if p.api = e.text("api", false); p.api == "" {
		p.api = apis[0]
	} else if !slices.Contains(apis, p.api) {
		e.fail("`api` must be one of %s", strings.Join(apis, ", "))
	}
	p.baseURL = e.address("base_url")
	p.headers = e.pairs("headers")
	for _, h := range p.headers {
		if !validToken(h[0]) {
			e.fail("`headers`: `%s` is not a header's name", h[0])
		}
		if strings.HasPrefix(h[1], "!") {
			e.fail("`headers`: the value of `%s` must not begin with `!`", h[0])
		}
	}
	p.query = e.pairs("query_params")
	p.reference = e.credential()
	p.models = e.models()
	return p, true, e.err
}

func validID(s string) bool {
	return len(s) <= 64 && s != "" && !strings.ContainsFunc(s, func(c rune) bool {
		return !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '.' || c == '_' || c == '-')
	})
}

// validToken is RFC 9110's token.
func validToken(s string) bool {
	return s != "" && !strings.ContainsFunc(s, func(c rune) bool {
		return !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || strings.ContainsRune("!#$%&'*+-.^_`|~", c))
	})
}

func (e *entry) address(name string) *url.URL {
	text := e.text(name, true)
	if interpolates(text) {
		e.fail("`%s`: ${…} is not interpolated", name)
	}
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil || u.RawQuery != "" || u.Fragment != "" {
		e.fail("`%s` must be an http or https URL without user, query and fragment", name)
	}
	return u
}

// credential is the name that the entry's credential refers to, or "" if it says that it
// needs none.
func (e *entry) credential() string {
	text := e.text("credential", false)
	auth := e.text("auth", false)
	if auth != "" && auth != "none" {
		e.fail("`auth` can only be `none`")
	}
	if text == "" {
		if auth != "none" {
			e.fail("`credential` is missing; a provider that needs none says `\"auth\": \"none\"`")
		}
		return ""
	}
	name, ok := strings.CutPrefix(text, "env:")
	if !ok || !validVariable(name) {
		e.fail("`credential` must be env:NAME; no other kind of reference is followed")
	}
	return name
}

func validVariable(s string) bool {
	for i, c := range []byte(s) {
		if !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || i > 0 && c >= '0' && c <= '9') {
			return false
		}
	}
	return s != "" && len(s) <= 128
}

func (e *entry) models() (list []modelEntry) {
	v := e.get("models")
	if v.Exists() && !v.IsArray() {
		e.fail("`models` must be a list")
		return nil
	}
	for i, item := range v.Array() {
		if i == maxModels {
			e.fail("`models` has more than %d entries", maxModels)
			return nil
		}
		one := &entry{v: item, at: fmt.Sprintf("%s.models[%d]", e.at, i)}
		var m modelEntry
		switch {
		case item.Type == gjson.String:
			m.id = item.String()
		case item.IsObject():
			m = modelEntry{id: one.text("id", true), name: one.text("name", false), context: one.number("context_window"),
				output: one.number("max_tokens"), reason: one.flag("reasoning"), images: one.flag("images")}
		default:
			one.fail("must be a name or an object")
		}
		if one.err == nil && (m.id == "" || !plain(m.id)) {
			one.fail("a model's name must be text")
		}
		if one.err != nil {
			e.fail("%s", strings.TrimPrefix(one.err.Error(), e.at))
			return nil
		}
		list = append(list, m)
	}
	return list
}
