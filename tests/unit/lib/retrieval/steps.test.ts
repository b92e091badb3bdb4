import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { parseReference } from "@/lib/bible/references/parser";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { toWords } from "@/lib/bible/search/words";
import { BOOK_FACTS } from "@/lib/content/books";
import { PEOPLE } from "@/lib/content/people";
import { PLACES } from "@/lib/content/places";
import { SECTIONS } from "@/lib/content/sections";
import { STORIES } from "@/lib/content/stories";
import { THEMES } from "@/lib/content/themes";
import { TOPICS } from "@/lib/content/topics";
import { isAskedFor } from "@/lib/retrieval/content";
import { fusePassages, MAX_PASSAGE_VERSES } from "@/lib/retrieval/fusion";
import { buildItemIndex, findItems } from "@/lib/retrieval/items";
import { stemOf, toTerms } from "@/lib/retrieval/query";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();
const NO_SCORES = new Float32Array(CANON_VERSE_COUNT + 1);
const at = (reference: string) => {
  const [range] = readWrittenReferences(reference);
  if (!range) throw new Error(`${reference} must be read`);
  return range;
};

const entries = (...ranges: VerseRange[]) => ranges.map((range) => ({ ranges: [range], fit: 1 }));

test("written references are read as the grammar reads them", () => {
  const written = [
    ...TOPICS.flatMap(({ relatedVerses }) => relatedVerses),
    ...[...PEOPLE, ...PLACES].flatMap(({ keyVerses }) => keyVerses),
    ...BOOK_FACTS.flatMap(({ outline }) => outline.map(({ passage }) => passage)),
    ...STORIES.map(([passage]) => passage),
    ...SECTIONS.map(({ passage }) => passage),
    ...THEMES.flatMap(({ references }) => references),
  ];
  expect(written.length).toBeGreaterThan(1_500);
  for (const reference of written) {
    const parsed = parseReference(reference);
    const passages = parsed.kind === "found" ? parsed.passages : [];
    const ranges = passages.map(({ start, end }) => ({ start, end }));
    expect([reference, readWrittenReferences(reference)]).toEqual([reference, ranges]);
  }
});

test("sections stand in the order of the canon, short enough to be an answer", () => {
  expect(SECTIONS.length).toBeGreaterThan(1_200);
  let last = 0;
  for (const { passage } of SECTIONS) {
    const { start, end } = at(passage);
    expect([passage, start >= last, end - start < 30]).toEqual([passage, true, true]);
    last = start;
  }
});

test("a section's words are those of its passage, for the greatest part", () => {
  const texts = [...scripture.translations.values()].map((translation) => translation.texts);
  const shares = SECTIONS.map(({ passage, words }) => {
    const { start, end } = at(passage);
    const verses = texts.flatMap((each) => [...each.slice(start, end + 1)]);
    const stems = new Set(toWords(verses.join(" ")).map(({ text }) => stemOf(text)));
    const terms = toTerms(words);
    return (
      terms.filter(({ forms }) => forms.some(({ stem }) => stems.has(stem))).length / terms.length
    );
  });
  const low = shares.filter((share) => share < 0.4).length;
  expect(low / shares.length).toBeLessThan(0.03);
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.7);
});

test("a section is shown as a whole, as far as a passage goes", () => {
  const lists = [{ weight: 1, entries: entries(at("Matthew 2:11")) }];
  const fused = fusePassages(lists, NO_SCORES, 5, [at("Matthew 2:9-12")]);
  expect(fused).toMatchObject([at("Matthew 2:9-12")]);
  const long = fusePassages(lists, NO_SCORES, 5, [at("Matthew 2:1-12")]);
  expect(long).toHaveLength(1);
  expect((long[0]?.end ?? 0) - (long[0]?.start ?? 0)).toBe(MAX_PASSAGE_VERSES - 1);
  expect(long[0]?.end).toBeGreaterThanOrEqual(at("Matthew 2:11").end);
});

test.each([
  ["How do I find God's will?", "guidance"],
  ["I feel that God has left me", "forsaken"],
])("words that only together say something: %s", (question, meant) => {
  expect(toTerms(question).map(({ stem }) => stem)).toContain(stemOf(meant));
});

