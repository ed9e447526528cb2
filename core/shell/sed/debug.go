package sed

import "strings"

// printProgram is what --debug shows first: the script, a command a line.
func (m *machine) printProgram() {
	var b strings.Builder
	b.WriteString("SED PROGRAM:\n")
	depth := 1
	for i := range m.prog.cmds {
		k := &m.prog.cmds[i]
		if k.op == '}' {
			depth--
		}
		b.WriteString(strings.Repeat("  ", depth) + k.source + "\n")
		if k.op == '{' {
			depth++
		}
	}
	m.std.text([]byte(b.String()))
}

func (m *machine) debugInput() {
	name := m.in.name
	if name == "-" {
		name = "STDIN"
	}
	m.std.text([]byte("INPUT:   '" + name + "' line " + itoa(m.in.line) + "\nPATTERN: " + string(m.space.b) + "\n"))
}

// debugEnd comes in front of what the end of a cycle prints.
func (m *machine) debugEnd() {
	if m.o.debug {
		m.std.text([]byte("END-OF-CYCLE:\n"))
	}
}

func (m *machine) debugCommand(k *cmd) {
	m.std.text([]byte("COMMAND: " + k.source + "\n"))
}
