// @ts-check
// One entry, opened: script, output, changes, inputs, hashes.
import { h, fill } from "./dom.mjs";
import { highlight } from "./shell.mjs";
import { render } from "./terminal.mjs";
import { sideBySide } from "./diff.mjs";
import { inline } from "./story.mjs";
import * as format from "./format.mjs";

/** @typedef {import("./story.mjs").Item} Item */
/** @typedef {import("./api.mjs").Api} Api */

const SHOWN = 200_000; // characters of a stream or file that are shown at once
const CONTEXT = 3;

/** @param {string} script */
export function code(script) {
  const lines = script.replace(/\n$/, "").split("\n").length;
  return h("div.code", null,
    h("div.gutter", { "aria-hidden": "true" }, Array.from({ length: lines }, (_, i) => `${i + 1}\n`).join("")),
    h("pre", { tabindex: "0", role: "group", "aria-label": "Script" }, highlight(script).map(([cls, text]) => (cls ? h(`span.sh-${cls}`, null, text) : text))));
}

/** @param {string} label @param {string} text @param {string} [cls] */
export function terminal(label, text, cls = "") {
  const long = text.length > SHOWN;
  return h("pre.terminal", { class: cls, tabindex: "0", role: "group", "aria-label": label },
    render(long ? text.slice(0, SHOWN) : text).map(([c, piece]) => (c ? h("span", { class: c }, piece) : piece)),
    long && h("span.note", null, `\n… ${format.bytes(text.length - SHOWN)} more`));
}

/** @param {string} title @param {...any} body */
function part(title, ...body) {
  return h("section.part", null, h("h3", null, title), ...body);
}

