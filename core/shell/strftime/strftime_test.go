package strftime

import (
	"fmt"
	"os/exec"
	"strings"
	"testing"
	"time"
)

func TestFormatAgreesWithDate(t *testing.T) {
	var formats []string
	for _, c := range "aAbBcCdDeFgGhHIjklmMnNpPqrRsSTuUVwWxXyYzZ" {
		for _, flag := range []string{"", "-", "_", "0", "^", "#", "5", "_12", "012", "-7", "+7"} {
			if c == 'N' && (flag == "-" || flag == "-7" || flag == "_12" || flag == "^") {
				continue
			}
			formats = append(formats, "%"+flag+string(c))
		}
	}
	formats = append(formats, "%:z", "%::z", "%:::z", "%3N", "%12N", "%Q", "%Ey", "%Od", "100%%")
	for _, sec := range []int64{0, 1e9, 951782400, 1704067199, 1735689600, 1709210096, -86400 * 365 * 200} {
		at := time.Unix(sec, 0).UTC()
		stamp := fmt.Sprintf("@%d", sec)
		if sec > 0 {
			at = at.Add(123456 * time.Microsecond)
			stamp += ".123456"
		}
		out, err := exec.Command("date", "-u", "-d", stamp, "+"+strings.Join(formats, "|")).Output()
		if err != nil {
			t.Skip("no GNU date: ", err)
		}
		want := strings.Split(strings.TrimSuffix(string(out), "\n"), "|")
		for i, f := range formats {
			if got := Format(f, at); got != want[i] {
				t.Errorf("%d %s = %q, want %q", sec, f, got, want[i])
			}
		}
	}
}
