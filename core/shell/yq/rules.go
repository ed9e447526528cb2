package yq

import (
	"strconv"
	"strings"
)

// simple is a token of one operator.
func simple(c opCode) func(*machine, string) *token {
	return func(_ *machine, text string) *token {
		return &token{op: &op{code: c, text: text}, post: opTypes[c].post}
	}
}

// with is simple, with what set adds to the operator.
func with(c opCode, set func(o *op, text string)) func(*machine, string) *token {
	return func(m *machine, text string) *token {
		t := simple(c)(m, text)
		set(t.op, text)
		return t
	}
}

// assignable is an operator that becomes another one in front of =.
func assignable(get, assign opCode, set func(o *op, text string)) func(*machine, string) *token {
	return func(m *machine, text string) *token {
		t := simple(get)(m, text)
		t.assign = &op{code: assign, text: text}
		if set != nil {
			set(t.op, text)
			set(t.assign, text)
		}
		return t
	}
}

func bracket(k tokenKind, post bool, closer string) func(*machine, string) *token {
	return func(_ *machine, text string) *token {
		return &token{kind: k, post: post, text: text, closer: closer}
	}
}

func comments(k commentKinds) func(*op, string) {
	return func(o *op, _ string) { o.which = k }
}

func encode(f *format, indent int) func(*machine, string) *token {
	return with(opEncode, func(o *op, _ string) { o.format, o.number = f, indent })
}

func encodeIndent(f *format) func(*machine, string) *token {
	return with(opEncode, func(o *op, text string) { o.format, o.number = f, atoi(number(text)) })
}

func decode(f *format) func(*machine, string) *token {
	return with(opDecode, func(o *op, _ string) { o.format = f })
}

func load(f *format) func(*machine, string) *token {
	return with(opLoad, func(o *op, _ string) { o.format = f })
}

func literalValue(tag string) func(*machine, string) *token {
	return with(opValue, func(o *op, text string) {
		var err error
		switch {
		case tag == tagFloat:
			_, err = strconv.ParseFloat(text, 64)
		case tag == tagInt && len(text) > 1 && text[1]|0x20 == 'x':
			_, err = strconv.ParseInt(text[2:], 16, 64)
		case tag == tagInt:
			_, err = strconv.ParseInt(text, 10, 64)
		}
		if err != nil {
			fail("%v", err)
		}
		o.value = &node{kind: scalar, tag: tag, value: text}
	})
}

func compareWith(orEqual, greater bool) func(*machine, string) *token {
	return with(opCompare, func(o *op, _ string) { o.flag, o.flag2 = orEqual, greater })
}

func assign(update bool) func(*machine, string) *token {
	return with(opAssign, func(o *op, text string) {
		o.update, o.assign.keepAnchor, o.assign.clobber = update, true, strings.Contains(text, "c")
	})
}

func multiplyWith(c opCode) func(*machine, string) *token {
	return with(c, func(o *op, text string) {
		o.merge.appendArrays = strings.Contains(text, "+")
		o.merge.deepArrays = strings.Contains(text, "d")
		o.merge.walk = traversal{noCreate: strings.Contains(text, "?"), noFollow: true, exact: true}
		o.merge.assign = assignment{onlyNull: strings.Contains(text, "n"), clobber: strings.Contains(text, "c")}
	})
}

func pathStep(wrapped bool) func(*machine, string) *token {
	return with(opTraversePath, func(o *op, text string) {
		if strings.HasSuffix(text, "?") {
			o.walk.optional = true
			text = text[:len(text)-1]
		}
		text = text[1:]
		if wrapped {
			text = text[1 : len(text)-1]
		}
		o.index = step{key: text}
	})
}

func envWith(word string, str bool) func(*machine, string) *token {
	return with(opEnv, func(o *op, text string) {
		o.flag, o.index.key = str, text[len(word)+1:len(text)-1]
	})
}

func allComments(update bool) func(*machine, string) *token {
	return with(opAssignComment, func(o *op, _ string) {
		o.update, o.which = update, commentKinds{true, true, true}
	})
}

func atoi(s string) int {
	i, err := parseInt(s)
	if err != nil {
		fail("%v", err)
	}
	return i
}

// rules are yq's tokens in the order in which they are tried.
var rules []rule

