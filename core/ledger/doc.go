// Package ledger is the record of a run: a chain of entries, each bound to the one
// before it by SHA-256, so that nothing can be changed, dropped or inserted without
// Verify naming the first entry that no longer fits.
//
// An entry is canonical JSON (RFC 8785). Its hash covers every field but the hash
// itself. Payloads (arguments, stdin, stdout, stderr, environment values) enter the
// hash as {size, SHA-256(salt ‖ bytes)}; bytes and salt stand beside the hashed
// part, in the Record, so a payload can be redacted and the chain stays valid.
//
// The field effect is the hash of the deterministic part alone: what the same call
// gives on every placement. Times, durations, run ids, salts and prev are not in it.
//
// The package is arithmetic on bytes. Where records are kept is the store's concern;
// what they mean for a run's state is the actor's.
package ledger
