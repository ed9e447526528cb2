package dynamodb_test

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os/exec"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/aws/ratelimit"
	"github.com/aws/aws-sdk-go-v2/aws/retry"
	"github.com/aws/aws-sdk-go-v2/credentials"
	awsdynamodb "github.com/aws/aws-sdk-go-v2/service/dynamodb"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb/types"

	"ambit/actors"
	"ambit/actors/store/dynamodb"
	"ambit/actors/storetest"
)

// serve starts dynalite, which stands for DynamoDB: it speaks the protocol, and its
// conditional puts are atomic.
func serve(t *testing.T) (url string) {
	install := exec.Command("npm", "ci", "--prefix", "dynalite", "--no-audit", "--no-fund", "--silent")
	if out, err := install.CombinedOutput(); err != nil {
		t.Fatalf("npm ci: %v\n%s", err, out)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := l.Addr().String()
	l.Close()
	_, port, _ := net.SplitHostPort(address)
	cmd := exec.Command("node", "dynalite/node_modules/dynalite/cli.js", "--host", "127.0.0.1", "--port", port, "--createTableMs", "0", "--deleteTableMs", "0")
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
	url = "http://" + address
	for range 200 {
		if _, err = connect(url, http.DefaultTransport).ListTables(context.Background(), &awsdynamodb.ListTablesInput{}); err == nil {
			return url
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Fatal(err)
	return ""
}

func connect(url string, transport http.RoundTripper) *awsdynamodb.Client {
	return awsdynamodb.New(awsdynamodb.Options{
		BaseEndpoint: &url, Region: "us-east-1",
		Credentials: aws.NewCredentialsCache(credentials.NewStaticCredentialsProvider("id", "secret", "")),
		HTTPClient:  &http.Client{Transport: transport},
		Retryer:     retry.NewStandard(func(o *retry.StandardOptions) { o.MaxBackoff, o.RateLimiter = time.Millisecond, ratelimit.None }),
	})
}

var (
	rounds = flag.Int("rounds", 10, "rounds of clients that meet faults")
	tables atomic.Int64
)

// newTable makes an empty table.
func newTable(t *testing.T, client *awsdynamodb.Client) (name string) {
	name = fmt.Sprintf("runs-%d", tables.Add(1))
	key := func(name string, kind types.KeyType) types.KeySchemaElement {
		return types.KeySchemaElement{AttributeName: &name, KeyType: kind}
	}
	attribute := func(name string, kind types.ScalarAttributeType) types.AttributeDefinition {
		return types.AttributeDefinition{AttributeName: &name, AttributeType: kind}
	}
	_, err := client.CreateTable(t.Context(), &awsdynamodb.CreateTableInput{
		TableName: &name, BillingMode: types.BillingModePayPerRequest,
		AttributeDefinitions: []types.AttributeDefinition{attribute("pk", "S"), attribute("sk", "S"), attribute("due", "S"), attribute("at", "N")},
		KeySchema:            []types.KeySchemaElement{key("pk", "HASH"), key("sk", "RANGE")},
		GlobalSecondaryIndexes: []types.GlobalSecondaryIndex{{
			IndexName: aws.String("due"), KeySchema: []types.KeySchemaElement{key("due", "HASH"), key("at", "RANGE")},
			Projection: &types.Projection{ProjectionType: types.ProjectionTypeKeysOnly},
		}},
	})
	if err != nil {
		t.Fatal(err)
	}
	for range 100 {
		out, err := client.DescribeTable(t.Context(), &awsdynamodb.DescribeTableInput{TableName: &name})
		if err != nil {
			t.Fatal(err)
		}
		if out.Table.TableStatus == types.TableStatusActive {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	return name
}

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
	url := serve(t)
	storetest.RunRemote(t, storetest.Remote{
		Open: func(t *testing.T) func(http.RoundTripper) actors.Store {
			table := newTable(t, connect(url, http.DefaultTransport))
			return func(transport http.RoundTripper) actors.Store { return dynamodb.New(connect(url, transport), table) }
		},
		Answers: []func(*http.Request) *http.Response{
			says(http.StatusBadRequest, "ProvisionedThroughputExceededException"), says(http.StatusBadRequest, "ThrottlingException"),
			says(http.StatusServiceUnavailable, "ServiceUnavailable"), says(http.StatusInternalServerError, "InternalServerError"),
		},
		Shorten: shorten,
	}, *rounds)
}
