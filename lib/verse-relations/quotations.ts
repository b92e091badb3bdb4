import "server-only";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { builtOnce } from "@/lib/built-once";
import { QUOTED_PLACES } from "@/lib/content/quotations";

/** A passage of the New Testament and the one of the Old that a footnote of the WEB names there. */
export interface Quotation {
  /** The quoting passage of the New Testament. */
  from: VerseRange;
  /** The quoted passage of the Old Testament. */
  to: VerseRange;
  /**
   * "quotation": a formula or quotation marks say that the one quotes the other; "allusion": it says
   * the same in its own name; "named": there is the footnote alone, and it may only speak of it.
   */
  kind: "quotation" | "allusion" | "named";
  /**
   * What says so: "note" a footnote of the World English Bible, "formula" ("it is written"),
   * "wording" (both say the same in a translation), "marks" (the WEB's quotation marks).
   */
  source: ("note" | "formula" | "wording" | "marks")[];
}

const getQuotations = builtOnce("quotations", () =>
  QUOTED_PLACES.map(([quoting, quoted, support]): Quotation => {
    const [from, to] = [quoting, quoted].map((place) => readWrittenReferences(place)[0]);
    if (!from || !to) throw new Error(`${quoting}, ${quoted}: no passages`);
    const found = support.split(" ").filter(Boolean) as Quotation["source"];
    return { from, to, kind: kindOf(found), source: ["note", ...found] };
  }),
);

function kindOf(support: Quotation["source"]): Quotation["kind"] {
  if (support.includes("formula") || support.includes("marks")) return "quotation";
  return support.includes("wording") ? "allusion" : "named";
}

/**
 * The pairs in which a verse (canonicalOrder) has part, quoting or quoted, in the order of the New
 * Testament.
 */
export function findQuotations(order: number): Quotation[] {
  const holds = ({ start, end }: VerseRange) => order >= start && order <= end;
  return getQuotations().filter(({ from, to }) => holds(from) || holds(to));
}
