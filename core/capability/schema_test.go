package capability_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"ambit/core/capability"
)

// schemas are those whose verdicts another validator confirms.
var schemas = []string{
	`true`, `false`, `{}`,
	`{"type": "string"}`, `{"type": "integer"}`, `{"type": "number"}`, `{"type": "boolean"}`, `{"type": "null"}`, `{"type": "array"}`, `{"type": "object"}`,
	`{"type": ["string", "integer"]}`, `{"type": ["null", "array"]}`,
	`{"enum": [1, "a", null, [1, 2], {"a": 1, "b": 2}]}`, `{"const": 1.0}`, `{"const": {"b": [1], "a": 2}}`, `{"const": "a"}`, `{"enum": [true, 0]}`,
	`{"minimum": 1}`, `{"maximum": 3.5}`, `{"exclusiveMinimum": 1}`, `{"exclusiveMaximum": 2}`, `{"multipleOf": 0.01}`, `{"multipleOf": 3}`, `{"minimum": -1, "maximum": 1e2}`,
	`{"minLength": 2}`, `{"maxLength": 2}`, `{"pattern": "^a+$"}`, `{"pattern": "[0-9]"}`,
	`{"items": {"type": "integer"}}`, `{"prefixItems": [{"type": "integer"}, {"type": "string"}], "items": false}`, `{"prefixItems": [{"type": "string"}]}`, `{"minItems": 1, "maxItems": 2}`, `{"uniqueItems": true}`,
	`{"properties": {"a": {"type": "integer"}, "b": {"type": "string"}}}`, `{"required": ["a"]}`, `{"additionalProperties": false, "properties": {"a": true}}`,
	`{"additionalProperties": {"type": "integer"}}`, `{"patternProperties": {"^x": {"type": "integer"}}, "additionalProperties": false}`, `{"propertyNames": {"maxLength": 1}}`,
	`{"dependentRequired": {"a": ["b"]}}`, `{"minProperties": 1, "maxProperties": 1}`, `{"properties": {"a": false}}`,
	`{"allOf": [{"type": "integer"}, {"minimum": 2}]}`, `{"anyOf": [{"type": "string"}, {"minimum": 2}]}`, `{"oneOf": [{"type": "integer"}, {"minimum": 2}]}`, `{"not": {"type": "integer"}}`,
	`{"if": {"type": "integer"}, "then": {"minimum": 1}, "else": {"type": "string"}}`, `{"if": {"required": ["a"]}, "else": {"required": ["b"]}}`, `{"then": false}`,
	`{"$ref": "#/$defs/n", "$defs": {"n": {"type": "integer"}}}`, `{"$defs": {"t": {"type": "object", "properties": {"kids": {"type": "array", "items": {"$ref": "#/$defs/t"}}}, "additionalProperties": false}}, "$ref": "#/$defs/t"}`,
	`{"properties": {"a": {"$ref": "#"}}, "additionalProperties": false}`, `{"$ref": "#/$defs/a~1b~0c", "$defs": {"a/b~c": {"minimum": 2}}}`,
	`{"format": "date"}`, `{"format": "uuid"}`, `{"format": "date-time"}`,
	`{"title": "t", "description": "d", "default": 1, "examples": [1], "$comment": "c", "deprecated": true, "readOnly": true}`,
}

