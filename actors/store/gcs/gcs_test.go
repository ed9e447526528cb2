package gcs_test

import (
	"testing"

	"cloud.google.com/go/storage"
	"github.com/fsouza/fake-gcs-server/fakestorage"
	"google.golang.org/api/option"

	"ambit/actors"
	"ambit/actors/store/bucket"
	"ambit/actors/store/gcs"
	"ambit/actors/storetest"
)

// open gives an empty bucket of fake-gcs-server, which stands for Cloud Storage: it
// speaks the JSON API and honours the condition of uploads.
func open(t *testing.T) *gcs.Bucket {
	server, err := fakestorage.NewServerWithOptions(fakestorage.Options{Scheme: "http", Host: "127.0.0.1", Port: 0})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(server.Stop)
	server.CreateBucketWithOpts(fakestorage.CreateBucketOpts{Name: "runs"})
	client, err := storage.NewClient(t.Context(), option.WithEndpoint(server.URL()+"/storage/v1/"), option.WithoutAuthentication(), storage.WithJSONReads())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { client.Close() })
	return gcs.New(client, "runs", "some/prefix")
}

func TestStore(t *testing.T) {
	storetest.Run(t, func(t *testing.T) actors.Store { return bucket.New(open(t)) })
}
