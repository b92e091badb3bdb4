import { z } from "zod";
import { itemId, list, order, references, words } from "../schema";

/**
 * A saying that many take for scripture, or a scene many remember otherwise, with what there really
 * is.
 */
export const misquotationSchema = z.strictObject({
  id: itemId,
  order,
  /** Ways the saying is worded; found in a question whatever its case and signs. */
  wordings: list.min(1),
  /** Words that show that the verse itself is quoted. */
  unless: words.optional(),
  /**
   * An honest answer of one to three sentences, before the passages; names an origin only where it
   * is well established.
   */
  answer: words,
  /** What the Bible says instead; printed from the table. */
  references: references.min(1),
});
export type Misquotation = z.infer<typeof misquotationSchema>;
