// @ts-check
// Elements without a framework. Text only ever becomes text nodes: nothing that a run
// printed is read as HTML.

/**
 * An element. `on…` members are listeners, `class` and attributes are set, false and null
 * leave an attribute out; children that are false or null are left out.
 * @param {string} tag "name" or "name.class.class"
 * @param {Record<string, any> | null} [props]
 * @param {...any} children
 * @returns {HTMLElement}
 */
export function h(tag, props, ...children) {
  const [name, ...classes] = tag.split(".");
  const el = document.createElement(name);
  if (classes.length) el.className = classes.join(" ");
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === false || value === null || value === undefined) continue;
    if (key.startsWith("on")) el.addEventListener(key.slice(2), value);
    else if (key === "class") el.className = `${el.className} ${value}`.trim();
    else el.setAttribute(key, value === true ? "" : String(value));
  }
  el.append(...nodes(children));
  return el;
}

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} name @param {Record<string, any>} props @param {...any} children */
export function svg(name, props, ...children) {
  const el = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(props)) if (value !== null && value !== undefined) el.setAttribute(key, String(value));
  el.append(...nodes(children));
  return el;
}

/** @param {any[]} children @returns {(Node | string)[]} */
function nodes(children) {
  return children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false).map((c) => (c instanceof Node ? c : String(c)));
}

/** Replaces what an element holds. @param {Element} el @param {...any} children */
export function fill(el, ...children) {
  el.replaceChildren(...nodes(children));
}

/** Says something to screen readers. @param {string} text */
export function say(text) {
  const live = document.getElementById("live");
  if (live) live.textContent = text;
}
