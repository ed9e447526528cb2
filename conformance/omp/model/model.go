// Package model is a model endpoint that says what a script tells it to: it speaks the
// streaming form of OpenAI's chat completions.
package model

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"sync"
)

// Step is one answer of the model.
type Step struct {
	Text   []string // streamed piece by piece
	Calls  []Call
	Status int           // other than 200: an error answer
	Error  string        // its text
	Wait   chan struct{} // after the text: until it is closed, or the client leaves
	Silent chan struct{} // the same, before the answer
	Broken bool          // after the text the connection ends
}

// Call is a tool call in an answer.
type Call struct {
	ID, Name, Arguments string
}

// Message is one of a request, as far as tests look at it.
type Message struct {
	Role       string          `json:"role"`
	Content    json.RawMessage `json:"content"`
	ToolCallID string          `json:"tool_call_id"`
}

// Request is what the agent asked.
type Request struct {
	Model    string    `json:"model"`
	Messages []Message `json:"messages"`
	Tools    []struct {
		Function struct {
			Name       string          `json:"name"`
			Parameters json.RawMessage `json:"parameters"`
		} `json:"function"`
	} `json:"tools"`
	Body   string      `json:"-"`
	Header http.Header `json:"-"`
	Path   string      `json:"-"`
}

// Server is the endpoint. Steps are answered in order; behind the last one it says
// "done".
type Server struct {
	*httptest.Server

	mu       sync.Mutex
	steps    []Step
	requests []Request
}

// Serve serves steps until Close.
func Serve(steps ...Step) *Server {
	s := &Server{steps: steps}
	s.Server = httptest.NewServer(http.HandlerFunc(s.answer))
	return s
}

// Then adds steps.
func (s *Server) Then(steps ...Step) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.steps = append(s.steps, steps...)
}

// Drop forgets the steps that have not been asked for.
func (s *Server) Drop() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.steps = nil
}

// Requests are those that came so far.
func (s *Server) Requests() []Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]Request(nil), s.requests...)
}

func (s *Server) answer(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	q := Request{Body: string(body), Header: r.Header.Clone(), Path: r.URL.RequestURI()}
	_ = json.Unmarshal(body, &q) // what does not fit shows in the test
	s.mu.Lock()
	s.requests = append(s.requests, q)
	step := Step{Text: []string{"done"}}
	if len(s.steps) > 0 {
		step, s.steps = s.steps[0], s.steps[1:]
	}
	n := len(s.requests)
	s.mu.Unlock()
	if step.Silent != nil {
		select {
		case <-step.Silent:
		case <-r.Context().Done():
			return
		}
	}
	if step.Status != 0 && step.Status != 200 {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(step.Status)
		fmt.Fprintf(w, `{"error":{"message":%q,"type":"scripted"}}`, step.Error)
		return
	}
	w.Header().Set("Content-Type", "text/event-stream")
	id := fmt.Sprintf("chat-%d", n)
	send := func(delta any, finish any, more ...string) {
		choice := map[string]any{"index": 0, "delta": delta, "finish_reason": finish}
		chunk := map[string]any{"id": id, "object": "chat.completion.chunk", "created": 1, "model": q.Model, "choices": []any{choice}}
		if len(more) > 0 {
			chunk["usage"] = json.RawMessage(more[0])
		}
		data, _ := json.Marshal(chunk)
		fmt.Fprintf(w, "data: %s\n\n", data)
		w.(http.Flusher).Flush()
	}
	send(map[string]any{"role": "assistant", "content": ""}, nil)
	for _, piece := range step.Text {
		send(map[string]any{"content": piece}, nil)
	}
	if step.Broken {
		panic(http.ErrAbortHandler)
	}
	if step.Wait != nil {
		select {
		case <-step.Wait:
		case <-r.Context().Done():
			return
		}
	}
	finish := "stop"
	for i, c := range step.Calls {
		finish = "tool_calls"
		send(map[string]any{"tool_calls": []any{map[string]any{"index": i, "id": c.ID, "type": "function",
			"function": map[string]string{"name": c.Name, "arguments": c.Arguments}}}}, nil)
	}
	send(map[string]any{}, finish, `{"prompt_tokens":11,"completion_tokens":7,"total_tokens":18}`)
	fmt.Fprint(w, "data: [DONE]\n\n")
}
