// Package dynalite starts dynalite for tests. It stands for DynamoDB: it speaks the
// protocol, and its conditional puts are atomic.
package dynalite

import (
	"bytes"
	"context"
	"errors"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/credentials"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb/types"
)

// Start serves an empty DynamoDB until the test ends, and gives its URL.
func Start(t testing.TB) (url string) {
	t.Helper()
	dir := install(t)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := l.Addr().String()
	l.Close()
	_, port, _ := net.SplitHostPort(address)
	said := new(bytes.Buffer)
	cmd := exec.Command("node", filepath.Join(dir, "node_modules/dynalite/cli.js"), "--host", "127.0.0.1", "--port", port, "--createTableMs", "0", "--deleteTableMs", "0")
	cmd.Stdout, cmd.Stderr = said, said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
		if t.Failed() && said.Len() > 0 {
			t.Logf("dynalite said:\n%s", said)
		}
	})
	url = "http://" + address
	client := Client(url)
	for deadline := time.Now().Add(30 * time.Second); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		if _, err = client.ListTables(context.Background(), &dynamodb.ListTablesInput{}); err == nil {
			return url
		}
	}
	t.Fatal(err)
	return ""
}

// install brings the pinned packages to the directory of this file. Tests of several
// packages run at once: one of them installs, the others wait.
func install(t testing.TB) (dir string) {
	t.Helper()
	_, file, _, _ := runtime.Caller(0)
	dir = filepath.Dir(file)
	lock, err := os.Open(filepath.Join(dir, "package-lock.json"))
	if err != nil {
		t.Fatal(err)
	}
	defer lock.Close()
	if err := syscall.Flock(int(lock.Fd()), syscall.LOCK_EX); err != nil {
		t.Fatal(err)
	}
	want, err := lock.Stat()
	if err != nil {
		t.Fatal(err)
	}
	if have, err := os.Stat(filepath.Join(dir, "node_modules/.package-lock.json")); err == nil && have.ModTime().After(want.ModTime()) {
		return dir
	}
	if out, err := exec.Command("npm", "ci", "--prefix", dir, "--no-audit", "--no-fund", "--silent").CombinedOutput(); err != nil {
		t.Fatalf("npm ci: %v\n%s", err, out)
	}
	return dir
}

// Client connects to the server at url. Options may change it.
func Client(url string, options ...func(*dynamodb.Options)) *dynamodb.Client {
	return dynamodb.New(dynamodb.Options{BaseEndpoint: &url, Region: "us-east-1",
		Credentials: credentials.NewStaticCredentialsProvider("id", "secret", "")}, options...)
}

// NewTable makes an empty table of the form that the store asks for.
func NewTable(t testing.TB, url, name string) {
	t.Helper()
	client := Client(url)
	key := func(name string, kind types.KeyType) types.KeySchemaElement {
		return types.KeySchemaElement{AttributeName: &name, KeyType: kind}
	}
	attribute := func(name string, kind types.ScalarAttributeType) types.AttributeDefinition {
		return types.AttributeDefinition{AttributeName: &name, AttributeType: kind}
	}
	_, err := client.CreateTable(context.Background(), &dynamodb.CreateTableInput{
		TableName: &name, BillingMode: types.BillingModePayPerRequest,
		AttributeDefinitions: []types.AttributeDefinition{attribute("pk", "S"), attribute("sk", "S"), attribute("due", "S"), attribute("at", "N")},
		KeySchema:            []types.KeySchemaElement{key("pk", "HASH"), key("sk", "RANGE")},
		GlobalSecondaryIndexes: []types.GlobalSecondaryIndex{{IndexName: aws.String("due"),
			KeySchema: []types.KeySchemaElement{key("due", "HASH"), key("at", "RANGE")}, Projection: &types.Projection{ProjectionType: types.ProjectionTypeKeysOnly}}},
	})
	for deadline := time.Now().Add(30 * time.Second); err == nil && time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		var out *dynamodb.DescribeTableOutput
		out, err = client.DescribeTable(context.Background(), &dynamodb.DescribeTableInput{TableName: &name})
		if err == nil && out.Table.TableStatus == types.TableStatusActive {
			return
		}
	}
	t.Fatal(errors.Join(errors.New("no table "+name), err))
}
