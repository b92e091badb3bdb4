import { z } from "zod";
import { words } from "../schema";

/** Longest gloss, as it still fits under a word of the text. */
const MAX_GLOSS_LENGTH = 60;

/** What a word of the original text means, in the site's own words. */
export const glossSchema = z.strictObject({
  /** One to six words, as a lexicon's headline gives them: senses by commas, others after ";". */
  gloss: words.max(MAX_GLOSS_LENGTH),
  /**
   * One or two sentences on what the gloss cannot say. A reference in it is a verse in which the
   * word stands.
   */
  note: words.optional(),
});
export type Gloss = z.infer<typeof glossSchema>;
