// @ts-check
// The files of the panel, with the headers that the native server gives them (edge/panel).

/** @type {Record<string, string>} */
const TYPES = { html: "text/html; charset=utf-8", css: "text/css; charset=utf-8", mjs: "text/javascript; charset=utf-8", svg: "image/svg+xml" };

const HEADERS = {
  "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cache-control": "no-cache",
};

/**
 * The answer to a request for a file of the panel; null if it asks for something else, or
 * if there are no files (the binding ASSETS is missing).
 * @param {Request} request @param {string} path @param {any} env @returns {Promise<Response | null>}
 */
export async function panel(request, path, env) {
  if (!env.ASSETS || (request.method !== "GET" && request.method !== "HEAD")) return null;
  const name = path === "/" ? "/index.html" : path;
  if (path !== "/" && !/^\/panel\/[a-z]+\.(css|mjs|svg)$/.test(path)) return null;
  const file = await env.ASSETS.fetch(new Request(new URL(name, "https://assets.local")));
  if (file.status !== 200) return null;
  const type = TYPES[name.slice(name.lastIndexOf(".") + 1)];
  return new Response(request.method === "HEAD" ? null : await file.arrayBuffer(), { headers: { ...HEADERS, "content-type": type } });
}
