package omphost

import (
	"bytes"
	"context"

	"github.com/tidwall/gjson"

	"ambit/actors"
)

// used records what a model's answer took.
func (r *run) used(p *provider, u Usage) {
	if u == (Usage{}) {
		return
	}
	r.mu.Lock()
	turn := r.turn
	r.mu.Unlock()
	args := encode(map[string]any{"provider": p.id, "model": r.snapshot.model, "input": u.Input, "output": u.Output})
	if _, err := r.host.runs.Command(context.Background(), r.tenant, r.id, actors.RecordCommand{Name: "usage", Turn: turn, Args: args}); err != nil {
		r.log.Warn().Err(err).Msg("the use of the model could not be recorded")
	}
}

// maxUsage bounds the line, or the answer, in which the use is looked for.
const maxUsage = 256 << 10

// meter reads from an answer what it took.
type meter struct {
	whole bool // the answer is one JSON text, no stream of events
	line  []byte
	skip  bool
	usage Usage
}

func (m *meter) add(b []byte) {
	for len(b) > 0 {
		part, rest := b, []byte(nil)
		i := bytes.IndexByte(b, '\n')
		ended := i >= 0 && !m.whole
		if ended {
			part, rest = b[:i], b[i+1:]
		}
		if len(m.line)+len(part) > maxUsage {
			m.skip = true
		}
		if !m.skip {
			m.line = append(m.line, part...)
		}
		if ended {
			m.look()
		}
		b = rest
	}
}

func (m *meter) end() Usage {
	m.look()
	return m.usage
}

// look reads one line; the protocols name the same two figures differently.
func (m *meter) look() {
	line := bytes.TrimPrefix(m.line, []byte("data:"))
	if !m.skip && bytes.Contains(line, []byte(`"usage`)) {
		for _, at := range []string{"usage", "response.usage", "message.usage", "usageMetadata"} {
			u := gjson.GetBytes(line, at)
			for _, name := range []string{"prompt_tokens", "input_tokens", "promptTokenCount"} {
				m.usage.Input = max(m.usage.Input, u.Get(name).Int())
			}
			for _, name := range []string{"completion_tokens", "output_tokens", "candidatesTokenCount"} {
				m.usage.Output = max(m.usage.Output, u.Get(name).Int())
			}
		}
	}
	m.line, m.skip = m.line[:0], false
}
