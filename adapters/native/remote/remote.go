// Package remote opens the stores that many machines share, by their address. It links
// the clients of all of them, which take tens of milliseconds to start; so the command
// line has it in a program of its own.
package remote

import (
	"context"
	"fmt"
	"strings"

	"ambit/actors"
	"ambit/actors/store/bucket"
	"ambit/actors/store/dynamodb"
	"ambit/actors/store/gcs"
	"ambit/actors/store/s3"
)

// Open opens the store at an address: dynamodb://TABLE, s3://BUCKET[/PREFIX] or
// gs://BUCKET[/PREFIX]. Credentials, regions and endpoints come from where the makers'
// own tools take them. It fails if the table or bucket does not answer.
func Open(ctx context.Context, address string) (actors.Store, error) {
	scheme, rest, _ := strings.Cut(address, "://")
	name, prefix, _ := strings.Cut(rest, "/")
	if name == "" || scheme == "dynamodb" && prefix != "" {
		return nil, fmt.Errorf("store %q: want dynamodb://TABLE, s3://BUCKET[/PREFIX] or gs://BUCKET[/PREFIX]", address)
	}
	var store actors.Store
	var err error
	switch scheme {
	case "dynamodb":
		store, err = asStore(dynamodb.Open(ctx, name))
	case "s3":
		store, err = overBucket(s3.Open(ctx, name, prefix))
	case "gs":
		store, err = overBucket(gcs.Open(ctx, name, prefix))
	default:
		return nil, fmt.Errorf("store %q: the kinds are dynamodb://, s3:// and gs://", address)
	}
	if err != nil {
		return nil, err
	}
	if _, err := store.Latest(ctx, "ambit", "probe"); err != nil {
		return nil, fmt.Errorf("store %s: %w", address, err)
	}
	return store, nil
}

func asStore(s *dynamodb.Store, err error) (actors.Store, error) { return s, err }

func overBucket[B bucket.Bucket](b B, err error) (actors.Store, error) {
	if err != nil {
		return nil, err
	}
	return bucket.New(b), nil
}
