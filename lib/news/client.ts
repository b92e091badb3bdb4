import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/http/request";

export type { NewsItem } from "./contract";

/** The news, newest first. */
export const newsOptions = () =>
  queryOptions({
    queryKey: ["api", "news"],
    queryFn: ({ signal }) =>
      apiGet("/api/news", {}, async () => (await import("./contract")).newsList, signal),
  });
