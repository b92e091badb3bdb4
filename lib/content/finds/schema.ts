import { z } from "zod";
import { certainty, itemId, words } from "../schema";

/**
 * Something dug up or read outside the Bible. It attests a name, place or custom, and does not
 * prove a whole account.
 */
export const findSchema = z.strictObject({
  id: itemId,
  text: words,
  /** Where it lies or was published; null where one of the site's discoveries tells it. */
  source: words.nullable(),
  mark: certainty,
  /** The discovery (lib/content/discoveries) that tells it, by its slug. */
  discovery: itemId.optional(),
});
export type Find = z.infer<typeof findSchema>;
