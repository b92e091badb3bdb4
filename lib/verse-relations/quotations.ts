import "server-only";
import type { VerseRange } from "@/lib/bible/references/verse-range";

/** A quotation of the Old Testament in the New. */
export interface Quotation {
  /** The quoting passage of the New Testament. */
  from: VerseRange;
  /** The quoted passage of the Old Testament. */
  to: VerseRange;
  kind: "quotation";
  /**
   * What says so: "note" is a footnote of the World English Bible that names the place.
   */
  source: "note";
}

/** The quotations in which a verse has part, quoting or quoted, in canonical order. */
export function findQuotations(order: number): Quotation[] {
  const holds = ({ start, end }: VerseRange) => order >= start && order <= end;
  return QUOTATIONS.filter(({ from, to }) => holds(from) || holds(to));
}

const QUOTATIONS: readonly Quotation[] = [];
