import * as exportRoute from "@/app/api/workspace/export/route";
import * as importRoute from "@/app/api/workspace/import/route";
import * as transferRoute from "@/app/api/workspace/transfer/route";
import * as codesRoute from "@/app/api/workspace/transfer-codes/route";
import { db } from "@/lib/db/client";
import { reserveTokens } from "@/lib/limits/budget";
import { limitStore } from "@/lib/limits/data";
import { forgetLimiters } from "@/lib/limits/limiters";
import { addressSubject, takeLimit, workspaceSubject } from "@/lib/limits/service";
import { sampleArchive } from "@/tests/support/sample-archive";
import { deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";
import { Browser, plainCall, shelves } from "./workspace-support";

Object.assign(process.env, {
  TRUST_PROXY_HOPS: "1",
  LIMIT_WRITES_PER_MINUTE: "5",
  LIMIT_WRITES_PER_MINUTE_PER_ADDRESS: "8",
  LIMIT_NEW_WORKSPACES_PER_HOUR: "3",
  LIMIT_TRANSFER_CODES_PER_HOUR: "2",
  LIMIT_TRANSFERS_PER_HOUR: "3",
  LIMIT_EXPORTS_PER_HOUR: "2",
  LIMIT_IMPORTS_PER_HOUR: "2",
  AI_TOKENS_PER_DAY_PER_WORKSPACE: "1000",
  AI_TOKENS_PER_DAY_PER_ADDRESS: "1500",
  AI_TOKENS_PER_DAY: "2000",
});

loadScriptureFirst();
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

let lastAddress = 0;
/** A visitor at an address of their own, unless one is given. */
function visitor(given?: string) {
  lastAddress += 1;
  const address = given ?? `198.51.100.${lastAddress}`;
  const browser = new Browser();
  const ask = browser.call.bind(browser);
  browser.call = (handler, target, options) =>
    ask(handler, target, {
      ...options,
      headers: { "X-Forwarded-For": `1.2.3.4, ${address}`, ...options?.headers },
    });
  return browser;
}
const add = (browser: Browser) => browser.post(shelves.POST, "/api/shelves", { name: "A row" });

async function times(count: number, run: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1) statuses.push((await run()).status);
  return statuses;
}

test("a workspace's writes are limited, with the wait in words and seconds, and nothing is written", async () => {
  const browser = visitor();
  expect(await times(6, () => add(browser))).toEqual(Array(6).fill(201));
  const refused = await add(browser);

  expect([refused.status, refused.type]).toEqual([429, "application/problem+json"]);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(refused.body.detail).toMatch(
    /^That was a little fast\. Please try again in \d+ seconds?\.$/,
  );
  expect(await db.collection.count()).toBe(6);
  // Others are not in the way of it, and reads are not counted.
  expect((await add(visitor())).status).toBe(201);
  expect((await browser.call(shelves.GET, "/api/shelves")).status).toBe(200);
});

test("an address's writes and new workspaces are limited, whatever cookies it throws away", async () => {
  const address = "203.0.113.7";
  expect(await times(4, () => add(visitor(address)))).toEqual([201, 201, 201, 429]);
  const plain = () => plainCallFrom(address);
  expect(await times(5, plain)).toEqual([201, 201, 201, 201, 429]);
});

async function plainCallFrom(address: string) {
  return new Browser().call(shelves.POST, "/api/shelves", {
    method: "POST",
    body: { name: "A row" },
    headers: { "X-Client": "", "X-Forwarded-For": address },
  });
}

