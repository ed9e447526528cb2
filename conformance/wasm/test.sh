#!/bin/sh
# Compares native and wasm under Node: the smoke test must print the same, and every case
# with every n-th bomb (EVERY, 25 unless set) must give the same output, files, status, fuel
# and metered memory. The stack is half of what Workers gives, since how much of it a call takes
# depends on when the engine optimises the code.
set -eu
cd "$(dirname "$0")/../.."
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
node="node --stack-size=500 $(go env GOROOT)/lib/wasm/wasm_exec_node.js"
go run ./conformance/wasm >"$dir/native"
GOOS=js GOARCH=wasm go build -o "$dir/smoke.wasm" ./conformance/wasm
$node "$dir/smoke.wasm" >"$dir/wasm"
diff "$dir/native" "$dir/wasm"
grep '^verified' "$dir/wasm"
echo "ok: the smoke test gives the same natively and in wasm"
go run ./conformance/wasm export >"$dir/native.ambit"
$node "$dir/smoke.wasm" export >"$dir/wasm.ambit"
go run ./conformance/wasm replay "$dir/wasm.ambit" >"$dir/native"
$node "$dir/smoke.wasm" replay "$dir/native.ambit" >"$dir/wasm"
diff "$dir/native" "$dir/wasm"
grep '^replayed 6 calls' "$dir/wasm"
echo "ok: the ledger of either is replayed by the other"
go test -c -o "$dir/cases" ./conformance
GOOS=js GOARCH=wasm go test -c -o "$dir/cases.wasm" ./conformance
cd conformance
set -- -test.run 'TestResults$' -test.timeout 60m -results.every "${EVERY:-25}" -results.whole 'cases/*/*'
"$dir/cases" "$@" -results "$dir/native" >/dev/null
$node "$dir/cases.wasm" "$@" -results "$dir/wasm" >/dev/null
diff "$dir/native" "$dir/wasm"
echo "ok: $(wc -l <"$dir/wasm") cases and bombs give the same natively and in wasm, fuel and memory included"
