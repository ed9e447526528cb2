//go:build linux

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// Debian's jq is 1.6. What is newer is compared with jq 1.7.1 as WebAssembly: cases of
// the area jq17 find it as jq. It takes its input from standard input only, the program
// must be its last argument, and standard output ends with one newline.
const (
	jq17Package = "jq-wasm@1.1.0-jq-1.7.1"
	jq17Dir     = "/usr/local/lib/ambit-oracle/jq-1.7.1"
	jq17Script  = `#!/usr/bin/env node
const jq = require("` + jq17Dir + `/node_modules/jq-wasm");
const args = process.argv.slice(2);
const query = args.pop();
jq.raw(require("fs").readFileSync(0, "utf8"), query, args).then((r) => {
  if (r.stdout) process.stdout.write(r.stdout + "\n");
  if (r.stderr) process.stderr.write(r.stderr + "\n");
  process.exitCode = r.exitCode;
});
`
)

// usesJQ17 reports whether a case file is about jq 1.7.
func usesJQ17(file string) bool { return filepath.Base(filepath.Dir(file)) == "jq17" }

func installJQ17() error {
	script := filepath.Join(jq17Dir, "jq")
	if old, err := os.ReadFile(script); err == nil && string(old) == jq17Script {
		return nil
	}
	if err := os.MkdirAll(jq17Dir, 0o755); err != nil {
		return err
	}
	cmd := exec.Command("npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", jq17Dir, jq17Package)
	cmd.Dir = jq17Dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("npm install %s: %w\n%s", jq17Package, err, out)
	}
	return os.WriteFile(script, []byte(jq17Script), 0o755)
}
