// @ts-check
// The chain, verified here.
import { h, fill } from "./dom.mjs";
import { Verifier } from "./proof.mjs";
import * as format from "./format.mjs";

/** @typedef {import("./run.mjs").RunView} RunView */

/** @param {RunView} view */
export function verify(view) {
  const result = h("div", { role: "status" });
  const bar = /** @type {HTMLProgressElement} */ (h("progress", { max: String(view.state.seq), value: "0", "aria-label": "Entries verified" }));
  const run = async () => {
    button.setAttribute("disabled", "");
    fill(result, bar);
    const v = new Verifier();
    const began = performance.now();
    try {
      const state = await view.api.run(view.id);
      bar.max = state.seq;
      for await (const lines of view.api.ledger(view.id, 0)) {
        for (const line of lines) {
          if (v.seq === state.seq) break;
          await v.next(line);
          if (v.seq % 50 === 0) bar.value = v.seq;
        }
      }
      if (v.seq !== state.seq || v.head !== state.head) throw new Error(`the server says that the ledger ends at entry ${state.seq} with ${state.head}; the chain ends at ${v.seq} with ${v.head}`);
      fill(result, h("div.answer.yes", null,
        h("p.verdict", null, h("strong", null, "The chain holds. "), `${format.plural(v.seq, "entry", "entries")} and ${format.plural(v.payloads, "payload")} have the hashes they claim, verified in this browser in ${format.duration((performance.now() - began) * 1e6)}.`),
        h("p", null, "Head: ", h("code.hash", null, v.head)),
        v.redacted > 0 && h("p.note", null, `${format.plural(v.redacted, "payload")} redacted: their hashes stand in the chain, their bytes are gone.`),
        v.elsewhere > 0 && h("p.note", null, `${format.plural(v.elsewhere, "large payload")} outside of the ledger: \`ambit ledger verify\` checks their bytes, too.`)));
    } catch (err) {
      fill(result, h("div.answer.no", null, h("p.verdict", null, h("strong", null, "The chain is broken. "), /** @type {Error} */ (err).message)));
    }
    button.removeAttribute("disabled");
  };
  const button = h("button.primary", { onclick: run }, "Verify now");
  return h("section.verify", { "aria-label": "Proof" },
    h("p", null, "Every entry carries the SHA-256 of itself and of the entry before; every payload its salted hash. This page fetches the whole ledger and computes all of them anew with the browser's own WebCrypto. Whoever holds an earlier head can tell that nothing before it was changed."),
    button, result);
}
