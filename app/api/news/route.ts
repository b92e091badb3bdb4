import { nextLink } from "@/lib/http/paging";
import { methods, Reply } from "@/lib/http/route";
import { findNews } from "@/lib/news/data";
import { listNews } from "@/lib/news/operations";
import { openRoute } from "@/lib/open-api/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(listNews, {
    isKept: true,
    handle: async ({ query }) => {
      const { items, next } = await findNews(query);
      return new Reply(items, { headers: nextLink("/api/news", query.limit, next) });
    },
  }),
});