test.each([
  ["see Genesis 9:9; 15:18 for it", 2],
  ["1 John 3:16", 1],
  ["John 99:1", 0],
  ["in John 3 people", 1],
  ["Room 3:16", 0],
])("references in words: %s", (text, count) => {
  expect(readWrittenReferences(text)).toHaveLength(count);
});

test("a question is reduced to the words that say something, with their other forms", () => {
  const terms = toTerms("What does the Bible say about the anxiety of Moses?");
  expect(terms.map(({ stem }) => stem)).toEqual([stemOf("anxiety"), stemOf("Moses")]);
  expect(terms[0]?.forms.map(({ stem }) => stem)).toContain(stemOf("anxious"));
  expect(terms[0]?.forms[0]).toEqual({ stem: stemOf("anxiety"), share: 1 });
});

test("what two ways find comes before what one finds", () => {
  const lists = [
    { weight: 1, entries: entries(at("Genesis 1:1"), at("John 3:16")) },
    { weight: 1, entries: entries(at("Romans 8:28"), at("John 3:16")) },
  ];
  const [first] = fusePassages(lists, NO_SCORES, 5);
  expect(first).toMatchObject(at("John 3:16"));
});

test("the first of a list that fits badly comes after the second of one that fits", () => {
  const poor = { weight: 1, entries: [{ ranges: [at("Genesis 1:1")], fit: 0.6 }] };
  const good = { weight: 1, entries: entries(at("Romans 8:28"), at("John 3:16")) };
  const passages = fusePassages([poor, good], NO_SCORES, 5);
  expect(passages.map(({ start }) => start)).toEqual(
    ["Romans 8:28", "John 3:16", "Genesis 1:1"].map((reference) => at(reference).start),
  );
});

test("what is far below the best is not shown beside it", () => {
  const noise = { weight: 1, entries: [{ ranges: [at("Genesis 1:1")], fit: 0.3 }] };
  const good = { weight: 1, entries: entries(at("Romans 8:28"), at("John 3:16")) };
  expect(fusePassages([noise, good], NO_SCORES, 5)).toHaveLength(2);
});

test.each([
  ["How old is the earth?", "How old is the earth?", true],
  ["Augustine of Hippo", "Who was Augustine?", true],
  ["Mesha Stele (Moabite Stone)", "What is the Mesha Stele?", true],
  ["If God is good, why is there suffering?", "Why does a good God allow suffering?", true],
  ["Creation", "Are dinosaurs in the Bible?", false],
  ["The Flood", "Who built the ark before the flood and when?", false],
  ["Grace", "", false],
])("“%s” is asked for by “%s”: %s", (title, question, isAsked) => {
  expect(isAskedFor(title, toTerms(question))).toBe(isAsked);
});

test("a place is named once and a passage stays short", () => {
  const lists = [
    { weight: 1, entries: entries(at("Psalm 119:1-30"), at("Psalm 119:2"), at("Psalm 119:5")) },
  ];
  const passages = fusePassages(lists, NO_SCORES, 5);
  for (const { start, end } of passages) {
    expect(end - start).toBeLessThan(MAX_PASSAGE_VERSES);
  }
  const verses = passages.flatMap(({ start, end }) =>
    Array.from({ length: end - start + 1 }, (_value, each) => start + each),
  );
  expect(new Set(verses).size).toBe(verses.length);
});

test("a passage does not grow into another chapter", () => {
  const lists = [{ weight: 1, entries: entries(at("Genesis 1:31-2:2")) }];
  for (const { start, end } of fusePassages(lists, NO_SCORES, 5)) {
    const chapterEnd = at("Genesis 1:31").end;
    expect(start > chapterEnd || end <= chapterEnd).toBe(true);
  }
});

test("an item whose name is asked for comes before one that only mentions it", () => {
  const index = buildItemIndex([
    { names: ["Money"], texts: ["Moses, Moses and again Moses in the story of the golden calf"] },
    { names: ["Moses"], texts: ["led Israel out of Egypt"] },
    { names: ["Egypt"], texts: ["a land on the river"] },
  ]);
  const hits = findItems(
    index,
    toTerms("Who was Moses?"),
    new Set(["who", "wa", stemOf("moses")]),
    5,
  );
  expect(hits.map(({ item }) => item)).toEqual([1, 0]);
});
