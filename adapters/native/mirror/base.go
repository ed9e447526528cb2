package mirror

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"ambit/actors"
	"ambit/adapters/native/durable"
	"ambit/core/workspace"
)

// base is the run that was last brought together with the directory, and the tree of
// it that the directory had. It is durable before the run's next entry is committed:
// an import that is cut off is finished from the difference between it and the
// ledger, and takes what it finds for somebody else's if it is neither.
//
// The file holds two records in blocks of their own, of which the valid one with the
// higher number counts. A write goes to the other, so that one that is torn loses
// nothing, and costs one fsync.
type base struct {
	number uint64
	run    actors.RunID
	root   workspace.Entry
}

const (
	baseBlock = 4096
	baseSize  = 512 // of a record: fixed numbers, the run, its checksum last
	baseFixed = 8 + 4 + 8 + sha256.Size + 8 + 8 + 1
)

func basePath(state string) string { return filepath.Join(state, "base") }

func (b base) encode() []byte {
	out := make([]byte, 0, baseSize)
	out = binary.BigEndian.AppendUint64(out, b.number)
	out = binary.BigEndian.AppendUint32(out, b.root.Mode)
	out = binary.BigEndian.AppendUint64(out, uint64(b.root.MTime))
	out = append(out, b.root.Hash[:]...)
	out = binary.BigEndian.AppendUint64(out, uint64(b.root.Size))
	out = binary.BigEndian.AppendUint64(out, uint64(b.root.Count))
	run := b.run.String()
	out = append(append(out, byte(len(run))), run...)
	out = out[:baseSize-sha256.Size]
	sum := sha256.Sum256(out)
	return append(out, sum[:]...)
}

func decodeBase(data []byte) (b base, ok bool) {
	body, sum := data[:baseSize-sha256.Size], data[baseSize-sha256.Size:]
	if sha256.Sum256(body) != [sha256.Size]byte(sum) {
		return base{}, false
	}
	b.number = binary.BigEndian.Uint64(body)
	b.root = workspace.Entry{Kind: workspace.Dir, Mode: binary.BigEndian.Uint32(body[8:]), MTime: int64(binary.BigEndian.Uint64(body[12:])),
		Hash: workspace.Hash(body[20:52]), Size: int64(binary.BigEndian.Uint64(body[52:])), Count: int64(binary.BigEndian.Uint64(body[60:]))}
	n := int(body[baseFixed-1])
	if baseFixed+n > len(body) {
		return base{}, false
	}
	var err error
	b.run, err = actors.ParseRunID(string(body[baseFixed : baseFixed+n]))
	return b, err == nil
}

// readBase reads the base; ok is false if there is none.
func readBase(state string) (b base, ok bool, err error) {
	data, err := os.ReadFile(basePath(state))
	if errors.Is(err, fs.ErrNotExist) {
		return base{}, false, nil
	}
	if err != nil {
		return base{}, false, err
	}
	for _, at := range []int{0, baseBlock} {
		if len(data) < at+baseSize {
			continue
		}
		if x, valid := decodeBase(data[at : at+baseSize]); valid && (!ok || x.number > b.number) {
			b, ok = x, true
		}
	}
	return b, ok, nil
}

// writeBase replaces the base durably, unless it says the same already.
func writeBase(state string, run actors.RunID, root workspace.Entry) error {
	old, ok, err := readBase(state)
	if err != nil || ok && old.run == run && old.root == root {
		return err
	}
	f, err := os.OpenFile(basePath(state), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	b := base{old.number + 1, run, root}
	_, err = f.WriteAt(b.encode(), int64(b.number%2)*baseBlock)
	if err == nil {
		err = f.Sync()
	}
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil || ok {
		return err
	}
	return durable.SyncDir(state)
}
