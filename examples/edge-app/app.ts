// An app in TypeScript that lets an agent's script loose on some notes: it opens a run,
// streams each tool call as it ends, and shows what changed. It reaches Ambit's Durable
// Object through a binding with script_name.

interface Env {
  AMBIT: DurableObjectNamespace;
  AMBIT_TOKEN: string;
}

const TENANT = "default";

interface Result {
  seq: number;
  status: string;
  text: string;
  delta: { op: string; path: string }[];
}

/** A run of Ambit, over the stub of its object. */
class Run {
  constructor(
    private env: Env,
    readonly id: string,
  ) {}

  async send<T>(method: string, path: string, body?: unknown, token = this.env.AMBIT_TOKEN): Promise<T> {
    const name = JSON.stringify([TENANT, this.id]);
    const response = await this.env.AMBIT.get(this.env.AMBIT.idFromName(name)).fetch(`https://ambit${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "x-ambit-object": name },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }

  open(profile: string) {
    return this.send("POST", "/runs", { id: this.id, profile });
  }

  turn(grants: string) {
    return this.send<{ turn: number; token: string }>("POST", `/runs/${this.id}/turns`, { grants });
  }

  bash(turn: { turn: number; token: string }, command: string) {
    return this.send<Result>("POST", `/runs/${this.id}/turns/${turn.turn}/tools/bash`, { command }, turn.token);
  }

  close() {
    return this.send("DELETE", `/runs/${this.id}`);
  }
}

const scripts = [
  "mkdir -p reports; printf 'apples 3\\npears 5\\n' > reports/stock",
  `awk '{ n += $2 } END { print "total", n }' reports/stock | tee reports/total`,
  "echo x > elsewhere",
];

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const run = new Run(env, new URL(request.url).searchParams.get("run") ?? crypto.randomUUID());
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const line = (v: unknown) => writer.write(new TextEncoder().encode(JSON.stringify(v) + "\n"));
    const work = async () => {
      try {
        await run.open("operator");
        const turn = await run.turn(`project_files { read ["**"] write ["reports/**"] } command { run }`);
        for (const script of scripts) {
          const { seq, status, text, delta } = await run.bash(turn, script);
          await line({ seq, status, text, delta });
        }
        await run.close();
      } catch (e) {
        await line({ error: String(e) });
      } finally {
        await writer.close();
      }
    };
    void work();
    return new Response(readable, { headers: { "content-type": "application/x-ndjson" } });
  },
};
