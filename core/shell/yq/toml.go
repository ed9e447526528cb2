package yq

var tomlFormat = &format{names: []string{"toml"}}
