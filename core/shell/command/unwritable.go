package command

import (
	"strings"

	"ambit/core/errno"
)

// Unwritable is how a command ends when its standard output cannot be written. The
// zero value is what gnulib's close_stdout does: "NAME: write error: TEXT", status 1.
type Unwritable struct {
	Status   int    // if not 1
	Text     string // another message; {name} is the command, {error} the reason
	Long     string // the message if output did not fit into stdio's buffer, if not Text
	ByLine   bool   // the tool writes line by line, so that close_stdout does not know the reason
	Silent   bool   // no message
	Unheeded bool   // the tool does not look: no message, status 0
}

// Messages of several tools.
const (
	WriteErrorOnly  = "{name}: write error\n"
	WriteErrorTwice = "{name}: write error: {error}\n{name}: write error\n"
	ErrorWriting    = "{name}: error writing 'standard output': {error}\n"
)

// stdioBuffer is the size of the C library's buffer of a device.
const stdioBuffer = 4096

// Report gives the message, with its newline if there is one, and the status.
func (u Unwritable) Report(name string, failed WriteFailed) (message string, status int) {
	if u.Unheeded {
		return "", 0
	}
	text := u.Text
	switch {
	case u.Silent:
	case u.Long != "" && failed.Sent > stdioBuffer:
		text = u.Long
	case text != "":
	case u.ByLine && errno.Of(failed.Err) != errno.EBADF, failed.Early:
		text = WriteErrorOnly
	default:
		text = "{name}: write error: {error}\n"
	}
	return strings.NewReplacer("{name}", name, "{error}", ErrText(failed.Err)).Replace(text), max(u.Status, 1)
}
