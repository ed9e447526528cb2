// @ts-check
// The list of runs.
import { h, fill } from "./dom.mjs";
import * as format from "./format.mjs";

const EVERY = 4000;

export class RunsView {
  /** @param {import("./api.mjs").Api} api @param {(err: unknown) => void} failed */
  constructor(api, failed) {
    this.api = api;
    this.failed = failed;
    /** @type {any[]} */
    this.runs = [];
    this.timer = 0;
    this.text = "";
    this.only = "";
    this.search = /** @type {HTMLInputElement} */ (h("input", { type: "search", placeholder: "Search runs", "aria-label": "Search runs", oninput: () => {
      this.text = this.search.value.trim().toLowerCase();
      this.draw();
    } }));
    this.status = /** @type {HTMLSelectElement} */ (h("select", { "aria-label": "Only with this state", onchange: () => {
      this.only = this.status.value;
      this.draw();
    } }, ["", "open", "expired", "closed", "damaged"].map((s) => h("option", { value: s }, s || "all states"))));
    this.count = h("span.muted", { role: "status" });
    this.list = h("div", null);
    this.element = h("div", null, h("h1", null, "Runs"), h("div.filters", null, this.search, this.status, this.count), this.list);
  }

  async start() {
    fill(this.list, h("p.note", null, "Loading…"));
    await this.load();
    const again = async () => {
      if (!document.hidden) await this.load().catch(this.failed);
      if (this.timer) this.timer = window.setTimeout(again, EVERY);
    };
    this.timer = window.setTimeout(again, EVERY);
  }

  async load() {
    const all = [];
    for await (const page of this.api.runs()) all.push(...page);
    all.sort((a, b) => rank(a) - rank(b) || (b.openedAt ?? "").localeCompare(a.openedAt ?? ""));
    if (JSON.stringify(all) === JSON.stringify(this.runs) && this.list.querySelector("table, .empty")) return;
    this.runs = all;
    this.draw();
  }

  draw() {
    const shown = this.runs.filter((r) => (!this.only || r.status === this.only) && (!this.text || `${r.id} ${r.profile ?? ""} ${r.status}`.toLowerCase().includes(this.text)));
    this.count.textContent = shown.length === this.runs.length ? format.plural(shown.length, "run") : `${shown.length} of ${this.runs.length} runs`;
    if (!shown.length) return fill(this.list, h("p.empty", null, this.runs.length ? "Nothing matches." : "There are no runs yet. POST /runs opens one."));
    fill(this.list, h("div.scroll", { tabindex: "0", role: "group", "aria-label": "Runs" }, h("table.runs", null,
      h("thead", null, h("tr", null, ["run", "state", "profile", "calls", "fuel", "workspace", "opened"].map((t) => h("th", { scope: "col", class: ["calls", "fuel", "workspace"].includes(t) ? "num" : "" }, t)))),
      h("tbody", null, shown.map((r) => h("tr", null,
        h("td", null, h("a", { href: `#/runs/${encodeURIComponent(r.id)}` }, r.id)),
        h("td", null, h(`span.state.is-${r.status}`, null, r.status), r.held && r.status === "open" ? h("span.badge.st-held", null, `${r.held} waiting`) : null),
        ...this.cells(r)))))));
  }

  /** What is known of a run, or why nothing is. @param {any} r */
  cells(r) {
    if (r.status === "damaged") return [h("td.reason", { colspan: "5" }, r.reason)];
    return [
      h("td", null, r.profile),
      h("td.num", null, r.calls.toLocaleString("en")),
      h("td.num", null, format.count(r.fuel)),
      h("td.num", null, format.bytes(r.workspace.bytes)),
      h("td", null, h("time", { datetime: r.openedAt, title: format.date(r.openedAt) }, format.relative(r.openedAt))),
    ];
  }

  /** @param {string} key */
  key(key) {
    if (key === "/") return this.search.focus(), true;
    if (key !== "j" && key !== "k") return false;
    const links = /** @type {HTMLElement[]} */ ([...this.list.querySelectorAll("a")]);
    const at = links.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    links[Math.max(0, Math.min(links.length - 1, at + (key === "j" ? 1 : -1)))]?.focus();
    return true;
  }

  leave() {
    clearTimeout(this.timer);
    this.timer = 0;
  }
}

/** Those that need somebody first, then open runs. @param {any} run */
function rank(run) {
  return run.status === "damaged" ? -1 : run.status === "open" ? 0 : run.status === "expired" ? 1 : 2;
}
