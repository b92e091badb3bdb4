import { z } from "zod";
import { db } from "@/lib/db/client";
import { workspaceWrite } from "@/lib/workspaces/route";
import { deleteWorkspaces, disconnect } from "./support";
import { Browser, plainCall, shelf, shelves, task } from "./workspace-support";

// More writes than a visitor may make.
process.env.RATE_LIMITS = "off";
beforeEach(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

/** One PGlite is one session: a burst there only queues. */
const isServer = process.env.TEST_DATABASE === "postgresql";
const add = (browser: Browser, name: string, headers?: Record<string, string>) =>
  browser.post(shelves.POST, "/api/shelves", { name }, headers);

async function startedBrowser() {
  const browser = new Browser();
  await add(browser, "First");
  return browser;
}

test("two first writes at once make two whole workspaces, and the browser keeps one", async () => {
  const [one, two] = [new Browser(), new Browser()];
  const answers = await Promise.all([add(one, "A"), add(two, "B")]);

  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(one.cookie).not.toBe(two.cookie);
  const lists = await Promise.all([one, two].map((b) => b.call(shelves.GET, "/api/shelves")));
  expect(lists.map(({ body }) => body.map(({ title }: { title: string }) => title))).toEqual([
    ["A"],
    ["B"],
  ]);
  expect(await db.workspace.count()).toBe(2);
});

test("a first write that fails leaves no workspace and no cookie", async () => {
  const browser = new Browser();
  expect((await add(browser, "fails")).status).toBe(404);
  expect((await add(browser, "")).status).toBe(400);
  expect(browser.cookie).toBeNull();
  expect(await db.workspace.count()).toBe(0);
});

test("what a failing write did is undone", async () => {
  const browser = await startedBrowser();
  expect((await add(browser, "fails", { "Idempotency-Key": "k" })).status).toBe(404);
  expect(await db.collection.count()).toBe(1);
  expect(await db.idempotentWrite.count()).toBe(0);
});

test("two first writes into the demo space at once share its workspace", async () => {
  const bodies = Array.from({ length: 8 }, (_, at) => ({ name: `Row ${at}`, userId: "demo-user" }));
  const answers = await Promise.all(
    bodies.map((body) => plainCall(shelves.POST, "/api/shelves", body)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(await db.workspace.count()).toBe(1);
  expect(await db.collection.count()).toBe(8);
});

test("the same key with the same body gets the first answer, status and all", async () => {
  const browser = await startedBrowser();
  const headers = { "Idempotency-Key": "save-1" };
  const first = await add(browser, "Once", headers);
  const second = await add(browser, "Once", headers);

  expect([second.status, second.body]).toEqual([201, first.body]);
  expect(first.headers.get("idempotency-replayed")).toBeNull();
  expect(second.headers.get("idempotency-replayed")).toBe("true");
  expect(second.headers.get("cache-control")).toBe("private, no-store");
  expect(await db.collection.count({ where: { title: "Once" } })).toBe(1);
});

test("the same key with another body or another address is a conflict", async () => {
  const browser = await startedBrowser();
  const headers = { "Idempotency-Key": "save-1" };
  const { body } = await add(browser, "Once", headers);

  expect((await add(browser, "Twice", headers)).status).toBe(409);
  const elsewhere = await browser.call(shelf.PATCH, `/api/shelves/${body.id}`, {
    method: "PATCH",
    body: { name: "Once" },
    params: { id: body.id },
    headers,
  });
  expect(elsewhere.status).toBe(409);
  expect(await db.collection.count()).toBe(2);
});

test("keys of two visitors have nothing to do with each other", async () => {
  const [one, two] = [await startedBrowser(), await startedBrowser()];
  const headers = { "Idempotency-Key": "the same" };
  expect((await add(one, "Mine", headers)).status).toBe(201);
  expect((await add(two, "Yours", headers)).status).toBe(201);
});

test.each(["", "x".repeat(129), "ключ", "a\tb"])("the key %j is refused", async (key) => {
  const browser = await startedBrowser();
  const encoded = Buffer.from(key).toString("latin1");
  const answer = await add(browser, "No", { "Idempotency-Key": encoded });
  expect([answer.status, answer.body.errors?.[0].path]).toEqual([400, "Idempotency-Key"]);
  expect(await db.collection.count()).toBe(1);
});

/** As many as were promised when there is time, fewer in every run. */
const WRITES = process.env.LONG === "1" ? 1_000 : 50;

test("writes sent up to five times each, all at once, make one row each", async () => {
  const browser = await startedBrowser();
  const sends = Array.from({ length: WRITES }, (_, at) =>
    Array.from({ length: 1 + (at % 5) }, () => at),
  ).flat();
  const ids = new Map<number, Set<string>>();
  const queue = sends.map((at, place) => ({ at, place: (place * 7_919) % sends.length }));
  queue.sort((a, b) => a.place - b.place);
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { at } = next;
      const { status, body } = await add(browser, `Row ${at}`, { "Idempotency-Key": `row-${at}` });
      expect(status).toBe(201);
      ids.set(at, (ids.get(at) ?? new Set()).add(body.id));
    }
  };
  await Promise.all(Array.from({ length: isServer ? 20 : 4 }, work));

  expect(ids.size).toBe(WRITES);
  for (const given of ids.values()) expect(given.size).toBe(1);
  expect(await db.collection.count({ where: { title: { startsWith: "Row" } } })).toBe(WRITES);
});

test("fifty writes at the same moment all succeed", async () => {
  const browser = await startedBrowser();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      add(browser, `Row ${at}`, { "Idempotency-Key": `row-${at}` }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
  expect(await db.collection.count({ where: { title: { startsWith: "Row" } } })).toBe(50);
});

test("ten equal writes at the same moment make one row and ten equal answers", async () => {
  const browser = await startedBrowser();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => add(browser, "Together", { "Idempotency-Key": "now" })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await db.collection.count({ where: { title: "Together" } })).toBe(1);
});

test("a write to a workspace that is deleted meanwhile is a conflict, not a broken answer", async () => {
  const browser = await startedBrowser();
  const overtaken = workspaceWrite({
    body: z.object({}),
    handle: async ({ workspace, queries }) => {
      await queries.workspace.deleteMany();
      return queries.collection.create({ data: { ...workspace.rows, title: "Too late" } });
    },
  });
  const answer = await browser.post(overtaken, "/api/shelves", {});
  expect([answer.status, answer.type]).toEqual([409, "application/problem+json"]);
});

test("a task that takes long has its workspace and cookie before it begins", async () => {
  const browser = new Browser();
  const answer = await browser.post(task.POST, "/api/task", {});
  expect([answer.status, answer.body]).toEqual([200, { done: true }]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(browser.cookie).toMatch(/^workspace=/);
  await browser.post(task.POST, "/api/task", {});
  expect(await db.workspace.count()).toBe(1);
  expect(await db.conversation.count()).toBe(2);
});

const OWN = "http://localhost:3000";
/**
 * Headers over those a browser sends (undefined: left out), whether it has the cookie, and the
 * answer.
 */
const CROSS_SITE: [string, Record<string, string | undefined>, boolean, number][] = [
  ["our own page", { Origin: OWN, "Sec-Fetch-Site": "same-origin" }, true, 201],
  ["our own page, first write", { Origin: OWN, "Sec-Fetch-Site": "same-origin" }, false, 201],
  ["an old browser on our page", { Origin: OWN }, true, 201],
  [
    "a browser that sends no Origin",
    { Origin: undefined, "Sec-Fetch-Site": "same-origin" },
    true,
    201,
  ],
  ["the address bar", { Origin: undefined, "Sec-Fetch-Site": "none" }, true, 201],
  ["our page over https behind a proxy", { Origin: "https://localhost:3000" }, true, 201],
  ["another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }, true, 403],
  ["another site without a cookie", { Origin: "https://evil.example" }, false, 403],
  ["another port", { Origin: "http://localhost:4000" }, true, 403],
  ["a sister site", { Origin: undefined, "Sec-Fetch-Site": "same-site" }, true, 403],
  ["a frame without an origin", { Origin: "null" }, true, 403],
  ["a name that begins like ours", { Origin: "http://localhost:3000.evil.example" }, true, 403],
  ["a name with ours as its user", { Origin: "http://localhost:3000@evil.example" }, true, 403],
  ["a file", { Origin: "file://" }, true, 403],
  ["an Origin that is no address", { Origin: "localhost:3000" }, true, 403],
  ["two headers that disagree", { Origin: OWN, "Sec-Fetch-Site": "cross-site" }, true, 403],
  ["neither header but the cookie", { Origin: undefined }, true, 403],
  ["neither header and no cookie", { Origin: undefined }, false, 201],
  ["a form", { "Content-Type": "text/plain" }, true, 415],
  ["an upload form", { "Content-Type": "multipart/form-data; boundary=x" }, true, 415],
  [
    "a form of another site",
    { Origin: "https://evil.example", "Content-Type": "text/plain" },
    true,
    403,
  ],
];

test.each(CROSS_SITE)("a write from %s", async (_name, headers, withCookie, expected) => {
  const browser = await startedBrowser();
  const before = await db.collection.count();
  const sent = new Headers({
    "X-Client": "web",
    Host: "localhost:3000",
    Origin: OWN,
    "Content-Type": "application/json",
    ...(withCookie && browser.cookie ? { Cookie: browser.cookie } : {}),
  });
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) sent.delete(name);
    else sent.set(name, value);
  }
  // The address by which the server knows itself must not count: it is not the visitors'.
  const response = await shelves.POST(
    new Request("http://evil.example/api/shelves", {
      method: "POST",
      headers: sent,
      body: '{"name":"Written"}',
    }),
  );

  expect(response.status).toBe(expected);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect((await db.collection.count()) - before).toBe(expected === 201 ? 1 : 0);
});
