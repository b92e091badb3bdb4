// What the search page demands of the site search's answer; apart from schema.ts because browsers load it, beside the answer and not before.
import * as z from "zod/mini";
import { article } from "@/lib/articles/contract";
import { searchWords, siteVerse } from "@/lib/bible/contract";

export const siteSearch = z.object({
  total: z.number(),
  verses: z._default(z.array(siteVerse), []),
  ...searchWords,
  articles: z._default(z.array(article), []),
});
