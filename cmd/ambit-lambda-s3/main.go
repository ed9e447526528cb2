// Ambit-lambda-s3 is the bootstrap of Ambit on AWS Lambda with its runs in
// an Amazon S3 bucket.
package main

import (
	"context"
	"errors"

	"ambit/actors"
	"ambit/actors/store/bucket"
	"ambit/actors/store/s3"
	"ambit/adapters/lambda"
)

func main() {
	lambda.Main(func(ctx context.Context, place lambda.Place) (actors.Store, error) {
		if place.Bucket == "" {
			return nil, errors.New("AMBIT_BUCKET must name the S3 bucket")
		}
		b, err := s3.Open(ctx, place.Bucket, place.Prefix)
		if err != nil {
			return nil, err
		}
		return bucket.New(b), nil
	})
}
