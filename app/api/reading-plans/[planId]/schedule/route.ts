import { methods, route } from "@/lib/http/route";
import { planParams, readingPlanScheduleResponse } from "@/lib/reading-plans/schema";
import { getSchedule } from "@/lib/reading-plans/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    params: planParams,
    response: readingPlanScheduleResponse,
    handle: ({ params }) => getSchedule(params.planId),
  }),
});
