import { methods, route } from "@/lib/http/route";
import { preview } from "@/lib/reading-plans/contract";
import { previewQuery } from "@/lib/reading-plans/schema";
import { previewOwnPlan } from "@/lib/reading-plans/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: previewQuery,
    response: preview,
    handle: async ({ query }) => previewOwnPlan(query),
  }),
});
