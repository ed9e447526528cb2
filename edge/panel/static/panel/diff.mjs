// @ts-check
// The lines of two texts side by side, by Myers' algorithm (An O(ND) Difference Algorithm
// and Its Variations, 1986).

const MOST = 4000; // edits that are searched for; beyond them a file counts as rewritten

/** @param {string} text */
function lines(text) {
  const list = text.split("\n");
  if (list[list.length - 1] === "") list.pop();
  return list;
}

/**
 * Rows of two columns: what stands left, what stands right, whether they are the same.
 * @param {string} before @param {string} after
 * @returns {{left: [number, string] | null, right: [number, string] | null, same: boolean}[]}
 */
export function sideBySide(before, after) {
  const a = lines(before);
  const b = lines(after);
  const rows = [];
  /** @type {[number, string][]} */
  let gone = [];
  /** @type {[number, string][]} */
  let come = [];
  const flush = () => {
    for (let i = 0; i < Math.max(gone.length, come.length); i++) rows.push({ left: gone[i] ?? null, right: come[i] ?? null, same: false });
    gone = [];
    come = [];
  };
  for (const [kind, i, j] of script(a, b)) {
    if (kind === "-") gone.push([i + 1, a[i]]);
    else if (kind === "+") come.push([j + 1, b[j]]);
    else {
      flush();
      rows.push({ left: /** @type {[number, string]} */ ([i + 1, a[i]]), right: /** @type {[number, string]} */ ([j + 1, b[j]]), same: true });
    }
  }
  flush();
  return rows;
}

/** @param {string[]} a @param {string[]} b @returns {["-" | "+" | "=", number, number][]} */
function script(a, b) {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  /** @type {["-" | "+" | "=", number, number][]} */
  const out = [];
  for (let i = 0; i < start; i++) out.push(["=", i, i]);
  for (const [kind, i, j] of middle(a.slice(start, a.length - end), b.slice(start, b.length - end))) out.push([kind, i + start, j + start]);
  for (let i = end; i > 0; i--) out.push(["=", a.length - i, b.length - i]);
  return out;
}

/** @param {string[]} a @param {string[]} b @returns {["-" | "+" | "=", number, number][]} */
function middle(a, b) {
  const n = a.length;
  const m = b.length;
  const most = Math.min(n + m, MOST);
  const v = new Int32Array(2 * most + 3);
  const trace = [];
  for (let d = 0; d <= most; d++) {
    trace.push(v.slice(most - d, most + d + 2));
    for (let k = -d; k <= d; k += 2) {
      let x = k === -d || (k !== d && v[most + k] < v[most + k + 2]) ? v[most + k + 2] : v[most + k] + 1;
      while (x < n && x - k < m && a[x] === b[x - k]) x++;
      v[most + k + 1] = x;
      if (x >= n && x - k >= m) return back(trace, d, n, m);
    }
    if (trace.length * d > 4_000_000) break;
  }
  return [...a.map((_, i) => /** @type {["-", number, number]} */ (["-", i, 0])), ...b.map((_, j) => /** @type {["+", number, number]} */ (["+", n, j]))];
}

/** @param {Int32Array[]} trace @param {number} d @param {number} x @param {number} y */
function back(trace, d, x, y) {
  /** @type {["-" | "+" | "=", number, number][]} */
  const out = [];
  for (; d > 0; d--) {
    // trace[d] holds the furthest points of the round before, diagonal k at index k + d + 1.
    const v = trace[d];
    const k = x - y;
    const at = (/** @type {number} */ diagonal) => v[diagonal + d + 1] ?? -1;
    const down = k === -d || (k !== d && at(k - 1) < at(k + 1));
    const before = down ? k + 1 : k - 1;
    const px = at(before);
    const py = px - before;
    while (x > px && y > py && x > 0 && y > 0 && (down ? x > px : x > px + 1)) {
      x--;
      y--;
      out.push(["=", x, y]);
    }
    if (down) out.push(["+", x, --y]);
    else out.push(["-", --x, y]);
  }
  while (x > 0 && y > 0) {
    x--;
    y--;
    out.push(["=", x, y]);
  }
  return out.reverse();
}
