package parity

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/johannesboyne/gofakes3"
	"github.com/johannesboyne/gofakes3/backend/s3mem"

	"ambit/adapters/lambda/runtimeapi"
	"ambit/conformance/dynalite"
)

// emulator is the Lambda Runtime Interface Emulator.
const emulator = "github.com/aws/aws-lambda-runtime-interface-emulator/cmd/aws-lambda-rie@v0.0.0-20261030222936-bef5c4ba774d"

// freeAddress is an address of this machine that nobody listens on.
func freeAddress(t testing.TB) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// background starts a program that ends with the test, and shows what it said if the
// test fails.
func background(t testing.TB, env []string, name string, args ...string) {
	t.Helper()
	log := new(bytes.Buffer)
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), env...)
	cmd.Stdout, cmd.Stderr = log, log
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
		if t.Failed() {
			t.Logf("%s said:\n%s", filepath.Base(name), clip(log.String()))
		}
	})
}

// startTable serves DynamoDB by dynalite, with an empty table "runs".
func startTable(t testing.TB) (endpoint string) {
	t.Helper()
	endpoint = dynalite.Start(t)
	dynalite.NewTable(t, endpoint, "runs")
	return endpoint
}

// startCold serves the bootstrap for S3 behind an HTTP API with a stage, each request by a
// process of its own: no answer depends on what a process remembers.
func startCold(t testing.TB) *placement {
	t.Helper()
	p, _ := startPool(t, true)
	p.name = "lambda cold"
	return p
}

// pooledDir holds the bootstrap for S3, if a test has built it.
var pooledDir string

var builtPooled = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "ambit-pool")
	if err != nil {
		return "", err
	}
	pooledDir = dir
	bootstrap := filepath.Join(dir, "bootstrap")
	cmd := exec.Command("go", "build", "-tags", "lambda.norpc,disable_grpc_modules", "-o", bootstrap, "./cmd/ambit-lambda-s3")
	cmd.Dir = root()
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w\n%s", err, out)
	}
	return bootstrap, nil
})

// startPool serves the bootstrap for S3 behind an HTTP API with a stage, from a pool of
// processes, which are killed before each request if cold is set. env is further environment.
func startPool(t testing.TB, cold bool, env ...string) (*placement, *runtimeapi.Pool) {
	t.Helper()
	backend := s3mem.New()
	if err := backend.CreateBucket("runs"); err != nil {
		t.Fatal(err)
	}
	store := httptest.NewServer(gofakes3.New(backend).Server())
	t.Cleanup(store.Close)
	bootstrap, err := builtPooled()
	if err != nil {
		t.Fatal(err)
	}
	pool := runtimeapi.New(runtimeapi.Options{Bootstrap: bootstrap, Processes: 1, Timeout: 5 * time.Minute,
		Env: append([]string{"AMBIT_POLICY=" + policy(), "AMBIT_TURN_KEY=" + turnKey, "AMBIT_SIGN_KEY=" + signPrivate, "AMBIT_FIXED_INPUTS=1", "AMBIT_BUCKET=runs", "AMBIT_PREFIX=a/prefix",
			"AWS_ENDPOINT_URL_S3=" + store.URL, "AWS_S3_PATH_STYLE=1", "AWS_ACCESS_KEY_ID=id", "AWS_SECRET_ACCESS_KEY=secret"}, env...)})
	t.Cleanup(pool.Close)
	server := httptest.NewServer(&runtimeapi.Front{Stage: "prod", Invoke: func(ctx context.Context, payload []byte) (*runtimeapi.Response, error) {
		if cold {
			pool.Kill()
		}
		return pool.Invoke(ctx, payload)
	}})
	t.Cleanup(server.Close)
	return &placement{name: "lambda", url: server.URL, stop: pool.Close}, pool
}

// startLambda serves the bootstrap for DynamoDB in the emulator, behind a Function URL. env
// is further environment.
func startLambda(t testing.TB, env ...string) *placement {
	t.Helper()
	dir := t.TempDir()
	run(t, root(), []string{"GOBIN=" + dir, "GOFLAGS=", "GOOS=", "GOARCH="}, "go", "install", emulator)
	bootstrap := filepath.Join(dir, "bootstrap")
	run(t, root(), []string{"CGO_ENABLED=0"}, "go", "build", "-tags", "lambda.norpc,disable_grpc_modules", "-o", bootstrap, "./cmd/ambit-lambda-dynamodb")
	address := freeAddress(t)
	background(t, append([]string{"AMBIT_POLICY=" + policy(), "AMBIT_TURN_KEY=" + turnKey, "AMBIT_SIGN_KEY=" + signPrivate, "AMBIT_FIXED_INPUTS=1", "AMBIT_TABLE=runs", "AWS_LAMBDA_FUNCTION_TIMEOUT=900",
		"AWS_ENDPOINT_URL_DYNAMODB=" + startTable(t), "AWS_REGION=us-east-1", "AWS_ACCESS_KEY_ID=id", "AWS_SECRET_ACCESS_KEY=secret"}, env...),
		filepath.Join(dir, "aws-lambda-rie"), "--runtime-api-address", freeAddress(t), "--runtime-interface-emulator-address", address, bootstrap)
	// The emulator takes one event at a time.
	var one sync.Mutex
	invoke := func(ctx context.Context, payload []byte) (*runtimeapi.Response, error) {
		one.Lock()
		defer one.Unlock()
		resp, err := http.Post("http://"+address+"/2015-03-31/functions/function/invocations", "application/json", bytes.NewReader(payload))
		if err != nil {
			return nil, err
		}
		defer resp.Body.Close()
		body, err := io.ReadAll(resp.Body)
		if err == nil && !bytes.HasPrefix(body, []byte(`{"statusCode":`)) {
			err = fmt.Errorf("the emulator answered %d %s", resp.StatusCode, clip(string(body)))
		}
		return &runtimeapi.Response{Streamed: true, Body: io.NopCloser(bytes.NewReader(body))}, err
	}
	server := httptest.NewServer(&runtimeapi.Front{Invoke: invoke})
	t.Cleanup(server.Close)
	p := &placement{name: "lambda", url: server.URL, stop: func() {}}
	for deadline := time.Now().Add(2 * time.Minute); ; time.Sleep(50 * time.Millisecond) {
		a, err := p.try(request{method: "GET", path: "/healthz"})
		if err == nil && a.status == 200 {
			return p
		}
		if time.Now().After(deadline) {
			t.Fatalf("the function did not start: %v %v", a, err)
		}
	}
}
