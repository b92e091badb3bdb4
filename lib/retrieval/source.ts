import * as z from "zod/mini";

/** What an answer may rest on: something on the site itself, which opens at `href`. */
export const source = z.object({
  kind: z.enum(["passage", "answer", "faq", "guide", "father", "discovery", "event", "article"]),
  /** Unique among the sources of one answer: "passage:John.3.16", "faq:faq-age-of-the-earth". */
  id: z.string(),
  title: z.string(),
  /** Plain words of it, at most some hundred characters; for a passage its text from our table. */
  excerpt: z.string(),
  href: z.string(),
  /** References it names, written out. */
  references: z._default(z.array(z.string()), []),
});
export type Source = z.infer<typeof source>;
