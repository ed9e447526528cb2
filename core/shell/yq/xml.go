package yq

type xmlPreferences struct {
	attribute, content, procInst, directive string
	strict, namespace, raw                  bool
	skipProcInst, skipDirectives            bool
}

var xmlFormat = &format{names: []string{"xml", "x"}}
