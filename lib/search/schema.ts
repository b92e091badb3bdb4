import { z } from "zod";
import { articleSchema } from "@/lib/articles/schema";
import { MAX_QUERY_LENGTH } from "@/lib/bible/constants";
import { askedTranslation, searchPageFields, searchVersesResponse } from "@/lib/bible/schema";
import { contentHitSchema } from "@/lib/retrieval/content-hit";

export const siteSearchQuery = z.object({
  q: z
    .string()
    .trim()
    .max(MAX_QUERY_LENGTH, `Search for at most ${MAX_QUERY_LENGTH} characters`)
    .default("")
    .describe("Words, a reference or a question."),
  ...searchPageFields,
  translation: askedTranslation,
});
export type SiteSearchQuery = z.infer<typeof siteSearchQuery>;

/**
 * A person, place, topic, father or word of the original languages that is asked for by name, or
 * the site's answer to a question.
 */
export const searchEntrySchema = z.object({
  id: z.string(),
  kind: z.string().describe('"Person", "Hebrew word", as it is shown.'),
  title: z.string(),
  original: z
    .object({ text: z.string(), lang: z.string() })
    .nullable()
    .describe("The word in its own letters."),
  text: z.string().describe("What it is, in the site's own words."),
  href: z.string().nullable().describe("Its page; null for one that is given here in full."),
  references: z.array(z.string()),
  search: z
    .string()
    .optional()
    .describe('What finds every verse with a word of the original languages: "lemma:g26".'),
});
const entries = z.array(searchEntrySchema);

/** An answer of the verse search with what the rest of the site adds. */
export const searchBibleResponse = searchVersesResponse.extend({ entries });
export type SearchBibleResponse = z.infer<typeof searchBibleResponse>;

const hits = z.array(contentHitSchema);
const count = z.number().int();

/**
 * `total` counts everything that matches, verses, articles and built-in items, however many the
 * lists hold. `content` of an article is its beginning as plain text (at most 400 characters);
 * /api/articles has the whole.
 */
export const siteSearchResponse = z.object({
  total: count,
  verses: searchVersesResponse.shape.verses,
  articles: z.array(articleSchema.omit({ verseReferences: true })),
  discoveries: hits,
  guides: hits,
  faq: hits,
  fathers: hits,
  events: hits,
  /** How many items of each group match; the lists hold ten at most. */
  counts: z.object({
    discoveries: count,
    guides: count,
    faq: count,
    fathers: count,
    events: count,
  }),
  offset: searchVersesResponse.shape.offset.describe(
    "Of the verses, as the verse search has them.",
  ),
  limit: searchVersesResponse.shape.limit,
  translation: searchVersesResponse.shape.translation,
  verseTotal: searchVersesResponse.shape.total,
  entries,
  byMeaning: searchVersesResponse.shape.byMeaning,
  reading: searchVersesResponse.shape.reading,
  message: searchVersesResponse.shape.message,
  correctedQuery: searchVersesResponse.shape.correctedQuery,
  missingWords: searchVersesResponse.shape.missingWords,
  book: searchVersesResponse.shape.book,
});
export type SiteSearchResponse = z.infer<typeof siteSearchResponse>;
