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

var rounds = flag.Int("rounds", 10, "rounds of clients that meet faults")

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

// TestOpen takes everything from the environment, as deployed programs do.
func TestOpen(t *testing.T) {
	storetest.Run(t, func(t *testing.T) actors.Store { return bucket.New(fromEnvironment(t)) })
}

func fromEnvironment(t *testing.T) *s3.Bucket {
	backend := s3mem.New()
	if err := backend.CreateBucket("runs"); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(gofakes3.New(backend).Server())
	t.Cleanup(server.Close)
	for name, value := range map[string]string{"AWS_ENDPOINT_URL_S3": server.URL, "AWS_S3_PATH_STYLE": "1", "AWS_REGION": "us-east-1",
		"AWS_ACCESS_KEY_ID": "id", "AWS_SECRET_ACCESS_KEY": "secret"} {
		t.Setenv(name, value)
	}
	b, err := s3.Open(t.Context(), "runs", "p")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestPartHasNoChecksumOfItsOwn reads parts of an object that was stored with a checksum.
func TestPartHasNoChecksumOfItsOwn(t *testing.T) {
	b := fromEnvironment(t)
	data := bytes.Repeat([]byte("0123456789"), 100)
	if err := b.Create(t.Context(), "x", data); err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{1, 10, 999, 1000, 2000} {
		got, err := b.GetRange(t.Context(), "x", 0, n)
		if err != nil || !bytes.Equal(got, data[:min(n, len(data))]) {
			t.Errorf("%d bytes: %q %v", n, got, err)
		}
	}
}
