package digest

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/workspace/view"
)

func init() {
	byLine := command.Unwritable{ByLine: true}
	for _, name := range []string{"md5", "sha1", "sha224", "sha256", "sha384", "sha512"} {
		a := findAlgorithm(name)
		command.Register(command.Spec{
			Name: name + "sum", Summary: "compute and check " + a.tag + " message digests",
			Run: func(p *command.Proc) int { return runSums(p, a, false) }, Unwritable: byLine})
	}
	command.Register(command.Spec{Name: "b2sum", Summary: "compute and check BLAKE2 message digests",
		Run: func(p *command.Proc) int { return runSums(p, findAlgorithm("blake2b"), false) }, Unwritable: byLine})
	command.Register(command.Spec{Name: "cksum", Summary: "compute and check checksums",
		Run: func(p *command.Proc) int { return runSums(p, findAlgorithm("crc"), true) }, Unwritable: byLine})
	command.Register(command.Spec{Name: "sum", Summary: "compute checksums and count blocks", Run: runSum, Unwritable: byLine})
}

const (
	sumTag = 256 + iota
	sumIgnoreMissing
	sumQuiet
	sumStatus
	sumStrict
	sumUntagged
	sumDebug
)

var sumOpts = gnu.Options(
	command.Opt{Short: 'b', Long: "binary"},
	command.Opt{Short: 'c', Long: "check"},
	command.Opt{Long: "ignore-missing", ID: sumIgnoreMissing},
	command.Opt{Long: "quiet", ID: sumQuiet},
	command.Opt{Long: "status", ID: sumStatus},
	command.Opt{Short: 't', Long: "text"},
	command.Opt{Short: 'w', Long: "warn"},
	command.Opt{Long: "strict", ID: sumStrict},
	command.Opt{Long: "tag", ID: sumTag},
	command.Opt{Short: 'z', Long: "zero"},
)

var b2sumOpts = append([]command.Opt{{Short: 'l', Long: "length", Arg: command.RequiredArg}}, sumOpts...)

var cksumOpts = append([]command.Opt{
	{Short: 'a', Long: "algorithm", Arg: command.RequiredArg},
	{Long: "untagged", ID: sumUntagged},
	{Long: "debug", ID: sumDebug},
}, b2sumOpts...)

const sumUsage = "%s [OPTION]... [FILE]...\nPrint or check checksums."

// sums is the command line of a checksum command.
type sums struct {
	p             *command.Proc
	alg           algorithm
	size          int  // bytes of the digest
	isCksum       bool // cksum, which takes -a
	algorithmSet  bool
	check         bool
	binary        byte // '*', or ' ' in text mode
	binarySet     bool
	textSet       bool
	tag, untagged bool
	zero          bool

	ignoreMissing, quiet, status, strict, warn bool
}

