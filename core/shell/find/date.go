package find

import (
	"time"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/shell/getdate"
	"ambit/core/shell/tz"
)

// parseDate reads the argument of -newermt.
func parseDate(p *command.Proc, s string, now time.Time) (time.Time, bool) {
	t, err := getdate.Parse(s, now, tz.Of(p))
	return t, err == nil
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
