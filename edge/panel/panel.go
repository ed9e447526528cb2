// Package panel holds the files of the run viewer: a page that shows the history of runs
// to a person. They are plain HTML, CSS and JavaScript modules, served as they are; the
// page asks the API for everything else, with a token that it keeps in memory. The server
// embeds them, Workers serves the same directory.
package panel

import (
	"embed"
	"io/fs"
	"path"
)

//go:embed static
var static embed.FS

// Policy is the Content-Security-Policy of the page: nothing from elsewhere, no code but
// the files here.
const Policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// types are the media types of the files, by extension.
var types = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".mjs": "text/javascript; charset=utf-8", ".svg": "image/svg+xml",
}

// File is the file at a request's path: "/" or one below "/panel/". header is what to
// send with it.
func File(request string) (body []byte, header [][2]string, ok bool) {
	name := request
	if request == "/" {
		name = "/index.html"
	}
	media, known := types[path.Ext(name)]
	if !known || path.Clean(name) != name || request == "/index.html" {
		return nil, nil, false
	}
	body, err := fs.ReadFile(static, "static"+name)
	if err != nil {
		return nil, nil, false
	}
	return body, [][2]string{{"Content-Type", media}, {"Content-Security-Policy", Policy}, {"X-Content-Type-Options", "nosniff"},
		{"Referrer-Policy", "no-referrer"}, {"Cross-Origin-Opener-Policy", "same-origin"}, {"Cache-Control", "no-cache"}}, true
}
