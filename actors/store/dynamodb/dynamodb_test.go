package dynamodb_test

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws/ratelimit"
	"github.com/aws/aws-sdk-go-v2/aws/retry"
	awsdynamodb "github.com/aws/aws-sdk-go-v2/service/dynamodb"

	"ambit/actors"
	"ambit/actors/store/dynamodb"
	"ambit/actors/storetest"
	"ambit/conformance/dynalite"
)

func connect(url string, transport http.RoundTripper) *awsdynamodb.Client {
	return dynalite.Client(url, func(o *awsdynamodb.Options) {
		o.HTTPClient = &http.Client{Transport: transport}
		o.Retryer = retry.NewStandard(func(o *retry.StandardOptions) { o.MaxBackoff, o.RateLimiter = time.Millisecond, ratelimit.None })
	})
}

var (
	rounds = flag.Int("rounds", 10, "rounds of clients that meet faults")
	tables atomic.Int64
)

func says(status int, code string) func(*http.Request) *http.Response {
	return func(*http.Request) *http.Response {
		return storetest.Answer(status, "application/x-amz-json-1.0", `{"__type":"com.amazonaws.dynamodb.v20120810#`+code+`","message":"Please try again."}`)
	}
}

// shorten sets the limit of a query to three items.
func shorten(r *http.Request) {
	if !strings.HasSuffix(r.Header.Get("X-Amz-Target"), ".Query") {
		return
	}
	body, _ := io.ReadAll(r.Body)
	body = limit.ReplaceAll(body, []byte(`"Limit":3,`))
	r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
}

var limit = regexp.MustCompile(`"Limit":([4-9]|\d\d+),`)

func TestStore(t *testing.T) {
	url := dynalite.Start(t)
	storetest.RunRemote(t, storetest.Remote{
		Open: func(t *testing.T) func(http.RoundTripper) actors.Store {
			table := fmt.Sprintf("runs-%d", tables.Add(1))
			dynalite.NewTable(t, url, table)
			return func(transport http.RoundTripper) actors.Store { return dynamodb.New(connect(url, transport), table) }
		},
		Answers: []func(*http.Request) *http.Response{
			says(http.StatusBadRequest, "ProvisionedThroughputExceededException"), says(http.StatusBadRequest, "ThrottlingException"),
			says(http.StatusServiceUnavailable, "ServiceUnavailable"), says(http.StatusInternalServerError, "InternalServerError"),
		},
		Shorten: shorten,
	}, *rounds)
}
