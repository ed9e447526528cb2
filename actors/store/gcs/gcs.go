// Package gcs is a bucket.Bucket in Google Cloud Storage, over its JSON API. Build it
// with the tag disable_grpc_modules: without it the client brings gRPC along.
package gcs

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"

	"cloud.google.com/go/storage"
	"google.golang.org/api/googleapi"
	"google.golang.org/api/iterator"

	"ambit/actors/store/bucket"
)

// Bucket is a bucket, or what lies below a prefix in it.
type Bucket struct {
	handle *storage.BucketHandle
	name   string
	prefix string
}

var _ bucket.Bucket = (*Bucket)(nil)

// Open connects to a bucket, whose objects' names will begin with prefix. Credentials
// are the application default credentials; STORAGE_EMULATOR_HOST names an emulator.
func Open(ctx context.Context, name, prefix string) (*Bucket, error) {
	client, err := storage.NewClient(ctx, storage.WithJSONReads())
	if err != nil {
		return nil, fmt.Errorf("gcs: %w", err)
	}
	return New(client, name, prefix), nil
}

// New is Open with a client, which reads over the JSON API (storage.WithJSONReads).
func New(client *storage.Client, name, prefix string) *Bucket {
	if prefix != "" && !strings.HasSuffix(prefix, "/") {
		prefix += "/"
	}
	return &Bucket{client.Bucket(name), name, prefix}
}

// named puts the object's name and the package's errors into an error of the client.
func (b *Bucket) named(name string, err error) error {
	if err == nil {
		return nil
	}
	var api *googleapi.Error
	switch {
	case errors.Is(err, storage.ErrBucketNotExist):
		return fmt.Errorf("gs://%s: there is no such bucket: %w", b.name, err)
	case errors.Is(err, storage.ErrObjectNotExist):
		return fmt.Errorf("gs://%s/%s%s: %w", b.name, b.prefix, name, bucket.ErrNotFound)
	case errors.As(err, &api) && api.Code == http.StatusPreconditionFailed:
		return fmt.Errorf("gs://%s/%s%s: %w", b.name, b.prefix, name, bucket.ErrExists)
	}
	return fmt.Errorf("gs://%s/%s%s: %w", b.name, b.prefix, name, err)
}

func (b *Bucket) object(name string) *storage.ObjectHandle { return b.handle.Object(b.prefix + name) }

// write uploads in one request. In chunks, the client would send one again that had
// been applied, and report its own write as somebody else's.
func write(ctx context.Context, o *storage.ObjectHandle, data []byte) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel() // an upload that failed before its end must not be completed
	w := o.NewWriter(ctx)
	w.ChunkSize = 0
	w.ContentType = "application/octet-stream"
	if _, err := w.Write(data); err != nil {
		return err
	}
	return w.Close()
}

// Create implements bucket.Bucket: the generation of an object that does not exist is 0.
func (b *Bucket) Create(ctx context.Context, name string, data []byte) error {
	o := b.object(name).If(storage.Conditions{DoesNotExist: true}).Retryer(storage.WithPolicy(storage.RetryNever))
	return b.named(name, write(ctx, o, data))
}

// Put implements bucket.Bucket.
func (b *Bucket) Put(ctx context.Context, name string, data []byte) error {
	return b.named(name, write(ctx, b.object(name).Retryer(storage.WithPolicy(storage.RetryAlways)), data))
}

// Get implements bucket.Bucket.
func (b *Bucket) Get(ctx context.Context, name string) ([]byte, error) {
	return b.read(ctx, name, 0, -1)
}

// GetRange implements bucket.Bucket.
func (b *Bucket) GetRange(ctx context.Context, name string, off int64, n int) ([]byte, error) {
	data, err := b.read(ctx, name, off, int64(n))
	var api *googleapi.Error
	if errors.As(err, &api) && api.Code == http.StatusRequestedRangeNotSatisfiable {
		return nil, nil
	}
	return data, err
}

func (b *Bucket) read(ctx context.Context, name string, off, n int64) ([]byte, error) {
	r, err := b.object(name).NewRangeReader(ctx, off, n)
	if err != nil {
		return nil, b.named(name, err)
	}
	defer r.Close()
	data, err := io.ReadAll(r)
	return data, b.named(name, err)
}

// List implements bucket.Bucket.
func (b *Bucket) List(ctx context.Context, prefix, after, delimiter string, limit int) ([]string, error) {
	q := &storage.Query{Prefix: b.prefix + prefix, Delimiter: delimiter, Projection: storage.ProjectionNoACL}
	if after != "" {
		q.StartOffset = b.prefix + after + "\x00" // it is the first name given
	}
	if err := q.SetAttrSelection([]string{"Name"}); err != nil {
		return nil, err
	}
	it := b.handle.Objects(ctx, q)
	it.PageInfo().MaxSize = min(limit, 1000)
	var names []string
	for len(names) < limit {
		o, err := it.Next()
		if errors.Is(err, iterator.Done) {
			break
		}
		if err != nil {
			return nil, b.named(prefix, err)
		}
		names = append(names, strings.TrimPrefix(o.Name+o.Prefix, b.prefix)) // one of them is empty
	}
	return names, nil
}

// Delete implements bucket.Bucket.
func (b *Bucket) Delete(ctx context.Context, name string) error {
	err := b.object(name).Retryer(storage.WithPolicy(storage.RetryAlways)).Delete(ctx)
	if errors.Is(err, storage.ErrObjectNotExist) {
		return nil
	}
	return b.named(name, err)
}
