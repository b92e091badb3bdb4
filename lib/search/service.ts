import "server-only";
import type { SearchVersesResponse } from "@/lib/bible/schema";
import { searchVerses } from "@/lib/bible/search/service";
import { searchArticles } from "./article-snapshot";
import { searchContent } from "./content-search";
import type { SiteSearchQuery, SiteSearchResponse } from "./schema";

/** Articles one answer holds at most. */
const MAX_ARTICLES = 50;

/** Searches verses, a page of them, articles and the built-in content. Throws AppError unavailable while the Bible text cannot be read. */
export function searchSite({
  q,
  ...page
}: SiteSearchQuery): SiteSearchResponse | Promise<SiteSearchResponse> {
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
