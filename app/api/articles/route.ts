import { findArticles } from "@/lib/articles/data";
import { articleListResponse } from "@/lib/articles/schema";
import { keepAnswers } from "@/lib/http/kept-answers";
import { listQuery } from "@/lib/http/list-query";
import { nextLink } from "@/lib/http/paging";
import { methods, Reply, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: keepAnswers(
    route({
      query: listQuery,
      response: articleListResponse,
      handle: async ({ query }) => {
        const { items, next } = await findArticles(query);
        return new Reply(items, { headers: nextLink("/api/articles", query.limit, next) });
      },
    }),
  ),
});
