#!/bin/sh
# Runs the smoke test natively and in wasm under Node: both must print the same.
set -eu
cd "$(dirname "$0")/../.."
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
go run ./conformance/wasm >"$dir/native"
GOOS=js GOARCH=wasm go build -o "$dir/smoke.wasm" ./conformance/wasm
"$(go env GOROOT)/lib/wasm/go_js_wasm_exec" "$dir/smoke.wasm" >"$dir/wasm"
diff "$dir/native" "$dir/wasm"
grep '^verified' "$dir/wasm"
echo "ok: the smoke test gives the same natively and in wasm"
