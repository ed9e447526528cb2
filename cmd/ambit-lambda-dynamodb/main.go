// Ambit-lambda-dynamodb is the bootstrap of Ambit on AWS Lambda with its runs in
// an Amazon DynamoDB table.
package main

import (
	"context"
	"errors"

	"ambit/actors"
	"ambit/actors/store/dynamodb"
	"ambit/adapters/lambda"
)

func main() {
	lambda.Main(func(ctx context.Context, place lambda.Place) (actors.Store, error) {
		if place.Table == "" {
			return nil, errors.New("AMBIT_TABLE must name the DynamoDB table")
		}
		return dynamodb.Open(ctx, place.Table)
	})
}
