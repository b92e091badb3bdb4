import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { articleContract } from "@/lib/articles/client";
import { foundVerseContract } from "@/lib/bible/client";
import { apiGet } from "@/lib/http/request";

const siteSearch = z.object({
  total: z.number(),
  verses: z._default(z.array(foundVerseContract), []),
  articles: z._default(z.array(articleContract), []),
});

/** Scripture and articles for a term; runs only for a term that is not blank. */
export const siteSearchOptions = (term: string) =>
  queryOptions({
    queryKey: ["api", "search", { q: term }],
    queryFn: ({ signal }) => apiGet("/api/search", { q: term }, siteSearch, signal),
    enabled: term !== "",
  });
