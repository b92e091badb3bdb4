/** @jest-environment ./tests/setup/browser-environment.mjs */
import "fake-indexeddb/auto";
import { MutationObserver } from "@tanstack/react-query";
import {
  highlightsOptions,
  pendingHighlights,
  setHighlightsMutation,
} from "@/lib/highlights/client";
import { noteAnswer } from "@/lib/http/connection";
import { noteWorkspace } from "@/lib/http/has-workspace";
import { openKept } from "@/lib/http/outbox/database";
import { followOutbox } from "@/lib/http/outbox/follow";
import { forgetKept } from "@/lib/http/outbox/forget";
import { countWaiting } from "@/lib/http/outbox/status";
import { createQueryClient } from "@/lib/http/query-client";

// A page with its outbox, from what is pressed to what is sent, and what it reads meanwhile.

const JOHN = "John 3:16";
const options = highlightsOptions({ reference: "John 3:1-36" });
let rows: { id: string; reference: string; osis: string; colour: string; label: string }[] = [];
let isThere = true;
const posts: [key: string | null, body: unknown][] = [];

beforeEach(async () => {
  await forgetKept();
  rows = [];
  posts.length = 0;
  isThere = true;
  noteWorkspace(true);
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init = {}) => {
    if (!isThere) throw new TypeError("Failed to fetch");
    if (input === "/api/workspace") return Response.json({ exists: true });
    if (init.method !== "POST") return Response.json(rows);
    const body = JSON.parse(String(init.body));
    posts.push([new Headers(init.headers).get("idempotency-key"), body]);
    const row = { id: "1", reference: JOHN, osis: JOHN, colour: body.colour, label: body.label };
    rows = [row];
    return Response.json(rows);
  });
  noteAnswer();
});

/** Waits until `isSo`, as a page would see it. */
async function until(isSo: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 200 && !(await isSo()); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(await isSo()).toBe(true);
}

const highlight = (client: ReturnType<typeof createQueryClient>) =>
  new MutationObserver(client, setHighlightsMutation).mutate({
    passage: JOHN,
    verses: [JOHN],
    value: { colour: "green", label: "Promise" },
  });
const pendingIn = (client: ReturnType<typeof createQueryClient>) =>
  client.getMutationCache().findAll(pendingHighlights.filters).map(pendingHighlights.select);
const kept = async () => (await openKept()).getAll("writes");

test("what is pressed without a server is shown in every tab, sent once when it is back, and read anew", async () => {
  const [here, there] = [createQueryClient(), createQueryClient()];
  followOutbox(here);
  followOutbox(there);
  await here.fetchInfiniteQuery(options);
  isThere = false;
  expect(await highlight(here)).toBeNull();
  expect(countWaiting()).toBe(1);
  for (const client of [here, there]) {
    expect(pendingIn(client)).toMatchObject([{ passage: JOHN }]);
  }
  const [entry] = await kept();

  isThere = true;
  window.dispatchEvent(new Event("online"));
  await until(() => countWaiting() === 0 && pendingIn(here).length === 0);
  expect(posts).toEqual([[entry?.key, { reference: JOHN, colour: "green", label: "Promise" }]]);
  expect(await kept()).toEqual([]);
  const read = await here.fetchInfiniteQuery({ ...options, staleTime: 0 });
  expect(read.pages[0]?.items).toMatchObject([{ reference: JOHN, colour: "green" }]);
});

test("with a server it is written at once and nothing waits", async () => {
  const client = createQueryClient();
  expect(await highlight(client)).toMatchObject([{ reference: JOHN }]);
  expect(posts).toHaveLength(1);
  expect(await kept()).toEqual([]);
});

test("what was read is shown while the server is away, to a later page as well", async () => {
  rows = [{ id: "1", reference: JOHN, osis: JOHN, colour: "blue", label: "Teaching" }];
  await createQueryClient().fetchInfiniteQuery(options);
  await until(async () => (await (await openKept()).count("reads")) === 1);
  isThere = false;
  const later = await createQueryClient().fetchInfiniteQuery(options);
  expect(later.pages[0]?.items).toMatchObject([{ reference: JOHN, colour: "blue" }]);
  const other = highlightsOptions({ reference: "John 4:1-54" });
  await expect(createQueryClient().fetchInfiniteQuery(other)).rejects.toThrow("Failed to fetch");
});

test("deleted, nothing of it is shown, sent or left", async () => {
  const client = createQueryClient();
  followOutbox(client);
  await client.fetchInfiniteQuery(options);
  isThere = false;
  await highlight(client);
  await forgetKept();
  expect(countWaiting()).toBe(0);
  await until(() => pendingIn(client).length === 0);
  isThere = true;
  window.dispatchEvent(new Event("online"));
  await expect(createQueryClient().fetchInfiniteQuery(options)).resolves.toBeDefined();
  expect(posts).toEqual([]);
});
