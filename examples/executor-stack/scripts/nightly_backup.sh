#!/bin/bash
# Packs what its argument names and says what it packed: {"target": "db"} gives
# {"target": "db", "files": 3, "bytes": 10240}. Standard input is JSON that the manifest's
# schema has let through: the target is lower-case letters.
set -euo pipefail
[[ $(cat) =~ \"target\":\"([a-z]+)\" ]]
target=${BASH_REMATCH[1]}
source=${BACKUP_SOURCE:?}/$target
bytes=$(tar -C "$source" -cf - . | tee "${BACKUP_TO:?}/$target.tar" | wc -c)
files=$(find "$source" -type f | wc -l)
printf '{"target": "%s", "files": %d, "bytes": %d}\n' "$target" "$files" "$bytes"
