/** A run of verses by their canonicalOrder, both ends included; it may cross chapters and books. */
export interface VerseRange {
  start: number;
  end: number;
}
