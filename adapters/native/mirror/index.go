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

// index is what is known of the directory.
type index struct {
	run   string          // the last run that was brought together with the directory
	root  workspace.Entry // the tree of it that the directory had
	files map[string]indexed
	known string // the run that the base on disk names
	read  stamp  // of the index file when it was read or written
}

// indexed is a file that was hashed.
type indexed struct {
	Stamp stamp
	Hash  workspace.Hash
}

// indexFile is the form of index and base on disk, behind a checksum.
type indexFile struct {
	Version int
	Run     string
	Root    workspace.Entry
	Files   map[string]indexed
}

// Two files hold it. The index is written without waiting for the disk, so that a
// power cut can lose it. The base is durable and says the same, but is written only
// when another run takes the directory: an older tree of the right run is enough to
// finish an import from, since what is done already is recognised.
func indexPath(state string) string { return filepath.Join(state, "index") }
func basePath(state string) string  { return filepath.Join(state, "base") }

// readIndex reads the index; one that is missing or broken has the tree of the base.
func readIndex(state string) *index {
	x := &index{files: map[string]indexed{}}
	if info, err := os.Stat(indexPath(state)); err == nil {
		x.read = stampOf(info)
	}
	base, _ := decodeIndex(basePath(state))
	f, ok := decodeIndex(indexPath(state))
	x.known, x.run, x.root = base.Run, base.Run, base.Root
	if ok && f.Run == base.Run {
		x.root = f.Root
	}
	if f.Files != nil {
		x.files = f.Files
	}
	return x
}

func decodeIndex(file string) (f indexFile, ok bool) {
	data, err := os.ReadFile(file)
	if err != nil || len(data) < sha256.Size {
		return indexFile{}, false
	}
	sum, data := data[:sha256.Size], data[sha256.Size:]
	if sha256.Sum256(data) != [sha256.Size]byte(sum) || gob.NewDecoder(bytes.NewReader(data)).Decode(&f) != nil || f.Version != indexVersion {
		return indexFile{}, false
	}
	return f, true
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
	if x.known != x.run {
		if err := replace(basePath(state), indexFile{indexVersion, x.run, x.root, nil}, true); err != nil {
			return err
		}
		x.known = x.run
	}
	limit := time.Now().Add(-racy).UnixNano()
	files := make(map[string]indexed, len(x.files))
	for path, f := range x.files {
		if f.Stamp.CTime < limit && f.Stamp.MTime < limit {
			files[path] = f
		}
	}
	if err := replace(indexPath(state), indexFile{indexVersion, x.run, x.root, files}, false); err != nil {
		return err
	}
	x.files = files
	info, err := os.Stat(indexPath(state))
	if err == nil {
		x.read = stampOf(info)
	}
	return err
}

// replace writes a file beside and renames it; durable waits for the disk.
func replace(file string, f indexFile, durable bool) error {
	var b bytes.Buffer
	if err := gob.NewEncoder(&b).Encode(f); err != nil {
		return err
	}
	sum := sha256.Sum256(b.Bytes())
	dir := filepath.Dir(file)
	tmp, err := os.CreateTemp(dir, filepath.Base(file)+"-")
	if err != nil {
		return err
	}
	_, err = tmp.Write(append(sum[:], b.Bytes()...))
	if err == nil && durable {
		err = tmp.Sync()
	}
	if cerr := tmp.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		err = os.Rename(tmp.Name(), file)
	}
	if err != nil {
		os.Remove(tmp.Name())
		return err
	}
	if !durable {
		return nil
	}
	return syncDir(dir)
}

// syncDir makes the names in a directory durable.
func syncDir(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	err = d.Sync()
	if cerr := d.Close(); err == nil {
		err = cerr
	}
	return err
}
