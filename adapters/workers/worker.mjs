// @ts-check
// Ambit on Cloudflare Workers: the front Worker and the Durable Object of a run.
//
// The front only finds the object: tenant from the token, run from the path. The object
// hosts the Go core (instance.mjs) and does what Go cannot: reading bodies, sending
// streams, calling an executor, setting alarms.
//
// Bindings: RUN and DIRECTORY (Durable Objects), AMBIT_TURN_KEY (secret, ≥ 32
// characters), AMBIT_POLICY (optional; wins over the bundled policy), AMBIT_EXECUTOR
// (optional; a service or URL) with AMBIT_EXECUTOR_TOKEN and AMBIT_EXECUTOR_TIMEOUT
// (milliseconds; 330,000), AMBIT_EFFECT_TIME (milliseconds after which an effect that
// nobody settled is uncertain; 360,000), ASSETS (the files of the panel; without it
// there is none), AMBIT_FIXED_INPUTS (tests only).

import { DurableObject } from "cloudflare:workers";
import bundled from "./dist/policy.txt";
import description from "./dist/openapi.txt";
import { authenticate, preflight, problem, share, tenantRun } from "./front.mjs";
import { panel } from "./panel.mjs";
import { Crash, Refusal, builds, call, op } from "./instance.mjs";

/** Calls that may wait for a run that is busy with an outside effect. */
const QUEUE = 16;
/** Streams that may follow a run at once. */
const FOLLOWERS = 32;
/** Milliseconds within which a body must make progress. */
const BODY_TIME = 10_000;
/** Milliseconds between comments on a quiet stream. */
const BEAT = 15_000;

/** The kinds of answer that Go gives. */
const answer = { response: 1, body: 2, follow: 3, effect: 4, fork: 5 };

/** Headers that Go looks at. */
const HEADERS = ["authorization", "x-ambit-token", "content-type", "idempotency-key", "accept", "last-event-id", "origin", "mcp-protocol-version", "mcp-session-id", "mcp-method", "mcp-name", "x-ambit-clock", "x-ambit-seed"];

function configOf(/** @type {any} */ env) {
  return {
    policy: env.AMBIT_POLICY ?? bundled,
    turnKey: env.AMBIT_TURN_KEY ?? "",
    signKey: env.AMBIT_SIGN_KEY ?? "",
    effectTime: Number(env.AMBIT_EFFECT_TIME ?? 0),
    flags: (env.AMBIT_EXECUTOR ? 1 : 0) | (env.AMBIT_FIXED_INPUTS === "1" ? 2 : 0),
  };
}

export default {
  /** @param {Request} request @param {any} env */
  async fetch(request, env) {
    return share(await this.answer(request, env), request, configOf(env).policy);
  },

  /** @param {Request} request @param {any} env @returns {Promise<Response>} */
  async answer(request, env) {
    const url = new URL(request.url);
    if (url.pathname === "/healthz" && request.method === "GET") return new Response('{"ok":true}\n', { headers: { "content-type": "application/json", "cache-control": "no-store" } });
    if (url.pathname === "/openapi.json") {
      if (request.method !== "GET" && request.method !== "HEAD") return problem(405, "method_not_allowed", "this route answers GET", { allow: "GET" });
      return new Response(request.method === "HEAD" ? null : description, { headers: { "content-type": "application/json", "cache-control": "no-cache" } });
    }
    const file = await panel(request, url.pathname, env);
    if (file) return file;
    const asked = preflight(request, configOf(env).policy);
    if (asked) return asked;
    const who = await authenticate(request, configOf(env).policy);
    if (!who) return problem(401, "unauthorized", "a valid token is required: Authorization: Bearer … or X-Ambit-Token", { "www-authenticate": "Bearer" });
    if (who.expired) return problem(401, "unauthorized", `token expired: it was valid until ${new Date(who.expired).toISOString()}`, { "www-authenticate": "Bearer" });
    const target = tenantRun(url.pathname, who);
    if (url.pathname === "/runs" && request.method === "GET") return listRuns(request, env, who.tenant, url);
    const headers = new Headers(request.headers);
    headers.delete("x-ambit-assigned-id");
    let body = request.body;
    let id = target.id;
    if (url.pathname === "/runs" && request.method === "POST") {
      // The run's object must be known before Go sees the body: its id is looked up here.
      const peek = await peekID(request);
      if (peek.response) return peek.response;
      id = peek.id;
      body = /** @type {any} */ (peek.body);
      headers.set("x-ambit-assigned-id", id);
    }
    const stub = env.RUN.get(env.RUN.idFromName(JSON.stringify([who.tenant, id])));
    headers.set("x-ambit-object", JSON.stringify([who.tenant, id]));
    return stub.fetch(new Request(request.url, { method: request.method, headers, body, redirect: "manual" }));
  },
};

