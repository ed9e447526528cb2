#!/bin/sh
# Fifteen commands of the kind an agent runs, over this repository's own tree: it may
# read everything and write below reports/ only.
set -u
cd "$(dirname "$0")/.."
ambit=bin/ambit
grant='project_files { read ["**"] write ["reports/**"] }  command { run }'

say() { printf '\n\033[1m%s\033[0m\n' "$*"; }

say "The grant: $grant"
"$ambit" bash --grant "$grant" examples/demo.bash || exit 1

say "What came back to the host:"
head -n 12 reports/summary.md

say "A write outside the grant is refused, and the rest of the script goes on:"
"$ambit" bash --grant "$grant" -c 'echo "# mine now" >> README.md; echo "status $?, and the script goes on"'

say "Without a grant for the shell nothing runs:"
"$ambit" bash --grant 'project_files { read ["docs/**"] }' -c 'cat docs/policy.md'
echo "exit status $?"

say "The ledger tells the story, and it is verified:"
"$ambit" ledger show | tail -n 24
"$ambit" ledger verify
