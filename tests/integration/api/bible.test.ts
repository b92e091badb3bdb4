import { GET as getChapter } from "@/app/api/bible/chapter/route";
import { GET as search } from "@/app/api/bible/search/route";
import { GET as getVerse } from "@/app/api/bible/verse/route";
import { GET as getVerseLinks } from "@/app/api/bible/verse-links/route";
import { GET as getVerseOfTheDay } from "@/app/api/bible/verse-of-the-day/route";
import { GET as getDailyQuote } from "@/app/api/daily-quote/route";
import { GET as findVerses } from "@/app/api/verses/route";
import { CANON_VERSE_COUNT, getBook } from "@/lib/bible/canon";
import { formatOsisVerse, formatVerse, toVerseAddress } from "@/lib/bible/rules";
import { TEXT_CORRECTIONS } from "@/prisma/seed/bible/corrections";
import { readPackageJson } from "@/prisma/seed/bible/package-file";
import { readWebBook } from "@/prisma/seed/bible/web";
import { call, disconnect, loadScriptureFirst, withQuery } from "./support";

loadScriptureFirst();
afterAll(disconnect);

/** Letters and figures alone: what must be equal whatever the layout marks are. */
const toPlainWords = (text: string) =>
  text
    .replace(/<<[^>]*>>/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const verse = (reference: string, more: Record<string, string> = {}) =>
  call(getVerse, withQuery("/api/bible/verse", { reference, ...more }));
const find = (query: string, more: Record<string, string | number> = {}) =>
  call(search, withQuery("/api/bible/search", { query, ...more }));

describe("a verse by its reference", () => {
  test("John 3:16 is read from either translation, with the other beside it", async () => {
    const web = await verse("Jn 3:16");
    expect(web.status).toBe(200);
    expect(web.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(web.body).toMatchObject({
      text: "For God so loved the world, that he gave his one and only Son, that whoever believes in him should not perish, but have eternal life.",
      book: "John",
      chapter: 3,
      verse: 16,
      translation: "WEB",
      reference: "John 3:16",
      osis: "John.3.16",
      parallel: [
        {
          translation: "KJV",
          text: "For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.",
        },
      ],
    });
    const kjv = await verse("John 3:16", { translation: "kjv" });
    expect(kjv.body.text).toBe(web.body.parallel[0].text);
    expect(kjv.body.parallel[0].text).toBe(web.body.text);
  });

  test("a range is all of its verses, joined by a space", async () => {
    const { body } = await verse("1 Cor 13:4-7");
    expect(body).toMatchObject({ verse: 4, endVerse: 7, reference: "1 Corinthians 13:4-7" });
    expect(body.verses).toHaveLength(4);
    expect(body.text).toBe(body.verses.map(({ text }: { text: string }) => text).join(" "));
  });

  test("links come when they are asked for", async () => {
    expect((await verse("John 3:16")).body.links).toBeUndefined();
    const { body } = await verse("John 3:16", { include: "links" });
    expect(body.links.length).toBeGreaterThan(5);
  });

  test.each([
    ["John 22", 404, "John has 21 chapters."],
    ["John 3:40", 404, "John 3 has 36 verses."],
    ["Hezekiah 3:5", 404, "There is no book called “Hezekiah” in this Bible."],
    ["good morning", 404, "“good morning” is not a reference. Write it like John 3:16."],
    ["", 400, "Enter a reference, for example John 3:16"],
    ["Genesis 1-40", 400, "Ask for at most 500 verses at once."],
    [
      "Genesis",
      400,
      "Genesis is a whole book. Name a chapter or a verse of it, for example Genesis 1.",
    ],
    [
      "Psalms",
      400,
      "Psalms is a whole book. Name a chapter or a verse of it, for example Psalm 1.",
    ],
    ["Ruth", 400, "Ruth is a whole book. Name a chapter or a verse of it, for example Ruth 1."],
    ["Tobit 1", 404, "There is no book called “Tobit” in this Bible."],
    ["John -1", 404, "“John -1” is not a reference. Write it like John 3:16."],
    ["Jn 3:16-10", 404, "That reference ends before it starts. Write the earlier verse first."],
    ["John 3:0", 404, "Verses start at 1: John 3 has 36 verses."],
  ])("%j is answered with %i: %s", async (reference, status, detail) => {
    const answer = await verse(reference);
    expect(answer.type).toBe("application/problem+json");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.body).toMatchObject({ status, detail, type: "about:blank" });
    expect(answer.status).toBe(status);
  });

  test("a book of one chapter is all of it", async () => {
    expect((await verse("Jude")).body).toMatchObject({ reference: "Jude", verse: 1, endVerse: 25 });
  });

  test("a translation named in the reference is read, unless another is asked for", async () => {
    expect((await verse("Rom 8:28 KJV")).body).toMatchObject({
      translation: "KJV",
      reference: "Romans 8:28",
    });
    expect((await verse("Rom 8:28 (KJV)", { translation: "WEB" })).body.translation).toBe("WEB");
    expect((await find("Rom 8:28 KJV")).body).toMatchObject({ translation: "KJV", total: 1 });
    expect((await find("Rom 8:28 WEB")).body).toMatchObject({ translation: "WEB", total: 1 });
    expect((await find("Rom 8:28 KJV", { translation: "WEB" })).body.translation).toBe("WEB");
  });

  test("a number that other Bibles have says where the verse stands", async () => {
    for (const reference of ["3 John 15", "3 John 1:15"]) {
      const { status, body } = await verse(reference);
      expect([status, body.detail]).toEqual([
        404,
        expect.stringMatching(/is the end of 3 John 14/),
      ]);
    }
    expect((await verse("Rom 14:24")).body.detail).toMatch(/Romans 16:25-27/);
    expect((await find("3 John 15")).body.message).toMatch(/is the end of 3 John 14/);
  });

  test("a verse that a translation does not print says why, and stands in the other", async () => {
    const web = await verse("Luke 17:36");
    expect(web.status).toBe(404);
    expect(web.body.detail).toMatch(/^The World English Bible follows the Majority Text/);
    expect((await verse("Luke 17:36", { translation: "KJV" })).status).toBe(200);
    expect((await verse("Romans 14:24")).body.detail).toMatch(/Romans 16:25-27/);
    expect((await verse("Romans 16:25")).status).toBe(200);
  });

  test("200 verses from all over the canon are, word for word, those of the packages", async () => {
    const kjv = Object.values(
      readPackageJson("kjv/json/verses-1769.json") as Record<string, string>,
    );
    const corrected = (code: "WEB" | "KJV") =>
      new Set(TEXT_CORRECTIONS[code].map(({ osis }) => osis));
    const [webCorrected, kjvCorrected] = [corrected("WEB"), corrected("KJV")];
    let compared = 0;
    // A fixed stride visits every part of the canon and makes a failure repeatable.
    for (let step = 0, at = 7; step < 200; step++, at = (at + 9_973) % CANON_VERSE_COUNT) {
      const address = toVerseAddress(at + 1);
      const osis = formatOsisVerse(at + 1);
      const { body } = await verse(formatVerse(at + 1), { translation: "KJV" });
      expect(body.osis).toBe(osis);
      if (!kjvCorrected.has(osis))
        expect(toPlainWords(body.text)).toBe(toPlainWords(kjv[at] ?? ""));
      const web = body.parallel.find(
        ({ translation }: Record<string, string>) => translation === "WEB",
      );
      if (!web || webCorrected.has(osis)) continue;
      const source = readWebBook(getBook(address.book))
        .filter(
          (entry) => entry.chapterNumber === address.chapter && entry.verseNumber === address.verse,
        )
        .map(({ value }) => value)
        .join(" ");
      expect(toPlainWords(web.text)).toBe(toPlainWords(source));
      compared++;
    }
    expect(compared).toBeGreaterThan(150);
  });
});

describe("search", () => {
  test("a reference finds its verse first, a chapter all its verses", async () => {
    const one = await find("John 3:16");
    expect(one.body).toMatchObject({ total: 1, message: null, correctedQuery: null });
    expect(one.body.verses[0]).toMatchObject({
      osis: "John.3.16",
      match: "reference",
      highlights: [],
    });
    expect((await find("Psalm 23")).body.total).toBe(6);
    expect((await find("Psalm 119", { limit: 50, offset: 150 })).body.verses).toHaveLength(26);
  });

  test("a reference that does not exist says the right range", async () => {
    expect((await find("John 22")).body).toMatchObject({
      total: 0,
      message: "John has 21 chapters.",
    });
    expect((await find("Luke 17:36")).body.message).toMatch(/Majority Text/);
  });

  test("a book's name is a word first, and the book where no verse has the word", async () => {
    const ruth = await find("Ruth");
    expect(ruth.body.verses.every(({ match }: { match: string }) => match !== "reference")).toBe(
      true,
    );
    const genesis = await find("Genesis");
    expect(genesis.body.verses[0]).toMatchObject({ osis: "Gen.1.1", match: "reference" });
    expect(genesis.body.total).toBe(1_533);
    expect(genesis.body.book).toEqual({ id: "Gen", name: "Genesis", reference: "Genesis 1" });
    expect((await find("genes")).body).toMatchObject({ total: 1_533, correctedQuery: null });
  });

  test.each([
    ["john", "John 1"],
    ["Ruth", "Ruth 1"],
    ["jude", "Jude 1"],
    ["philemon", "Philemon 1"],
    ["psalms", "Psalm 1"],
    ["1 cor", "1 Corinthians 1"],
  ])("%j offers to open %s", async (query, reference) => {
    expect((await find(query)).body.book.reference).toBe(reference);
  });

  test("a word, a reference and a short abbreviation that is a word offer no book", async () => {
    for (const query of ["faith", "John 3:16", "am", "is", ""]) {
      expect((await find(query)).body.book).toBeNull();
    }
  });

  test("what no verse holds word for word is found by most of its words, and says so", async () => {
    const { body } = await find("by his stripes we are healed zzqqx");
    expect(body.missingWords).toEqual(["zzqqx"]);
    expect(body.verses.map(({ osis }: { osis: string }) => osis)).toContain("Isa.53.5");
    expect(body.verses[0].match).toBe("some");
    const known = await find("plans to prosper you");
    expect(known.body.verses[0]).toMatchObject({ osis: "Jer.29.11", match: "familiar" });
  });

  test("blank text finds nothing and is no error", async () => {
    for (const target of ["/api/bible/search?query=", "/api/bible/search?query=%20%20"]) {
      const { status, body } = await call(search, target);
      expect([status, body.total, body.verses]).toEqual([200, 0, []]);
    }
  });

  test("filters by testament, book and translation; a wrong one is refused by name", async () => {
    const all = (await find("faith")).body.total;
    const old = (await find("faith", { testament: "OT" })).body.total;
    const young = (await find("faith", { testament: "NT" })).body.total;
    expect(old + young).toBe(all);
    const romans = await find("faith", { book: "Romans", translation: "KJV" });
    expect(romans.body.verses.every(({ book }: { book: string }) => book === "Romans")).toBe(true);
    expect(romans.body.translation).toBe("KJV");
    const wrong = await find("faith", { book: "Hezekiah" });
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, "book"]);
    expect((await find("faith", { translation: "ESV" })).status).toBe(400);
    const testament = await find("faith", { testament: "bad" });
    expect([testament.status, testament.body.detail]).toEqual([400, "testament is OT or NT."]);
    expect(wrong.body.detail).toBe("There is no book called “Hezekiah” in this Bible.");
  });

  test.each([
    ["limit", ["0", "-1", "51", "1.5", "0x10", "1e1", "", "NaN", "ten"], "from 1 to 50."],
    ["offset", ["-1", "40001", "0x10", "1e1", ""], "from 0 to 40,000."],
  ])("%s is refused in words when it is none", async (name, values, bounds) => {
    for (const value of values) {
      const { status, body } = await find("faith", { [name]: value });
      expect([value, status, body.detail]).toEqual([
        value,
        400,
        `${name} is a whole number ${bounds}`,
      ]);
      expect(body.errors).toEqual([{ path: name, message: body.detail }]);
    }
  });

  test("a missing query says what to give", async () => {
    const { status, body } = await call(search, "/api/bible/search");
    expect([status, body.detail]).toEqual([
      400,
      "Give the words or the reference to search for as query.",
    ]);
  });
});

