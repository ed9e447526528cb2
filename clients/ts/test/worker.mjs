// The session inside a Worker, over a service binding.
import * as ambit from "./index.js";
import { session } from "./session.mjs";

export default {
  /** @param {Request} request @param {any} env */
  async fetch(request, env) {
    try {
      return new Response(await session(ambit, { url: "http://ambit", token: env.TOKEN, fetch: (r) => env.AMBIT.fetch(r) }, "worker"));
    } catch (e) {
      return new Response(String(e?.stack ?? e), { status: 500 });
    }
  },
};
