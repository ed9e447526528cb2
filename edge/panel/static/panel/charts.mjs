// @ts-check
// Fuel and time of the calls, as bars that lead to their call.
import { h, svg } from "./dom.mjs";
import * as format from "./format.mjs";

/** @typedef {import("./story.mjs").Item} Item */

/** @param {Item[]} items @param {(seq: number) => void} goto */
export function charts(items, goto) {
  const calls = items.filter((it) => it.kind === "call" || it.kind === "settled");
  if (!calls.length) return h("p.empty", null, "There are no calls yet.");
  const total = (/** @type {string} */ key) => calls.reduce((sum, it) => sum + (it.entry[key] ?? 0), 0);
  return h("div.charts", null,
    chart("Fuel of each call", calls, (it) => it.entry.fuel ?? 0, format.count, goto),
    chart("Real time of each call", calls, (it) => it.entry.real_ns ?? 0, format.duration, goto),
    chart("Output of each call", calls, (it) => (it.entry.stdout?.size ?? 0) + (it.entry.stderr?.size ?? 0), format.bytes, goto),
    h("table.totals", null, h("caption", null, "In total"), h("tbody", null,
      row("calls", String(calls.length)), row("fuel", total("fuel").toLocaleString("en")), row("virtual time", format.duration(total("virtual_ns"))), row("real time", format.duration(total("real_ns"))),
      ...Object.entries(count(calls)).map(([status, n]) => row(status, String(n))))));
}

/** @param {string} name @param {string} value */
function row(name, value) {
  return h("tr", null, h("th", { scope: "row" }, name), h("td", null, value));
}

/** @param {Item[]} calls */
function count(calls) {
  /** @type {Record<string, number>} */
  const n = {};
  for (const it of calls) n[it.status] = (n[it.status] ?? 0) + 1;
  return n;
}

const W = 720;
const H = 150;
const MARGIN = 84; // right of the bars, for the scale
const TICKS = 3;

/**
 * Bars on a logarithmic scale: calls differ by orders of magnitude.
 * @param {string} title @param {Item[]} calls @param {(it: Item) => number} value @param {(n: number) => string} text @param {(seq: number) => void} goto
 */
function chart(title, calls, value, text, goto) {
  const top = Math.max(10, ...calls.map(value));
  const scale = (/** @type {number} */ v) => (v <= 0 ? 0 : (Math.log10(v + 1) / Math.log10(top + 1)) * (H - 8));
  const step = (W - MARGIN) / Math.max(calls.length, 12);
  const bars = calls.map((it, i) => {
    const height = Math.max(scale(value(it)), 1.5);
    const bar = svg("rect", { x: i * step + step * 0.12, y: H - height, width: step * 0.76, height, rx: Math.min(2, step / 4), class: `bar-${it.status}`, "data-goto": it.seq },
      svg("title", {}, `entry ${it.seq}, ${it.tool}: ${text(value(it))}`));
    bar.addEventListener("click", () => goto(it.seq));
    return bar;
  });
  const ticks = Array.from({ length: TICKS }, (_, i) => {
    const v = Math.pow(top + 1, (i + 1) / TICKS) - 1;
    const y = H - scale(v);
    return [svg("line", { x1: 0, x2: W, y1: y, y2: y, class: "tick" }), svg("text", { x: W, y: y - 3, "text-anchor": "end", class: "tick-text" }, text(Math.round(v)))];
  });
  const most = calls.reduce((a, b) => (value(b) > value(a) ? b : a));
  return h("figure.chart", null, h("figcaption", null, title, h("small", null, `most: ${text(value(most))} by entry ${most.seq}`)),
    svg("svg", { viewBox: `0 -12 ${W} ${H + 14}`, role: "img", "aria-label": `${title}: ${calls.length} calls, at most ${text(value(most))}, by entry ${most.seq}` }, ticks, bars));
}
