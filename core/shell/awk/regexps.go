package awk

import (
	"strings"

	"ambit/core/shell/regex"
)

type regexKey struct {
	text  string
	icase bool
}

// dynRegex remembers a string that served as a regular expression.
type dynRegex struct {
	key regexKey
	re  *regex.Regexp
}

const maxRegexps = 500

// checkRegexp reports a constant that does not compile before the program runs.
func (in *interp) checkRegexp(at loc, text string) {
	_, err := regex.Compile(hexEscapes(text), regex.Options{Dialect: regex.AWK, Bytes: !in.utf8, Meter: in.meter.Meter})
	if err != nil {
		panic(&fatalError{at, err.Error() + ": /" + text + "/", 1, "error"})
	}
}

// compileRegexp compiles a pattern, or finds it compiled.
func (in *interp) compileRegexp(at loc, text string) *regex.Regexp {
	k := regexKey{text, in.ignoreCase}
	for i := range in.lastDyn {
		if d := &in.lastDyn[i]; d.re != nil && d.key == k {
			return d.re
		}
	}
	re := in.regexps[k]
	if re == nil {
		if in.regexps == nil || len(in.regexps) >= maxRegexps {
			in.regexps = map[regexKey]*regex.Regexp{}
		}
		var err error
		re, err = regex.Compile(hexEscapes(text), regex.Options{Dialect: regex.AWK, ICase: in.ignoreCase, Bytes: !in.utf8, Meter: in.meter.Meter})
		if err != nil {
			in.fatal(at, "invalid regexp: %s: /%s/", err.Error(), text)
		}
		k.text = strings.Clone(text)
		in.regexps[k] = re
	}
	in.lastDyn[in.dynNext] = dynRegex{k, re}
	in.dynNext = (in.dynNext + 1) % len(in.lastDyn)
	return re
}

func (in *interp) compileDynamic(at loc, text string) *regex.Regexp {
	return in.compileRegexp(at, text)
}

// pattern gives the regular expression that v stands for.
func (in *interp) pattern(at loc, v *value) *regex.Regexp {
	return in.compileRegexp(at, v.str(in))
}

// hexEscapes replaces \xHH, which the AWK dialect does not know.
func hexEscapes(text string) string {
	if !strings.Contains(text, `\x`) {
		return text
	}
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] != '\\' || i+1 == len(text) {
			b.WriteByte(text[i])
			continue
		}
		if text[i+1] != 'x' || i+2 == len(text) || hexValue(text[i+2]) < 0 {
			b.WriteString(text[i : i+2])
			i++
			continue
		}
		v := hexValue(text[i+2])
		i += 2
		if i+1 < len(text) && hexValue(text[i+1]) >= 0 {
			v = v<<4 | hexValue(text[i+1])
			i++
		}
		if strings.IndexByte(`\.*+?()[]{}|^$/`, byte(v)) >= 0 {
			b.WriteByte('\\')
		}
		b.WriteByte(byte(v))
	}
	return b.String()
}
