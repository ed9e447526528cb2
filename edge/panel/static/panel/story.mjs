// @ts-check
// A run's ledger, read as a person reads it.

import { date } from "./format.mjs";

/** @typedef {{seq: number, kind: string, tool: string, status: string, turn: number, time: number, entry: any, payloads: any, args: any, summary: string, label: string}} Item */

/** What became of a call, for a person. @type {Record<string, string>} */
export const STATUS = { ok: "done", refused: "refused", held: "waiting", allowed: "allowed", limit: "limit", failed: "failed", uncertain: "uncertain", aborted: "aborted" };

/** @type {Record<string, string>} */
const KINDS = {
  open: "Run opened", lease: "Lease moved", turn: "Turn began", turn_end: "Turn ended", call: "Call", intent: "About to run", settled: "Outcome",
  uncertain: "Outcome unknown", hold: "Held", decision: "Decision", workspace_put: "Files put", external: "Changed from outside", diverged: "Left alone", command: "Command to the agent",
  checkpoint: "Checkpoint", restore: "Restored", fork: "Forked", expire: "Lease ran out", close: "Run closed",
};

/** @param {any} payload @returns {string | null} the text of a payload that stands beside its entry */
export function inline(payload) {
  if (!payload || payload.ref) return null;
  if (payload.base64 !== undefined) return new TextDecoder().decode(Uint8Array.from(atob(payload.base64), (c) => c.charCodeAt(0)));
  return payload.text ?? "";
}

/** @param {any} record @returns {Item} */
export function item(record) {
  const e = record.entry;
  let args = null;
  try {
    args = JSON.parse(inline(record.payloads?.args) ?? "null");
  } catch {
    // Arguments that are no JSON are shown as they are.
  }
  const it = { seq: e.seq, kind: e.kind, tool: e.tool ?? "", status: e.status ?? "", turn: e.turn ?? 0, time: e.time, entry: e, payloads: record.payloads ?? {}, args, summary: "", label: KINDS[e.kind] ?? e.kind };
  it.summary = summary(it);
  if (e.kind === "uncertain") it.status = "uncertain";
  if (e.kind === "decision" && e.status === "ok") it.status = "allowed";
  return it;
}

/** Notes at the calls that waited what was decided about them. @param {Item[]} items all of a run @param {Item} it the newest */
export function decide(items, it) {
  if (it.kind !== "decision") return;
  const held = items[it.entry.refers - 1];
  if (held?.kind === "hold") held.status = it.status;
}

/** @param {Item} it */
function summary(it) {
  const { entry: e, args } = it;
  switch (e.kind) {
    case "decision":
      return `of entry ${e.refers}: ${e.status === "ok" ? "allowed" : "refused"} by ${e.origin || "time"}${e.reason ? `: ${e.reason}` : ""}`;
    case "call":
    case "hold":
    case "intent":
      if (!args) return it.payloads.args?.ref ? "(long arguments)" : "";
      if (it.tool === "bash") return firstLine(String(args.command ?? ""));
      if (it.tool === "grep" || it.tool === "find") return [args.pattern, args.path && `in ${args.path}`].filter(Boolean).join(" ");
      if (it.tool === "recall") return `entry ${args.id}`;
      return args.path !== undefined ? String(args.path) : JSON.stringify(args);
    case "settled":
    case "uncertain":
      return `outcome of entry ${e.refers}${e.reason ? `: ${e.reason}` : ""}`;
    case "open":
      return e.profile ? `with profile ${e.profile}` : "";
    case "fork":
      return `from ${e.origin}`;
    case "turn":
      return grantText(e.grant);
    case "lease":
      return e.expires ? `until ${date(e.expires)}` : "";
    case "checkpoint":
      return e.origin ?? "";
    case "restore":
      return `to entry ${e.refers}`;
    case "workspace_put":
    case "external":
    case "diverged":
      return e.delta ? e.delta.map((/** @type {any} */ c) => c.path).slice(0, 6).join(", ") + (e.delta.length > 6 ? ", …" : "") : "";
  }
  return e.reason ?? "";
}

/** @param {string} text */
function firstLine(text) {
  const lines = text.split("\n").filter((l) => l.trim() && !l.trim().startsWith("#"));
  return (lines[0] ?? text).trim() + (lines.length > 1 ? " …" : "");
}

/** A grant in the grant syntax. @param {any} grant */
export function grantText(grant) {
  const parts = Object.entries(grant ?? {}).map(([name, verbs]) => {
    const list = Object.entries(/** @type {any} */ (verbs)).map(([verb, globs]) => (Array.isArray(globs) ? `${verb} [${globs.map((g) => JSON.stringify(g)).join(", ")}]` : globs === true ? verb : `${verb} ${globs}`));
    return `${name} { ${list.join(" ")} }`;
  });
  return parts.join("  ") || "nothing";
}

/** Whether an item answers a search. @param {Item} it @param {string} text @param {Set<string>} statuses */
export function matches(it, text, statuses) {
  if (statuses.size && !statuses.has(it.status)) return false;
  if (!text) return true;
  const hay = [it.seq, it.label, it.tool, it.status, it.summary, it.entry.reason, it.entry.level, it.entry.profile, inline(it.payloads.args), inline(it.payloads.stdout), inline(it.payloads.stderr), ...(it.entry.delta ?? []).map((/** @type {any} */ c) => c.path)];
  const needle = text.toLowerCase();
  return hay.some((s) => s !== null && s !== undefined && String(s).toLowerCase().includes(needle));
}

/** Items in sections: those of one turn that follow each other. @param {Item[]} items */
export function sections(items) {
  /** @type {{turn: number, items: Item[]}[]} */
  const out = [];
  for (const it of items) {
    const last = out[out.length - 1];
    if (last && last.turn === it.turn && it.kind !== "turn") last.items.push(it);
    else out.push({ turn: it.turn, items: [it] });
  }
  return out;
}
