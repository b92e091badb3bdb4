// What the search page demands of the site search's answer; apart from schema.ts because browsers load it, beside the answer and not before.
import * as z from "zod/mini";
import { article } from "@/lib/articles/contract";
import { foundVerse } from "@/lib/bible/contract";

export const siteSearch = z.object({
  total: z.number(),
  verses: z._default(z.array(foundVerse), []),
  articles: z._default(z.array(article), []),
});
