import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { GET as getChapter } from "@/app/api/bible/chapter/route";
import { GET as search } from "@/app/api/bible/search/route";
import { GET as getVerse } from "@/app/api/bible/verse/route";
import { GET as getLinks } from "@/app/api/bible/verse-links/route";
import { GET as getVerseOfTheDay } from "@/app/api/bible/verse-of-the-day/route";
import { GET as getTranslations } from "@/app/api/translations/route";
import { forgetLook } from "@/lib/bible/imported/data";
import { checkDetails, type GivenDetails } from "@/prisma/seed/translations/details";
import { importTranslation, removeTranslation } from "@/prisma/seed/translations/import";
import { germanUsx, hebrewOsis, spanishUsfm } from "@/tests/support/invented-translations";
import { withClient } from "../embedded/support";
import { call, disconnect, loadScriptureFirst, withQuery } from "./support";

const database = process.env.DATABASE_URL ?? "";
const folder = mkdtempSync(path.join(tmpdir(), "translations-"));

function write(name: string, files: ReadonlyMap<string, string>): string {
  const target = mkdtempSync(path.join(folder, `${name}-`));
  for (const [file, text] of files) writeFileSync(path.join(target, file), text);
  return target;
}
const SPANISH: GivenDetails = {
  code: "inves",
  name: "Traducción inventada",
  language: "es",
  license: "CC0, inventada",
};
const GERMAN: GivenDetails = {
  code: "INVDE",
  name: "Erfundene Übersetzung",
  language: "de",
  license: "CC BY 4.0 © Niemand",
};
const bring = async (files: ReadonlyMap<string, string>, details: GivenDetails) => {
  const done = await importTranslation(database, write("one", files), checkDetails(details));
  forgetLook();
  return done;
};
const remove = async (code: string) => {
  await removeTranslation(database, code).catch(() => undefined);
  forgetLook();
};
const ask = (handler: Parameters<typeof call>[0], at: string, query: Record<string, string>) =>
  call(handler, withQuery(at, query));
const codes = async () =>
  (await call(getTranslations, "/api/translations")).body.translations.map(
    ({ code }: { code: string }) => code,
  );

loadScriptureFirst();
beforeAll(async () => {
  await bring(spanishUsfm(), SPANISH);
  await bring(germanUsx(), GERMAN);
});
afterAll(async () => {
  await remove("INVES");
  await remove("INVDE");
  rmSync(folder, { recursive: true });
  await disconnect();
});

test("imported translations are listed after ours, with what the operator said of them", async () => {
  const { status, headers, body } = await call(getTranslations, "/api/translations");
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("public, max-age=60");
  expect(body.translations.map(({ code }: { code: string }) => code)).toEqual([
    "WEB",
    "KJV",
    "INVDE",
    "INVES",
  ]);
  expect(body.translations[0]).toMatchObject({ language: "en", isImported: false });
  expect(body.translations[3]).toEqual({
    code: "INVES",
    name: "Traducción inventada",
    language: "es",
    direction: "ltr",
    license: "CC0, inventada",
    isImported: true,
    books: ["Ps", "Joel", "Mal", "John"],
    verses: 121,
  });
});

test("a verse is found by our number, whatever its source calls it", async () => {
  const spanish = await ask(getVerse, "/api/bible/verse", {
    reference: "Joel 3:1",
    translation: "inves",
  });
  expect(spanish.headers.get("cache-control")).toBe("public, max-age=60");
  expect(spanish.body).toMatchObject({ translation: "INVES", osis: "Joel.3.1" });
  expect(spanish.body.text).toContain("(JOL 4 1)");
  expect(spanish.body.parallel.map((one: { translation: string }) => one.translation)).toEqual([
    "WEB",
    "KJV",
  ]);
  const german = await ask(getVerse, "/api/bible/verse", {
    reference: "3 John 14",
    translation: "INVDE",
  });
  expect(german.body.text).toMatch(/\(3JN 1 14\)\. .*\(3JN 1 15\)\.$/);
});

test("ours answer as without imports", async () => {
  const { body, headers } = await ask(getVerse, "/api/bible/verse", { reference: "John 3:16" });
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
  expect(body.parallel.map((one: { translation: string }) => one.translation)).toEqual(["KJV"]);
  const chapter = await ask(getChapter, "/api/bible/chapter", { reference: "John 3" });
  expect(chapter.body).not.toHaveProperty("edition");
});

test("a chapter comes with its layout, its name and its license", async () => {
  const { body } = await ask(getChapter, "/api/bible/chapter", {
    reference: "Psalm 3",
    translation: "INVES",
  });
  expect(body.edition).toEqual({
    name: "Traducción inventada",
    language: "es",
    direction: "ltr",
    license: "CC0, inventada",
  });
  expect(body.verses).toHaveLength(8);
  expect(body.verses[0].layout).toMatchObject({
    headings: [{ at: 0, text: "Canción inventada." }],
    breaks: [{ at: 0, kind: "stanza" }],
    italics: [[4, 12]],
  });
});

