package diff

import (
	"strconv"
)

// announce says what kind of patch was found.
func (pt *patcher) announce(fp *filePatch) {
	if fp.indent > 0 && !pt.silent {
		pt.say("(Patch is indented " + plural(fp.indent, "space") + ".)\n")
	}
	if fp.crs && !pt.binary && !pt.silent {
		pt.say("(Stripping trailing CRs from patch; use --binary to disable.)\n")
	}
	if pt.verbose {
		kind := map[format]string{formatUnified: "a unified diff", formatContext: "a new-style context diff", formatNormal: "a normal diff", formatEd: "an ed script"}[fp.format]
		pt.say("Hmm...  Looks like " + kind + " to me...\n")
		pt.leading(fp)
	}
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}

func (pt *patcher) leading(fp *filePatch) {
	if len(fp.leading) == 0 {
		return
	}
	pt.say("The text leading up to this was:\n--------------------------\n")
	for _, l := range fp.leading {
		pt.say("|" + l + "\n")
	}
	pt.say("--------------------------\n")
}

func (pt *patcher) sayPatching(fp *filePatch, name, outName string) {
	if pt.silent {
		return
	}
	verb := "patching file "
	if pt.dryRun {
		verb = "checking file "
	}
	s := verb + pt.quote(outName)
	switch {
	case outName == name:
	case fp.rename && pt.output == "":
		s += " (renamed from " + pt.quote(name) + ")"
	case fp.copied && pt.output == "":
		s += " (copied from " + pt.quote(name) + ")"
	default:
		s += " (read from " + pt.quote(name) + ")"
	}
	pt.say(s + "\n")
}

// report sums up the hunks that failed and writes the rejects.
func (pt *patcher) report(a *applier, outName string) {
	if a.failed == 0 {
		return
	}
	pt.status = max(pt.status, 1)
	verb := "FAILED"
	if a.skip {
		verb = "ignored"
	}
	plural := "s"
	if a.hunks == 1 {
		plural = ""
	}
	s := strconv.Itoa(a.failed) + " out of " + strconv.Itoa(a.hunks) + " hunk" + plural + " " + verb
	if outName != "" && pt.rejectFile != "-" {
		rej := pt.rejectFile
		if rej == "" {
			rej = outName + ".rej"
		}
		if !pt.dryRun {
			s += " -- saving rejects to file " + pt.quote(rej)
			pt.say(s + "\n")
			pt.store(rej, a.rejects.Bytes(), 0)
			return
		}
	}
	pt.say(s + "\n")
}