test("what a visitor claims before the proxy's own entry changes nothing", async () => {
  const browser = () => visitor("203.0.113.9");
  const forged = (at: number) =>
    browser().call(shelves.POST, "/api/shelves", {
      method: "POST",
      body: { name: "A row" },
      headers: {
        "X-Forwarded-For": `10.0.0.${at}, 203.0.113.9`,
        "X-Socket-Address": `10.1.1.${at}`,
      },
    });
  const statuses = [];
  for (let at = 0; at < 4; at += 1) statuses.push((await forged(at)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test("counters hold no address and no id, only hashes with the day's secret", async () => {
  const browser = visitor("203.0.113.20");
  await add(browser);
  await add(browser);
  const { id } = await db.workspace.findFirstOrThrow();
  const rows = await db.rateLimit.findMany();

  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const { key, expire } of rows) {
    expect(key).toMatch(/^[a-zA-Z]+:[\w-]{43}$/);
    expect(key).not.toContain(id);
    expect(Number(expire) - Date.now()).toBeLessThan(24 * 3_600_000);
  }
  const request = new Request("http://x/", { headers: { "X-Forwarded-For": "203.0.113.20" } });
  const subject = await addressSubject(request);
  expect(rows.some(({ key }) => key === `newWorkspace:${subject}`)).toBe(true);
});

test("transfer codes, attempts at them, exports and imports have limits of their own", async () => {
  const browser = visitor();
  const bring = () => browser.post(importRoute.POST, "/api/workspace/import", sampleArchive());
  // The first one is counted for the address: there is no workspace yet.
  expect(await times(4, bring)).toEqual([200, 200, 200, 429]);
  const code = () => browser.post(codesRoute.POST, "/api/workspace/transfer-codes", {});
  expect(await times(3, code)).toEqual([201, 201, 429]);
  const out = () => browser.call(exportRoute.GET, "/api/workspace/export");
  expect(await times(3, out)).toEqual([200, 200, 429]);
  const guesser = visitor();
  const guess = () =>
    guesser.post(transferRoute.POST, "/api/workspace/transfer", { code: "22222-22222" });
  expect(await times(4, guess)).toEqual([404, 404, 404, 429]);
});

test("all processes count together", async () => {
  await times(5, async () => {
    forgetLimiters();
    await takeLimit("write", "one");
    return { status: 0 };
  });
  forgetLimiters();
  await expect(takeLimit("write", "one")).rejects.toMatchObject({ code: "too_many_requests" });
});

test("while the database is away the process counts by itself", async () => {
  jest.spyOn(limitStore, "query").mockRejectedValue(new Error("away"));
  const taken = await times(5, async () => {
    await takeLimit("write", "alone");
    return { status: 0 };
  });
  await expect(takeLimit("write", "alone")).rejects.toMatchObject({ code: "too_many_requests" });
  expect(taken).toHaveLength(5);
});

describe("token budgets", () => {
  const payer = (workspace: string | null, address: string | null) => ({
    workspace: workspace && workspaceSubject(workspace),
    address,
  });
  const balance = async (name: string) =>
    (await db.rateLimit.findFirst({ where: { key: { startsWith: name } } }))?.points ?? 0;

  test("are reserved before a call and settled after it, once", async () => {
    const reservation = await reserveTokens(payer("w", "a"), 600);
    expect(await balance("tokensOfWorkspace")).toBe(600);
    await reservation.settle(100);
    await reservation.settle(500);
    expect(await balance("tokensOfWorkspace")).toBe(100);
    expect(await balance("tokensFromAddress")).toBe(100);
    expect(await balance("tokensOfSite")).toBe(100);
    const more = await reserveTokens(payer("w", "a"), 100);
    await more.settle(250);
    expect(await balance("tokensOfWorkspace")).toBe(350);
  });

  test("refuse what they do not hold, and then take from none", async () => {
    await reserveTokens(payer("w", "a"), 900);
    const refused = await reserveTokens(payer("w", "a"), 200).catch((error) => error);
    expect(refused).toMatchObject({ code: "too_many_requests", status: 429 });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(23 * 3_600);
    expect(refused.message).toMatch(/Please try again in \d+ (hour|minute|second)s?\.$/);
    expect(await balance("tokensOfWorkspace")).toBe(900);
    expect(await balance("tokensOfSite")).toBe(900);
    await expect(reserveTokens(payer("w", "a"), 100)).resolves.toBeDefined();
  });

  test("of the address and of the site stop those who change workspaces", async () => {
    await reserveTokens(payer("1", "a"), 900);
    await expect(reserveTokens(payer("2", "a"), 700)).rejects.toMatchObject({ status: 429 });
    await reserveTokens(payer("2", "b"), 900);
    await expect(reserveTokens(payer("3", "c"), 300)).rejects.toMatchObject({ status: 429 });
    expect(await balance("tokensOfSite")).toBe(1_800);
  });

  test("hold when many reserve at once", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => reserveTokens(payer("w", null), 100)),
    );
    expect(results.every(({ status }) => status === "fulfilled")).toBe(true);
    await expect(reserveTokens(payer("w", null), 1)).rejects.toMatchObject({ status: 429 });
    expect(await balance("tokensOfWorkspace")).toBe(1_000);
  });
});

test("a plain client has no workspace's limit, only its address's", async () => {
  const answers = await times(7, () => plainCall(shelves.POST, "/api/shelves", { name: "x" }));
  expect(answers).toEqual(Array(7).fill(201));
});
