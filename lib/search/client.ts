import { queryOptions } from "@tanstack/react-query";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { apiGet } from "@/lib/http/request";

export type { ContentHit } from "./contract";

const loadContract = async () => (await import("./contract")).siteSearch;

/**
 * Fetches what a search's answer is checked with before anything is asked, so that it is there when
 * the answer is.
 */
export const preloadSiteSearch = () => void loadContract().catch(() => undefined);

/**
 * Scripture (in one translation or in every one), articles and built-in content for a term; runs
 * only for a term that is not blank.
 */
export const siteSearchOptions = (term: string, translation: string = DEFAULT_TRANSLATION) =>
  queryOptions({
    queryKey: ["api", "search", { q: term, translation }],
    queryFn: ({ signal }) =>
      apiGet(
        "/api/search",
        { q: term, translation: translation === DEFAULT_TRANSLATION ? null : translation },
        loadContract,
        signal,
      ),
    enabled: term !== "",
  });
