import { methods } from "@/lib/http/route";
import { startedPlan, startedPlanDetail } from "@/lib/reading-plans/contract";
import { deleteStartedPlan } from "@/lib/reading-plans/data";
import { planChange, startedPlanParams, startedPlanQuery } from "@/lib/reading-plans/schema";
import { changeStartedPlan, getStartedPlan } from "@/lib/reading-plans/service";
import { raiseMissing } from "@/lib/workspaces/owner";
import { workspaceRead, workspaceWrite } from "@/lib/workspaces/route";
import { deleteResponse } from "@/lib/workspaces/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: startedPlanQuery,
    params: startedPlanParams,
    response: startedPlanDetail,
    handle: ({ workspace, queries, query, params }) =>
      getStartedPlan(queries, workspace, params.startedPlanId, query.today),
    without: raiseMissing,
  }),
  PATCH: workspaceWrite({
    params: startedPlanParams,
    body: planChange,
    response: startedPlan,
    handle: ({ workspace, queries, params, body }) =>
      changeStartedPlan(queries, workspace, params.startedPlanId, body),
  }),
  DELETE: workspaceWrite({
    params: startedPlanParams,
    response: deleteResponse,
    handle: async ({ workspace, queries, params }) => {
      await deleteStartedPlan(queries, workspace, params.startedPlanId);
      return { deleted: true };
    },
  }),
});
