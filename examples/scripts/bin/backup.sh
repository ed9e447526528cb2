# Reads {"day": "…"} and archives $BACKUP_ROOT/data as $BACKUP_ROOT/backups/DAY.tar.
set -euo pipefail
. "$(dirname "$0")/../lib/archive.sh"

read -r input || true
day=${input#*\"day\":\"}
day=${day%%\"*}

archive "$BACKUP_ROOT" "$day"
