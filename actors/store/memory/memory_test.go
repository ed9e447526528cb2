package memory

import (
	"testing"

	"ambit/actors"
	"ambit/actors/storetest"
)

func TestStore(t *testing.T) {
	storetest.Run(t, func(*testing.T) actors.Store { return New() })
}
