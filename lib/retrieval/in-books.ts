import "server-only";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import type { Term } from "./query";

// What is asked of a book, or of its author, is looked for there first.

/** Words that say enough without the names of the books they are looked for in. */
const FEWEST_BESIDE_NAMES = 2;
/** What the books that a question names add to what speaks for their verses. */
const IN_BOOK = 0.6;

/**
 * What is looked for in the books a question names, without their names (in lower case), which
 * stand in a few of their verses only. Pure.
 */
export function withoutNames(terms: readonly Term[], names: ReadonlySet<string>): readonly Term[] {
  const rest = terms.filter(({ word }) => !names.has(word.replace(/['’]s$/, "")));
  return rest.length >= FEWEST_BESIDE_NAMES ? rest : terms;
}

/** Raises the scores (by canonicalOrder) of the verses of these books. */
export function favor(scores: Float32Array, books: readonly VerseRange[]): void {
  for (const { start, end } of books) {
    for (let order = start; order <= end; order++) {
      scores[order] = (scores[order] ?? 0) * (1 + IN_BOOK);
    }
  }
}
