package lambda

import (
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"golang.org/x/mod/sumdb/note"

	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/edge/traces"
)

// Place is where runs are kept, as the environment names it.
type Place struct {
	Table  string // AMBIT_TABLE
	Bucket string // AMBIT_BUCKET
	Prefix string // AMBIT_PREFIX: of the names of objects
}

// config is what the environment says; docs/deploy-lambda.md has the names.
type config struct {
	place       Place
	policy      *authority.Policy
	turnKey     []byte      // nil: not set
	signer      note.Signer // nil: not set
	executor    *executor
	effectTime  time.Duration // 0: the default
	fixedInputs bool
	embedded    bool // metrics go to the log, for CloudWatch
	traces      *traces.Traces
}

// policyFile is the policy document in the bundle.
const policyFile = "ambit.json"

// minKey is the shortest key for turn tokens, in bytes.
const minKey = 32

func load(env func(string) string) (*config, error) {
	cfg := &config{place: Place{env("AMBIT_TABLE"), env("AMBIT_BUCKET"), env("AMBIT_PREFIX")}, fixedInputs: env("AMBIT_FIXED_INPUTS") == "1"}
	var err error
	if cfg.policy, err = loadPolicy(env); err != nil {
		return nil, err
	}
	if key := env("AMBIT_TURN_KEY"); key != "" {
		if len(key) < minKey {
			return nil, fmt.Errorf("AMBIT_TURN_KEY has %d bytes and must have %d at least", len(key), minKey)
		}
		cfg.turnKey = []byte(key)
	}
	if key := env("AMBIT_SIGN_KEY"); key != "" {
		if cfg.signer, err = ledger.NewSigner(key); err != nil {
			return nil, errors.New("AMBIT_SIGN_KEY is no private key that `ambit key new` made")
		}
	}
	switch env("AMBIT_METRICS") {
	case "", "none":
	case "emf":
		cfg.embedded = true
	default:
		return nil, errors.New("AMBIT_METRICS must be `emf` or `none`")
	}
	if cfg.effectTime, err = millis(env, "AMBIT_EFFECT_TIME", 0); err != nil {
		return nil, err
	}
	timeout, err := millis(env, "AMBIT_EXECUTOR_TIMEOUT", executorTime)
	if err != nil {
		return nil, err
	}
	if text := env("AMBIT_EXECUTOR"); text != "" {
		u, err := url.Parse(text)
		if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
			return nil, errors.New("AMBIT_EXECUTOR must be an http or https URL")
		}
		cfg.executor = newExecutor(u, env("AMBIT_EXECUTOR_TOKEN"), timeout)
	}
	return cfg, nil
}

func loadPolicy(env func(string) string) (*authority.Policy, error) {
	name, document := "AMBIT_POLICY", []byte(env("AMBIT_POLICY"))
	if len(document) == 0 {
		name = filepath.Join(env("LAMBDA_TASK_ROOT"), policyFile)
		var err error
		if document, err = os.ReadFile(name); err != nil {
			return nil, fmt.Errorf("there is no policy: set AMBIT_POLICY, or put %s into the bundle: %w", policyFile, err)
		}
	}
	p, err := authority.Parse(name, document)
	if err != nil {
		return nil, err
	}
	if len(p.Tokens) == 0 {
		return nil, fmt.Errorf("%s has no tokens: nobody could call", name)
	}
	return p, nil
}

// millis is a time in ms that the environment sets.
func millis(env func(string) string, name string, initial time.Duration) (time.Duration, error) {
	text := env(name)
	if text == "" {
		return initial, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n <= 0 {
		return 0, fmt.Errorf("%s must be a positive number of milliseconds", name)
	}
	return time.Duration(n) * time.Millisecond, nil
}
