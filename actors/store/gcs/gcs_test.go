package gcs_test

import (
	"flag"
	"net/http"
	"strings"
	"testing"
	"time"

	"cloud.google.com/go/storage"
	"github.com/fsouza/fake-gcs-server/fakestorage"
	"github.com/googleapis/gax-go/v2"
	"google.golang.org/api/option"

	"ambit/actors"
	"ambit/actors/store/bucket"
	"ambit/actors/store/gcs"
	"ambit/actors/storetest"
)

var rounds = flag.Int("rounds", 10, "rounds of clients that meet faults")

// serve gives an empty bucket of fake-gcs-server, which stands for Cloud Storage: it
// speaks the JSON API and honours the condition of uploads.
func serve(t *testing.T) func(http.RoundTripper) actors.Store {
	server, err := fakestorage.NewServerWithOptions(fakestorage.Options{Scheme: "http", Host: "127.0.0.1", Port: 0})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(server.Stop)
	server.CreateBucketWithOpts(fakestorage.CreateBucketOpts{Name: "runs"})
	return func(transport http.RoundTripper) actors.Store {
		client, err := storage.NewClient(t.Context(), option.WithEndpoint(server.URL()+"/storage/v1/"),
			option.WithHTTPClient(&http.Client{Transport: transport}), storage.WithJSONReads())
		if err != nil {
			t.Fatal(err)
		}
		client.SetRetry(storage.WithBackoff(gax.Backoff{Initial: time.Millisecond, Max: 2 * time.Millisecond}), storage.WithMaxAttempts(3))
		return bucket.New(gcs.New(client, "runs", "some/prefix"))
	}
}

func says(status int) func(*http.Request) *http.Response {
	return func(*http.Request) *http.Response {
		return storetest.Answer(status, "application/json", `{"error":{"code":503,"message":"Please try again."}}`)
	}
}

func TestStore(t *testing.T) {
	storetest.RunRemote(t, storetest.Remote{
		Open:    serve,
		Answers: []func(*http.Request) *http.Response{says(http.StatusServiceUnavailable), says(http.StatusTooManyRequests), says(http.StatusInternalServerError)},
		Shorten: func(r *http.Request) {
			if q := r.URL.Query(); r.Method == http.MethodGet && strings.HasSuffix(r.URL.Path, "/o") {
				q.Set("maxResults", "3")
				r.URL.RawQuery = q.Encode()
			}
		},
	}, *rounds)
}