test("what a part of a Bible does not have is told", async () => {
  const verse = await ask(getVerse, "/api/bible/verse", {
    reference: "Genesis 1:1",
    translation: "INVES",
  });
  expect(verse.status).toBe(404);
  expect(verse.body.detail).toBe("Traducción inventada does not have Genesis here.");
  const chapter = await ask(getChapter, "/api/bible/chapter", {
    reference: "John 4",
    translation: "INVES",
  });
  expect(chapter.body.verses).toEqual([]);
  expect(chapter.body.omitted[0].reason).toBe("Traducción inventada does not have John 4 here.");
  const daily = await ask(getVerseOfTheDay, "/api/bible/verse-of-the-day", {
    date: "2026-01-01",
    translation: "INVDE",
  });
  expect(daily.body.translation).toBe("WEB");
});

test("links lead from verse to verse in the same translation", async () => {
  const { body } = await ask(getLinks, "/api/bible/verse-links", {
    reference: "John 3:16",
    translation: "INVES",
  });
  const others = new Set(body.links.map((one: { translation: string }) => one.translation));
  expect([...others]).toEqual(["INVES"]);
});

test("words are found in the translation that is searched", async () => {
  const { body } = await ask(search, "/api/bible/search", {
    query: "pastores",
    translation: "INVES",
  });
  expect(body.total).toBeGreaterThan(5);
  expect(body.verses[0]).toMatchObject({ translation: "INVES", match: "phrase" });
});

test("an unknown code is refused with those there are", async () => {
  const { status, body } = await ask(getVerse, "/api/bible/verse", {
    reference: "John 3:16",
    translation: "NONE",
  });
  expect(status).toBe(400);
  expect(body.detail).toBe("Choose one of the translations WEB, KJV, INVDE, INVES");
  expect(body.errors).toEqual([{ path: "translation", message: body.detail }]);
});

test("the same code again replaces the text; a removed one is gone", async () => {
  const details = { ...GERMAN, code: "INVHE", language: "he", name: "Invented" };
  const first = await bring(new Map([["ruth.xml", hebrewOsis()]]), details);
  expect(first).toMatchObject({ verses: 22, replaced: false });
  expect((await call(getTranslations, "/api/translations")).body.translations.at(-1)).toMatchObject(
    { code: "INVHE", direction: "rtl" },
  );
  const second = await bring(germanUsx(), { ...details, language: "de", name: "Another" });
  expect(second.replaced).toBe(true);
  const ruth = { reference: "Ruth 1:1", translation: "INVHE" };
  expect((await ask(getVerse, "/api/bible/verse", ruth)).body.detail).toContain("Another");
  await remove("INVHE");
  expect(await codes()).not.toContain("INVHE");
  const again = await ask(getVerse, "/api/bible/verse", ruth);
  expect(again.status).toBe(400);
  await expect(removeTranslation(database, "INVHE")).rejects.toThrow(
    "INVHE is not imported. Imported are: INVDE, INVES.",
  );
});

test("an import is noticed when it is asked for, a second after the last look", async () => {
  const asked = { reference: "Ruth 1:1", translation: "INVNEW" };
  expect((await ask(getVerse, "/api/bible/verse", asked)).status).toBe(400);
  const files = write("one", new Map([["ruth.xml", hebrewOsis()]]));
  const details = { ...GERMAN, code: "INVNEW", language: "he" };
  await importTranslation(database, files, checkDetails(details));
  const now = performance.now.bind(performance);
  jest.spyOn(performance, "now").mockImplementation(() => now() + 1_001);
  expect((await ask(getVerse, "/api/bible/verse", asked)).status).toBe(200);
  await remove("INVNEW");
});

test("what is refused changes nothing, and tells file and line", async () => {
  const files = spanishUsfm();
  files.set("JHN.usfm", "\\id JHN\n\\c 3\n\\p\n\\v 1 Uno\n\\v 37 Muchos\n");
  await expect(bring(files, SPANISH)).rejects.toThrow("JHN.usfm, line 5: John.3.37");
  files.set("JHN.usfm", "\\id JHN\n\\c 3\n\\p\n\\v 1 Uno\n\\v 1 Otra vez\n");
  await expect(bring(files, SPANISH)).rejects.toThrow(
    "JHN.usfm, line 5: verse John.3.1 stands twice; first at JHN.usfm, line 4",
  );
  forgetLook();
  const { body } = await ask(getVerse, "/api/bible/verse", {
    reference: "John 3:36",
    translation: "INVES",
  });
  expect(body.text).toContain("(JHN 3 36)");
});

test("a second import at the same time is refused", async () => {
  await withClient(database, async (client) => {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock(31103)");
    await expect(bring(germanUsx(), GERMAN)).rejects.toThrow("Another import is running.");
    await client.query("ROLLBACK");
  });
});

test("a rehearsal writes nothing", async () => {
  const target = write("one", germanUsx());
  const details = checkDetails({ ...GERMAN, code: "INVXX" });
  const done = await importTranslation(database, target, details, { isRehearsal: true });
  expect(done).toMatchObject({ verses: 106, books: 4, versification: "english" });
  forgetLook();
  expect(await codes()).not.toContain("INVXX");
});

test("a text that is damaged in the database is not shown", async () => {
  await bring(germanUsx(), { ...GERMAN, code: "INVBAD" });
  await withClient(database, (client) =>
    client.query("UPDATE imported_verses SET text = 'x' WHERE translation_code = 'INVBAD'"),
  );
  forgetLook();
  expect(await codes()).not.toContain("INVBAD");
  await remove("INVBAD");
});