/** Reads the body of POST /runs and finds the id that it names, or makes one up. */
async function peekID(/** @type {Request} */ request) {
  const body = await readBody(request, 1 << 20);
  if (typeof body === "number") return { id: crypto.randomUUID(), body: null, response: bodyProblem(body, 1 << 20) };
  let id = "";
  try {
    const v = JSON.parse(new TextDecoder().decode(body));
    if (v && typeof v === "object" && typeof v.id === "string") id = v.id;
  } catch {
    // Go says what is wrong with it.
  }
  return { id: id || crypto.randomUUID(), body };
}

/** @param {Request} request @param {any} env @param {string} tenant @param {URL} url */
async function listRuns(request, env, tenant, url) {
  const limit = Math.min(Number(url.searchParams.get("limit") ?? 100) || 100, 100);
  const directory = env.DIRECTORY.get(env.DIRECTORY.idFromName(tenant));
  /** @type {string[]} */
  const ids = await directory.list(url.searchParams.get("after") ?? "", limit);
  const runs = [], damaged = [];
  for (const id of ids) {
    const name = JSON.stringify([tenant, id]);
    const headers = new Headers(request.headers);
    headers.set("x-ambit-object", name);
    const r = await env.RUN.get(env.RUN.idFromName(name)).fetch(new Request(new URL(`/runs/${id}`, url), { headers }));
    if (r.status === 404) continue; // its retention is over
    if (r.status < 500 && r.status !== 200) return r;
    const text = (await r.text()).trimEnd();
    if (r.status === 200) runs.push(text);
    else damaged.push(`{"error":${JSON.stringify(JSON.parse(text).error)},"id":${JSON.stringify(id)}}`);
  }
  const marked = damaged.length > 0 ? `"damaged":[${damaged.join(",")}],` : "";
  const after = ids.length === limit ? `"after":${JSON.stringify(ids[ids.length - 1])},` : "";
  return new Response(`{${after}${marked}"runs":[${runs.join(",")}]}\n`, { headers: { "content-type": "application/json", "cache-control": "no-store" } });
}

/** The outcomes of reading a body, as Go numbers them. */
const bodyOutcome = { read: 0, tooLarge: 1, tooSlow: 2, incomplete: 3 };

function bodyProblem(/** @type {number} */ outcome, /** @type {number} */ limit) {
  if (outcome === bodyOutcome.tooLarge) return problem(413, "too_large", `the body exceeds ${limit} bytes`);
  if (outcome === bodyOutcome.tooSlow) return problem(408, "timeout", "the body did not arrive in time");
  return problem(400, "invalid", "the body is incomplete");
}

/**
 * Reads a body of at most limit bytes, as long as it makes progress.
 * @param {Request} request @param {number} limit
 * @returns {Promise<Uint8Array | number>} the body, or a bodyOutcome
 */
async function readBody(request, limit) {
  if (!request.body) return new Uint8Array();
  if (Number(request.headers.get("content-length") ?? 0) > limit) return bodyOutcome.tooLarge;
  const reader = request.body.getReader();
  const parts = [];
  let size = 0;
  for (;;) {
    /** @type {any} */
    let timer;
    const late = new Promise((resolve) => (timer = setTimeout(() => resolve("late"), BODY_TIME)));
    let part;
    try {
      part = /** @type {any} */ (await Promise.race([reader.read(), late]));
    } catch {
      return bodyOutcome.incomplete;
    } finally {
      clearTimeout(timer);
    }
    if (part === "late") {
      reader.cancel().catch(() => {});
      return bodyOutcome.tooSlow;
    }
    if (part.done) break;
    size += part.value.length;
    if (size > limit) {
      reader.cancel().catch(() => {});
      return bodyOutcome.tooLarge;
    }
    parts.push(part.value);
  }
  return concat(parts, size);
}

