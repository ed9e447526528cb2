package omphost

import (
	"encoding/json"
	"strings"

	"ambit/actors/toolspec"
	"ambit/core/authority"
)

// definition is a tool as omp is told about it.
type definition struct {
	Name        string          `json:"name"`
	Label       string          `json:"label"` // the tool's own name
	Description string          `json:"description"`
	LoadMode    string          `json:"loadMode"`
	Parameters  json.RawMessage `json:"parameters"`
}

// define is a tool that a model calls by another name, perhaps, than its own. omp takes
// none without a description.
func define(called, name, description, parameters string) definition {
	if strings.TrimSpace(description) == "" {
		description = "Calls " + name + "."
	}
	return definition{Name: called, Label: name, Description: description, LoadMode: "essential", Parameters: json.RawMessage(parameters)}
}

// governedTools are the definitions of what the authority offers, in its order.
func governedTools(auth *authority.Authority) (list []definition) {
	for _, s := range toolspec.For(auth) {
		list = append(list, define(governedName(s.Name), s.Name, s.Description, s.Input))
	}
	return list
}
