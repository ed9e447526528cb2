// Package docs holds the description of the API, which servers give at /openapi.json.
package docs

import _ "embed"

// OpenAPI is an OpenAPI 3.1 document.
//
//go:embed openapi.json
var OpenAPI []byte
