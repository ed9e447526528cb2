//go:build cloud

package main

import "ambit/adapters/native/remote"

func init() { openRemote = remote.Open }
