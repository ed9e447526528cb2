// @ts-check
// Numbers, times and sizes as people read them.

const units = ["B", "KiB", "MiB", "GiB"];

/** @param {number} n */
export function bytes(n) {
  let unit = 0;
  let v = n;
  while (v >= 1024 && unit < units.length - 1) {
    v /= 1024;
    unit++;
  }
  return `${unit && v < 10 ? v.toFixed(1) : Math.round(v)} ${units[unit]}`;
}

/** @param {number} n */
export function count(n) {
  if (n < 10_000) return n.toLocaleString("en");
  if (n < 1_000_000) return `${(n / 1000).toFixed(n < 100_000 ? 1 : 0)} k`;
  if (n < 1_000_000_000) return `${(n / 1e6).toFixed(n < 1e8 ? 1 : 0)} M`;
  if (n < 1_000_000_000_000) return `${(n / 1e9).toFixed(n < 1e11 ? 1 : 0)} G`;
  return `${(n / 1e12).toFixed(1)} T`;
}

/** @param {number} ns */
export function duration(ns) {
  if (ns < 1000) return `${ns} ns`;
  if (ns < 1e6) return `${(ns / 1e3).toFixed(ns < 1e4 ? 1 : 0)} µs`;
  if (ns < 1e9) return `${(ns / 1e6).toFixed(ns < 1e7 ? 1 : 0)} ms`;
  return `${(ns / 1e9).toFixed(ns < 1e10 ? 2 : 1)} s`;
}

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** @param {number | string} time milliseconds since 1970, or ISO 8601 */
export function time(time) {
  return clock.format(new Date(time));
}

/** @param {number | string} time */
export function date(time) {
  const d = new Date(time);
  return `${day.format(d)}, ${clock.format(d)}`;
}

/** How long from now, or ago. @param {number | string} time @param {number} now */
export function relative(time, now = Date.now()) {
  const seconds = Math.round((new Date(time).getTime() - now) / 1000);
  const far = Math.abs(seconds);
  const text = far < 60 ? `${far} s` : far < 3600 ? `${Math.round(far / 60)} min` : far < 86_400 ? `${Math.round(far / 3600)} h` : `${Math.round(far / 86_400)} d`;
  return seconds > 0 ? `in ${text}` : `${text} ago`;
}

/** A limit of the policy, by its name there: `fileBytes` is a size, `timeMs` a time. @param {string} name @param {number} value */
export function limit(name, value) {
  const unit = name.match(/(Bytes|Ms)$/)?.[0] ?? "";
  const words = name.slice(0, name.length - unit.length).replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`);
  return `${words} ${unit === "Bytes" ? bytes(value) : unit === "Ms" ? duration(value * 1e6) : count(value)}`;
}

/** @param {number} n @param {string} one @param {string} [many] */
export function plural(n, one, many = one + "s") {
  return `${n} ${n === 1 ? one : many}`;
}

/** @param {number} mode */
export function mode(mode) {
  return mode.toString(8).padStart(4, "0");
}
