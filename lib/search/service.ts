import "server-only";
import { warmUpScripture } from "@/lib/bible/data";
import type { SearchVersesResponse } from "@/lib/bible/schema";
import { searchVerses } from "@/lib/bible/search/service";
import { Reply } from "@/lib/http/route";
import { haveArticles, searchArticles } from "@/lib/retrieval/article-snapshot";
import { searchContent } from "@/lib/retrieval/content-search";
import type { SiteSearchQuery, SiteSearchResponse } from "./schema";

/** Articles one answer holds at most. */
const MAX_ARTICLES = 50;

type Found = SiteSearchResponse | Reply<SiteSearchResponse>;

/**
 * Searches verses, a page of them, articles and the built-in content. At the start of a process it waits for the articles; an answer that had to do
 * without them may not be kept by anybody. Throws AppError unavailable while the Bible text cannot be read.
 */
export function searchSite(query: SiteSearchQuery): Found | Promise<Found> {
  const have = haveArticles();
  if (have === true) return search(query);
  // So that both are on their way at the same time; the search tells of a failure.
  warmUpScripture().catch(() => undefined);
  return have.then(async (isWhole) => {
    const found = await search(query);
    return isWhole ? found : new Reply(found, { headers: { "Cache-Control": "no-store" } });
  });
}

function search({ q, ...page }: SiteSearchQuery): SiteSearchResponse | Promise<SiteSearchResponse> {
  const articles = searchArticles(q);
  const { counts, hits } = searchContent(q);
  const others = Object.values(counts).reduce((sum, count) => sum + count, articles.length);
  const join = ({ query: _query, total, ...found }: SearchVersesResponse): SiteSearchResponse => ({
    ...found,
    total: total + others,
    verseTotal: total,
    articles: articles.slice(0, MAX_ARTICLES),
    ...hits,
    counts,
  });
  const found = searchVerses({ query: q, ...page });
  return found instanceof Promise ? found.then(join) : join(found);
}
