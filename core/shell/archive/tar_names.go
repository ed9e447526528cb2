package archive

import (
	"io"
	"strings"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/pattern"
	"ambit/core/workspace/view"
)

func (a *archiver) patternFlags() pattern.Flags {
	if a.p.UTF8() {
		return pattern.UTF8 | pattern.LeadDir
	}
	return pattern.LeadDir
}

func joinDir(dir, next string) string {
	if dir == "" || strings.HasPrefix(next, "/") {
		return next
	}
	return strings.TrimSuffix(dir, "/") + "/" + next
}

// lines reads a list of names, which end with newlines, or NULs.
func (a *archiver) lines(name string, null bool) ([]string, error) {
	in, err := a.p.OpenInput(name)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	data, err := io.ReadAll(meterReader{in, a.p, a.mem})
	sep := "\n"
	if null {
		sep = "\x00"
	}
	var lines []string
	for _, l := range strings.Split(string(data), sep) {
		if l != "" {
			lines = append(lines, l)
		}
	}
	return lines, err
}

// meterReader charges for what is read and kept.
type meterReader struct {
	r   io.Reader
	p   *command.Proc
	mem *fuel.Account
}

func (m meterReader) Read(b []byte) (int, error) {
	n, err := m.r.Read(b)
	m.p.Meter.Bytes(n)
	m.mem.Alloc(int64(n))
	return n, err
}

// exclusion is a pattern of --exclude.
type exclusion struct {
	*pattern.Pattern
	anchored bool
}

// excludePattern adds a pattern that names must not match.
func (a *archiver) excludePattern(text string) {
	flags := a.patternFlags()
	if a.ignoreCase {
		flags |= pattern.NoCase
	}
	if a.slashesApart {
		flags |= pattern.Pathname
	}
	a.exclude = append(a.exclude, exclusion{pattern.Compile(text, flags), a.anchored})
}

// excluded reports whether a member name matches --exclude: as a whole or from any
// slash on.
func (a *archiver) excluded(name string) bool {
	name = strings.TrimSuffix(name, "/")
	for _, x := range a.exclude {
		for i := 0; ; {
			if x.Match(name[i:]) {
				return true
			}
			k := strings.IndexByte(name[i:], '/')
			if k < 0 || x.anchored {
				break
			}
			i += k + 1
		}
	}
	return false
}

// tagExtent is how much of a directory with a tag is left out.
type tagExtent int

const (
	tagContents tagExtent = iota // all but the tag
	tagUnder                     // all that is in it
	tagAll                       // the directory too
)

// dirTag is a file that marks directories to be left out.
type dirTag struct {
	name   string
	cache  bool // it must have the signature of a cache directory tag
	extent tagExtent
}

const cacheSignature = "Signature: 8a477f597d28d172789f06886806bc55"

// tagged finds the tag that a directory has.
func (a *archiver) tagged(path string) *dirTag {
	for i := range a.tags {
		t := &a.tags[i]
		tag := path + "/" + t.name
		if info, err := a.p.FS.Stat(tag); err != nil || t.cache && info.Kind != view.File {
			continue
		}
		if t.cache {
			h, err := a.p.FS.Open(tag, view.ReadOnly, 0)
			if err != nil {
				continue
			}
			head := make([]byte, len(cacheSignature))
			n, _ := io.ReadFull(h, head)
			h.Close()
			if string(head[:n]) != cacheSignature {
				continue
			}
		}
		return t
	}
	return nil
}

// safeName strips what would lead out of the directory, and says so once.
func (a *archiver) safeName(name, what string) string {
	if a.absolute {
		return name
	}
	prefix := 0
	for i := 0; i < len(name); {
		j := i
		for j < len(name) && name[j] == '/' {
			j++
		}
		if j > i && i == 0 {
			prefix = j
		}
		i = j
		k := i
		for k < len(name) && name[k] != '/' {
			k++
		}
		if name[i:k] == ".." {
			prefix = k
			for prefix < len(name) && name[prefix] == '/' {
				prefix++
			}
		}
		i = k
	}
	if prefix == 0 {
		return name
	}
	removed := name[:prefix]
	if !a.warned[what+removed] {
		a.warned[what+removed] = true
		a.say("Removing leading `%s' from %s", removed, what)
	}
	if name[prefix:] == "" {
		return "."
	}
	return name[prefix:]
}

// stripped is a name without its first components, or "".
func stripped(name string, n int) string {
	for ; n > 0; n-- {
		i := strings.IndexByte(name, '/')
		if i < 0 {
			return ""
		}
		name = strings.TrimLeft(name[i:], "/")
	}
	return name
}