func runSums(p *command.Proc, a algorithm, isCksum bool) int {
	s := &sums{p: p, alg: a, size: a.size, isCksum: isCksum, binary: ' '}
	opts := sumOpts
	switch {
	case isCksum:
		opts = cksumOpts
	case a.name == "blake2b":
		opts = b2sumOpts
	}
	length, hasLength := "", false
	g := p.Getopt(opts)
	for g.Next() {
		switch g.Opt {
		case 'a':
			i := slices.Index(algorithmNames(), g.Arg)
			if i < 0 {
				return gnu.BadChoice(p, 1, "--algorithm", g.Arg, false, algorithmNames())
			}
			s.alg = algorithms[i]
			s.size, s.algorithmSet = s.alg.size, true
		case 'b':
			if g.Name == "-b" && isCksum {
				return p.UsageError(1, "")
			}
			s.binary, s.binarySet = '*', true
		case 't':
			if g.Name == "-t" && isCksum {
				return p.UsageError(1, "")
			}
			s.binary, s.textSet = ' ', true
		case 'c':
			s.check = true
		case 'l':
			length, hasLength = g.Arg, true
		case 'w':
			s.status, s.quiet, s.warn = false, false, true
		case 'z':
			s.zero = true
		case sumStatus:
			s.status, s.warn, s.quiet = true, false, false
		case sumQuiet:
			s.quiet, s.status, s.warn = true, false, false
		case sumStrict:
			s.strict = true
		case sumIgnoreMissing:
			s.ignoreMissing = true
		case sumTag:
			s.tag, s.untagged = true, false
		case sumUntagged:
			s.tag, s.untagged = false, true
		case sumDebug:
		default:
			return gnu.HelpOrVersion(p, g.Opt, sumUsage, opts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if hasLength {
		if status := s.setLength(length); status != 0 {
			return status
		}
	}
	if isCksum && !s.untagged && !s.alg.old() {
		s.tag = true
	}
	if status := s.contradictions(); status != 0 {
		return status
	}
	files := g.Operands
	if len(files) == 0 {
		files = []string{"-"}
	}
	status := 0
	for _, name := range files {
		ok := false
		if s.check {
			ok = s.checkFile(name)
		} else {
			ok = s.print(name, len(g.Operands) > 0)
		}
		if !ok {
			status = 1
		}
	}
	return status
}

func (s *sums) setLength(arg string) int {
	p := s.p
	n, err := strconv.ParseUint(arg, 10, 64)
	if err != nil {
		return p.Fail("invalid length: %s", gnu.Quote(p, arg))
	}
	switch {
	case s.isCksum && n > 0 && n%8 == 0 && s.alg.name != "blake2b":
		return p.Fail("--length is only supported with --algorithm=blake2b")
	case n > 512:
		p.Errorf("invalid length: %s", gnu.Quote(p, arg))
		return p.Fail("maximum digest length for %s is 512 bits", gnu.Quote(p, "BLAKE2b"))
	case n%8 != 0:
		p.Errorf("invalid length: %s", gnu.Quote(p, arg))
		return p.Fail("length is not a multiple of 8")
	case n > 0:
		s.size = int(n / 8)
	}
	return 0
}

func (s *sums) contradictions() int {
	p := s.p
	meaningful := func(option string) int {
		return p.UsageError(1, "the --%s option is meaningful only when verifying checksums", option)
	}
	switch {
	case s.isCksum && s.check && s.alg.old() && s.algorithmSet:
		return p.Fail("--check is not supported with --algorithm={bsd,sysv,crc}")
	case s.tag && s.textSet && !s.isCksum:
		return p.UsageError(1, "--tag does not support --text mode")
	case s.zero && s.check:
		return p.UsageError(1, "the --zero option is not supported when verifying checksums")
	case s.tag && s.check && !s.isCksum:
		return p.UsageError(1, "the --tag option is meaningless when verifying checksums")
	case (s.binarySet || s.textSet) && s.check:
		return p.UsageError(1, "the --binary and --text options are meaningless when verifying checksums")
	case s.check:
		return 0
	case s.ignoreMissing:
		return meaningful("ignore-missing")
	case s.status:
		return meaningful("status")
	case s.warn:
		return meaningful("warn")
	case s.quiet:
		return meaningful("quiet")
	case s.strict:
		return meaningful("strict")
	}
	return 0
}

// print writes the checksum line of one file.
func (s *sums) print(name string, named bool) bool {
	p := s.p
	in, err := p.OpenInput(name)
	sum := ""
	if err == nil {
		sum, err = s.alg.sumOf(p, in, s.size)
		in.Close()
	}
	if err != nil {
		gnu.FileError(p, name, err)
		return false
	}
	end := "\n"
	if s.zero {
		end = "\x00"
	}
	if s.alg.old() {
		if named {
			sum += " " + name
		}
		p.Stdout.WriteString(sum + end)
		return true
	}
	if !s.zero {
		if escaped := escapeName(name); escaped != name {
			name = escaped
			p.Stdout.WriteByte('\\')
		}
	}
	if s.tag {
		tag := s.alg.tag
		if s.alg.name == "blake2b" && s.size < 64 {
			tag += "-" + strconv.Itoa(s.size*8)
		}
		p.Stdout.WriteString(tag + " (" + name + ") = " + sum + end)
		return true
	}
	p.Stdout.WriteString(sum + " " + string(s.binary) + name + end)
	return true
}

var nameEscaper = strings.NewReplacer("\\", "\\\\", "\n", "\\n", "\r", "\\r")

func escapeName(name string) string { return nameEscaper.Replace(name) }

func unescapeName(name string) (string, bool) {
	var b strings.Builder
	for i := 0; i < len(name); i++ {
		c := name[i]
		if c == '\\' {
			i++
			if i == len(name) {
				return "", false
			}
			switch name[i] {
			case 'n':
				c = '\n'
			case 'r':
				c = '\r'
			case '\\':
			default:
				return "", false
			}
		}
		if c == 0 {
			return "", false
		}
		b.WriteByte(c)
	}
	return b.String(), true
}

// checkLine is a line of a checksum file.
type checkLine struct {
	alg  algorithm
	size int
	sum  string
	name string
}

// checkFile verifies the lines of one checksum file.
func (s *sums) checkFile(list string) bool {
	p := s.p
	shown := list
	if list == "-" {
		shown = "standard input"
	}
	in, err := p.OpenInput(list)
	if err != nil {
		gnu.FileError(p, list, err)
		return false
	}
	defer in.Close()
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	var bad, proper, mismatched, unreadable int
	matched := false
	for n := 1; ; n++ {
		raw, err := r.ReadLine()
		if err != nil {
			if readErr := r.Err(); readErr != nil {
				p.Errorf("%s: read error", gnu.Name(p, shown))
				return false
			}
			break
		}
		line := strings.TrimSuffix(string(raw), "\r")
		if line == "" || line[0] == '#' {
			continue
		}
		c, ok := s.parseLine(line)
		if !ok {
			bad++
			s.warnLine(shown, n)
			continue
		}
		proper++
		switch s.verify(c) {
		case verified:
			matched = true
		case differs:
			mismatched++
		case unread:
			unreadable++
		}
	}
	if proper == 0 {
		p.Errorf("%s: no properly formatted checksum lines found", gnu.Name(p, shown))
		return false
	}
	if !s.status {
		s.summary(bad, "line is improperly formatted", "lines are improperly formatted")
		s.summary(unreadable, "listed file could not be read", "listed files could not be read")
		s.summary(mismatched, "computed checksum did NOT match", "computed checksums did NOT match")
	}
	if s.ignoreMissing && !matched {
		if !s.status {
			p.Errorf("%s: no file was verified", gnu.Name(p, shown))
		}
		return false
	}
	return mismatched == 0 && unreadable == 0 && (!s.strict || bad == 0)
}

func (s *sums) warnLine(list string, n int) {
	if s.warn {
		tag := s.alg.tag
		if s.isCksum && !s.algorithmSet {
			tag = "CRC"
		}
		s.p.Errorf("%s: %d: improperly formatted %s checksum line", gnu.Name(s.p, list), n, tag)
	}
}

func (s *sums) summary(n int, one, many string) {
	switch {
	case n == 1:
		s.p.Errorf("WARNING: 1 %s", one)
	case n > 1:
		s.p.Errorf("WARNING: %d %s", n, many)
	}
}

type verdict uint8

const (
	verified verdict = iota
	differs
	unread
	missing
)

func (s *sums) verify(c checkLine) verdict {
	p := s.p
	shown, prefix := c.name, ""
	if strings.Contains(c.name, "\n") {
		shown, prefix = escapeName(c.name), "\\"
	}
	in, err := s.openListed(c.name)
	sum := ""
	if err == nil {
		sum, err = c.alg.sumOf(p, in, c.size)
		in.Close()
	}
	if err != nil {
		if s.ignoreMissing && errors.Is(err, errno.ENOENT) {
			return missing
		}
		gnu.FileError(p, c.name, err)
		if !s.status {
			p.Stdout.WriteString(prefix + shown + ": FAILED open or read\n")
		}
		return unread
	}
	if strings.EqualFold(sum, c.sum) {
		if !s.status && !s.quiet {
			p.Stdout.WriteString(prefix + shown + ": OK\n")
		}
		return verified
	}
	if !s.status {
		p.Stdout.WriteString(prefix + shown + ": FAILED\n")
	}
	return differs
}

func (s *sums) openListed(name string) (view.Handle, error) { return s.p.OpenInput(name) }

// parseLine reads "SUM  NAME", "SUM *NAME" or "TAG (NAME) = SUM".
func (s *sums) parseLine(line string) (checkLine, bool) {
	c := checkLine{alg: s.alg, size: s.size}
	line = strings.TrimLeft(line, " \t")
	escaped := strings.HasPrefix(line, "\\")
	line = strings.TrimPrefix(line, "\\")
	if rest, ok := s.cutTag(line, &c); ok {
		i := strings.LastIndexByte(rest, ')')
		if i < 0 {
			return c, false
		}
		c.name = rest[:i]
		after := strings.TrimLeft(rest[i+1:], " \t")
		if !strings.HasPrefix(after, "=") {
			return c, false
		}
		c.sum = strings.TrimLeft(after[1:], " \t")
		return s.finish(c, escaped)
	}
	if s.isCksum && !s.algorithmSet {
		return c, false
	}
	i := 0
	for i < len(line) && isHex(line[i]) {
		i++
	}
	if s.alg.name == "blake2b" && i%2 == 0 && i <= 128 {
		c.size = i / 2
	}
	if i != c.size*2 || i == 0 || i >= len(line) || line[i] != ' ' && line[i] != '\t' {
		return c, false
	}
	c.sum = line[:i]
	c.name = line[i+1:]
	if len(c.name) > 1 && (c.name[0] == ' ' || c.name[0] == '*') {
		c.name = c.name[1:]
	}
	return s.finish(c, escaped)
}

// cutTag removes "TAG (" or "TAG(" and sets the algorithm.
func (s *sums) cutTag(line string, c *checkLine) (string, bool) {
	for _, a := range algorithms {
		if a.old() || !strings.HasPrefix(line, a.tag) || !s.isCksum && a.name != s.alg.name || s.algorithmSet && a.name != s.alg.name {
			continue
		}
		rest := line[len(a.tag):]
		c.alg, c.size = a, a.size
		if a.name == "blake2b" && strings.HasPrefix(rest, "-") {
			i := 1
			for i < len(rest) && rest[i] >= '0' && rest[i] <= '9' {
				i++
			}
			bits, err := strconv.Atoi(rest[1:i])
			if err != nil || bits == 0 || bits > 512 || bits%8 != 0 {
				continue
			}
			c.size = bits / 8
			rest = rest[i:]
		}
		rest = strings.TrimPrefix(rest, " ")
		if strings.HasPrefix(rest, "(") {
			return rest[1:], true
		}
	}
	return line, false
}

func (s *sums) finish(c checkLine, escaped bool) (checkLine, bool) {
	if len(c.sum) != 2*c.size || c.name == "" {
		return c, false
	}
	for i := range len(c.sum) {
		if !isHex(c.sum[i]) {
			return c, false
		}
	}
	if escaped {
		name, ok := unescapeName(c.name)
		if !ok {
			return c, false
		}
		c.name = name
	}
	return c, true
}

func isHex(c byte) bool {
	return c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'f'
}

var oldSumOpts = gnu.Options(
	command.Opt{Short: 'r'},
	command.Opt{Short: 's', Long: "sysv"},
)

func runSum(p *command.Proc) int {
	a := findAlgorithm("bsd")
	g := p.Getopt(oldSumOpts)
	for g.Next() {
		switch g.Opt {
		case 'r':
			a = findAlgorithm("bsd")
		case 's':
			a = findAlgorithm("sysv")
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [FILE]...\nPrint or check BSD (16-bit) checksums.", oldSumOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	s := &sums{p: p, alg: a}
	return gnu.EachInput(p, g.Operands, func(name string, in view.Handle) error {
		sum, err := s.alg.sumOf(p, in, 0)
		if err != nil {
			return err
		}
		if len(g.Operands) > 0 {
			sum += " " + name
		}
		fmt.Fprintln(p.Stdout, sum)
		return nil
	})
}
