// @ts-check
// The chain, verified here.
import { h, fill } from "./dom.mjs";
import { Broken, Verifier } from "./proof.mjs";
import { parse, publicKeys, signers, supported } from "./note.mjs";
import * as format from "./format.mjs";

/** @typedef {import("./run.mjs").RunView} RunView */

/** @param {RunView} view */
export function verify(view) {
  const result = h("div", { role: "status" });
  const bar = /** @type {HTMLProgressElement} */ (h("progress", { max: String(view.state.seq), value: "0", "aria-label": "Entries verified" }));
  const area = (/** @type {string} */ id, /** @type {string} */ placeholder) => /** @type {HTMLTextAreaElement} */ (h("textarea", { id, placeholder, spellcheck: "false", autocapitalize: "off", autocomplete: "off" }));
  const keys = area("keys", "ambit.example/prod+1a2b3c4d+AbCd…");
  const kept = area("kept", "ambit/ledger/…");
  const said = h("p.note", { role: "status" });
  const fetchKey = async () => {
    try {
      const key = await view.api.text("key");
      if (key) keys.value = key.trim();
      fill(said, key ? "This is the key that the server names: it proves no more than the server does." : "This server signs no heads.");
    } catch (err) {
      fill(said, /** @type {Error} */ (err).message);
    }
  };
  const run = async () => {
    button.setAttribute("disabled", "");
    fill(result, bar);
    const v = new Verifier();
    const began = performance.now();
    try {
      /** @type {string[]} hashes of the entries */
      const hashes = [];
      /** @type {{what: string, note: string}[]} */
      const notes = [];
      if (kept.value.trim()) notes.push({ what: "The head that you kept", note: kept.value.replace(/\r/g, "").replace(/^\s+|\s+$/g, "") + "\n" });
      const current = await view.api.text(`runs/${encodeURIComponent(view.id)}/head`);
      if (current) notes.push({ what: "The head that the server signs now", note: current });
      const state = await view.api.run(view.id);
      bar.max = state.seq;
      for await (const lines of view.api.ledger(view.id, 0)) {
        for (const line of lines) {
          if (v.seq === state.seq) break;
          const record = await v.next(line);
          hashes.push(record.entry.hash);
          if (record.head) {
            const head = parse(record.head.note);
            if (head.seq !== v.seq || head.hash !== v.head) throw new Broken(v.seq, "the signed head beside it is of another entry");
            notes.push({ what: `Entry ${v.seq}`, note: record.head.note });
          }
          if (v.seq % 50 === 0) bar.value = v.seq;
        }
      }
      if (v.seq !== state.seq || v.head !== state.head) throw new Error(`the server says that the ledger ends at entry ${state.seq} with ${state.head}; the chain ends at ${v.seq} with ${v.head}`);
      const heads = await signatures(notes, keys.value, hashes, `${state.incarnation}`, view.id);
      fill(result, h("div.answer.yes", null,
        h("p.verdict", null, h("strong", null, "The chain holds. "), `${format.plural(v.seq, "entry", "entries")} and ${format.plural(v.payloads, "payload")} have the hashes they claim, verified in this browser in ${format.duration((performance.now() - began) * 1e6)}.`),
        h("p", null, "Head: ", h("code.hash", null, v.head)),
        heads,
        v.redacted > 0 && h("p.note", null, `${format.plural(v.redacted, "payload")} redacted: their hashes stand in the chain, their bytes are gone.`),
        v.elsewhere > 0 && h("p.note", null, `${format.plural(v.elsewhere, "large payload")} outside of the ledger: \`ambit ledger verify\` checks their bytes, too.`)));
    } catch (err) {
      fill(result, h("div.answer.no", null, h("p.verdict", null, h("strong", null, "The chain is broken. "), /** @type {Error} */ (err).message)));
    }
    button.removeAttribute("disabled");
  };
  const hide = h("p.note", null, "This browser's WebCrypto has no Ed25519, so that signatures cannot be checked here: ", h("code", null, "ambit ledger verify --key"), " does.");
  const fields = h("div.keys-held", null,
    h("div", null, h("label", { for: "keys" }, "Public keys, one a line (optional)"), keys, h("button", { onclick: fetchKey }, "Use the server's key"), said),
    h("div", null, h("label", { for: "kept" }, "A signed head that you kept (optional)"), kept));
  const signed = h("div", null, fields);
  supported().then((yes) => !yes && fill(signed, hide));
  const button = h("button.primary", { onclick: run }, "Verify now");
  return h("section.verify", { "aria-label": "Proof" },
    h("p", null, "Every entry carries the SHA-256 of itself and of the entry before; every payload its salted hash. This page fetches the whole ledger and computes all of them anew with the browser's own WebCrypto. Whoever holds an earlier head can tell that nothing before it was changed, and a signature that the head was the signer's."),
    signed, button, result);
}

/**
 * What signed heads prove: each must be of an entry here, with its hash, and signed by one
 * of the keys, if there are any.
 * @param {{what: string, note: string}[]} notes @param {string} keyText @param {string[]} hashes @param {string} incarnation @param {string} id
 */
async function signatures(notes, keyText, hashes, incarnation, id) {
  const keys = await publicKeys(keyText);
  const lines = [];
  for (const { what, note } of notes) {
    const fail = (/** @type {string} */ why) => new Error(`${what}: ${why}`);
    let head;
    try {
      head = parse(note);
    } catch (err) {
      throw fail(/** @type {Error} */ (err).message);
    }
    const of = head.run.split("/");
    if (of.length !== 3 || of[1] !== id || of[2] !== incarnation) throw fail(`it is of run ${head.run}`);
    if (head.seq < 1 || head.seq > hashes.length) throw fail(`there was an entry ${head.seq} when it was signed, the ledger ends with entry ${hashes.length}: its end was cut off`);
    if (hashes[head.seq - 1] !== head.hash) throw fail(`entry ${head.seq} had another hash when it was signed: the ledger was made anew`);
    if (!keys.length) continue;
    try {
      lines.push(h("li", null, `${what}: ${what.startsWith("Entry") ? "" : `entry ${head.seq}, `}signed by `, h("code", null, (await signers(head, keys)).join(", "))));
    } catch (err) {
      throw fail(/** @type {Error} */ (err).message);
    }
  }
  if (keys.length && !notes.length) throw new Error("no head is signed: the server has no key, and no entry carries a head");
  if (!notes.length) return h("p.note", null, "No head is signed.");
  if (!keys.length) return h("p.note", null, `${format.plural(notes.length, "signed head")}: of entries here, with their hashes. Who signed is checked with a public key.`);
  return [h("p", null, h("strong", null, `${format.plural(notes.length, "signed head")}, each by a key above.`)), h("ul.heads", null, lines)];
}
