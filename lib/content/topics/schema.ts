import { z } from "zod";

const words = z.string().trim().min(1);
const list = z.array(words);
/** Written out as "Psalms 23:1" or "Genesis 1:1-2:3"; each resolves in the text. */
const references = z.array(words);

/**
 * How sure a statement is. certain: well established, or read in the text (of a view it says only that the view exists); probable: widely
 * held but open; disputed: argued over, never to be shown as plain fact.
 */
export const certainty = z.enum(["certain", "probable", "disputed"]);
export type Certainty = z.infer<typeof certainty>;

export const markedFact = z.strictObject({ text: words, mark: certainty });
export type MarkedFact = z.infer<typeof markedFact>;

/** Something dug up or read outside the Bible. It attests a name, place or custom, and does not prove a whole account. */
export const findSchema = z.strictObject({
  /** The same find has the same id and words wherever it stands. */
  id: z.string().regex(/^[a-z0-9]+$/),
  text: words,
  /** Where it lies or was published; null where one of the site's discoveries tells it. */
  source: words.nullable(),
  mark: certainty,
});
export type Find = z.infer<typeof findSchema>;

export const topicSchema = z.strictObject({
  name: words,
  aliases: list,
  facts: z.array(markedFact),
  /** Where Christians, or scholars, differ; each view fairly named. */
  views: list,
  background: z.array(markedFact),
  keyFigures: list,
  relatedVerses: references.min(1),
  archaeology: z.array(findSchema),
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
  finds: z.array(findSchema),
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
  finds: z.array(findSchema),
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
  finds: z.array(findSchema),
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
  archaeology: z.array(findSchema),
  confidence: words,
});
export type BookFacts = z.infer<typeof bookFactsSchema>;
