import { z } from "zod";
import { itemId, list, words } from "../schema";

/**
 * What readers call a verse, or how they remember it, where our translations lack these words or
 * have them elsewhere as well. No verse text is printed from here: it only leads to the verse.
 */
export const familiarWordingSchema = z.strictObject({
  id: itemId,
  /** The one verse to open, OSIS id. */
  verse: words,
  /** Lower case, without signs; each of them alone is enough. */
  wordings: list.min(1),
});
export type FamiliarWording = z.infer<typeof familiarWordingSchema>;
