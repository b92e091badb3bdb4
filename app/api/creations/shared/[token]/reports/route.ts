import { reportBody, reportResponse, sharedCreationParams } from "@/lib/creations/schema";
import { reportCreation } from "@/lib/creations/service";
import { methods } from "@/lib/http/route";
import { workspaceWrite } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: workspaceWrite({
    params: sharedCreationParams,
    body: reportBody,
    response: reportResponse,
    status: 201,
    label: ({ body }) => body.userId,
    handle: ({ workspace, queries, params, body }) =>
      reportCreation(queries, workspace, params.token, body),
  }),
});
