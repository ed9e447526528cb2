// @ts-check
// The page of one run.
import { h, fill, say } from "./dom.mjs";
import { item, decide } from "./story.mjs";
import { Timeline } from "./timeline.mjs";
import { charts } from "./charts.mjs";
import { authority } from "./authority.mjs";
import { files } from "./files.mjs";
import { verify } from "./verify.mjs";
import { Waiting } from "./waiting.mjs";
import * as format from "./format.mjs";

const TABS = /** @type {const} */ (["timeline", "authority", "files", "cost", "proof"]);
const BACKOFF = [1000, 2000, 5000, 10_000];

export class RunView {
  /** @param {import("./api.mjs").Api} api @param {string} id @param {(err: unknown) => void} failed */
  constructor(api, id, failed) {
    this.api = api;
    this.id = id;
    this.failed = failed;
    /** @type {import("./story.mjs").Item[]} */
    this.items = [];
    /** @type {any} */
    this.state = null;
    this.tab = "timeline";
    this.stop = new AbortController();
    this.head = h("div.run-head", null);
    this.live = h("span.live", { role: "status" });
    this.tabs = h("div.tabs", { role: "tablist", "aria-label": "Views of the run" }, TABS.map((name, i) => h("button", { role: "tab", id: `tab-${name}`, "aria-controls": "view", "data-tab": name, onclick: () => this.show(name), onkeydown: (/** @type {KeyboardEvent} */ ev) => this.tabKey(ev, i) }, name[0].toUpperCase() + name.slice(1))));
    this.body = h("div", { id: "view", role: "tabpanel" });
    this.waiting = new Waiting(this);
    this.element = h("div", null, this.head, this.waiting.element, this.tabs, this.body);
    this.timeline = new Timeline(this);
  }

  async start() {
    fill(this.body, h("p.note", null, "Loading…"));
    this.state = await this.api.run(this.id);
    for await (const lines of this.api.ledger(this.id, 0)) for (const line of lines) this.take(item(JSON.parse(line)));
    this.drawHead();
    await this.waiting.draw();
    this.show(this.tab);
    this.follow();
  }

  /** @param {import("./story.mjs").Item} it */
  take(it) {
    this.items.push(it);
    decide(this.items, it);
  }

  /** Follows the ledger until the run or the page is over; comes back after a break. */
  async follow() {
    let failures = 0;
    while (!this.stop.signal.aborted) {
      try {
        this.mark("live", "live");
        /** @type {import("./story.mjs").Item[]} */
        let fresh = [];
        let timer = 0;
        for await (const line of this.api.follow(this.id, this.items.length, this.stop.signal)) {
          failures = 0;
          const it = item(JSON.parse(line));
          if (it.seq !== this.items.length + 1) continue;
          this.take(it);
          fresh.push(it);
          // Many entries at once are drawn once.
          if (!timer) timer = window.setTimeout(() => {
            timer = 0;
            this.refresh(fresh);
            fresh = [];
          }, 120);
        }
        this.mark("over", "over");
        return;
      } catch (err) {
        if (this.stop.signal.aborted) return;
        if (/** @type {any} */ (err).status === 401) return this.failed(err);
        this.mark("waiting", "reconnecting");
        await new Promise((resolve) => setTimeout(resolve, BACKOFF[Math.min(failures++, BACKOFF.length - 1)]));
      }
    }
  }

  /** @param {string} cls @param {string} text */
  mark(cls, text) {
    this.live.className = `live ${cls}`;
    fill(this.live, h("span", { "aria-hidden": "true" }, "●"), ` ${text}`);
  }

  /** @param {import("./story.mjs").Item[]} fresh */
  async refresh(fresh) {
    this.state = await this.api.run(this.id).catch(() => this.state);
    this.drawHead();
    await this.waiting.draw();
    if (this.tab === "timeline") this.timeline.grew(fresh);
    else if (this.tab === "cost") this.show("cost");
  }

  drawHead() {
    const s = this.state;
    fill(this.head,
      h("h1", null, s.id, h(`span.state.is-${s.status}`, null, s.status), this.live),
      h("dl.facts", null, ...[["profile", s.profile], ["opened", format.date(s.openedAt)], [s.endedAt ? "ended" : "lease", s.endedAt ? format.date(s.endedAt) : `ends ${format.relative(s.expiresAt)}`],
        ["calls", s.calls.toLocaleString("en")], ["fuel", format.count(s.fuel)], ["workspace", `${format.bytes(s.workspace.bytes)}, ${format.plural(s.workspace.entries, "entry", "entries")}`],
        ["turns", `${s.turns.filter((/** @type {any} */ t) => !t.ended).length} open of ${s.turns.length}`], s.mirror ? ["directory of", s.mirror] : null].filter(Boolean).map((pair) => h("div", null, h("dt", null, /** @type {any} */ (pair)[0]), h("dd", null, /** @type {any} */ (pair)[1])))));
  }

  /** @param {string} tab */
  show(tab) {
    this.tab = tab;
    for (const b of this.tabs.children) {
      const on = /** @type {HTMLElement} */ (b).dataset.tab === tab;
      b.setAttribute("aria-selected", String(on));
      b.setAttribute("tabindex", on ? "0" : "-1");
    }
    this.body.setAttribute("aria-labelledby", `tab-${tab}`);
    const goto = (/** @type {number} */ seq) => {
      this.show("timeline");
      this.timeline.goto(seq);
    };
    switch (tab) {
      case "timeline":
        this.timeline.draw();
        return fill(this.body, this.timeline.element);
      case "authority":
        return fill(this.body, authority(this));
      case "files":
        return fill(this.body, files(this));
      case "cost":
        return fill(this.body, charts(this.items, goto));
      case "proof":
        return fill(this.body, verify(this));
    }
  }

  /** @param {KeyboardEvent} ev @param {number} i */
  tabKey(ev, i) {
    const step = ev.key === "ArrowRight" ? 1 : ev.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    ev.preventDefault();
    const next = TABS[(i + step + TABS.length) % TABS.length];
    this.show(next);
    /** @type {HTMLElement} */ (this.tabs.querySelector(`[data-tab="${next}"]`)).focus();
  }

  /** A key that no field took; says whether it was of use. @param {string} key */
  key(key) {
    const n = Number(key);
    if (n >= 1 && n <= TABS.length) return this.show(TABS[n - 1]), true;
    if (this.tab !== "timeline") return false;
    if (key === "j" || key === "k") return this.timeline.move(key === "j" ? 1 : -1), true;
    if (key === "/") return this.timeline.search.focus(), true;
    if (key === "e") {
      this.timeline.open.clear();
      this.timeline.draw();
      say("All entries closed");
      return true;
    }
    return false;
  }

  leave() {
    this.stop.abort();
  }
}
