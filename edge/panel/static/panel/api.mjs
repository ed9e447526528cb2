// @ts-check
// The API as the panel uses it. The token lives in this object only.

/** A refusal of the server, in its own words. */
export class Refused extends Error {
  /** @param {number} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

export class Api {
  /** @type {string} */
  #token;

  /** @param {string} token */
  constructor(token) {
    this.#token = token;
  }

  /** @param {string} path @param {RequestInit & {headers?: Record<string, string>}} [init] */
  async send(path, init = {}) {
    const response = await fetch(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${this.#token}` }, cache: "no-store", credentials: "omit" });
    if (!response.ok) {
      const text = await response.text();
      let message = `${response.status} ${response.statusText}`;
      try {
        message = JSON.parse(text).error.message;
      } catch {
        // The status line is all there is.
      }
      throw new Refused(response.status, message);
    }
    return response;
  }

  /** @param {string} path */
  async json(path) {
    return (await this.send(path)).json();
  }

  /** @param {string} method @param {string} path @param {unknown} [body] */
  async act(method, path, body) {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const response = await this.send(path, init);
    return response.status === 204 ? null : response.json();
  }

  /** All runs of the tenant, page by page. */
  async *runs() {
    let after = "";
    do {
      const page = await this.json(`runs?after=${encodeURIComponent(after)}`);
      // What cannot be read is shown with what is known of it.
      yield [...page.runs, ...(page.damaged ?? []).map((/** @type {any} */ d) => ({ id: d.id, status: "damaged", reason: d.error.message }))];
      after = page.after ?? "";
    } while (after);
  }

  /** @param {string} run */
  run(run) {
    return this.json(`runs/${encodeURIComponent(run)}`);
  }

  /** The lines of a ledger behind `after`, page by page. @param {string} run @param {number} after */
  async *ledger(run, after) {
    for (;;) {
      const text = await (await this.send(`runs/${encodeURIComponent(run)}/ledger?after=${after}`)).text();
      const lines = text.split("\n").filter(Boolean);
      if (!lines.length) return;
      yield lines;
      after += lines.length;
    }
  }

  /**
   * Follows a ledger: the lines behind `after`, now and as they come. Ends when the run does
   * or the signal says so; breaks off with an error otherwise.
   * @param {string} run @param {number} after @param {AbortSignal} signal
   */
  async *follow(run, after, signal) {
    const response = await this.send(`runs/${encodeURIComponent(run)}/ledger?after=${after}`, { headers: { accept: "text/event-stream" }, signal });
    const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new Error("the stream broke off");
      const events = (rest + value).split("\n\n");
      rest = /** @type {string} */ (events.pop());
      for (const event of events) {
        if (event.startsWith("event: end")) return;
        const data = event.split("\n").find((line) => line.startsWith("data: "));
        if (data) yield data.slice(6);
      }
    }
  }

  /** @param {string} run @param {number} seq @param {string} name */
  async payload(run, seq, name) {
    return new Uint8Array(await (await this.send(`runs/${encodeURIComponent(run)}/ledger/${seq}/${name}`)).arrayBuffer());
  }

  /** @param {string} run @param {number} seq */
  tree(run, seq) {
    return this.json(`runs/${encodeURIComponent(run)}/tree${seq ? `?seq=${seq}` : ""}`);
  }

  /** A file as it was after an entry; 0 is now. @param {string} run @param {string} path @param {number} seq */
  async file(run, path, seq) {
    const name = path.split("/").map(encodeURIComponent).join("/");
    return new Uint8Array(await (await this.send(`runs/${encodeURIComponent(run)}/workspace/${name}${seq ? `?seq=${seq}` : ""}`)).arrayBuffer());
  }

  /** The calls that wait for an operator. @param {string} run */
  holds(run) {
    return this.json(`runs/${encodeURIComponent(run)}/holds`);
  }

  /** A text, or null where there is none. @param {string} path */
  async text(path) {
    try {
      return await (await this.send(path)).text();
    } catch (err) {
      if (err instanceof Refused && err.status === 404) return null;
      throw err;
    }
  }

  /** @param {string} run @param {number} turn @param {Record<string, string>} [question] */
  authority(run, turn, question = {}) {
    const query = new URLSearchParams(question).toString();
    return this.json(`runs/${encodeURIComponent(run)}/turns/${turn}/authority${query && "?" + query}`);
  }
}
