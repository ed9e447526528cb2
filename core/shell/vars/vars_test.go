package vars

import (
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"ambit/core/fuel"
)

func newStore() *Store { return New(fuel.New(time.Unix(0, 0), fuel.Limits{})) }

func TestAssocIteratesInBashsOrder(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("no bash")
	}
	const script = `declare -A m; for ((i=0;i<9000;i++)); do m[k$i]=1; done; unset "m[k5]" "m[k77]"
for ((i=0;i<50;i++)); do m[é$i]=1 m[$i]=1; done; printf '%s\n' "${!m[@]}"`
	want, err := exec.Command(bash, "-c", script).Output()
	if err != nil {
		t.Fatal(err)
	}
	s := newStore()
	p := s.GlobalPlace("m")
	s.AttrAt(p, Assoc, 0)
	for i := range 9000 {
		s.SetKeyAt(p, fmt.Sprintf("k%d", i), "1", false)
	}
	s.UnsetKeyAt(p, "k5")
	s.UnsetKeyAt(p, "k77")
	for i := range 50 {
		s.SetKeyAt(p, fmt.Sprintf("é%d", i), "1", false)
		s.SetKeyAt(p, fmt.Sprint(i), "1", false)
	}
	if got := strings.Join(s.Map(s.At(p)).Keys(), "\n") + "\n"; got != string(want) {
		t.Error("order differs from bash")
	}
}

func TestEnvironInBashsOrder(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("no bash")
	}
	cmd := exec.Command(bash, "-c", `unset SHLVL OLDPWD; for n in A B C FOO BAR BAZ x y z1 LONGER_NAME; do export $n=1; done; env | grep -Ev '^(SHLVL|_)='`)
	cmd.Env = []string{"PATH=/usr/bin:/bin", "PWD=/", "HOME=/"}
	cmd.Dir = "/"
	want, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	s := newStore()
	for _, e := range []string{"PATH=/usr/bin:/bin", "PWD=/", "HOME=/", "A=1", "B=1", "C=1", "FOO=1", "BAR=1", "BAZ=1", "x=1", "y=1", "z1=1", "LONGER_NAME=1"} {
		k, v, _ := strings.Cut(e, "=")
		s.Set(k, v)
		s.AttrAt(s.GlobalPlace(k), Export, 0)
	}
	if got := strings.Join(s.Environ(), "\n") + "\n"; got != string(want) {
		t.Errorf("got\n%sbash\n%s", got, want)
	}
}

func TestCloneSharesUntilWritten(t *testing.T) {
	m := fuel.New(time.Unix(0, 0), fuel.Limits{})
	s := New(m)
	s.Set("x", "1")
	s.SetArray("a", []string{"p", "q"})
	base, _ := m.Memory()
	c := s.Clone()
	c.Set("x", "2")
	c.SetIndexAt(c.FoundPlace("a"), 0, "z", false)
	s.Set("x", "3")
	if v, _ := c.Get("x"); v != "2" {
		t.Errorf("clone sees %q", v)
	}
	if v, _ := s.Get("a"); v != "p" {
		t.Errorf("parent sees %q", v)
	}
	g := c.Clone()
	c.Release(0)
	s.Set("x", "4")
	if v, _ := g.Get("x"); v != "2" {
		t.Errorf("grandchild sees %q", v)
	}
	g.Release(0)
	s.Set("x", "5")
	if now, _ := m.Memory(); now != base {
		t.Errorf("memory %d after release, %d before", now, base)
	}
}

func TestSparseArray(t *testing.T) {
	s := newStore()
	p := s.GlobalPlace("a")
	for _, n := range []int64{999999999999, 5, 0, 1, 2} {
		s.SetIndexAt(p, n, fmt.Sprint(n), false)
	}
	s.UnsetIndexAt(p, 1)
	if got := s.Values(s.At(p)); !slices.Equal(got, []string{"0", "2", "5", "999999999999"}) {
		t.Error(got)
	}
	if v, ok, _ := s.Element(s.At(p), -1); !ok || v != "999999999999" {
		t.Error(v)
	}
}

func TestMemoryIsGivenBack(t *testing.T) {
	m := fuel.New(time.Unix(0, 0), fuel.Limits{})
	s := New(m)
	s.Set("keep", "1")
	base, _ := m.Memory()
	s.Push(Function)
	p, _ := s.MakeLocal("big")
	s.SetAt(p, strings.Repeat("x", 1000), false)
	s.SetKeyAt(Place{1, "m"}, "k", "v", false)
	s.Pop()
	s.Set("y", "abc")
	s.Unset("y")
	if now, _ := m.Memory(); now != base {
		t.Errorf("memory %d, want %d", now, base)
	}
}

func BenchmarkSetGet(b *testing.B) {
	s := newStore()
	for b.Loop() {
		s.Set("i", "5")
		s.Get("i")
	}
}

func BenchmarkClone(b *testing.B) {
	s := newStore()
	for i := range 60 {
		s.Set(fmt.Sprint("v", i), "5")
	}
	for b.Loop() {
		c := s.Clone()
		c.Set("x", "1")
		c.Release(0)
	}
}

// TestClonesKeepWhatIsDropped: what a shell drops stays counted as long as a clone made
// before shares it, in whatever order the clones go.
func TestClonesKeepWhatIsDropped(t *testing.T) {
	const size = 10_000
	text := strings.Repeat("x", size)
	for _, order := range [][]int{{0, 1, 2}, {2, 1, 0}, {1, 0, 2}} {
		m := fuel.New(time.Time{}, fuel.Limits{})
		s := New(m)
		alive := func() int64 { now, _ := m.Memory(); return now / size }
		s.Set("empty", "")
		base, _ := m.Memory()
		clones := []*Store{s.Clone()}
		s.Set("x", text)
		clones = append(clones, s.Clone())
		s.Set("x", text+text)
		clones = append(clones, s.Clone())
		if n := alive(); n != 3 {
			t.Errorf("%d instead of 3 with three clones", n)
		}
		s.Unset("x")
		want := map[int]int64{0: 0, 1: 1, 2: 2}
		left := int64(3)
		for _, i := range order {
			if n := alive(); n != left {
				t.Errorf("%v: %d instead of %d before %d goes", order, n, left, i)
			}
			clones[i].Release(0)
			left -= want[i]
		}
		s.Unset("empty")
		s.Set("empty", "")
		if now, _ := m.Memory(); now != base {
			t.Errorf("%v: %d bytes are left of %d", order, now, base)
		}
	}
}

// TestCloneOfACloneKeepsItsVariables: what a clone has stays counted until its own clones
// are gone too.
func TestCloneOfACloneKeepsItsVariables(t *testing.T) {
	m := fuel.New(time.Time{}, fuel.Limits{})
	s := New(m)
	base, _ := m.Memory()
	c := s.Clone()
	c.Set("x", strings.Repeat("x", 10_000))
	g := c.Clone()
	c.Release(0)
	if now, _ := m.Memory(); now < base+10_000 {
		t.Errorf("%d bytes are counted", now-base)
	}
	g.Release(0)
	if now, _ := m.Memory(); now != base {
		t.Errorf("%d bytes are left of %d", now, base)
	}
}
