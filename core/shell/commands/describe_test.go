package commands

import (
	"strings"
	"testing"

	"ambit/core/shell/command"
)

func TestDescriptionNamesEveryCommandBriefly(t *testing.T) {
	d := Description()
	if len(d) >= 1500 {
		t.Errorf("%d bytes", len(d))
	}
	words := strings.Fields(d)
	for _, name := range command.Names() {
		found := false
		for _, w := range words {
			found = found || w == name
		}
		if !found {
			t.Errorf("%s is missing", name)
		}
	}
}
