package mirror

import (
	"bytes"
	"crypto/sha256"
	"encoding/gob"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"ambit/core/workspace"
)

// indexVersion is the version of the index file; another one is ignored.
const indexVersion = 2

// racy is how long before the index was written a file must have been changed last
// for its stat to prove that its content is the one hashed: clocks of file systems
// advance in steps.
const racy = 50 * time.Millisecond

// stamp is what stat(2) says of a file without reading it.
type stamp struct {
	Size, MTime, CTime int64
	Ino                uint64
	Mode               uint32
}

func stampOf(info os.FileInfo) stamp {
	st, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return stamp{}
	}
	return stamp{Size: st.Size, MTime: st.Mtim.Nano(), CTime: st.Ctim.Nano(), Ino: st.Ino, Mode: uint32(st.Mode)}
}

// index remembers the files of the directory that were hashed. It is written without
// waiting for the disk; if it is lost or torn, files are hashed again.
type index struct {
	files map[string]indexed
	read  stamp // of the index file when it was read or written
}

// indexed is a file that was hashed.
type indexed struct {
	Stamp stamp
	Hash  workspace.Hash
}

// indexFile is the form of the index on disk, behind its checksum.
type indexFile struct {
	Version int
	Files   map[string]indexed
}

func indexPath(state string) string { return filepath.Join(state, "index") }

// readIndex reads the index; one that is missing or broken is empty.
func readIndex(state string) *index {
	x := &index{files: map[string]indexed{}}
	info, err := os.Stat(indexPath(state))
	if err != nil {
		return x
	}
	x.read = stampOf(info)
	data, err := os.ReadFile(indexPath(state))
	if err != nil || len(data) < sha256.Size {
		return x
	}
	sum, data := data[:sha256.Size], data[sha256.Size:]
	var f indexFile
	if sha256.Sum256(data) != [sha256.Size]byte(sum) || gob.NewDecoder(bytes.NewReader(data)).Decode(&f) != nil || f.Version != indexVersion {
		return x
	}
	if f.Files != nil {
		x.files = f.Files
	}
	return x
}

// current reports whether the file on disk still is the one that was read.
func (x *index) current(state string) bool {
	info, err := os.Stat(indexPath(state))
	if err != nil {
		return x.read == stamp{}
	}
	return stampOf(info) == x.read
}

// write replaces the index on disk. Files changed so recently that their stat proves
// nothing are left out of it.
func (x *index) write(state string) error {
	limit := time.Now().Add(-racy).UnixNano()
	files := make(map[string]indexed, len(x.files))
	for path, f := range x.files {
		if f.Stamp.CTime < limit && f.Stamp.MTime < limit {
			files[path] = f
		}
	}
	var b bytes.Buffer
	if err := gob.NewEncoder(&b).Encode(indexFile{indexVersion, files}); err != nil {
		return err
	}
	sum := sha256.Sum256(b.Bytes())
	tmp, err := os.CreateTemp(state, "index-")
	if err != nil {
		return err
	}
	_, err = tmp.Write(append(sum[:], b.Bytes()...))
	if cerr := tmp.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		err = os.Rename(tmp.Name(), indexPath(state))
	}
	if err != nil {
		os.Remove(tmp.Name())
		return err
	}
	x.files = files
	info, err := os.Stat(indexPath(state))
	if err == nil {
		x.read = stampOf(info)
	}
	return err
}
