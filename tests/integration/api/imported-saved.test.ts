import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as poemRoute from "@/app/api/ai/generate-poem/route";
import * as searchRoute from "@/app/api/bible/search/route";
import * as collectionRoute from "@/app/api/collections/[collectionId]/route";
import * as collectionVersesRoute from "@/app/api/collections/[collectionId]/verses/route";
import * as collectionsRoute from "@/app/api/collections/route";
import * as sharedRoute from "@/app/api/collections/shared/[token]/route";
import * as versesRoute from "@/app/api/verses/route";
import * as exportRoute from "@/app/api/workspace/export/route";
import * as highlightsRoute from "@/app/api/workspace/highlights/route";
import * as importRoute from "@/app/api/workspace/import/route";
import * as learningRoute from "@/app/api/workspace/learning/route";
import * as notesRoute from "@/app/api/workspace/notes/route";
import { forgetLook } from "@/lib/bible/imported/data";
import { createModel } from "@/lib/model/provider";
import { checkDetails } from "@/prisma/seed/translations/details";
import { importTranslation, removeTranslation } from "@/prisma/seed/translations/import";
import { germanUsx, hebrewOsis, spanishUsfm } from "@/tests/support/invented-translations";
import { OpenAiServer, says } from "@/tests/support/openai-server";
import { call, deleteWorkspaces, disconnect, loadScriptureFirst, withQuery } from "./support";
import { Browser } from "./workspace-support";

process.env.RATE_LIMITS = "off";
let mockModel: ReturnType<typeof createModel> | null = null;
jest.mock("@/lib/model/provider", () => ({
  ...jest.requireActual("@/lib/model/provider"),
  configuredModel: () => mockModel,
}));

const database = process.env.DATABASE_URL ?? "";
const folder = mkdtempSync(path.join(tmpdir(), "saved-"));
const SPANISH = { code: "INVES", name: "Inventada", language: "es", license: "CC0, inventada" };
const HEBREW = { code: "INVHE", name: "Invented", language: "he", license: "CC0, invented" };

async function bring(files: ReadonlyMap<string, string>, details: typeof SPANISH) {
  const target = mkdtempSync(path.join(folder, "files-"));
  for (const [file, text] of files) writeFileSync(path.join(target, file), text);
  await importTranslation(database, target, checkDetails(details));
  forgetLook();
}
async function remove(code: string) {
  await removeTranslation(database, code).catch(() => undefined);
  forgetLook();
}

const server = new OpenAiServer();
loadScriptureFirst();
beforeAll(async () => {
  await server.start();
  await bring(new Map([["ruth.xml", hebrewOsis()]]), HEBREW);
});
beforeEach(async () => {
  mockModel = null;
  await bring(spanishUsfm(), SPANISH);
});
afterAll(async () => {
  await deleteWorkspaces();
  for (const { code } of [SPANISH, HEBREW]) await remove(code);
  rmSync(folder, { recursive: true });
  await server.stop();
  await disconnect();
});

const today = "2026-01-05";
const WORDS = "(JOL 4 1)";

/** A browser with a shared collection that holds Joel 3:1 of the Spanish import. */
async function saver() {
  const browser = new Browser();
  const { body: collection } = await browser.post(collectionsRoute.POST, "/api/collections", {
    ...{ name: "Hirten", isPublic: true },
  });
  const saved = await browser.post(versesRoute.POST, "/api/verses", {
    ...{ collectionId: collection.id, reference: "Joel 3:1", translation: "inves" },
    verseText: "Forged words",
  });
  const listed = async () => {
    const params = { collectionId: collection.id };
    const at = `/api/collections/${collection.id}/verses`;
    return (await browser.call(collectionVersesRoute.GET, at, { params })).body;
  };
  const shared = async () => {
    const params = { token: collection.shareToken };
    const at = `/api/collections/shared/${collection.shareToken}`;
    return (await new Browser().call(sharedRoute.GET, at, { params })).body.verses;
  };
  const exported = async (format: string) => {
    const at = `http://localhost:3000/api/workspace/export?format=${format}`;
    const headers = { Cookie: browser.cookie ?? "", "X-Client": "web", Host: "localhost:3000" };
    const response = await exportRoute.GET(new Request(at, { headers }), {
      params: Promise.resolve({}),
    });
    return response.text();
  };
  return { browser, collection, saved, listed, shared, exported };
}

test("every translation is searched at once, each verse named with those that have it", async () => {
  const ask = async (query: string) =>
    await call(searchRoute.GET, withQuery("/api/bible/search", { query, translation: "all" }));
  const spanish = await ask("pastores");
  expect(spanish.headers.get("cache-control")).toBe("public, max-age=60");
  expect(spanish.body).toMatchObject({ translation: "ALL", correctedQuery: null });
  expect(spanish.body.verses[0]).toMatchObject({
    ...{ translation: "INVES", translations: ["INVES"], language: "es", direction: "ltr" },
  });
  const passage = (await ask("Joel 3:1")).body;
  expect(passage.total).toBe(1);
  expect(passage.verses[0]).toMatchObject({
    ...{ translation: "WEB", translations: ["WEB", "KJV", "INVES"], match: "reference" },
  });
  const english = (await ask("shepherd")).body;
  expect(english.byMeaning.every((one: { translation: string }) => one.translation === "WEB")).toBe(
    true,
  );
});

