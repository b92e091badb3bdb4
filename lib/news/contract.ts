import * as z from "zod/mini";
import { citation } from "@/lib/evidence/contract";

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ""),
);

/** A news item as a page reads it; only id and headline are demanded. */
export const newsItem = z.object({
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  headline: z.string(),
  summary: text,
  publishedAt: z.nullish(z.string()),
  category: text,
  content: text,
  sources: z.catch(z._default(z.array(citation), []), []),
  /** References as written in `content`. */
  verseReferences: z.catch(z._default(z.array(z.string()), []), []),
});
export type NewsItem = z.infer<typeof newsItem>;
export const newsList = z.array(newsItem);
