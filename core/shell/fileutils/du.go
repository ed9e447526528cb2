package fileutils

import (
	"strconv"
	"strings"
	"time"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/pattern"
	"ambit/core/shell/strftime"
	"ambit/core/shell/tz"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{
		Name: "du", Summary: "estimate file space usage", Run: runDu,
		Unwritable: command.Unwritable{ByLine: true},
	})
}

const (
	duApparent = 256 + iota
	duExclude
	duFiles0
	duInodes
	duTime
	duTimeStyle
	duSI
)

var duOpts = gnu.Options(
	command.Opt{Short: '0', Long: "null"}, command.Opt{Short: 'a', Long: "all"}, command.Opt{Long: "apparent-size", ID: duApparent},
	command.Opt{Short: 'B', Long: "block-size", Arg: command.RequiredArg}, command.Opt{Short: 'b', Long: "bytes"},
	command.Opt{Short: 'c', Long: "total"}, command.Opt{Short: 'D', Long: "dereference-args"}, command.Opt{Short: 'H', ID: 'D'},
	command.Opt{Short: 'd', Long: "max-depth", Arg: command.RequiredArg},
	command.Opt{Long: "files0-from", Arg: command.RequiredArg, ID: duFiles0}, command.Opt{Short: 'h', Long: "human-readable"},
	command.Opt{Long: "inodes", ID: duInodes}, command.Opt{Short: 'k'}, command.Opt{Short: 'L', Long: "dereference"},
	command.Opt{Short: 'l', Long: "count-links"}, command.Opt{Short: 'm'}, command.Opt{Short: 'P', Long: "no-dereference"},
	command.Opt{Short: 'S', Long: "separate-dirs"}, command.Opt{Long: "si", ID: duSI}, command.Opt{Short: 's', Long: "summarize"},
	command.Opt{Short: 't', Long: "threshold", Arg: command.RequiredArg},
	command.Opt{Long: "time", Arg: command.OptionalArg, ID: duTime},
	command.Opt{Long: "time-style", Arg: command.RequiredArg, ID: duTimeStyle},
	command.Opt{Short: 'X', Long: "exclude-from", Arg: command.RequiredArg},
	command.Opt{Long: "exclude", Arg: command.RequiredArg, ID: duExclude}, command.Opt{Short: 'x', Long: "one-file-system"},
)

// usage is what a file or tree occupies.
type usage struct {
	bytes  uint64
	inodes uint64
	latest time.Time
}

func (u *usage) add(v usage) {
	u.bytes += v.bytes
	u.inodes += v.inodes
	if v.latest.After(u.latest) {
		u.latest = v.latest
	}
}

// du is one run of the command.
type du struct {
	p          *command.Proc
	mem        *fuel.Account
	status     int
	human      human
	all        bool
	apparent   bool
	inodes     bool
	separate   bool
	countLinks bool
	oneFS      bool
	follow     bool
	followArgs bool
	maxDepth   int // -1: none
	threshold  int64
	times      bool
	timeOf     lsTime
	timeFormat string
	exclude    []*pattern.Pattern
	end        byte
	seen       map[dirID]bool
	total      usage
	zone       *time.Location
}

