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
		re, err = regex.Compile(text, regex.Options{Dialect: regex.AWK, ICase: in.ignoreCase, Bytes: !in.utf8, Meter: in.meter})
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
