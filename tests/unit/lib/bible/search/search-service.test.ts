import { getScripture } from "@/lib/bible/data";
import { toCanonicalOrder } from "@/lib/bible/rules";
import { searchVersesQuery } from "@/lib/bible/schema";
import { NO_SITE_WORDS } from "@/lib/bible/search/correct-words";
import { NO_ORIGINAL_TEXTS } from "@/lib/bible/search/original-words";
import { searchVerses } from "@/lib/bible/search/service";
import { loadPackagedScripture } from "./packaged-scripture";

jest.mock("@/lib/bible/data");
const scripture = loadPackagedScripture();
beforeEach(() => {
  jest.mocked(getScripture).mockResolvedValue(scripture);
});

/** A query as the address carries it. */
const asked = (query: string, more: object = {}) =>
  searchVersesQuery.parse({ query, limit: "50", ...more });
const search = (query: string, more: object = {}) => searchVerses(asked(query, more));
const references = async (query: string, more: object = {}) =>
  (await search(query, more)).verses.map(({ reference }) => reference);

test("words in quotation marks stand exactly so in every verse, and are highlighted", async () => {
  const { verses, reading } = await search('"living water"');
  expect(reading).toBe("exactly “living water”");
  expect(verses.length).toBeGreaterThan(2);
  for (const { text, highlights } of verses) {
    expect(text).toMatch(/living water\b/i);
    expect(highlights.map(([from, to]) => text.slice(from, to).toLowerCase())).toContain(
      "living water",
    );
  }
});

test("exact words of the other translation are found there, after one's own", async () => {
  const { verses } = await search('"only begotten son"');
  expect(verses.map(({ match }) => match)).toContain("otherTranslation");
  expect(verses.map(({ osis }) => osis)).toContain("John.3.16");
});

test("exact words that stand nowhere: the verse known by them, else the nearest, and it says so", async () => {
  expect((await search('"do not be anxious"')).verses[0]).toMatchObject({
    osis: "Phil.4.6",
    match: "familiar",
  });
  const near = await search('"the lord is my shepherd and friend"');
  expect(near.message).toBe("No verse here has exactly “the lord is my shepherd and friend”.");
  expect(near.verses[0]?.osis).toBe("Ps.23.1");
  expect(await search('"do not be anxious" in:OT')).toMatchObject({ reading: expect.any(String) });
  expect(await references('"do not be anxious" in:OT')).not.toContain("Philippians 4:6");
});

test("what is excluded stands in no verse, in any form", async () => {
  const all = await search("love in:john");
  const without = await search("love -father in:john");
  expect(without.total).toBeLessThan(all.total);
  for (const { text, book } of without.verses) {
    expect(text).not.toMatch(/\bfathers?\b/i);
    expect(book).toBe("John");
  }
});

test("one of several words is enough, a beginning stands for all words that begin so", async () => {
  const either = (await search("mercy OR compassion in:lamentations")).verses;
  expect(either.length).toBeGreaterThan(1);
  for (const { text } of either) expect(text).toMatch(/merc|compassion/i);
  const begun = (await search("proph* in:psalms")).verses;
  expect(begun.length).toBeGreaterThan(1);
  for (const { text } of begun) expect(text).toMatch(/\bproph/i);
});

test("in: and the filter both hold; what is left out by one is not found by the other", async () => {
  expect((await search("love in:psalms", { testament: "NT" })).total).toBe(0);
  const { total } = await search("in:jude", { testament: "NT" });
  expect(total).toBe(25);
});

test("a reference among words looks there; where the words are not there, the passage stands", async () => {
  expect(await references("John 3:16 love")).toEqual(["John 3:16"]);
  expect((await search("John 3:16 love")).verses[0]?.highlights).not.toEqual([]);
  expect(await references("john 3:16 dinosaurs")).toEqual(["John 3:16"]);
  expect(await references("explain John 3:16 please")).toEqual(["John 3:16"]);
  for (const verse of await references("john 3 spirit")) expect(verse).toMatch(/^John 3:/);
  expect(await search("psalm 160 comfort")).toMatchObject({
    total: 0,
    message: "Psalms has 150 chapters.",
  });
});

test.each([
  ["john 3", "John 3"],
  ["Psalm 23", "Psalm 23"],
  ["romans 8 love", "Romans 8"],
  ["in:jude", "Jude"],
])("%j offers to open %s", async (query, reference) => {
  expect((await search(query)).book?.reference).toBe(reference);
});

