import "server-only";
import { type BookId, getBook } from "@/lib/bible/canon";
import { countVerses, formatBook } from "@/lib/bible/rules";
import { CHAPTER_WORDS } from "./chapter-words";
import { balance } from "./rules";

/** Readings of a plan, one passage each, as parallel lists. */
export interface PlanReadings {
  references: string[];
  words: number[];
  planDays: number[];
}

/** Chapters of books, all together. */
export function countChapters(books: readonly BookId[]): number {
  return books.reduce((sum, book) => sum + getBook(book).verseCounts.length, 0);
}

/**
 * Chapters of a book as one reference that reads back as just them: "Genesis 1-3", "Psalm 23",
 * "Jude 1:1-25".
 */
function formatChapters(book: BookId, first: number, last: number): string {
  if (getBook(book).verseCounts.length === 1) {
    return `${getBook(book).name} 1:1-${countVerses(book, 1)}`;
  }
  return first === last ? `${formatBook(book)} ${first}` : `${getBook(book).name} ${first}-${last}`;
}

/**
 * The books' chapters in the order given, split into `days` days that are as equal in words as
 * whole chapters allow: each day has a chapter at least. The same choice gives the same plan.
 * Throws RangeError when there are fewer chapters than days.
 */
export function makeOwnPlan(books: readonly BookId[], days: number): PlanReadings {
  const chapters = books.flatMap((book) =>
    CHAPTER_WORDS[book].map((words, at) => ({ book, chapter: at + 1, words })),
  );
  if (chapters.length < days) throw new RangeError("fewer chapters than days");
  const parts = balance(
    chapters.map(({ words }) => words),
    days,
  );
  const plan: PlanReadings = { references: [], words: [], planDays: [] };
  let first = 0;
  chapters.forEach(({ book, chapter }, at) => {
    const next = chapters[at + 1];
    if (next?.book === book && parts[at + 1] === parts[at]) return;
    const run = chapters.slice(first, at + 1);
    plan.references.push(formatChapters(book, run[0]?.chapter ?? chapter, chapter));
    plan.words.push(run.reduce((sum, { words }) => sum + words, 0));
    plan.planDays.push((parts[at] ?? 0) + 1);
    first = at + 1;
  });
  return plan;
}
