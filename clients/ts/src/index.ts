/**
 * A client of Ambit's API for Node, browsers and Cloudflare Workers. It needs `fetch` and
 * nothing else.
 *
 *     const ambit = new Ambit({ url: "http://127.0.0.1:8080", token });
 *     const run = await ambit.openRun({ profile: "repo-writer" });
 *     const turn = await ambit.beginTurn(run.id, { grants: "project_files { read } command { run }" });
 *     const result = await turn.bash("ls -l");
 *
 * @packageDocumentation
 */
import type { components } from "./api.js";

type Schemas = components["schemas"];
/** The state of a run. */
export type Run = Schemas["Run"];
export type RunPage = Schemas["RunPage"];
export type OpenRun = Schemas["OpenRun"];
export type BeginTurn = Schemas["BeginTurn"];
export type TurnToken = Schemas["TurnToken"];
/** The answer to a tool call, also to one that was refused. */
export type Result = Schemas["Result"];
export type Output = Schemas["Output"];
export type ToolList = Schemas["ToolList"];
/** One record of a ledger: an entry and its payloads. */
export type LedgerRecord = Schemas["Record"];
export type Authority = Schemas["Authority"];
export type Tree = Schemas["Tree"];
export type PutTree = Schemas["PutTree"];
export type PutResult = Schemas["PutResult"];
export type Checkpoint = Schemas["Checkpoint"];
/** A call that waits for an operator, or did. */
export type Hold = Schemas["Hold"];
export type ForkRun = Schemas["Fork"];
export type { components, paths } from "./api.js";

