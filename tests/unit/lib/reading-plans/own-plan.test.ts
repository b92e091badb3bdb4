import fc from "fast-check";
import { BOOK_IDS } from "@/lib/bible/canon";
import { parseReference } from "@/lib/bible/references/parser";
import { getBookRange } from "@/lib/bible/rules";
import { CHAPTER_WORDS } from "@/lib/reading-plans/chapter-words";
import { countChapters, makeOwnPlan } from "@/lib/reading-plans/own-plan";

const choice = fc
  .uniqueArray(fc.constantFrom(...BOOK_IDS), { minLength: 1, maxLength: 12 })
  .chain((books) =>
    fc.record({
      books: fc.constant(books),
      days: fc.integer({ min: 1, max: countChapters(books) }),
    }),
  );

test("an own plan reads every verse of its books once, in order, on exactly so many days", () => {
  fc.assert(
    fc.property(choice, ({ books, days }) => {
      const { references, words, planDays } = makeOwnPlan(books, days);
      const verses = references.flatMap((reference) => {
        const parsed = parseReference(reference);
        if (parsed.kind !== "found") throw new Error(reference);
        const [{ start, end }] = parsed.passages;
        return Array.from({ length: end - start + 1 }, (_, at) => start + at);
      });
      const wanted = books.flatMap((book) => {
        const { start, end } = getBookRange(book);
        return Array.from({ length: end - start + 1 }, (_, at) => start + at);
      });
      expect(verses).toEqual(wanted);
      expect(words).toHaveLength(references.length);
      expect([...new Set(planDays)]).toEqual(Array.from({ length: days }, (_, at) => at + 1));
    }),
    { numRuns: 60 },
  );
});

test("its days are as even as whole chapters allow", () => {
  fc.assert(
    fc.property(choice, ({ books, days }) => {
      const { words, planDays } = makeOwnPlan(books, days);
      const chapters = books.flatMap((book) => CHAPTER_WORDS[book]);
      const total = chapters.reduce((sum, count) => sum + count, 0);
      const perDay = Array.from({ length: days }, (_, at) =>
        words.reduce((sum, count, place) => sum + (planDays[place] === at + 1 ? count : 0), 0),
      );
      expect(perDay.reduce((sum, count) => sum + count, 0)).toBe(total);
      expect(Math.max(...perDay)).toBeLessThanOrEqual(total / days + Math.max(...chapters));
    }),
    { numRuns: 60 },
  );
});

test("the same choice gives the same plan, and more days than chapters none", () => {
  expect(makeOwnPlan(["Ruth", "Jude"], 3)).toEqual(makeOwnPlan(["Ruth", "Jude"], 3));
  expect(makeOwnPlan(["Ruth", "Jude"], 5).references).toEqual([
    "Ruth 1",
    "Ruth 2",
    "Ruth 3",
    "Ruth 4",
    "Jude 1:1-25",
  ]);
  expect(() => makeOwnPlan(["Ruth"], 5)).toThrow(RangeError);
});
