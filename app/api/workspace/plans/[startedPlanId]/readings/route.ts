import { methods } from "@/lib/http/route";
import { startedPlanDetail } from "@/lib/reading-plans/contract";
import { startedPlanParams, tickBody } from "@/lib/reading-plans/schema";
import { tickReadings } from "@/lib/reading-plans/service";
import { workspaceWrite } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: workspaceWrite({
    params: startedPlanParams,
    body: tickBody,
    response: startedPlanDetail,
    handle: ({ workspace, queries, params, body }) =>
      tickReadings(queries, workspace, params.startedPlanId, body),
  }),
});
