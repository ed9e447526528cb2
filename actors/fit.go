package actors

import (
	"fmt"
	"unicode/utf8"

	"ambit/core/ledger"
)

// maxEscape is how many bytes JSON makes of one at most.
const maxEscape = 6

// limitAnswer is Options.AnswerBytes among the recorded limits of a call whose outcome it
// changed.
const limitAnswer = "answerBytes"

// answerRest is more than what an answer has besides output, text and changes.
const answerRest = 4 << 10

// jsonSize is how many bytes output takes in an answer: as text with JSON's escapes, or
// in base64 if it is not UTF-8.
func jsonSize(b []byte) int64 {
	if !utf8.Valid(b) {
		return int64(len(b)+2) / 3 * 4
	}
	return textSize(b)
}

func textSize(b []byte) int64 {
	n := int64(len(b))
	for _, c := range b {
		switch {
		case c == '"', c == '\\', c >= '\b' && c <= '\r' && c != '\v':
			n++
		case c < 0x20:
			n += 5
		}
	}
	return n
}

// answerSize is about how many bytes the answer to a call has, never fewer.
func (o *outcome) answerSize(e *ledger.Entry, maxText int64) int64 {
	shown := *e
	shown.Status, shown.Exit, shown.Reason, shown.Truncated = o.status, o.exit, o.reason, o.cut
	text := textSize(renderText(&shown, o.stdout, o.stderr))
	if maxText > 0 {
		text = min(text, maxEscape*maxText)
	}
	value := 0
	if e.Output != "" {
		value = len(o.stdout)
	}
	return int64(value) + answerRest + maxEscape*int64(len(o.reason)) + jsonSize(o.stdout) + jsonSize(o.stderr) + text + int64(len(ledger.DeltaJSON(e.Delta)))
}

// fits reports whether the answer to a call can be sent, where Options.AnswerBytes
// bounds it.
func (c *call) fits(e *ledger.Entry, o *outcome) bool {
	limit := c.env.AnswerBytes
	if limit <= 0 || len(e.Delta) == 0 && answerRest+2*maxEscape*int64(len(o.stdout)+len(o.stderr)+len(o.reason)) <= limit {
		return true
	}
	return o.answerSize(e, c.env.Policy.Limits.ToolTextBytes) <= limit
}

// fit cuts the output of an outcome whose answer cannot be sent. If its changes alone are
// too many to be told, it becomes a limit, and they are dropped.
func (c *call) fit(e *ledger.Entry, o *outcome) (dropped bool) {
	if size := int64(len(ledger.DeltaJSON(e.Delta))); size > c.env.AnswerBytes-2*answerRest {
		exit := 124
		o.status, o.exit, o.reason = ledger.Limit, &exit, fmt.Sprintf("a list of changes of %d bytes cannot be sent from here: %d bytes can", size, c.env.AnswerBytes)
		e.Delta, dropped = nil, true
	}
	o.cutOutput(c.env, e)
	return dropped
}

// cutOutput halves the output until the answer fits.
func (o *outcome) cutOutput(env *Env, e *ledger.Entry) {
	stdout, stderr := len(o.stdout), len(o.stderr)
	for env.AnswerBytes > 0 && o.answerSize(e, env.Policy.Limits.ToolTextBytes) > env.AnswerBytes && len(o.stdout)+len(o.stderr) > 0 {
		o.stdout, o.stderr = half(o.stdout), half(o.stderr)
	}
	if o.cut.Stdout == 0 && len(o.stdout) < stdout {
		o.cut.Stdout = int64(stdout)
	}
	if o.cut.Stderr == 0 && len(o.stderr) < stderr {
		o.cut.Stderr = int64(stderr)
	}
}

// half is the first half of b, cut at a character's boundary.
func half(b []byte) []byte {
	n := len(b) / 2
	for n > 0 && !utf8.RuneStart(b[n]) {
		n--
	}
	return b[:n]
}
