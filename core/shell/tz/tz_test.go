package tz

import (
	"testing"
	"time"
)

func TestZones(t *testing.T) {
	winter := time.Date(2024, 1, 15, 12, 0, 0, 0, time.UTC)
	summer := time.Date(2024, 7, 15, 12, 0, 0, 0, time.UTC)
	for name, want := range map[string][2]string{
		"":                         {"12:00 UTC", "12:00 UTC"},
		"UTC":                      {"12:00 UTC", "12:00 UTC"},
		"Europe/Berlin":            {"13:00 CET", "14:00 CEST"},
		":America/New_York":        {"07:00 EST", "08:00 EDT"},
		"Asia/Kolkata":             {"17:30 IST", "17:30 IST"},
		"Australia/Sydney":         {"23:00 AEDT", "22:00 AEST"},
		"EST5EDT":                  {"07:00 EST", "08:00 EDT"},
		"XXX-2":                    {"14:00 XXX", "14:00 XXX"},
		"<+0330>-3:30":             {"15:30 +0330", "15:30 +0330"},
		"AAA3BBB,J60,J300":         {"09:00 AAA", "10:00 BBB"},
		"AAA3BBB2:30,M4.1.0,10/3":  {"09:00 AAA", "09:30 BBB"},
		"Nowhere/Town":             {"12:00 Nowhere", "12:00 Nowhere"},
		"Europe/Dublin":            {"12:00 GMT", "13:00 IST"},
		"/usr/share/zoneinfo/Cuba": {"07:00 CST", "08:00 CDT"},
	} {
		loc := Load(name)
		for i, at := range []time.Time{winter, summer} {
			if got := at.In(loc).Format("15:04 MST"); got != want[i] {
				t.Errorf("TZ=%s at %s: %s, want %s", name, at, got, want[i])
			}
		}
	}
}