test("a verse, words and a part of a chapter offer nothing to open", async () => {
  for (const query of ["John 3:16", "John 3:1-5", "love", "love in:psalms"]) {
    expect((await search(query)).book).toBeNull();
  }
});

test("pages of a search with operators follow each other", async () => {
  const whole = await references("love -fear in:NT", { limit: "40" });
  const second = await references("love -fear in:NT", { limit: "20", offset: "20" });
  expect(second).toEqual(whole.slice(20));
});

test("meaning orders verses with the same words, fills its own group and keeps to the search", async () => {
  const order = scripture.translations
    .get("WEB")
    ?.texts.findIndex((text) => /^Jesus wept/.test(text));
  const query = asked("anger -wrath in:john");
  const beyond = {
    ...NO_SITE_WORDS,
    ...NO_ORIGINAL_TEXTS,
    findByMeaning: (_all: unknown, _text: string, isAllowed: (order: number) => boolean) =>
      [order ?? 0, 1].filter(isAllowed),
  };
  const found = await searchVerses(query, beyond);
  expect(found.byMeaning).toMatchObject([{ osis: "John.11.35", match: "meaning" }]);
  const later = await searchVerses({ ...query, offset: 10 }, beyond);
  expect(later.byMeaning).toEqual([]);
  const preferred = await searchVerses(asked("wept", { limit: "3" }), beyond);
  expect(preferred.verses[0]?.osis).toBe("John.11.35");
  expect(preferred.byMeaning.map(({ osis }) => osis)).toEqual(["Gen.1.1"]);
});

test("a word the site knows is never taken for a misspelt one", async () => {
  const query = asked("augustine");
  const isKnown = (word: string) => word === "augustine";
  expect((await searchVerses(query)).correctedQuery).toBe("augustan");
  expect(
    await searchVerses(query, {
      ...NO_SITE_WORDS,
      ...NO_ORIGINAL_TEXTS,
      findByMeaning: () => [],
      isKnown,
    }),
  ).toMatchObject({
    total: 0,
    correctedQuery: null,
  });
});

test.each([
  ["the lord is my shepard", "Ps.23.1"],
  ["shephard", null],
  ["beleev in jesus", null],
])("%j is corrected by its sound", async (query, first) => {
  const { correctedQuery, verses } = await search(query);
  expect(correctedQuery).not.toBeNull();
  if (first) expect(verses[0]?.osis).toBe(first);
});

test("a word of the original narrows a search like a place to look in", async () => {
  const orderOf = (book: "Ps" | "John", chapter: number, verse: number) =>
    toCanonicalOrder({ book, chapter, verse }) ?? 0;
  const shepherd = orderOf("Ps", 23, 1);
  const wept = orderOf("John", 11, 35);
  const loved = orderOf("John", 3, 16);
  const words: Record<string, number[]> = { a: [shepherd, wept], b: [loved] };
  const beyond = {
    ...NO_SITE_WORDS,
    findByMeaning: () => [],
    findWord: async (name: string) => {
      const orders = words[name];
      return orders ? { id: name, name: `the word ${name}`, orders } : null;
    },
    findMarks: async () => new Map([[wept, [[0, 5] as [number, number]]]]),
  };
  const find = async (query: string) => {
    const found = await searchVerses(asked(query), beyond);
    return { ...found, osis: found.verses.map(({ osis }) => osis).sort() };
  };
  const alone = await find("lemma:a");
  expect(alone.osis).toEqual(["John.11.35", "Ps.23.1"]);
  expect(alone.reading).toBe("the word a");
  expect(alone.verses.find(({ osis }) => osis === "John.11.35")?.highlights).toEqual([[0, 5]]);
  expect((await find("lemma:a in:psalms")).osis).toEqual(["Ps.23.1"]);
  expect((await find("lemma:a -shepherd")).osis).toEqual(["John.11.35"]);
  expect((await find("wept lemma:a")).osis).toEqual(["John.11.35"]);
  expect((await find("lemma:a OR lemma:b")).osis).toHaveLength(3);
  expect((await find("wept -lemma:a")).osis).not.toContain("John.11.35");
  expect((await find('lemma:a "words that stand nowhere"')).total).toBe(0);
  const unknown = await find("lemma:zzz");
  expect(unknown).toMatchObject({ total: 0, reading: null });
  expect(unknown.message).toBe("No Hebrew, Aramaic or Greek word is known as “zzz”.");
  expect((await find("lemma:zzz wept")).osis).toContain("John.11.35");
});
