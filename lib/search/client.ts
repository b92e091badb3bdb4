import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { articleList } from "@/lib/articles/client";
import { foundVerseList } from "@/lib/bible/client";
import { apiGet } from "@/lib/http/request";

export type { Article as FoundArticle } from "@/lib/articles/client";

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? null),
);

const siteSearchAnswer = z.object({
  total: z.number(),
  verses: foundVerseList,
  articles: articleList,
  message: text,
  correctedQuery: text,
});

/** Verses and articles for a term; not asked for without one. */
export const siteSearchOptions = (q: string) =>
  queryOptions({
    queryKey: ["api", "search", { q }],
    queryFn: ({ signal }) => apiGet("/api/search", { q }, siteSearchAnswer, signal),
    enabled: q.trim() !== "",
  });
