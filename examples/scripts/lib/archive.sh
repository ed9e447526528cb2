# archive ROOT DAY writes ROOT/backups/DAY.tar and prints what it holds as JSON.
archive() {
  local root=$1 day=$2 files sum
  mkdir -p "$root/backups"
  tar -C "$root" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -cf "$root/backups/$day.tar" data
  files=$(tar -tf "$root/backups/$day.tar" | grep -vc '/$')
  sum=$(sha256sum <"$root/backups/$day.tar")
  printf '{"archive": "backups/%s.tar", "files": %d, "sha256": "%s"}\n' "$day" "$files" "${sum%% *}"
}
