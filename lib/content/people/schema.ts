import { z } from "zod";
import {
  askedAs,
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

export const personSchema = z.strictObject({
  id: itemId,
  order,
  name: words,
  askedAs,
  spellings,
  namedIn,
  role: words,
  /** With "about" or the views named where it is open. */
  era: words,
  /**
   * The period (lib/content/periods) that he or she lived in, where the verses alone would not say.
   */
  period: itemId.optional(),
  relations: list,
  keyVerses: references.min(1),
  facts: z.array(markedFact),
  /** Where he or she is named outside the Bible; null: nowhere that is sure enough. */
  attestedOutsideBible: words.nullable(),
  finds: findIds,
});
export type Person = z.infer<typeof personSchema>;
