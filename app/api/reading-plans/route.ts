import { nextLink } from "@/lib/http/paging";
import { methods, Reply } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { listReadingPlans } from "@/lib/reading-plans/operations";
import { getPlans } from "@/lib/reading-plans/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(listReadingPlans, {
    isKept: true,
    handle: async ({ query }) => {
      const { items, next } = await getPlans(query);
      return new Reply(items, { headers: nextLink("/api/reading-plans", query.limit, next) });
    },
  }),
});
