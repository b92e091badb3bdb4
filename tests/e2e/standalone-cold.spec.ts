import { expect, test } from "@playwright/test";
import { AnotherServer } from "../support/another-server";

const WORD = "wyatt";
const BUILDS = /"msg":"(built once|scripture loaded|search indexes built)"/;

let server: AnotherServer | undefined;
test.afterEach(() => server?.kill());

/** A process of its own, started now, with what it has built so far. */
async function startCold() {
  const cold = await AnotherServer.start({ env: { LOG_LEVEL: "debug" } });
  server = cold;
  const builds = () => cold.output.split("\n").filter((line) => BUILDS.test(line));
  const rehearsed = () => [...cold.output.matchAll(/"rehearsed":"(\w+)"/g)].map(([, name]) => name);
  return { url: cold.url, builds, rehearsed };
}

const search = async (url: string) => {
  const answer = await fetch(`${url}/api/search?q=${WORD}`).catch(() => undefined);
  if (!answer) return null;
  const { total } = await answer.json();
  return { status: answer.status, total, cache: answer.headers.get("cache-control") ?? "" };
};
const post = (url: string, path: string, body: object) =>
  fetch(`${url}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Client": "web", Origin: url },
    body: JSON.stringify(body),
  });

test("a process that was just started lets nobody keep an incomplete search, and builds nothing once it is ready", async ({
  baseURL,
}) => {
  const whole = await search(baseURL ?? "");
  expect(whole).toMatchObject({ status: 200, cache: "public, max-age=300" });
  expect(whole?.total).toBeGreaterThan(0);

  const { url, builds, rehearsed } = await startCold();
  const seen: string[] = [];
  await expect
    .poll(
      async () => {
        const found = await search(url);
        if (found) {
          const isWhole = found.status === 200 && found.total === whole?.total;
          if (!isWhole) expect(found.cache).toBe("no-store");
          seen.push(isWhole ? "whole" : "kept by nobody");
        }
        return (await fetch(`${url}/api/health/ready`).catch(() => undefined))?.status;
      },
      { timeout: 120_000, intervals: [100] },
    )
    .toBe(200);
  expect(seen.length).toBeGreaterThan(0);
  expect((await search(url))?.total).toBe(whole?.total);

  // A route's code registers its rehearsal, so it was loaded and has run before the first visitor.
  expect(rehearsed().sort()).toEqual(["chat", "context", "search"]);
  const built = builds().map((line) => /"built":"(\w+)"/.exec(line)?.[1] ?? line);
  expect(built.length).toBeGreaterThan(3);
  // Once in the process, whatever bundle asked first.
  expect(new Set(built).size).toBe(built.length);
  const answers = await Promise.all([
    search(url),
    post(url, "/api/chat", { question: "Who built the ark?", useModel: false }),
    post(url, "/api/biblical-context", { type: "topic", topic: "The Exodus" }),
    post(url, "/api/biblical-context", { type: "verse", verse: "Isaiah 53:5" }),
  ]);
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200]);
  expect(builds()).toHaveLength(built.length);
});
