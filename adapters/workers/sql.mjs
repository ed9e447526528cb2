// @ts-check
// The statements and rows that cross between Go and the object's SQL storage.

import { Reader, Writer } from "./bytes.mjs";

/**
 * @param {Uint8Array} bytes
 * @param {number} [count] how many statements there are; absent: the first u32 says
 * @returns {{sql: string, args: any[]}[]}
 */
export function decodeBatch(bytes, count) {
  const r = new Reader(bytes);
  const batch = [];
  for (let n = count ?? r.u32(); n > 0; n--) {
    const sql = r.text();
    const args = [];
    for (let k = r.u32(); k > 0; k--) {
      switch (r.u8()) {
        case 1:
          args.push(r.u64());
          break;
        case 2:
          args.push(r.text());
          break;
        default:
          args.push(r.data().slice().buffer);
      }
    }
    batch.push({ sql, args });
  }
  return batch;
}

/**
 * @param {number} columns
 * @param {Iterable<any[]>} rows
 */
export function encodeRows(columns, rows) {
  const body = new Writer();
  let count = 0;
  for (const row of rows) {
    count++;
    for (const v of row) {
      if (v === null) {
        body.u8(0);
      } else if (typeof v === "number") {
        body.u8(1);
        body.u64(v);
      } else if (typeof v === "string") {
        body.u8(2);
        body.text(v);
      } else {
        body.u8(3);
        body.data(new Uint8Array(v));
      }
    }
  }
  const rest = body.bytes();
  const out = new Uint8Array(8 + rest.length);
  new DataView(out.buffer).setUint32(0, count, true);
  new DataView(out.buffer).setUint32(4, columns, true);
  out.set(rest, 8);
  return out;
}
