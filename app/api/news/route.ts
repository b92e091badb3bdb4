import { keepAnswers } from "@/lib/http/kept-answers";
import { listQuery } from "@/lib/http/list-query";
import { nextLink } from "@/lib/http/paging";
import { methods, Reply, route } from "@/lib/http/route";
import { findNews } from "@/lib/news/data";
import { newsListResponse } from "@/lib/news/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: keepAnswers(
    route({
      query: listQuery,
      response: newsListResponse,
      handle: async ({ query }) => {
        const { items, next } = await findNews(query);
        return new Reply(items, { headers: nextLink("/api/news", query.limit, next) });
      },
    }),
  ),
});
