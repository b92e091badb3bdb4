import { GET as getWords } from "@/app/api/bible/words/route";
import { GET as getLexeme } from "@/app/api/words/[id]/route";
import { GET as getPlaces } from "@/app/api/words/[id]/verses/route";
import { GET as findLexemes } from "@/app/api/words/route";
import { BOOKS } from "@/lib/bible/canon";
import { db } from "@/lib/db/client";
import type { StoredVerse } from "@/lib/words/stored";
import { call, disconnect, loadScriptureFirst, withQuery } from "./support";

loadScriptureFirst();
afterAll(disconnect);

const words = (reference: string, translation = "WEB") =>
  call(getWords, withQuery("/api/bible/words", { reference, translation }));
const lexeme = (id: string) => call(getLexeme, `/api/words/${id}`, undefined, { id });
const places = (id: string, query: Record<string, string | number> = {}) =>
  call(getPlaces, withQuery(`/api/words/${id}/verses`, query), undefined, { id });
const find = async (query: string) =>
  (await call(findLexemes, withQuery("/api/words", { query }))).body.words as {
    id: string;
    slug: string;
  }[];

interface Verse {
  text: string;
  words: { position: number; text: string; lexeme: string | null; language: string }[];
  alignments: { start: number; end: number; positions: number[] }[];
}

/** What a run of the translation goes back to: "created" → "בָּרָא H1254". */
function behind(verse: Verse, run: string): string {
  const found = verse.alignments.find(({ start, end }) => verse.text.slice(start, end) === run);
  return (found?.positions ?? [])
    .map((position) => verse.words[position - 1])
    .map((word) => `${word?.text} ${word?.lexeme}`)
    .join(", ");
}

describe("the words of a verse", () => {
  test.each([
    ["Genesis 1:1", "WEB", "created", "בָּרָא H1254", "he"],
    ["Genesis 1:1", "KJV", "the earth", "הָאָרֶץ H776", "he"],
    ["Psalm 23:1", "WEB", "Yahweh", "יְהוָה H3068", "he"],
    ["Psalm 23:1", "KJV", "my shepherd", "רֹעִי H7462", "he"],
    ["John 1:1", "WEB", "Word", "λόγος G3056", "grc"],
    ["John 1:1", "KJV", "the Word", "ὁ G3588, λόγος G3056", "grc"],
    ["Daniel 2:4", "WEB", "dream", "חֶלְמָא H2493", "arc"],
    ["Daniel 2:4", "KJV", "the dream", "חֶלְמָא H2493", "arc"],
    ["Jude 3", "WEB", "faith", "πίστει G4102", "grc"],
    ["Jude 3", "KJV", "for the faith", "πίστει G4102", "grc"],
  ])("%s in the %s: %s", async (reference, translation, run, expected, language) => {
    const { status, body } = await words(reference, translation);
    expect(status).toBe(200);
    const [verse] = body.verses as [Verse];
    expect(behind(verse, run)).toBe(expected);
    const [position] = verse.alignments.find(
      ({ start, end }) => verse.text.slice(start, end) === run,
    )?.positions ?? [0];
    expect(verse.words[(position ?? 0) - 1]?.language).toBe(language);
    expect(body.lexemes[verse.words[(position ?? 0) - 1]?.lexeme ?? ""]).toBeDefined();
  });

  test("every word has its transliteration, by the SBL Handbook", async () => {
    const soundsOf = async (reference: string) =>
      (await words(reference)).body.verses[0].words.map(
        ({ transliteration }: { transliteration: string }) => transliteration,
      );
    expect((await soundsOf("Genesis 1:1")).slice(0, 3)).toEqual(["bərēʾšît", "bārāʾ", "ʾĕlōhîm"]);
    expect((await soundsOf("John 1:1")).slice(0, 5).join(" ")).toBe("en archē ēn ho logos");
  });

  test("Joel and Malachi are numbered otherwise in Hebrew and stand under our numbers", async () => {
    const joel = (await words("Joel 2:28")).body.verses[0] as Verse;
    expect(behind(joel, "Spirit")).toContain("H7307");
    const malachi = (await words("Malachi 4:2")).body.verses[0] as Verse;
    expect(behind(malachi, "sun")).toContain("H8121");
  });

  test("a whole chapter answers, a book does not; a wrong reference is told", async () => {
    const chapter = await words("Psalm 119");
    expect(chapter.body.verses).toHaveLength(176);
    expect(chapter.body.editions).toEqual([
      expect.objectContaining({ name: "Westminster Leningrad Codex" }),
    ]);
    expect((await words("Genesis 1-40")).status).toBe(400);
    expect((await words("John 99")).status).toBe(404);
    expect((await words("")).status).toBe(400);
  });

  test("a verse that a translation does not print has its words and no alignment", async () => {
    const [verse] = (await words("Acts 8:37", "WEB")).body.verses as [Verse];
    expect(verse).toMatchObject({ text: "", alignments: [] });
    expect(verse.words.length).toBeGreaterThan(10);
  });
});

