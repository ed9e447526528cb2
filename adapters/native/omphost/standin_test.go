package omphost

import (
	"os"
	"testing"
)

func standIn(t testing.TB) []string {
	return []string{os.Args[0], "stand-in"}
}
