// @ts-check
// The panel: login, the way between views, keys. The token is held by a variable of this
// module and by nothing that outlives the page.
import { h, fill } from "./dom.mjs";
import { Api, Refused } from "./api.mjs";
import { RunsView } from "./runs.mjs";
import { RunView } from "./run.mjs";

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const crumbs = /** @type {HTMLElement} */ (document.getElementById("crumbs"));
const tools = /** @type {HTMLElement} */ (document.getElementById("tools"));

/** @type {Api | null} */
let api = null;
/** @type {RunsView | RunView | null} */
let view = null;

/** @param {string} [message] */
function login(message) {
  view?.leave();
  view = null;
  api = null;
  document.title = "Ambit";
  fill(crumbs);
  drawTools();
  const input = /** @type {HTMLInputElement} */ (h("input", { type: "password", id: "token", autocomplete: "off", required: true, spellcheck: "false" }));
  const error = h("p.error", { role: "alert" }, message ?? "");
  const enter = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const tried = new Api(input.value.trim());
    try {
      await tried.json("runs?limit=1");
    } catch (err) {
      fill(error, err instanceof Refused && err.status === 401 ? "The server does not know this token." : /** @type {Error} */ (err).message);
      input.select();
      return;
    }
    api = tried;
    route();
  };
  fill(main, h("form.login", { onsubmit: enter }, h("h1", null, "Look into the ledger"),
    h("p", null, "A token of the policy with scope ", h("code", null, "runs"), " or ", h("code", null, "runs.read"), "; a server without any names the file of its own at its start. It stays in the memory of this page and is gone when you leave."),
    h("label", { for: "token" }, "Token"), h("div.ask-line", null, input, h("button.primary", { type: "submit" }, "Enter")), error));
  input.focus();
}

/** @param {unknown} err */
function failed(err) {
  if (err instanceof Refused && err.status === 401) return login("The server no longer takes this token.");
  fill(main, h("div.failure", null, h("h1", null, "That did not work"), h("p.error", { role: "alert" }, /** @type {Error} */ (err).message), h("p", null, h("button", { onclick: route }, "Try again"), " ", h("a", { href: "#/" }, "All runs"))));
}

async function route() {
  view?.leave();
  view = null;
  if (!api) return login();
  const m = /^#\/runs\/([^/]+)$/.exec(location.hash);
  const id = m ? decodeURIComponent(m[1]) : "";
  document.title = id ? `${id} · Ambit` : "Runs · Ambit";
  fill(crumbs, id ? [h("a", { href: "#/" }, "Runs"), h("span", { "aria-hidden": "true" }, "›"), h("span", { "aria-current": "page" }, id)] : "");
  drawTools();
  const next = id ? new RunView(api, id, failed) : new RunsView(api, failed);
  view = next;
  fill(main, next.element);
  try {
    await next.start();
  } catch (err) {
    if (view === next) failed(err);
  }
}

const THEMES = ["auto", "light", "dark"];

function drawTools() {
  const now = document.documentElement.dataset.theme ?? "auto";
  const theme = h("button.quiet", { title: "Light, dark or as the system", onclick: () => {
    const next = THEMES[(THEMES.indexOf(now) + 1) % THEMES.length];
    if (next === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    drawTools();
  } }, `Theme: ${now}`);
  fill(tools, theme, api && [h("button.quiet", { onclick: help, "aria-keyshortcuts": "?" }, "Keys"), h("button.quiet", { onclick: () => login() }, "Leave")]);
}

function help() {
  const keys = [["j  k", "next, previous"], ["Enter", "open, close"], ["1 – 5", "timeline, authority, files, cost, proof"], ["/", "search"], ["e", "close all entries"], ["u", "all runs"], ["?", "this help"]];
  const dialog = /** @type {HTMLDialogElement} */ (h("dialog", { "aria-label": "Keys", onclose: () => dialog.remove() }, h("h2", null, "Keys"),
    h("dl.keys", null, keys.map(([k, what]) => h("div", null, h("dt", null, k.split("  ").map((x) => h("kbd", null, x))), h("dd", null, what)))),
    h("form", { method: "dialog" }, h("button.primary", null, "Close"))));
  document.body.append(dialog);
  dialog.showModal();
}

document.addEventListener("keydown", (ev) => {
  if (!api || ev.ctrlKey || ev.metaKey || ev.altKey || document.querySelector("dialog[open]")) return;
  const at = /** @type {HTMLElement} */ (ev.target);
  if (at.matches?.("input, select, textarea")) {
    if (ev.key === "Escape") at.blur();
    return;
  }
  if (ev.key === "?") help();
  else if (ev.key === "u") location.hash = "#/";
  else if (!view?.key(ev.key)) return;
  ev.preventDefault();
});
window.addEventListener("hashchange", route);
login();
