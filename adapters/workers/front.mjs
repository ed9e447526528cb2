// @ts-check
// What the front Worker needs to find the object of a request. Go decides everything
// again; a wrong guess here only leads to an object that refuses.

/** @type {{text: string, tokens: Map<string, {tenant: string, expires: number}>, origins: string[]} | null} */
let parsed = null;

/** What the policy says of callers: the tenants of tokens, by SHA-256 of the secret, and origins. */
function callersOf(/** @type {string} */ policy) {
  if (parsed?.text !== policy) {
    const document = JSON.parse(withoutComments(policy));
    const tokens = new Map();
    for (const t of document.tokens ?? []) tokens.set(t.sha256, { tenant: t.tenant ?? "default", expires: t.expires ? Date.parse(t.expires) : Infinity });
    parsed = { text: policy, tokens, origins: document.origins ?? [] };
  }
  return parsed;
}

/**
 * The answer to what browsers ask, without a token, before a page calls; null if this is no
 * such question, or not a page that may call. Go answers the same (edge/origin.go).
 * @param {Request} request @param {string} policy
 */
export function preflight(request, policy) {
  const origin = request.headers.get("origin");
  if (request.method !== "OPTIONS" || !origin || !trusts(origin, policy)) return null;
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
      "access-control-allow-headers": "Authorization, X-Ambit-Token, Content-Type, Accept, Idempotency-Key, Last-Event-ID, MCP-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name",
      "access-control-max-age": "600",
      "access-control-allow-origin": origin,
      vary: "Origin",
    },
  });
}

/** Whether pages of an origin may call. @param {string} origin @param {string} policy */
function trusts(origin, policy) {
  return callersOf(policy).origins.includes(origin) || /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
}

/**
 * Lets a page that may call read an answer that Go did not give: Go does the same with its own.
 * @param {Response} response @param {Request} request @param {string} policy
 */
export function share(response, request, policy) {
  const origin = request.headers.get("origin");
  if (!origin || response.headers.has("access-control-allow-origin") || !trusts(origin, policy)) return response;
  const shared = new Response(response.body, response);
  shared.headers.set("access-control-allow-origin", origin);
  shared.headers.set("access-control-expose-headers", "ETag, Location, Mcp-Session-Id, Retry-After, X-Ambit-Mode");
  shared.headers.append("vary", "Origin");
  return shared;
}

/** Takes comments and trailing commas out of a JSON document. */
export function withoutComments(/** @type {string} */ text) {
  return text
    .replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (_, string) => string ?? "")
    .replace(/("(?:\\.|[^"\\])*")|,(\s*[}\]])/g, (_, string, close) => string ?? close);
}

/**
 * @param {Request} request @param {string} policy
 * @returns {Promise<{tenant: string, run: string | null, expired?: number} | null>}
 */
export async function authenticate(request, policy) {
  let token = request.headers.get("x-ambit-token") ?? "";
  if (!token) {
    const m = /^bearer +(.+)$/i.exec(request.headers.get("authorization") ?? "");
    if (!m) return null;
    token = m[1].trim();
  }
  if (!token || token.length > 4096) return null;
  if (token.startsWith("ambit-turn.")) return turnClaim(token.slice("ambit-turn.".length));
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token)));
  const known = callersOf(policy).tokens.get(Array.from(sum, (b) => b.toString(16).padStart(2, "0")).join(""));
  if (known === undefined) return null;
  return { tenant: known.tenant, run: null, ...(Date.now() >= known.expires && { expired: known.expires }) };
}

/** What a turn token claims: 32 bytes MAC, 16 bytes numbers, "tenant/run/incarnation". */
function turnClaim(/** @type {string} */ encoded) {
  try {
    const raw = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    const [tenant, run] = raw.slice(48).split("/");
    return tenant && run ? { tenant, run } : null;
  } catch {
    return null;
  }
}

/** The run that a path names; "" where it names none. */
export function tenantRun(/** @type {string} */ path, /** @type {{tenant: string}} */ who) {
  const m = /^\/runs\/([^/]+)/.exec(path);
  let id = "";
  try {
    id = m ? decodeURIComponent(m[1]) : "";
  } catch {
    // An object of no name refuses it.
  }
  return { tenant: who.tenant, id };
}

/** @param {number} status @param {string} code @param {string} message @param {Record<string, string>} [headers] */
export function problem(status, code, message, headers = {}) {
  return new Response(JSON.stringify({ error: { code, message } }) + "\n", { status, headers: { ...headers, "content-type": "application/json", "cache-control": "no-store" } });
}
