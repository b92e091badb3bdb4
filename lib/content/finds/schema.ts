import { z } from "zod";
import { certainty, itemId, list, words } from "../schema";

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
  /** What visitors call it, in small letters without marks; means nothing else in any question. */
  names: list.min(1),
  /** Whom or what it attests, in the same form: meant where a question asks for finds as well. */
  subjects: list,
  /** The discovery (lib/content/discoveries) that tells it, by its slug. */
  discovery: itemId.optional(),
});
export type Find = z.infer<typeof findSchema>;
