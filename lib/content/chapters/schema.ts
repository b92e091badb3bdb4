import { z } from "zod";
import { words } from "../schema";

/**
 * The chapters of one book in order, each summed up in today's words: who, where, what happens or is
 * taught, and what of everyday life it speaks to, so that a search in a visitor's own words leads to
 * the chapter. The editors' own wording, never a translation's; nothing that is not in the chapter.
 */
export const bookChaptersSchema = z.strictObject({
  /** OSIS id, as in lib/bible/canon. */
  book: words,
  chapters: z.array(words).min(1).readonly(),
});
export type BookChapters = z.infer<typeof bookChaptersSchema>;
