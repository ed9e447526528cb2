using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = .plain),
    (name = "storage", disk = (path = "TO_BE_OVERRIDDEN", writable = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);

const plain :Workerd.Worker = (
  modules = [(name = "plain.mjs", esModule = embed "plain.mjs")],
  compatibilityDate = "2026-11-01",
  durableObjectNamespaces = [(className = "Plain", uniqueKey = "plain", enableSql = true)],
  durableObjectStorage = (localDisk = "storage"),
  bindings = [(name = "PLAIN", durableObjectNamespace = "Plain")],
);
