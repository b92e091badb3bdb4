import "server-only";
import type { SearchVersesResponse } from "@/lib/bible/schema";
import { searchVerses } from "@/lib/bible/search/service";
import { searchArticles } from "./article-snapshot";
import type { SiteSearchQuery, SiteSearchResponse } from "./schema";

/** Articles one answer holds at most. */
const MAX_ARTICLES = 50;

/** Searches verses, a page of them, and articles. Throws AppError unavailable while the Bible text cannot be read. */
export function searchSite({
  q,
  ...page
}: SiteSearchQuery): SiteSearchResponse | Promise<SiteSearchResponse> {
  const articles = searchArticles(q);
  const join = ({ query: _query, total, ...found }: SearchVersesResponse): SiteSearchResponse => ({
    ...found,
    total: total + articles.length,
    verseTotal: total,
    articles: articles.slice(0, MAX_ARTICLES),
  });
  const found = searchVerses({ query: q, ...page });
  return found instanceof Promise ? found.then(join) : join(found);
}
