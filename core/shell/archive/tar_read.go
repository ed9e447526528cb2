package archive

import (
	"errors"
	"io"
	"strings"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/archive/xz"
	"ambit/core/shell/archive/zstd"
	"ambit/core/shell/command"
	"ambit/core/shell/pattern"
)

// checkEnd warns if what ended an archive after n bytes is one block of zeros and no
// second one.
func (a *archiver) checkEnd(r *tarReader, n int64) {
	if !r.ended {
		return
	}
	if b, err := r.block(); err != nil || !allZero(b) {
		a.say("A lone zero block at %d", n/blockSize)
	}
}

// read lists or extracts.
func (a *archiver) read() int {
	p := a.p
	in, closeArchive, status := a.openArchive()
	if status != 0 {
		return status
	}
	defer closeArchive()
	for i := range a.operands {
		o := &a.operands[i]
		o.pat = pattern.Compile(strings.TrimRight(o.name, "/"), a.patternFlags())
	}
	x := &extractor{archiver: a}
	counted := &countingReader{r: in}
	r := &tarReader{r: counted, zeros: a.ignoreZeros}
	any := false
	for {
		e, err := r.next()
		if err == io.EOF {
			if a.blockNumbers && r.ended {
				p.Stdout.WriteString(a.blockPrefix(counted.n-blockSize) + "** Block of NULs **\n")
			}
			a.checkEnd(r, counted.n)
			break
		}
		if err != nil {
			if errors.Is(err, errNotTar) && !any {
				a.say("This does not look like a tar archive")
				a.status = 2
				break
			}
			if errors.Is(err, errNotTar) {
				a.say("Skipping to next header")
				a.status = 2
				break
			}
			x.finishDelayed()
			return a.readFailed(err)
		}
		any = true
		p.Charge(fuel.Entry)
		if e.kind == typeVolume {
			if status := a.volume(e, counted.n-blockSize); status != 0 {
				return status
			}
			continue
		}
		if a.startAt != "" {
			if strings.TrimSuffix(e.name, "/") != strings.TrimSuffix(a.startAt, "/") {
				continue
			}
			a.startAt = ""
		}
		if !a.wanted(e) || a.excluded(e.name) || a.onlyNewer && e.kind != typeDir && e.mtime.Before(a.newerThan) {
			continue
		}
		x.at = counted.n - blockSize
		if a.mode == 't' {
			a.safeName(e.name, "member names")
			p.Stdout.WriteString(a.blockPrefix(counted.n-blockSize) + a.listLine(a.shown(e), a.verbose > 0))
			continue
		}
		if err := x.extract(e, r); err != nil {
			x.finishDelayed()
			return a.readFailed(err)
		}
	}
	x.finishDelayed()
	for i := range a.operands {
		o := &a.operands[i]
		if !a.found(o) && !a.wildcards && !a.warned["wildcards"] && strings.ContainsAny(o.name, "*?[") {
			a.warned["wildcards"] = true
			a.say("Pattern matching characters used in file names")
			a.say("Use --wildcards to enable pattern matching, or --no-wildcards to suppress this warning")
		}
	}
	a.reportMissing()
	return 0
}

func (a *archiver) readFailed(err error) int {
	p := a.p
	var text string
	switch {
	case errors.Is(err, errEOF):
		if a.mode == 'x' {
			a.say("Unexpected EOF in archive")
		}
		return a.fatal("Unexpected EOF in archive")
	case errors.Is(err, io.ErrUnexpectedEOF):
		text = "\ngzip: stdin: unexpected end of file\n"
	case errors.Is(err, xz.ErrTruncated), errors.Is(err, xz.ErrCorrupt), errors.Is(err, xz.ErrUnsupported):
		text = "xz: (stdin): " + capital(err.Error()) + "\n"
	case errors.Is(err, zstd.ErrTruncated), errors.Is(err, zstd.ErrCorrupt):
		text = "/*stdin*\\ : Decoding error (36) : " + capital(err.Error()) + " \n"
	default:
		var e errno.Errno
		if errors.As(err, &e) {
			return a.fatal("%s: Cannot read: %s", a.file, command.ErrText(err))
		}
		text = "\ngzip: stdin: invalid compressed data--format violated\n"
	}
	p.Stdout.Flush()
	p.Stderr.Write([]byte(text))
	a.say("Unexpected EOF in archive")
	a.say("Child returned status 1")
	return a.fatalOnly()
}

// wanted reports whether a member was asked for.
func (a *archiver) wanted(e *entry) bool {
	if len(a.operands) == 0 {
		return true
	}
	name := strings.TrimSuffix(e.name, "/")
	for i := range a.operands {
		o := &a.operands[i]
		want := strings.TrimRight(o.name, "/")
		switch {
		case a.wildcards && (o.pat.Match(name) || a.noAnchor && matchSuffix(o.pat, name)),
			!a.wildcards && (name == want || strings.HasPrefix(name, want+"/") && !a.noRecursion):
			o.count++
			a.dir = o.dir
			return a.occurrence == 0 || o.count == a.occurrence
		}
	}
	return false
}

func matchSuffix(p *pattern.Pattern, name string) bool {
	for i := range len(name) {
		if name[i] == '/' && p.Match(name[i+1:]) {
			return true
		}
	}
	return false
}
