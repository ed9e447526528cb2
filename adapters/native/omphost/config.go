package omphost

import (
	_ "embed"
	"encoding/json"
	"path/filepath"
)

//go:embed config.yml
var settings []byte

// fixedVariables are those of every child's environment; the credentials come on top.
var fixedVariables = []string{"PATH", "LANG", "HOME", "SKAILE_HOME", "TMPDIR"}

// ompName is the name under which omp knows a provider of the registry: none of its own
// begin like that.
func ompName(p *provider) string { return "app-" + p.id }

// roles are those of omp that a model can have.
var roles = []string{"default", "smol", "slow", "tiny", "task", "plan", "commit"}

// settingsFile is config.yml: the fixed settings, and the run's model in each role. What
// is added is JSON, which is YAML.
func (s *snapshot) settingsFile() []byte {
	name := ompName(s.chosen) + "/" + s.model
	models := map[string]string{}
	for _, r := range roles {
		models[r] = name
	}
	add := func(b []byte, key string, v any) []byte {
		b = append(append(b, key...), ": "...)
		return append(append(b, encode(v)...), '\n')
	}
	b := append([]byte(nil), settings...)
	b = add(b, "modelRoles", models)
	enabled := []string{}
	for i := range s.providers {
		enabled = append(enabled, ompName(&s.providers[i])+"/*")
	}
	return add(b, "enabledModels", enabled)
}

type ompModel struct {
	ID            string         `json:"id"`
	Name          string         `json:"name"`
	Reasoning     bool           `json:"reasoning"`
	Input         []string       `json:"input"`
	ContextWindow int64          `json:"contextWindow"`
	MaxTokens     int64          `json:"maxTokens"`
	Cost          map[string]int `json:"cost"`
}

type ompProvider struct {
	BaseURL            string     `json:"baseUrl"`
	API                string     `json:"api"`
	APIKey             string     `json:"apiKey,omitempty"`
	Auth               string     `json:"auth,omitempty"`
	DisableStrictTools bool       `json:"disableStrictTools"`
	Models             []ompModel `json:"models"`
}

// Sizes of a model whose registry entry does not tell them, in tokens.
const (
	defaultContext = 128_000
	defaultOutput  = 8_192
)

// modelsFile is models.yml: each provider with the name of the variable that holds its
// credential, never the credential. addresses are those in the gateway, which adds what
// else the registry wants to be sent.
func (s *snapshot) modelsFile(addresses map[*provider]string, tokens bool) []byte {
	providers := map[string]ompProvider{}
	for i := range s.providers {
		p := &s.providers[i]
		o := ompProvider{BaseURL: addresses[p], API: p.api, APIKey: p.variable, DisableStrictTools: true}
		if p.reference == "" && !tokens {
			o.APIKey, o.Auth = "", "none"
		}
		models := p.models
		if p == s.chosen && len(models) == 0 {
			models = []modelEntry{{id: s.model}}
		}
		o.Models = []ompModel{}
		for _, m := range models {
			one := ompModel{ID: m.id, Name: m.name, Reasoning: m.reason, Input: []string{"text"}, ContextWindow: m.context, MaxTokens: m.output,
				Cost: map[string]int{"input": 0, "output": 0, "cacheRead": 0, "cacheWrite": 0}}
			if one.Name == "" {
				one.Name = m.id
			}
			if m.images {
				one.Input = append(one.Input, "image")
			}
			if one.ContextWindow == 0 {
				one.ContextWindow = defaultContext
			}
			if one.MaxTokens == 0 {
				one.MaxTokens = defaultOutput
			}
			o.Models = append(o.Models, one)
		}
		providers[ompName(p)] = o
	}
	return encode(map[string]any{"providers": providers})
}

// arguments are omp's, behind the command that starts it.
func (s *snapshot) arguments(dir string) []string {
	return []string{"--mode", "rpc", "--cwd", filepath.Join(dir, "work"), "--model", ompName(s.chosen) + "/" + s.model, "--thinking", "off",
		"--system-prompt", filepath.Join(dir, promptFile), "--no-tools", "--no-lsp", "--no-pty", "--no-skills", "--no-rules", "--no-extensions", "--no-title", "--no-session"}
}

// encode is v as JSON; v is always something that has such a form.
func encode(v any) []byte {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return b
}
