import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { getReadingPlanSchedule } from "@/lib/reading-plans/operations";
import { getSchedule } from "@/lib/reading-plans/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(getReadingPlanSchedule, {
    handle: ({ params }) => getSchedule(params.planId),
  }),
});
