/** A direct answer: sentences of the site's own, and the verses that say so. */
export interface Fact {
  text: string;
  /** Printed from the table; several where it takes several. */
  references: string[];
  /** Most verses printed of one reference, where it may be more than a fact takes. */
  mostVerses?: number;
  /** Set where it says why; a page of the site says that at length. */
  isReason?: true;
}

/** Verses of several facts, each once, the first ones only. */
const MOST_REFERENCES = 3;

/** References of facts ("Genesis 4:1-2; Genesis 4:25"), each once. */
export function toReferences(verses: readonly string[]): string[] {
  const all = verses.flatMap((verse) => (verse === "" ? [] : verse.split("; ")));
  return [...new Set(all)].slice(0, MOST_REFERENCES);
}
