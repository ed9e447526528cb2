package jq

// input is the next value of the input.
func input(m *machine, _ *node, _ *env, _ Value, p *path, out output) error {
	v, ok, err := m.nextInput()
	if err != nil {
		return errorText(err.Error())
	}
	if !ok {
		return errorText("break")
	}
	return out(v, p.elsewhere())
}

func inputs(m *machine, _ *node, _ *env, _ Value, p *path, out output) error {
	for {
		v, ok, err := m.nextInput()
		if err != nil {
			return errorText(err.Error())
		}
		if !ok {
			return nil
		}
		c := v.cost()
		m.meter.Alloc(c)
		err = out(v, p.elsewhere())
		m.meter.Free(c)
		if err != nil {
			return err
		}
	}
}

func (m *machine) nextInput() (Value, bool, error) {
	if m.in == nil {
		return null, false, nil
	}
	m.in.costed(true)
	v, ok, err := m.in.next()
	m.in.costed(false)
	return v, ok, err
}

// debug writes its input (debug, stderr) or a message about it (debug(message)) to
// standard error and passes the input on.
func debug(m *machine, n *node, e *env, in Value, p *path, out output) error {
	switch {
	case n.s == "stderr":
		m.message(m.json(in))
	case len(n.list) == 0:
		m.message("[\"DEBUG:\"," + m.json(in) + "]\n")
	default:
		err := m.each(n.list[0], e, in, nil, func(v Value, _ *path) error {
			m.message("[\"DEBUG:\"," + m.json(v) + "]\n")
			return nil
		})
		if err != nil {
			return err
		}
	}
	return out(in, p)
}

func halt(m *machine, n *node, e *env, in Value, _ *path, _ output) error {
	switch {
	case n.s == "halt":
		return &haltError{silent: true}
	case len(n.list) == 0:
		return &haltError{status: 5, message: in}
	}
	return m.each(n.list[0], e, in, nil, func(v Value, _ *path) error {
		if v.kind() != Number {
			return errorf("%s halt_error/1: number required", m.typed(in))
		}
		return &haltError{status: int(toInt(v.number()) & 255), message: in}
	})
}
