import { nextLink } from "@/lib/http/paging";
import { methods, Reply } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { findVideos } from "@/lib/videos/data";
import { listVideos } from "@/lib/videos/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(listVideos, {
    isKept: true,
    handle: async ({ query }) => {
      const { items, next } = await findVideos(query);
      return new Reply(items, { headers: nextLink("/api/videos", query.limit, next) });
    },
  }),
});
