#!/usr/bin/env bash
# Executes docs/tutorial.md as written in a clean directory, with an empty home and no
# environment but PATH and where Go keeps what it downloaded.
set -euo pipefail
cd "$(dirname "$0")/../.."
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
mkdir "$dir/home"
keep=()
for name in GOCACHE GOMODCACHE GOPROXY GOTOOLCHAIN; do keep+=("$name=$(go env "$name")"); done
env -i PATH="$PATH" HOME="$dir/home" LANG=C.UTF-8 TMPDIR="$dir" GOFLAGS=-tags=disable_grpc_modules "${keep[@]}" \
  go run ./conformance/docs/page docs/tutorial.md
