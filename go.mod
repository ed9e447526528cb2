module ambit

go 1.26
