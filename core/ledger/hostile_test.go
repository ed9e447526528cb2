package ledger

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
)

// TestDeepRecordsAreRefused has records whose values stand inside each other so deep that a
// recursive parser would end the program.
func TestDeepRecordsAreRefused(t *testing.T) {
	for _, unit := range []string{"[", `{"a":`, `{"entry":[`} {
		data := []byte(strings.Repeat(unit, 40_000_000/len(unit)))
		if _, err := ParseRecord(data); err == nil {
			t.Errorf("%s: no error", unit)
		}
		if _, err := ParseEntry(data); err == nil {
			t.Errorf("%s: no error", unit)
		}
		if _, err := new(Verifier).Next(data); err == nil || !strings.Contains(err.Error(), "seq 1") {
			t.Errorf("%s: %v", unit, err)
		}
		if ValidJSON(data) {
			t.Errorf("%s is valid", unit)
		}
	}
	if !ValidJSON([]byte(strings.Repeat("[", maxNesting) + strings.Repeat("]", maxNesting))) {
		t.Error("nesting that is allowed is refused")
	}
}

// TestOddNumbersAreFound puts numbers into entries that no entry has.
func TestOddNumbersAreFound(t *testing.T) {
	recs := chain(t)
	for _, field := range []string{"seq", "time", "incarnation", "fuel", "turn", "v"} {
		for _, number := range []string{"-1", "-0", "0", "1e3", "3.0", "03", "1e400", "9007199254740993", "9223372036854775808", "18446744073709551617", "-9223372036854775809", `"3"`, "null", "[3]", strings.Repeat("9", 400)} {
			v := new(Verifier)
			for i, data := range recs {
				if i == 2 {
					at := bytes.Index(data, []byte(`"`+field+`":`))
					if at < 0 {
						t.Fatalf("the entry has no %s", field)
					}
					start := at + len(field) + 3
					end := start + bytes.IndexAny(data[start:], ",}")
					data = []byte(fmt.Sprintf("%s%s%s", data[:start], number, data[end:]))
				}
				_, err := v.Next(data)
				if i < 2 && err != nil {
					t.Fatal(err)
				}
				if i == 2 {
					if err == nil || !strings.Contains(err.Error(), "seq 3") {
						t.Errorf("%s %s: %v", field, number, err)
					}
					break
				}
			}
		}
	}
}
