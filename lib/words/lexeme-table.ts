import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { type LexemeId, NUMBERS_PER_PLACE } from "./stored";

/**
 * Which words of the dictionary stand in every verse, small enough for a process to hold (1 MB).
 * A word is known by its place in `ids`.
 */
export interface LexemeTable {
  ids: readonly LexemeId[];
  /** In how many verses each word stands. */
  verseCounts: Uint16Array;
  /** The words of all verses, each once a verse: words[start[order]…start[order + 1]), ascending. */
  words: Uint16Array;
  start: Int32Array;
}

/** Builds the table from each word's places as the database has them (StoredLexeme.places). */
export function toLexemeTable(
  rows: readonly (readonly [LexemeId, ArrayLike<number>])[],
): LexemeTable {
  const sizes = new Int32Array(CANON_VERSE_COUNT + 2);
  const verseCounts = new Uint16Array(rows.length);
  // Places are in canonical order, so that of two in a verse the second follows the first.
  const visit = (each: (word: number, order: number) => void) => {
    for (const [word, [, places]] of rows.entries()) {
      let last = 0;
      for (let at = 0; at < places.length; at += NUMBERS_PER_PLACE) {
        const order = places[at] ?? 0;
        if (order !== last) each(word, order);
        last = order;
      }
    }
  };
  visit((word, order) => {
    verseCounts[word] = (verseCounts[word] ?? 0) + 1;
    sizes[order] = (sizes[order] ?? 0) + 1;
  });
  const start = new Int32Array(CANON_VERSE_COUNT + 2);
  for (let order = 1; order <= CANON_VERSE_COUNT; order++) {
    start[order + 1] = (start[order] ?? 0) + (sizes[order] ?? 0);
  }
  const words = new Uint16Array(start[CANON_VERSE_COUNT + 1] ?? 0);
  const next = start.slice();
  visit((word, order) => {
    const at = next[order] ?? 0;
    words[at] = word;
    next[order] = at + 1;
  });
  return { ids: rows.map(([id]) => id), verseCounts, words, start };
}

/** The words of a verse (places in `ids`), each once, ascending. */
export function getLexemesOf({ words, start }: LexemeTable, order: number): Uint16Array {
  return words.subarray(start[order] ?? 0, start[order + 1] ?? 0);
}
