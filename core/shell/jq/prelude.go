package jq

import (
	"fmt"
	"slices"
	"strings"
)

// prelude defines the builtins that are programs themselves. Each is parsed when a
// program first uses it.
var prelude = map[string]string{
	"values/0":           `select(. != null);`,
	"nulls/0":            `select(. == null);`,
	"booleans/0":         `select(type == "boolean");`,
	"numbers/0":          `select(type == "number");`,
	"strings/0":          `select(type == "string");`,
	"arrays/0":           `select(type == "array");`,
	"objects/0":          `select(type == "object");`,
	"iterables/0":        `select(type | . == "array" or . == "object");`,
	"scalars/0":          `select(type | . != "array" and . != "object");`,
	"scalars_or_empty/0": `select(type as $t | if $t == "array" or $t == "object" then length == 0 else true end);`,
	"finites/0":          `select(isinfinite or isnan | not);`,
	"normals/0":          `select(isnormal);`,
	"isfinite/0":         `type == "number" and (isinfinite | not);`,
	"first/0":            `.[0];`,
	"last/0":             `.[-1];`,
	"nth/1":              `.[$n];`,
	"nth/2":              `if $n < 0 then error("nth doesn't support negative indices") else last(limit($n + 1; f)) end;`,
	"in/1":               `. as $x | xs | has($x);`,
	"paths/1":            `. as $dot | paths | select(. as $p | $dot | getpath($p) | node_filter);`,
	"leaf_paths/0":       `paths(scalars);`,
	"_nwise/1":           `def n: if length <= $n then . else .[0:$n], (.[$n:] | n) end; n;`,
	"recurse_down/0":     `recurse;`,
	"todate/0":           `strftime("%Y-%m-%dT%H:%M:%SZ");`,
	"fromdateiso8601/0":  `strptime("%Y-%m-%dT%H:%M:%SZ") | mktime;`,
	"todateiso8601/0":    `strftime("%Y-%m-%dT%H:%M:%SZ");`,
	"fromdate/0":         `fromdateiso8601;`,
	"date/0":             `todate;`,
	"dateadd/2":          `. + n;`,
	"datesub/2":          `. - n;`,
	"combinations/0":     `if length == 0 then [] else .[0][] as $x | (.[1:] | combinations) as $w | [$x] + $w end;`,
	"combinations/1":     `. as $dot | [range(n)] | map($dot) | combinations;`,
	"pick/1":             `. as $top | reduce path(pathexps) as $p (null; setpath($p; $top | getpath($p)));`,
	"IN/1":               `any(s == .; .);`,
	"IN/2":               `any(src == s; .);`,
	"JOIN/2":             `[.[] | [., $idx[idx_expr]]];`,
	"JOIN/3":             `stream | [., $idx[idx_expr]];`,
	"JOIN/4":             `stream | [., $idx[idx_expr]] | join_expr;`,
}

// preludeParams names the parameters of the prelude's functions.
var preludeParams = map[string]string{
	"_nwise/1": "$n", "nth/1": "$n", "nth/2": "$n;f", "in/1": "xs", "paths/1": "node_filter", "dateadd/2": "u;n", "datesub/2": "u;n",
	"combinations/1": "n", "pick/1": "pathexps", "IN/1": "s", "IN/2": "src;s",
	"JOIN/2": "$idx;idx_expr", "JOIN/3": "$idx;stream;idx_expr", "JOIN/4": "$idx;stream;idx_expr;join_expr",
}

// preludeFunction gives a function of the prelude, resolved.
func (m *machine) preludeFunction(key string, r *resolver) *function {
	if fn, ok := m.defined[key]; ok {
		return fn
	}
	body, ok := prelude[key]
	if !ok {
		return nil
	}
	name, _, _ := strings.Cut(key, "/")
	params := preludeParams[key]
	if params != "" {
		params = "(" + params + ")"
	}
	src, err := m.parseProgram(fmt.Sprintf("def %s%s: %s", name, params, body), true)
	if err != nil {
		panic("prelude: " + key + ": " + err.Error())
	}
	fn := src.defs[0]
	if m.defined == nil {
		m.defined = map[string]*function{}
	}
	m.defined[key] = fn
	inside := r.inside
	r.inside = nil
	r.function(fn, nil)
	r.inside = inside
	return fn
}

// builtinNames lists name/arity of every builtin.
func builtinNames() []string {
	var names []string
	for n := range natives {
		names = append(names, n)
	}
	for n := range specials {
		names = append(names, n)
	}
	for n := range prelude {
		names = append(names, n)
	}
	slices.Sort(names)
	return slices.Compact(names)
}
