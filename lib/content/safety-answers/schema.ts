import { z } from "zod";
import { references, words } from "../schema";

/** What a question may need besides, or instead of, an answer from the Bible. */
export const concern = z.enum([
  "self-harm",
  "self-harm-of-another",
  "abuse",
  "abuse-of-another",
  "grief-over-suicide",
  "grief",
  "distress",
  "suicide",
  "medical",
  "dates",
  "politics",
  "off-topic",
]);
export type Concern = z.infer<typeof concern>;

/** The languages in which somebody in need is understood and answered. */
export type SafetyLanguage = "en" | "es" | "pt" | "de" | "fr";

/** What is said first to somebody in need, and where something is declined. */
export const safetyAnswerSchema = z.strictObject({
  id: concern,
  /**
   * Paragraphs separated by blank lines; "{crisis}" stands for the helpline (lib/content/helplines)
   * of that id.
   */
  text: words,
  /** The same in the other languages that need is understood in. */
  translations: z.strictObject({ es: words, pt: words, de: words, fr: words }).optional(),
  /** Passages printed after it, from the table. */
  references,
  /** True when nothing else follows. */
  isWhole: z.boolean(),
  /** What is answered after it when the site has no answer for the visitor's own words. */
  subject: words.optional(),
});
export type SafetyAnswer = z.infer<typeof safetyAnswerSchema>;
