import { keepAnswers } from "@/lib/http/kept-answers";
import { listQuery } from "@/lib/http/list-query";
import { nextLink } from "@/lib/http/paging";
import { methods, Reply, route } from "@/lib/http/route";
import { findVideos } from "@/lib/videos/data";
import { videoListResponse } from "@/lib/videos/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: keepAnswers(
    route({
      query: listQuery,
      response: videoListResponse,
      handle: async ({ query }) => {
        const { items, next } = await findVideos(query);
        return new Reply(items, { headers: nextLink("/api/videos", query.limit, next) });
      },
    }),
  ),
});
