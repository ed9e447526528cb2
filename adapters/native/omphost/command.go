package omphost

import (
	"encoding/json"
	"strings"

	"github.com/tidwall/gjson"

	"ambit/core/members"
)

// command is one of the six that a run takes. The seed names them and does not say what
// they hold: schemas/command.json is our assumption.
type command struct {
	Type string

	message string // of a prompt

	id    string         // of a question or a capability call
	reply map[string]any // as omp takes it

	name        string // of a browser action
	description string
	parameters  json.RawMessage

	result  string
	isError bool
}

// parseCommand checks a command. actions are the browser actions that may be registered.
func parseCommand(body []byte, actions map[string]string) (*command, error) {
	r, err := members.Parse(body, "field")
	if err != nil {
		return nil, invalid("body: %v", err)
	}
	c := &command{Type: r.Text("type")}
	switch c.Type {
	case "prompt":
		if c.message = r.Text("message"); strings.TrimSpace(c.message) == "" {
			r.Fail("field `message` must not be empty")
		}
	case "cancel":
	case "reply":
		c.id = identifier(r)
		c.reply = answerOf(r)
	case "capability_register":
		c.name = action(r, actions)
		c.description = r.OptionalText("description", "")
		c.parameters = json.RawMessage(`{"type":"object"}`)
		switch p := r.Get("parameters"); {
		case p.IsObject():
			if t := p.Get("type"); t.Exists() && t.String() != "object" {
				r.Fail("field `parameters` must be the JSON Schema of an object")
			}
			c.parameters = json.RawMessage(p.Raw)
		case p.Exists():
			r.Fail("field `parameters` must be a JSON Schema")
		}
		if len(c.parameters)+len(c.description) > maxToolBytes {
			r.Fail("a browser action's definition has at most %d bytes", maxToolBytes)
		}
	case "capability_deregister":
		c.name = action(r, actions)
	case "capability_result":
		c.id = identifier(r)
		c.isError = r.Flag("isError")
		if v := r.Get("result"); v.Type == gjson.String {
			c.result = v.String()
		} else {
			c.result = v.Raw
		}
	default:
		return nil, invalid("field `type` must be prompt, cancel, reply, capability_register, capability_deregister or capability_result")
	}
	if err := r.Done(); err != nil {
		return nil, invalid("body: %v", err)
	}
	return c, nil
}

func identifier(r *members.Reader) string {
	id := r.Text("id")
	if id == "" || len(id) > 256 {
		r.Fail("field `id` must have 1 to 256 characters")
	}
	return id
}

func action(r *members.Reader, actions map[string]string) string {
	name := r.Text("name")
	if _, ok := actions[name]; !ok {
		r.Fail("field `name`: `%.128s` is not a declared browser action", name)
	}
	return name
}

// answerOf is the answer to a question: a value, yes or no, or none.
func answerOf(r *members.Reader) map[string]any {
	given := map[string]any{}
	if v := r.Get("value"); v.Exists() {
		if v.Type != gjson.String {
			r.Fail("field `value` must be text")
		}
		given["value"] = v.String()
	}
	for _, name := range []string{"confirmed", "cancelled"} {
		if r.Has(name) {
			given[name] = r.Flag(name)
		}
	}
	if len(given) != 1 {
		r.Fail("a reply has one of `value`, `confirmed` and `cancelled`")
	}
	return given
}