test("in all 31,102 verses every alignment names words of that verse and of its original", async () => {
  const { verses } = await (async () => {
    const rows = await db.originalChapter.findMany();
    return { verses: new Map(rows.map((row) => [row.chapter, row.verses.split("\n")])) };
  })();
  const wrong: string[] = [];
  const without: string[] = [];
  let count = 0;
  for (const { id, verseCounts } of BOOKS) {
    verseCounts.forEach((size, index) => {
      const lines = verses.get(`${id}.${index + 1}`) ?? [];
      if (lines.length !== size) wrong.push(`${id}.${index + 1} has ${lines.length} verses`);
      lines.forEach((line, at) => {
        count++;
        const verse = JSON.parse(line) as StoredVerse;
        const osis = `${id}.${index + 1}.${at + 1}`;
        if (verse.words.length === 0) without.push(osis);
        for (const runs of Object.values(verse.aligned)) {
          let last = 0;
          for (const [start = 0, end = 0, ...positions] of runs) {
            const fits = positions.every((at) => at >= 1 && at <= verse.words.length);
            if (start < last || end <= start || positions.length === 0 || !fits) wrong.push(osis);
            last = end;
          }
        }
      });
    });
  }
  expect(count).toBe(31_102);
  expect(wrong).toEqual([]);
  // The Leningrad Codex has no verse "Their horses …" there (docs/text-provenance.md).
  expect(without).toEqual(["Neh.7.68"]);
});

describe("a word of the dictionary", () => {
  test("has its entry, its forms and how both translations put it", async () => {
    const { status, body, headers } = await lexeme("g26");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toContain("max-age=3600");
    expect(body).toMatchObject({
      id: "G26",
      slug: "g26-agape",
      language: "grc",
      lemma: "ἀγάπη",
      transliteration: "agapē",
      frequency: 116,
      derivation: "from G25",
    });
    expect(body.renderings.KJV.list.slice(0, 2).map(({ text }: { text: string }) => text)).toEqual([
      "love",
      "charity",
    ]);
    expect(body.books.find(({ book }: { book: string }) => book === "1John").count).toBe(18);
    expect(body.related.map(({ id }: { id: string }) => id)).toContain("G25");
  });

  test("its places are marked in the translation and in the original", async () => {
    const { body } = await places("H2617", { translation: "KJV", book: "Psalms", limit: 5 });
    expect(body).toMatchObject({ id: "H2617", translation: "KJV", limit: 5, offset: 0 });
    expect(body.total).toBeGreaterThan(100);
    expect(body.places).toHaveLength(5);
    for (const place of body.places) {
      expect(place.osis).toMatch(/^Ps\./);
      expect(place.original.some(({ isWord }: { isWord: boolean }) => isWord)).toBe(true);
    }
    const [start, end] = body.places[0].highlights[0];
    expect(body.places[0].text.slice(start, end)).toMatch(/mercy|kindness/i);
  });

  test("filters by rendering and form; an unknown one has no place", async () => {
    const charity = await places("G26", { translation: "KJV", rendering: "charity", limit: 100 });
    expect(charity.body.total).toBeGreaterThan(15);
    expect(
      charity.body.places.every((place: { text: string }) => /charity/i.test(place.text)),
    ).toBe(true);
    expect((await places("G26", { form: "ἀγάπαις" })).body.places).toMatchObject([
      { osis: "Jude.1.12" },
    ]);
    expect((await places("G26", { rendering: "banana" })).body.total).toBe(0);
    expect((await places("G26", { book: "Nowhere" })).status).toBe(400);
  });

  test("pages through the commonest words and ends", async () => {
    const article = await places("G3588", { limit: 100, offset: 0 });
    const last = await places("G3588", { limit: 20, offset: article.body.total - 3 });
    expect(last.body.places).toHaveLength(3);
    expect((await places("G3588", { offset: 40_000 })).body.places).toEqual([]);
  });

  test.each(["G0", "X5", "H", "G99999", "'; drop table lexemes"])("%s is no word", async (id) => {
    expect([400, 404]).toContain((await lexeme(id)).status);
    expect([400, 404]).toContain((await places(id)).status);
  });

  test.each([
    ["G26", "G26"],
    ["agape", "G26"],
    ["ἀγάπη", "G26"],
    ["αγαπη", "G26"],
    ["hesed", "H2617"],
    ["chesed", "H2617"],
    ["חסד", "H2617"],
    ["חֶסֶד", "H2617"],
    ["shalom", "H7965"],
    ["logos", "G3056"],
    ["ruach", "H7307"],
    ["torah", "H8451"],
  ])("%s finds %s first", async (query, id) => {
    expect((await find(query))[0]?.id).toBe(id);
  });

  test("what is no word finds nothing", async () => {
    expect(await find("qqqqq")).toEqual([]);
    expect(await find("!!!")).toEqual([]);
  });
});

test("a word’s neighbors meet it more often than by chance, none merely joins others", async () => {
  const neighborsOf = async (id: string) => (await lexeme(id)).body.neighbors;
  const hesed = await neighborsOf("H2617");
  expect(hesed.slice(0, 2)).toMatchObject([
    { id: "H5769", together: 58 },
    { id: "H571", together: 33 },
  ]);
  const joining = ["G3588", "G2532", "G1161", "G3754", "H853", "H5921", "H3588"];
  for (const id of ["G26", "H2617", "H3068"]) {
    const ids = (await neighborsOf(id)).map(({ id: other }: { id: string }) => other);
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter((other: string) => joining.includes(other))).toEqual([]);
  }
  expect(await neighborsOf("G3588")).toEqual([]);
});
