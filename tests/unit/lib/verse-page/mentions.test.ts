import type { BookId } from "@/lib/bible/canon";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { toCanonicalOrder } from "@/lib/bible/rules";
import { findMentions } from "@/lib/verse-page/mentions";
import { findReadings, findSayings, findUses } from "@/lib/verse-page/occasions";
import { findToldVerses } from "@/lib/verse-page/told-verses";

const at = (book: BookId, chapter: number, verse: number): number =>
  toCanonicalOrder({ book, chapter, verse }) ?? 0;

test("what names the verse itself comes before what names its passage or its chapter", () => {
  const mentions = findMentions(at("Gen", 1, 1));
  const references = mentions.map(({ reference }) => reference);
  expect(references[0]).toBe("Genesis 1:1");
  expect(references.at(-1)).toBe("Genesis 1");
  expect(references.indexOf("Genesis 1:1-5")).toBeLessThan(references.indexOf("Genesis 1"));
  expect(mentions.map(({ kind, title }) => `${kind}: ${title}`)).toEqual(
    expect.arrayContaining(["Question: Who created God?", "Book: Genesis"]),
  );
});

test("each says why in the words of the item, where it has a sentence for it", () => {
  const languages = findMentions(at("Dan", 2, 4)).find(({ kind }) => kind === "Question");
  expect(languages).toEqual({
    kind: "Question",
    title: "What languages was the Bible written in?",
    path: expect.stringMatching(/^\/answers\//),
    reference: "Daniel 2:4",
    words: "Here the text changes into Aramaic.",
  });
  const guide = findMentions(at("Dan", 2, 4)).find(({ kind }) => kind === "Study guide");
  expect(guide?.words).toMatch(/^The language changes too: from Daniel 2:4 .*\.$/);
});

test("a father’s own words on a verse stand with their work and section", () => {
  const fathers = findMentions(at("Col", 3, 16)).filter(({ kind }) => kind === "Church father");
  expect(fathers).toEqual([
    {
      kind: "Church father",
      title: "John Chrysostom, Homilies on Colossians, Homily 9 (on Colossians 3:16-17)",
      path: "/church-fathers/chrysostom#chrysostom-quote-2",
      reference: "Colossians 3:16",
      words: expect.stringMatching(/^“This is the cause of all evils/),
    },
  ]);
});

test("what is said of every verse holds it, and leads to a page of the site", () => {
  const wrong: string[] = [];
  const some = findToldVerses().filter((_order, at) => at % 20 === 0);
  for (const order of some) {
    for (const { reference, path } of findMentions(order)) {
      const [named] = readWrittenReferences(reference);
      const holds = named !== undefined && named.start <= order && order <= named.end;
      if (!holds || (path !== null && !path.startsWith("/"))) wrong.push(`${order} ${reference}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("a verse names its occasions, its days in the plans and the sayings taken for it", () => {
  expect(findUses(at("Ps", 23, 1)).map(({ occasion }) => occasion)).toContain("a funeral");
  expect(findReadings(at("John", 3, 16))).toContainEqual({
    plan: "One Year Bible Reading Plan",
    day: 138,
    days: 365,
    reference: "John 3",
  });
  expect(findSayings(at("1John", 3, 18))).toEqual([
    {
      saying: "Actions speak louder than words",
      answer: expect.stringContaining("John writes of love in deed."),
    },
  ]);
  expect(findSayings(at("Obad", 1, 3))).toEqual([]);
});

test("thousands of verses are told of, and most are not", () => {
  const told = findToldVerses();
  expect(told).toContain(at("John", 3, 16));
  expect(told.length).toBeGreaterThan(2_500);
  expect(told.length).toBeLessThan(6_000);
});
