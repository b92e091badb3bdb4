import * as chatRoute from "@/app/api/chat/route";
import * as collectionRoute from "@/app/api/collections/[collectionId]/route";
import * as collectionsRoute from "@/app/api/collections/route";
import * as creationsRoute from "@/app/api/creations/route";
import * as highlightsRoute from "@/app/api/workspace/highlights/route";
import * as importRoute from "@/app/api/workspace/import/route";
import * as notesRoute from "@/app/api/workspace/notes/route";
import * as workspaceRoute from "@/app/api/workspace/route";
import { addExchange } from "@/lib/chat/data";
import { db } from "@/lib/db/client";
import { forgetLimiters } from "@/lib/limits/limiters";
import { Owner } from "@/lib/workspaces/owner";
import { trimDemoSpace } from "@/lib/workspaces/retention/data";
import { sampleArchive } from "@/tests/support/sample-archive";
import { deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";
import { Browser, furnishedBrowser, plainCall } from "./workspace-support";

const MOST_BYTES = 60_000;
const MOST_ROWS = 40;
Object.assign(process.env, {
  TRUST_PROXY_HOPS: "1",
  QUOTA_BYTES_PER_WORKSPACE: String(MOST_BYTES),
  QUOTA_ROWS_PER_WORKSPACE: String(MOST_ROWS),
  QUOTA_BYTES_PER_DAY_PER_ADDRESS: "102400",
  QUOTA_IMPORTS_PER_DAY_PER_ADDRESS: "3",
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

const creation = (length: number) => ({
  title: "A poem",
  content: "x".repeat(length),
  type: "poem",
  prompt: "p",
});
const add = (browser: Browser, length = 20_000) =>
  browser.post(creationsRoute.POST, "/api/creations", creation(length));
const stored = () =>
  db.workspace.findFirstOrThrow({ select: { storedBytes: true, storedRows: true } });
/** The counts as they are when everything is counted anew. */
async function recounted() {
  const [row] = await db.$queryRaw<{ bytes: number; rows: number }[]>`
    SELECT coalesce(sum(bytes), 0)::int AS bytes, coalesce(sum(rows), 0)::int AS rows FROM stored_things`;
  return { storedBytes: BigInt(row?.bytes ?? -1), storedRows: row?.rows };
}

test("every way of keeping something is counted, every deletion gives back, and an empty workspace holds nothing", async () => {
  const { browser, ids, workspaceId } = await furnishedBrowser("Counted");
  const keyed = { "Idempotency-Key": "one" };
  await browser.post(highlightsRoute.POST, "/api/workspace/highlights", {
    reference: "John 3:16",
    colour: "blue",
    label: "Mine",
  });
  await browser.post(notesRoute.POST, "/api/workspace/notes", {
    reference: "John 3:16",
    note: "Words",
  });
  await browser.post(creationsRoute.POST, "/api/creations", creation(500), keyed);
  await db.generatedText.create({ data: { workspaceId, contentHash: "a", type: "poem" } });
  await db.readingReminder.create({ data: { workspaceId, feedToken: "f", time: "08:00" } });
  expect(await stored()).toEqual(await recounted());
  expect((await stored()).storedBytes).toBeGreaterThan(1_500n);

  await db.creation.updateMany({ data: { content: "é".repeat(100) } });
  await db.chatTurn.deleteMany({ where: { position: 1 } });
  expect(await stored()).toEqual(await recounted());
  await browser.call(collectionRoute.DELETE, `/api/collections/${ids.collection}`, {
    method: "DELETE",
    params: { collectionId: ids.collection },
  });
  expect(await stored()).toEqual(await recounted());

  const where = { workspaceId };
  await db.collection.deleteMany({ where });
  await db.creation.deleteMany({ where });
  await db.conversation.deleteMany({ where });
  await db.startedPlan.deleteMany({ where });
  await db.readingSession.deleteMany({ where });
  await db.highlight.deleteMany({ where });
  await db.learnedPassage.updateMany({ where, data: { reviews: 4 } });
  expect(await stored()).toEqual(await recounted());
  await db.learnedPassage.deleteMany({ where });
  await db.generatedText.deleteMany({ where });
  await db.readingReminder.deleteMany({ where });
  await db.idempotentWrite.deleteMany({ where });
  expect(await stored()).toEqual({ storedBytes: 0n, storedRows: 0 });
});

test("a full workspace takes nothing more, says what to do, writes nothing by halves, and has room again after a deletion", async () => {
  const browser = new Browser();
  const first = await add(browser);
  await add(browser);
  const refused = await add(browser);

  expect([refused.status, refused.body.code, refused.type]).toEqual([
    403,
    "quota_exceeded",
    "application/problem+json",
  ]);
  expect(refused.body.detail).toMatch(/nothing was saved\. Export .* delete/);
  expect(await db.creation.count()).toBe(2);
  expect(
    (await browser.post(importRoute.POST, "/api/workspace/import", sampleArchive())).status,
  ).toBe(200);
  const large = sampleArchive("Large");
  Object.assign(large.creations[0] as object, { content: "x".repeat(30_000) });
  expect((await browser.post(importRoute.POST, "/api/workspace/import", large)).status).toBe(403);
  expect(await db.collection.count()).toBe(1);
  expect(await stored()).toEqual(await recounted());

  await db.creation.deleteMany({ where: { id: first.body.id } });
  expect((await add(browser)).status).toBe(201);
});

test("rows are counted as well as bytes", async () => {
  const browser = new Browser();
  const statuses = [];
  for (let at = 0; at <= MOST_ROWS; at += 1) {
    const { status } = await browser.post(collectionsRoute.POST, "/api/collections", { name: "x" });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(MOST_ROWS).fill(201), 403]);
});

test("of writes at once no two take the same room", async () => {
  const browser = new Browser();
  await add(browser, 100);
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(browser, 12_000)));
  const kept = answers.filter(({ status }) => status === 201);
  expect([kept.length, answers.filter(({ status }) => status === 403).length]).toEqual([4, 4]);
  expect(Number((await stored()).storedBytes)).toBeLessThanOrEqual(MOST_BYTES);
});