describe("a chapter", () => {
  const chapter = (reference: string, translation = "WEB") =>
    call(getChapter, withQuery("/api/bible/chapter", { reference, translation }));

  test("comes with layout, title and the verses asked for", async () => {
    const { body } = await chapter("Psalms 23:1-3");
    expect(body).toMatchObject({
      book: "Psalms",
      bookId: "Ps",
      chapter: 23,
      title: "Psalm 23",
      reference: "Psalm 23:1-3",
      marked: { start: 1, end: 3 },
      omitted: [],
    });
    expect(body.verses).toHaveLength(6);
    expect(body.verses[0].layout.breaks.length).toBeGreaterThan(0);
    expect((await chapter("Psalm 23")).body.marked).toBeNull();
    expect((await chapter("Psalm 23")).body).toMatchObject({ markedVerses: [], more: [] });
    expect((await chapter("Genesis 1:26-2:3")).body).toMatchObject({
      marked: { start: 26, end: 31 },
      markedVerses: [26, 27, 28, 29, 30, 31],
      more: ["Genesis 2:1-3"],
    });
  });

  test("marks every part of a reference and names the parts elsewhere", async () => {
    expect((await chapter("John 3:16,18")).body).toMatchObject({
      marked: { start: 16, end: 16 },
      markedVerses: [16, 18],
      more: [],
    });
    expect((await chapter("John 3:16; Romans 5:8; John 3:1")).body).toMatchObject({
      chapter: 3,
      markedVerses: [1, 16],
      more: ["Romans 5:8"],
    });
    expect((await chapter("John 3-4")).body).toMatchObject({
      chapter: 3,
      marked: null,
      markedVerses: [],
      more: ["John 4"],
    });
    expect((await chapter("John 3:36; John 2:24-3:2")).body).toMatchObject({
      markedVerses: [1, 2, 36],
      more: ["John 2:24-25"],
    });
  });

  test("of a book alone is its first, and one its translation lacks stays marked", async () => {
    expect((await chapter("Genesis")).body).toMatchObject({
      title: "Genesis 1",
      marked: null,
      more: [],
    });
    expect((await chapter("Acts 8:37")).body).toMatchObject({
      markedVerses: [37],
      omitted: [{ verse: 37, reason: expect.stringMatching(/Majority Text/) }],
    });
  });

  test("reads the translation named in the reference", async () => {
    const named = await call(
      getChapter,
      withQuery("/api/bible/chapter", { reference: "Jude KJV" }),
    );
    expect(named.body.translation).toBe("KJV");
  });

  test("names the verses its translation does not print", async () => {
    const { body } = await chapter("Luke 17");
    expect(body.verses.map(({ verse }: { verse: number }) => verse)).not.toContain(36);
    expect(body.omitted).toEqual([{ verse: 36, reason: expect.stringMatching(/Majority Text/) }]);
    expect((await chapter("Luke 17", "KJV")).body.omitted).toEqual([]);
  });
});

