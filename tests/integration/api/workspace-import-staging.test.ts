import * as importRoute from "@/app/api/workspace/import/route";
import { db } from "@/lib/db/client";
import { exportAnswer } from "@/lib/workspaces/archive/service";
import {
  MOVED_AT_ONCE,
  moveSome,
  openStage,
  settleAbandonedImports,
} from "@/lib/workspaces/archive/stage/data";
import { reading } from "@/lib/workspaces/data";
import { Owner } from "@/lib/workspaces/owner";
import { sampleArchive } from "@/tests/support/sample-archive";
import { deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";
import { Browser, furnishedBrowser, NONE, ONE_EACH } from "./workspace-support";

/** What happens once an import's rows are staged, and how many rows each move took. */
let mockWhenStaged: (() => Promise<void>) | null = null;
const mockMoved: number[] = [];
jest.mock("@/lib/workspaces/archive/rows/data", () => {
  const actual = jest.requireActual("@/lib/workspaces/archive/rows/data");
  const insertRows = async (...given: unknown[]) => {
    await actual.insertRows(...given);
    await mockWhenStaged?.();
  };
  return { ...actual, insertRows };
});
jest.mock("@/lib/workspaces/archive/stage/data", () => {
  const actual = jest.requireActual("@/lib/workspaces/archive/stage/data");
  const moveSome = async (...given: unknown[]) => {
    const moved = await actual.moveSome(...given);
    mockMoved.push(moved);
    return moved;
  };
  return { ...actual, moveSome };
});

process.env.RATE_LIMITS = "off";
loadScriptureFirst();
beforeEach(async () => {
  mockWhenStaged = null;
  mockMoved.length = 0;
  await deleteWorkspaces();
});
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const bringIn = (browser: Browser, archive: unknown, headers?: Record<string, string>) =>
  browser.post(importRoute.POST, "/api/workspace/import", archive, headers);
const day = (at: number) => new Date(Date.UTC(2026, 0, 1) + at).toISOString();

/** The sample with so many verses, creations and highlights. */
function bigArchive(count: number, mark = "Big") {
  const archive = sampleArchive(mark);
  const [collection] = archive.collections;
  const [verse] = collection?.verses ?? [];
  const [creation] = archive.creations;
  if (!collection || !verse || !creation) throw new Error("no sample");
  const many = Array.from({ length: count }, (_, at) => at);
  collection.verses = many.map((at) => ({ ...verse, createdAt: day(at) }));
  archive.creations = many.map((at) => ({ ...creation, createdAt: day(at) }));
  archive.highlights = many.map((at) => ({
    canonicalOrder: at + 1,
    colour: "blue",
    label: "Mine",
    createdAt: day(at),
  }));
  return archive;
}

test("no statement of an import writes or moves more than its bite, and all of it arrives", async () => {
  const count = 3 * MOVED_AT_ONCE;
  const browser = new Browser();
  const { body } = await bringIn(browser, bigArchive(count));

  expect(body.added).toEqual({ ...ONE_EACH, verses: count, creations: count, highlights: count });
  expect(mockMoved.filter((moved) => moved === MOVED_AT_ONCE).length).toBeGreaterThanOrEqual(6);
  expect(Math.max(...mockMoved)).toBe(MOVED_AT_ONCE);
  expect(await db.workspace.count()).toBe(1);
  expect((await bringIn(browser, bigArchive(count))).body.added).toEqual(NONE);
  expect(await db.workspace.count()).toBe(1);
});

test("nobody sees anything of an import before all of it is there, and a failure leaves nothing", async () => {
  const { browser, workspaceId } = await furnishedBrowser("Before");
  let seen: unknown = null;
  mockWhenStaged = async () => {
    const own = await db.creation.count({ where: { workspaceId } });
    seen = { staged: await db.creation.count(), own };
    throw new Error("the process has no more memory");
  };
  const { status } = await bringIn(browser, bigArchive(30));

  expect([status, seen]).toEqual([500, { staged: 31, own: 1 }]);
  expect([await db.workspace.count(), await db.creation.count()]).toEqual([1, 1]);
  // A first write that fails leaves no workspace either.
  expect((await bringIn(new Browser(), bigArchive(3))).status).toBe(500);
  expect(await db.workspace.count()).toBe(1);
});

test("two imports of one file at once double nothing", async () => {
  const { browser } = await furnishedBrowser("Twice");
  const answers = await Promise.all([1, 2, 3].map(() => bringIn(browser, bigArchive(40))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await db.creation.count()).toBe(41);
  expect(await db.collectionVerse.count()).toBe(42);
  expect(await db.workspace.count()).toBe(1);
});

test("an import asked for again under its key is done once and answered the same", async () => {
  const browser = new Browser();
  const key = { "Idempotency-Key": "import-1" };
  const first = await bringIn(browser, bigArchive(5), key);
  const second = await bringIn(browser, bigArchive(5), key);
  expect(second.body).toEqual(first.body);
  expect(second.headers.get("idempotency-replayed")).toBe("true");
  expect((await bringIn(browser, bigArchive(6), key)).status).toBe(409);
});

/** What a process left that was killed while it brought a file in. */
async function leftImport(isSealed: boolean, target: string) {
  const { id } = await openStage(Owner.ofWorkspace(target));
  const old = new Date(Date.now() - 120_000);
  await db.creation.createMany({
    data: Array.from({ length: 600 }, (_, at) => ({
      workspaceId: id,
      title: `Left ${at}`,
      content: "x",
      type: "poem",
      prompt: "p",
    })),
  });
  await db.highlight.create({
    data: { workspaceId: id, canonicalOrder: 26_137, colour: "blue", label: "x" },
  });
  const passage = { translation: "WEB", startOrder: 26_137, endOrder: 26_138 };
  await db.learnedPassage.create({ data: { workspaceId: id, ...passage, dueDay: 1 } });
  const sealedAt = isSealed ? old : null;
  await db.workspace.update({ where: { id }, data: { createdAt: old, sealedAt } });
  return id;
}

test.each([
  [true, 601],
  [false, 1],
])("what a killed import left (complete: %s) is settled", async (isSealed, creations) => {
  const { workspaceId } = await furnishedBrowser("Killed");
  const stage = await leftImport(isSealed, workspaceId);
  if (isSealed) {
    await db.$transaction((queries) => moveSome(queries, { id: stage, target: workspaceId }));
  }
  expect(await settleAbandonedImports()).toBe(1);

  expect(await db.creation.count({ where: { workspaceId } })).toBe(creations);
  // The visitor's own mark of a verse stays.
  expect(await db.highlight.findMany()).toMatchObject([{ colour: "green" }]);
  expect(await db.learnedPassage.findMany()).toMatchObject([{ reviews: 3, dueDay: 20_460 }]);
  expect(await db.workspace.count()).toBe(1);
  const { storedRows } = await db.workspace.findFirstOrThrow();
  expect(storedRows).toBe(11 + creations);
});

test("an import that another process is at is waited for, and one it left is settled by the next", async () => {
  const { browser, workspaceId } = await furnishedBrowser("Other");
  const { id } = await openStage(Owner.ofWorkspace(workspaceId));
  const refused = await bringIn(browser, bigArchive(3));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "3"]);
  expect(await settleAbandonedImports()).toBe(0);

  await db.workspace.update({ where: { id }, data: { createdAt: new Date(0) } });
  expect((await bringIn(browser, bigArchive(3))).status).toBe(200);
});

test("an export asks for no more than some hundred rows at once, and holds them all in order", async () => {
  const browser = new Browser();
  await bringIn(browser, bigArchive(700));
  const takes: number[] = [];
  const watched = new Proxy(reading(), {
    get(client, name) {
      const model = Reflect.get(client, name);
      if (typeof model !== "object" || !("findMany" in model)) return model;
      return {
        findMany: (query: { take: number }) => {
          takes.push(query.take);
          return model.findMany(query);
        },
      };
    },
  });
  const { id } = await db.workspace.findFirstOrThrow();
  const owned = { workspace: Owner.ofWorkspace(id), queries: watched };
  const body = JSON.parse(await exportAnswer(owned, "json").text());

  const orders = body.collections[0].verses.map(
    (verse: { orderIndex: number }) => verse.orderIndex,
  );
  expect(orders).toEqual(Array.from({ length: 700 }, (_, at) => at));
  expect([body.creations.length, body.highlights.length]).toEqual([700, 700]);
  expect(takes.length).toBeGreaterThan(40);
  expect(Math.max(...takes)).toBe(250);
});
