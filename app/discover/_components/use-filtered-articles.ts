"use client";

import { useQuery } from "@tanstack/react-query";
import { articlesOptions } from "@/lib/articles/client";
import { useDiscoverFilter } from "./discover-filter";
import { matchesFilter } from "./matches-filter";

/** The articles the filter leaves, and how their reading went. Needs a Suspense around it. */
export function useFilteredArticles() {
  const { filter } = useDiscoverFilter();
  const articles = useQuery(articlesOptions());
  const found = (articles.data ?? []).filter((article) =>
    matchesFilter(article, [article.title, article.content], filter),
  );
  return { articles, found };
}
