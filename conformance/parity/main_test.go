package parity

import (
	"os"
	"testing"
)

func TestMain(m *testing.M) {
	status := m.Run()
	if dir, err := buildWorker(); err == nil {
		os.RemoveAll(dir)
	}
	if ambitDir != "" {
		os.RemoveAll(ambitDir)
	}
	os.Exit(status)
}
