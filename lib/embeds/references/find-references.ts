/** Put in by the build: the expression of pattern.ts. */
declare const REFERENCE_PATTERN: string;

/** Where something that looks like a reference stands in a text. */
export interface FoundReference {
  index: number;
  words: string;
}

/** Everything in a text that looks like a reference, in its order. */
export function findReferences(text: string): FoundReference[] {
  return [...text.matchAll(new RegExp(REFERENCE_PATTERN, "gu"))].map(({ index, 0: words }) => ({
    index,
    words,
  }));
}