test("a verse of an import is saved in its own words, listed, shared and noted", async () => {
  const { browser, saved, listed, shared } = await saver();
  expect(saved.body).toMatchObject({ translation: "INVES", isChecked: true, language: "es" });
  expect(saved.body.verseText).toContain(WORDS);
  expect((await listed())[0]).toMatchObject({ isChecked: true, language: "es" });
  expect((await shared())[0]).toMatchObject({ translation: "INVES", language: "es" });
  const note = await browser.post(notesRoute.POST, "/api/workspace/notes", {
    ...{ reference: "Ruth 1:1", translation: "INVHE", note: "Right to left" },
  });
  expect(note.body).toMatchObject({ translation: "INVHE", isChecked: true, direction: "rtl" });
  const unknown = await browser.post(notesRoute.POST, "/api/workspace/notes", {
    ...{ reference: "Ruth 1:1", translation: "NONE" },
  });
  expect([unknown.status, unknown.body.detail]).toEqual([
    400,
    "Choose one of the translations WEB, KJV, INVES, INVHE",
  ]);
  await browser.post(highlightsRoute.POST, "/api/workspace/highlights", {
    ...{ reference: "Ruth 1:2", colour: "blue" },
  });
  const marks = await browser.call(
    highlightsRoute.GET,
    withQuery("/api/workspace/highlights", { translation: "INVHE" }),
  );
  expect(marks.body[0]).toMatchObject({ translation: "INVHE", direction: "rtl" });
});

test("a removed import leaves what was saved as it was saved, and says so", async () => {
  const { browser, collection, listed, shared, exported } = await saver();
  await remove("INVES");
  const [left] = await listed();
  expect(left).toMatchObject({ isChecked: false, former: "removed", translation: "INVES" });
  expect(left.verseText).toContain(WORDS);
  expect((await shared())[0]).toMatchObject({ reference: "Joel 3:1", verseText: null });
  expect(await exported("markdown")).toContain(
    "Joel 3:1 (INVES, as saved; INVES is no longer here)",
  );
  const file = JSON.parse(await exported("json"));
  const other = new Browser();
  await other.post(importRoute.POST, "/api/workspace/import", file);
  const notes = await other.call(
    notesRoute.GET,
    withQuery("/api/workspace/notes", { show: "verses" }),
  );
  expect(notes.body[0]).toMatchObject({ isChecked: false, translation: "INVES" });

  await bring(germanUsx(), { ...SPANISH, language: "de" });
  expect((await listed())[0]).toMatchObject({ isChecked: false, former: "changed" });
  await bring(spanishUsfm(), SPANISH);
  expect((await listed())[0]).toMatchObject({ isChecked: true, language: "es" });
  const params = { collectionId: collection.id };
  const read = await browser.call(collectionRoute.GET, `/api/collections/${collection.id}`, {
    params,
  });
  expect(read.body.verseCount).toBe(1);
});

test("a file brings back verses and learned passages of an import that is here", async () => {
  const { browser, exported } = await saver();
  await browser.post(learningRoute.POST, "/api/workspace/learning", {
    ...{ reference: "Ruth 1:1-2", translation: "INVHE", today },
  });
  const file = JSON.parse(await exported("json"));
  file.collections[0].verses[0].verseText = "Forged words";
  const other = new Browser();
  const { body } = await other.post(importRoute.POST, "/api/workspace/import", file);
  expect(body.added).toMatchObject({ verses: 1, learned: 1 });
  const notes = await other.call(
    notesRoute.GET,
    withQuery("/api/workspace/notes", { show: "verses" }),
  );
  expect(notes.body[0]).toMatchObject({ isChecked: true, language: "es" });
  expect(notes.body[0].verseText).toContain(WORDS);
});

test("a passage is learned in an import, and in ours once that is removed", async () => {
  const browser = new Browser();
  const learned = await browser.post(learningRoute.POST, "/api/workspace/learning", {
    ...{ reference: "Joel 3:1", translation: "INVES", today },
  });
  expect(learned.body).toMatchObject({ translation: "INVES", language: "es" });
  expect(learned.body.text).toContain(WORDS);
  await remove("INVES");
  const listed = await browser.call(
    learningRoute.GET,
    withQuery("/api/workspace/learning", { today }),
  );
  expect(listed.body[0]).toMatchObject({ translation: "WEB", missing: "INVES" });
  expect(listed.body[0].text).toMatch(/^“For, behold/);
  expect(listed.body[0]).not.toHaveProperty("language");
});

test("a poem from an import's verse prints our words, and no model is told the import's", async () => {
  const { browser, saved } = await saver();
  const body = { prompt: "Hope", verseIds: [saved.body.id] };
  const arranged = (await browser.post(poemRoute.POST, "/api/ai/generate-poem", body)).body.content;
  expect(arranged).toContain("(Joel 3:1, WEB)");
  expect(arranged).not.toContain(WORDS);

  mockModel = createModel({ apiKey: "test", baseUrl: server.url, model: "test-model" });
  // A model that quotes the import as if it were the verse.
  const { verseText } = saved.body;
  server.behave = says(`Listen:\n\n[[Joel 3:1]]\n\n“${verseText}” (Joel 3:1, WEB)`);
  server.calls.length = 0;
  const written = (await browser.post(poemRoute.POST, "/api/ai/generate-poem", body)).body.content;
  expect(JSON.stringify(server.calls)).not.toContain(WORDS);
  expect(written).toContain("(Joel 3:1, WEB)");
  expect(written).not.toContain(`“${verseText}”`);
});
