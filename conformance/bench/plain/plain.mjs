// The yardstick: a Durable Object without Go that appends one durable row a call.
import { DurableObject } from "cloudflare:workers";

export default {
  fetch(request, env) {
    return env.PLAIN.get(env.PLAIN.idFromName(new URL(request.url).pathname)).fetch(request);
  },
};

export class Plain extends DurableObject {
  constructor(state, env) {
    super(state, env);
    state.storage.sql.exec("CREATE TABLE IF NOT EXISTS rows (seq INTEGER PRIMARY KEY, data TEXT)");
  }

  async fetch(request) {
    const body = await request.text();
    this.ctx.storage.sql.exec("INSERT INTO rows (data) VALUES (?)", body);
    return new Response("ok\n");
  }
}
