// @ts-check
// What a turn may do: the ceilings side by side, what is left of them, and an answer to
// "may it …?" with the level that decides.
import { h, fill } from "./dom.mjs";

/** @typedef {import("./run.mjs").RunView} RunView */

/** @type {Record<string, string>} */
const LEVELS = { manifest: "Manifest", profile: "Profile", grant: "Grant", requires: "Requires", store: "Store policy" };

/** @param {RunView} view */
export function authority(view) {
  const body = h("div", null);
  const answer = h("div", { "aria-live": "polite" });
  const turns = view.state.turns;
  if (!turns.length) return h("p.empty", null, "No turn has begun: the run may do nothing.");
  const select = /** @type {HTMLSelectElement} */ (h("select", { id: "turn", onchange: () => load() },
    turns.map((/** @type {any} */ t) => h("option", { value: t.turn, selected: t === turns[turns.length - 1] }, `Turn ${t.turn}${t.ended ? " (ended)" : ""}`))));
  const verb = /** @type {HTMLSelectElement} */ (h("select", { "aria-label": "What it may do" }, h("option", { value: "read" }, "read"), h("option", { value: "write" }, "write"), h("option", { value: "tool" }, "use the tool")));
  const subject = /** @type {HTMLInputElement} */ (h("input", { type: "text", required: true, placeholder: "reports/summary.md", "aria-label": "Path or tool", spellcheck: "false", autocapitalize: "off" }));
  const load = async () => {
    fill(answer);
    try {
      fill(body, ceilings(await view.api.authority(view.id, Number(select.value))));
    } catch (err) {
      fill(body, h("p.error", null, /** @type {Error} */ (err).message));
    }
  };
  const ask = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const a = await view.api.authority(view.id, Number(select.value), { [verb.value]: subject.value });
      fill(answer, verdict(a.verdict));
    } catch (err) {
      fill(answer, h("p.error", null, /** @type {Error} */ (err).message));
    }
  };
  load();
  return h("section", { "aria-label": "Authority" },
    h("div.filters", null, h("label", { for: "turn" }, "Authority of"), select),
    body,
    h("form.ask", { onsubmit: ask }, h("h2", null, "May it …?"), h("div.ask-line", null, verb, subject, h("button.primary", { type: "submit" }, "Ask")), answer));
}

/** @param {string[]} list @param {string} none */
function globs(list, none) {
  return list.length ? list.map((g) => h("code.glob", null, g)) : h("span.muted", null, none);
}

/** @param {any} a */
function ceilings(a) {
  const allow = new Set(a.profile.allow);
  const granted = Object.entries(a.grant);
  const column = (/** @type {string} */ title, /** @type {string} */ note, /** @type {any[]} */ ...rows) => h("section.ceiling", null, h("h2", null, title), h("p.note", null, note), ...rows);
  const row = (/** @type {string} */ name, /** @type {any} */ ...value) => h("div.right", null, h("h3", null, name), h("div", null, ...value));
  /** @param {any} verbs @param {string} verb */
  const of = (verbs, verb) => (verbs?.[verb] === true ? ["**"] : Array.isArray(verbs?.[verb]) ? verbs[verb] : []);
  const left = a.manifest.stores.flatMap((/** @type {any} */ s) => ["read", "write"].map((verb) => {
    const grant = of(a.grant[s.name], verb);
    const none = !allow.has(`repo.${verb}`) || !s[verb].length || !grant.length;
    return row(`${verb} ${s.name}`, none ? h("span.muted", null, "nothing") : both(s[verb], grant));
  }));
  return [
    h("div.ceilings", null,
      column("Manifest", "what the operator lets exist",
        a.manifest.stores.flatMap((/** @type {any} */ s) => [row(`${s.name}: read`, globs(s.read, "nothing")), row(`${s.name}: write`, globs(s.write, "nothing")), s.ignore.length ? row(`${s.name}: not there`, globs(s.ignore, "")) : null]),
        a.manifest.scripts.length ? row("scripts", globs(a.manifest.scripts, "")) : null),
      column("Profile", "what this agent may touch", row(a.profile.name, globs(a.profile.allow, "nothing")),
        ["tools", "read", "write"].map((what) => a.profile.hold[what].length ? row(what === "tools" ? "waits for an operator" : `waits: ${what} of`, globs(a.profile.hold[what], "")) : null)),
      column("Grant", "what this turn may touch",
        granted.length ? granted.flatMap(([name, verbs]) => Object.entries(/** @type {any} */ (verbs)).map(([verb, g]) => row(`${name}: ${verb}`, g === true ? h("span.muted", null, "all of it") : globs(Array.isArray(g) ? g : [String(g)], "nothing")))) : row("nothing", ""),
        a.requires.length ? row("and only for", globs(a.requires, "")) : null),
      column("Together", "what is left: all must agree", left, row("tools", globs(a.tools, "none")))),
  ];
}

/** @param {string[]} a @param {string[]} b */
function both(a, b) {
  if (a.includes("**")) return globs(b, "nothing");
  if (b.includes("**") || JSON.stringify(a) === JSON.stringify(b)) return globs(a, "nothing");
  return [globs(a, ""), h("span.muted", null, " and also "), globs(b, "")];
}

/** @param {any} v */
function verdict(v) {
  return h("div.answer", { class: v.allowed ? "yes" : "no" },
    h("p.verdict", null, h("strong", null, v.held ? "Yes, but it waits for an operator. " : v.allowed ? "Yes. " : `No, by the ${v.level}. `), v.held ? `Every level agrees; ${v.held}.` : v.allowed ? "Every level agrees." : v.reason),
    h("ol.steps", null, v.steps.map((/** @type {any} */ s) => h("li", { class: s.allowed ? "yes" : "no" }, h("strong", null, LEVELS[s.level] ?? s.level), h("span.step-mark", null, s.allowed ? "allows" : "refuses"), h("span", null, s.reason)))));
}
