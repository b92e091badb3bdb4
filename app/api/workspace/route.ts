import { methods } from "@/lib/http/route";
import { workspaceAct, workspaceRead } from "@/lib/workspaces/route";
import { deleteResponse, workspaceQuery, workspaceResponse } from "@/lib/workspaces/schema";
import { deleteEverything, getWorkspace, NOTHING } from "@/lib/workspaces/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: workspaceQuery,
    response: workspaceResponse,
    label: ({ query }) => query.userId,
    handle: ({ workspace, queries }) => getWorkspace(queries, workspace),
    without: async () => NOTHING,
  }),
  DELETE: workspaceAct({
    response: deleteResponse,
    handle: ({ workspace, queries, visitor, device }) =>
      deleteEverything(queries, visitor, workspace, device),
    without: async ({ queries, visitor }) => deleteEverything(queries, visitor, null, null),
  }),
});
