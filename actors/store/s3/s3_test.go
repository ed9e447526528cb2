package s3_test

import (
	"net/http/httptest"
	"testing"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/credentials"
	awss3 "github.com/aws/aws-sdk-go-v2/service/s3"
	"github.com/johannesboyne/gofakes3"
	"github.com/johannesboyne/gofakes3/backend/s3mem"

	"ambit/actors"
	"ambit/actors/store/bucket"
	"ambit/actors/store/s3"
	"ambit/actors/storetest"
)

// open gives an empty bucket of gofakes3, which stands for S3: it speaks the protocol
// and honours conditional writes.
func open(t *testing.T) *s3.Bucket {
	backend := s3mem.New()
	if err := backend.CreateBucket("runs"); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(gofakes3.New(backend).Server())
	t.Cleanup(server.Close)
	client := awss3.New(awss3.Options{
		BaseEndpoint: &server.URL, Region: "us-east-1", UsePathStyle: true,
		Credentials: aws.NewCredentialsCache(credentials.NewStaticCredentialsProvider("id", "secret", "")),
	})
	return s3.New(client, "runs", "some/prefix")
}

func TestStore(t *testing.T) {
	storetest.Run(t, func(t *testing.T) actors.Store { return bucket.New(open(t)) })
}
