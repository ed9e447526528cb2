package native

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ambit/actors"
	"ambit/core/authority"
	"ambit/core/capability"
	"ambit/core/ledger"
)

// TestScriptsOfAllRunsAreBounded fills the slots of a process: a script more waits for
// one, for as long as it may, and is not started if it gets none.
func TestScriptsOfAllRunsAreBounded(t *testing.T) {
	dir := t.TempDir()
	text := "echo ran >> " + dir + "/ran"
	if err := os.WriteFile(filepath.Join(dir, "job.sh"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	policy, err := authority.Parse("test", []byte(fmt.Sprintf(`{"version": 1, "scripts": {"job": {"argv": ["bash", "job.sh"], "sha256": "%x"}}}`, sha256.Sum256([]byte(text)))))
	if err != nil {
		t.Fatal(err)
	}
	(&capability.Manifest{Entries: policy.Scripts}).In(dir)
	p, err := newPerformer(t.TempDir(), policy)
	if err != nil {
		t.Fatal(err)
	}
	defer p.close()
	if cap(p.slots) != scriptsAtOnce {
		t.Errorf("%d slots", cap(p.slots))
	}
	for range scriptsAtOnce {
		p.slots <- struct{}{}
	}
	effect := &actors.Effect{Name: "job", Input: []byte("{}")}
	p.slotTime = time.Millisecond
	if out := p.perform(t.Context(), effect); out.Status != ledger.Failed || out.Exit != nil || !strings.Contains(out.Reason, "16 scripts run here already") {
		t.Errorf("%+v", out)
	}
	p.slotTime = time.Hour
	gone, cancel := context.WithCancelCause(t.Context())
	cancel(errors.New("cancelled"))
	if out := p.perform(gone, effect); out.Status != ledger.Aborted || out.Exit != nil {
		t.Errorf("%+v", out)
	}
	if _, err := os.Stat(dir + "/ran"); err == nil {
		t.Error("it ran")
	}
	done := make(chan capability.Outcome)
	go func() { done <- p.perform(t.Context(), effect) }()
	<-p.slots
	if out := <-done; out.Status != ledger.OK {
		t.Errorf("%+v", out)
	}
	if len(p.slots) != scriptsAtOnce-1 {
		t.Errorf("%d slots are taken", len(p.slots))
	}
}