/** The list of a tenant's runs: a hint, kept by the runs themselves. */
export class Directory extends DurableObject {
  /** @param {DurableObjectState} state @param {any} env */
  constructor(state, env) {
    super(state, env);
    state.storage.sql.exec("CREATE TABLE IF NOT EXISTS runs (id TEXT PRIMARY KEY) WITHOUT ROWID");
  }

  add(/** @type {string} */ id) {
    this.ctx.storage.sql.exec("INSERT OR IGNORE INTO runs (id) VALUES (?)", id);
  }

  list(/** @type {string} */ after, /** @type {number} */ limit) {
    return this.ctx.storage.sql.exec("SELECT id FROM runs WHERE id > ? ORDER BY id LIMIT ?", after, limit).toArray().map((/** @type {any} */ r) => r.id);
  }
}

/** A run: one object for each tenant and id, with all its incarnations. */
export class Run extends DurableObject {
  /** @type {string} */
  #name = "";
  /** @type {Promise<void>} the effects in flight, one after another */
  #turn = Promise.resolve();
  #waiting = 0;
  /** @type {Set<() => void>} streams to wake after an append */
  #watchers = new Set();
  /** @type {number | null} */
  #alarm = null;
  /** @type {Set<string>} calls that killed the instance, by fingerprint */
  #killers = new Set();

  /** @param {DurableObjectState} state @param {any} env */
  constructor(state, env) {
    super(state, env);
    // Calls that killed the instance are refused when they come again.
    state.storage.sql.exec("CREATE TABLE IF NOT EXISTS killers (request TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID");
    state.storage.sql.exec("CREATE TABLE IF NOT EXISTS object (name TEXT PRIMARY KEY) WITHOUT ROWID");
    for (const row of state.storage.sql.exec("SELECT request FROM killers")) this.#killers.add(String(row.request));
    for (const row of state.storage.sql.exec("SELECT name FROM object")) this.#name = String(row.name);
  }

  /** @param {number} operation @param {(w: import("./bytes.mjs").Writer) => void} write */
  #call(operation, write) {
    const { answer: r, wrote } = call(this.ctx.storage, configOf(this.env), this.ctx.id.toString(), operation, write);
    if (wrote) {
      for (const wake of this.#watchers) wake();
      this.#schedule();
    }
    return r;
  }

  /** Sets the alarm to when the run must be looked at next. */
  #schedule() {
    let next = null;
    for (const row of this.ctx.storage.sql.exec("SELECT min(wake) AS wake FROM runs WHERE wake > 0")) next = row.wake === null ? null : Number(row.wake);
    if (next === this.#alarm) return;
    this.#alarm = next;
    if (next === null) this.ctx.storage.deleteAlarm();
    else this.ctx.storage.setAlarm(Math.max(next, Date.now() + 1));
  }

  async alarm() {
    this.#alarm = null;
    this.#call(op.sweep, () => {});
    this.#schedule();
  }

