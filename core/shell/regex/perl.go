package regex

func (re *Regexp) parsePerl() (*node, error) { return nil, &Error{Text: "x", Offset: -1} }
