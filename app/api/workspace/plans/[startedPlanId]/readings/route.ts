import { methods } from "@/lib/http/route";
import { startedPlanParams, startedPlanSchema, tickBody } from "@/lib/reading-plans/schema";
import { tickReadings } from "@/lib/reading-plans/service";
import { workspaceWrite } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: workspaceWrite({
    params: startedPlanParams,
    body: tickBody,
    response: startedPlanSchema,
    handle: ({ workspace, queries, params, body }) =>
      tickReadings(queries, workspace, params.startedPlanId, body),
  }),
});
