package dynamodb_test

import (
	"context"
	"fmt"
	"net"
	"os/exec"
	"sync/atomic"
	"testing"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/credentials"
	awsdynamodb "github.com/aws/aws-sdk-go-v2/service/dynamodb"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb/types"

	"ambit/actors"
	"ambit/actors/store/dynamodb"
	"ambit/actors/storetest"
)

// serve starts dynalite, which stands for DynamoDB: it speaks the protocol, and its
// conditional puts are atomic.
func serve(t *testing.T) *awsdynamodb.Client {
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
	client := awsdynamodb.New(awsdynamodb.Options{
		BaseEndpoint: aws.String("http://" + address), Region: "us-east-1",
		Credentials: aws.NewCredentialsCache(credentials.NewStaticCredentialsProvider("id", "secret", "")),
	})
	for range 200 {
		if _, err = client.ListTables(context.Background(), &awsdynamodb.ListTablesInput{}); err == nil {
			return client
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Fatal(err)
	return nil
}

var tables atomic.Int64

// open makes an empty table.
func open(t *testing.T, client *awsdynamodb.Client) *dynamodb.Store {
	name := fmt.Sprintf("runs-%d", tables.Add(1))
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
	return dynamodb.New(client, name)
}

func TestStore(t *testing.T) {
	client := serve(t)
	storetest.Run(t, func(t *testing.T) actors.Store { return open(t, client) })
}