var values = []string{
	`null`, `true`, `false`, `0`, `-0`, `1`, `1.0`, `10e-1`, `1.5`, `2`, `3`, `3.5`, `3.50001`, `-1`, `-1.0000000000000000001`, `100`, `1e2`, `100.1`, `0.07`, `0.075`, `9007199254740993`, `1e300`, `4.35`,
	`""`, `"a"`, `"aa"`, `"aaa"`, `"äö"`, `"\u00e4"`, `"😀😀"`, `"5"`, `"b"`, `"2024-02-29"`, `"2023-02-29"`, `"2024-02-29T12:00:00Z"`, `"2024-02-29t12:00:00+01:00"`, `"123e4567-e89b-12d3-a456-426614174000"`, `"123e4567-e89b-12d3-a456-42661417400"`,
	`[]`, `[1]`, `[1, 2]`, `[1.0, 2e0]`, `[1, 1.0]`, `["a"]`, `[1, "a"]`, `[1, "a", 2]`, `[[1], [1]]`, `[{"a": 1, "b": 2}, {"b": 2, "a": 1}]`, `[null]`,
	`{}`, `{"a": 1}`, `{"a": "x"}`, `{"b": 1}`, `{"a": 1, "b": "x"}`, `{"a": 1, "b": 2}`, `{"b": 2, "a": 1.0}`, `{"x1": 1}`, `{"x1": "a"}`, `{"ab": 1}`, `{"a": {"a": {}}}`, `{"a": {"b": 1}}`, `{"a": 2, "b": [1]}`,
	`{"kids": [{"kids": []}, {}]}`, `{"kids": [{"kids": [{"other": 1}]}]}`, `{"kids": 1}`,
}

// TestSchemasAgreeWithAnotherValidator checks every value against every schema.
func TestSchemasAgreeWithAnotherValidator(t *testing.T) {
	for _, text := range schemas {
		doc, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		c := jsonschema.NewCompiler()
		c.AssertFormat()
		if err := c.AddResource("s.json", doc); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		oracle, err := c.Compile("s.json")
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		s, err := capability.CompileSchema([]byte(text))
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		for _, v := range values {
			instance, err := jsonschema.UnmarshalJSON(strings.NewReader(v))
			if err != nil {
				t.Fatal(err)
			}
			want := oracle.Validate(instance)
			if got := s.Check([]byte(v)); (got == nil) != (want == nil) {
				t.Errorf("%s of %s: %v, want %v", text, v, got, want)
			}
		}
	}
}

func TestMisfitsNameTheirPlace(t *testing.T) {
	s, err := capability.CompileSchema([]byte(`{"type": "object", "properties": {"a/b": {"type": "array", "items": {"type": "object", "required": ["x"], "properties": {"x": {"enum": [1, "y"]}, "n": {"type": "integer", "maximum": 5}}}}, "who": {"anyOf": [{"type": "integer"}, {"type": "object", "required": ["name"]}]}}, "additionalProperties": false}`))
	if err != nil {
		t.Fatal(err)
	}
	got := s.Check([]byte(`{"a/b": [{"x": 1}, {"x": 2, "n": 6.5}, 3, {}], "more": 1, "who": {}, "more": 2}`))
	want := []string{`/a~1b/1/x must be one of 1, "y"`, "/a~1b/1/n must be integer, not number", "/a~1b/2 must be object, not number", "/a~1b/3/x is required",
		"/more is not declared", "/who does not fit any of the 2 alternatives", "/who must be integer, not object", "/more occurs twice"}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got\n%v\nwant\n%v", got, want)
	}
}

