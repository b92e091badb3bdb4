import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { HANG_MS } from "@/tests/support/time";
import { call, disconnect } from "./support";

/** A database that takes connections and never says a word, as one does whose machine hangs. */
let silent: Server;
const sockets: Socket[] = [];

beforeAll(async () => {
  silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  process.env.DATABASE_TIMEOUT_MS = "500";
  // Read at the first use of the database, which comes after this.
  process.env.DATABASE_URL = `postgresql://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/none`;
});

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
  await disconnect();
});

test("what visitors keep is 503 in time too, read or written, with a cookie or without", async () => {
  const workspace = await import("@/app/api/workspace/route");
  const { GET: getExport } = await import("@/app/api/workspace/export/route");
  const { POST: postImport } = await import("@/app/api/workspace/import/route");
  const { POST: postTransfer } = await import("@/app/api/workspace/transfer/route");
  const web = { "X-Client": "web", Origin: "http://a.example", Host: "a.example" };
  const cookie = { ...web, Cookie: `workspace=${"A".repeat(22)}` };
  const file = { format: "truth-uncovered-workspace", version: 1 };
  const empty = JSON.stringify({ ...file, collections: [], creations: [], conversations: [] });
  const code = JSON.stringify({ code: "22222-22222" });
  const json = { "Content-Type": "application/json" };
  // A proxy's address, so that the limits of addresses are asked for as well.
  const from = { "X-Socket-Address": "192.0.2.1" };

  const calls = [
    [workspace.GET, "/api/workspace", { headers: cookie }],
    [workspace.GET, "/api/workspace", { headers: {} }],
    [workspace.DELETE, "/api/workspace", { method: "DELETE", headers: cookie }],
    [getExport, "/api/workspace/export", { headers: cookie }],
    [
      postImport,
      "/api/workspace/import",
      { method: "POST", headers: { ...cookie, ...json }, body: empty },
    ],
    [
      postImport,
      "/api/workspace/import",
      { method: "POST", headers: { ...json, ...from }, body: empty },
    ],
    [
      postTransfer,
      "/api/workspace/transfer",
      { method: "POST", headers: { ...web, ...json, ...from }, body: code },
    ],
  ] as const;
  for (const [handler, target, init] of calls) {
    const started = performance.now();
    const { status, headers, type } = await call(handler, target, init);
    expect([target, status, type]).toEqual([target, 503, "application/problem+json"]);
    expect([headers.get("retry-after"), headers.get("set-cookie")]).toEqual(["2", null]);
    expect(performance.now() - started).toBeLessThan(HANG_MS);
  }
  const nobody = await call(workspace.GET, "/api/workspace", { headers: web });
  expect([nobody.status, nobody.body.exists]).toEqual([200, false]);
});

test("every read that needs a silent database is 503 in time, the others are answered", async () => {
  const { GET: getArticles } = await import("@/app/api/articles/route");
  const { GET: getNews } = await import("@/app/api/news/route");
  const { GET: getCrossReferences } = await import("@/app/api/cross-references/route");
  const { GET: getFindings } = await import("@/app/api/validation-findings/route");
  const { GET: getTimelineEvents } = await import("@/app/api/timeline-events/route");
  const { GET: getVerse } = await import("@/app/api/bible/verse/route");
  const { GET: getReady } = await import("@/app/api/health/ready/route");
  const { GET: getLive } = await import("@/app/api/health/live/route");

  const targets = [
    [getArticles, "/api/articles"],
    [getNews, "/api/news"],
    [getCrossReferences, "/api/cross-references"],
    [getFindings, "/api/validation-findings"],
    [getVerse, "/api/bible/verse?reference=John+3:16"],
    [getReady, "/api/health/ready"],
  ] as const;
  for (const [handler, target] of targets) {
    const started = performance.now();
    const { status, headers, body, type } = await call(handler, target);
    expect([target, status, type]).toEqual([target, 503, "application/problem+json"]);
    expect(headers.get("retry-after")).toBe("2");
    expect(body.detail).toMatch(/try again/i);
    expect(performance.now() - started).toBeLessThan(HANG_MS);
  }
  expect((await call(getLive, "/api/health/live")).status).toBe(200);
  expect((await call(getTimelineEvents, "/api/timeline-events")).status).toBe(200);
  const wrong = await call(getVerse, "/api/bible/verse?reference=John+22");
  expect([wrong.status, wrong.body.detail]).toEqual([404, "John has 21 chapters."]);
});
