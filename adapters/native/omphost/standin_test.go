package omphost

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"ambit/adapters/native/script"
)

// The stand-in is this test binary, started as omp would be: it speaks the protocol and
// does what the lines of a prompt tell it to. Tests of the host alone need no more.

func TestMain(m *testing.M) {
	script.Init()
	Init()
	if len(os.Args) > 1 && os.Args[1] == "stand-in" {
		newStandIn().main()
		return
	}
	os.Exit(m.Run())
}

func standIn(t testing.TB) []string {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return []string{self, "stand-in"}
}

type frame map[string]any

type standInProcess struct {
	out     sync.Mutex
	w       *bufio.Writer
	mu      sync.Mutex
	tools   []string
	results map[string]chan frame
	aborted chan struct{}
	ids     int
	deaf    atomic.Bool
}

func newStandIn() *standInProcess {
	return &standInProcess{w: bufio.NewWriter(os.Stdout), results: map[string]chan frame{}, aborted: make(chan struct{})}
}

func (s *standInProcess) send(f frame) { s.raw(string(encode(f))) }

func (s *standInProcess) raw(line string) {
	s.out.Lock()
	defer s.out.Unlock()
	fmt.Fprintln(s.w, line)
	s.w.Flush()
}

func (s *standInProcess) main() {
	if len(os.Args) > 2 && os.Args[2] == "idle" {
		time.Sleep(time.Hour)
		return
	}
	at := slices.Index(os.Args, "--system-prompt")
	prompt, _ := os.ReadFile(os.Args[at+1])
	switch string(prompt) {
	case "start: exit":
		fmt.Fprintln(os.Stderr, "no model key "+os.Getenv("SKAILE_AIP_SCRIPTED_KEY"))
		os.Exit(7)
	case "start: silent":
		time.Sleep(time.Hour)
	case "start: stubborn":
		signal.Ignore(syscall.SIGTERM)
	}
	s.send(frame{"type": "ready", "protocolVersion": 1})
	s.send(frame{"type": "frame_of_the_future", "x": 1})
	s.raw("this is no JSON")
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 64<<20)
	for in.Scan() {
		var f frame
		if json.Unmarshal(in.Bytes(), &f) != nil {
			os.Exit(9)
		}
		s.take(f, string(prompt))
	}
	if s.deaf.Load() {
		time.Sleep(time.Hour)
	}
	os.Exit(0)
}

func (s *standInProcess) take(f frame, system string) {
	ok := func(data any) {
		s.send(frame{"type": "response", "id": f["id"], "command": f["type"], "success": true, "data": data})
	}
	switch f["type"] {
	case "negotiate_protocol":
		ok(frame{"protocolVersion": 2})
	case "set_host_tools":
		s.tools = nil
		for _, t := range f["tools"].([]any) {
			s.tools = append(s.tools, t.(map[string]any)["name"].(string))
		}
		ok(frame{"toolNames": s.tools})
	case "get_state":
		var dump []frame
		for _, name := range s.tools {
			dump = append(dump, frame{"name": name})
		}
		if system == "start: more tools" {
			dump = append(dump, frame{"name": "eval"})
		}
		ok(frame{"dumpTools": dump, "isStreaming": false})
	case "prompt":
		ok(nil)
		s.mu.Lock()
		s.aborted = make(chan struct{})
		aborted := s.aborted
		s.mu.Unlock()
		go s.turn(strings.Split(f["message"].(string), "\n"), aborted)
	case "abort":
		s.mu.Lock()
		select {
		case <-s.aborted:
		default:
			close(s.aborted)
		}
		s.mu.Unlock()
		ok(nil)
	case "host_tool_result", "extension_ui_response":
		s.mu.Lock()
		ch := s.results[f["id"].(string)]
		s.mu.Unlock()
		if ch != nil {
			ch <- f
		}
	}
}

func (s *standInProcess) next() (string, chan frame) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.ids++
	id := "f" + strconv.Itoa(s.ids)
	s.results[id] = make(chan frame, 1)
	return id, s.results[id]
}

func (s *standInProcess) say(text string) {
	s.send(frame{"type": "message_update", "message": frame{"role": "assistant"}, "assistantMessageEvent": frame{"type": "text_delta", "delta": text}})
}

