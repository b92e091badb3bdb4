import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/http/request";

export type { ContentHit } from "./contract";

/** Scripture, articles and built-in content for a term; runs only for a term that is not blank. */
export const siteSearchOptions = (term: string) =>
  queryOptions({
    queryKey: ["api", "search", { q: term }],
    queryFn: ({ signal }) =>
      apiGet(
        "/api/search",
        { q: term },
        async () => (await import("./contract")).siteSearch,
        signal,
      ),
    enabled: term !== "",
  });
