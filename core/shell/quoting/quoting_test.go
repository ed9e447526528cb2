package quoting

import "testing"

func TestNameQuotesAsCoreutils(t *testing.T) {
	for _, c := range []struct{ in, utf8, c string }{
		{"a", "'a'", "'a'"},
		{"a b", "'a b'", "'a b'"},
		{"a'b", `"a'b"`, `"a'b"`},
		{"a'\"b", `'a'\''"b'`, `'a'\''"b'`},
		{"a\nb", `'a'$'\n''b'`, `'a'$'\n''b'`},
		{"\nb", `''$'\n''b'`, `''$'\n''b'`},
		{"a\n", `'a'$'\n'`, `'a'$'\n'`},
		{"a\x01b", `'a'$'\001''b'`, `'a'$'\001''b'`},
		{"\xff", `''$'\377'`, `''$'\377'`},
		{"é", "'é'", `''$'\303\251'`},
		{"it's $x", `'it'\''s $x'`, `'it'\''s $x'`},
		{"", "''", "''"},
		{"a'b\n", `'''a'\''b'$'\n'`, `'''a'\''b'$'\n'`},
		{"\x01'", `''$'\001'\'''`, `''$'\001'\'''`},
		{"a:b'", `"a:b'"`, `"a:b'"`},
		{"a!'", `'a!'\'''`, `'a!'\'''`},
		{"日本", "'日本'", `''$'\346\227\245\346\234\254'`},
	} {
		if got := Name(c.in, true); got != c.utf8 {
			t.Errorf("Name(%q, UTF-8) = %s, want %s", c.in, got, c.utf8)
		}
		if got := Name(c.in, false); got != c.c {
			t.Errorf("Name(%q, C) = %s, want %s", c.in, got, c.c)
		}
	}
}

func TestShellQuotesOnlyWhatAShellNeeds(t *testing.T) {
	for in, want := range map[string]string{
		"a": "a", "a b": "'a b'", "a#": "a#", "#a": "'#a'", "~": "'~'", "{": "'{'", "{a}": "{a}",
		"a=b": "'a=b'", `a\b`: `'a\b'`, "é": "é", "a?b": "'a?b'", "a:b'": `"a:b'"`,
	} {
		if got := Shell(in, true); got != want {
			t.Errorf("Shell(%q) = %s, want %s", in, got, want)
		}
	}
}

func TestLocaleQuotes(t *testing.T) {
	for _, c := range []struct{ in, utf8, c string }{
		{"a'bX", "‘a'bX’", `'a\'bX'`},
		{"a'b\n", `‘a'b\n’`, `'a\'b\n'`},
		{"a\n’é\\", `‘a\n\’é\\’`, `'a\n\342\200\231\303\251\\'`},
	} {
		if got := Locale(c.in, true); got != c.utf8 {
			t.Errorf("Locale(%q, UTF-8) = %s, want %s", c.in, got, c.utf8)
		}
		if got := Locale(c.in, false); got != c.c {
			t.Errorf("Locale(%q, C) = %s, want %s", c.in, got, c.c)
		}
	}
}
