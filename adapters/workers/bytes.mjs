// @ts-check
// Little-endian numbers and length-prefixed bytes, as the Go side reads them.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Writer {
  #buffer = new Uint8Array(1024);
  #view = new DataView(this.#buffer.buffer);
  #size = 0;

  #room(/** @type {number} */ n) {
    if (this.#size + n <= this.#buffer.length) return;
    const larger = new Uint8Array(Math.max(this.#buffer.length * 2, this.#size + n));
    larger.set(this.#buffer.subarray(0, this.#size));
    this.#buffer = larger;
    this.#view = new DataView(larger.buffer);
  }

  u8(/** @type {number} */ v) {
    this.#room(1);
    this.#buffer[this.#size++] = v;
  }

  u32(/** @type {number} */ v) {
    this.#room(4);
    this.#view.setUint32(this.#size, v, true);
    this.#size += 4;
  }

  /** Integers up to 2^53. */
  u64(/** @type {number} */ v) {
    this.#room(8);
    this.#view.setBigUint64(this.#size, BigInt.asUintN(64, BigInt(v)), true);
    this.#size += 8;
  }

  data(/** @type {Uint8Array} */ b) {
    this.u32(b.length);
    this.#room(b.length);
    this.#buffer.set(b, this.#size);
    this.#size += b.length;
  }

  text(/** @type {string} */ s) {
    this.data(encoder.encode(s));
  }

  bytes() {
    return this.#buffer.subarray(0, this.#size);
  }
}

export class Reader {
  #buffer;
  #view;
  #at = 0;

  constructor(/** @type {Uint8Array} */ b) {
    this.#buffer = b;
    this.#view = new DataView(b.buffer, b.byteOffset, b.byteLength);
  }

  u8() {
    return this.#buffer[this.#at++];
  }

  u32() {
    const v = this.#view.getUint32(this.#at, true);
    this.#at += 4;
    return v;
  }

  u64() {
    const v = this.#view.getBigInt64(this.#at, true);
    this.#at += 8;
    return Number(v);
  }

  data() {
    const n = this.u32();
    const b = this.#buffer.subarray(this.#at, this.#at + n);
    this.#at += n;
    return b;
  }

  text() {
    return decoder.decode(this.data());
  }
}
