//go:build !linux

package main

import (
	"context"
	"errors"
)

var errOnlyLinux = errors.New("only Linux has them")

func freeBytes(string) (uint64, error) { return 0, errOnlyLinux }

func kernel() string { return "unknown" }

func namespaces(context.Context) error { return errOnlyLinux }
