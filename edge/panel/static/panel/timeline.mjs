// @ts-check
// The timeline of a run: sections of turns, each call a line that opens.
import { h, fill, say } from "./dom.mjs";
import { details } from "./entry.mjs";
import { STATUS, matches, sections, grantText } from "./story.mjs";
import * as format from "./format.mjs";

/** @typedef {import("./story.mjs").Item} Item */

const SYMBOLS = { ok: "✓", refused: "⊘", held: "○", allowed: "✓", limit: "◔", failed: "✕", uncertain: "?", aborted: "■" };

/** @param {string} status */
export function badge(status) {
  return h(`span.badge.st-${status}`, null, h("span", { "aria-hidden": "true" }, /** @type {Record<string, string>} */ (SYMBOLS)[status] ?? "·"), " ", STATUS[status] ?? status);
}

export class Timeline {
  /** @param {import("./run.mjs").RunView} view */
  constructor(view) {
    this.view = view;
    this.text = "";
    /** @type {Set<string>} */
    this.statuses = new Set();
    /** @type {Set<number>} */
    this.open = new Set();
    this.list = h("div.timeline", null);
    this.count = h("span.muted", { role: "status" });
    this.search = /** @type {HTMLInputElement} */ (h("input", { type: "search", placeholder: "Search calls, paths, output", "aria-label": "Search the timeline", oninput: () => {
      this.text = this.search.value.trim();
      this.draw();
    } }));
    this.chips = h("div.chips", { role: "group", "aria-label": "Only with this outcome" }, Object.keys(STATUS).map((status) => {
      const chip = h("button.chip", { "aria-pressed": "false", class: `st-${status}`, onclick: () => {
        const on = !this.statuses.has(status);
        if (on) this.statuses.add(status);
        else this.statuses.delete(status);
        chip.setAttribute("aria-pressed", String(on));
        this.draw();
      } }, STATUS[status]);
      return chip;
    }));
    this.element = h("section", { "aria-label": "Timeline" }, h("div.filters", null, this.search, this.chips, this.count), this.list);
  }

  draw() {
    const items = this.view.items;
    const shown = items.filter((it) => matches(it, this.text, this.statuses));
    this.count.textContent = shown.length === items.length ? format.plural(items.length, "entry", "entries") : `${shown.length} of ${items.length} entries`;
    fill(this.list, shown.length ? sections(shown).map((s) => this.section(s)) : h("p.empty", null, items.length ? "Nothing matches." : "Nothing has happened yet."));
  }

  /** @param {{turn: number, items: Item[]}} s */
  section(s) {
    const head = s.items[0].kind === "turn" ? s.items[0] : null;
    return h("section.turn", { class: s.turn ? "" : "no-turn" },
      s.turn > 0 && h("h2", null, `Turn ${s.turn}`, head && h("code.grant", null, grantText(head.entry.grant))),
      h("ol", null, s.items.map((it) => this.line(it))));
  }

  /** @param {Item} it */
  line(it) {
    const e = it.entry;
    const call = it.kind === "call" || it.kind === "hold" || it.kind === "intent" || it.kind === "settled" || it.kind === "uncertain";
    const body = h("div", { id: `entry-${it.seq}-body` });
    const row = h("li", { id: `entry-${it.seq}`, class: `entry kind-${it.kind} ${it.status && `st-${it.status}`}` });
    const button = h("button.line", { "aria-expanded": "false", "aria-controls": `entry-${it.seq}-body`, "data-seq": it.seq, onclick: () => toggle(!this.open.has(it.seq)) },
      h("span.seq", null, it.seq),
      call ? h("span.tool", { title: it.tool }, it.tool || it.label) : h("span.what", null, it.label),
      h("span.summary", null, call ? h("code", null, it.summary) : it.kind === "turn" && it.entry.expires ? `until ${format.date(it.entry.expires)}` : it.summary),
      e.reason && (it.kind === "call" || it.kind === "hold") && h("span.why", null, e.level ? `${e.level}: ${e.reason}` : e.reason),
      h("span.end", null,
        e.exit !== undefined && e.exit !== 0 && h("span.exit", null, `exit ${e.exit}`),
        e.delta?.length && call ? h("span.delta", { title: "changes of the workspace" }, `±${e.delta.length}`) : null,
        e.fuel ? h("span.fuel", { title: "fuel" }, format.count(e.fuel)) : null,
        it.kind === "intent" && h("span.fuel", null, "begun"),
        it.status && badge(it.status),
        h("time", { datetime: new Date(it.time).toISOString() }, format.time(it.time))));
    const toggle = (/** @type {boolean} */ open) => {
      if (open) this.open.add(it.seq);
      else this.open.delete(it.seq);
      button.setAttribute("aria-expanded", String(open));
      row.classList.toggle("is-open", open);
      fill(body, open && details(this.view.api, this.view.id, it));
    };
    row.append(button, body);
    if (this.open.has(it.seq)) toggle(true);
    return row;
  }

  /** Opens an entry and goes there. @param {number} seq */
  goto(seq) {
    this.open.add(seq);
    this.draw();
    const button = /** @type {HTMLElement | null} */ (this.list.querySelector(`[data-seq="${seq}"]`));
    button?.focus();
    button?.scrollIntoView({ block: "start" });
  }

  /** Moves among the lines. @param {number} step */
  move(step) {
    const buttons = /** @type {HTMLElement[]} */ ([...this.list.querySelectorAll("button.line")]);
    if (!buttons.length) return;
    const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = at < 0 ? (step > 0 ? 0 : buttons.length - 1) : Math.max(0, Math.min(buttons.length - 1, at + step));
    buttons[next].focus();
    buttons[next].scrollIntoView({ block: "nearest" });
  }

  /** New items came. @param {Item[]} fresh */
  grew(fresh) {
    this.draw();
    for (const it of fresh) if (it.kind === "call" || it.kind === "hold") say(`${it.tool}: ${STATUS[it.status] ?? it.status}`);
  }
}
