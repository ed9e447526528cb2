// @ts-check
// Signed heads: notes in the format of golang.org/x/mod/sumdb/note with Ed25519 signatures,
// verified by the browser's WebCrypto.
import { fromBase64 } from "./proof.mjs";

const encoder = new TextEncoder();
const ED25519 = 1;

/** @typedef {{name: string, id: string, key: CryptoKey}} PublicKey */

/** Whether this browser can verify Ed25519 signatures. */
export async function supported() {
  try {
    await crypto.subtle.importKey("raw", new Uint8Array(32), { name: "Ed25519" }, false, ["verify"]);
    return true;
  } catch (err) {
    // A key of zeros is a point of the curve; who knows the algorithm takes it, or says that
    // it is the key that is wrong.
    return /** @type {Error} */ (err).name === "DataError";
  }
}

/** Four bytes as hex. @param {Uint8Array} bytes */
function id(bytes) {
  return Array.from(bytes.slice(0, 4), (b) => b.toString(16).padStart(2, "0")).join("");
}

/** Reads public keys, one a line: NAME+ID+BASE64. @param {string} text @returns {Promise<PublicKey[]>} */
export async function publicKeys(text) {
  const keys = [];
  for (const line of text.split("\n").map((l) => l.trim()).filter(Boolean)) {
    const m = /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(line);
    const data = m && decoded(m[3]);
    if (line.startsWith("PRIVATE+KEY")) throw new Error("that is a private key: paste the public one");
    if (!m || !data || data.length !== 33 || data[0] !== ED25519) throw new Error(`not a public key as \`ambit key new\` prints it: ${line.slice(0, 60)}`);
    const named = encoder.encode(`${m[1]}\n`);
    const both = new Uint8Array(named.length + data.length);
    both.set(named);
    both.set(data, named.length);
    if (id(new Uint8Array(await crypto.subtle.digest("SHA-256", both))) !== m[2]) throw new Error(`the key ${m[1]} is damaged: its id is not ${m[2]}`);
    keys.push({ name: m[1], id: m[2], key: await crypto.subtle.importKey("raw", data.slice(1), { name: "Ed25519" }, false, ["verify"]) });
  }
  return keys;
}

/** @param {string} text */
function decoded(text) {
  try {
    return fromBase64(text);
  } catch {
    return null;
  }
}

/** Reads a note without checking who signed it. @param {string} note */
export function parse(note) {
  const at = note.lastIndexOf("\n\n");
  const bad = new Error("the note is not the signed head of a ledger");
  if (at < 0 || !note.endsWith("\n")) throw bad;
  const text = note.slice(0, at + 1);
  const lines = text.split("\n");
  if (lines.length !== 4 || !lines[0].startsWith("ambit/ledger/") || !/^(0|[1-9][0-9]*)$/.test(lines[1])) throw bad;
  const sum = decoded(lines[2]);
  if (!sum || sum.length !== 32) throw bad;
  const signatures = note.slice(at + 2, -1).split("\n").map((line) => {
    const m = /^\u2014 (\S+) ([A-Za-z0-9+/=]+)$/.exec(line);
    const data = m && decoded(m[2]);
    if (!m || !data || data.length < 5) throw bad;
    return { name: m[1], id: id(data), signature: data.slice(4) };
  });
  return { text, run: lines[0].slice("ambit/ledger/".length), seq: Number(lines[1]), hash: Array.from(sum, (b) => b.toString(16).padStart(2, "0")).join(""), signatures };
}

/**
 * Who of the keys signed a note. A signature by one of them that is wrong is an error, and
 * so is a note that none of them signed.
 * @param {ReturnType<typeof parse>} head @param {PublicKey[]} keys
 */
export async function signers(head, keys) {
  const by = [];
  for (const s of head.signatures) {
    const known = keys.find((k) => k.name === s.name && k.id === s.id);
    if (!known || by.includes(s.name)) continue;
    if (!(await crypto.subtle.verify({ name: "Ed25519" }, known.key, s.signature, encoder.encode(head.text)))) throw new Error(`the signature of ${s.name} is wrong`);
    by.push(s.name);
  }
  if (!by.length) throw new Error(`none of the keys signed it: it is signed by ${head.signatures.map((s) => s.name).join(", ")}`);
  return by;
}