/** Bytes as text, or null where they are none. @param {Uint8Array} bytes */
export function asText(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** @param {Uint8Array} bytes */
export function hex(bytes) {
  const rows = [];
  for (let at = 0; at < Math.min(bytes.length, 4096); at += 16) {
    const row = [...bytes.slice(at, at + 16)];
    rows.push(`${at.toString(16).padStart(8, "0")}  ${row.map((b) => b.toString(16).padStart(2, "0")).join(" ").padEnd(48)} ${row.map((b) => (b > 31 && b < 127 ? String.fromCharCode(b) : ".")).join("")}`);
  }
  return rows.join("\n") + (bytes.length > 4096 ? `\n… ${format.bytes(bytes.length - 4096)} more` : "");
}

/** A stream of a call, fetched where it does not stand beside the entry. @param {Api} api @param {string} run @param {Item} it @param {"stdout" | "stderr"} name */
function stream(api, run, it, name) {
  const digest = it.entry[name];
  if (!digest) return null;
  const title = name === "stdout" ? "Standard output" : "Standard error";
  const written = it.entry.truncated?.[name];
  const note = written ? `kept ${format.bytes(digest.size)} of ${format.bytes(written)}` : format.bytes(digest.size);
  const heading = h("h3", null, title, " ", h("small", null, note));
  const payload = it.payloads[name];
  if (!payload) return h("section.part", null, heading, h("p.note", null, "It was redacted; its hash stays in the chain."));
  const text = inline(payload);
  if (text !== null && payload.base64 === undefined) return h("section.part", null, heading, terminal(title, text, name));
  const holder = h("div", null);
  const show = async () => {
    fill(holder, h("p.note", null, "Loading…"));
    try {
      const bytes = await api.payload(run, it.seq, name);
      const loaded = asText(bytes);
      fill(holder, loaded === null ? h("pre.terminal", { tabindex: "0", role: "group", "aria-label": title }, hex(bytes)) : terminal(title, loaded, name));
    } catch (err) {
      fill(holder, h("p.error", null, String(err)));
    }
  };
  if (digest.size <= SHOWN) show();
  else fill(holder, h("button", { onclick: show }, `Show ${format.bytes(digest.size)}`));
  return h("section.part", null, heading, holder);
}

const OPS = { add: "added", modify: "changed", meta: "mode or time", delete: "deleted", rename: "moved" };

/** The changes of an entry, each with its diff. @param {Api} api @param {string} run @param {Item} it */
function changes(api, run, it) {
  const list = h("ul.changes", null);
  const show = (/** @type {any[]} */ delta) => fill(list, delta.map((c) => change(api, run, it.seq, c)));
  if (it.entry.delta) show(it.entry.delta);
  else {
    api.payload(run, it.seq, "delta").then((bytes) => show(JSON.parse(new TextDecoder().decode(bytes))), (err) => fill(list, h("li.error", null, String(err))));
  }
  return part("Changes", list);
}

/** @param {Api} api @param {string} run @param {number} seq @param {any} c */
function change(api, run, seq, c) {
  const op = /** @type {Record<string, string>} */ (OPS)[c.op] ?? c.op;
  const about = c.op === "delete" ? "" : c.kind === "file" ? `${format.bytes(c.size ?? 0)}, ${format.mode(c.mode)}` : c.kind === "symlink" ? `→ ${c.target}` : `${c.kind}, ${format.mode(c.mode)}`;
  const holder = h("div.diff-holder", null);
  const line = [h("span.op", { class: `op-${c.op}` }, op), " ", h("code", null, c.from ? `${c.from} → ${c.path}` : c.path), " ", h("small", null, about)];
  if (c.kind !== "file" || c.op === "meta") return h("li", null, h("div.change", null, line));
  let open = false;
  const button = h("button.change", { "aria-expanded": "false", onclick: async () => {
    open = !open;
    button.setAttribute("aria-expanded", String(open));
    if (!open) return fill(holder);
    fill(holder, h("p.note", null, "Loading…"));
    try {
      const before = c.op === "add" ? new Uint8Array() : await api.file(run, c.from ?? c.path, seq - 1).catch(() => new Uint8Array());
      const after = c.op === "delete" ? new Uint8Array() : await api.file(run, c.path, seq);
      fill(holder, diff(before, after));
    } catch (err) {
      fill(holder, h("p.error", null, String(err)));
    }
  } }, line);
  return h("li", null, button, holder);
}

/** @param {Uint8Array} before @param {Uint8Array} after */
export function diff(before, after) {
  const a = asText(before);
  const b = asText(after);
  if (a === null || b === null) return h("p.note", null, `Not text: ${format.bytes(before.length)} before, ${format.bytes(after.length)} after.`);
  if (a.length + b.length > 2 * SHOWN) return h("p.note", null, `Too long to compare here: ${format.bytes(before.length)} before, ${format.bytes(after.length)} after.`);
  const rows = sideBySide(a, b);
  const near = rows.map((r, i) => rows.slice(Math.max(0, i - CONTEXT), i + CONTEXT + 1).some((x) => !x.same));
  const body = h("tbody", null);
  let hidden = 0;
  const gap = () => {
    if (hidden) body.append(h("tr.gap", null, h("td", { colspan: "4" }, format.plural(hidden, "equal line"))));
    hidden = 0;
  };
  rows.forEach((r, i) => {
    if (!near[i]) return void hidden++;
    gap();
    body.append(h("tr", null,
      h("td.number", null, r.left ? r.left[0] : ""), h(`td${r.same ? "" : r.left ? ".gone" : ".none"}`, null, r.left ? r.left[1] : ""),
      h("td.number", null, r.right ? r.right[0] : ""), h(`td${r.same ? "" : r.right ? ".come" : ".none"}`, null, r.right ? r.right[1] : "")));
  });
  gap();
  if (!rows.length || rows.every((r) => r.same)) return h("p.note", null, "The text is the same; mode or time changed.");
  return h("div.scroll", { tabindex: "0", role: "group", "aria-label": "Difference" }, h("table.diff", null,
    h("colgroup", null, h("col.number", null), h("col", null), h("col.number", null), h("col", null)),
    h("thead", null, h("tr", null, h("th", { scope: "col", colspan: "2" }, "before"), h("th", { scope: "col", colspan: "2" }, "after"))), body));
}

/** @param {[string, any][]} pairs */
function facts(pairs) {
  return h("dl.facts", null, pairs.filter(([, v]) => v !== undefined && v !== null && v !== "").map(([k, v]) => h("div", null, h("dt", null, k), h("dd", null, v instanceof Node ? v : String(v)))));
}

/** @param {string} value */
function hash(value) {
  return h("code.hash", { title: value }, value);
}

/** The body of an opened entry. @param {Api} api @param {string} run @param {Item} it */
export function details(api, run, it) {
  const e = it.entry;
  const body = h("div.details", null);
  if (e.status === "refused") body.append(h("p.verdict", null, h("strong", null, `Refused by the ${e.level}: `), e.reason));
  else if (e.status === "held") body.append(h("p.verdict", null, h("strong", null, "It waits for an operator: "), e.reason));
  else if (e.reason) body.append(h("p.verdict", null, e.reason));
  const args = inline(it.payloads.args);
  if (it.tool === "bash" && typeof it.args?.command === "string") {
    body.append(part("Script", code(it.args.command)));
    const { command, stdin, ...rest } = it.args;
    if (stdin !== undefined) body.append(part("Standard input", terminal("Standard input", typeof stdin === "string" ? stdin : JSON.stringify(stdin))));
    if (Object.keys(rest).length) body.append(part("Arguments", h("pre.json", { tabindex: "0" }, JSON.stringify(rest, null, 2))));
  } else if (it.tool === "edit" && Array.isArray(it.args?.edits)) {
    body.append(part("Edits", it.args.edits.map((/** @type {any} */ x) => diff(new TextEncoder().encode(String(x.oldText)), new TextEncoder().encode(String(x.newText))))));
  } else if (e.args) {
    const holder = h("div", null, args === null ? "" : h("pre.json", { tabindex: "0" }, pretty(args)));
    if (args === null && it.payloads.args) {
      api.payload(run, it.seq, "args").then((bytes) => {
        const text = new TextDecoder().decode(bytes);
        const command = it.tool === "bash" ? JSON.parse(text).command : null;
        fill(holder, typeof command === "string" ? code(command) : h("pre.json", { tabindex: "0" }, pretty(text).slice(0, SHOWN)));
      }, (err) => fill(holder, h("p.error", null, String(err))));
    } else if (args === null) fill(holder, h("p.note", null, "They were redacted; their hash stays in the chain."));
    body.append(part("Arguments", holder));
  }
  for (const name of /** @type {const} */ (["stdout", "stderr"])) {
    const shown = stream(api, run, it, name);
    if (shown) body.append(shown);
  }
  if (e.delta?.length || e.delta_ref) body.append(changes(api, run, it));
  if (e.grant && it.kind === "turn") body.append(part("Grant", h("pre.json", { tabindex: "0" }, JSON.stringify(e.grant, null, 2))));
  body.append(h("details", null, h("summary", null, "Inputs and cost"), facts([
    ["time", format.date(e.time)], ["fuel", e.fuel?.toLocaleString("en")], ["virtual time", e.virtual_ns && format.duration(e.virtual_ns)],
    ["real time", e.real_ns && format.duration(e.real_ns)], ["profile", e.profile], ["requires", e.requires?.join(", ")], ["idempotency key", e.key],
    ["clock", e.inputs && new Date(Number(e.inputs.clock.slice(0, -6))).toISOString()], ["seed", e.inputs && hash(e.inputs.seed)], ["directory", e.inputs?.dir],
    ["shell", e.inputs && `version ${e.inputs.shell}`], ["limits", e.inputs && Object.entries(e.inputs.limits).map(([name, value]) => format.limit(name, value)).join(", ")],
    ["expires", e.expires && format.date(e.expires)], ["workspace", e.tree && `${format.bytes(e.tree.bytes)}, ${format.plural(e.tree.entries, "entry", "entries")}`]])));
  body.append(h("details", null, h("summary", null, "Hashes"), facts([
    ["hash", hash(e.hash)], ["prev", hash(e.prev)], ["effect", e.effect && hash(e.effect)], ["tree before", e.before && hash(e.before)], ["tree after", e.after && hash(e.after)],
    ["policy", e.policy && hash(e.policy)], ...["args", "stdin", "stdout", "stderr", "env"].filter((n) => e[n]).map((n) => /** @type {[string, any]} */ ([n, hash(e[n].sha256)]))])));
  return body;
}

/** @param {string} text */
function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
