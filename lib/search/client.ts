import { queryOptions } from "@tanstack/react-query";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { apiGet } from "@/lib/http/request";

export type { ContentHit } from "./contract";

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
        async () => (await import("./contract")).siteSearch,
        signal,
      ),
    enabled: term !== "",
  });
