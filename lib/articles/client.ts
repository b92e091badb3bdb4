import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/http/request";

export type { Article } from "./contract";

/** The articles, newest first. */
export const articlesOptions = () =>
  queryOptions({
    queryKey: ["api", "articles"],
    queryFn: ({ signal }) =>
      apiGet("/api/articles", {}, async () => (await import("./contract")).articleList, signal),
  });