  /** @param {Request} request */
  async fetch(request) {
    const name = request.headers.get("x-ambit-object") ?? "";
    if (this.#name === "" && name !== "") this.#name = name;
    const url = new URL(request.url);
    const head = (/** @type {import("./bytes.mjs").Writer} */ w) => {
      w.text(request.method);
      w.text(url.pathname);
      w.text(url.search.slice(1));
      w.text(request.headers.get("x-ambit-assigned-id") ?? "");
      const present = HEADERS.filter((h) => request.headers.has(h));
      w.u32(present.length);
      for (const h of present) {
        w.text(h);
        w.text(request.headers.get(h) ?? "");
      }
    };
    try {
      const first = this.#call(op.begin, head);
      const kind = first.u32();
      if (kind !== answer.body) return this.#respond(kind, first, request);
      const limit = first.u64();
      const body = limit === 0 ? new Uint8Array() : await readBody(request, limit);
      const outcome = typeof body === "number" ? body : bodyOutcome.read;
      const bytes = typeof body === "number" ? new Uint8Array() : body;
      return await this.#exclusive(() => this.#finish(request, url, head, outcome, bytes));
    } catch (e) {
      if (e instanceof Refusal) return problem(500, "internal", "internal error");
      if (e instanceof Crash) console.error("crash:", e.message);
      if (e instanceof Crash) return problem(503, "unavailable", "the call ended the instance that ran it", { "retry-after": "1" });
      throw e;
    }
  }

  /**
   * Runs f while no other call of this run waits for an outside effect.
   * @param {() => Response | Promise<Response>} f
   */
  async #exclusive(f) {
    if (this.#waiting > QUEUE) return problem(429, "busy", `the run has ${QUEUE} calls waiting already`, { "retry-after": "1" });
    this.#waiting++;
    const before = this.#turn;
    let done = () => {};
    this.#turn = new Promise((resolve) => (done = () => resolve()));
    try {
      await before;
      return await f();
    } finally {
      this.#waiting--;
      done();
    }
  }

  /**
   * @param {Request} request @param {URL} url
   * @param {(w: import("./bytes.mjs").Writer) => void} head
   * @param {number} outcome @param {Uint8Array} body
   */
  async #finish(request, url, head, outcome, body) {
    if (this.#killers.size > 0 && this.#killers.has(await fingerprint(request, url, body))) {
      return problem(503, "unavailable", "this call ended the instance that ran it and is not run again");
    }
    let r;
    try {
      r = this.#call(op.finish, (w) => {
        head(w);
        w.u32(outcome);
        w.data(body);
      });
    } catch (e) {
      if (e instanceof Crash && /\/(tools\/|mcp$)/.test(url.pathname)) {
        const digest = await fingerprint(request, url, body);
        this.#killers.add(digest);
        this.ctx.storage.sql.exec("INSERT OR IGNORE INTO killers (request, at) VALUES (?, ?)", digest, Date.now());
      }
      throw e;
    }
    return this.#respond(r.u32(), r, request);
  }

  /**
   * @param {number} kind @param {import("./bytes.mjs").Reader} r @param {Request} request
   * @returns {Promise<Response>}
   */
  async #respond(kind, r, request) {
    switch (kind) {
      case answer.effect:
        return this.#effect(r, request);
      case answer.fork:
        return this.#fork(r);
      case answer.follow: {
        const after = r.u64();
        const { status, headers } = readHead(r);
        if (this.#watchers.size >= FOLLOWERS) return problem(429, "busy", `${FOLLOWERS} streams follow the run already: end one of them, or ask for pages without Accept: text/event-stream`, { "retry-after": "1" });
        return new Response(this.#follow(after, request.signal), { status, headers });
      }
    }
    const { status, headers } = readHead(r);
    const body = r.data();
    if (status === 201 && new URL(request.url).pathname === "/runs") await this.#announce();
    return new Response(status === 204 || request.method === "HEAD" ? null : body.slice(), { status, headers });
  }

  /** Enters the run into the list of its tenant. */
  async #announce() {
    const [tenant, id] = JSON.parse(this.#name);
    this.ctx.storage.sql.exec("INSERT OR IGNORE INTO object (name) VALUES (?)", this.#name);
    const env = /** @type {any} */ (this.env);
    await env.DIRECTORY.get(env.DIRECTORY.idFromName(tenant)).add(id);
  }

  /** Has an effect carried out and settles it. @param {import("./bytes.mjs").Reader} r @param {Request} request */
  async #effect(r, request) {
    const effect = { id: r.text(), run: r.text(), seq: r.u64(), turn: r.u64(), name: r.text(), deadline: r.u64(), form: r.text(), request: r.text() };
    const answer = await ask(/** @type {any} */ (this.env), effect);
    const answered = this.#call(op.settle, (w) => {
      w.text(effect.id);
      w.text(effect.run);
      w.u64(effect.seq);
      w.u64(effect.turn);
      w.text(effect.name);
      w.text(effect.form);
      w.u32(answer.outcome);
      w.u32(answer.status);
      w.data(answer.body);
    });
    return this.#respond(answered.u32(), answered, request);
  }

  /** Hands a fork to the object of the new run. @param {import("./bytes.mjs").Reader} r */
  async #fork(r) {
    const id = r.text() || crypto.randomUUID();
    const payload = r.data().slice();
    const [tenant] = JSON.parse(this.#name);
    const env = /** @type {any} */ (this.env);
    const name = JSON.stringify([tenant, id]);
    const { status, headers, body } = await env.RUN.get(env.RUN.idFromName(name)).importFork(name, payload);
    return new Response(body, { status, headers });
  }

  /** Begins this run as a fork. Called by the object of the run it comes from. */
  async importFork(/** @type {string} */ name, /** @type {Uint8Array} */ payload) {
    this.#name = name;
    const [tenant, id] = JSON.parse(name);
    const r = this.#call(op.importFork, (w) => {
      w.text(tenant);
      w.text(id);
      w.data(payload);
    });
    r.u32();
    const { status, headers } = readHead(r);
    const body = r.text();
    if (status === 201) await this.#announce();
    return { status, headers: [...headers], body };
  }

  /**
   * The records after a seq, and those to come, as server-sent events.
   * @param {number} after @param {AbortSignal} signal
   */
  #follow(after, signal) {
    const encoder = new TextEncoder();
    const [tenant, id] = JSON.parse(this.#name);
    let wake = () => {};
    const watcher = () => wake();
    this.#watchers.add(watcher);
    let open = true;
    const stop = () => {
      open = false;
      this.#watchers.delete(watcher);
      wake();
    };
    signal?.addEventListener("abort", stop);
    return new ReadableStream({
      pull: async (controller) => {
        while (open) {
          const r = this.#call(op.records, (w) => {
            w.text(tenant);
            w.text(id);
            w.u64(after);
          });
          const count = r.u32();
          for (let i = 0; i < count; i++) {
            const record = r.text();
            const over = r.u32() === 1;
            controller.enqueue(encoder.encode(`id: ${++after}\nevent: entry\ndata: ${record}\n\n`));
            if (over) {
              controller.enqueue(encoder.encode("event: end\ndata: {}\n\n"));
              controller.close();
              stop();
              return;
            }
          }
          if (count > 0) return;
          const woken = await new Promise((resolve) => {
            const timer = setTimeout(() => resolve(false), BEAT);
            wake = () => {
              clearTimeout(timer);
              resolve(true);
            };
          });
          if (!woken && open) {
            controller.enqueue(encoder.encode(": alive\n\n"));
            return;
          }
        }
      },
      cancel: stop,
    });
  }

  /** How often the Go instance was built in this isolate. For tests. */
  builds() {
    return builds;
  }
}

