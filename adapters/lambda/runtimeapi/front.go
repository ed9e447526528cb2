package runtimeapi

import (
	"bufio"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
)

// Front turns requests into events and answers into responses: a Function URL, or an HTTP
// API with a stage.
type Front struct {
	Invoke func(ctx context.Context, payload []byte) (*Response, error)
	// Stage is that of an HTTP API; "" for a Function URL.
	Stage string
}

// Event is the payload for a request, in format 2.0.
func (f *Front) Event(r *http.Request, body []byte) []byte {
	headers := map[string]string{"host": r.Host}
	for name, values := range r.Header {
		headers[strings.ToLower(name)] = strings.Join(values, ",")
	}
	domain, stage, path := "abcdefgh.lambda-url.us-east-1.on.aws", "$default", r.URL.EscapedPath()
	if f.Stage != "" {
		domain, stage = "abcdefgh.execute-api.us-east-1.amazonaws.com", f.Stage
		if stage != "$default" {
			path = "/" + stage + path
		}
	}
	event := map[string]any{
		"version": "2.0", "routeKey": "$default", "rawPath": path, "rawQueryString": r.URL.RawQuery, "headers": headers,
		"requestContext": map[string]any{"domainName": domain, "stage": stage, "http": map[string]any{"method": r.Method, "path": path}},
	}
	if len(body) > 0 {
		text := isText(r.Header.Get("Content-Type"))
		event["isBase64Encoded"] = !text
		if event["body"] = string(body); !text {
			event["body"] = base64.StdEncoding.EncodeToString(body)
		}
	}
	payload, err := json.Marshal(event)
	if err != nil {
		panic(err)
	}
	return payload
}

func isText(contentType string) bool {
	return strings.HasPrefix(contentType, "text/") || strings.HasPrefix(contentType, "application/json")
}

func (f *Front) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	resp, err := f.Invoke(r.Context(), f.Event(r, body))
	if err != nil {
		status := http.StatusBadGateway
		switch {
		case errors.Is(err, ErrThrottled):
			status = http.StatusTooManyRequests
		case errors.Is(err, ErrTooLarge):
			status = http.StatusRequestEntityTooLarge
		case errors.Is(err, ErrTimeout):
			status = http.StatusGatewayTimeout
		}
		http.Error(w, err.Error(), status)
		return
	}
	defer resp.Body.Close()
	if err := Write(w, resp); err != nil {
		panic(http.ErrAbortHandler)
	}
}

// Write sends the answer of a function as a response.
func Write(w http.ResponseWriter, resp *Response) error {
	var head struct {
		StatusCode      int               `json:"statusCode"`
		Headers         map[string]string `json:"headers"`
		Body            string            `json:"body"`
		IsBase64Encoded bool              `json:"isBase64Encoded"`
	}
	send := func() {
		for name, value := range head.Headers {
			w.Header().Set(name, value)
		}
		w.WriteHeader(head.StatusCode)
	}
	if !resp.Streamed {
		if err := json.NewDecoder(resp.Body).Decode(&head); err != nil {
			return fmt.Errorf("the answer is no response: %w", err)
		}
		body := []byte(head.Body)
		if head.IsBase64Encoded {
			var err error
			if body, err = base64.StdEncoding.DecodeString(head.Body); err != nil {
				return err
			}
		}
		send()
		_, err := w.Write(body)
		return ignoreNoBody(err)
	}
	// The prelude is JSON and eight zero bytes.
	r := bufio.NewReaderSize(resp.Body, 32<<10)
	prelude, err := r.ReadBytes(0)
	if err != nil {
		return err
	}
	var zeros [7]byte
	if _, err := io.ReadFull(r, zeros[:]); err != nil || zeros != [7]byte{} {
		return errors.New("the prelude is not followed by eight zero bytes")
	}
	if err := json.Unmarshal(prelude[:len(prelude)-1], &head); err != nil {
		return err
	}
	send()
	ctl := http.NewResponseController(w)
	ctl.Flush()
	piece := make([]byte, 32<<10)
	for {
		n, err := r.Read(piece)
		if n > 0 {
			if _, werr := w.Write(piece[:n]); werr != nil {
				return ignoreNoBody(werr)
			}
			ctl.Flush()
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

func ignoreNoBody(err error) error {
	if errors.Is(err, http.ErrBodyNotAllowed) {
		return nil
	}
	return err
}
