package fileutils

import (
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{Name: "df", Summary: "report file system space usage", Run: runDf})
}

const (
	dfOutput = 256 + iota
	dfTotal
	dfSync
	dfNoSync
	dfSI
)

var dfOpts = gnu.Options(
	command.Opt{Short: 'a', Long: "all"}, command.Opt{Short: 'B', Long: "block-size", Arg: command.RequiredArg},
	command.Opt{Short: 'h', Long: "human-readable"}, command.Opt{Short: 'H', Long: "si"}, command.Opt{Short: 'i', Long: "inodes"},
	command.Opt{Short: 'k'}, command.Opt{Short: 'm'}, command.Opt{Short: 'F', Arg: command.RequiredArg, ID: 't'}, command.Opt{Short: 'l', Long: "local"}, command.Opt{Long: "no-sync", ID: dfNoSync},
	command.Opt{Long: "output", Arg: command.OptionalArg, ID: dfOutput}, command.Opt{Short: 'P', Long: "portability"},
	command.Opt{Long: "sync", ID: dfSync}, command.Opt{Long: "total", ID: dfTotal},
	command.Opt{Short: 't', Long: "type", Arg: command.RequiredArg}, command.Opt{Short: 'T', Long: "print-type"},
	command.Opt{Short: 'x', Long: "exclude-type", Arg: command.RequiredArg}, command.Opt{Short: 'v'},
)

// volume is a mounted file system. Its size is that of the default limits; the
// real ones belong to the call and are not for the script to see.
type volume struct {
	source, fsType, target string
	bytes, used            uint64
	inodes, iused          uint64
	file                   string
}

