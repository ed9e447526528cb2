package archive

import (
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

const (
	tarExclude = 256 + iota
	tarExcludeVCS
	tarExcludeBackups
	tarExcludeCaches
	tarExcludeCachesUnder
	tarExcludeCachesAll
	tarExcludeTag
	tarExcludeTagUnder
	tarExcludeTagAll
	tarStrip
	tarWildcards
	tarNoWildcards
	tarMatchSlash
	tarNoMatchSlash
	tarIgnoreCase
	tarNoIgnoreCase
	tarOwner
	tarGroup
	tarMode
	tarMtime
	tarClampMtime
	tarAtimePreserve
	tarSort
	tarNumericOwner
	tarNoRecursion
	tarRecursion
	tarNull
	tarNoNull
	tarVerbatim
	tarNoVerbatim
	tarAddFile
	tarTransform
	tarRemoveFiles
	tarSkipOld
	tarZstd
	tarLzma
	tarFormat
	tarOneTop
	tarTotals
	tarFullTime
	tarUTC
	tarDelete
	tarTestLabel
	tarIgnored
	tarIgnoredArg
	tarRefused
	tarRefusedArg
	tarKeepNewer
	tarNoAnchored
	tarAnchored
	tarCompressProgram
	tarNewerMtime
	tarOccurrence
	tarQuotingStyle
	tarQuoteChars
	tarNoQuoteChars
	tarShowTransformed
	tarShowStored
	tarShowDefaults
	tarBackup
	tarSuffix
	tarBlocking
	tarRecordSize
	tarUsage
)

// tarOpts stand in the order of GNU tar, in which it lists what an abbreviation may
// mean.
var tarOpts = []command.Opt{
	{Short: 'A', Long: "catenate"}, {Long: "concatenate", ID: 'A'}, {Short: 'c', Long: "create"}, {Long: "delete", ID: tarDelete},
	{Short: 'd', Long: "diff"}, {Long: "compare", ID: 'd'}, {Short: 'r', Long: "append"}, {Long: "test-label", ID: tarTestLabel},
	{Short: 't', Long: "list"}, {Short: 'u', Long: "update"}, {Short: 'x', Long: "extract"}, {Long: "get", ID: 'x'},

	{Long: "check-device", ID: tarIgnored}, {Short: 'g', Long: "listed-incremental", Arg: command.RequiredArg, ID: tarRefusedArg},
	{Short: 'G', Long: "incremental", ID: tarRefused}, {Long: "hole-detection", Arg: command.RequiredArg, ID: tarIgnoredArg},
	{Long: "ignore-failed-read", ID: tarIgnored}, {Long: "level", Arg: command.RequiredArg, ID: tarIgnoredArg},
	{Long: "no-check-device", ID: tarIgnored}, {Long: "no-seek", ID: tarIgnored}, {Short: 'n', Long: "seek", ID: tarIgnored},
	{Long: "occurrence", Arg: command.OptionalArg, ID: tarOccurrence}, {Long: "sparse-version", Arg: command.RequiredArg, ID: tarIgnoredArg},
	{Short: 'S', Long: "sparse", ID: tarIgnored},

	{Long: "add-file", Arg: command.RequiredArg, ID: tarAddFile}, {Short: 'C', Long: "directory", Arg: command.RequiredArg},
	{Long: "exclude", Arg: command.RequiredArg, ID: tarExclude}, {Long: "exclude-backups", ID: tarExcludeBackups},
	{Long: "exclude-caches", ID: tarExcludeCaches}, {Long: "exclude-caches-all", ID: tarExcludeCachesAll},
	{Long: "exclude-caches-under", ID: tarExcludeCachesUnder}, {Long: "exclude-ignore", Arg: command.RequiredArg, ID: tarRefusedArg},
	{Long: "exclude-ignore-recursive", Arg: command.RequiredArg, ID: tarRefusedArg},
	{Long: "exclude-tag", Arg: command.RequiredArg, ID: tarExcludeTag}, {Long: "exclude-tag-all", Arg: command.RequiredArg, ID: tarExcludeTagAll},
	{Long: "exclude-tag-under", Arg: command.RequiredArg, ID: tarExcludeTagUnder}, {Long: "exclude-vcs", ID: tarExcludeVCS},
	{Long: "exclude-vcs-ignores", ID: tarRefused}, {Long: "no-null", ID: tarNoNull}, {Long: "no-recursion", ID: tarNoRecursion},
	{Long: "no-unquote", ID: tarIgnored}, {Long: "no-verbatim-files-from", ID: tarNoVerbatim}, {Long: "null", ID: tarNull},
	{Long: "recursion", ID: tarRecursion}, {Short: 'T', Long: "files-from", Arg: command.RequiredArg}, {Long: "unquote", ID: tarIgnored},
	{Long: "verbatim-files-from", ID: tarVerbatim}, {Short: 'X', Long: "exclude-from", Arg: command.RequiredArg},

	{Long: "anchored", ID: tarAnchored}, {Long: "ignore-case", ID: tarIgnoreCase}, {Long: "no-anchored", ID: tarNoAnchored},
	{Long: "no-ignore-case", ID: tarNoIgnoreCase}, {Long: "no-wildcards", ID: tarNoWildcards},
	{Long: "no-wildcards-match-slash", ID: tarNoMatchSlash}, {Long: "wildcards", ID: tarWildcards}, {Long: "wildcards-match-slash", ID: tarMatchSlash},

	{Long: "keep-directory-symlink", ID: tarIgnored}, {Long: "keep-newer-files", ID: tarKeepNewer}, {Short: 'k', Long: "keep-old-files"},
	{Long: "no-overwrite-dir", ID: tarIgnored}, {Long: "one-top-level", Arg: command.OptionalArg, ID: tarOneTop},
	{Long: "overwrite", ID: tarIgnored}, {Long: "overwrite-dir", ID: tarIgnored}, {Long: "recursive-unlink", ID: tarRefused},
	{Long: "remove-files", ID: tarRemoveFiles}, {Long: "skip-old-files", ID: tarSkipOld}, {Short: 'U', Long: "unlink-first", ID: tarIgnored},
	{Short: 'W', Long: "verify", ID: tarIgnored},

	{Long: "ignore-command-error", ID: tarIgnored}, {Long: "no-ignore-command-error", ID: tarIgnored}, {Short: 'O', Long: "to-stdout"},
	{Long: "to-command", Arg: command.RequiredArg, ID: tarRefusedArg},

	{Long: "atime-preserve", Arg: command.OptionalArg, ID: tarAtimePreserve}, {Long: "clamp-mtime", ID: tarClampMtime},
	{Long: "delay-directory-restore", ID: tarIgnored}, {Long: "group", Arg: command.RequiredArg, ID: tarGroup},
	{Long: "group-map", Arg: command.RequiredArg, ID: tarRefusedArg}, {Long: "mode", Arg: command.RequiredArg, ID: tarMode},
	{Long: "mtime", Arg: command.RequiredArg, ID: tarMtime}, {Short: 'm', Long: "touch"}, {Long: "no-delay-directory-restore", ID: tarIgnored},
	{Long: "no-same-owner", ID: tarIgnored}, {Long: "no-same-permissions", ID: tarIgnored}, {Long: "numeric-owner", ID: tarNumericOwner},
	{Long: "owner", Arg: command.RequiredArg, ID: tarOwner}, {Long: "owner-map", Arg: command.RequiredArg, ID: tarRefusedArg},
	{Short: 'p', Long: "preserve-permissions"}, {Long: "same-permissions", ID: 'p'}, {Long: "same-owner", ID: tarIgnored},
	{Long: "sort", Arg: command.RequiredArg, ID: tarSort}, {Short: 's', Long: "preserve-order", ID: tarIgnored}, {Long: "same-order", ID: tarIgnored},

	{Long: "acls", ID: tarIgnored}, {Long: "no-acls", ID: tarIgnored}, {Long: "no-selinux", ID: tarIgnored}, {Long: "no-xattrs", ID: tarIgnored},
	{Long: "selinux", ID: tarIgnored}, {Long: "xattrs", ID: tarIgnored}, {Long: "xattrs-exclude", Arg: command.RequiredArg, ID: tarIgnoredArg},
	{Long: "xattrs-include", Arg: command.RequiredArg, ID: tarIgnoredArg},

	{Long: "force-local", ID: tarIgnored}, {Short: 'f', Long: "file", Arg: command.RequiredArg},
	{Short: 'F', Long: "info-script", Arg: command.RequiredArg, ID: tarRefusedArg}, {Long: "new-volume-script", Arg: command.RequiredArg, ID: tarRefusedArg},
	{Short: 'L', Long: "tape-length", Arg: command.RequiredArg, ID: tarRefusedArg}, {Short: 'M', Long: "multi-volume", ID: tarRefused},
	{Long: "rmt-command", Arg: command.RequiredArg, ID: tarIgnoredArg}, {Long: "rsh-command", Arg: command.RequiredArg, ID: tarIgnoredArg},
	{Long: "volno-file", Arg: command.RequiredArg, ID: tarRefusedArg},

	{Short: 'b', Long: "blocking-factor", Arg: command.RequiredArg, ID: tarBlocking}, {Short: 'B', Long: "read-full-records", ID: tarIgnored},
	{Short: 'i', Long: "ignore-zeros"}, {Long: "record-size", Arg: command.RequiredArg, ID: tarRecordSize},

	{Short: 'H', Long: "format", Arg: command.RequiredArg, ID: tarFormat}, {Long: "old-archive", ID: tarIgnored}, {Long: "portability", ID: tarIgnored},
	{Short: 'o', ID: tarIgnored}, {Long: "pax-option", Arg: command.RequiredArg, ID: tarIgnoredArg}, {Long: "posix", ID: tarIgnored},
	{Short: 'V', Long: "label", Arg: command.RequiredArg},

	{Short: 'a', Long: "auto-compress"}, {Short: 'I', Long: "use-compress-program", Arg: command.RequiredArg, ID: tarCompressProgram},
	{Short: 'j', Long: "bzip2"}, {Short: 'J', Long: "xz"}, {Long: "lzip", ID: tarRefused}, {Long: "lzma", ID: tarLzma}, {Long: "lzop", ID: tarRefused},
	{Long: "no-auto-compress", ID: tarIgnored}, {Long: "zstd", ID: tarZstd}, {Short: 'z', Long: "gzip"}, {Long: "gunzip", ID: 'z'},
	{Long: "ungzip", ID: 'z'}, {Short: 'Z', Long: "compress"}, {Long: "uncompress", ID: 'Z'},

	{Long: "backup", Arg: command.OptionalArg, ID: tarBackup}, {Long: "hard-dereference", ID: tarIgnored}, {Short: 'h', Long: "dereference"},
	{Short: 'K', Long: "starting-file", Arg: command.RequiredArg}, {Long: "newer-mtime", Arg: command.RequiredArg, ID: tarNewerMtime},
	{Short: 'N', Long: "newer", Arg: command.RequiredArg}, {Long: "after-date", Arg: command.RequiredArg, ID: 'N'},
	{Long: "one-file-system", ID: tarIgnored}, {Short: 'P', Long: "absolute-names"}, {Long: "suffix", Arg: command.RequiredArg, ID: tarSuffix},
	{Long: "strip-components", Arg: command.RequiredArg, ID: tarStrip}, {Long: "transform", Arg: command.RequiredArg, ID: tarTransform},
	{Long: "xform", Arg: command.RequiredArg, ID: tarTransform},

	{Long: "checkpoint", Arg: command.OptionalArg, ID: tarRefusedArg}, {Long: "checkpoint-action", Arg: command.RequiredArg, ID: tarRefusedArg},
	{Long: "full-time", ID: tarFullTime}, {Long: "index-file", Arg: command.RequiredArg, ID: tarRefusedArg}, {Short: 'l', Long: "check-links"},
	{Long: "no-quote-chars", Arg: command.RequiredArg, ID: tarNoQuoteChars}, {Long: "quote-chars", Arg: command.RequiredArg, ID: tarQuoteChars},
	{Long: "quoting-style", Arg: command.RequiredArg, ID: tarQuotingStyle}, {Short: 'R', Long: "block-number"}, {Long: "show-defaults", ID: tarShowDefaults},
	{Long: "show-omitted-dirs", ID: tarIgnored}, {Long: "show-snapshot-field-ranges", ID: tarRefused},
	{Long: "show-transformed-names", ID: tarShowTransformed}, {Long: "show-stored-names", ID: tarShowTransformed},
	{Long: "totals", Arg: command.OptionalArg, ID: tarTotals}, {Long: "utc", ID: tarUTC}, {Short: 'v', Long: "verbose"},
	{Long: "warning", Arg: command.RequiredArg, ID: tarIgnoredArg}, {Short: 'w', Long: "interactive", ID: tarRefused}, {Long: "confirmation", ID: tarRefused},

	{Long: "help", ID: gnu.HelpID}, {Long: "restrict", ID: tarIgnored}, {Long: "usage", ID: tarUsage}, {Long: "version", ID: gnu.VersionID},
}

const tarSynopsis = "%s [OPTION...] [FILE]...\nSave many files together into a single archive, and restore files from it."