func TestBadSchemasAreRefused(t *testing.T) {
	for _, tc := range []struct{ schema, want string }{
		{`[]`, "must be an object or a boolean"}, {`{`, "not valid JSON"}, {`{"type": "int"}`, "/type: `int` is no type"}, {`{"type": 1}`, "/type: must be an array of strings"},
		{`{"properties": {"a": 1}}`, "/properties/a: must be an object or a boolean"}, {`{"required": "a"}`, "/required: must be an array of strings"},
		{`{"minLength": -1}`, "/minLength: must be a whole number"}, {`{"minLength": 1.5}`, "/minLength"}, {`{"minimum": "1"}`, "/minimum: must be a number"}, {`{"multipleOf": 0}`, "/multipleOf: must be above 0"},
		{`{"pattern": "(?=a)"}`, "/pattern: the pattern is not one of RE2"}, {`{"pattern": "` + strings.Repeat("a", 2000) + `"}`, "more than 1000 bytes"}, {`{"format": "email"}`, "/format: is not one that is checked"},
		{`{"$ref": "http://127.0.0.1/x"}`, "/$ref: must be a JSON Pointer"}, {`{"$ref": "#/$defs/x"}`, "`$ref` names no schema"}, {`{"$ref": "#"}`, "`$ref` leads back to itself"},
		{`{"$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}}`, "leads back to itself"}, {`{"unevaluatedProperties": false}`, "/unevaluatedProperties: is not a keyword"},
		{`{"contains": {}}`, "is not a keyword"}, {`{"enum": []}`, "/enum"}, {`{"enum": [1], "const": 1}`, "exclude each other"}, {`{"type": "string", "type": "integer"}`, "given twice"},
		{`{"additionalProperties": 1}`, "/additionalProperties"}, {`{"allOf": []}`, "/allOf"}, {`{"patternProperties": {"(": {}}}`, "/patternProperties"}, {`{"minimum": 1e99999999}`, "/minimum"},
		{`{"dependentRequired": {"a": 1}}`, "/dependentRequired"}, {strings.Repeat(`{"not":`, 300) + "{}" + strings.Repeat("}", 300), "not valid JSON"}, {`{"$comment": "` + strings.Repeat("a", 1<<18) + `"}`, "larger than"},
	} {
		if _, err := capability.CompileSchema([]byte(tc.schema)); err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%.80s: %v, want %q", tc.schema, err, tc.want)
		}
	}
}

// TestChecksAreBounded checks values that would take for ever, or the stack.
func TestChecksAreBounded(t *testing.T) {
	twice := `{"$defs": {"t": {"anyOf": [{"type": "array", "items": {"$ref": "#/$defs/t"}}, {"type": "array", "maxItems": 2, "items": {"$ref": "#/$defs/t"}}, {"const": 1}]}}, "$ref": "#/$defs/t"}`
	loop := `{"allOf": [{"$ref": "#"}]}`
	for name, tc := range map[string]struct{ schema, value string }{
		"branches": {twice, strings.Repeat("[", 100) + "2" + strings.Repeat("]", 100)},
		"loop":     {loop, `{}`},
		"large":    {`{"type": "array", "items": {"type": "array", "items": {"allOf": [{"minimum": 1}, {"minimum": 2}]}}}`, "[[" + strings.Repeat("1,", 3_000_000) + "1]]"},
	} {
		s, err := capability.CompileSchema([]byte(tc.schema))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		began := time.Now()
		if got := s.Check([]byte(tc.value)); len(got) == 0 || len(got) > 20 {
			t.Errorf("%s: %v", name, got)
		}
		t.Logf("%s: %s", name, time.Since(began))
	}
	s, err := capability.CompileSchema([]byte(`{"multipleOf": 1e-9999}`))
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Check([]byte(`1e9999`)); got != nil {
		t.Error(got)
	}
	if got := s.Check([]byte(`1e10001`)); len(got) != 1 || !strings.Contains(got[0].Message, "exponent") {
		t.Error(got)
	}
	deep := []byte(strings.Repeat("[", 10_000) + strings.Repeat("]", 10_000))
	if got := s.Check(deep); len(got) != 1 || got[0].Message != "is not valid JSON" {
		t.Error(got)
	}
}

// FuzzSchema looks for schemas and values that end the program, or whose own spelling is
// another schema.
func FuzzSchema(f *testing.F) {
	for i, s := range schemas {
		f.Add([]byte(s), []byte(values[i%len(values)]))
	}
	f.Fuzz(func(t *testing.T, schema, value []byte) {
		s, err := capability.CompileSchema(schema)
		if err != nil {
			return
		}
		again, err := capability.CompileSchema(s.JSON())
		if err != nil || !bytes.Equal(again.JSON(), s.JSON()) {
			t.Fatalf("%q is spelled %q: %v", schema, s.JSON(), err)
		}
		if fmt.Sprint(s.Check(value)) != fmt.Sprint(again.Check(value)) && !bytes.Contains(schema, []byte(`"enum"`)) {
			t.Fatalf("%q and %q differ about %q: %v, %v", schema, s.JSON(), value, s.Check(value), again.Check(value))
		}
	})
}
