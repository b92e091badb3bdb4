import * as exportRoute from "@/app/api/workspace/export/route";
import * as importRoute from "@/app/api/workspace/import/route";
import { db } from "@/lib/db/client";
import { sha256 } from "@/lib/workspaces/owner";
import { sampleArchive } from "@/tests/support/sample-archive";
import { HANG_MS } from "@/tests/support/time";
import { deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";
import { Browser, furnishedBrowser, NONE, ONE_EACH } from "./workspace-support";

loadScriptureFirst();
beforeEach(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const bringIn = (browser: Browser, archive: unknown) =>
  browser.post(importRoute.POST, "/api/workspace/import", archive);

async function takeOut(browser: Browser, format = "json") {
  const request = new Request(`http://localhost:3000/api/workspace/export?format=${format}`, {
    headers: { "X-Client": "web", ...(browser.cookie ? { Cookie: browser.cookie } : {}) },
  });
  const response = await exportRoute.GET(request);
  return { response, text: await response.text() };
}

test("an export brought back twice doubles nothing, in the same workspace and in another", async () => {
  const { browser } = await furnishedBrowser("Round trip");
  const { response, text } = await takeOut(browser);

  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="truth-uncovered-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const archive = JSON.parse(text);
  expect((await bringIn(browser, archive)).body).toEqual({ added: NONE, alreadyThere: 9 });

  const other = new Browser();
  expect((await bringIn(other, archive)).body).toEqual({ added: ONE_EACH, alreadyThere: 0 });
  const second = JSON.parse((await takeOut(other)).text);
  expect((await bringIn(browser, second)).body).toEqual({ added: NONE, alreadyThere: 9 });
  const strip = (value: unknown) =>
    JSON.stringify(value, (key, part) => (/^(id|exportedAt|updatedAt)$/.test(key) ? null : part));
  expect(strip(second)).toBe(strip(archive));
});

test("what a collection lacks of a file goes to its end", async () => {
  const { browser, ids } = await furnishedBrowser("Grown");
  await db.collectionVerse.deleteMany({ where: { collectionId: ids.collection, orderIndex: 0 } });

  const { body } = await bringIn(browser, sampleArchive("Grown"));

  expect(body.added).toEqual({ ...NONE, verses: 1 });
  const verses = await db.collectionVerse.findMany({
    where: { collectionId: ids.collection },
    orderBy: { orderIndex: "asc" },
  });
  expect(verses.map(({ reference, orderIndex }) => [reference, orderIndex])).toEqual([
    ["Romans 8:28", 1],
    ["John 11:35", 2],
  ]);
});

test("an import prints our own text, leaves other texts as entered, and publishes nothing", async () => {
  const archive = sampleArchive("Trust");
  Object.assign(archive.collections[0] as object, { isPublic: true, shareToken: "x", id: "mine" });
  Object.assign(archive.creations[0] as object, {
    isPublic: true,
    likes: 99,
    isGenerated: true,
    moderation: "approved",
    workspaceId: "someone",
  });
  Object.assign(archive.collections[0]?.verses[1] as object, { isChecked: true });
  await bringIn(new Browser(), archive);

  const collection = await db.collection.findFirstOrThrow({
    include: { verses: { orderBy: { orderIndex: "asc" } } },
  });
  expect(collection).toMatchObject({ isPublic: false, shareToken: null });
  expect(collection.id).not.toBe("mine");
  expect(collection.verses).toMatchObject([
    { osis: "John.11.35", verseText: "Jesus wept.", isChecked: true },
    { osis: "Rom.8.28", verseText: "As I remember it", isChecked: false },
  ]);
  expect(await db.creation.findFirstOrThrow()).toMatchObject({
    isPublic: false,
    likes: 0,
    isGenerated: false,
    moderation: "none",
  });
});

test("a text that was generated for this workspace is known again", async () => {
  const { browser, workspaceId } = await furnishedBrowser("Generated");
  await db.creation.deleteMany({ where: { workspaceId } });
  const contentHash = sha256("Lines\nof a poem");
  await db.generatedText.create({ data: { workspaceId, contentHash, type: "poem" } });

  await bringIn(browser, sampleArchive("Generated"));
  expect(await db.creation.findFirst()).toMatchObject({ isGenerated: true });
});

test.each<[string, unknown, number]>([
  ["nothing", {}, 400],
  ["a list", [], 400],
  ["another program's file", { ...sampleArchive(), format: "notes" }, 400],
  ["a newer version", { ...sampleArchive(), version: 5 }, 400],
  ["a wrong type", { ...sampleArchive(), creations: [{ title: 1 }] }, 400],
  ["a number where a list should be", { ...sampleArchive(), collections: 7 }, 400],
  [
    "a date that is none",
    { ...sampleArchive(), creations: [{ ...sampleArchive().creations[0], createdAt: "soon" }] },
    400,
  ],
  [
    "too many things",
    {
      ...sampleArchive(),
      collections: [{ ...sampleArchive().collections[0], verses: tenThousandVerses() }],
    },
    400,
  ],
  ["5 MB", { ...sampleArchive(), padding: "x".repeat(5 * 1024 * 1024) }, 413],
])("a file of %s is refused, and nothing is written", async (_name, archive, expected) => {
  const { status, body } = await bringIn(new Browser(), archive);

  expect([status, body.status]).toEqual([expected, expected]);
  expect(await db.workspace.count()).toBe(0);
});

function tenThousandVerses() {
  const [verse] = sampleArchive().collections[0]?.verses ?? [];
  return Array.from({ length: 10_000 }, () => verse);
}

test("a file from the future is dated today", async () => {
  const archive = sampleArchive();
  Object.assign(archive.creations[0] as object, { createdAt: "9999-01-01T00:00:00.000Z" });
  await bringIn(new Browser(), archive);

  const { createdAt } = await db.creation.findFirstOrThrow();
  expect(Math.abs(Date.now() - createdAt.getTime())).toBeLessThan(60_000);
});

test("the readable export says which verses are not checked", async () => {
  const { browser } = await furnishedBrowser("Readable");
  const { response, text } = await takeOut(browser, "markdown");

  expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(text).toContain("## Collection: Readable collection");
  expect(text).toContain("> Jesus wept.\n>\n> John 11:35 (WEB)");
  expect(text).toContain("> Romans 8:28 (ESV, as entered, not checked)");
  expect(text).toContain("## poem: Readable poem\n\nLines\nof a poem\n\nFrom John 11:35");
  expect(text).toContain("**Question, imported from a file**\n\nReadable question");
});

test("an export of nothing is a whole file too, and an unknown format is refused", async () => {
  const { text } = await takeOut(new Browser());
  expect(JSON.parse(text)).toMatchObject({ collections: [], creations: [], conversations: [] });
  expect((await takeOut(new Browser(), "pdf")).response.status).toBe(400);
});

test("an export holds everything, over many pages of equal dates", async () => {
  const { browser, workspaceId } = await furnishedBrowser("Many");
  const createdAt = new Date("2026-03-03T00:00:00Z");
  await db.creation.createMany({
    data: Array.from({ length: 95 }, (_, at) => ({
      workspaceId,
      createdAt: at < 50 ? createdAt : new Date(createdAt.getTime() + at),
      title: `Poem ${at}`,
      content: "x",
      type: "poem",
      prompt: "p",
    })),
  });
  const { creations } = JSON.parse((await takeOut(browser)).text);
  expect(new Set(creations.map(({ title }: { title: string }) => title)).size).toBe(96);
  expect(creations).toHaveLength(96);
});

test("a file as large as may be is brought in whole, and within its time", async () => {
  const archive = sampleArchive("Large");
  const [collection] = archive.collections;
  const [verse] = collection?.verses ?? [];
  if (!collection || !verse) throw new Error("no sample");
  collection.verses = Array.from({ length: 9_000 }, (_, at) => ({
    ...verse,
    createdAt: new Date(Date.UTC(2026, 0, 1) + at).toISOString(),
  }));
  const started = performance.now();
  const { status, body } = await bringIn(new Browser(), archive);

  expect([status, body.added?.verses]).toEqual([200, 9_000]);
  expect(performance.now() - started).toBeLessThan(HANG_MS);
  expect(await db.collectionVerse.count()).toBe(9_000);
});
