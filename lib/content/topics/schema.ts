import { z } from "zod";
import { certainty, findIds, list, markedFact, references, words } from "../schema";

export const topicSchema = z.strictObject({
  name: words,
  aliases: list,
  facts: z.array(markedFact),
  /** Where Christians, or scholars, differ; each view fairly named. */
  views: list,
  background: z.array(markedFact),
  keyFigures: list,
  relatedVerses: references.min(1),
  finds: findIds,
});
export type Topic = z.infer<typeof topicSchema>;

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
  finds: findIds,
});
export type Place = z.infer<typeof placeSchema>;
