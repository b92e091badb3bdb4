import "server-only";
import { getRankedLinks } from "@/lib/bible/ranked-links";
import { formatVerse } from "@/lib/bible/rules";
import type { Scripture, TranslationText } from "@/lib/bible/scripture";
import type { RelatedVerse } from "@/lib/verse-relations/relate";
import { getRelatedVerses } from "@/lib/verse-relations/service";
import { tellWhy } from "@/lib/verse-relations/why";
import { orWhileAway } from "./while-away";

/** A verse that belongs to another. */
export interface VerseLink {
  /** canonicalOrder. */
  order: number;
  reference: string;
  /** In the translation of the page. */
  text: string;
  /** In a line; null for a link of the source for which nothing else speaks. */
  why: string | null;
  /** The one is of the New Testament and quotes the other, or takes up its words. */
  isQuotation: boolean;
}

/**
 * The verses that belong to a verse and that the translation prints, the closest first; while the
 * database is away the links of the source alone, without why.
 */
export async function findLinks(
  scripture: Scripture,
  { texts }: TranslationText,
  order: number,
): Promise<VerseLink[]> {
  const related = await orWhileAway<Pick<RelatedVerse, "order" | "reasons">[] | null>(
    getRelatedVerses(order),
    null,
  );
  const bare = () =>
    getRankedLinks(scripture, order).map((target) => ({ order: target, reasons: [] }));
  return (related ?? bare()).flatMap(({ order: target, reasons }): VerseLink[] => {
    const text = texts[target] ?? "";
    if (text === "") return [];
    const isQuotation = reasons.some(({ kind }) => kind === "quotation" || kind === "allusion");
    return [
      { order: target, reference: formatVerse(target), text, why: tellWhy(reasons), isQuotation },
    ];
  });
}
