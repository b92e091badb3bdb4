import { z } from "zod";
import { certainty, itemId, list, markedFact, references, words } from "../schema";

/** Ids of finds (lib/content/finds), the most telling first. */
const finds = z.array(itemId);

export const topicSchema = z.strictObject({
  name: words,
  aliases: list,
  facts: z.array(markedFact),
  /** Where Christians, or scholars, differ; each view fairly named. */
  views: list,
  background: z.array(markedFact),
  keyFigures: list,
  relatedVerses: references.min(1),
  finds,
});
export type Topic = z.infer<typeof topicSchema>;

export const personSchema = z.strictObject({
  name: words,
  role: words,
  /** With "about" or the views named where it is open. */
  era: words,
  relations: list,
  keyVerses: references.min(1),
  facts: z.array(markedFact),
  /** Where he or she is named outside the Bible; null: nowhere that is sure enough. */
  attestedOutsideBible: words.nullable(),
  finds,
});
export type Person = z.infer<typeof personSchema>;

export const placeSchema = z.strictObject({
  name: words,
  otherNames: list,
  modern: words,
  /** Decimal degrees; one middle point for a region, sea or river; where `identification` is disputed, one proposal only. */
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  /** Credit it where a position is shown (NOTICE.md). */
  coordinateSource: words.nullable(),
  identification: certainty,
  keyVerses: references,
  facts: z.array(markedFact),
  finds,
});
export type Place = z.infer<typeof placeSchema>;

export const periodSchema = z.strictObject({
  name: words,
  aliases: list,
  /** Years, negative for BC; `approximate` is shown as "about". */
  from: z.number().int(),
  to: z.number().int(),
  approximate: z.boolean(),
  /** The early and the late view; both are shown where both stand. */
  dateViews: list,
  powers: list,
  keyEvents: z.array(
    z.strictObject({ year: z.number().int(), approximate: z.boolean(), text: words, references }),
  ),
  background: z.array(markedFact),
  culture: z.array(markedFact),
  finds,
  keyFigures: list,
  relatedVerses: references,
});
export type Period = z.infer<typeof periodSchema>;

export const bookFactsSchema = z.strictObject({
  /** OSIS id, as in lib/bible/canon. */
  osis: words,
  name: words,
  testament: z.enum(["Old", "New"]),
  genre: words,
  chapters: z.number().int().positive(),
  verses: z.number().int().positive(),
  /** The traditional and the scholarly view stand side by side. */
  traditionalAuthor: words,
  scholarlyView: words,
  writtenTraditional: words,
  writtenScholarly: words,
  eventsSpan: words,
  setting: list,
  audience: words,
  purpose: words,
  keyFigures: list,
  keyVerses: references,
  outline: z.array(z.strictObject({ passage: words, heading: words })),
  themes: list,
  historicalBackground: z.array(markedFact),
  culturalBackground: z.array(markedFact),
  /** A promise, a quotation or an echo; the note says which when it is no quotation. */
  prophecyLinks: z.array(
    z.strictObject({
      from: words,
      to: references,
      note: words,
      /** False for links that the verse links do not list. */
      inCrossReferenceData: z.boolean(),
    }),
  ),
  finds,
  confidence: words,
});
export type BookFacts = z.infer<typeof bookFactsSchema>;
