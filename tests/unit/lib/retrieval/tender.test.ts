import { parseReference } from "@/lib/bible/references/parser";
import { rankVerses } from "@/lib/retrieval/rank-verses";
import { findHarsh, isTender, withoutHarsh } from "@/lib/retrieval/tender";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();
const harsh = findHarsh(scripture);

function rangeOf(reference: string) {
  const parsed = parseReference(reference);
  if (parsed.kind !== "found") throw new Error(`${reference} must resolve`);
  return parsed.passages[0];
}

test.each([
  "How do I forgive someone who hurt me?",
  "forgiveness",
  "my baby died",
  "I had a miscarriage",
  "verses about losing a child",
  "what does the bible say about suicide",
  "I’m so depressed",
  "my husband hits me",
  "grief",
  "I feel so alone",
  "why did God let my dad die? I am grieving",
  "can God forgive me for my abortion",
  "i hate myself",
])("asked in pain: %s", (question) => {
  expect(isTender(question)).toBe(true);
});

test.each([
  "Who forgave his brothers in Egypt?",
  "How did Judas die, was it suicide?",
  "Which kings committed suicide?",
  "What part of the body is set like a flint, not to be ashamed?",
  "How many times was Peter told to forgive?",
  "Why did Job curse the day of his birth?",
  "What did Samson do to the Philistines?",
  "the battle of Jericho",
  "Where did Abraham mourn for Sarah?",
  "Who raped Tamar?",
  "the wrath of God",
  "hell",
  "why did God order the Canaanites killed",
])("asked about the Bible: %s", (question) => {
  expect(isTender(question)).toBe(false);
});

test.each([
  "Joshua 24:19",
  "Psalm 137:9",
  "Hosea 9:14",
  "1 Samuel 31:4",
  "Matthew 27:5",
  "2 Samuel 12:14",
  "Deuteronomy 28:20",
  "Hebrews 10:26",
  "Isaiah 27:11",
  "Ezekiel 5:11",
  "Jeremiah 13:14",
  "Proverbs 23:13",
  "Philippians 1:21",
])("%s does not answer who hurts", (reference) => {
  expect(harsh[rangeOf(reference).start]).toBe(1);
});

test.each([
  "Psalm 34:18",
  "Psalm 23:4",
  "Psalm 30:5",
  "Psalm 147:3",
  "Isaiah 41:10",
  "Isaiah 43:2",
  "Isaiah 53:5",
  "Lamentations 3:22",
  "Matthew 5:4",
  "Matthew 6:14",
  "Matthew 11:28",
  "Matthew 18:22",
  "Luke 23:34",
  "John 3:16",
  "John 11:35",
  "Romans 8:38",
  "Romans 12:19",
  "2 Corinthians 1:3",
  "Ephesians 4:32",
  "1 Thessalonians 4:13",
  "1 Peter 5:7",
  "1 John 1:9",
  "Revelation 21:4",
  "Genesis 50:20",
])("%s may", (reference) => {
  expect(harsh[rangeOf(reference).start]).toBe(0);
});

test("a passage keeps what is not harsh of it", () => {
  const marked = Uint8Array.from([0, 0, 1, 0, 0, 1]);
  expect(withoutHarsh({ start: 1, end: 5 }, marked)).toEqual([
    { start: 1, end: 1 },
    { start: 3, end: 4 },
  ]);
  expect(withoutHarsh({ start: 2, end: 2 }, marked)).toEqual([]);
  expect(withoutHarsh({ start: 1, end: 5 }, undefined)).toEqual([{ start: 1, end: 5 }]);
});

test("a miscarriage is met with comfort, not with the law of divorce", () => {
  const texts = scripture.translations.get("WEB")?.texts ?? [];
  const verses = rankVerses(scripture, "I had a miscarriage", 10);
  const words = verses.map(({ order }) => texts[order]).join(" ");
  expect(words).toMatch(/comfort|wept|heal/);
  expect(words).not.toMatch(/divorce|put away his wife/);
});

test.each(["I had a miscarriage", "suicide", "my wife died", "how to forgive my abusive father"])(
  "verses by meaning spare who asks: %s",
  (question) => {
    const ranked = rankVerses(scripture, question, 10);
    expect(ranked).toHaveLength(10);
    for (const { order } of ranked) expect(harsh[order]).toBe(0);
  },
);