// turn does what the lines say and ends like omp's turns.
func (s *standInProcess) turn(lines []string, aborted chan struct{}) {
	stop, text := "stop", ""
	s.send(frame{"type": "agent_start"})
	for _, line := range lines {
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "say":
			s.say(rest)
			text += rest
		case "deltas": // N, each of some bytes, with the whole message so far twice as omp has it
			n, _ := strconv.Atoi(rest)
			for range n {
				text += "12345678"
				m := frame{"role": "assistant", "content": []frame{{"type": "text", "text": text}}}
				s.send(frame{"type": "message_update", "assistantMessageEvent": frame{"type": "text_delta", "delta": "12345678", "partial": m}, "message": m})
			}
		case "call":
			name, args, _ := strings.Cut(rest, " ")
			id, result := s.next()
			s.send(frame{"type": "host_tool_call", "id": id, "toolCallId": "call-" + id, "toolName": name, "arguments": json.RawMessage(args)})
			select {
			case f := <-result:
				r := f["result"].(map[string]any)["content"].([]any)[0].(map[string]any)
				text += fmt.Sprintf("[%v %v]", f["isError"], r["text"])
			case <-aborted:
				s.send(frame{"type": "host_tool_cancel", "id": "x", "targetId": id})
			}
		case "calls": // N calls of bash at once
			n, _ := strconv.Atoi(rest)
			var waits []chan frame
			for i := range n {
				id, result := s.next()
				waits = append(waits, result)
				s.send(frame{"type": "host_tool_call", "id": id, "toolCallId": "call-" + id, "toolName": "bash", "arguments": frame{"command": fmt.Sprintf("echo %d >> n", i)}})
			}
			for _, w := range waits {
				f := <-w
				text += fmt.Sprintf("[%v]", f["isError"])
			}
		case "chunked": // a call with long arguments
			id, result := s.next()
			whole := encode(frame{"type": "host_tool_call", "id": id, "toolCallId": "call-" + id, "toolName": "write", "arguments": frame{"path": "big", "content": strings.Repeat("x", 2<<20)}})
			s.chunk(whole)
			s.chunk([]byte(`{"type":"message_update","message":"` + strings.Repeat("y", 1<<20) + `"}`))
			f := <-result
			text += fmt.Sprintf("[%v]", f["isError"])
		case "unknown":
			s.send(frame{"type": "tool_execution_end", "toolCallId": "u1", "toolName": rest, "isError": true, "result": frame{"content": []frame{{"type": "text", "text": "Tool not found"}}}})
		case "ask":
			id, result := s.next()
			s.send(frame{"type": "extension_ui_request", "id": id, "method": "select", "title": rest, "options": []string{"yes", "no"}})
			f := <-result
			text += "answered " + string(encode(f["value"]))
		case "tools":
			text += strings.Join(s.tools, " ")
		case "environ":
			text += string(encode(frame{"environ": os.Environ(), "args": os.Args[2:]}))
		case "echo":
			text += rest
		case "exit":
			os.Exit(3)
		case "deaf": // takes no more commands
			s.deaf.Store(true)
			os.Stdin.Close()
		case "quiet":
			time.Sleep(time.Hour)
		case "daemon": // a process that leaves the group
			cmd := exec.Command(os.Args[0], "stand-in", "idle")
			cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
			if err := cmd.Start(); err != nil {
				text += err.Error()
			}
		case "attack":
			var p attackPlan
			if err := json.Unmarshal([]byte(rest), &p); err != nil {
				text += err.Error()
				break
			}
			text += string(encode(p.attempts()))
		case "hang":
			<-aborted
		case "fail":
			stop = "error"
		case "long":
			s.raw(`{"type":"x","y":"` + strings.Repeat("z", 3<<20) + `"}`)
		default:
			text += line
		}
	}
	select {
	case <-aborted:
		stop = "aborted"
	default:
	}
	m := frame{"role": "assistant", "content": []frame{{"type": "text", "text": text}}, "stopReason": stop, "usage": frame{"input": 3, "output": 4}}
	if stop == "error" {
		m["errorMessage"] = "401 bad key " + os.Getenv("SKAILE_AIP_SCRIPTED_KEY")
	}
	s.send(frame{"type": "message_end", "message": m})
	s.send(frame{"type": "agent_end", "messages": []any{}, "isTerminal": true})
}

func (s *standInProcess) chunk(whole []byte) {
	const size = 256 << 10
	count := (len(whole) + size - 1) / size
	for i := range count {
		s.send(frame{"type": "rpc_chunk", "chunkId": "c", "index": i, "count": count, "byteLength": len(whole),
			"data": base64.StdEncoding.EncodeToString(whole[i*size : min((i+1)*size, len(whole))])})
	}
}
