# What the tests serve: the Worker as it is deployed, with its objects on disk.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = .ambit),
    (name = "storage", disk = (path = "TO_BE_OVERRIDDEN", writable = true)),
    (name = "panel", disk = (path = "TO_BE_OVERRIDDEN")),
    (name = "internet", network = (allow = ["private", "local"], tlsOptions = (trustBrowserCas = false))),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);

const ambit :Workerd.Worker = (
  modules = [
    (name = "worker.mjs", esModule = embed "worker.mjs"),
    (name = "front.mjs", esModule = embed "front.mjs"),
    (name = "panel.mjs", esModule = embed "panel.mjs"),
    (name = "instance.mjs", esModule = embed "instance.mjs"),
    (name = "bytes.mjs", esModule = embed "bytes.mjs"),
    (name = "sql.mjs", esModule = embed "sql.mjs"),
    (name = "dist/wasm_exec.mjs", esModule = embed "dist/wasm_exec.mjs"),
    (name = "dist/ambit.wasm", wasm = embed "dist/ambit.wasm"),
    (name = "dist/policy.txt", text = embed "dist/policy.txt"),
    (name = "dist/openapi.txt", text = embed "dist/openapi.txt"),
  ],
  compatibilityDate = "2026-11-01",
  durableObjectNamespaces = [
    (className = "Run", uniqueKey = "ambit-run", enableSql = true),
    (className = "Directory", uniqueKey = "ambit-directory", enableSql = true),
  ],
  durableObjectStorage = (localDisk = "storage"),
  bindings = [
    (name = "RUN", durableObjectNamespace = "Run"),
    (name = "DIRECTORY", durableObjectNamespace = "Directory"),
    (name = "ASSETS", service = "panel"),
    (name = "AMBIT_TURN_KEY", fromEnvironment = "AMBIT_TURN_KEY"),
    (name = "AMBIT_SIGN_KEY", fromEnvironment = "AMBIT_SIGN_KEY"),
    (name = "AMBIT_POLICY", fromEnvironment = "AMBIT_POLICY"),
    (name = "AMBIT_EXECUTOR", fromEnvironment = "AMBIT_EXECUTOR"),
    (name = "AMBIT_EXECUTOR_TOKEN", fromEnvironment = "AMBIT_EXECUTOR_TOKEN"),
    (name = "AMBIT_EXECUTOR_TIMEOUT", fromEnvironment = "AMBIT_EXECUTOR_TIMEOUT"),
    (name = "AMBIT_EFFECT_TIME", fromEnvironment = "AMBIT_EFFECT_TIME"),
    (name = "AMBIT_FIXED_INPUTS", fromEnvironment = "AMBIT_FIXED_INPUTS"),
  ],
);
