// A session with every route, for Node and for Workers: it throws where something is not
// as it should be, and gives what it did.

/** @param {typeof import("../dist/index.js")} ambit @param {import("../dist/index.js").Options} options @param {string} id */
export async function session({ Ambit, AmbitError, text }, options, id) {
  const same = (got, want, what) => {
    if (JSON.stringify(got) !== JSON.stringify(want)) throw new Error(`${what}: ${JSON.stringify(got)}, want ${JSON.stringify(want)}`);
  };
  const fails = async (status, code, promise) => {
    const e = await promise.then(() => null, (e) => e);
    if (!(e instanceof AmbitError)) throw new Error(`no AmbitError of ${status}: ${e}`);
    same([e.status, e.code], [status, code], e.message);
  };
  const ambit = new Ambit(options);
  same(await ambit.healthy(), true, "healthy");
  const opened = await ambit.openRun({ id, profile: "operator" }, { idempotencyKey: "open" });
  same([opened.id, opened.status], [id, "open"], "open");
  same((await ambit.openRun({ id, profile: "operator" }, { idempotencyKey: "open" })).openedAt, opened.openedAt, "open again with the key");
  await fails(409, "active", ambit.openRun({ id, profile: "operator" }));
  await fails(404, "not_found", ambit.getRun("nobody"));
  await fails(401, "unauthorized", ambit.withToken("wrong").getRun(id));

  const part = await ambit.putBlob(id, new TextEncoder().encode("one\n"));
  const put = await ambit.putTree(id, [{ path: "a b/ä", parts: [part, part] }, { path: "raw", parts: [await ambit.putBlob(id, new Uint8Array([255, 0]))] }]);
  same(put.entries, 3, "put");
  const entries = (await ambit.getTree(id)).entries;
  same(entries.map((e) => `${e.kind} ${e.path}`), ["dir a b", "file a b/ä", "file raw"], "tree");
  same(new TextDecoder().decode(await ambit.getFile(id, "a b/ä")), "one\none\n", "file");

  const turn = await ambit.beginTurn(id, { grants: 'files { read write ["out/**"] } command { run }', requires: ["repo.read", "repo.write", "command.run"] });
  const { tools } = await turn.tools();
  same(tools.map((t) => t.name), turn.info.tools, "tools");
  const first = await turn.bash('mkdir out; cat "a b/ä" > out/f; cat raw; echo oops >&2; exit 3');
  same([first.status, first.exit, text(first.stdout), text(first.stderr), "base64" in first.stdout], ["ok", 3, "\uFFFD\0", "oops\n", true], "bash");
  same(first.delta.map((c) => `${c.op} ${c.path}`), ["add out", "add out/f"], "delta");
  const refused = await turn.call("write", { path: "raw", content: "" });
  same([refused.status, refused.level], ["refused", "grant"], "a refusal");
  await fails(404, "not_found", turn.call("fly"));
  const once = await turn.bash("echo x >> out/once; cat out/once", {}, { idempotencyKey: "once" });
  same((await turn.bash("echo x >> out/once; cat out/once", {}, { idempotencyKey: "once" })).seq, once.seq, "an idempotent call");
  await fails(422, "key_reused", turn.bash("echo y", {}, { idempotencyKey: "once" }));
  same((await turn.bash("cat; echo $V", { stdin: "in ", env: { V: "v" } })).text, "in v\n", "stdin and env");
  same((await turn.bash("sleep 9", { timeout: 1 })).status, "limit", "a limit");
  same(await turn.cancel(), false, "cancel");
  const authority = await ambit.getAuthority(id, turn.info.turn, { write: "raw" });
  same([authority.verdict?.allowed, authority.verdict?.level], [false, "grant"], "authority");
  await fails(403, "forbidden", turn.client.getLedger(id));

  const records = await ambit.getLedger(id, { after: first.seq - 1, limit: 1 });
  same([records.length, records[0].entry.seq, records[0].entry.tool], [1, first.seq, "bash"], "ledger");
  same((await ambit.getRecord(id, first.seq)).entry.hash, records[0].entry.hash, "record");
  same(new TextDecoder().decode(await ambit.getPayload(id, first.seq, "stderr")), "oops\n", "payload");

  same((await ambit.getKey()).startsWith("parity.test+"), true, "key");
  const careful = `${id}-held`;
  await ambit.openRun({ id: careful, profile: "careful" });
  const waiting = await ambit.beginTurn(careful, { grants: "files { read write }" });
  const held = await waiting.call("find", { pattern: "*" }, { idempotencyKey: "find" });
  same([held.status, (await ambit.getRun(careful)).held], ["held", 1], "a call that waits");
  same((await ambit.listHolds(careful)).map((h) => `${h.hold} ${h.state} ${h.tool}`), [`${held.seq} waiting find`], "holds");
  await fails(403, "forbidden", ambit.decideHold(careful, held.seq, "allow"));
  const decided = await ambit.withToken("ops-secret").decideHold(careful, held.seq, "allow", "fine");
  same([decided.state, decided.by, decided.note], ["allowed", "ops", "fine"], "a decision");
  same((await waiting.call("find", { pattern: "*" }, { idempotencyKey: "find" })).status, "ok", "the call that was allowed");
  same((await ambit.listHolds(careful, true))[0].state, "done", "all holds");
  await ambit.closeRun(careful);

  const mark = await ambit.markCheckpoint(id, "here");
  await turn.bash("rm -r out");
  await fails(404, "not_found", ambit.getFile(id, "out/f"));
  same(new TextDecoder().decode(await ambit.getFile(id, "out/f", mark.seq)), "one\none\n", "a file as it was");
  await ambit.restore(id, mark.seq);
  same((await ambit.getTree(id)).tree, mark.tree, "restore");
  const tar = new Uint8Array(await new Response(await ambit.getWorkspace(id)).arrayBuffer());
  const fork = await ambit.fork(id, { id: `${id}-fork`, seq: mark.seq });
  same(fork.id, `${id}-fork`, "fork");
  await ambit.putWorkspace(fork.id, tar);
  same((await ambit.getTree(fork.id)).entries.length, 6, "put of the archive");
  const names = [];
  for await (const run of ambit.runs()) names.push(run.id);
  same(names.includes(id) && names.includes(fork.id), true, "runs");
  const later = new Date(Math.ceil(Date.now() / 1000) * 1000 + 7_200_000);
  same(new Date((await ambit.setLease(id, later)).expiresAt).getTime(), later.getTime(), "lease");
  await fails(501, "not_implemented", ambit.commandAgent(id, {}));

  const kinds = [];
  const following = (async () => {
    for await (const record of ambit.followLedger(id, mark.seq)) kinds.push(record.entry.kind);
  })();
  await turn.bash("echo last");
  await turn.end();
  await fails(410, "expired", turn.bash("echo"));
  await ambit.closeRun(id);
  await following;
  same(kinds, ["call", "restore", "lease", "call", "turn_end", "close"], "followed");
  const stop = new AbortController();
  stop.abort(new Error("enough"));
  const aborted = await ambit.getRun(id, { signal: stop.signal }).then(() => "", String);
  same(/enough|abort/i.test(aborted), true, `an aborted request: ${aborted}`);
  await ambit.closeRun(fork.id);
  return `${names.length > 0 ? "done" : ""}`;
}
