/** @jest-environment ./tests/setup/browser-environment.mjs */
import "fake-indexeddb/auto";

// Reviews made without a network, in two tabs and over a restart of the browser.

const ID = "passage-1";
const DAY = "2026-01-05";
let isThere = true;
/** As the server counts them: one that it has already changes nothing. */
let counted: string[] = [];
let posts: (string | null)[] = [];

const row = () => ({
  ...{ id: ID, reference: "John 11:35", translation: "WEB", text: "Jesus wept." },
  ...{ due: DAY, today: DAY, reviews: counted.length, lapses: 0 },
  next: { again: 0, hard: 1, good: 2, easy: 8 },
});

beforeEach(() => {
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init = {}) => {
    if (!isThere) throw new TypeError("Failed to fetch");
    if (input === "/api/workspace") return Response.json({ exists: true });
    if (init.method !== "POST") return Response.json([row()]);
    posts.push(new Headers(init.headers).get("idempotency-key"));
    const { reviews, grade } = JSON.parse(String(init.body));
    if (counted.length <= reviews) counted.push(grade);
    return Response.json(row());
  });
});

/** What the pages of the browser listen to: it ends with them. */
let heard: Parameters<typeof window.addEventListener>[] = [];
const listen = window.addEventListener.bind(window);

/** A page of a browser that was just started: nothing in memory, what is stored is there. */
async function startBrowser() {
  for (const [type, listener] of heard) window.removeEventListener(type, listener);
  heard = [];
  jest.spyOn(window, "addEventListener").mockImplementation((...given) => {
    heard.push(given as (typeof heard)[number]);
    listen(...(given as (typeof heard)[number]));
  });
  jest.resetModules();
  const { MutationObserver } = await import("@tanstack/react-query");
  const { createQueryClient } = await import("@/lib/http/query-client");
  const { followOutbox } = await import("@/lib/http/outbox/follow");
  const { noteWorkspace } = await import("@/lib/http/has-workspace");
  const { countWaiting } = await import("@/lib/http/outbox/status");
  const { pendingReviews, reviewMutation } = await import("@/lib/learning/client");
  noteWorkspace(true);
  const openTab = () => {
    const client = createQueryClient();
    followOutbox(client);
    return {
      review: (grade: "good" | "again", reviews: number) =>
        new MutationObserver(client, reviewMutation).mutate({
          ...{ id: ID, reference: "John 11:35", grade, reviews, today: DAY },
        }),
      pending: () => client.getMutationCache().findAll(pendingReviews.filters).length,
    };
  };
  return { openTab, countWaiting };
}

async function until(isSo: () => boolean) {
  for (let tries = 0; tries < 400 && !isSo(); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(isSo()).toBe(true);
}

test("two tabs review a passage without a network, the browser is started anew: sent once, counted once", async () => {
  isThere = false;
  const before = await startBrowser();
  const [one, other] = [before.openTab(), before.openTab()];
  expect(await one.review("good", 0)).toBeNull();
  // The other tab had not seen it.
  expect(await other.review("again", 0)).toBeNull();
  expect(before.countWaiting()).toBe(2);

  const after = await startBrowser();
  const tab = after.openTab();
  await until(() => after.countWaiting() === 2 && tab.pending() === 2);
  isThere = true;
  window.dispatchEvent(new Event("online"));
  await until(() => after.countWaiting() === 0 && tab.pending() === 0);

  expect(new Set(posts).size).toBe(posts.length);
  expect(posts).toHaveLength(2);
  expect(counted).toEqual(["good"]);
  window.dispatchEvent(new Event("online"));
  const next = await startBrowser();
  next.openTab();
  await until(() => next.countWaiting() === 0);
  expect(posts).toHaveLength(2);
});

test("two tabs with a network review it at the same moment: counted once", async () => {
  isThere = true;
  counted = [];
  posts = [];
  const { openTab } = await startBrowser();
  await Promise.all([openTab().review("good", 0), openTab().review("again", 0)]);
  expect(counted).toHaveLength(1);
});
