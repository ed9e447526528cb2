// Package compile builds Go programs for js/wasm the way they are deployed: without
// symbols, and without inlining where it costs size and gains no speed that counts.
package compile

import (
	"fmt"
	"os"
	"os/exec"
)

// cold are the packages in which no time is spent: what runs once for a call, parses
// options, or waits for files. The interpreter and the engines of awk, jq, sed, grep and
// the regular expressions are not among them: without inlining, they are 60% slower.
var cold = []string{
	"ambit/actors/...", "ambit/adapters/...", "ambit/edge/...", "ambit/core/authority", "ambit/core/members",
	"ambit/core/shell/archive", "ambit/core/shell/coreutils/calc", "ambit/core/shell/coreutils/datetime",
	"ambit/core/shell/coreutils/number", "ambit/core/shell/coreutils/system", "ambit/core/shell/diff",
	"ambit/core/shell/fileutils", "ambit/core/shell/find", "ambit/core/shell/getdate", "ambit/core/shell/strftime",
	"ambit/core/shell/tz", "ambit/core/shell/xargs", "archive/tar", "context", "crypto/rand", "encoding/json", "fmt",
	"github.com/tidwall/...", "io/fs", "math/big", "math/rand/...", "mvdan.cc/...", "net/...", "os", "path/...",
	"reflect", "regexp/...", "syscall/...", "text/...", "time",
}

// Wasm builds a package into the file out. With names, the module keeps the names of
// its functions.
func Wasm(pkg, out, tags string, names bool) error {
	args := []string{"build", "-trimpath", "-tags", tags, "-o", out}
	for _, p := range cold {
		args = append(args, "-gcflags="+p+"=-l")
	}
	if !names {
		args = append(args, "-ldflags=-s -w")
	}
	cmd := exec.Command("go", append(args, pkg)...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("go build: %w", err)
	}
	return nil
}