function readHead(/** @type {import("./bytes.mjs").Reader} */ r) {
  const status = r.u32();
  const headers = new Headers();
  for (let n = r.u32(); n > 0; n--) headers.append(r.text(), r.text());
  return { status, headers };
}

/** @param {Request} request @param {URL} url @param {Uint8Array} body */
async function fingerprint(request, url, body) {
  const head = new TextEncoder().encode(`${request.method} ${url.pathname} ${request.headers.get("idempotency-key") ?? ""}\n`);
  const all = new Uint8Array(head.length + body.length);
  all.set(head);
  all.set(body, head.length);
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", all));
  return Array.from(sum, (b) => b.toString(16).padStart(2, "0")).join("");
}

/** What became of asking an executor, as Go numbers it. */
const asked = { answered: 0, late: 1, lost: 2, long: 3 };
/** Bytes of an executor's answer that are read. */
const ANSWER = 16 << 20;

/**
 * Asks the executor for an effect, once. What its answer means, Go decides.
 * @param {any} env @param {{request: string, deadline: number}} effect
 */
async function ask(env, effect) {
  const result = { outcome: asked.answered, status: 0, body: new Uint8Array() };
  const target = env.AMBIT_EXECUTOR;
  /** @type {RequestInit} */
  const request = {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${env.AMBIT_EXECUTOR_TOKEN ?? ""}` },
    body: effect.request,
    redirect: "manual",
    signal: AbortSignal.timeout(Math.max(1, Math.min(effect.deadline - Date.now() - 5000, Number(env.AMBIT_EXECUTOR_TIMEOUT ?? 330_000)))),
  };
  try {
    const r = typeof target === "string" ? await fetch(new URL("/exec", target), request) : await target.fetch("http://executor/exec", request);
    result.status = r.status;
    const parts = [];
    let size = 0;
    const reader = r.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.length;
      if (size > ANSWER) {
        reader?.cancel().catch(() => {});
        result.outcome = asked.long;
        return result;
      }
      parts.push(part.value);
    }
    result.body = concat(parts, size);
  } catch (e) {
    console.error("executor:", e);
    result.outcome = /** @type {any} */ (e)?.name === "TimeoutError" ? asked.late : asked.lost;
  }
  return result;
}

/** @param {Uint8Array[]} parts @param {number} size */
function concat(parts, size) {
  const all = new Uint8Array(size);
  let at = 0;
  for (const p of parts) {
    all.set(p, at);
    at += p.length;
  }
  return all;
}
