// Uses the panel as a person does, in Chromium, against a server that runs, and the TypeScript
// client (built: clients/ts/dist) as a page of another origin does.
//
//	node panel.mjs URL TOKEN APPROVER KEY LEDGER [SHOTS]
//
// The runs "story", with calls of several outcomes, and "waits", with two that wait for an
// operator, exist on the server (see panel_test.go). TOKEN has the scope runs, APPROVER the
// scope approve; KEY is the public key of the server.
// LEDGER is a file with records of every kind; requests for the run "every-kind" are
// answered from it, since some kinds need a host directory, a crash or an agent. With
// SHOTS, a directory, the views are painted there.
import assert from "node:assert/strict";
import { readFileSync, mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { chromium } from "playwright-core";

const [url, token, approver, key, ledgerFile, shots] = process.argv.slice(2);
/** A key that signed nothing. */
const otherKey = "ambit.example+2a013c85+AW8VgXCbt7HvAw0hDbGOOwuhx3b7pl2M2q0FQVFC0Yn4";
const axe = readFileSync(new URL("node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const records = readFileSync(ledgerFile, "utf8").trimEnd().split("\n");
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--host-resolver-rules=MAP app.example 127.0.0.1"] });
if (shots) mkdirSync(shots, { recursive: true });

/** A page that fails the test at an error, a violated policy or a request elsewhere. */
async function open(options) {
  const context = await browser.newContext(options);
  await context.addInitScript(axe);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const faults = [];
  let expected = () => false;
  page.on("pageerror", (err) => faults.push(err.message));
  page.on("console", (m) => m.type() === "error" && !expected(m.text()) && faults.push(m.text()));
  page.on("request", (r) => r.url().startsWith(url) || faults.push(`a request to ${r.url()}`));
  await page.goto(url + "/");
  return { context, page, faults, expect: (fn) => (expected = fn) };
}

async function login(page, secret = token) {
  await page.getByLabel("Token").fill(secret);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Runs" }).waitFor();
}

const findings = [];
async function audit(page, where) {
  const result = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  for (const v of result.violations) findings.push(`${where}: ${v.id}: ${v.nodes.map((n) => `${n.target}: ${n.failureSummary}`).join("; ")}`);
}

async function paint(page, name) {
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`) });
}

const api = (method, path, body) => fetch(url + path, { method, body: body && JSON.stringify(body), headers: { authorization: `Bearer ${token}`, "content-type": "application/json" } });
/** Waits until what is asked for is so, for a page draws when it can. */
async function until(ask, what) {
  for (const end = Date.now() + 60_000; !(await ask()); await new Promise((next) => setTimeout(next, 20))) assert.ok(Date.now() < end, what);
}
const counts = (locator, want, what = `${locator}: not ${want}`) => until(async () => (await locator.count()) === want, what);
const entry = (page, seq) => page.locator(`#entry-${seq}`);
async function toggle(page, seq) {
  await entry(page, seq).locator(".line").click();
  return entry(page, seq);
}

async function work() {
  const { context, page, faults, expect } = await open({ viewport: { width: 1280, height: 900 } });
  expect((text) => text.includes("401"));
  await page.getByLabel("Token").fill("wrong");
  await page.keyboard.press("Enter");
  await page.getByText("does not know this token").waitFor();
  await login(page);
  expect(() => false);

  await page.getByLabel("Search runs").fill("no such run");
  await page.getByText("Nothing matches.").waitFor();
  await page.getByLabel("Search runs").fill("sto");
  await page.getByRole("link", { name: "story" }).click();
  await page.getByText("live", { exact: false }).first().waitFor();
  const total = (await (await api("GET", "/runs/story")).json()).seq;
  await counts(page.locator(".entry"), total);

  // What was refused says by whom; search and filter find it.
  await page.getByRole("button", { name: "refused", exact: true }).click();
  await counts(page.locator(".entry"), 1);
  await page.getByText("grant: path `docs/plan.md`").waitFor();
  await page.getByRole("button", { name: "refused", exact: true }).click();
  await page.getByLabel("Search the timeline").fill("colourful");
  await counts(page.locator(".entry"), 1, "the output is searched");
  await page.getByLabel("Search the timeline").fill("");

  // So does what failed.
  await page.getByRole("button", { name: "failed", exact: true }).click();
  await page.locator(".entry .why", { hasText: "nowhere" }).waitFor();
  await page.getByRole("button", { name: "failed", exact: true }).click();

  // A call, opened: script, output, the change side by side.
  const edited = await toggle(page, 5);
  assert.equal(await edited.locator(".sh-keyword").first().textContent(), "for");
  await edited.getByRole("button", { name: "src/list" }).click();
  await edited.locator("td.come", { hasText: "three" }).waitFor();
  await counts(edited.locator("td.gone"), 1);
  const hostile = await toggle(page, 6);
  assert.match(await hostile.locator("pre.terminal").first().textContent(), /<img src=x onerror=alert\(1\)>/, "output is text");
  assert.equal(await hostile.locator("pre.terminal .fg1").textContent(), "colourful");
  assert.equal(await page.locator("main img").count(), 0);
  const long = await toggle(page, 7);
  await long.getByText("39999\n", { exact: false }).first().waitFor();
  await page.keyboard.press("e");
  await counts(page.locator(".entry.is-open"), 0);

  // Keys: j moves, Enter opens.
  await page.locator("body").click({ position: { x: 5, y: 400 } });
  for (const key of ["j", "j", "j", "k", "Enter"]) await page.keyboard.press(key);
  await page.locator("#entry-2.is-open").waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await audit(page, "keys");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await page.keyboard.press("2");
  await page.getByLabel("Path or tool").fill("docs/plan.md");
  await page.getByLabel("What it may do").selectOption("write");
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByText("No, by the grant.").waitFor();
  await page.getByLabel("Path or tool").fill("src/x");
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByText("Every level agrees.").waitFor();

  await page.keyboard.press("Escape");
  await page.keyboard.press("3");
  await page.getByRole("button", { name: /^list/ }).click();
  await page.getByText("three", { exact: false }).waitFor();
  await page.locator("#at").fill("4");
  await page.locator(".file", { hasText: "one" }).waitFor();
  await until(async () => !(await page.locator(".file").textContent()).includes("three"), "as it was after entry 4");

  await page.getByRole("tab", { name: "Cost" }).click();
  await page.locator("rect[data-goto='5']").first().click();
  await page.locator("#entry-5.is-open").waitFor();

  await page.getByRole("tab", { name: "Proof" }).click();
  await page.getByRole("button", { name: "Verify now" }).click();
  await page.getByText("The chain holds.").waitFor();
  // Who signed: nobody is asked without a key; the server's own, pasted ones, wrong ones.
  await page.getByText("Who signed is checked with a public key.").waitFor();
  const proof = async (keys, kept, said) => {
    await page.getByLabel("Public keys").fill(keys);
    await page.getByLabel("A signed head that you kept").fill(kept);
    await page.getByRole("button", { name: "Verify now" }).click();
    await page.locator(".answer", { hasText: said }).waitFor();
  };
  await page.getByRole("button", { name: "Use the server's key" }).click();
  await until(async () => (await page.getByLabel("Public keys").inputValue()) === key, "the server's key");
  await proof(key, "", "2 signed heads, each by a key above.");
  const head = await (await api("GET", "/runs/story/head")).text();
  await proof(key, `\n${head}`, "The head that you kept: entry");
  const elsewhere = await (await api("GET", "/runs/another/head")).text();
  await proof(key, elsewhere, "it is of run default/another/1");
  const [text, signature] = head.split("\n\n");
  const sign = signature.split(" ")[2];
  await proof(key, `${text}\n\n${signature.replace(sign, sign.slice(0, 20) + (sign[20] === "A" ? "B" : "A") + sign.slice(21))}`, "the signature of parity.test is wrong");
  await proof(key, head.replace(/\n\d+\n/, "\n999\n"), "its end was cut off");
  await proof("nonsense", "", "not a public key");
  await proof("PRIVATE+KEY+x+00000000+AAAA", "", "that is a private key");
  await proof(key.replace("parity.test", "parity.best"), "", "the key parity.best is damaged");
  await proof(otherKey, "", "none of the keys signed it: it is signed by parity.test");
  await proof("", "", "The chain holds.");

  // One byte of an entry, one of a payload: each is found, and where.
  for (const [from, to] of [['"fuel":', '"fuel":1'], ['"text":"{\\"command\\":\\"f', '"text":"{\\"command\\":\\"F']]) {
    await page.route("**/ledger?after=0", async (route) => {
      const response = await route.fetch();
      const lines = (await response.text()).split("\n");
      assert.ok(lines[4].includes(from), from);
      lines[4] = lines[4].replace(from, to);
      await route.fulfill({ response, body: lines.join("\n") });
    });
    await page.getByRole("button", { name: "Verify now" }).click();
    await page.getByText(/The chain is broken\. entry 5/).waitFor();
    await page.unroute("**/ledger?after=0");
  }

  // It follows.
  await page.getByRole("tab", { name: "Timeline" }).click();
  assert.equal((await api("POST", "/runs/story/turns/1/tools/bash", { command: "echo just now" })).status, 200);
  await entry(page, total + 1).getByText("echo just now").waitFor();
  await api("DELETE", "/runs/story");
  await page.locator(".run-head").getByText("closed").waitFor();
  await page.getByText("over", { exact: false }).first().waitFor();

  // The token is nowhere but in memory.
  assert.deepEqual(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie, location.href.includes("token")]), [0, 0, "", false]);
  await page.reload();
  await page.getByLabel("Token").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
}

/** Calls wait, and an operator decides. */
async function approve() {
  const { context, page, faults } = await open({ viewport: { width: 1280, height: 900 } });
  await login(page);
  await page.getByText("2 waiting").waitFor();
  await page.getByRole("link", { name: "waits" }).click();
  await page.getByRole("heading", { name: "2 calls wait for an operator" }).waitFor();
  await page.getByText("A token with the scope").waitFor();
  await counts(page.getByRole("button", { name: /^Allow entry/ }), 0, "who may not decide has no buttons");
  await page.getByRole("button", { name: "Leave" }).click();
  // Who logs in is where the last one was.
  await page.getByLabel("Token").fill(approver);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Allow entry 3" }).waitFor();
  assert.match(await page.locator(".waiting .code pre").first().textContent(), /for day in mon tue; do/);
  await page.getByText("profile `careful` holds changes of `docs`").first().waitFor();
  await page.getByLabel("Note about entry 3").fill("read it <b>twice</b>");
  await page.getByRole("button", { name: "Allow entry 3" }).click();
  await page.getByRole("heading", { name: "1 call waits for an operator" }).waitFor();
  await entry(page, 5).getByText("of entry 3: allowed by ops: read it <b>twice</b>").waitFor();
  await entry(page, 3).locator(".badge.st-allowed").waitFor();
  const again = await api("POST", "/runs/waits/turns/1/tools/bash", { command: 'mkdir docs\nfor day in mon tue; do\n  echo "$day" >> docs/plan # what nobody may change alone\ndone' });
  assert.deepEqual([again.status, (await again.json()).status], [200, "ok"]);
  await page.getByRole("button", { name: "Refuse entry 4" }).click();
  await counts(page.locator("section.waiting"), 0, "nothing waits any more");
  await entry(page, 7).getByText("of entry 4: refused by ops").waitFor();
  await page.keyboard.press("2");
  await page.getByText("waits for an operator").waitFor();
  await page.getByLabel("Path or tool").fill("docs/plan");
  await page.getByLabel("What it may do").selectOption("write");
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByText("Yes, but it waits for an operator.").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
}

/** A browser whose WebCrypto has no Ed25519 says so, and verifies the rest. */
async function withoutSignatures() {
  const { context, page, faults } = await open({});
  await page.addInitScript(() => {
    const subtle = crypto.subtle.importKey;
    SubtleCrypto.prototype.importKey = function (format, key, algorithm, ...rest) {
      if (algorithm?.name === "Ed25519") return Promise.reject(new DOMException("Unrecognized name.", "NotSupportedError"));
      return subtle.call(this, format, key, algorithm, ...rest);
    };
  });
  await page.reload();
  await login(page);
  await page.getByRole("link", { name: "story" }).click();
  await page.getByRole("tab", { name: "Proof" }).click();
  await page.getByText("This browser's WebCrypto has no Ed25519").waitFor();
  await counts(page.getByLabel("Public keys"), 0);
  await page.getByRole("button", { name: "Verify now" }).click();
  await page.getByText("The chain holds.").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
}

/** Every kind of entry, from a file. */
async function everyKind(page) {
  await page.route("**/runs/every-kind", (route) => {
    const last = JSON.parse(records[records.length - 1]).entry;
    route.fulfill({ json: { id: "every-kind", status: "closed", profile: "operator", openedAt: "2026-11-30T10:00:00Z", endedAt: "2026-11-30T11:00:00Z", calls: 3, fuel: 12, seq: last.seq, head: last.hash, turns: [], workspace: { bytes: 0, entries: 0, tree: "" } } });
  });
  await page.route("**/runs/every-kind/ledger?*", (route) => {
    if ((route.request().headers().accept ?? "").includes("event-stream")) return route.fulfill({ contentType: "text/event-stream", body: "event: end\ndata: {}\n\n" });
    const after = Number(new URL(route.request().url()).searchParams.get("after"));
    return route.fulfill({ contentType: "application/x-ndjson", body: records.slice(after).map((l) => l + "\n").join("") });
  });
  await page.route("**/runs/every-kind/head", (route) => route.fulfill({ contentType: "text/plain", body: "" }));
  await page.evaluate(() => (location.hash = "#/runs/every-kind"));
  await page.locator(`#entry-${records.length}`).waitFor();
  await counts(page.locator(".entry"), records.length);
  for (const [i, line] of records.entries()) {
    const { kind } = JSON.parse(line).entry;
    await counts(page.locator(`#entry-${i + 1}.kind-${kind}`), 1, kind);
    await toggle(page, i + 1);
    assert.ok((await page.locator(`#entry-${i + 1} .details`).textContent()).includes("Hashes"), kind);
  }
  await page.getByRole("tab", { name: "Proof" }).click();
  await page.getByRole("button", { name: "Verify now" }).click();
  await page.getByText("The chain holds.").waitFor();
}

/** The views, as people with different screens and eyes see them. */
async function look() {
  for (const [size, viewport] of Object.entries({ desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } })) {
    for (const colorScheme of ["light", "dark"]) {
      const { context, page, faults } = await open({ viewport, colorScheme, reducedMotion: "reduce" });
      const name = (view) => `${view}-${size}-${colorScheme}`;
      const seen = async (view) => {
        await audit(page, name(view));
        await paint(page, name(view));
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name(view)} is wider than the screen`);
      };
      await seen("login");
      await login(page, approver);
      await page.locator("table.runs").waitFor();
      await seen("runs");
      await page.getByRole("link", { name: "waits" }).click();
      await page.getByRole("button", { name: "Allow entry 3" }).waitFor();
      await page.locator(".entry").first().waitFor();
      await seen("waits");
      await page.goBack();
      await page.getByRole("link", { name: "story" }).click();
      await page.locator(".entry").first().waitFor();
      await seen("timeline");
      const e = await toggle(page, 5);
      await e.getByRole("button", { name: "src/list" }).click();
      await e.locator("td.come").first().waitFor();
      for (const summary of await e.locator("summary").all()) await summary.click();
      await toggle(page, 6);
      await e.evaluate((el) => el.scrollIntoView());
      await seen("entry");
      await page.getByRole("tab", { name: "Authority" }).click();
      await page.locator(".ceilings").waitFor();
      await page.getByLabel("Path or tool").fill("docs/plan.md");
      await page.getByLabel("What it may do").selectOption("write");
      await page.getByRole("button", { name: "Ask" }).click();
      await page.locator(".answer").waitFor();
      await seen("authority");
      await page.getByRole("tab", { name: "Files" }).click();
      await page.getByRole("button", { name: /^list/ }).click();
      await page.locator(".file pre").waitFor();
      await seen("files");
      await page.getByRole("tab", { name: "Cost" }).click();
      await seen("cost");
      await page.getByRole("tab", { name: "Proof" }).click();
      await page.getByRole("button", { name: "Use the server's key" }).click();
      await until(async () => (await page.getByLabel("Public keys").inputValue()) === key, "the server's key");
      await page.getByRole("button", { name: "Verify now" }).click();
      await page.locator(".answer").waitFor();
      await seen("proof");
      await everyKind(page);
      await page.getByRole("tab", { name: "Timeline" }).click();
      await seen("every-kind");
      assert.deepEqual(faults, []);
      await context.close();
    }
  }
}

/** The list where one run cannot be read. */
async function damaged() {
  const { context, page, faults } = await open({ viewport: { width: 390, height: 844 } });
  await page.route("**/runs?*", async (route) => {
    const response = await route.fetch();
    route.fulfill({ response, json: { ...(await response.json()), damaged: [{ id: "broken", error: { code: "unavailable", message: "folding the ledger of run default/broken/1 failed" } }] } });
  });
  await login(page);
  const row = page.locator("table.runs tbody tr").first();
  await row.getByText("folding the ledger of run default/broken/1 failed").waitFor();
  assert.equal(await row.locator(".state").textContent(), "damaged");
  await page.getByRole("link", { name: "story" }).waitFor();
  await audit(page, "damaged");
  await page.getByLabel("Only with this state").selectOption("open");
  await page.getByRole("link", { name: "broken" }).waitFor({ state: "detached" });
  assert.deepEqual(faults, []);
  await context.close();
}

/** The TypeScript client goes through every route, in a page that the server did not send. */
async function client() {
  const source = (name) => readFileSync(new URL(`../../clients/ts/${name}`, import.meta.url));
  const files = {
    "/": ["text/html", "<!doctype html><title>An app</title><script type=module src=app.mjs></script>"],
    "/app.mjs": ["text/javascript", `import * as ambit from "./index.js"; import { session } from "./session.mjs"; globalThis.go = (options, id) => session(ambit, options, id).catch((e) => String(e?.stack ?? e));`],
    "/index.js": ["text/javascript", source("dist/index.js")],
    "/session.mjs": ["text/javascript", source("test/session.mjs")],
  };
  const site = createServer((request, response) => {
    const [type, body] = files[request.url] ?? ["text/plain", ""];
    response.writeHead(files[request.url] ? 200 : 404, { "content-type": type }).end(body);
  });
  await new Promise((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address();
  const visit = async (name) => {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`http://${name}:${port}/`);
    await page.waitForFunction("globalThis.go");
    return page;
  };
  const go = (page, id) => page.evaluate(([options, id]) => globalThis.go(options, id), [{ url, token }, id]);
  const page = await visit("localhost");
  assert.equal(await go(page, "browser"), "done", "the client in a page of another origin");
  await page.close();
  // A page that the policy does not list is told nothing, not even by the routes without a token.
  const stranger = await visit("app.example");
  assert.match(await go(stranger, "stranger"), /healthy: false/);
  assert.match(await stranger.evaluate((u) => fetch(u + "/healthz").then((r) => r.text(), String), url), /Failed to fetch/);
  await stranger.close();
  assert.equal((await api("GET", "/runs/stranger")).status, 404, "the page of a stranger opened a run");
  site.close();
}

try {
  for (const part of [look, damaged, approve, withoutSignatures, work, client]) {
    console.log(part.name); // says where it hung, or what failed
    await part();
  }
  assert.deepEqual(findings, []);
  console.log("ok: the panel");
} finally {
  await browser.close();
}
