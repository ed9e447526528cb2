// Package docs runs the documentation: the blocks of a page in order, in one directory,
// with the programs that they name.
//
// The first word after a fence is the language and says what is done with a block:
//
//	sh        run; it must succeed
//	console   lines that begin with "$ " are run, what they print must be what follows;
//	          "…" stands for any text of a line, alone on a line for any lines. A command
//	          that fails is followed by "$ echo $?"
//	json, jsonc, yaml  must be in that form; "policy", "grant", "manifest" or "request"
//	          behind it: must load as one, with "…" for a digest
//	grant     must parse as a grant
//	go, ts    must compile
//	text      shows a format or a picture
//
// "no-run: REASON" behind the language leaves a block out, for readers to see. A comment
// <!-- in a clone --> has the page run in a copy of the repository, otherwise the
// directory is empty; a comment <!-- sh … --> is run like a block: what a page takes for
// given.
package docs

import (
	"fmt"
	"os"
	"regexp"
	"strings"
)

// Block is a fenced block of a page.
type Block struct {
	Line   int    // of the fence, from 1
	Lang   string // the first word of the info string
	Kind   string // the rest of it
	Reason string // why it is not run; "" if it is
	Hidden bool   // it stands in a comment
	Text   string
}

// Page is a document.
type Page struct {
	File     string
	Clone    bool // it runs in a copy of the repository
	Blocks   []Block
	Links    []Link
	Anchors  map[string]bool // of its headings
	Mistakes []string        // of its form
}

// Link is a link of a page to another file, or within it.
type Link struct {
	Line   int
	Target string
}

var (
	fence   = regexp.MustCompile("^( *)(```+)(.*)$")
	heading = regexp.MustCompile(`^#{1,6} +(.*?) *#*$`)
	link    = regexp.MustCompile(`\]\(([^()\s]+)\)`)
	code    = regexp.MustCompile("`[^`]*`")
	notSlug = regexp.MustCompile(`[^\p{L}\p{N} _-]`)
)

// languages are those that a block can have.
var languages = []string{"sh", "console", "json", "jsonc", "yaml", "grant", "go", "ts", "text"}

// Read reads a page.
func Read(file string) (*Page, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	p := &Page{File: file, Anchors: map[string]bool{}}
	lines := strings.Split(string(data), "\n")
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		if m := fence.FindStringSubmatch(line); m != nil {
			i = p.block(lines, i, m[1], m[2], strings.TrimSpace(m[3]))
			continue
		}
		switch {
		case line == "<!-- in a clone -->":
			p.Clone = true
		case line == "<!-- sh":
			b := Block{Line: i + 1, Lang: "sh", Hidden: true}
			for i++; i < len(lines) && lines[i] != "-->"; i++ {
				b.Text += lines[i] + "\n"
			}
			p.Blocks = append(p.Blocks, b)
		case strings.HasPrefix(line, "    ") && i > 0 && lines[i-1] == "" && !inList(lines[:i]):
			p.mistake(i, "an indented block: use a fence with a language")
		}
		if m := heading.FindStringSubmatch(line); m != nil {
			p.anchor(m[1])
		}
		for _, m := range link.FindAllStringSubmatch(code.ReplaceAllString(line, ""), -1) {
			p.Links = append(p.Links, Link{i + 1, m[1]})
		}
	}
	return p, nil
}

func (p *Page) mistake(index int, format string, args ...any) {
	p.Mistakes = append(p.Mistakes, fmt.Sprintf("%s:%d: %s", p.File, index+1, fmt.Sprintf(format, args...)))
}

// inList reports whether the lines end inside of a list, whose items are indented.
func inList(lines []string) bool {
	for i := len(lines) - 1; i >= 0; i-- {
		switch line := lines[i]; {
		case line == "" || line[0] == ' ':
		default:
			return regexp.MustCompile(`^([-*]|\d+\.) `).MatchString(line)
		}
	}
	return false
}

// block reads a block from its fence on, and gives the index of the fence that ends it.
func (p *Page) block(lines []string, at int, indent, ticks, info string) int {
	b := Block{Line: at + 1}
	before, reason, left := strings.Cut(info, "no-run:")
	b.Lang, b.Kind, _ = strings.Cut(strings.TrimSpace(before), " ")
	if left {
		if b.Reason = strings.TrimSpace(reason); b.Reason == "" {
			p.mistake(at, "no-run: without a reason")
		}
	}
	known := false
	for _, l := range languages {
		known = known || l == b.Lang
	}
	if !known {
		p.mistake(at, "a block of %q, which is none of %s", b.Lang, strings.Join(languages, ", "))
	}
	i := at + 1
	for ; i < len(lines) && strings.TrimSpace(lines[i]) != ticks; i++ {
		b.Text += strings.TrimPrefix(lines[i], indent) + "\n"
	}
	if i == len(lines) {
		p.mistake(at, "a block without an end")
	}
	p.Blocks = append(p.Blocks, b)
	return i
}

// anchor notes a heading as GitHub makes an anchor of it.
func (p *Page) anchor(title string) {
	slug := strings.ToLower(strings.ReplaceAll(title, "`", ""))
	slug = strings.ReplaceAll(notSlug.ReplaceAllString(slug, ""), " ", "-")
	name := slug
	for n := 1; p.Anchors[name]; n++ {
		name = fmt.Sprintf("%s-%d", slug, n)
	}
	p.Anchors[name] = true
}
