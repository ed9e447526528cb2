package grammar

// Word is an unquoted word of a text, outside of substitutions.
type Word struct {
	Start, End int
	Command    bool // it stands where a command may begin
}

// Words lists the words of a text in order, as far as it can be read. What an
// alias may replace are the unquoted ones in command position.
func Words(text string) (list []Word) {
	l := &lexer{s: text, line: 1, max: 1 << 20}
	defer func() {
		if v := recover(); v != nil {
			if _, ok := v.(*Error); !ok {
				panic(v)
			}
		}
	}()
	command := true
	redirect := false
	pattern := false // inside the patterns of a case command
	toIn := 0        // words up to the in of a case command
	for {
		t := l.next()
		switch t.kind {
		case 'e':
			return list
		case 'n':
			command = !pattern && toIn == 0
		case 'o':
			switch t.text {
			case "<", ">", ">>", ">&", "<&", "<>", ">|", "&>", "&>>", "<<<":
				redirect = true
			case "<<", "<<-":
				if w := l.next(); w.kind == 'w' {
					l.docs = append(l.docs, doc{end: Unquote(w.text), tabs: t.text == "<<-", quoted: Unquote(w.text) != w.text})
				}
			case ";;", ";&", ";;&":
				command, pattern = false, true
			default:
				pattern = pattern && t.text != ")"
				command = !pattern
			}
		case 'w':
			if redirect {
				redirect = false
				continue
			}
			if t.end < len(text) && (text[t.end] == '<' || text[t.end] == '>') && redirectPrefix(t.text) {
				continue
			}
			if !t.quoted {
				list = append(list, Word{t.start, t.end, command})
			}
			switch {
			case command && t.text == "case":
				toIn = 2
			case toIn > 0:
				toIn--
				pattern = toIn == 0
			case pattern && t.text == "esac":
				command, pattern = true, false
				continue
			}
			command = command && (isAssignment(t.text) || opensCommand[t.text])
		}
	}
}

// opensCommand are the reserved words behind which a command begins.
var opensCommand = map[string]bool{
	"if": true, "then": true, "else": true, "elif": true, "while": true, "until": true, "do": true, "{": true, "!": true,
	"time": true, "coproc": true, "fi": true, "done": true, "}": true, "esac": true,
}
