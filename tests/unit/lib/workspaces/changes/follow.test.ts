/** @jest-environment ./tests/setup/browser-environment.mjs */
import "fake-indexeddb/auto";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";

const LINKED = "truth-uncovered-linked";
const ALONE = { count: 0, changed: [], devices: 1, isSignedOut: false };

/** A passage that another device has begun to learn. */
const LEARNED = {
  id: "one",
  reference: "John 11:35",
  translation: "WEB",
  text: "Jesus wept.",
  due: "2026-11-23",
  reviews: 1,
  reviewedOn: "2026-11-20",
  today: "2026-11-20",
  next: { again: 0, hard: 1, good: 3, easy: 8 },
  createdAt: "2026-11-20T08:00:00.000Z",
};

/** A page of its own that shows what is read under a key, and the questions it asks. */
async function openPage(queryKey: readonly unknown[]) {
  jest.resetModules();
  const { followChanges } = await import("@/lib/workspaces/changes/follow");
  const client = new QueryClient();
  const read = jest.fn(async () => "read");
  const staleTime = Number.POSITIVE_INFINITY;
  const stop = new QueryObserver(client, { queryKey, queryFn: read, staleTime }).subscribe(
    () => {},
  );
  return { client, read, stop, follow: () => followChanges(client) };
}

let answer: object = ALONE;
const asked: string[] = [];
let visibility = "visible";
const pause = () => jest.advanceTimersByTimeAsync(4_000);

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  window.localStorage.setItem(LINKED, "yes");
  window.localStorage.setItem("truth-uncovered-has-workspace", "yes");
  visibility = "visible";
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibility });
  asked.length = 0;
  globalThis.fetch = jest.fn(async (url) => {
    if (String(url).startsWith("/api/workspace/learning")) return Response.json([LEARNED]);
    asked.push(String(url));
    return Response.json(answer);
  }) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

test("what another device has changed is read anew, and nothing else", async () => {
  const page = await openPage(["api", "workspace", "highlights", {}]);
  answer = { ...ALONE, count: 3, devices: 2 };
  page.follow();
  page.follow();
  await pause();
  expect(asked).toEqual(["/api/workspace/changes", "/api/workspace/changes?since=3"]);
  expect(page.read).toHaveBeenCalledTimes(1);
  answer = { ...ALONE, count: 4, devices: 2, changed: ["plans", "of a later version"] };
  await pause();
  expect(page.read).toHaveBeenCalledTimes(1);
  answer = { ...ALONE, count: 5, devices: 2, changed: ["highlights"] };
  await pause();
  expect(page.read).toHaveBeenCalledTimes(2);
  page.stop();
});

test("a page that is hidden, or shows nothing of the workspace, asks nothing", async () => {
  answer = { ...ALONE, devices: 2 };
  const words = await openPage(["api", "articles"]);
  words.follow();
  await pause();
  expect(asked).toEqual([]);
  words.stop();

  visibility = "hidden";
  const page = await openPage(["api", "workspace", "plans", {}]);
  page.follow();
  await pause();
  expect(asked).toEqual([]);
  visibility = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(1);
  page.stop();
});

test("the home page knows what is due by heart, though it was begun on another device", async () => {
  document.body.innerHTML = '<div class="learning-slot"></div>';
  answer = { ...ALONE, devices: 2 };
  const page = await openPage(["api", "articles"]);
  page.follow();
  jest.useRealTimers();
  await waitFor(() =>
    expect(window.localStorage.getItem("truth-uncovered-learning")).toBe("2026-11-23"),
  );
  page.stop();
  document.body.innerHTML = "";
});

test("it ends when nobody shares the workspace, but not while a code is good", async () => {
  const page = await openPage(["api", "workspace", "plans", {}]);
  answer = ALONE;
  window.localStorage.setItem(LINKED, String(Date.now() + 10_000));
  page.follow();
  await pause();
  expect(asked).toHaveLength(2);
  for (let times = 0; times < 5; times += 1) await pause();
  expect(window.localStorage.getItem(LINKED)).toBeNull();
  expect(asked.length).toBeLessThan(6);
  page.stop();
});

test("a browser that was signed out forgets what it keeps, and says so", async () => {
  window.localStorage.setItem("truth-uncovered-last-collection", "theirs");
  const page = await openPage(["api", "workspace", "plans", {}]);
  answer = { ...ALONE, devices: 0, isSignedOut: true };
  const { takeNotices } = await import("@/lib/http/outbox/status");
  page.follow();
  jest.useRealTimers();
  const told: unknown[] = [];
  await waitFor(() => {
    told.push(...takeNotices());
    expect(told).toMatchObject([{ title: "This browser was signed out" }]);
  });
  expect(Object.keys(window.localStorage)).toEqual([]);
  expect(page.read.mock.calls.length).toBeGreaterThan(1);
  page.stop();
});