test("a question is refused where there is no room for its answer, and an answer is not kept beyond it", async () => {
  const browser = new Browser();
  await add(browser, 49_000);
  const { id } = await db.workspace.findFirstOrThrow();
  const owner = Owner.ofWorkspace(id);
  const conversation = await db.conversation.create({ data: { workspaceId: id } });
  const exchange = { question: "q", answer: "x".repeat(8_000), parts: null, verseReferences: [] };
  await Promise.all([1, 2].map(() => addExchange(db, owner, conversation.id, exchange)));
  expect(await db.chatTurn.count()).toBe(2);

  await db.creation.updateMany({ data: { title: "x".repeat(5_000) } });
  const { status, body } = await browser.post(chatRoute.POST, "/api/chat", {
    question: "Who is Ruth?",
  });
  expect([status, body.code]).toEqual([403, "quota_exceeded"]);
});

test("what an address may send in a day ends, whatever cookies it throws away; others go on", async () => {
  const from = (address: string) => ({ "X-Forwarded-For": address });
  const send = (address: string) =>
    new Browser().post(creationsRoute.POST, "/api/creations", creation(40_000), from(address));
  const statuses = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await send("203.0.113.1")).status);
  expect(statuses).toEqual([201, 201, 429]);
  const refused = await send("203.0.113.1");
  expect(refused.body.detail).toMatch(/^Your address has saved as much as is allowed in a day\. /);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_600);
  expect((await send("203.0.113.2")).status).toBe(201);
});

test("files from one address are counted by the day", async () => {
  const send = (at: number) =>
    new Browser().post(importRoute.POST, "/api/workspace/import", sampleArchive(`File ${at}`), {
      "X-Forwarded-For": "203.0.113.3",
    });
  const statuses = [];
  for (let at = 0; at < 4; at += 1) statuses.push((await send(at)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test("the demo space is trimmed to its bytes, the newest staying", async () => {
  for (let at = 0; at < 6; at += 1) {
    await plainCall(creationsRoute.POST, "/api/creations", {
      ...creation(6_000),
      userId: `label ${at}`,
    });
  }
  await trimDemoSpace(new Date(0), 2_000, 15_000);
  const left = await db.creation.findMany({ include: { workspace: true } });
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(3);
  expect(left.map(({ workspace }) => workspace.demoLabel)).toContain("label 5");
  const { status } = await plainCall(workspaceRoute.GET, "/api/workspace");
  expect(status).toBe(200);
});
