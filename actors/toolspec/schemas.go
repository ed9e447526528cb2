package toolspec

// The schemas of arguments. They leave out what only programs need, such as bytes in
// base64 and where the workspace is mounted.
const (
	bashInput = `{"type":"object","properties":{` +
		`"command":{"type":"string","description":"The script."},` +
		`"timeout":{"type":"integer","minimum":1,"maximum":30,"description":"Virtual seconds."},` +
		`"stdin":{"type":"string","description":"Standard input; empty without it."},` +
		`"env":{"type":"object","additionalProperties":{"type":"string"},"description":"Variables for the script."},` +
		`"dir":{"type":"string","description":"Where it begins: an absolute path."}},` +
		`"required":["command"],"additionalProperties":false}`

	readInput = `{"type":"object","properties":{` +
		`"path":{"type":"string","description":"In the workspace."},` +
		`"offset":{"type":"integer","minimum":1,"description":"First line, from 1."},` +
		`"limit":{"type":"integer","minimum":1,"description":"Lines."}},` +
		`"required":["path"],"additionalProperties":false}`

	writeInput = `{"type":"object","properties":{` +
		`"path":{"type":"string","description":"In the workspace."},` +
		`"content":{"type":"string"}},` +
		`"required":["path","content"],"additionalProperties":false}`

	editInput = `{"type":"object","properties":{` +
		`"path":{"type":"string","description":"In the workspace."},` +
		`"edits":{"type":"array","items":{"type":"object","properties":{` +
		`"oldText":{"type":"string","minLength":1},"newText":{"type":"string"}},` +
		`"required":["oldText","newText"],"additionalProperties":false}}},` +
		`"required":["path","edits"],"additionalProperties":false}`

	lsInput = `{"type":"object","properties":{` +
		`"path":{"type":"string","description":"The workspace itself without it."},` +
		`"limit":{"type":"integer","minimum":1}},"additionalProperties":false}`

	findInput = `{"type":"object","properties":{` +
		`"pattern":{"type":"string","description":"A glob."},` +
		`"path":{"type":"string","description":"Where to look; everywhere without it."},` +
		`"limit":{"type":"integer","minimum":1}},` +
		`"required":["pattern"],"additionalProperties":false}`

	grepInput = `{"type":"object","properties":{` +
		`"pattern":{"type":"string","description":"A regular expression."},` +
		`"path":{"type":"string","description":"A file or directory; everywhere without it."},` +
		`"glob":{"type":"string","description":"Only files that it matches."},` +
		`"ignoreCase":{"type":"boolean"},` +
		`"context":{"type":"integer","minimum":0,"description":"Lines around each match."},` +
		`"limit":{"type":"integer","minimum":1}},` +
		`"required":["pattern"],"additionalProperties":false}`

	recallInput = `{"type":"object","properties":{` +
		`"id":{"type":"string","description":"Of the result."},` +
		`"offset":{"type":"integer","minimum":1,"description":"First line, from 1."},` +
		`"limit":{"type":"integer","minimum":1,"description":"Lines."}},` +
		`"required":["id"],"additionalProperties":false}`
)

// resultSchema is the schema of every tool's structured result.
const resultSchema = `{"type":"object","properties":{` +
	`"seq":{"type":"integer","minimum":1,"description":"The ledger entry."},` +
	`"status":{"enum":["ok","refused","held","limit","failed","aborted","uncertain"],"description":"Only ok changes anything. A call that is held waits for an operator: make it again."},` +
	`"exit":{"type":"integer","description":"Exit status of a script."},` +
	`"stdout":{"type":"string"},"stderr":{"type":"string"},` +
	`"changes":{"type":"array","items":{"type":"object","properties":{` +
	`"op":{"enum":["add","modify","meta","delete","rename"]},"path":{"type":"string"},"from":{"type":"string"}},` +
	`"required":["op","path"],"additionalProperties":false}},` +
	`"changesMore":{"type":"integer","minimum":1,"description":"Changes that the list leaves out."},` +
	`"fuel":{"type":"integer","minimum":0},` +
	`"value":{"description":"What the output of a script with an output schema says."},` +
	`"failure":{"type":"object","description":"Why a script failed."},` +
	`"recall":{"type":"string","description":"The id that gives the rest of output that was cut."},` +
	`"level":{"type":"string","description":"Who refused."},"reason":{"type":"string"}},` +
	`"required":["seq","status","stdout","stderr","changes","fuel"],"additionalProperties":false}`
