package shell

import (
	"testing"

	_ "ambit/core/shell/commands"
)

// TestDeepCallsPass nests as deeply as the limits allow; on js/wasm the engine's
// own stack would not suffice for that.
func TestDeepCallsPass(t *testing.T) {
	for name, script := range map[string]string{
		"functions":     "f() { (($1 == 0)) && echo bottom || f $(($1-1)); }; f 990",
		"compound":      "f() { if ((1)); then for x in a; do case a in a) { (($1 == 0)) && echo bottom || f $(($1-1)); };; esac; done; fi; }; f 990",
		"eval":          `x='((n-- > 0)) && eval "$x" || { ((n < 0)) && echo bottom; n=0; }'; n=900; eval "$x"`,
		"substitutions": "f() { (($1 == 0)) && echo bottom || echo $(f $(($1-1))); }; f 150",
		"subshells":     "f() { (($1 == 0)) && echo bottom || (f $(($1-1))); }; f 150",
		"pipelines":     "f() { (($1 == 0)) && echo bottom || f $(($1-1)) | cat; }; f 200",
	} {
		t.Run(name, func(t *testing.T) {
			r := Run(Call{Script: script})
			if string(r.Stdout) != "bottom\n" {
				t.Errorf("%v %d %.100q %.300q", r.Outcome, r.Exit, r.Stdout, r.Stderr)
			}
		})
	}
}
