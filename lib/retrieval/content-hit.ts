import { z } from "zod";

/** The groups of built-in content beside verses and articles, in the order of the answer. */
export const CONTENT_GROUPS = ["discoveries", "guides", "faq", "fathers", "events"] as const;
export type ContentGroup = (typeof CONTENT_GROUPS)[number];

/** A built-in item that was found. */
export const contentHitSchema = z.object({
  id: z.string(),
  title: z.string(),
  snippet: z.string().max(200).describe("Plain text around the match, at most 200 characters."),
  href: z.string().describe("The page with the item's anchor, which opens it."),
});
export type ContentHit = z.infer<typeof contentHitSchema>;
