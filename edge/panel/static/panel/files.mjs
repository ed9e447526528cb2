// @ts-check
// The workspace as it was after any entry.
import { h, fill } from "./dom.mjs";
import { asText, hex, code } from "./entry.mjs";
import * as format from "./format.mjs";

/** @typedef {import("./run.mjs").RunView} RunView */

const SHOWN = 400_000;

/** @param {RunView} view */
export function files(view) {
  const last = view.items.length;
  let seq = last;
  let chosen = "";
  const tree = h("div.tree", { role: "group", "aria-label": "Files" });
  const content = h("div.file", null, h("p.empty", null, "Choose a file."));
  const range = /** @type {HTMLInputElement} */ (h("input", { type: "range", min: "1", max: String(last), value: String(last), id: "at", oninput: () => mark(), onchange: () => load() }));
  const label = h("output", { for: "at" });
  const mark = () => {
    seq = Number(range.value);
    const it = view.items[seq - 1];
    label.textContent = `entry ${seq}, ${it?.tool || it?.label || ""}${seq === last ? " (now)" : ""}`;
  };
  const load = async () => {
    mark();
    try {
      const t = await view.api.tree(view.id, seq);
      const list = h("ul", null, t.entries.map((/** @type {any} */ e) => row(e)));
      fill(tree, t.entries.length ? list : h("p.empty", null, "No files."));
      if (chosen && t.entries.some((/** @type {any} */ e) => e.path === chosen && e.kind === "file")) show(chosen);
      else fill(content, h("p.empty", null, chosen ? `${chosen} is not there.` : "Choose a file."));
    } catch (err) {
      fill(tree, h("p.error", null, /** @type {Error} */ (err).message));
    }
  };
  /** @param {any} e */
  const row = (e) => {
    const depth = e.path.split("/").length - 1;
    const name = e.path.slice(e.path.lastIndexOf("/") + 1);
    const cls = `depth-${Math.min(depth, 8)}`;
    if (e.kind === "dir") return h("li", { class: cls }, h("span.dir", null, name + "/"));
    if (e.kind === "symlink") return h("li", { class: cls }, h("span.link", null, `${name} → ${e.target}`));
    return h("li", { class: cls }, h("button", { "aria-pressed": String(e.path === chosen), "data-path": e.path, onclick: () => show(e.path) }, name, h("small", null, format.bytes(e.size))));
  };
  /** @param {string} path */
  const show = async (path) => {
    chosen = path;
    for (const b of tree.querySelectorAll("button")) b.setAttribute("aria-pressed", String(b.dataset.path === path));
    try {
      const bytes = await view.api.file(view.id, path, seq);
      const text = asText(bytes.slice(0, SHOWN));
      const head = h("h2", null, h("code", null, path), " ", h("small", null, format.bytes(bytes.length)));
      fill(content, head, text === null ? h("pre.terminal", { tabindex: "0" }, hex(bytes)) : /\.(sh|bash)$/.test(path) || /^#!.*sh\b/.test(text) ? code(text) : h("pre.text", { tabindex: "0", role: "group", "aria-label": path }, text),
        bytes.length > SHOWN && h("p.note", null, `The first ${format.bytes(SHOWN)} are shown.`));
    } catch (err) {
      fill(content, h("p.error", null, /** @type {Error} */ (err).message));
    }
  };
  load();
  return h("section", { "aria-label": "Files" }, h("div.filters", null, h("label", { for: "at" }, "As after"), range, label), h("div.browser", null, tree, content));
}
