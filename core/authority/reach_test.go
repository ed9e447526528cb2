package authority

import (
	"fmt"
	"testing"
)

func TestReachNamesWhatIsGrantedWithinWhatStoresAllow(t *testing.T) {
	p, err := Parse("policy", []byte(`{"version":1, "stores": {
		"site": {"root": "web", "allow": {"read": ["**"], "write": ["out/**", "tmp/*"]}},
		"docs": {"root": ".", "allow": {"read": ["docs/**"]}}},
		"profiles": {"reader": {"allow": ["repo.read"]}}}`))
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		profile, grant string
		requires       []string
		read, write    string
	}{
		{"repo-writer", `site { read write } docs { read write }`, nil, "[{site [web/**] []} {docs [docs/**] []}]", "[{site [web/out/** web/tmp/*] []}]"},
		{"repo-writer", `site { read ["a/**"] write ["out/b"] }`, nil, "[{site [web/a/**] []}]", "[{site [web/out/b] [web/out/** web/tmp/*]}]"},
		{"repo-writer", `docs { read ["docs/**"] }`, nil, "[{docs [docs/**] []}]", "[]"},
		{"reader", `site { read write }`, nil, "[{site [web/**] []}]", "[]"},
		{"repo-writer", `site { read write }`, []string{"repo.write"}, "[]", "[{site [web/out/** web/tmp/*] []}]"},
		{"repo-writer", ``, nil, "[]", "[]"},
	} {
		g, err := ParseGrant(tc.grant)
		if err != nil {
			t.Fatal(err)
		}
		a, err := p.Authorize(tc.profile, g, tc.requires)
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprint(a.Reach(Read)); got != tc.read {
			t.Errorf("%s reads %s, want %s", tc.grant, got, tc.read)
		}
		if got := fmt.Sprint(a.Reach(Write)); got != tc.write {
			t.Errorf("%s writes %s, want %s", tc.grant, got, tc.write)
		}
	}
	if fmt.Sprint(p.Stores[0].Write, p.Stores[1].Read) != "[out/** tmp/*] [docs/**]" {
		t.Error("the policy was changed")
	}
}