func runDf(p *command.Proc) int {
	d := &df{p: p, human: envBlockSize(p, "DF_BLOCK_SIZE", 1024)}
	var types, notTypes []string
	g := p.Getopt(dfOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [FILE]...\nShow information about the file system on which each FILE resides.", dfOpts)
		case 'B':
			h, ok := blockSizeOption(p, g)
			if !ok {
				return 1
			}
			d.human = h
		case 'h':
			d.human = human{base: 1024}
		case 'H':
			d.human = human{base: 1000}
		case 'i':
			d.inodes = true
		case 'm':
			d.human = human{block: 1 << 20, base: 1024}
		case 'k':
			d.human = human{block: 1024, base: 1024}
		case dfOutput:
			if !g.HasArg {
				d.fields = dfFields
				break
			}
			for _, f := range strings.Split(g.Arg, ",") {
				switch {
				case !contains(dfFields, f):
					p.Errorf("option --output: field %s unknown", gnu.Quote(p, f))
					return p.UsageError(1, "")
				case contains(d.fields, f):
					p.Errorf("option --output: field %s used more than once", gnu.Quote(p, f))
					return p.UsageError(1, "")
				}
				d.fields = append(d.fields, f)
			}
		case 'P':
			d.portable = true
		case dfTotal:
			d.total = true
		case 't':
			types = append(types, g.Arg)
		case 'T':
			d.showType = true
		case 'x':
			notTypes = append(notTypes, g.Arg)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	for _, c := range []struct {
		given  bool
		option string
	}{{d.inodes, "-i"}, {d.portable, "-P"}, {d.showType, "-T"}} {
		if c.given && d.fields != nil {
			return p.UsageError(1, "options %s and --output are mutually exclusive", c.option)
		}
	}
	status := 0
	var list []volume
	if len(g.Operands) == 0 {
		list = d.volumes()
	}
	for _, name := range g.Operands {
		v, err := d.volumeOf(name)
		if err != nil {
			gnu.FileError(p, name, err)
			status = 1
			continue
		}
		list = append(list, v)
	}
	kept := list[:0]
	for _, v := range list {
		if (len(types) == 0 || contains(types, v.fsType)) && !contains(notTypes, v.fsType) {
			kept = append(kept, v)
		}
	}
	if len(kept) == 0 {
		if status == 0 {
			return p.Fail("no file systems processed")
		}
		return status
	}
	d.print(kept)
	return status
}

type df struct {
	p        *command.Proc
	human    human
	inodes   bool
	portable bool
	total    bool
	showType bool
	fields   []string
}

var dfFields = []string{"source", "fstype", "itotal", "iused", "iavail", "ipcent", "size", "used", "avail", "pcent", "file", "target"}

// volumes lists the mounted file systems that hold files.
func (d *df) volumes() []volume {
	var list []volume
	seen := map[uint64]bool{}
	for _, dir := range []string{"/", "/workspace", "/tmp", d.p.Dir} {
		info, err := d.p.FS.Stat(dir)
		if err != nil || seen[info.Dev] {
			continue
		}
		if v, err := d.volumeOf(dir); err == nil {
			seen[info.Dev] = true
			list = append(list, v)
		}
	}
	return list
}

func (d *df) volumeOf(name string) (volume, error) {
	p := d.p
	info, err := p.FS.Stat(p.Abs(name))
	if err != nil {
		return volume{}, err
	}
	v := volume{source: "workspace", fsType: "ext4", target: mountPoint(p, name, info), bytes: fsTotalBlocks * fsBlock, inodes: fsTotalInodes, file: name}
	switch v.target {
	case "/":
		v.source = "ambit"
	case "/tmp", "/dev":
		v.source, v.fsType = "tmpfs", "tmpfs"
	}
	if used, files, err := p.FS.Usage(v.target); err == nil {
		v.used, v.iused = uint64(used), uint64(files)
	}
	v.bytes, v.inodes = max(v.bytes, v.used), max(v.inodes, v.iused)
	return v, nil
}

func percent(used, total uint64) string {
	if total == 0 {
		return "-"
	}
	return strconv.FormatUint((used*100+total-1)/total, 10) + "%"
}

func (d *df) cell(field string, v volume) string {
	num := func(n uint64) string { return strconv.FormatUint(n, 10) }
	switch field {
	case "source":
		return v.source
	case "fstype":
		return v.fsType
	case "itotal":
		return num(v.inodes)
	case "iused":
		return num(v.iused)
	case "iavail":
		return num(v.inodes - v.iused)
	case "ipcent":
		return percent(v.iused, v.inodes)
	case "size":
		return d.human.format(v.bytes)
	case "used":
		return d.human.format(v.used)
	case "avail":
		return d.human.format(v.bytes - v.used)
	case "pcent":
		return percent(v.used, v.bytes)
	case "file":
		if v.file == "" {
			return "-"
		}
		return v.file
	}
	return v.target
}

func (d *df) heading(field string) string {
	switch field {
	case "source":
		return "Filesystem"
	case "fstype":
		return "Type"
	case "itotal":
		return "Inodes"
	case "iused":
		return "IUsed"
	case "iavail":
		return "IFree"
	case "ipcent":
		return "IUse%"
	case "size":
		switch {
		case d.human.block == 0:
			return "Size"
		case d.portable:
			return strconv.FormatUint(d.human.block, 10) + "-blocks"
		case d.human.block == 1024:
			return "1K-blocks"
		}
		h := human{base: 1024}
		return strings.Replace(h.format(d.human.block), ".0", "", 1) + "-blocks"
	case "used":
		return "Used"
	case "avail":
		if d.human.block == 0 {
			return "Avail"
		}
		return "Available"
	case "pcent":
		if d.portable {
			return "Capacity"
		}
		return "Use%"
	case "file":
		return "File"
	}
	return "Mounted on"
}

func (d *df) print(list []volume) {
	fields := d.fields
	if fields == nil {
		fields = []string{"source"}
		if d.showType {
			fields = append(fields, "fstype")
		}
		if d.inodes {
			fields = append(fields, "itotal", "iused", "iavail", "ipcent")
		} else {
			fields = append(fields, "size", "used", "avail", "pcent")
		}
		fields = append(fields, "target")
	}
	if d.total {
		sum := volume{source: "total", fsType: "-", target: "-"}
		for _, v := range list {
			sum.bytes += v.bytes
			sum.used += v.used
			sum.inodes += v.inodes
			sum.iused += v.iused
		}
		list = append(list, sum)
	}
	rows := [][]string{{}}
	for _, f := range fields {
		rows[0] = append(rows[0], d.heading(f))
	}
	for _, v := range list {
		var row []string
		for _, f := range fields {
			row = append(row, d.cell(f, v))
		}
		rows = append(rows, row)
	}
	widths := make([]int, len(fields))
	for i, f := range fields {
		switch f {
		case "source":
			widths[i] = 14
		case "fstype":
			widths[i] = 4
		case "size", "used", "avail", "itotal", "iused", "iavail":
			widths[i] = 5
		}
		for _, r := range rows {
			widths[i] = max(widths[i], len(r[i]))
		}
	}
	for _, r := range rows {
		var b strings.Builder
		for i, c := range r {
			if i > 0 {
				b.WriteByte(' ')
			}
			left := fields[i] == "source" || fields[i] == "fstype" || fields[i] == "target" || fields[i] == "file"
			switch {
			case left && i == len(r)-1:
				b.WriteString(c)
			case left:
				b.WriteString(c + strings.Repeat(" ", widths[i]-len(c)))
			default:
				b.WriteString(padLeft(c, widths[i]))
			}
		}
		d.p.Stdout.WriteString(b.String() + "\n")
	}
}
