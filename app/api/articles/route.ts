import { findArticles } from "@/lib/articles/data";
import { listArticles } from "@/lib/articles/operations";
import { nextLink } from "@/lib/http/paging";
import { methods, Reply } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(listArticles, {
    isKept: true,
    handle: async ({ query }) => {
      const { items, next } = await findArticles(query);
      return new Reply(items, { headers: nextLink("/api/articles", query.limit, next) });
    },
  }),
});
