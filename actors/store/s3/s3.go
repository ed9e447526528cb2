// Package s3 is a bucket.Bucket in Amazon S3, or in a service that speaks its protocol
// and honours If-None-Match on PUT.
package s3

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"

	"github.com/aws/aws-sdk-go-v2/aws"
	awshttp "github.com/aws/aws-sdk-go-v2/aws/transport/http"
	"github.com/aws/aws-sdk-go-v2/config"
	"github.com/aws/aws-sdk-go-v2/service/s3"
	"github.com/aws/smithy-go"

	"ambit/actors/store/bucket"
)

// Bucket is a bucket, or what lies below a prefix in it.
type Bucket struct {
	client *s3.Client
	name   string
	prefix string
}

var _ bucket.Bucket = (*Bucket)(nil)

// Open connects to a bucket, whose objects' names will begin with prefix. Region,
// credentials and endpoint come from the environment and the files of the AWS SDK
// (AWS_REGION, AWS_PROFILE, AWS_ENDPOINT_URL_S3, …). AWS_S3_PATH_STYLE=1 puts the bucket
// into the path instead of the host name, for services that need it.
func Open(ctx context.Context, name, prefix string) (*Bucket, error) {
	cfg, err := config.LoadDefaultConfig(ctx)
	if err != nil {
		return nil, fmt.Errorf("s3: %w", err)
	}
	return New(s3.NewFromConfig(cfg, func(o *s3.Options) {
		o.UsePathStyle = os.Getenv("AWS_S3_PATH_STYLE") == "1"
		// Some services send the checksum of the whole object with a piece of it. What is
		// read has hashes of its own.
		o.ResponseChecksumValidation = aws.ResponseChecksumValidationWhenRequired
	}), name, prefix), nil
}

// New is Open with a client.
func New(client *s3.Client, name, prefix string) *Bucket {
	if prefix != "" && !strings.HasSuffix(prefix, "/") {
		prefix += "/"
	}
	return &Bucket{client, name, prefix}
}

// once makes a request that is not tried again.
func once(o *s3.Options) { o.Retryer = aws.NopRetryer{} }

// named puts the object's name and the package's errors into an error of the client.
func (b *Bucket) named(name string, err error) error {
	if err == nil {
		return nil
	}
	var api smithy.APIError
	var response *awshttp.ResponseError
	status := 0
	if errors.As(err, &response) {
		status = response.HTTPStatusCode()
	}
	switch {
	case status == http.StatusPreconditionFailed:
		return fmt.Errorf("s3://%s/%s%s: %w", b.name, b.prefix, name, bucket.ErrExists)
	case errors.As(err, &api) && api.ErrorCode() == "NoSuchBucket":
		return fmt.Errorf("s3://%s: there is no such bucket: %w", b.name, err)
	case status == http.StatusNotFound:
		return fmt.Errorf("s3://%s/%s%s: %w", b.name, b.prefix, name, bucket.ErrNotFound)
	}
	return fmt.Errorf("s3://%s/%s%s: %w", b.name, b.prefix, name, err)
}

// Create implements bucket.Bucket by a conditional PUT. A conflict with another create
// in flight (409) is an error: who won is unknown.
func (b *Bucket) Create(ctx context.Context, name string, data []byte) error {
	_, err := b.client.PutObject(ctx, &s3.PutObjectInput{
		Bucket: &b.name, Key: aws.String(b.prefix + name), Body: bytes.NewReader(data), IfNoneMatch: aws.String("*"),
	}, once)
	return b.named(name, err)
}

// Put implements bucket.Bucket.
func (b *Bucket) Put(ctx context.Context, name string, data []byte) error {
	_, err := b.client.PutObject(ctx, &s3.PutObjectInput{Bucket: &b.name, Key: aws.String(b.prefix + name), Body: bytes.NewReader(data)})
	return b.named(name, err)
}

// Get implements bucket.Bucket.
func (b *Bucket) Get(ctx context.Context, name string) ([]byte, error) { return b.get(ctx, name, nil) }

// GetRange implements bucket.Bucket.
func (b *Bucket) GetRange(ctx context.Context, name string, off int64, n int) ([]byte, error) {
	data, err := b.get(ctx, name, aws.String(fmt.Sprintf("bytes=%d-%d", off, off+int64(n)-1)))
	var response *awshttp.ResponseError
	if errors.As(err, &response) && response.HTTPStatusCode() == http.StatusRequestedRangeNotSatisfiable {
		return nil, nil
	}
	return data, err
}

func (b *Bucket) get(ctx context.Context, name string, part *string) ([]byte, error) {
	out, err := b.client.GetObject(ctx, &s3.GetObjectInput{Bucket: &b.name, Key: aws.String(b.prefix + name), Range: part}, func(o *s3.Options) {
		// Some services give the checksum of the whole object with a part of it. What is
		// read here is checked by its SHA-256.
		o.ResponseChecksumValidation = aws.ResponseChecksumValidationWhenRequired
	})
	if err != nil {
		return nil, b.named(name, err)
	}
	defer out.Body.Close()
	data, err := io.ReadAll(out.Body)
	return data, b.named(name, err)
}

// List implements bucket.Bucket.
func (b *Bucket) List(ctx context.Context, prefix, after, delimiter string, limit int) ([]string, error) {
	in := &s3.ListObjectsV2Input{Bucket: &b.name, Prefix: aws.String(b.prefix + prefix), MaxKeys: aws.Int32(int32(min(limit, 1000)))}
	if after != "" {
		in.StartAfter = aws.String(b.prefix + after)
	}
	if delimiter != "" {
		in.Delimiter = &delimiter
	}
	var names []string
	for {
		out, err := b.client.ListObjectsV2(ctx, in)
		if err != nil {
			return nil, b.named(prefix, err)
		}
		names = append(names, b.merge(out)...)
		if len(names) >= limit {
			return names[:limit], nil
		}
		if !aws.ToBool(out.IsTruncated) || out.NextContinuationToken == nil {
			return names, nil
		}
		in.ContinuationToken = out.NextContinuationToken
	}
}

// merge brings the two lists of an answer, each in order, into one.
func (b *Bucket) merge(out *s3.ListObjectsV2Output) []string {
	names := make([]string, 0, len(out.Contents)+len(out.CommonPrefixes))
	objects, prefixes := out.Contents, out.CommonPrefixes
	for len(objects) > 0 || len(prefixes) > 0 {
		var name string
		if len(prefixes) == 0 || len(objects) > 0 && *objects[0].Key < *prefixes[0].Prefix {
			name, objects = *objects[0].Key, objects[1:]
		} else {
			name, prefixes = *prefixes[0].Prefix, prefixes[1:]
		}
		names = append(names, strings.TrimPrefix(name, b.prefix))
	}
	return names
}

// Delete implements bucket.Bucket.
func (b *Bucket) Delete(ctx context.Context, name string) error {
	_, err := b.client.DeleteObject(ctx, &s3.DeleteObjectInput{Bucket: &b.name, Key: aws.String(b.prefix + name)})
	return b.named(name, err)
}
