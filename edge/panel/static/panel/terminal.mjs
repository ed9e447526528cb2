// @ts-check
// Output as a terminal would show its colours: SGR sequences (ECMA-48) become classes,
// other control sequences are dropped, other control characters shown.

const ESCAPE = /\x1b(?:\[([0-9;:]*)([\x40-\x7e])|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[\x20-\x2f]*[\x30-\x7e])/g;

/** @typedef {{bold: boolean, dim: boolean, italic: boolean, underline: boolean, reverse: boolean, fg: string, bg: string}} Style */

/** @returns {Style} */
function plain() {
  return { bold: false, dim: false, italic: false, underline: false, reverse: false, fg: "", bg: "" };
}

/** The nearest of the sixteen colours to one of the 256. @param {number} n */
function nearest(n) {
  if (n < 16) return n;
  const level = (/** @type {number} */ v) => (v ? 55 + v * 40 : 0);
  const [r, g, b] = n >= 232 ? Array(3).fill(8 + (n - 232) * 10) : [level(Math.floor((n - 16) / 36)), level(Math.floor((n - 16) / 6) % 6), level((n - 16) % 6)];
  const bright = Math.max(r, g, b) > 192 ? 8 : 0;
  const half = Math.max(r, g, b) / 2;
  if (Math.max(r, g, b) < 48) return 0;
  return bright + (r > half ? 1 : 0) + (g > half ? 2 : 0) + (b > half ? 4 : 0);
}

/** @param {Style} style @param {number[]} codes */
function apply(style, codes) {
  for (let i = 0; i < codes.length; i++) {
    const c = codes[i];
    if (c === 0) Object.assign(style, plain());
    else if (c === 1) style.bold = true;
    else if (c === 2) style.dim = true;
    else if (c === 3) style.italic = true;
    else if (c === 4) style.underline = true;
    else if (c === 7) style.reverse = true;
    else if (c === 22) style.bold = style.dim = false;
    else if (c === 23) style.italic = false;
    else if (c === 24) style.underline = false;
    else if (c === 27) style.reverse = false;
    else if (c >= 30 && c <= 37) style.fg = `fg${c - 30}`;
    else if (c >= 90 && c <= 97) style.fg = `fg${c - 82}`;
    else if (c === 39) style.fg = "";
    else if (c >= 40 && c <= 47) style.bg = `bg${c - 40}`;
    else if (c >= 100 && c <= 107) style.bg = `bg${c - 92}`;
    else if (c === 49) style.bg = "";
    else if (c === 38 || c === 48) {
      let n = 7;
      if (codes[i + 1] === 5) {
        n = nearest(codes[i + 2] ?? 7);
        i += 2;
      } else if (codes[i + 1] === 2) {
        const [r = 0, g = 0, b = 0] = codes.slice(i + 2, i + 5);
        const six = (/** @type {number} */ v) => Math.min(5, Math.round(v / 51));
        n = nearest(16 + six(r) * 36 + six(g) * 6 + six(b));
        i += 4;
      }
      if (c === 38) style.fg = `fg${n}`;
      else style.bg = `bg${n}`;
    }
  }
}

/** @param {Style} s */
function classes(s) {
  return [s.bold && "bold", s.dim && "dim", s.italic && "italic", s.underline && "underline", s.reverse && "reverse", s.fg, s.bg].filter(Boolean).join(" ");
}

/**
 * Pieces of output: [classes, text].
 * @param {string} text @returns {[string, string][]}
 */
export function render(text) {
  /** @type {[string, string][]} */
  const out = [];
  const style = plain();
  let at = 0;
  const push = (/** @type {string} */ piece) => {
    if (piece) out.push([classes(style), visible(piece)]);
  };
  for (const m of text.matchAll(ESCAPE)) {
    push(text.slice(at, m.index));
    at = m.index + m[0].length;
    if (m[2] === "m") apply(style, (m[1] || "0").split(/[;:]/).map(Number));
  }
  push(text.slice(at));
  return out;
}

/** Control characters as their pictures; what reorders text is shown, not obeyed. @param {string} text */
function visible(text) {
  return text
    .replace(/\r\n/g, "\n")
    .replace(/[\x00-\x08\x0b-\x1f]/g, (c) => String.fromCharCode(0x2400 + c.charCodeAt(0)))
    .replace(/\x7f/g, "\u2421")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, (c) => `\u27e8U+${c.charCodeAt(0).toString(16).toUpperCase()}\u27e9`);
}
