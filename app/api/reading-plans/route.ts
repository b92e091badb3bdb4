import { keepAnswers } from "@/lib/http/kept-answers";
import { nextLink } from "@/lib/http/paging";
import { methods, Reply, route } from "@/lib/http/route";
import { readingPlanListQuery, readingPlanListResponse } from "@/lib/reading-plans/schema";
import { getPlans } from "@/lib/reading-plans/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: keepAnswers(
    route({
      query: readingPlanListQuery,
      response: readingPlanListResponse,
      handle: async ({ query }) => {
        const { items, next } = await getPlans(query);
        return new Reply(items, { headers: nextLink("/api/reading-plans", query.limit, next) });
      },
    }),
  ),
});
