import { z } from "zod";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { forgetLimiters } from "@/lib/limits/limiters";
import { missing } from "@/lib/workspaces/owner";
import { workspaceTask, workspaceWrite } from "@/lib/workspaces/route";
import { deleteWorkspaces, disconnect } from "./support";
import { Browser } from "./workspace-support";

Object.assign(process.env, {
  TRUST_PROXY_HOPS: "1",
  LIMIT_NEW_WORKSPACES_PER_HOUR: "3",
  // One connection, as the embedded database has, and far less time than all the writes below take
  // together.
  DATABASE_POOL_MAX: "1",
  DATABASE_TIMEOUT_MS: "1200",
});

async function clear() {
  await deleteWorkspaces();
  await db.rateLimit.deleteMany();
  forgetLimiters();
}
beforeEach(clear);
afterAll(async () => {
  await clear();
  await db.addressSalt.deleteMany();
  await disconnect();
});

const ADDRESS = "203.0.113.50";
const from = (address: string) => ({ "X-Forwarded-For": address });

/** A write that fails as its body says, at the place its body says. */
const write = workspaceWrite({
  body: z.object({ fails: z.enum(["nowhere", "before", "inside"]).default("nowhere") }),
  prepare: async ({ body }) => {
    if (body.fails === "before") throw new AppError("conflict", "No.");
  },
  handle: async ({ workspace, queries, body }) => {
    await queries.collection.create({ data: { ...workspace.rows, title: "A row" } });
    if (body.fails === "inside") throw missing();
    return {};
  },
});
const task = workspaceTask({
  body: z.object({ fails: z.enum(["nowhere", "check", "inside"]).default("nowhere") }),
  check: async ({ body }) => {
    if (body.fails === "check") throw missing();
  },
  handle: async ({ body }) => {
    if (body.fails === "inside") throw new AppError("ai_unavailable", "Not now.");
    return {};
  },
});
const first = async (handler: typeof write, body: object, address = ADDRESS) =>
  (await new Browser().post(handler, "/api/x", body, from(address))).status;

test("first writes that come to nothing leave the hourly allowance of new workspaces alone", async () => {
  for (let round = 0; round < 3; round += 1) {
    expect(await first(write, { fails: "inside" })).toBe(404);
    expect(await first(write, { fails: "before" })).toBe(409);
    expect(await first(write, { fails: "neither" })).toBe(400);
    expect(await first(task, { fails: "check" })).toBe(404);
    expect(await first(task, { fails: "inside" })).toBe(503);
  }
  expect(await db.workspace.count()).toBe(0);
  const made = [await first(write, {}), await first(task, {}), await first(write, {})];
  expect(made).toEqual([200, 200, 200]);
  expect(await first(write, {})).toBe(429);
  expect(await db.workspace.count()).toBe(3);
});

test("what is refused for the number of workspaces does not lengthen the wait, and others are not in the way of it", async () => {
  for (let at = 0; at < 3; at += 1) expect(await first(write, {})).toBe(200);
  for (let at = 0; at < 5; at += 1) expect(await first(write, {})).toBe(429);
  const row = await db.rateLimit.findFirstOrThrow({ where: { key: { startsWith: "newWork" } } });
  expect(row.points).toBe(3);
  expect(await first(write, {}, "203.0.113.51")).toBe(200);
});

test("of first writes at the same moment no more succeed than the allowance has", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => first(write, {})));
  expect(answers.filter((status) => status === 200)).toHaveLength(3);
  expect(answers.filter((status) => status === 429)).toHaveLength(5);
  expect(await db.workspace.count()).toBe(3);
});

/** Takes a tenth of a second of the one connection. */
const slow = workspaceWrite({
  body: z.object({}),
  handle: async ({ workspace, queries }) => {
    await queries.$queryRaw`SELECT 1 FROM pg_sleep(0.1)`;
    await queries.collection.create({ data: { ...workspace.rows, title: "A row" } });
    return {};
  },
});

test("twenty first writes at the same moment wait for each other and are all made", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => first(slow, {}, `198.51.100.${at}`)),
  );
  expect(answers).toEqual(Array(20).fill(200));
  expect(await db.workspace.count()).toBe(20);
  expect(await db.collection.count()).toBe(20);
});

test("the crowd of one address does not stand before another visitor", async () => {
  let before = 0;
  const crowd = Array.from({ length: 20 }, async (_, at) => {
    const browser = new Browser();
    // Each in a space of its own, so that only the line is tried.
    const answer = await browser.post(slow, "/api/x", {}, { ...from(ADDRESS), "X-Client": "" });
    if (answer.status === 200) before += 1;
    return at;
  });
  const neighbor = await first(slow, {}, "198.51.100.200");
  expect(neighbor).toBe(200);
  expect(before).toBeLessThan(5);
  await Promise.all(crowd);
  expect(before).toBe(20);
});