/** A refusal or failure of the server; a tool call that was refused is a Result instead. */
export class AmbitError extends Error {
  override readonly name = "AmbitError";
  constructor(
    /** HTTP status. */
    readonly status: number,
    /** What went wrong, for programs: `not_found`, `expired`, `busy`, … */
    readonly code: string,
    message: string,
    /** Seconds after which it is worth another try, if the server said so. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

export interface Options {
  /** Where the server is, such as `https://ambit.example`. With a stub, any URL. */
  url: string;
  /** A token of the policy, or of a turn. */
  token: string;
  /** The fetch to use: that of a binding or a Durable Object's stub, a test's. */
  fetch?: (request: Request) => Promise<Response>;
  /** Send the token as X-Ambit-Token, where something else occupies Authorization. */
  tokenHeader?: boolean;
}

/** What every request takes. */
export interface RequestOptions {
  signal?: AbortSignal;
  /** Repeated with the same key and request, it has one effect and the same answer. */
  idempotencyKey?: string;
}

interface Call extends RequestOptions {
  json?: unknown;
  body?: BodyInit;
  contentType?: string;
  query?: Record<string, string | number | undefined>;
  accept?: string;
  headers?: Record<string, string>;
}

/** A client of one server with one token. */
export class Ambit {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The same server with another token. */
  withToken(token: string): Ambit {
    return new Ambit({ ...this.#options, token });
  }

  /** Sends a request to a path and gives the answer; one of status 400 or more is thrown. */
  async request(method: string, path: string, call: Call = {}): Promise<Response> {
    const url = new URL(this.#options.url.replace(/\/$/, "") + path);
    for (const [name, value] of Object.entries(call.query ?? {})) if (value !== undefined) url.searchParams.set(name, String(value));
    const headers = new Headers(call.headers);
    if (this.#options.tokenHeader) headers.set("X-Ambit-Token", this.#options.token);
    else headers.set("Authorization", `Bearer ${this.#options.token}`);
    if (call.idempotencyKey !== undefined) headers.set("Idempotency-Key", call.idempotencyKey);
    if (call.accept !== undefined) headers.set("Accept", call.accept);
    let body = call.body ?? null;
    if (call.json !== undefined) {
      headers.set("Content-Type", "application/json");
      body = JSON.stringify(call.json);
    } else if (call.contentType !== undefined) headers.set("Content-Type", call.contentType);
    const request = new Request(url, { method, headers, body, signal: call.signal ?? null });
    const response = await (this.#options.fetch ? this.#options.fetch(request) : fetch(request));
    if (response.ok) return response;
    throw await errorOf(response);
  }

  async #json<T>(method: string, path: string, call?: Call): Promise<T> {
    return (await (await this.request(method, path, call)).json()) as T;
  }

  async #done(method: string, path: string, call?: Call): Promise<void> {
    await (await this.request(method, path, call)).arrayBuffer();
  }

  /** Begins a run. */
  openRun(run: OpenRun, options?: RequestOptions): Promise<Run> {
    return this.#json("POST", "/runs", { ...options, json: run });
  }

  /** A page of the tenant's runs: those after an id. */
  listRuns(page: { after?: string; limit?: number } = {}, options?: RequestOptions): Promise<RunPage> {
    return this.#json("GET", "/runs", { ...options, query: page });
  }

  /** All of the tenant's runs that can be read, page by page; listRuns names the others, too. */
  async *runs(options?: RequestOptions): AsyncGenerator<Run> {
    for (let after: string | undefined; ; ) {
      const page = await this.listRuns(after === undefined ? {} : { after }, options);
      yield* page.runs;
      if (page.after === undefined) return;
      after = page.after;
    }
  }

  getRun(id: string, options?: RequestOptions): Promise<Run> {
    return this.#json("GET", runPath(id), options);
  }

  /** Moves the end of a run's lease. */
  setLease(id: string, expiresAt: Date | string | number, options?: RequestOptions): Promise<Run> {
    return this.#json("PATCH", runPath(id, "lease"), { ...options, json: { expiresAt } });
  }

  /** Ends a run; one that is over or unknown is no error. */
  closeRun(id: string, options?: RequestOptions): Promise<void> {
    return this.#done("DELETE", runPath(id), options);
  }

  /** Begins a turn. What it gives calls the turn's tools with the turn's own token. */
  async beginTurn(id: string, turn: BeginTurn = {}, options?: RequestOptions): Promise<Turn> {
    const token = await this.#json<TurnToken>("POST", runPath(id, "turns"), { ...options, json: turn });
    return new Turn(this.withToken(token.token), id, token);
  }

  /** Ends a turn; its token is good for nothing then. */
  endTurn(id: string, turn: number, options?: RequestOptions): Promise<void> {
    return this.#done("DELETE", runPath(id, "turns", turn), options);
  }

  /** Calls a tool of a turn. A call that was refused is a result of status `refused`; one
   * that waits for an operator of status `held`: the same call again, best with its
   * idempotency key, gives what became of it. */
  callTool(id: string, turn: number, tool: string, args: object = {}, options?: RequestOptions): Promise<Result> {
    return this.#json("POST", runPath(id, "turns", turn, "tools", tool), { ...options, json: args });
  }

  /** Asks the call that a turn is running to stop; says whether there was one. */
  async cancelTurn(id: string, turn: number, options?: RequestOptions): Promise<boolean> {
    const answer = await this.#json<Schemas["Cancelled"]>("POST", runPath(id, "turns", turn, "cancel"), { ...options, json: {} });
    return answer.cancelled;
  }

  /** The tools of a turn as a model is told of them. */
  listTools(id: string, turn: number, options?: RequestOptions): Promise<ToolList> {
    return this.#json("GET", runPath(id, "turns", turn, "tools"), options);
  }

  /** What each level says of a turn, and of what is asked about. */
  getAuthority(id: string, turn: number, about: { read?: string; write?: string; tool?: string } = {}, options?: RequestOptions): Promise<Authority> {
    return this.#json("GET", runPath(id, "turns", turn, "authority"), { ...options, query: about });
  }

  /** The calls that wait for an operator; with `all`, also those about which it is decided. */
  async listHolds(id: string, all = false, options?: RequestOptions): Promise<Hold[]> {
    const answer = await this.#json<Schemas["HoldList"]>("GET", runPath(id, "holds"), { ...options, query: { all: all ? 1 : undefined } });
    return answer.holds;
  }

  /** Allows or refuses a call that waits; the token needs the scope `approve`. */
  decideHold(id: string, hold: number, decision: "allow" | "refuse", note?: string, options?: RequestOptions): Promise<Hold> {
    return this.#json("POST", runPath(id, "holds", hold), { ...options, json: note === undefined ? { decision } : { decision, note } });
  }

  /** A page of the ledger: the records after an entry, of the newest run of that id if no other incarnation is named. */
  async getLedger(id: string, page: { after?: number; limit?: number; incarnation?: number } = {}, options?: RequestOptions): Promise<LedgerRecord[]> {
    const response = await this.request("GET", runPath(id, "ledger"), { ...options, query: page });
    return (await response.text()).split("\n").filter((line) => line !== "").map((line) => JSON.parse(line) as LedgerRecord);
  }

  /** The records after an entry, and those to come, until the run is over. A connection
   * that breaks is made again. */
  async *followLedger(id: string, after = 0, options: RequestOptions = {}): AsyncGenerator<LedgerRecord> {
    for (;;) {
      const before = after;
      const response = await this.request("GET", runPath(id, "ledger"), { ...options, query: { after }, accept: "text/event-stream" });
      try {
        for await (const event of eventsOf(response)) {
          if (event.name === "end") return;
          if (event.name !== "entry") continue;
          after = Number(event.id);
          yield JSON.parse(event.data) as LedgerRecord;
        }
      } catch (e) {
        if (options.signal?.aborted || after === before) throw e;
      }
      options.signal?.throwIfAborted();
      if (after === before) await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }

  getRecord(id: string, seq: number, options?: RequestOptions): Promise<LedgerRecord> {
    return this.#json("GET", runPath(id, "ledger", seq), options);
  }

  /** The bytes of a payload of an entry. */
  async getPayload(id: string, seq: number, payload: "args" | "stdin" | "stdout" | "stderr" | "env" | "delta", options?: RequestOptions): Promise<Uint8Array> {
    return bytes(await this.request("GET", runPath(id, "ledger", seq, payload), options));
  }

  /** A signed head of the ledger, a note. */
  async getHead(id: string, options?: RequestOptions): Promise<string> {
    return (await this.request("GET", runPath(id, "head"), options)).text();
  }

  /** The public key of the heads that the server signs. */
  async getKey(options?: RequestOptions): Promise<string> {
    return (await (await this.request("GET", "/key", options)).text()).trim();
  }

  /** A piece of a pack that an entry names. */
  async getPack(id: string, sha256: string, piece: { offset?: number; length?: number; incarnation?: number } = {}, options?: RequestOptions): Promise<Uint8Array> {
    return bytes(await this.request("GET", runPath(id, "packs", sha256), { ...options, query: piece }));
  }

  /** The files as they are, or as they were after an entry. */
  getTree(id: string, seq?: number, options?: RequestOptions): Promise<Tree> {
    return this.#json("GET", runPath(id, "tree"), { ...options, query: { seq } });
  }

  /** All files as a tar archive. */
  async getWorkspace(id: string, seq?: number, options?: RequestOptions): Promise<ReadableStream<Uint8Array>> {
    return (await this.request("GET", runPath(id, "workspace"), { ...options, query: { seq } })).body!;
  }

  /** One file. */
  async getFile(id: string, path: string, seq?: number, options?: RequestOptions): Promise<Uint8Array> {
    return bytes(await this.request("GET", `${runPath(id, "workspace")}/${path.split("/").map(encodeURIComponent).join("/")}`, { ...options, query: { seq } }));
  }

  /** Replaces the files by those of a tar archive. */
  putWorkspace(id: string, tar: BodyInit, options?: RequestOptions): Promise<PutResult> {
    return this.#json("PUT", runPath(id, "workspace"), { ...options, body: tar, contentType: "application/x-tar" });
  }

  /** Replaces the files by parts that putBlob stored. */
  putTree(id: string, tree: PutTree["tree"], options?: RequestOptions): Promise<PutResult> {
    return this.#json("POST", runPath(id, "workspace"), { ...options, json: { tree } });
  }

  /** Stores up to 4 MiB for putTree and gives what names them there. */
  async putBlob(id: string, data: Uint8Array<ArrayBuffer>, options?: RequestOptions): Promise<{ sha256: string; size: number }> {
    const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
    const sha256 = Array.from(sum, (b) => b.toString(16).padStart(2, "0")).join("");
    await this.#done("PUT", runPath(id, "blobs", sha256), { ...options, body: data, contentType: "application/octet-stream" });
    return { sha256, size: data.length };
  }

  /** Gives the files as they are now a name. */
  markCheckpoint(id: string, name?: string, options?: RequestOptions): Promise<Checkpoint> {
    return this.#json("POST", runPath(id, "checkpoints"), { ...options, json: name === undefined ? {} : { name } });
  }

  /** Brings the files of an entry back. */
  restore(id: string, seq: number, options?: RequestOptions): Promise<PutResult> {
    return this.#json("POST", runPath(id, "restore"), { ...options, json: { seq } });
  }

  /** Begins a new run from the files of an entry. */
  fork(id: string, fork: ForkRun = {}, options?: RequestOptions): Promise<Run> {
    return this.#json("POST", runPath(id, "fork"), { ...options, json: fork });
  }

  /** Starts a hosted agent, where the placement can. */
  startAgent(agent: Schemas["StartAgent"], options?: RequestOptions): Promise<Schemas["Agent"]> {
    return this.#json("POST", "/runs", { ...options, json: agent });
  }

  /** Gives a command to a hosted agent. */
  commandAgent(id: string, command: object, options?: RequestOptions): Promise<void> {
    return this.#done("POST", runPath(id, "commands"), { ...options, json: command });
  }

  /** The events of a hosted agent after one of them, while the connection lasts. */
  async *agentEvents(id: string, after = 0, options?: RequestOptions): AsyncGenerator<ServerEvent> {
    yield* eventsOf(await this.request("GET", runPath(id, "events"), { ...options, query: { after }, accept: "text/event-stream" }));
  }

  /** Whether the server answers. */
  async healthy(options?: RequestOptions): Promise<boolean> {
    try {
      await this.#done("GET", "/healthz", options);
      return true;
    } catch {
      return false;
    }
  }
}

/** A turn of a run, with its own token: what an agent is given. */
export class Turn {
  constructor(
    readonly client: Ambit,
    readonly run: string,
    readonly info: TurnToken,
  ) {}

  /** The token. */
  get token(): string {
    return this.info.token;
  }

  call(tool: string, args: object = {}, options?: RequestOptions): Promise<Result> {
    return this.client.callTool(this.run, this.info.turn, tool, args, options);
  }

  /** Runs a script. */
  bash(command: string, args: { timeout?: number; stdin?: string; env?: Record<string, string>; dir?: string } = {}, options?: RequestOptions): Promise<Result> {
    return this.call("bash", { command, ...args }, options);
  }

  tools(options?: RequestOptions): Promise<ToolList> {
    return this.client.listTools(this.run, this.info.turn, options);
  }

  cancel(options?: RequestOptions): Promise<boolean> {
    return this.client.cancelTurn(this.run, this.info.turn, options);
  }

  end(options?: RequestOptions): Promise<void> {
    return this.client.endTurn(this.run, this.info.turn, options);
  }
}

/** Output as text; bytes that are none become U+FFFD. */
export function text(output: Output): string {
  return "text" in output ? output.text : new TextDecoder().decode(decodeBase64(output.base64));
}

function decodeBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
}

/** One server-sent event. */
export interface ServerEvent {
  id: string;
  name: string;
  data: string;
}

async function* eventsOf(response: Response): AsyncGenerator<ServerEvent> {
  const reader = response.body!.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let buffered = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      buffered += value;
      for (let end = buffered.indexOf("\n\n"); end >= 0; end = buffered.indexOf("\n\n")) {
        const event = { id: "", name: "message", data: "" };
        for (const line of buffered.slice(0, end).split("\n")) {
          if (line.startsWith("id: ")) event.id = line.slice(4);
          else if (line.startsWith("event: ")) event.name = line.slice(7);
          else if (line.startsWith("data: ")) event.data += (event.data === "" ? "" : "\n") + line.slice(6);
        }
        buffered = buffered.slice(end + 2);
        if (event.data !== "") yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

async function bytes(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer());
}

async function errorOf(response: Response): Promise<AmbitError> {
  let code = "";
  let message = `the server answered ${response.status}`;
  try {
    const answer = (await response.json()) as Schemas["Error"];
    code = answer.error.code;
    message = answer.error.message;
  } catch {
    // Something before the server answered.
  }
  const after = Number(response.headers.get("Retry-After"));
  return after > 0 ? new AmbitError(response.status, code, message, after) : new AmbitError(response.status, code, message);
}

function runPath(id: string, ...rest: (string | number)[]): string {
  return ["/runs", id, ...rest].map((part, i) => (i === 0 ? part : encodeURIComponent(part))).join("/");
}
