import { nextLink } from "@/lib/http/paging";
import { methods, Reply } from "@/lib/http/route";
import { startedPlan, startedPlanList } from "@/lib/reading-plans/contract";
import { startBody, startedPlanListQuery } from "@/lib/reading-plans/schema";
import { getStartedPlans, prepareStart, startPlan } from "@/lib/reading-plans/service";
import { workspaceRead, workspaceWrite } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: startedPlanListQuery,
    response: startedPlanList,
    label: ({ query }) => query.userId,
    handle: async ({ workspace, queries, query }) => {
      const { items, next } = await getStartedPlans(queries, workspace, query);
      const { limit, userId, today } = query;
      const path = "/api/workspace/plans";
      return new Reply(items, { headers: nextLink(path, limit, next, { userId, today }) });
    },
    without: async () => [],
  }),
  POST: workspaceWrite({
    body: startBody,
    response: startedPlan,
    status: 201,
    label: ({ body }) => body.userId,
    prepare: ({ body }) => prepareStart(body),
    handle: ({ workspace, queries, body, prepared }) =>
      startPlan(queries, workspace, prepared, body.today),
  }),
});
