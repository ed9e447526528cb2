package find

import (
	"time"

	"ambit/core/errno"
	"ambit/core/shell/command"
)

// parseDate reads the argument of -newermt.
func parseDate(p *command.Proc, s string, now time.Time) (time.Time, bool) {
	for _, l := range []string{"2006-01-02 15:04:05", "2006-01-02T15:04:05", "2006-01-02 15:04", "2006-01-02"} {
		if t, err := time.Parse(l, s); err == nil {
			return t, true
		}
	}
	return now, s == "now"
}

// brokenLink is the letter of %Y for a link that leads nowhere.
func brokenLink(err error) string {
	switch errno.Of(err) {
	case errno.ENOENT, errno.ENOTDIR:
		return "N"
	case errno.ELOOP:
		return "L"
	}
	return "?"
}
