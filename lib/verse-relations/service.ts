import "server-only";
import { getScripture } from "@/lib/bible/data";
import { getHeldText } from "@/lib/bible/held-text";
import { toVerse } from "@/lib/bible/printed-verses";
import { formatVerse } from "@/lib/bible/rules";
import { requireReference } from "@/lib/bible/service";
import { rehearse } from "@/lib/rehearsals";
import { getLexemeIndex, getLexemeTable } from "@/lib/words/data";
import { type RelatedVerse, relateVerses } from "./relate";
import type { VerseLinksResponse } from "./schema";
import { tellWhy } from "./why";

/**
 * The verses that belong to a verse, by its canonicalOrder or OSIS id ("John.3.16"), the closest
 * first, each with why. Throws AppError: not_found, unavailable while the text or its original
 * words cannot be read.
 */
export async function getRelatedVerses(verse: number | string): Promise<RelatedVerse[]> {
  const order =
    typeof verse === "number" ? verse : requireReference(verse, undefined).passages[0].start;
  const [scripture, table, lexemes] = await Promise.all([
    getScripture(),
    getLexemeTable(),
    getLexemeIndex(),
  ]);
  return relateVerses({ scripture, table, lexemes }, order);
}

/**
 * The verses that belong to the first verse of a reference and that the translation prints, the
 * closest first. Throws AppError: not_found, invalid_request, unavailable.
 */
export async function findVerseLinks(
  reference: string,
  asked: string | undefined,
  limit: number,
  offset: number,
): Promise<VerseLinksResponse> {
  if (asked !== undefined) await getHeldText(asked);
  const {
    passages: [{ start }],
    code,
  } = requireReference(reference, asked);
  const [{ text }, related] = await Promise.all([getHeldText(code), getRelatedVerses(start)]);
  const printed = related.filter(({ order }) => text.texts[order] !== "");
  return {
    reference: formatVerse(start),
    total: printed.length,
    links: printed
      .slice(offset, offset + limit)
      .map(({ order, reasons }) => ({ ...toVerse(text, order), reasons, why: tellWhy(reasons) })),
  };
}

rehearse("related verses", () => getRelatedVerses("John.3.16"));
