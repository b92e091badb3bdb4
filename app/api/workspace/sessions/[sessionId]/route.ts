import { methods } from "@/lib/http/route";
import { deleteSession } from "@/lib/reading-sessions/data";
import { sessionChange, sessionParams, sessionSchema } from "@/lib/reading-sessions/schema";
import { changeSession, getSession } from "@/lib/reading-sessions/service";
import { raiseMissing } from "@/lib/workspaces/owner";
import { workspaceRead, workspaceWrite } from "@/lib/workspaces/route";
import { deleteResponse } from "@/lib/workspaces/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    params: sessionParams,
    response: sessionSchema,
    handle: ({ workspace, queries, params }) => getSession(queries, workspace, params.sessionId),
    without: raiseMissing,
  }),
  PATCH: workspaceWrite({
    params: sessionParams,
    body: sessionChange,
    response: sessionSchema,
    handle: ({ workspace, queries, params, body }) =>
      changeSession(queries, workspace, params.sessionId, body),
  }),
  DELETE: workspaceWrite({
    params: sessionParams,
    response: deleteResponse,
    handle: async ({ workspace, queries, params }) => {
      await deleteSession(queries, workspace, params.sessionId);
      return { deleted: true };
    },
  }),
});
