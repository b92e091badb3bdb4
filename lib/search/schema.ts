import { z } from "zod";
import { articleSchema } from "@/lib/articles/schema";
import { MAX_QUERY_LENGTH } from "@/lib/bible/constants";
import { askedTranslation, searchPage, searchVersesResponse } from "@/lib/bible/schema";

export const siteSearchQuery = z.object({
  q: z
    .string()
    .trim()
    .max(MAX_QUERY_LENGTH, `Search for at most ${MAX_QUERY_LENGTH} characters`)
    .default(""),
  ...searchPage,
  translation: askedTranslation,
});
export type SiteSearchQuery = z.infer<typeof siteSearchQuery>;

/** `total` counts every verse and every article that match, however many the lists hold. */
export const siteSearchResponse = z.object({
  total: z.number().int(),
  verses: searchVersesResponse.shape.verses,
  articles: z.array(articleSchema),
  /** Of the verses, as the verse search has them. */
  offset: searchVersesResponse.shape.offset,
  limit: searchVersesResponse.shape.limit,
  translation: searchVersesResponse.shape.translation,
  verseTotal: searchVersesResponse.shape.total,
  message: searchVersesResponse.shape.message,
  correctedQuery: searchVersesResponse.shape.correctedQuery,
  missingWords: searchVersesResponse.shape.missingWords,
  book: searchVersesResponse.shape.book,
});
export type SiteSearchResponse = z.infer<typeof siteSearchResponse>;
