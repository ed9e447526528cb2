package ledger_test

import (
	"errors"
	"strings"
	"testing"

	"golang.org/x/mod/sumdb/note"

	"ambit/core/ledger"
	"ambit/core/ledger/ledgertest"
	"ambit/core/workspace"
)

// TestHeadsOfOtherKeysAreNoProof opens notes that somebody without the key made: of
// another key of the same name, with its hash, with lines moved or added, or in another
// spelling.
func TestHeadsOfOtherKeysAreNoProof(t *testing.T) {
	key := func(seed string) ledgertest.Key {
		return ledgertest.NewKey(t, strings.NewReader(strings.Repeat(seed, 32)), "ambit.example/prod")
	}
	ours, namesake := key("a"), key("b")
	keys := note.VerifierList(ours.Verifier)
	head := ledger.Head{Run: "t/r/1", Seq: 7, Hash: workspace.Sum([]byte("x"))}
	good, err := head.Sign(ours.Signer)
	if err != nil {
		t.Fatal(err)
	}
	if h, err := ledger.OpenHead(good, keys); err != nil || h.Head != head || len(h.By) != 1 {
		t.Fatalf("%+v %v", h, err)
	}
	forged, err := head.Sign(namesake.Signer)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ledger.OpenHead(forged, keys); !errors.Is(err, ledger.ErrUnsigned) {
		t.Errorf("another key of the same name: %v", err)
	}
	text, line, _ := strings.Cut(good, "\n\n")
	_, other, _ := strings.Cut(forged, "\n\n")
	sign := func(text string) string {
		t.Helper()
		msg, err := note.Sign(&note.Note{Text: text}, ours.Signer)
		if err != nil {
			t.Fatal(err)
		}
		return string(msg)
	}
	for name, bad := range map[string]string{
		"the known key's hash before another signature": text + "\n\n" + line[:len("— ambit.example/prod ")+6] + other[len("— ambit.example/prod ")+6:],
		"another run":               strings.Replace(good, "t/r/1", "t/s/1", 1),
		"another seq":               strings.Replace(good, "\n7\n", "\n8\n", 1),
		"a signature alone":         line,
		"no signature":              text + "\n",
		"a longer text":             sign(text + "\nmore\n"),
		"a seq in another spelling": sign(strings.Replace(text, "\n7\n", "\n07\n", 1) + "\n"),
		"a seq that is negative":    sign(strings.Replace(text, "\n7\n", "\n-7\n", 1) + "\n"),
		"a short hash":              sign("ambit/ledger/t/r/1\n7\nAAAA\n"),
		"a long hash":               sign("ambit/ledger/t/r/1\n7\n" + strings.Repeat("AAAA", 20) + "\n"),
		"a text of another kind":    sign("example.com/log\n7\n" + strings.Repeat("A", 43) + "=\n"),
		"control characters":        strings.Replace(good, "t/r/1", "t/r\x1b/1", 1),
		"a name with a space":       strings.Replace(good, "— ambit.example/prod", "— ambit.example /prod", 1),
		"a great many signatures":   good + strings.Repeat(other, 2000),
	} {
		if h, err := ledger.OpenHead(bad, keys); err == nil {
			t.Errorf("%s: %+v", name, h)
		}
	}
	both := good + other
	if h, err := ledger.OpenHead(both, keys); err != nil || len(h.By) != 1 || len(h.Unknown) != 1 {
		t.Errorf("a second signature by another key of the name: %+v %v", h, err)
	}
	for _, name := range []string{"", "a b", "a\nb", "a+b", "a\u2028b"} {
		if _, _, err := note.GenerateKey(strings.NewReader(strings.Repeat("c", 32)), name); err != nil {
			continue
		}
		private, _, _ := note.GenerateKey(strings.NewReader(strings.Repeat("c", 32)), name)
		if s, err := note.NewSigner(private); err == nil {
			if _, err := head.Sign(s); err == nil {
				t.Errorf("a key is named %q", name)
			}
		}
	}
}
