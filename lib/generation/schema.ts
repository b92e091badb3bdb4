import { z } from "zod";
import { inFigures } from "@/lib/count-words";
import { demoLabel } from "@/lib/workspaces/schema";
import {
  MAX_CHOSEN_VERSES,
  MAX_PROMPT_LENGTH,
  MAX_THEME_LENGTH,
  PROMPT_REQUIRED,
  SELECT_FEWER_VERSES,
  SELECT_VERSES,
} from "./constants";

/** A theme in a few words; a blank one is none. */
function theme(name: string) {
  return z
    .string(`${name} is text.`)
    .trim()
    .max(MAX_THEME_LENGTH, `${name} has at most ${MAX_THEME_LENGTH} characters.`)
    .nullish()
    .transform((value) => value || null);
}

/**
 * The spec's payload and `useModel` of our own. prayerType and duration carry the theme too; the
 * first of the three that says something counts.
 */
export const generateBody = z
  .object({
    userId: demoLabel.optional(),
    /** Ids of verses in the visitor's own collections, in the order they are to be used. */
    verseIds: z
      .array(z.string("verseIds are texts.").min(1).max(100), SELECT_VERSES)
      .min(1, SELECT_VERSES)
      .max(MAX_CHOSEN_VERSES, SELECT_FEWER_VERSES),
    prompt: z
      .string(PROMPT_REQUIRED)
      .trim()
      .min(1, PROMPT_REQUIRED)
      .max(
        MAX_PROMPT_LENGTH,
        `A prompt can have at most ${inFigures(MAX_PROMPT_LENGTH)} characters.`,
      ),
    theme: theme("theme"),
    prayerType: theme("prayerType"),
    duration: theme("duration"),
    /** False: an arrangement of the verses, without a language model. */
    useModel: z.boolean("useModel is true or false.").default(true),
  })
  .transform(({ theme, prayerType, duration, verseIds, ...rest }) => ({
    ...rest,
    verseIds: [...new Set(verseIds)],
    theme: theme ?? prayerType ?? duration,
  }));
export type GenerateBody = z.output<typeof generateBody>;

export const generateResponse = z.object({
  content: z.string(),
  /**
   * Only where it is help for somebody in need instead of a text: to be shown, and not to be saved.
   */
  isHelp: z.literal(true).optional(),
});
