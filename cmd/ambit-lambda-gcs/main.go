// Ambit-lambda-gcs is the bootstrap of Ambit on AWS Lambda with its runs in
// a Google Cloud Storage bucket.
package main

import (
	"context"
	"errors"

	"ambit/actors"
	"ambit/actors/store/bucket"
	"ambit/actors/store/gcs"
	"ambit/adapters/lambda"
)

func main() {
	lambda.Main(func(ctx context.Context, place lambda.Place) (actors.Store, error) {
		if place.Bucket == "" {
			return nil, errors.New("AMBIT_BUCKET must name the Cloud Storage bucket")
		}
		b, err := gcs.Open(ctx, place.Bucket, place.Prefix)
		if err != nil {
			return nil, err
		}
		return bucket.New(b), nil
	})
}
