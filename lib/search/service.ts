import "server-only";
import { DEFAULT_SEARCH_LIMIT, DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import type { SearchVersesResponse } from "@/lib/bible/schema";
import { searchVerses } from "@/lib/bible/search/service";
import { searchArticles } from "./article-snapshot";
import type { SiteSearchResponse } from "./schema";

/** Articles one answer holds at most. */
const MAX_ARTICLES = 50;

/** Searches verses (first page) and articles. Throws AppError unavailable while the Bible text cannot be read. */
export function searchSite(q: string): SiteSearchResponse | Promise<SiteSearchResponse> {
  const articles = searchArticles(q);
  const join = ({
    total,
    verses,
    message,
    correctedQuery,
  }: SearchVersesResponse): SiteSearchResponse => ({
    total: total + articles.length,
    verses,
    articles: articles.slice(0, MAX_ARTICLES),
    message,
    correctedQuery,
  });
  const found = searchVerses({
    query: q,
    limit: DEFAULT_SEARCH_LIMIT,
    offset: 0,
    translation: DEFAULT_TRANSLATION,
  });
  return found instanceof Promise ? found.then(join) : join(found);
}
