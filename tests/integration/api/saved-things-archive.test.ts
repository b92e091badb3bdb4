import * as collectionsRoute from "@/app/api/collections/route";
import * as creationsRoute from "@/app/api/creations/route";
import * as addRoute from "@/app/api/verses/route";
import * as exportRoute from "@/app/api/workspace/export/route";
import * as importRoute from "@/app/api/workspace/import/route";
import * as workspaceRoute from "@/app/api/workspace/route";
import { db } from "@/lib/db/client";
import { deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";
import { Browser, NONE } from "./workspace-support";

process.env.RATE_LIMITS = "off";
loadScriptureFirst();
beforeEach(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const x = (length: number) => "x".repeat(length);
const counts = async (browser: Browser) =>
  (await browser.call(workspaceRoute.GET, "/api/workspace")).body.counts;
const exported = async (browser: Browser) =>
  (await browser.call(exportRoute.GET, "/api/workspace/export")).body;

/** A browser with one thing of each kind, every text as long as it may be. */
async function fullBrowser() {
  const browser = new Browser();
  const collection = { name: x(500), description: x(5_000), isPublic: true };
  const { body } = await browser.post(collectionsRoute.POST, "/api/collections", collection);
  const verse = {
    collectionId: body.id,
    reference: Array(15).fill("3 John 1:15").join("; "),
    verseText: x(20_000),
    book: x(60),
    chapter: 1_000,
    verse: 1_000,
    translation: x(40),
    personalNote: x(10_000),
  };
  const checked = { collectionId: body.id, reference: "John 11:35", translation: "KJV" };
  const creation = {
    title: x(500),
    content: x(50_000),
    type: "meditation",
    prompt: x(10_000),
    scriptureReferences: Array(500).fill("John 3:16"),
    isPublic: true,
  };
  const answers = [
    await browser.post(addRoute.POST, "/api/verses", verse),
    await browser.post(addRoute.POST, "/api/verses", checked),
    await browser.post(creationsRoute.POST, "/api/creations", creation),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  return { browser, collectionId: body.id as string };
}

test("whatever can be saved is counted, exported, and can be brought back, private", async () => {
  const { browser } = await fullBrowser();
  const all = { ...NONE, collections: 1, verses: 2, creations: 1 };
  expect(await counts(browser)).toEqual(all);
  const file = await exported(browser);

  const elsewhere = new Browser();
  const brought = await elsewhere.post(importRoute.POST, "/api/workspace/import", file);
  expect([brought.status, brought.body.added]).toEqual([200, all]);
  expect(await counts(elsewhere)).toEqual(all);
  const [again, before] = [await exported(elsewhere), file];
  const words = (archive: typeof file) =>
    archive.collections[0].verses.map((verse: Record<string, unknown>) => [
      verse.reference,
      verse.verseText,
      verse.orderIndex,
      verse.isChecked,
      verse.personalNote,
    ]);
  expect(words(again)).toEqual(words(before));
  expect(again.creations[0].content).toBe(before.creations[0].content);
  expect(again.collections[0]).toMatchObject({ isPublic: false, shareToken: null });
  expect(again.creations[0]).toMatchObject({ isPublic: false, moderation: "none" });
});

test("a file brought back while verses are added takes no place twice", async () => {
  const { browser, collectionId } = await fullBrowser();
  const file = await exported(browser);
  await db.collectionVerse.deleteMany();
  const add = (at: number) =>
    browser.post(addRoute.POST, "/api/verses", {
      collectionId,
      reference: `Psalm 119:${at + 1}`,
      translation: "WEB",
    });
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, (_, at) => add(at)),
    browser.post(importRoute.POST, "/api/workspace/import", file),
    ...Array.from({ length: 8 }, (_, at) => add(at + 8)),
  ]);
  for (const { status } of answers) expect(status).toBeLessThan(300);
  const rows = await db.collectionVerse.findMany({ orderBy: { orderIndex: "asc" } });
  expect(rows.map(({ orderIndex }) => orderIndex)).toEqual(
    Array.from({ length: 18 }, (_, at) => at),
  );
});
