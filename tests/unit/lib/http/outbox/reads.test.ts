import "fake-indexeddb/auto";
import { deleteKept, openKept } from "@/lib/http/outbox/database";
import { ensureMark, removeMark } from "@/lib/http/outbox/mark";
import { findRead, keepRead, trimReads } from "@/lib/http/outbox/reads";

const DAY = 24 * 3_600_000;
const stored = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
Object.assign(globalThis, { window: { localStorage } });

const PLAN = "/api/workspace/plans/1";
const answer = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);
const found = async (url: string) => (await findRead(url))?.json() ?? null;
const addresses = async () => (await (await openKept()).getAllKeys("reads")).sort();

let mark = "";
beforeEach(async () => {
  removeMark();
  await deleteKept();
  mark = ensureMark(() => "visitor") ?? "";
});
afterEach(() => jest.useRealTimers());

test("what was read is found again, on another day of the visitor's as well, with its next page", async () => {
  const link = '</api/workspace/highlights?cursor=2>; rel="next"';
  await keepRead("/api/workspace/highlights?limit=2", answer([1], { headers: { link } }), mark);
  await keepRead(`${PLAN}?today=2026-11-23`, answer({ day: 23 }), mark);
  await keepRead(`${PLAN}?today=2026-11-24`, answer({ day: 24 }), mark);
  expect((await findRead("/api/workspace/highlights?limit=2"))?.headers.get("link")).toBe(link);
  expect(await found(`${PLAN}?today=2026-11-23`)).toEqual({ day: 23 });
  expect(await found(`${PLAN}?today=2026-11-30`)).toMatchObject({ day: expect.any(Number) });
  expect(await found("/api/workspace/plans/2?today=2026-11-23")).toBeNull();
});

test.each([
  "/api/conversations",
  "/api/conversations/1",
  "/api/collections/shared/token",
  "/api/creations/shared/token",
  "/api/bible/chapter?reference=John+3",
])("%s is not kept", async (url) => {
  await keepRead(url, answer({}), mark);
  expect(await addresses()).toEqual([]);
});

test("neither a failed answer nor a huge one is kept", async () => {
  await keepRead(PLAN, answer({}, { status: 503 }), mark);
  await keepRead(PLAN, answer("x".repeat(600_000)), mark);
  expect(await addresses()).toEqual([]);
});

test("once everything is deleted, nothing is found, and what was on its way is not kept", async () => {
  await keepRead(PLAN, answer({ mine: true }), mark);
  removeMark();
  expect(await found(PLAN)).toBeNull();
  await deleteKept();
  await keepRead(PLAN, answer({ mine: true }), mark);
  expect(await indexedDB.databases()).toEqual([]);
  // Somebody else's things in the same browser.
  ensureMark(() => "another");
  await keepRead(PLAN, answer({ mine: true }), mark);
  expect(await found(PLAN)).toBeNull();
});

test("what is on its way while everything is deleted leaves no database behind", async () => {
  await keepRead(PLAN, answer({ mine: true }), mark);
  removeMark();
  await deleteKept();
  // A tab that asked for the mark just before.
  await expect(openKept()).rejects.toThrow();
  expect(await indexedDB.databases()).toEqual([]);
  ensureMark(() => "another");
  expect(await addresses()).toEqual([]);
});

test("it stays within its number, size and age", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "setTimeout", "queueMicrotask", "nextTick"] });
  jest.setSystemTime(Date.UTC(2026, 9, 1));
  await keepRead(`${PLAN}/old`, answer({}), mark);
  jest.setSystemTime(Date.UTC(2026, 10, 23));
  expect(await found(`${PLAN}/old`)).toBeNull();
  for (let at = 0; at < 220; at++) {
    jest.setSystemTime(Date.UTC(2026, 10, 23) + at);
    await keepRead(`${PLAN}/${at}`, answer({ at }), mark);
  }
  await trimReads();
  expect(await addresses()).toHaveLength(200);
  expect(await found(`${PLAN}/19`)).toBeNull();
  expect(await found(`${PLAN}/20`)).toEqual({ at: 20 });

  jest.setSystemTime(Date.UTC(2026, 10, 24));
  for (let at = 0; at < 12; at++) {
    await keepRead(`${PLAN}/large/${at}`, answer("x".repeat(450_000)), mark);
    jest.setSystemTime(Date.UTC(2026, 10, 24) + at + 1);
  }
  await trimReads();
  expect(await addresses()).toHaveLength(11);
  jest.setSystemTime(Date.UTC(2026, 10, 24) + 31 * DAY);
  await trimReads();
  expect(await addresses()).toEqual([]);
});
