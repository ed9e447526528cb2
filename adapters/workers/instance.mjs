// @ts-check
// The Go instance that serves every object of this isolate.
//
// A call is purely synchronous: it lends Go the storage of one object, passes bytes in,
// takes bytes out, and takes the storage back. So no object can wait on another's I/O,
// and a crash can only hit the call in flight: the instance is dropped, the next call
// builds a new one.

import "./dist/wasm_exec.mjs"; // defines globalThis.Go
import wasm from "./dist/ambit.wasm";
import { Reader, Writer } from "./bytes.mjs";
import { decodeBatch, encodeRows } from "./sql.mjs";

/** An idle instance whose memory grew beyond this many bytes is dropped. */
const RECYCLE = 32 * 1024 * 1024;

/** The operations that Go knows. */
export const op = { configure: 1, begin: 2, finish: 3, settle: 4, records: 5, sweep: 6, importFork: 7 };

/** Thrown when the instance died during a call. Nothing of the call remains. */
export class Crash extends Error {}

/** Thrown when Go refused a call; the message is its own. */
export class Refusal extends Error {}

/** @type {{exports: any, seq: number, configured: string} | null} */
let instance = null;
/** @type {{storage: DurableObjectStorage, wrote: boolean, result: Uint8Array} | null} */
let lent = null;
let busy = false;
/** How often an instance was built in this isolate, for tests. */
export let builds = 0;

function build() {
  // @ts-ignore: Go comes from wasm_exec.mjs
  const go = new globalThis.Go();
  go.argv = ["ambit"];
  go.env = {};
  go.exit = () => {};
  // Go's timers are not needed: no call waits. Left alone they would fire between
  // calls, in the context of whatever object is current.
  go.importObject.gojs["runtime.scheduleTimeoutEvent"] = () => 0;
  go.importObject.gojs["runtime.clearTimeoutEvent"] = () => {};
  /** @type {any} */
  let exports = null;
  const memory = () => new Uint8Array(exports.mem.buffer);
  go.importObject.ambit = {
    sql_exec(/** @type {number} */ ptr, /** @type {number} */ size) {
      try {
        if (!lent) return 2;
        const storage = lent.storage;
        const batch = decodeBatch(memory().slice(ptr, ptr + size));
        lent.wrote = true;
        storage.transactionSync(() => {
          for (const s of batch) storage.sql.exec(s.sql, ...s.args);
        });
        return 0;
      } catch (e) {
        if (/UNIQUE constraint failed|PRIMARY KEY/.test(String(e))) return 1;
        console.error("sql:", e);
        return 2;
      }
    },
    sql_query(/** @type {number} */ ptr, /** @type {number} */ size) {
      try {
        if (!lent) return 0xffffffff;
        const [q] = decodeBatch(memory().slice(ptr, ptr + size), 1);
        const cursor = lent.storage.sql.exec(q.sql, ...q.args);
        lent.result = encodeRows(cursor.columnNames.length, cursor.raw());
        return lent.result.length;
      } catch (e) {
        console.error("sql:", e);
        return 0xffffffff;
      }
    },
    sql_take(/** @type {number} */ ptr) {
      if (lent) memory().set(lent.result, ptr);
      return 0;
    },
  };
  const i = new WebAssembly.Instance(wasm, go.importObject);
  exports = i.exports;
  go.run(i); // runs until main blocks
  builds++;
  return { exports, seq: 0, configured: "" };
}

/** Forgets the instance; the next call builds another. */
function drop() {
  instance = null;
}

/** @param {any} i @param {Uint8Array} request */
function raw(i, request) {
  const seq = ++i.seq;
  const at = i.exports.buffer(request.length);
  new Uint8Array(i.exports.mem.buffer).set(request, at >>> 0);
  const header = i.exports.call(seq) >>> 0;
  const view = new DataView(i.exports.mem.buffer, header, 16);
  if (view.getUint32(12, true) !== seq) throw new Crash("the call did not run to its end");
  const ptr = view.getUint32(0, true);
  const answer = new Uint8Array(i.exports.mem.buffer).slice(ptr, ptr + view.getUint32(4, true));
  if (view.getUint32(8, true) !== 0) throw new Refusal(new TextDecoder().decode(answer));
  return answer;
}

/**
 * Carries out one operation for an object. All its writes are one transaction.
 *
 * @param {DurableObjectStorage} storage
 * @param {{policy: string, turnKey: string, signKey: string, flags: number, effectTime: number}} config
 * @param {string} object the object's name, by which Go keeps its state
 * @param {number} operation
 * @param {(w: Writer) => void} write writes what follows the common head
 * @returns {{answer: Reader, wrote: boolean}}
 */
export function call(storage, config, object, operation, write) {
  if (busy) throw new Error("a call within a call");
  busy = true;
  lent = { storage, wrote: false, result: new Uint8Array() };
  try {
    if (!instance) instance = build();
    const i = instance;
    const fingerprint = `${config.turnKey} ${config.signKey} ${config.flags} ${config.effectTime} ${config.policy}`;
    if (i.configured !== fingerprint) {
      const w = head(op.configure, object);
      w.text(config.policy);
      w.text(config.turnKey);
      w.text(config.signKey);
      w.u32(config.flags);
      w.u32(config.effectTime);
      raw(i, w.bytes());
      i.configured = fingerprint;
    }
    const w = head(operation, object);
    write(w);
    const answer = storage.transactionSync(() => raw(i, w.bytes()));
    const wrote = lent.wrote;
    if (i.exports.mem.buffer.byteLength > RECYCLE) drop();
    return { answer: new Reader(answer), wrote };
  } catch (e) {
    if (e instanceof Refusal) throw e;
    // A trap, a RangeError of the stack, memory: whatever it was, the instance is lost
    // and its transaction rolled back.
    drop();
    throw e instanceof Crash ? e : new Crash(String(e));
  } finally {
    lent = null;
    busy = false;
  }
}

function head(/** @type {number} */ operation, /** @type {string} */ object) {
  const w = new Writer();
  w.u32(operation);
  w.u64(Date.now());
  w.text(object);
  return w;
}
