package regex

import (
	"bytes"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// perlPatterns are tried on perlInput by grep -oP and by us.
var perlPatterns = []string{
	`\d+`, `(?<=a)b`, `(?<!a)b`, `(?<=foo|ba)r`, `a(?=b)`, `a(?!b)`, `(\w)\1`, `(?i)AB`, `a(?i)B`, `(?i:a)b`,
	`\bfoo\b`, `\Bo`, `^\w+`, `\w+$`, `[[:digit:]]+`, `[^[:space:]]+`, `a+?`, `a{2,3}?`, `a*?b`, `a++b`, `a*+a`, `(?>a+)b`,
	`\Q.*\E`, `\Qa.b`, `foo\Kbar`, `(?<n>.)\k<n>`, `(?P<n>.)(?P=n)`, `(?'n'.)\k{n}`, `(.)\g1`, `(.)\g{-1}`, `(a)|b\1?`,
	`\x61`, `\x{e9}`, `é+`, `[é-ü]`, `\p{Lu}`, `\p{L}+`, `\P{L}`, `\pN`, `\p{Greek}+`, `\h+`, `\s+`, `\S+`, `\W+`, `\D+`,
	`[\w.]+@[\w.]+`, `https?://\S+`, `(\d+)\.(\d+)`, `"(?:[^"\\]|\\.)*"`, `\((?:[^()]++|(?R))*\)`, `^(?=.*\d)(?=.*[a-z]).{4,}$`,
	`(?x) a b # c`, `(?x: a b )`, `a(?#comment)b`, `(?|(a)b|(c)d)`, `^(a)?(?(1)b|c)`, `(?(?=a)ab|c)`, `\N+`, `.`, `..`, `x*`, ``,
	`(a|ab)(c|bcd)?`, `(?:a|ab)b?`, `[a-c]{2}`, `a{,2}`, `a{0}b`, `(a)(?1)`, `\t`, `\R`, `[\d\-x]+`, `[]a]`, `[^]a]+`, `[a\]b]+`,
	`\A\w`, `\w\z`, `\w\Z`, `(?s)a.b`, `(?m)^a`, `(?U)a+`, `a|b|c`, `(?:)`, `(a*)*`, `(a*)+b`, `(?=(\w+))\1:`, `\$\d`, `\.`, `[.]`,
	`(?<year>\d{4})-(?<m>\d\d)`, `(?<![\w-])foo(?![\w-])`, `\w+(?=,)`, `(?<=:)\w+`, `[[:upper:]][[:lower:]]*`, `[[:^digit:]]+`,
	`(`, `[`, `a)`, `*`, `a{2,1}`, `\`, `[z-a]`, `(?z)`, `[[:foo:]]`, `\1`, `(?<1a>b)`, `a**`, `\p{Foo}`, `(?<=a+)b`, `\j`, `\u`, `\c`,
	`[\d-z]`, `(?P<n`, `(?#`, `\g{9}`, `(*FAIL)`, `(*UTF)a`, `\o{141}`, `\061`, `\e`, `[\b]`, `(?n)(a)b`, `(?-i)a`, `a(?:b(?=c)|c)`,
}

const perlInput = `foo bar foobar
aab abb aaab
a.b .* a+b
The year 2026-11-30, 12.50 x $5
user@example.com http://a.b/c?d=e "quo\"ted"
(a(b)c) ((x)
Été ünïcode ΑΒΓ é
ab1cd key: value, k2:v2
a]b-c	tab
aaaa bbbb cc

FOO Foo foo-bar abcd cd
`

func TestAgainstGrepP(t *testing.T) {
	if _, err := exec.LookPath("grep"); err != nil {
		t.Skip("no grep")
	}
	for _, pat := range perlPatterns {
		cmd := exec.Command("grep", "-oP", "-e", pat)
		cmd.Env = append(os.Environ(), "LC_ALL=C.UTF-8")
		cmd.Stdin = strings.NewReader(perlInput)
		var errb bytes.Buffer
		cmd.Stderr = &errb
		want, _ := cmd.Output()
		re, err := Compile(pat, Options{Dialect: Perl, Lines: true, MultiLine: true})
		if err != nil {
			if got := "grep: " + err.Error() + "\n"; got != errb.String() {
				t.Errorf("%q: error %q, want %q", pat, got, errb.String())
			}
			continue
		}
		if errb.Len() > 0 {
			t.Errorf("%q: no error, want %q", pat, errb.String())
			continue
		}
		var got bytes.Buffer
		for line := range strings.SplitSeq(strings.TrimSuffix(perlInput, "\n"), "\n") {
			b := []byte(line)
			for from := 0; from <= len(b); {
				s, e, ok := re.Find(b, from, 0)
				if !ok {
					break
				}
				if e > s {
					got.Write(b[s:e])
					got.WriteByte('\n')
				}
				from = max(e, from)
				if e == s {
					from = e + 1
				}
			}
		}
		if got.String() != string(want) {
			t.Errorf("%q:\n got %q\nwant %q", pat, got.String(), want)
		}
	}
}
