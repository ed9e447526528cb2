package commands

import (
	"strings"
	"testing"

	"ambit/core/shell"
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

func TestHelpListsEveryCommand(t *testing.T) {
	all := string(shell.Run(shell.Call{Script: "help"}).Stdout)
	for _, name := range command.Names() {
		spec, _ := command.Lookup(name)
		if spec.Summary == "" || !strings.Contains(all, "\n "+name+": "+spec.Summary+"\n") {
			t.Errorf("%s is missing", name)
		}
	}
	if one := string(shell.Run(shell.Call{Script: "help -s cd; help sort"}).Stdout); !strings.Contains(one, "\nsort: ") {
		t.Errorf("help sort: %q", one)
	}
}
