import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { previewReadingPlan } from "@/lib/reading-plans/operations";
import { previewOwnPlan } from "@/lib/reading-plans/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(previewReadingPlan, {
    handle: async ({ query }) => previewOwnPlan(query),
  }),
});
