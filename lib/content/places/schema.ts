import { z } from "zod";
import {
  askedAs,
  certainty,
  findIds,
  itemId,
  list,
  markedFact,
  namedIn,
  order,
  references,
  spellings,
  words,
} from "../schema";

export const placeSchema = z.strictObject({
  id: itemId,
  order,
  name: words,
  askedAs,
  otherNames: list,
  spellings,
  namedIn,
  modern: words,
  /**
   * Decimal degrees; one middle point for a region, sea or river; where `identification` is
   * disputed, one proposal only.
   */
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
