package fileutils

import (
	"strconv"
	"strings"
	"time"

	"ambit/core/shell/command"
)

// parseDate reads a date in GNU's date language, relative to base.
func parseDate(p *command.Proc, s string, base time.Time) (time.Time, bool) {
	s = strings.TrimSpace(s)
	if n, ok := strings.CutPrefix(s, "@"); ok {
		if f, err := strconv.ParseFloat(n, 64); err == nil {
			sec := int64(f)
			return time.Unix(sec, int64((f-float64(sec))*1e9)).UTC(), true
		}
	}
	for _, l := range []string{"2006-01-02 15:04:05.999999999", "2006-01-02T15:04:05.999999999", "2006-01-02T15:04:05Z", "2006-01-02 15:04", "2006-01-02"} {
		if t, err := time.Parse(l, s); err == nil {
			return t, true
		}
	}
	if s == "now" || s == "" {
		return base, true
	}
	return time.Time{}, false
}
