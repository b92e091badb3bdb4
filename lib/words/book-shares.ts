import { BOOKS, type BookId } from "@/lib/bible/canon";
import { inFigures } from "@/lib/count-words";
import { WORDS_OF_BOOKS } from "./words-of-books";

/** How often a word stands in a book. */
export interface BookShare {
  book: BookId;
  name: string;
  count: number;
  /** Of every thousand words of the book in the original. */
  rate: number;
}

/**
 * Every book of the Testaments in which a word stands, in canonical order, those without it among
 * them. `counts` are by OSIS id.
 */
export function toBookShares(counts: readonly { book: string; count: number }[]): BookShare[] {
  const byBook = new Map(counts.map(({ book, count }) => [book, count]));
  const testaments = new Set(
    BOOKS.filter(({ id }) => byBook.has(id)).map(({ testament }) => testament),
  );
  return BOOKS.flatMap(({ id, name, testament }, at) => {
    if (!testaments.has(testament)) return [];
    const count = byBook.get(id) ?? 0;
    return [{ book: id, name, count, rate: (count * 1000) / (WORDS_OF_BOOKS[at] ?? 1) }];
  });
}

/** A rate as it is shown: "8.1", "0.04"; "0" for none. */
export function formatRate(rate: number): string {
  if (rate === 0) return "0";
  return rate >= 0.1 ? rate.toFixed(1) : rate.toFixed(2).replace(/^0\.00$/, "under 0.01");
}

/** Where a word stands most often and where it stands most densely, in a sentence. */
export function tellBookShares(shares: readonly BookShare[]): string {
  const held = shares.filter(({ count }) => count > 0);
  const [often] = [...held].sort((a, b) => b.count - a.count);
  // A rate of one or two places says nothing.
  const [densely] = held.filter(({ count }) => count > 2).sort((a, b) => b.rate - a.rate);
  if (!often) return "";
  if (held.length === 1) return `Only in ${often.name}.`;
  const times = `in ${often.name} (${inFigures(often.count)} times)`;
  const where = `In ${held.length} of ${shares.length} books`;
  if (often.count === 1) return `${where}, once in each.`;
  if (!densely) return `${where}, most often ${times}.`;
  const rate = `${formatRate(densely.rate)} of every 1,000 words`;
  return densely.book === often.book
    ? `${where}; most often, and most densely, in ${often.name} (${inFigures(often.count)} times, ${rate}).`
    : `${where}; most often ${times}, most densely in ${densely.name} (${rate}).`;
}