func init() {
	w := func(words string, c opCode) rule { return rule{words: words, make: simple(c)} }
	mk := func(words string, f func(*machine, string) *token) rule { return rule{words: words, make: f} }
	fn := func(match func(string) int, f func(*machine, string) *token) rule { return rule{match: match, make: f} }
	expression := func(src string) func(*machine, string) *token {
		return func(_ *machine, text string) *token {
			return &token{op: &op{code: opExpression, text: text, index: step{key: src}}}
		}
	}
	rules = []rule{
		mk("line_?comment|lineComment", assignable(opComment, opAssignComment, comments(commentKinds{line: true}))),
		mk("head_?comment|headComment", assignable(opComment, opAssignComment, comments(commentKinds{head: true}))),
		mk("foot_?comment|footComment", assignable(opComment, opAssignComment, comments(commentKinds{foot: true}))),
		mk("(", bracket(tokOpen, false, "")), mk(")", bracket(tokClose, true, "")), mk(".[", bracket(tokOpenTraverse, false, "")),
		mk("[", bracket(tokOpenCollect, false, "")), fn(matchCloseCollect, bracket(tokCloseCollect, true, "")),
		mk("{", bracket(tokOpenObject, false, "")), mk("}", bracket(tokCloseObject, true, "")),
		mk("...", with(opRecurse, func(o *op, _ string) { o.flag = true })), w("..", opRecurse),
		fn(matchVariable, with(opVariable, func(o *op, text string) { o.index.key = text[1:] })),
		w("as", opAssignVariable), mk("ref", with(opAssignVariable, func(o *op, _ string) { o.flag = true })),
		fn(matchCreateMap, simple(opCreateMap)),
		w("length", opLength), w("line", opLine), w("column", opColumn), w("eval", opEval), w("to_?number", opToNumber),
		w("map_?values", opMapValues), w("map", opMap), w("filter", opFilter), w("pick", opPick), w("omit", opOmit),
		fn(withNumber("flatten", false), with(opFlatten, func(o *op, text string) { o.number = atoi(number(text)) })),
		mk("flatten", with(opFlatten, func(o *op, _ string) { o.number = -1 })),
		w("format_datetime", opFormatDateTime), w("now", opNow), w("tz", opTimeZone), w("from_?unix", opFromUnix), w("to_?unix", opToUnix),
		w("with_dtf", opWithDateFormat), w("error", opError), w("shuffle", opShuffle), w("sortKeys", opSortKeys), w("sort_?keys", opSortKeys),
		mk("array_?to_?map", expression(`(.[] | select(. != null) ) as $i ireduce({}; .[$i | key] = $i)`)),
		mk("root", expression("parent(-1)")),
		fn(withNumber("to_?yaml", false), encodeIndent(yamlFormat)), fn(withNumber("to_?xml", false), encodeIndent(xmlFormat)),
		fn(withNumber("to_?json", false), encodeIndent(jsonFormat)),
		mk("from_?yaml|@yamld|from_?json|@jsond", decode(yamlFormat)), mk("to_?yaml|@yaml", encode(yamlFormat, 2)),
		mk("to_?json", encode(jsonFormat, 2)), mk("@json", encode(jsonFormat, 0)),
		mk("from_?props|@propsd", decode(propsFormat)), mk("to_?props|@props", encode(propsFormat, 2)),
		mk("from_?xml|@xmld", decode(xmlFormat)), mk("to_?xml", encode(xmlFormat, 2)), mk("@xml", encode(xmlFormat, 0)),
		mk("from_?csv|@csvd", decode(csvFormat)), mk("to_?csv|@csv", encode(csvFormat, 0)),
		mk("from_?tsv|@tsvd", decode(tsvFormat)), mk("to_?tsv|@tsv", encode(tsvFormat, 0)),
		mk("@base64urld", decode(base64URLFormat)), mk("@base64url", encode(base64URLFormat, 0)),
		mk("@base64d", decode(base64Format)), mk("@base64", encode(base64Format, 0)),
		mk("@urid", decode(uriFormat)), mk("@uri", encode(uriFormat, 0)), mk("@sh", encode(shFormat, 0)),
		mk("load_?xml|xml_?load", load(xmlFormat)), mk("load_?base64", load(base64Format)), mk("load_?props", load(propsFormat)),
		w("load_?str|str_?load", opLoadString), mk("load", load(yamlFormat)), w("system", opSystem),
		w("splitDoc|split_?doc", opSplitDoc), w("select", opSelect), w("has", opHas), w("unique_?by", opUniqueBy), w("unique", opUnique),
		w("group_?by", opGroupBy), w("explode", opExplode), w("or", opOr), w("and", opAnd), w("not", opNot), w("ireduce", opReduce),
		w("join", opJoin), w("sub", opSub), w("match", opMatch), w("capture", opCapture), w("test", opTest),
		w("sort_?by", opSortBy), w("sort", opSort), w("first", opFirst), w("reverse", opReverse),
		w("any_c", opAnyCondition), w("any", opAny), w("all_c", opAllCondition), w("all", opAll), w("contains", opContains), w("split", opSplit),
		w("parents", opParents),
		fn(withNumber("parent", true), with(opParent, func(o *op, text string) { o.number = atoi(number(text)) })),
		mk("parent", with(opParent, func(o *op, _ string) { o.number = 1 })),
		w("keys", opKeys), w("key", opKey), w("is_?key", opIsKey),
		w("file_?name|fileName", opFileName), w("file_?index|fileIndex|fi", opFileIndex),
		w("path", opPath), w("set_?path", opSetPath), w("del_?paths", opDelPaths),
		w("to_?entries|toEntries", opToEntries), w("from_?entries|fromEntries", opFromEntries), w("with_?entries|withEntries", opWithEntries),
		w("with", opWith), w("collect", opCollect), w("del", opDelete),
		mk("style", assignable(opStyle, opAssignStyle, nil)), mk("tag|type", assignable(opTag, opAssignTag, nil)), w("kind", opKind),
		mk("anchor", assignable(opAnchor, opAssignAnchor, nil)), mk("alias", assignable(opAlias, opAssignAlias, nil)),
		fn(assignComments("="), allComments(false)), fn(assignComments("|="), allComments(true)),
		mk("if", bracket(tokOpen, false, "end")), w("then", opThen), w("elif", opElse), w("else", opElse), mk("end", bracket(tokClose, true, "")),
		w(";", opBlock), w("//", opAlternative), w("documentIndex|document_?index|di", opDocumentIndex),
		mk("upcase|ascii_?upcase", with(opChangeCase, func(o *op, _ string) { o.flag = true })), w("downcase|ascii_?downcase", opChangeCase),
		w("trim", opTrim), w("to_?string", opToString),
		fn(matchHex, literalValue(tagInt)), fn(matchScientific, literalValue(tagFloat)), fn(matchFloat, literalValue(tagFloat)), fn(matchInteger, literalValue(tagInt)),
		fn(fold("true", "false"), literalValue(tagBool)), fn(fold("null", "~"), literalValue(tagNull)),
		fn(matchString, with(opInterpolate, func(o *op, text string) { o.index.key = unescape(text[1 : len(text)-1]) })),
		fn(called("strenv"), envWith("strenv", true)), fn(called("env"), envWith("env", false)),
		fn(matchEnvsubst, with(opEnvsubst, func(o *op, text string) {
			o.env = envOptions{noUnset: strings.Contains(text, "nu"), noEmpty: strings.Contains(text, "ne"), failFast: strings.Contains(text, "ff")}
		})),
		w("envsubst", opEnvsubst),
		fn(spaced("=="), simple(opEquals)), fn(spaced("!="), simple(opNotEquals)),
		fn(spaced(">="), compareWith(true, true)), fn(spaced("<="), compareWith(true, false)),
		fn(spaced(">"), compareWith(false, true)), fn(spaced("<"), compareWith(false, false)),
		w("min", opMin), w("max", opMax),
		fn(suffixed("|=", "c"), assign(true)), fn(suffixed("=", "c"), assign(false)),
		fn(matchBlank, nil),
		fn(matchWrappedPath, pathStep(true)), fn(matchPath, pathStep(false)),
		mk("\x7c", simple(opPipe)), w(".", opSelf), w(",", opUnion),
		fn(suffixed("*=", "+|?cdn"), multiplyWith(opMultiplyAssign)), fn(suffixed("*", "+|?cdn"), multiplyWith(opMultiply)),
		w("/", opDivide), w("%", opModulo), w("+=", opAddAssign), w("+", opAdd), w("-=", opSubtractAssign), w("-", opSubtract),
		fn(matchComment, nil), w("pivot", opPivot),
	}
	for i := range rules {
		if rules[i].words == "|" { // which divides words elsewhere
			rules[i].match = suffixed("|", "")
		}
	}
}
