import { methods, route } from "@/lib/http/route";
import { previewQuery, previewResponse } from "@/lib/reading-plans/schema";
import { previewOwnPlan } from "@/lib/reading-plans/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: previewQuery,
    response: previewResponse,
    handle: async ({ query }) => previewOwnPlan(query),
  }),
});
