import { z } from "zod";
import { citationSchema } from "@/lib/evidence/schema";
import { itemId, list, order, words } from "../schema";

export const FAQ_SECTIONS = [
  "Beginnings and science",
  "Evil and suffering",
  "The Bible: text, canon, reliability",
  "Jesus",
  "Faith and other religions",
  "Hope and the last things",
] as const;

export const faqItemSchema = z.strictObject({
  /** Also the anchor: /study-guides#faq-age-of-the-earth. */
  id: z.string().regex(/^faq-[a-z0-9]+(-[a-z0-9]+)*$/),
  order,
  section: z.enum(FAQ_SECTIONS),
  question: words,
  /**
   * The same question in other people's words, as in lib/content/answers. Each leads to this answer
   * alone.
   */
  askedAs: list.min(5),
  /**
   * Answers in its first sentence; paragraphs separated by blank lines: facts, then what others
   * hold.
   */
  answer: words,
  /** One reference that fits. */
  verse: words,
  /** Where figures come from. */
  sources: z.array(citationSchema),
  /** As in lib/content/answers. */
  helplines: z.array(itemId).min(1).optional(),
});
export type FaqItem = z.infer<typeof faqItemSchema>;