func runDu(p *command.Proc) int {
	d := &du{p: p, human: envBlockSize(p, "DU_BLOCK_SIZE", 1024), maxDepth: -1, end: '\n', seen: map[dirID]bool{}, zone: tz.Of(p), timeFormat: "%Y-%m-%d %H:%M", mem: p.Meter.Account()}
	defer d.mem.Close()
	summarize, total := false, false
	depth, timeStyle, badExclude := "", "long-iso", false
	filesFrom, hasFrom := "", false
	g := p.Getopt(duOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [FILE]...\nSummarize disk usage of the set of FILEs, recursively for directories.", duOpts)
		case '0':
			d.end = 0
		case 'a':
			d.all = true
		case duApparent:
			d.apparent = true
		case 'B':
			h, ok := blockSizeOption(p, g)
			if !ok {
				return 1
			}
			d.human = h
		case 'b':
			d.apparent, d.human = true, human{block: 1, base: 1024}
		case 'c':
			total = true
		case 'D':
			d.followArgs = true
		case 'd':
			depth = g.Arg
			n, err := gnu.ParseSize(g.Arg, "")
			if err != nil {
				p.Errorf("invalid maximum depth %s", gnu.Quote(p, g.Arg))
				return p.UsageError(1, "")
			}
			d.maxDepth = int(min(n, 1<<30))
		case duFiles0:
			filesFrom, hasFrom = g.Arg, true
		case 'h':
			d.human = human{base: 1024}
		case duSI:
			d.human = human{base: 1000}
		case duInodes:
			d.inodes = true
		case 'k':
			d.human = human{block: 1024, base: 1024}
		case 'L':
			d.follow = true
		case 'l':
			d.countLinks = true
		case 'm':
			d.human = human{block: 1 << 20, base: 1024}
		case 'P':
			d.follow, d.followArgs = false, false
		case 'S':
			d.separate = true
		case 's':
			summarize = true
		case 't':
			if !d.setThreshold(g.Arg) {
				return 1
			}
		case duTime:
			d.times = true
			if g.HasArg {
				v, ok := gnu.Match(p, "--time", g.Arg, duTimes)
				if !ok {
					return p.UsageError(1, "")
				}
				d.timeOf = lsTime(v)
			}
		case duTimeStyle:
			timeStyle = g.Arg
		case duExclude:
			d.exclude = append(d.exclude, pattern.Compile(g.Arg, patternFlags(p)|pattern.LeadDir))
		case 'X':
			lines, err := readLines(p, d.mem, g.Arg, '\n')
			if err != nil {
				gnu.FileError(p, g.Arg, err)
				badExclude = true
			}
			for _, l := range lines {
				d.exclude = append(d.exclude, pattern.Compile(l, patternFlags(p)|pattern.LeadDir))
			}
		case 'x':
			d.oneFS = true
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if badExclude {
		return p.UsageError(1, "")
	}
	if summarize {
		if d.all {
			p.Errorf("cannot both summarize and show all entries")
			return p.UsageError(1, "")
		}
		if depth != "" {
			if d.maxDepth == 0 {
				p.Errorf("warning: summarizing is the same as using --max-depth=0")
			} else {
				p.Errorf("warning: summarizing conflicts with --max-depth=%s", depth)
				return p.UsageError(1, "")
			}
		}
		d.maxDepth = 0
	}
	names := g.Operands
	if hasFrom {
		if len(names) > 0 {
			p.Errorf("extra operand %s", gnu.Quote(p, names[0]))
			p.Stderr.Write([]byte("file operands cannot be combined with --files0-from\n"))
			return p.UsageError(1, "")
		}
		list, err := readLines(p, d.mem, filesFrom, 0)
		if err != nil {
			return p.Fail("cannot open %s for reading: %s", gnu.QuoteName(p, filesFrom), command.ErrText(err))
		}
		names = list
	} else if len(names) == 0 {
		names = []string{"."}
	}
	if d.inodes {
		d.human = human{block: 1, base: 1024}
	}
	if d.times && !d.setTimeStyle(timeStyle) {
		return p.UsageError(1, "")
	}
	for _, name := range names {
		if name == "" {
			p.Errorf("invalid zero-length file name")
			d.status = 1
			continue
		}
		d.operand(name)
	}
	if total {
		d.print(d.total, "total")
	}
	return d.status
}

// readLines reads a file that lists names; mem pays for it.
func readLines(p *command.Proc, mem *fuel.Account, name string, end byte) ([]string, error) {
	in, err := p.OpenInput(name)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	var data []byte
	buf := make([]byte, 16<<10)
	for {
		n, err := in.Read(buf)
		p.Meter.Bytes(n)
		mem.Alloc(int64(n))
		data = append(data, buf[:n]...)
		if err != nil {
			break
		}
	}
	var lines []string
	for _, l := range strings.Split(string(data), string(end)) {
		if l != "" {
			lines = append(lines, l)
		}
	}
	return lines, nil
}

func (d *du) setTimeStyle(style string) bool {
	switch {
	case strings.HasPrefix(style, "+"):
		d.timeFormat = style[1:]
	case style == "full-iso":
		d.timeFormat = "%Y-%m-%d %H:%M:%S.%N %z"
	case style == "iso":
		d.timeFormat = "%Y-%m-%d"
	case style != "long-iso":
		d.p.Errorf("invalid argument %s for %s", gnu.Quote(d.p, style), gnu.Quote(d.p, "time style"))
		d.p.Stderr.Write([]byte("Valid arguments are:\n"))
		for _, s := range []string{"full-iso", "long-iso", "iso"} {
			d.p.Stderr.Write([]byte("  - " + gnu.Quote(d.p, s) + "\n"))
		}
		return false
	}
	return true
}

func (d *du) setThreshold(s string) bool {
	p := d.p
	t, negative := strings.CutPrefix(s, "-")
	n, err := gnu.ParseSize(t, "kKmMGTPEZYRQ0")
	if err != nil || negative && n == 0 {
		p.Errorf("invalid --threshold argument %s", gnu.QuoteName(p, s))
		return false
	}
	d.threshold = int64(n)
	if negative {
		d.threshold = -d.threshold
	}
	return true
}

func (d *du) excluded(path string) bool {
	for _, x := range d.exclude {
		for i := 0; ; {
			if x.Match(path[i:]) {
				return true
			}
			k := strings.IndexByte(path[i:], '/')
			if k < 0 {
				break
			}
			i += k + 1
		}
	}
	return false
}

func (d *du) operand(name string) {
	p := d.p
	if name == "" {
		p.Errorf("cannot access '': No such file or directory")
		d.status = 1
		return
	}
	if d.excluded(strings.TrimRight(name, "/")) {
		return
	}
	stat := p.FS.Lstat
	if d.follow || d.followArgs {
		stat = p.FS.Stat
	}
	info, err := stat(p.Abs(name))
	if err != nil {
		p.Errorf("cannot access %s: %s", gnu.QuoteName(p, name), command.ErrText(err))
		d.status = 1
		return
	}
	u, _, ok := d.tree(name, info, 0, info.Dev)
	if ok {
		d.total.add(u)
	}
}

// tree prints what lies below path. It returns what path counts for its parent:
// all of it, and with -S the files alone.
func (d *du) tree(path string, info view.Info, depth int, dev uint64) (whole, own usage, counted bool) {
	p := d.p
	if !d.countLinks || info.Kind == view.Dir {
		id := idOf(info)
		if d.seen[id] {
			return whole, own, false
		}
		if info.Kind == view.Dir || info.Nlink > 1 || depth == 0 {
			d.mem.Alloc(32)
			d.seen[id] = true
		}
	}
	whole = d.measure(info)
	own = whole
	if info.Kind == view.Dir {
		names, err := p.FS.ReadDir(p.Abs(path))
		if err != nil {
			p.Errorf("cannot read directory %s: %s", gnu.QuoteName(p, path), command.ErrText(err))
			d.status = 1
		}
		for _, n := range names {
			child := joinChild(path, n.Name)
			if d.excluded(child) {
				continue
			}
			stat := p.FS.Lstat
			if d.follow {
				stat = p.FS.Stat
			}
			ci, err := stat(p.Abs(child))
			if err != nil {
				p.Errorf("cannot access %s: %s", gnu.QuoteName(p, child), command.ErrText(err))
				d.status = 1
				continue
			}
			if d.oneFS && ci.Dev != dev {
				continue
			}
			u, _, ok := d.tree(child, ci, depth+1, dev)
			if !ok {
				continue
			}
			whole.add(u)
			if ci.Kind != view.Dir {
				own.add(u)
			}
		}
	}
	shown := whole
	if d.separate {
		shown = own
	}
	if (info.Kind == view.Dir || d.all || depth == 0) && (d.maxDepth < 0 || depth <= d.maxDepth) && d.passes(shown) {
		d.print(shown, path)
	}
	return whole, own, true
}

func (d *du) measure(i view.Info) usage {
	u := usage{bytes: diskBytes(i), inodes: 1}
	if d.apparent {
		u.bytes = uint64(max(i.Size, 0))
		if i.Kind == view.Dir {
			u.bytes = fsBlock
		}
	}
	switch d.timeOf {
	case timeAccessed:
		u.latest = i.ATime
	case timeChanged:
		u.latest = i.CTime
	default:
		u.latest = i.MTime
	}
	return u
}

func (d *du) value(u usage) uint64 {
	if d.inodes {
		return u.inodes
	}
	return u.bytes
}

func (d *du) passes(u usage) bool {
	v := int64(d.value(u))
	switch {
	case d.threshold > 0:
		return v >= d.threshold
	case d.threshold < 0:
		return v <= -d.threshold
	}
	return true
}

func (d *du) print(u usage, name string) {
	s := d.human.format(d.value(u))
	if d.inodes {
		s = strconv.FormatUint(u.inodes, 10)
	}
	s += "\t"
	if d.times {
		s += strftime.Format(d.timeFormat, u.latest.In(d.zone)) + "\t"
	}
	d.p.Stdout.WriteString(s + name + string(d.end))
}
