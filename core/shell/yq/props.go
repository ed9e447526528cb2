package yq

import (
	"io"
	"strconv"
	"strings"
	"unicode/utf8"
)

var propsFormat, shellFormat = &format{}, &format{}

func init() {
	*propsFormat = format{
		names:   []string{"props", "p", "properties"},
		decoder: func(m *machine, r io.Reader) decoder { return &propsDecoder{m: m, r: r} },
		encoder: func(m *machine) encoder { return &propsEncoder{m: m} },
	}
	*shellFormat = format{
		names:   []string{"shell", "s", "sh"},
		encoder: func(m *machine) encoder { return &shellEncoder{m: m} },
	}
}

// propsDecoder reads a file of Java properties; dots in a key lead into it.
type propsDecoder struct {
	m    *machine
	r    io.Reader
	done bool
}

func (d *propsDecoder) next() *node {
	if d.done {
		return nil
	}
	d.done = true
	text := d.m.readAll(d.r)
	if text == "" {
		return nil
	}
	d.m.meter.Scan(8 * len(text))
	root := d.m.newMap()
	c := context{l: listOf(root)}
	type property struct {
		key, value string
		comments   []string
	}
	var all []property
	at := map[string]int{}
	var comments []string
	for text != "" {
		line := ""
		line, text, _ = strings.Cut(text, "\n")
		line = strings.TrimLeft(strings.TrimSuffix(line, "\r"), " \t\f")
		if line == "" {
			continue
		}
		if line[0] == '#' || line[0] == '!' {
			comments = append(comments, strings.TrimLeft(line[1:], " \t\f"))
			continue
		}
		for continued(line) && text != "" {
			next := ""
			next, text, _ = strings.Cut(text, "\n")
			line = line[:len(line)-1] + strings.TrimLeft(strings.TrimSuffix(next, "\r"), " \t\f")
		}
		k, v := property1(line)
		if i, ok := at[k]; ok {
			all[i].value = v
			if comments != nil {
				all[i].comments = comments
			}
		} else {
			at[k] = len(all)
			all = append(all, property{k, v, comments})
		}
		comments = nil
	}
	for _, p := range all {
		path := d.path(p.key)
		if len(p.comments) > 0 {
			d.comment(c, path, strings.Join(p.comments, "\n"))
		}
		v := d.m.keyNode(p.value)
		v.tag = d.m.guess(v)
		d.m.deepAssign(c, path, v)
	}
	return root
}

func (d *propsDecoder) comment(c context, path []step, text string) {
	k := d.m.str(path[len(path)-1].String())
	if text != "" {
		k.note().head = "# " + text
	}
	d.m.eval(c, &expr{op: &op{code: opAssign}, lhs: walkTo(path, traversal{}, true), rhs: reference(k)})
}

// continued reports whether an odd number of backslashes ends the line.
func continued(s string) bool {
	n := 0
	for n < len(s) && s[len(s)-1-n] == '\\' {
		n++
	}
	return n%2 == 1
}

// property1 divides a line into key and value.
func property1(line string) (key, value string) {
	i := 0
	for i < len(line) && strings.IndexByte("=: \t\f", line[i]) < 0 {
		if line[i] == '\\' {
			i++
		}
		i++
	}
	i = min(i, len(line))
	key, value = line[:i], strings.TrimLeft(line[i:], " \t\f")
	if value != "" && (value[0] == '=' || value[0] == ':') {
		value = strings.TrimLeft(value[1:], " \t\f")
	}
	return unescapeProperty(key), unescapeProperty(value)
}

func unescapeProperty(s string) string {
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			if s[i] != '\\' {
				b.WriteByte(s[i])
			}
			continue
		}
		i++
		switch s[i] {
		case 'n':
			b.WriteByte('\n')
		case 't':
			b.WriteByte('\t')
		case 'r':
			b.WriteByte('\r')
		case 'f':
			b.WriteByte('\f')
		case 'u':
			if r, err := strconv.ParseUint(s[min(i+1, len(s)):min(i+5, len(s))], 16, 32); err == nil {
				b.WriteRune(rune(r))
				i += 4
				continue
			}
			fail("invalid unicode literal")
		default:
			b.WriteByte(s[i])
		}
	}
	return b.String()
}

func (d *propsDecoder) path(key string) []step {
	var path []step
	for _, part := range strings.Split(key, ".") {
		if d.m.prefs.propBrackets {
			if name, index, ok := strings.Cut(part, "["); ok && strings.HasSuffix(index, "]") {
				if name != "" {
					path = append(path, step{key: name})
				}
				for _, i := range strings.Split(strings.TrimSuffix(index, "]"), "][") {
					path = append(path, propStep(i))
				}
				continue
			}
		}
		path = append(path, propStep(part))
	}
	return path
}

func propStep(s string) step {
	if i, err := strconv.ParseInt(s, 10, 32); err == nil {
		return step{index: int(i), isInt: true}
	}
	return step{key: s}
}

type propsEncoder struct {
	plain
	m     *machine
	w     io.Writer
	begun bool
}

