import { z } from "zod";
import { articleSchema } from "@/lib/articles/schema";
import { MAX_QUERY_LENGTH } from "@/lib/bible/constants";
import { searchVersesResponse } from "@/lib/bible/schema";

export const siteSearchQuery = z.object({
  q: z
    .string()
    .trim()
    .max(MAX_QUERY_LENGTH, `Search for at most ${MAX_QUERY_LENGTH} characters`)
    .default(""),
});

/** `total` counts every verse and every article that match, however many the lists hold. */
export const siteSearchResponse = z.object({
  total: z.number().int(),
  verses: searchVersesResponse.shape.verses,
  articles: z.array(articleSchema),
  message: z.string().nullable(),
  correctedQuery: z.string().nullable(),
});
export type SiteSearchResponse = z.infer<typeof siteSearchResponse>;
