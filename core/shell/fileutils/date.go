package fileutils

import (
	"time"

	"ambit/core/shell/command"
	"ambit/core/shell/getdate"
	"ambit/core/shell/tz"
)

// parseDate reads a date in GNU's date language, relative to base.
func parseDate(p *command.Proc, s string, base time.Time) (time.Time, bool) {
	p.Charge(20 + int64(len(s))*2)
	t, err := getdate.Parse(s, base, tz.Of(p))
	return t, err == nil
}
