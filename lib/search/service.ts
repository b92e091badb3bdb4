import "server-only";
import { warmUpScripture } from "@/lib/bible/data";
import { searchVerses } from "@/lib/bible/search/service";
import { Reply } from "@/lib/http/route";
import { haveArticles, searchArticles } from "@/lib/retrieval/article-snapshot";
import { searchContent } from "@/lib/retrieval/content-search";
import type { SiteSearchQuery, SiteSearchResponse } from "./schema";

/** Articles one answer holds at most. */
const MAX_ARTICLES = 50;

/**
 * Searches verses, a page of them, articles and the built-in content. At the start of a process it
 * waits for the articles; an answer that had to do without them may not be kept by anybody. Throws
 * AppError unavailable while the Bible text cannot be read.
 */
export async function searchSite(
  query: SiteSearchQuery,
): Promise<SiteSearchResponse | Reply<SiteSearchResponse>> {
  // So that both are on their way at the same time; the search tells of a failure.
  warmUpScripture().catch(() => undefined);
  const isWhole = await haveArticles();
  const found = await search(query);
  return isWhole ? found : new Reply(found, { headers: { "Cache-Control": "no-store" } });
}

async function search({ q, ...page }: SiteSearchQuery): Promise<SiteSearchResponse> {
  const articles = searchArticles(q);
  const { counts, hits } = searchContent(q);
  const others = Object.values(counts).reduce((sum, count) => sum + count, articles.length);
  const { query: _query, total, ...found } = await searchVerses({ query: q, ...page });
  return {
    ...found,
    total: total + others,
    verseTotal: total,
    articles: articles.slice(0, MAX_ARTICLES),
    ...hits,
    counts,
  };
}
