// Part of the verse search, see words.ts on why this folder exists.
import { isUnknown } from "./find-verses";
import type { SearchIndex } from "./search-index";

/** Words of a query that are corrected at most; each look-up costs about a millisecond. */
const MAX_CORRECTIONS = 5;
/** Longer "words" are no misspellings. */
const MAX_WORD_LENGTH = 20;

/** Letters that may differ: none in words of one or two letters, one up to four, two beyond. */
function allowedDistance(word: string): number {
  if (word.length <= 2 || word.length > MAX_WORD_LENGTH) return 0;
  return word.length <= 4 ? 1 : 2;
}

/** True when one word is the other with two neighbouring letters swapped, the commonest slip of the fingers. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

function nearest(index: SearchIndex, word: string): string | null {
  const distance = allowedDistance(word);
  if (distance === 0) return null;
  let best: { word: string; cost: number; verses: number } | null = null;
  for (const [candidate, [id, steps]] of index.vocabulary.fuzzyGet(word, distance)) {
    const verses = (index.wordStart[id + 1] ?? 0) - (index.wordStart[id] ?? 0);
    // A wrong first letter is rare; between equals the commoner word is the likelier one.
    const cost = (isSwap(word, candidate) ? 1 : steps) + (candidate[0] === word[0] ? 0 : 1);
    if (!best || cost < best.cost || (cost === best.cost && verses > best.verses)) {
      best = { word: candidate, cost, verses };
    }
  }
  return best?.word ?? null;
}

/**
 * The query with every unknown word replaced by its nearest neighbour in the vocabulary, or null when no word is unknown,
 * one has no neighbour, or too many are unknown.
 */
export function correctWords(index: SearchIndex, words: string[]): string[] | null {
  const unknown = words.filter((word, at) => isUnknown(index, word, at === words.length - 1));
  if (unknown.length === 0 || unknown.length > MAX_CORRECTIONS) return null;
  const corrected: string[] = [];
  for (const [at, word] of words.entries()) {
    if (!isUnknown(index, word, at === words.length - 1)) {
      corrected.push(word);
      continue;
    }
    const replacement = nearest(index, word);
    if (replacement === null) return null;
    corrected.push(replacement);
  }
  return corrected;
}
