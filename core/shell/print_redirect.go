package shell

import (
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

func (p *printer) redirs(list []*syntax.Redirect) {
	p.wasDoc = false
	var docs []*syntax.Redirect
	for i, r := range list {
		if i > 0 {
			p.str(" ")
		}
		p.redirect(r)
		if r.Op == syntax.Hdoc || r.Op == syntax.DashHdoc {
			docs = append(docs, r)
		}
	}
	if len(docs) == 0 {
		return
	}
	p.heredoc = append(p.heredoc, docs...)
	if p.joined == 0 {
		p.documents()
	}
}

func (p *printer) redirect(r *syntax.Redirect) {
	n := ""
	if r.N != nil {
		n = r.N.Value
	}
	op := r.Op.String()
	word := wordText(p.src, r.Word)
	switch r.Op {
	case syntax.Hdoc, syntax.DashHdoc:
		if end := docEnd(word); end != word {
			word = singleQuote(end)
		}
		p.str(n + op + word)
	case syntax.DplIn, syntax.DplOut:
		digits := strings.TrimSuffix(word, "-")
		_, err := strconv.Atoi(digits)
		if (err == nil || digits == "") && n == "" {
			n = strconv.Itoa(b2i(r.Op == syntax.DplOut))
		}
		if word == "-" {
			op = ">&"
		}
		p.str(n + op + word)
	default:
		if n == "1" && r.Op != syntax.RdrIn || n == "0" && r.Op == syntax.RdrIn {
			n = ""
		}
		if r.Op == syntax.RdrInOut && n == "" {
			n = "0"
		}
		p.str(n + op + " " + word)
	}
}

// deferred prints the connector s and the here-documents that wait for it.
func (p *printer) deferred(s string) {
	visible := s != "" && s != ";"
	if visible {
		p.str(s)
	}
	if len(p.heredoc) > 0 {
		p.documents()
		if visible {
			p.str(" ")
		}
	}
}

func (p *printer) documents() {
	p.str("\n")
	for _, r := range p.heredoc {
		end := docEnd(wordText(p.src, r.Word))
		if r.Hdoc != nil {
			body := p.src.written(r.Hdoc.Pos(), r.Hdoc.End())
			if at := strings.LastIndexByte(body, '\n') + 1; strings.TrimLeft(body[at:], "\t") == end {
				body = body[:at]
			}
			if docEnd(wordText(p.src, r.Word)) == wordText(p.src, r.Word) {
				body = joinLines(body)
			}
			if r.Op == syntax.DashHdoc {
				lines := strings.SplitAfter(body, "\n")
				for i, l := range lines {
					lines[i] = strings.TrimLeft(l, "\t")
				}
				body = strings.Join(lines, "")
			}
			p.str(body)
		}
		p.str(end + "\n")
	}
	p.heredoc = nil
	p.wasDoc = true
}

// docEnd is the line that ends a here-document: its word without quotes.
func docEnd(word string) string {
	return strings.NewReplacer(`\\`, `\`, `\`, "", "'", "", `"`, "").Replace(word)
}

// joinLines removes the continued line ends of a here-document.
func joinLines(body string) string {
	var b strings.Builder
	for i := 0; i < len(body); i++ {
		if body[i] == '\\' && i+1 < len(body) {
			i++
			if body[i] != '\n' {
				b.WriteString(body[i-1 : i+1])
			}
			continue
		}
		b.WriteByte(body[i])
	}
	return b.String()
}
