package parity

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/fsouza/fake-gcs-server/fakestorage"
	"github.com/johannesboyne/gofakes3"
	"github.com/johannesboyne/gofakes3/backend/s3mem"

	"ambit/adapters/lambda/runtimeapi"
)

var figures = flag.Bool("parity.figures", false, "measure the bootstraps of Lambda")

// counted is a proxy that counts requests, and the bytes of those that write.
type counted struct {
	url      string
	requests atomic.Int64
	units    atomic.Int64 // of 1 KiB, as DynamoDB bills writes
}

func count(t *testing.T, to http.Handler) *counted {
	c := new(counted)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c.requests.Add(1)
		if r.ContentLength > 0 {
			c.units.Add((r.ContentLength + 1023) / 1024)
		}
		to.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	c.url = server.URL
	return c
}

// TestLambdaFigures measures each store's bootstrap through a pool of one process. The
// stores are stand-ins on this machine: what counts are ratios and requests.
func TestLambdaFigures(t *testing.T) {
	if !*figures {
		t.Skip("-parity.figures is not set")
	}
	secrets := []string{"AWS_ACCESS_KEY_ID=id", "AWS_SECRET_ACCESS_KEY=secret", "AMBIT_TABLE=runs", "AMBIT_BUCKET=runs"}
	for _, store := range []struct {
		name string
		// price of the writes of 1,000 calls, in US dollars
		price func(requests, units float64) float64
		serve func(t *testing.T) (*counted, []string)
	}{
		{"dynamodb", func(_, units float64) float64 { return units * 0.625e-6 }, func(t *testing.T) (*counted, []string) {
			u, err := url.Parse(startTable(t))
			if err != nil {
				t.Fatal(err)
			}
			c := count(t, httputil.NewSingleHostReverseProxy(u))
			return c, []string{"AWS_ENDPOINT_URL_DYNAMODB=" + c.url}
		}},
		{"s3", func(requests, _ float64) float64 { return requests * 5e-6 }, func(t *testing.T) (*counted, []string) {
			backend := s3mem.New()
			if err := backend.CreateBucket("runs"); err != nil {
				t.Fatal(err)
			}
			c := count(t, gofakes3.New(backend).Server())
			return c, []string{"AWS_ENDPOINT_URL_S3=" + c.url, "AWS_S3_PATH_STYLE=1"}
		}},
		{"gcs", func(requests, _ float64) float64 { return requests * 5e-6 }, func(t *testing.T) (*counted, []string) {
			server, err := fakestorage.NewServerWithOptions(fakestorage.Options{NoListener: true})
			if err != nil {
				t.Fatal(err)
			}
			server.CreateBucketWithOpts(fakestorage.CreateBucketOpts{Name: "runs"})
			c := count(t, server.HTTPHandler())
			return c, []string{"STORAGE_EMULATOR_HOST=" + c.url[len("http://"):]}
		}},
	} {
		t.Run(store.name, func(t *testing.T) {
			bootstrap := filepath.Join(t.TempDir(), "bootstrap")
			run(t, root(), []string{"CGO_ENABLED=0", "GOFLAGS="}, "go", "build", "-tags", "lambda.norpc,disable_grpc_modules", "-trimpath", "-ldflags", "-s -w -buildid=",
				"-o", bootstrap, "./cmd/ambit-lambda-"+store.name)
			info, err := os.Stat(bootstrap)
			if err != nil {
				t.Fatal(err)
			}
			c, env := store.serve(t)
			log := new(bytes.Buffer)
			pool := runtimeapi.New(runtimeapi.Options{Bootstrap: bootstrap, Processes: 1, Timeout: 30 * time.Second, Log: log,
				Env: append(append(env, secrets...), "AMBIT_POLICY="+policy(), "AMBIT_TURN_KEY="+turnKey)})
			defer pool.Close()
			front := &runtimeapi.Front{}
			send := func(method, path, body string) (time.Duration, string) {
				r := httptest.NewRequest(method, path, bytes.NewReader([]byte(body)))
				r.Header.Set("Authorization", "Bearer "+token)
				r.Header.Set("Content-Type", "application/json")
				event := front.Event(r, []byte(body))
				began := time.Now()
				resp, err := pool.Invoke(context.Background(), event)
				if err != nil {
					t.Fatalf("%v\n%s", err, log)
				}
				data, err := io.ReadAll(resp.Body)
				if err != nil {
					t.Fatal(err)
				}
				return time.Since(began), string(data)
			}
			send("POST", "/runs", `{"id":"r","profile":"operator"}`)
			send("POST", "/runs/r/turns", `{"grants":"files { read write } command { run }"}`)
			call := func(n int) time.Duration {
				body, _ := json.Marshal(map[string]string{"command": fmt.Sprintf("echo %d > f; wc -c f", n)})
				took, answer := send("POST", "/runs/r/turns/1/tools/bash", string(body))
				if !bytes.Contains([]byte(answer), []byte(`"status":"ok"`)) {
					t.Fatalf("%s\n%s", answer, log)
				}
				return took
			}
			median := func(list []time.Duration) time.Duration {
				slices.Sort(list)
				return list[len(list)/2].Round(100 * time.Microsecond)
			}
			var cold, warm []time.Duration
			call(0)
			before := c.requests.Load()
			for n := range 7 {
				pool.Kill()
				cold = append(cold, call(n))
			}
			coldRequests := float64(c.requests.Load()-before) / 7
			const calls = 300
			before, units := c.requests.Load(), c.units.Load()
			for n := range calls {
				warm = append(warm, call(n))
			}
			requests := float64(c.requests.Load()-before) / calls
			fmt.Printf("lambda %-9s bootstrap %4.1f MB   cold %v with %.1f requests   warm p50 %v with %.2f requests   1,000 calls $%.4f\n", store.name,
				float64(info.Size())/1e6, median(cold), coldRequests, median(warm), requests, store.price(requests, float64(c.units.Load()-units)/calls)*1000)
			// A checkpoint every 64 entries is more than one request.
			if requests > 1.1 {
				t.Errorf("a warm call takes %.2f requests", requests)
			}
		})
	}
}
