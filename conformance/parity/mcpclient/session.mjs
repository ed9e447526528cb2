// A scripted session of real work with one of the official TypeScript clients of MCP,
// unmodified. It fails with an assertion, or prints what it did.
//
//   node session.mjs SDK REVISION http URL TOKEN
//   node session.mjs SDK REVISION stdio COMMAND ARG...
//
// SDK is v1 (@modelcontextprotocol/sdk) or v2 (@modelcontextprotocol/client). REVISION is
// the one that must come of it. The turn may read everything and write below out/.

import assert from "node:assert/strict";

const [sdk, revision, kind, target, ...rest] = process.argv.slice(2);
const info = { name: "session", version: "1" };

async function open() {
  let client, http, Stdio;
  if (sdk === "v1") {
    const { Client } = await import("@modelcontextprotocol/sdk/client/index.js");
    http = (await import("@modelcontextprotocol/sdk/client/streamableHttp.js")).StreamableHTTPClientTransport;
    Stdio = (await import("@modelcontextprotocol/sdk/client/stdio.js")).StdioClientTransport;
    client = new Client(info);
  } else {
    const v2 = await import("@modelcontextprotocol/client");
    http = v2.StreamableHTTPClientTransport;
    Stdio = (await import("@modelcontextprotocol/client/stdio")).StdioClientTransport;
    client = new v2.Client(info, { versionNegotiation: { mode: revision >= "2026" ? "auto" : "legacy" } });
  }
  const headers = { authorization: `Bearer ${rest[0]}` };
  const transport = kind === "http" ? new http(new URL(target), { requestInit: { headers } }) : new Stdio({ command: target, args: rest });
  await client.connect(transport);
  return { client, transport };
}

const { client, transport } = await open();
const agreed = transport.protocolVersion ?? (client.getNegotiatedProtocolVersion?.() || revision);
assert.equal(agreed, revision);
assert.match(client.getInstructions() ?? "", /May write: out\/\*\*/);

const { tools } = await client.listTools();
assert.deepEqual(tools.map((t) => t.name), ["bash", "read", "write", "edit", "ls", "find", "grep", "recall"]);
for (const t of tools) assert.equal(t.outputSchema?.type, "object");

/** @returns the text and the structured result, which the client checked by the schema */
async function call(name, args, options) {
  const params = { name, arguments: args };
  const r = await (sdk === "v1" ? client.callTool(params, undefined, options) : client.callTool(params, options));
  return { text: r.content[0].text, error: r.isError === true, ...r.structuredContent };
}

// A small job: count words, write a report, correct it, find it again.
let r = await call("bash", { command: "mkdir -p out && sort words | uniq -c | sort -rn > out/count && wc -l < out/count" });
assert.equal(r.stdout, "4\n");
assert.deepEqual(r.changes.map((c) => `${c.op} ${c.path}`), ["add out", "add out/count"]);
r = await call("write", { path: "out/report.md", content: "# Words\n\nthe most frequent is ???\n" });
assert.equal(r.error, false);
const top = (await call("bash", { command: "awk 'NR==1 {print $2}' out/count" })).stdout.trim();
assert.equal(top, "be");
r = await call("edit", { path: "out/report.md", edits: [{ oldText: "???", newText: top }] });
assert.equal(r.error, false, r.text);
assert.equal((await call("read", { path: "out/report.md" })).text, "# Words\n\nthe most frequent is be\n");
assert.match((await call("grep", { pattern: "most freq", glob: "*.md" })).text, /^out\/report.md:3:/);
assert.match((await call("find", { pattern: "**/*.md" })).text, /out\/report.md/);
assert.match((await call("ls", { path: "out" })).text, /count\nreport.md/);

// What the grant does not allow.
r = await call("write", { path: "words", content: "" });
assert.equal(r.error, true);
assert.equal(r.status, "refused");
assert.match(r.text, /path `words` is not in the turn grant/);
r = await call("bash", { command: "echo x > words; echo still here" });
assert.equal(r.error, false);
assert.equal(r.stdout, "still here\n");
assert.match(r.stderr, /words: Permission denied/);
r = await call("bash", { command: 7 });
assert.equal(r.status, "failed");
await assert.rejects(call("fly", {}), /no such tool: fly/);

// Long output is cut, and recalled.
r = await call("bash", { command: "seq 20000" });
assert.ok(r.text.length <= 50_000 && r.stdout.length <= 51_000 && r.recall, `${r.text.length} ${r.stdout.length}`);
assert.match((await call("recall", { id: r.recall, offset: 9000, limit: 2 })).text, /^9000\n9001\n/);

// Progress, and a limit.
const seen = [];
r = await call("bash", { command: "i=0; while ((i < 400000)); do ((++i)); done; echo $i" }, { onprogress: (p) => seen.push(p) });
assert.equal(r.stdout, "400000\n", r.text);
assert.ok(seen.length >= 2 && seen.every((p, i) => p.total === 100_000_000 && (i === 0 || p.progress > seen[i - 1].progress)), JSON.stringify(seen));
r = await call("bash", { command: "echo lost > out/lost; sleep 100" });
assert.equal(r.status, "limit");
assert.equal(r.exit, 124);

// A call that is given up; the next one works. Workers could not, see docs/workers.md.
const endless = process.env.CANNOT_CANCEL ? "i=0; while ((i < 100000)); do ((++i)); done" : "while :; do :; done";
// One that was answered before is given up earlier the next time.
for (let wait = 100, answered = true; answered; wait >>= 1) {
  const giveUp = new AbortController();
  setTimeout(() => giveUp.abort(new Error("enough")), wait);
  answered = await call("bash", { command: endless }, { signal: giveUp.signal }).then(() => true, () => false);
  assert.ok(!answered || wait > 0, "a call that was given up at once was answered");
}
r = await call("bash", { command: "ls out | tr '\\n' ' '" });
assert.equal(r.stdout, "count report.md ");

if (revision < "2026") await client.ping();
if (transport.terminateSession) await transport.terminateSession();
await client.close();
console.log(`${sdk} ${agreed} ${kind}: done`);
