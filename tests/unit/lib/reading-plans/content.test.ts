import { BOOKS } from "@/lib/bible/canon";
import { parseReference } from "@/lib/bible/references/parser";
import { getTestamentRange } from "@/lib/bible/rules";
import { readingPlans } from "@/lib/content/reading-plans";
import { type BuiltInPlan, builtInPlan } from "@/lib/content/reading-plans/schema";
import { CHAPTER_WORDS } from "@/lib/reading-plans/chapter-words";
import { toMinutes } from "@/lib/reading-plans/rules";
import { importWeb } from "@/prisma/seed/bible/web";

/** Words of each verse by canonicalOrder, counted anew from the text itself. */
const wordsOf = new Map(
  importWeb().map(({ canonicalOrder, text }) => [canonicalOrder, text.split(/\s+/).length]),
);

function countWords(start: number, end: number): number {
  let words = 0;
  for (let order = start; order <= end; order++) words += wordsOf.get(order) ?? 0;
  return words;
}

/**
 * First and last verse of a passage; a test fails here when a reference is not exactly one passage.
 */
function rangeOf(reference: string): { start: number; end: number } {
  const parsed = parseReference(reference);
  if (parsed.kind !== "found") throw new Error(`${reference} does not exist`);
  if (parsed.passages.length !== 1) throw new Error(`${reference} is not one passage`);
  return parsed.passages[0];
}

function ordersOf({ start, end }: { start: number; end: number }): number[] {
  return Array.from({ length: end - start + 1 }, (_verse, at) => start + at);
}

function versesOf(plan: BuiltInPlan): number[] {
  return plan.days.flatMap(({ passages }) =>
    passages.flatMap(([reference]) => ordersOf(rangeOf(reference))),
  );
}

const TESTAMENTS = new Map([
  ["Old Testament", getTestamentRange("OT")],
  ["New Testament", getTestamentRange("NT")],
]);

test("the first six plans have the titles, durations, categories, difficulties and times that were promised", () => {
  const words = readingPlans.map(
    ({ title, duration, category, difficulty, dailyReading, days }) =>
      `${title} (${duration}, ${category}, ${difficulty}, ${dailyReading}) ${days.length}`,
  );
  expect(words.slice(0, 6)).toEqual([
    "One Year Bible Reading Plan (365 days, Complete Bible, Beginner, ~15-20 min) 365",
    "New Testament in 90 Days (90 days, New Testament, Beginner, ~10-15 min) 90",
    "Psalms & Proverbs Monthly (30 days, Wisdom Literature, Easy, ~5-10 min) 30",
    "Jesus' Life & Ministry (60 days, Gospels, Intermediate, ~10-15 min) 60",
    "Prophecy & End Times Study (45 days, Prophecy, Advanced, ~15-20 min) 45",
    "Creation & Genesis Study (21 days, Creation, Intermediate, ~15-20 min) 21",
  ]);
  expect(new Set(readingPlans.map(({ id }) => id)).size).toBe(readingPlans.length);
});

describe.each(readingPlans.map((plan) => [plan.id, plan] as const))("%s", (_id, plan) => {
  const verses = versesOf(plan);

  test("has the form of a plan", () => {
    expect(builtInPlan.safeParse(plan).error).toBeUndefined();
  });

  test("reads no verse twice", () => {
    expect(new Set(verses).size).toBe(verses.length);
  });

  test("is complete in what it promises", () => {
    const read = new Set(verses);
    const unread = plan.completeIn.flatMap((part) =>
      ordersOf(TESTAMENTS.get(part) ?? rangeOf(part)).filter((order) => !read.has(order)),
    );
    expect(unread).toEqual([]);
  });

  test("counts the words of every passage as the text has them", () => {
    for (const { passages } of plan.days) {
      for (const [reference, words] of passages) {
        const { start, end } = rangeOf(reference);
        expect([reference, words]).toEqual([reference, countWords(start, end)]);
      }
    }
  });

  test("takes no longer on any day than its label allows at most", () => {
    const most = Number(/-(\d+) min$/.exec(plan.dailyReading)?.[1]);
    for (const { passages } of plan.days) {
      const minutes = toMinutes(passages.reduce((sum, [, words]) => sum + words, 0));
      expect(minutes).toBeLessThanOrEqual(most);
    }
  });
});

test("the words of every chapter are those of the text", () => {
  let start = 1;
  for (const { id, verseCounts } of BOOKS) {
    const counted = verseCounts.map((count) => {
      const words = countWords(start, start + count - 1);
      start += count;
      return words;
    });
    expect([id, CHAPTER_WORDS[id]]).toEqual([id, counted]);
  }
});
