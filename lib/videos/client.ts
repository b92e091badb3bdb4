import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/http/request";

export type { Video } from "./contract";

/** The videos, newest first. */
export const videosOptions = () =>
  queryOptions({
    queryKey: ["api", "videos"],
    queryFn: ({ signal }) =>
      apiGet("/api/videos", {}, async () => (await import("./contract")).videoList, signal),
  });