func (e *propsEncoder) leading(w io.Writer, s string) {
	for s != "" {
		line, rest, ok := strings.Cut(s, "\n")
		if s = rest; !strings.Contains(line, separatorMark) {
			io.WriteString(w, line+"\n")
		}
		if !ok {
			return
		}
	}
}

func (e *propsEncoder) encode(w io.Writer, n *node) {
	if n.kind == scalar {
		io.WriteString(w, n.value+"\n")
		return
	}
	e.w, e.begun = w, false
	e.value(n, "", nil)
}

func (e *propsEncoder) value(n *node, path string, key *node) {
	e.m.enter()
	defer e.m.leave()
	e.m.meter.Charge(4)
	switch n.kind {
	case scalar:
		comments := ""
		if key != nil {
			comments = unmarked(key.rare().head) + unmarked(key.rare().line)
		}
		comments += unmarked(n.rare().head) + unmarked(n.rare().line)
		e.write(path, n.value, comments)
	case sequence:
		for i, v := range n.content {
			sub := path + "." + itoa(i)
			switch {
			case path == "":
				sub = itoa(i)
			case e.m.prefs.propBrackets:
				sub = path + "[" + itoa(i) + "]"
			}
			e.value(v, sub, nil)
		}
	case mapping:
		for i := 0; i+1 < len(n.content); i += 2 {
			sub := n.content[i].value
			if path != "" {
				sub = path + "." + sub
			}
			e.value(n.content[i+1], sub, n.content[i])
		}
	case alias:
		e.value(resolve(n), path, nil)
	}
}

func (e *propsEncoder) write(key, value, comments string) {
	var b strings.Builder
	if comments = strings.ReplaceAll(comments, "\n", "\n "); comments != "" {
		if e.begun {
			b.WriteByte('\n')
		}
		for _, c := range strings.Split(comments, "\n") {
			b.WriteString("#" + c + "\n")
		}
	}
	e.begun = true
	if !e.m.prefs.unwrap && strings.Contains(value, " ") {
		value = quoted(value)
	}
	b.WriteString(escapeProperty(key, " :=") + e.m.prefs.propSeparator + escapeProperty(value, "") + "\n")
	io.WriteString(e.w, b.String())
}

// unmarked is a comment without its first mark.
func unmarked(s string) string { return strings.Replace(s, "#", "", 1) }

func escapeProperty(s, special string) string {
	var b strings.Builder
	for _, r := range s {
		switch {
		case r == '\f':
			b.WriteString(`\f`)
		case r == '\n':
			b.WriteString(`\n`)
		case r == '\r':
			b.WriteString(`\r`)
		case r == '\t':
			b.WriteString(`\t`)
		case r == '\\':
			b.WriteString(`\\`)
		case r < utf8.RuneSelf && strings.IndexByte(special, byte(r)) >= 0:
			b.WriteString(`\` + string(r))
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// shellEncoder writes assignments that a shell can read.
type shellEncoder struct {
	plain
	m *machine
	w io.Writer
}

func (e *shellEncoder) encode(w io.Writer, n *node) {
	e.w = w
	e.value(n, "")
}

func (e *shellEncoder) value(n *node, path string) {
	e.m.enter()
	defer e.m.leave()
	e.m.meter.Charge(4)
	switch n.kind {
	case scalar:
		if path == "" {
			path = "value"
		}
		v := n.value
		bare := e.m.prefs.unwrap && (e.m.prefs.shellNeverEscape || shellSafe(v, ".-/:@+,%"))
		if e.m.prefs.unwrap && !bare {
			e.m.warn("value for '" + path + "' contains characters that are unsafe in a shell, ignoring unwrap (-r) and quoting it; to disable escaping (UNSAFE) use --security-force-never-escape-shell-output")
		}
		if !bare && !shellSafe(v, "") {
			v = "'" + strings.ReplaceAll(v, "'", `'"'"'`) + "'"
		}
		io.WriteString(e.w, path+"="+v+"\n")
	case sequence:
		for i, v := range n.content {
			e.value(v, e.path(path, itoa(i)))
		}
	case mapping:
		for i := 0; i+1 < len(n.content); i += 2 {
			e.value(n.content[i+1], e.path(path, n.content[i].value))
		}
	case alias:
		e.value(resolve(n), path)
	}
}

func shellSafe(s, also string) bool {
	for _, r := range s {
		if r >= utf8.RuneSelf || !(r == '_' || isDigit(byte(r)) || r|0x20 >= 'a' && r|0x20 <= 'z' || strings.IndexByte(also, byte(r)) >= 0) {
			return false
		}
	}
	return true
}

func (e *shellEncoder) path(path, key string) string {
	key = strings.Map(func(r rune) rune {
		switch {
		case r < 32 || r > 126:
			return -1
		case shellSafe(string(r), ""):
			return r
		}
		return '_'
	}, key)
	if path != "" {
		return path + e.m.prefs.shellSeparator + key
	}
	if key == "" || isDigit(key[0]) {
		return "_" + key
	}
	return key
}
