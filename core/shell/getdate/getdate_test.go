package getdate

import (
	"testing"
	"time"
)

func TestRelativeToNow(t *testing.T) {
	now := time.Date(2024, 5, 15, 13, 14, 15, 16, time.UTC) // a Wednesday
	for in, want := range map[string]string{
		"":                     "2024-05-15 00:00:00",
		"now":                  "2024-05-15 13:14:15",
		"today":                "2024-05-15 13:14:15",
		"yesterday":            "2024-05-14 13:14:15",
		"yesterday 12:00":      "2024-05-14 12:00:00",
		"tomorrow":             "2024-05-16 13:14:15",
		"next friday":          "2024-05-17 00:00:00",
		"friday":               "2024-05-17 00:00:00",
		"wednesday":            "2024-05-15 00:00:00",
		"next wednesday":       "2024-05-22 00:00:00",
		"last wednesday":       "2024-05-08 00:00:00",
		"last monday":          "2024-05-13 00:00:00",
		"2 days ago":           "2024-05-13 13:14:15",
		"1 hour":               "2024-05-15 14:14:15",
		"next month":           "2024-06-15 13:14:15",
		"last week":            "2024-05-08 13:14:15",
		"10:30":                "2024-05-15 10:30:00",
		"3pm":                  "2024-05-15 15:00:00",
		"@86400":               "1970-01-02 00:00:00",
		"Jan 5":                "2024-01-05 00:00:00",
		"monday next week":     "2024-05-27 00:00:00",
		"00:00 next month":     "2024-06-15 00:00:00",
		"third monday":         "2024-06-03 00:00:00",
		"1 month ago 2 days":   "2024-04-17 13:14:15",
		"-1 day +2 hours":      "2024-05-14 15:14:15",
		"10:00 EST":            "2024-05-15 15:00:00",
		"last day of february": "",
	} {
		got, err := Parse(in, now, time.UTC)
		text := ""
		if err == nil {
			text = got.UTC().Format("2006-01-02 15:04:05")
		}
		if text != want {
			t.Errorf("%q: %q, want %q", in, text, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("2024-01-31 10:00 +1 month ago")
	f.Fuzz(func(t *testing.T, s string) { Parse(s, time.Unix(0, 0), time.UTC) })
}
