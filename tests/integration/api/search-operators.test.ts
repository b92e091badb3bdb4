import { GET as searchBible } from "@/app/api/bible/search/route";
import { GET as searchSite } from "@/app/api/search/route";
import { warmUpRetrieval } from "@/lib/retrieval/warm-up";
import { call, withQuery } from "./support";

// A request waits two seconds for the text, less than a busy machine may need to read it.
beforeAll(warmUpRetrieval, 60_000);

type Query = Record<string, string | number>;
const bible = async (query: string, more: Query = {}) =>
  (await call(searchBible, withQuery("/api/bible/search", { query, ...more }))).body;
const site = async (q: string, more: Query = {}) =>
  (await call(searchSite, withQuery("/api/search", { q, ...more }))).body;
const osisOf = (verses: { osis: string }[]) => verses.map(({ osis }) => osis);

test("both searches obey operators and say how they read them", async () => {
  for (const search of [bible, site]) {
    const found = await search('"living water" -well in:gospels');
    expect(found.reading).toBe("exactly “living water”, without “well”, in the Gospels");
    expect(osisOf(found.verses)).toContain("John.7.38");
    expect((await search('"do not be anxious"')).verses[0].osis).toBe("Phil.4.6");
    expect((await search("John 3:16 love")).verses[0].osis).toBe("John.3.16");
    expect((await search("john 3")).book.reference).toBe("John 3");
  }
});

test("operators and filters hold together, on every page, in either translation", async () => {
  const kjv = await bible("charity -love", { translation: "KJV", testament: "NT", limit: 5 });
  expect(kjv.verses.every(({ translation }: Query) => translation === "KJV")).toBe(true);
  const next = await bible("charity -love", {
    translation: "KJV",
    testament: "NT",
    limit: 5,
    offset: 5,
  });
  const whole = await bible("charity -love", { translation: "KJV", testament: "NT", limit: 10 });
  expect(osisOf([...kjv.verses, ...next.verses])).toEqual(osisOf(whole.verses));
  expect(next.byMeaning).toEqual([]);
});

test.each(["depression", "dinosaurs", "marriage advice", "how to forgive someone who hurt me"])(
  "%j is no word of a verse, and is answered all the same",
  async (query) => {
    const found = await bible(query);
    expect(found.byMeaning.length).toBeGreaterThan(2);
    for (const verse of found.byMeaning) {
      expect(verse).toMatchObject({ match: "meaning", highlights: [], translation: "WEB" });
    }
    const old = await bible(query, { testament: "OT" });
    for (const { osis } of old.byMeaning) expect(osisOf(found.verses)).not.toContain(osis);
  },
);

test("verses by meaning are not those found by words, and keep to the filter", async () => {
  const found = await bible("anger", { book: "Proverbs" });
  const words = osisOf(found.verses);
  for (const { osis, book } of found.byMeaning) {
    expect(words).not.toContain(osis);
    expect(book).toBe("Proverbs");
  }
});

test("a name comes first and is never corrected; spelling is, and says so; nonsense is empty", async () => {
  const augustine = await bible("augustine");
  expect(augustine).toMatchObject({ total: 0, correctedQuery: null });
  expect(augustine.entries[0]).toMatchObject({
    title: "Augustine of Hippo",
    href: "/church-fathers#augustine",
  });
  expect((await site("hesed")).entries[0]).toMatchObject({
    kind: "Hebrew word",
    href: "/words/h2617-hesed",
  });
  const shepard = await bible("the lord is my shepard");
  expect(shepard.correctedQuery).toBe("the lord is my shepherd");
  expect(shepard.verses[0].osis).toBe("Ps.23.1");
  expect(await site("xqzzt blorf")).toMatchObject({
    total: 0,
    verses: [],
    byMeaning: [],
    entries: [],
  });
});

test("everything beside verses is searched by the words alone, and not where only verses are asked for", async () => {
  expect((await site('"tel dan stele"')).discoveries[0].title).toBe("Tel Dan Stele");
  expect((await site("tel dan stele")).discoveries[0].title).toBe("Tel Dan Stele");
  for (const q of ["hezekiah in:isaiah", "hezekiah -tunnel", "hezekiah OR siloam"]) {
    const { counts, verseTotal } = await site(q);
    expect(verseTotal).toBeGreaterThan(0);
    expect(Object.values(counts)).toEqual([0, 0, 0, 0, 0]);
  }
  const { correctedQuery, counts } = await site("trinty");
  expect(correctedQuery).toBe("trinity");
  expect(counts.faq).toBeGreaterThan(0);
});

test("loose marks, signs alone and unknown places are no error", async () => {
  for (const query of ['"', "-", "*", "in:", "OR", '"" -""', "in:nowhere", "(((", '-in:"', "%"]) {
    const { status } = await call(searchBible, withQuery("/api/bible/search", { query }));
    expect([query, status]).toEqual([query, 200]);
  }
  expect((await bible("in:hezekiah love")).message).toBe(
    "There is no book called “hezekiah” in this Bible.",
  );
});

describe("words of the original languages", () => {
  test.each([
    ["G26", "/words/g26-agape"],
    ["Strong’s H2617", "/words/h2617-hesed"],
    ["ἀγάπη", "/words/g26-agape"],
    ["chesed", "/words/h2617-hesed"],
    ["חסד", "/words/h2617-hesed"],
    ["agape", "/words/g26-agape"],
    ["dikaiosyne", "/words/g1343-dikaiosyne"],
  ])("%s leads to its page, and once", async (query, href) => {
    const { entries } = await site(query);
    const leading = entries.filter((entry: { href: string | null }) => entry.href === href);
    expect(leading).toHaveLength(1);
    expect(entries[0]).toMatchObject({ href });
  });

  test.each(["on", "ham", "love", "ahead", "shepard", "john 3", "grace and truth", "H0"])(
    "“%s” asks for none",
    async (query) => {
      const { entries } = await site(query);
      const words = entries.filter(({ id }: { id: string }) => id.startsWith("lexeme:"));
      expect(words).toEqual([]);
    },
  );
});

test("lemma: finds the verses with a word of the original, and marks what goes back to it", async () => {
  for (const query of ["lemma:g26", "lemma:agape", "lemma:ἀγάπη", "LEMMA:G0026"]) {
    const found = await bible(query, { translation: "KJV" });
    expect(found.total).toBe(106);
    expect(found.reading).toBe("the Greek word agapē (ἀγάπη, G26)");
    expect(found.entries[0].href).toBe("/words/g26-agape");
    for (const { text, highlights } of found.verses) {
      expect(highlights.map(([from, to]: [number, number]) => text.slice(from, to)).join()).toMatch(
        /love|charity/i,
      );
    }
  }
  const psalms = await bible("mercy lemma:חסד in:psalms", { translation: "KJV", limit: 50 });
  expect(psalms.reading).toBe("“mercy”, the Hebrew word ḥesed (חֶסֶד, H2617), in Psalms");
  expect(psalms.verses.every(({ osis }: { osis: string }) => osis.startsWith("Ps."))).toBe(true);
  const without = await site("love in:1john -lemma:g26");
  expect(osisOf(without.verses)).not.toContain("1John.4.8");
  expect(without.articles).toEqual([]);
  const unknown = await site("lemma:g99999");
  expect(unknown).toMatchObject({ total: 0, entries: [] });
  expect(unknown.message).toBe("No Hebrew, Aramaic or Greek word is known as “g99999”.");
});
