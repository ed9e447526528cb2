// @ts-check
// The calls of a run that wait for an operator, with what they would do, and two buttons
// for who may decide.
import { h, fill, say } from "./dom.mjs";
import { code } from "./entry.mjs";
import * as format from "./format.mjs";

/** @typedef {import("./story.mjs").Item} Item */

export class Waiting {
  /** @param {import("./run.mjs").RunView} view */
  constructor(view) {
    this.view = view;
    this.shown = "";
    /** @type {boolean | null} whether the token may decide; null: not asked yet */
    this.may = null;
    this.element = h("div", null);
  }

  async draw() {
    const open = this.view.state.status === "open";
    const calls = this.view.items.filter((it) => it.kind === "hold" && it.status === "held");
    if (open && calls.length && this.may === null) this.may = (await this.view.api.holds(this.view.id)).mayDecide;
    const now = open ? calls.map((it) => it.seq).join(" ") : "";
    // What somebody is writing a note in stays as it is.
    if (now === this.shown) return;
    this.shown = now;
    fill(this.element, now && h("section.waiting", { "aria-labelledby": "waiting" },
      h("h2", { id: "waiting" }, `${format.plural(calls.length, "call")} ${calls.length === 1 ? "waits" : "wait"} for an operator`),
      !this.may && h("p.note", null, "A token with the scope ", h("code", null, "approve"), " can decide here; ", h("code", null, "ambit hold"), " can, too."),
      h("ol", null, calls.map((it) => this.call(it)))));
  }

  /** @param {Item} it */
  call(it) {
    const error = h("p.error", { role: "alert" });
    const note = /** @type {HTMLInputElement} */ (h("input", { type: "text", maxlength: "1000", placeholder: "Note for the ledger (optional)", "aria-label": `Note about entry ${it.seq}` }));
    const decide = (/** @type {"allow" | "refuse"} */ decision) => async () => {
      for (const b of buttons) b.setAttribute("disabled", "");
      fill(error);
      try {
        await this.view.api.act("POST", `runs/${encodeURIComponent(this.view.id)}/holds/${it.seq}`, note.value.trim() ? { decision, note: note.value.trim() } : { decision });
        say(`Entry ${it.seq}: ${decision === "allow" ? "allowed" : "refused"}`);
      } catch (err) {
        fill(error, /** @type {Error} */ (err).message);
        for (const b of buttons) b.removeAttribute("disabled");
      }
    };
    const buttons = [h("button.primary", { onclick: decide("allow"), "aria-label": `Allow entry ${it.seq}` }, "Allow"), h("button", { onclick: decide("refuse"), "aria-label": `Refuse entry ${it.seq}` }, "Refuse")];
    const script = it.tool === "bash" && typeof it.args?.command === "string" ? it.args.command : null;
    return h("li", null,
      h("p.what-waits", null, h("button.quiet", { onclick: () => (this.view.show("timeline"), this.view.timeline.goto(it.seq)) }, `entry ${it.seq}`), h("strong.tool", null, it.tool), script === null && h("code", null, it.summary), h("span.muted", null, `turn ${it.turn}, until ${format.date(it.entry.expires)}`)),
      h("p.why", null, it.entry.reason),
      script !== null && code(script.length > 4000 ? script.slice(0, 4000) + "\n…" : script),
      this.may && h("div.ask-line", null, note, ...buttons), error);
  }
}
