package workspace

// Op is what happened to a path.
type Op uint8

// The operations of a delta.
const (
	Add    Op = iota // the path did not exist
	Modify           // content, kind or link target differ
	Meta             // only mode or mtime differ
	Delete           // the path is gone
	Rename           // the entry at From moved here, perhaps with other mode or mtime
)

var opNames = [...]string{"add", "modify", "meta", "delete", "rename"}

func (o Op) String() string { return opNames[o] }

// ParseOp is the inverse of Op.String.
func ParseOp(s string) (Op, bool) {
	for i, name := range opNames {
		if s == name {
			return Op(i), true
		}
	}
	return 0, false
}

// Change is one line of a Delta: what a path is afterwards. For Delete, Kind, Mode,
// Size, Hash and Target describe what was there.
type Change struct {
	Op     Op
	Path   string // relative, slash-separated, clean
	From   string // of a Rename
	Kind   Kind
	Mode   uint32
	MTime  int64 // nanoseconds since the Unix epoch
	Size   int64
	Hash   Hash // of a file's content; zero for other kinds
	Target string
	// Was is the hash of the file that stood at Path (at From for a Rename) before,
	// zero if there was none. An import compares it with what it finds.
	Was Hash
}

// Delta is a set of changes in canonical order: byte order of Path. A path occurs
// once. A directory comes before what it holds, since a prefix sorts first.
type Delta []Change
