import { methods } from "@/lib/http/route";
import { changesQuery, changesResponse } from "@/lib/workspaces/changes/schema";
import { getChanges, getNoChanges } from "@/lib/workspaces/changes/service";
import { workspaceRead } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: changesQuery,
    response: changesResponse,
    handle: ({ workspace, queries, device, query }) =>
      getChanges(queries, workspace, device, query.since),
    without: ({ request }) => getNoChanges(request),
  }),
});
