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
	for _, dir := range []string{ambitDir, pooledDir} {
		if dir != "" {
			os.RemoveAll(dir)
		}
	}
	os.Exit(status)
}
