import { methods } from "@/lib/http/route";
import { calendarQuery } from "@/lib/reading-plans/reminders/schema";
import { planCalendarAnswer } from "@/lib/reading-plans/reminders/service";
import { startedPlanParams } from "@/lib/reading-plans/schema";
import { raiseMissing } from "@/lib/workspaces/owner";
import { workspaceRead } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: calendarQuery,
    params: startedPlanParams,
    handle: ({ workspace, queries, query, params, request }) =>
      planCalendarAnswer(queries, workspace, params.startedPlanId, query.time, request),
    without: raiseMissing,
  }),
});
