import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { call, disconnect } from "./support";

/** Longest a visitor may wait for the news that the database is away, in milliseconds. */
const LONGEST_WAIT_MS = 2_500;

/** A database that takes connections and never says a word, as one does whose machine hangs. */
let silent: Server;
const sockets: Socket[] = [];

beforeAll(async () => {
  silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  // Read at the first use of the database, which comes after this.
  process.env.DATABASE_URL = `postgresql://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/none`;
});

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
  await disconnect();
});

test("every read that needs a silent database is 503 in time, the others are answered", async () => {
  const { GET: getArticles } = await import("@/app/api/articles/route");
  const { GET: getVerse } = await import("@/app/api/bible/verse/route");
  const { GET: getReady } = await import("@/app/api/health/ready/route");
  const { GET: getLive } = await import("@/app/api/health/live/route");

  const targets = [
    [getArticles, "/api/articles"],
    [getVerse, "/api/bible/verse?reference=John+3:16"],
    [getReady, "/api/health/ready"],
  ] as const;
  for (const [handler, target] of targets) {
    const started = performance.now();
    const { status, headers, body, type } = await call(handler, target);
    expect([target, status, type]).toEqual([target, 503, "application/problem+json"]);
    expect(headers.get("retry-after")).toBe("2");
    expect(body.detail).toMatch(/try again/i);
    expect(performance.now() - started).toBeLessThan(LONGEST_WAIT_MS);
  }
  expect((await call(getLive, "/api/health/live")).status).toBe(200);
  const wrong = await call(getVerse, "/api/bible/verse?reference=John+22");
  expect([wrong.status, wrong.body.detail]).toEqual([404, "John has 21 chapters."]);
}, 20_000);
