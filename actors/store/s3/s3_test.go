package s3_test

import (
	"bytes"
	"flag"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/aws/ratelimit"
	"github.com/aws/aws-sdk-go-v2/aws/retry"
	"github.com/aws/aws-sdk-go-v2/credentials"
	awss3 "github.com/aws/aws-sdk-go-v2/service/s3"
	"github.com/johannesboyne/gofakes3"
	"github.com/johannesboyne/gofakes3/backend/s3mem"

	"ambit/actors"
	"ambit/actors/store/bucket"
	"ambit/actors/store/s3"
	"ambit/actors/storetest"
)

var rounds = flag.Int("rounds", 2, "rounds of clients that meet faults")

// serve gives an empty bucket of gofakes3, which stands for S3: it speaks the protocol
// and honours conditional writes.
func serve(t *testing.T) func(http.RoundTripper) actors.Store {
	backend := s3mem.New()
	if err := backend.CreateBucket("runs"); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(gofakes3.New(backend).Server())
	t.Cleanup(server.Close)
	return func(transport http.RoundTripper) actors.Store {
		client := awss3.New(awss3.Options{
			BaseEndpoint: &server.URL, Region: "us-east-1", UsePathStyle: true,
			Credentials: aws.NewCredentialsCache(credentials.NewStaticCredentialsProvider("id", "secret", "")),
			HTTPClient:  &http.Client{Transport: transport},
			Retryer:     retry.NewStandard(func(o *retry.StandardOptions) { o.MaxBackoff, o.RateLimiter = time.Millisecond, ratelimit.None }),
		})
		return bucket.New(s3.New(client, "runs", "some/prefix"))
	}
}

func says(status int, code string) func(*http.Request) *http.Response {
	return func(r *http.Request) *http.Response {
		return storetest.Answer(status, "application/xml", "<Error><Code>"+code+"</Code><Message>Please try again.</Message></Error>")
	}
}

func TestStore(t *testing.T) {
	conflict := says(http.StatusConflict, "ConditionalRequestConflict")
	storetest.RunRemote(t, storetest.Remote{
		Open: serve,
		Answers: []func(*http.Request) *http.Response{
			says(http.StatusServiceUnavailable, "SlowDown"), says(http.StatusInternalServerError, "InternalError"),
			func(r *http.Request) *http.Response {
				if r.Header.Get("If-None-Match") == "" {
					return nil
				}
				return conflict(r)
			},
		},
		Shorten: func(r *http.Request) {
			if q := r.URL.Query(); q.Get("list-type") == "2" {
				q.Set("max-keys", "3")
				r.URL.RawQuery = q.Encode()
			}
		},
	}, *rounds)
}

func TestMissingBucket(t *testing.T) {
	server := httptest.NewServer(gofakes3.New(s3mem.New()).Server())
	defer server.Close()
	client := awss3.New(awss3.Options{BaseEndpoint: &server.URL, Region: "us-east-1", UsePathStyle: true, Credentials: aws.AnonymousCredentials{}})
	_, err := s3.New(client, "nowhere", "").Get(t.Context(), "x")
	if err == nil || !bytes.Contains([]byte(err.Error()), []byte("s3://nowhere: there is no such bucket")) {
		t.Errorf("got %v", err)
	}
}
