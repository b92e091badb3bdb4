import { z } from "zod";
import { citationSchema } from "@/lib/evidence/schema";
import { itemId, list, words } from "../schema";

const SECTIONS = [
  "Faith basics",
  "Doubts and hard texts",
  "How the Bible was made",
  "Books and authors",
  "People and places",
  "Hard times",
  "Christian living",
  "Other faiths",
  "This site",
] as const;

/** An answer to one of the questions people ask most, in the site's own words. */
export const answerSchema = z.strictObject({
  id: itemId,
  section: z.enum(SECTIONS),
  /** As most people put it. */
  question: words,
  /**
   * The same question in other people's words: a child's, a sceptic's, somebody's in distress, a
   * search box's ("who made god"). Each leads to this answer alone.
   */
  askedAs: list.min(3),
  /** Two to five sentences; the first one answers. */
  answer: words,
  /**
   * The passages that carry the answer, the best first, each with a line that says what it adds;
   * the passage itself is printed from the Bible beside it. Only the site's own pages need none.
   */
  passages: z.array(z.strictObject({ reference: words, why: words })).max(5),
  /** How Christians differ, each side so that its own defender would sign it. */
  christianViews: words.optional(),
  /** What critics say, as their best defender would. */
  critics: words.optional(),
  /** Further reading, verified. */
  sources: z.array(citationSchema),
  /** Lines to call (lib/content/helplines) that its page names before the answer, by id. */
  helplines: z.array(itemId).min(1).optional(),
  /** Answers of this folder that a reader of this one asks next, by id. */
  related: z.array(itemId).optional(),
});
export type Answer = z.infer<typeof answerSchema>;