test("links of a verse come page by page", async () => {
  const links = (query: Record<string, string | number>) =>
    call(getVerseLinks, withQuery("/api/bible/verse-links", { reference: "John 3:16", ...query }));
  const { body } = await links({ limit: 100 });
  expect(body.links).toHaveLength(body.total);
  expect((await links({ limit: 5, offset: 5 })).body.links).toEqual(body.links.slice(5, 10));
});

test("the verse of the day follows the calendar day asked for", async () => {
  const day = async (date: string) =>
    call(getVerseOfTheDay, withQuery("/api/bible/verse-of-the-day", { date }));
  expect((await day("2026-12-25")).body).toMatchObject({
    reference: "Luke 2:11",
    theme: "birth and incarnation",
    date: "2026-12-25",
  });
  const christmas = (await day("2026-12-25")).body;
  expect(christmas.display).toBe(christmas.text);
  const broken = (await day("2026-01-04")).body;
  expect(broken.text).toMatch(/^For I know the thoughts that I think toward you,”/);
  expect(broken.display).toMatch(/^For I know the thoughts that I think toward you, says/);
  expect((await day("2028-02-29")).body.reference).toBe("Ruth 1:16");
  expect((await day("2025-03-01")).body.reference).toBe((await day("2028-03-01")).body.reference);
  expect((await day("2026-02-29")).status).toBe(400);
  expect((await day("today")).status).toBe(400);
  const { body } = await call(getVerseOfTheDay, "/api/bible/verse-of-the-day");
  expect(body.date).toBe(new Date().toISOString().slice(0, 10));
  expect(body.text.length).toBeGreaterThan(10);
});

test("the daily quote may be kept for an hour", async () => {
  const { headers, body } = await call(getDailyQuote, "/api/daily-quote");
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
  expect(body.text.length).toBeGreaterThan(10);
  expect(body.reference).toMatch(/\d/);
  expect(body.display.length).toBeGreaterThan(10);
});

test("sixty well-loved verses stand in canonical order", async () => {
  const { body } = await call(findVerses, "/api/verses");
  expect(body).toHaveLength(60);
  expect(body[0].reference).toBe("Genesis 1:1");
  expect(body.at(-1).reference).toBe("Revelation 21:4");
  expect(
    body.every(({ text, translation }: Record<string, string>) => text && translation === "WEB"),
  ).toBe(true);
});
