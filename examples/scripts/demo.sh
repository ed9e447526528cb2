#!/bin/bash
# The chapter's example from end to end, on a copy of this folder: the operator pins a
# script, an agent's turn calls it through HTTP and writes its report with the virtual bash,
# a turn without the grant is refused, the ledger tells the story, and one changed byte
# ends it.
set -euo pipefail
ambit=$(cd "$(dirname "$0")/../.." && pwd)/bin/ambit
here=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$here"' EXIT
cp -r "$(dirname "$0")/." "$here"
cd "$here"
export BACKUP_ROOT=$here/project

say() { printf '\n\033[1m%s\033[0m\n' "$*"; }
api() { curl -sS -X "$1" -H "X-Ambit-Token: $token" -H 'Content-Type: application/json' --data-binary "${3:-}" "$url$2"; }

say "The operator lists and verifies what agents can have run:"
"$ambit" script list
"$ambit" script verify

touch server.log
"$ambit" serve --listen 127.0.0.1:0 --state "$here/state" -C project --policy ambit.json 2>server.log &
server=$!
until grep -q '"address"' server.log; do sleep 0.05; done
url=$(sed -n 's/.*"address":"\([^"]*\)".*/\1/p' server.log)
token=$(cat state/token)
api POST /runs '{"id": "night", "profile": "operator", "store": "project_files"}' >/dev/null

say "A turn with a grant is offered the script as a tool, next to bash:"
grant='project_files { read [\"backups/**\"] write [\"reports/**\"] } command { run } nightly_backup { run }'
api POST /runs/night/turns "{\"grants\": \"$grant\"}" | sed 's/"token":"[^"]*",//'
say "It calls it, and gets a checked value:"
api POST /runs/night/turns/1/tools/nightly_backup '{"day": "monday"}'
say "It writes the report with the virtual bash, which sees the backups, and no script:"
api POST /runs/night/turns/1/tools/bash '{"command": "mkdir -p reports; { echo \"# Backup of monday\"; tar -tf backups/monday.tar; sha256sum backups/monday.tar; } > reports/monday.md; nightly_backup"}'
cat project/reports/monday.md

say "A turn without the grant is refused, by the sentence of the level that refuses:"
api POST /runs/night/turns '{"grants": "project_files { read [\"backups/**\"] }"}' >/dev/null
api POST /runs/night/turns/2/tools/nightly_backup '{"day": "tuesday"}'

say "One byte of the script changes, and the next call fails before a process starts:"
printf ' ' >>bin/backup.sh
api POST /runs/night/turns/1/tools/nightly_backup '{"day": "tuesday"}'
"$ambit" script verify || true

say "The ledger tells the story, and it is verified:"
"$ambit" ledger show -C project --state state night
"$ambit" ledger verify -C project --state state night
