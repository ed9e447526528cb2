# Ambit. `make help` lists the targets.

GO ?= go
BIN := bin/ambit
VERSION := $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
FUZZTIME ?= 20s
ROUNDS ?= 200
PROGRAMS ?= 50000
PACKAGES ?= language commands
N ?= 50
SEED ?= 1

export CGO_ENABLED ?= 0
# Without the tag the client of Cloud Storage brings gRPC along.
export GOFLAGS ?= -tags=disable_grpc_modules

.PHONY: help build build-cloud install test lint race wasm docs-check bench fuzz soak mutants man omp demo-omp demo demo-scripts oracle oracle-check parity deploy-workers build-AmbitFunction build-SweepFunction clean

help: ## list the targets
	@grep -hE '^[A-Za-z-]+:.*## ' $(MAKEFILE_LIST) | sort | sed 's/:.*## /\t/' | expand -t 22

build: ## build bin/ambit
	$(GO) build -trimpath -ldflags '-s -w -X main.version=$(VERSION)' -o $(BIN) ./cmd/ambit

build-cloud: build ## build bin/ambit-cloud too: serve and copy from DynamoDB, S3, Cloud Storage
	$(GO) build -trimpath -tags cloud,disable_grpc_modules -ldflags '-s -w -X main.version=$(VERSION)' -o $(BIN)-cloud ./cmd/ambit

PREFIX ?= $(HOME)/.local

install: build ## copy bin/ambit into PREFIX/bin, ~/.local/bin if none is given
	install -D $(BIN) $(DESTDIR)$(PREFIX)/bin/ambit

test: lint wasm ## all tests: what CI runs
	$(GO) test -timeout 20m ./...
	./conformance/wasm/test.sh

lint: ## gofmt, go vet, staticcheck
	@out=$$(gofmt -l $$(git ls-files '*.go')); if [ -n "$$out" ]; then echo "not gofmt-ed:"; echo "$$out"; exit 1; fi
	$(GO) vet ./...
	$(GO) run $(STATICCHECK) ./...

race: ## the tests of what runs concurrently, under the race detector
	CGO_ENABLED=1 $(GO) test -race ./actors/... ./edge/... ./adapters/...

wasm: ## build the core for js/wasm and print its size by package
	$(GO) run ./conformance/wasm/size

docs-check: ## run the tutorial as written, from a clean directory, then every page
	./conformance/docs/tutorial.sh
	$(GO) test ./conformance/docs -timeout 30m -count=1

bench: ## ratios against what one would use instead, side by side
	$(GO) run ./conformance/bench
	$(GO) test ./conformance/parity -run LambdaFigures -parity.figures -v | grep '^lambda'
	$(GO) test ./adapters/native/omphost -run RealFigures -count=1 -v | grep '^omp'

fuzz: ## each fuzz target for FUZZTIME
	$(GO) run ./conformance/fuzzall -time $(FUZZTIME)

parity: ## every case on every placement, compared byte for byte
	$(GO) test ./conformance/parity -run TestParity -timeout 120m -count=1 -parity.every 1 -parity.arm64 -parity.replay 400 -parity.replayruns 6

deploy-workers: ## deploy to Cloudflare Workers; ARGS="--env NAME --policy FILE --dry-run"
	./adapters/workers/deploy/deploy.sh $(ARGS)

# What `sam build` runs in a copy of the module: a static bootstrap with the client of one
# store, the same byte for byte wherever one Go builds it, and the policy.
STORE ?= dynamodb
ARCH ?= arm64
ARTIFACTS_DIR ?= dist/lambda

build-AmbitFunction: ## the bundle for Lambda in ARTIFACTS_DIR; STORE=dynamodb|s3|gcs ARCH=arm64|amd64
	@test -f ambit.json || { echo "there is no policy: cp examples/ambit.json ambit.json, and edit it" >&2; exit 1; }
	mkdir -p $(ARTIFACTS_DIR)
	GOFLAGS= CGO_ENABLED=0 GOOS=linux GOARCH=$(ARCH) GOAMD64=v1 GOARM64=v8.0 $(GO) build -tags lambda.norpc,disable_grpc_modules \
		-trimpath -buildvcs=false -ldflags '-s -w -buildid=' -o $(ARTIFACTS_DIR)/bootstrap ./cmd/ambit-lambda-$(STORE)
	cp ambit.json $(ARTIFACTS_DIR)/ambit.json

build-SweepFunction: build-AmbitFunction

soak: ## long runs: kills, faults, random programs, fuzzing; ROUNDS of each
	$(GO) test ./adapters/native -run 'TestKill$$|TestPowerLoss$$' -kill.rounds $(ROUNDS) -power.cuts $(ROUNDS) -timeout 60m -v
	for store in dynamodb s3 gcs; do $(GO) test ./actors/store/$$store -rounds $(ROUNDS) -timeout 120m || exit 1; done
	$(GO) test ./adapters/native/omphost -run RealNothingStays -real.runs 20 -timeout 60m
	$(GO) test ./conformance/shared -rounds 10 -timeout 60m
	$(GO) test ./core/shell -run RandomPrograms -soak $(PROGRAMS) -soakjobs 2 -timeout 600m
	$(GO) test ./conformance -run TestBombsEnd -bombs.fuel 100000000 -timeout 60m
	$(GO) test ./conformance/parity -run 'Workerd|Many' -workers.kills 50 -workers.entries 10000 -timeout 60m
	$(GO) test ./actors -run EveryFlippedByte -flips 20000 -timeout 120m
	$(MAKE) fuzz FUZZTIME=5m

mutants: ## N small faults from SEED in each of PACKAGES, one at a time: which the cases see
	$(GO) run ./conformance/mutate -n $(N) -seed $(SEED) $(PACKAGES)

man: build ## a manual page for each command, and completions, in dist
	mkdir -p dist/completions
	$(BIN) man dist/man
	for shell in bash zsh fish; do $(BIN) completion $$shell > dist/completions/ambit.$$shell || exit 1; done

omp: ## install omp and the bun that runs it, pinned, from npm, for `ambit serve --omp adapters/native/omphost/install`
	npm ci --prefix adapters/native/omphost/install --ignore-scripts --no-audit --no-fund

demo-omp: omp ## a hosted agent with a scripted model: a governed shell, an app's tool, a browser action
	$(GO) run ./conformance/omp/demo

demo: build ## fifteen commands over this repository under a grant, one refusal, the verified ledger
	./examples/demo.sh

demo-scripts: build ## a pinned script, called by an agent's turn through HTTP, refused, recorded, tampered with
	./examples/scripts/demo.sh

oracle: ## make the golden results again with real bash and GNU tools (needs root)
	$(GO) run ./conformance/oracle -update conformance/cases/*/*.sh

oracle-check: ## compare the golden results with real bash and GNU tools (needs root)
	$(GO) run ./conformance/oracle conformance/cases/*/*.sh

clean: ## remove what was built
	rm -rf bin dist
