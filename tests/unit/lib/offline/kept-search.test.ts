import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { searchPage } from "@/lib/bible/contract";
import { toCanonicalOrder } from "@/lib/bible/rules";
import type { KeptText } from "@/lib/offline/kept-text";
import { type KeptSearch, searchKept } from "@/lib/offline/worker/kept-search";

const VERSES = [
  ["Mark", 1, 1, "The beginning of the Good News of Jesus Christ, the Son of God."],
  ["Mark", 1, 15, "“The time is fulfilled, and God’s Kingdom is at hand! Repent.”"],
  ["Mark", 4, 26, "He said, “God’s Kingdom is as if a man should cast seed on the earth,"],
  ["Luke", 17, 21, "for behold, God’s Kingdom is within you.”"],
] as const;

function textOf(): KeptText {
  const texts = new Array<string>(CANON_VERSE_COUNT + 1).fill("");
  for (const [book, chapter, verse, words] of VERSES) {
    texts[toCanonicalOrder({ book, chapter, verse }) ?? 0] = words;
  }
  return { code: "WEB", texts, layouts: [] };
}
const ALL: Omit<KeptSearch, "query"> = { testament: null, book: null, limit: 10, offset: 0 };
const find = (query: string, more: Partial<typeof ALL> = {}) =>
  searchKept(textOf(), ["Mark", "Luke"], { ...ALL, ...more, query });
const places = (found: ReturnType<typeof find>) => found.verses.map(({ reference }) => reference);

test("a verse has all words that were typed, in canonical order, with their places", () => {
  const found = find("kingdom god's");
  expect(places(found)).toEqual(["Mark 1:15", "Mark 4:26", "Luke 17:21"]);
  const [first] = found.verses;
  const words = first?.highlights.map(([at, end]) => first.text.slice(at, end));
  expect(words).toEqual(["God’s", "Kingdom"]);
  expect(searchPage.parse(found).total).toBe(3);
});

test("a phrase in quotation marks stands as it is written, and a word may go on", () => {
  expect(places(find('"time is fulfilled"'))).toEqual(["Mark 1:15"]);
  expect(places(find('"fulfilled time"'))).toEqual([]);
  expect(places(find("begin"))).toEqual(["Mark 1:1"]);
});

test("a reference is the verse itself, and a book narrows what is found", () => {
  expect(places(find("mark 1:1"))).toEqual(["Mark 1:1"]);
  expect(places(find("kingdom", { book: "Luke" }))).toEqual(["Luke 17:21"]);
});

test("pages of results follow one another, and it is said what was searched", () => {
  const second = find("kingdom", { limit: 2, offset: 2 });
  expect(places(second)).toEqual(["Luke 17:21"]);
  expect(second.total).toBe(3);
  expect(second.message).toContain("2 books of the World English Bible kept in this browser");
});

test("signs alone find nothing", () => {
  expect(find("?!").total).toBe(0);
});
