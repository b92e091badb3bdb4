import * as z from "zod/mini";
import { article } from "@/lib/articles/contract";
import { searchWords, siteVerse } from "@/lib/bible/contract";

const contentHit = z.object({
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  title: z.string(),
  snippet: z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? ""),
  ),
  href: z.string(),
});
export type ContentHit = z.infer<typeof contentHit>;
const contentHits = z._default(z.array(contentHit), []);

export const siteSearch = z.object({
  total: z.number(),
  verses: z._default(z.array(siteVerse), []),
  byMeaning: z._default(z.array(siteVerse), []),
  ...searchWords,
  articles: z._default(z.array(article), []),
  discoveries: contentHits,
  guides: contentHits,
  faq: contentHits,
  fathers: contentHits,
  events: contentHits,
});
