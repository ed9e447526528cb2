// @ts-check
// Verifies a ledger here, in the browser, without trusting the server: every entry must be
// canonical JSON (RFC 8785), carry the SHA-256 of itself and name the one before; every
// payload that stands beside its entry must have the salted hash in it.

const encoder = new TextEncoder();

/** @param {any} value @returns {string} */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value !== null && typeof value === "object") {
    // Default sorting is by UTF-16 code units, as RFC 8785 asks for.
    return `{${Object.keys(value).sort().map((k) => `${JSON.stringify(k)}:${canonical(value[k])}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

/** @param {Uint8Array} bytes */
export async function sha256(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", /** @type {BufferSource} */ (bytes)));
  return Array.from(sum, (b) => b.toString(16).padStart(2, "0")).join("");
}

/** @param {string} hex */
function fromHex(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (b) => parseInt(b, 16));
}

/** @param {string} text */
export function fromBase64(text) {
  return Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
}

/** A ledger does not hold at this entry. */
export class Broken extends Error {
  /** @param {number} seq @param {string} reason */
  constructor(seq, reason) {
    super(`entry ${seq}: ${reason}`);
    this.seq = seq;
  }
}

const ZERO = "0".repeat(64);
const PAYLOADS = ["args", "env", "stderr", "stdin", "stdout"];

/** Checks a chain record by record. */
export class Verifier {
  seq = 0;
  head = ZERO;
  payloads = 0;
  redacted = 0;
  elsewhere = 0;
  #run = "";

  /** Checks the record that must come next. @param {string} line @returns {Promise<any>} the record */
  async next(line) {
    const seq = this.seq + 1;
    let record;
    try {
      record = JSON.parse(line);
    } catch {
      throw new Broken(seq, "the record is not JSON");
    }
    if (canonical(record) !== line) throw new Broken(seq, "the record is not canonical JSON");
    const { hash, ...hashed } = record.entry ?? {};
    if (hashed.seq !== seq) throw new Broken(seq, `the entry says seq ${hashed.seq}`);
    if (hashed.prev !== this.head) throw new Broken(seq, "prev is not the hash of the entry before");
    if ((await sha256(encoder.encode(canonical(hashed)))) !== hash) throw new Broken(seq, "the content does not have the hash that the entry claims");
    const run = `${hashed.tenant}/${hashed.run}/${hashed.incarnation}`;
    if (this.#run && run !== this.#run) throw new Broken(seq, "the entry belongs to another run");
    await this.#payloads(seq, record);
    this.#run = run;
    this.seq = seq;
    this.head = hash;
    return record;
  }

  /** @param {number} seq @param {any} record */
  async #payloads(seq, record) {
    for (const name of PAYLOADS) {
      const digest = record.entry[name];
      const payload = record.payloads?.[name];
      if (!digest) {
        if (payload) throw new Broken(seq, `the payload ${name} is not part of the entry`);
        continue;
      }
      if (!payload) {
        this.redacted++;
        continue;
      }
      if (payload.ref) {
        this.elsewhere++;
        continue;
      }
      const bytes = payload.base64 !== undefined ? fromBase64(payload.base64) : encoder.encode(payload.text ?? "");
      const salt = fromHex(payload.salt);
      const both = new Uint8Array(salt.length + bytes.length);
      both.set(salt);
      both.set(bytes, salt.length);
      if (bytes.length !== digest.size || (await sha256(both)) !== digest.sha256) throw new Broken(seq, `the payload ${name} does not have the hash in the entry`);
      this.payloads++;
    }
  }
}
