import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { findStemmer } from "@/lib/bible/imported/stemmers";
import { formatVerse } from "@/lib/bible/rules";
import { type HeldText, toImportedText } from "@/lib/bible/scripture";
import { findEverywhere } from "@/lib/bible/search/every-translation";
import { readQuery } from "@/lib/bible/search/query-language";
import { loadPackagedScripture } from "./packaged-scripture";

const scripture = loadPackagedScripture();
const own: HeldText[] = [...scripture.translations.values()];
let texts: HeldText[] = own;

beforeAll(async () => {
  const words = new Array<string>(CANON_VERSE_COUNT + 1).fill("");
  words[1] = "Los pastores cantaron junto al río";
  words[2] = "Un pastor cantaba, y love es aquí una palabra prestada";
  const edition = { name: "Inventada", language: "es", direction: "ltr", license: "CC0" } as const;
  const stem = await findStemmer("es");
  texts = [...own, toImportedText("INVES", edition, words, [], scripture.ranking, stem)];
});

function search(query: string, { offset = 0, limit = 10 } = {}) {
  const range = { start: 1, end: CANON_VERSE_COUNT };
  const input = { offset, limit, mayCorrect: true };
  const found = findEverywhere(scripture, texts, readQuery(query), range, input);
  const hits = found.hits.map(({ order, text, ...hit }) => ({
    ...hit,
    reference: formatVerse(order),
    code: text?.code,
    marked: hit.highlights.map(([from, to]) => text?.texts[order]?.slice(from, to)),
  }));
  return { ...found, hits };
}

test("a verse stands once, with the translation that fits best and all that have it", () => {
  const { total, hits } = search("charity suffereth long");
  expect(hits[0]).toMatchObject({
    ...{ reference: "1 Corinthians 13:4", code: "KJV", match: "phrase" },
    ...{ translations: ["KJV"], marked: ["Charity suffereth long"] },
  });
  expect(total).toBe(new Set(hits.map(({ reference }) => reference)).size);
  const shared = search('"in the beginning" in:john').hits[0];
  expect(shared).toMatchObject({ code: "WEB", translations: ["WEB", "KJV"] });
});

test("each translation is searched by the forms of its own language", () => {
  const { hits, total } = search("pastores cantaron");
  expect(total).toBe(2);
  expect(hits.map(({ reference, match, code }) => [reference, match, code])).toEqual([
    ["Genesis 1:1", "phrase", "INVES"],
    ["Genesis 1:2", "words", "INVES"],
  ]);
  expect(hits[1]?.marked).toEqual(["pastor", "cantaba"]);
});

test("what is required and excluded holds within one translation", () => {
  expect(search('"love es" -inventada').hits[0]).toMatchObject({ code: "INVES" });
  expect(search('"love es" -prestada').hits[0]?.match).not.toBe("phrase");
});

test("misspelled English is corrected, words of other languages are none", () => {
  expect(search("shepheard").correctedQuery).toBe("shepherd");
  const spanish = search("prestada");
  expect(spanish).toMatchObject({ correctedQuery: null, missingWords: [], total: 1 });
});

test("pages join without a gap or a repetition", () => {
  const all = search("shepherd", { limit: 30 }).hits.map(({ reference }) => reference);
  const parts = [0, 10, 20].flatMap((offset) =>
    search("shepherd", { offset }).hits.map(({ reference }) => reference),
  );
  expect(parts).toEqual(all);
  expect(new Set(all).size).toBe(all.length);
});

test("a remembered sentence finds its verse in whichever translation", () => {
  const [first] = search("the lord is my shepherd I shall never want for anything").hits;
  expect(first).toMatchObject({ reference: "Psalm 23:1", match: "some" });
});
