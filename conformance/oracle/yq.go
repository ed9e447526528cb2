//go:build linux

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"

	"ambit/conformance"
)

// yqModule is the yq that golden results come from; Debian's package of that name is
// another program. It is built where the cases can see it, outside the repository.
const (
	yqModule = "github.com/mikefarah/yq/v4@v4.54.3"
	yqDir    = "/usr/local/lib/ambit-oracle/yq-v4.54.3"
)

var yqWord = regexp.MustCompile(`\byq\b`)

func usesYQ(c conformance.Case) bool { return yqWord.MatchString(c.Script) }

func installYQ() error {
	if _, err := os.Stat(filepath.Join(yqDir, "yq")); err == nil {
		return nil
	}
	if err := os.MkdirAll(yqDir, 0o755); err != nil {
		return err
	}
	cmd := exec.Command("go", "install", yqModule)
	cmd.Dir = os.TempDir()
	cmd.Env = append(os.Environ(), "GOBIN="+yqDir, "GOFLAGS=", "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("go install %s: %w\n%s", yqModule, err, out)
	}
	return nil
}
