import { deleteCreation } from "@/lib/creations/data";
import {
  creationChange,
  creationParams,
  creationSchema,
  MAX_CREATION_BODY_BYTES,
} from "@/lib/creations/schema";
import { changeCreation, getCreation } from "@/lib/creations/service";
import { methods } from "@/lib/http/route";
import { raiseMissing } from "@/lib/workspaces/owner";
import { workspaceRead, workspaceWrite } from "@/lib/workspaces/route";
import { deleteResponse } from "@/lib/workspaces/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    params: creationParams,
    response: creationSchema,
    handle: ({ workspace, queries, params }) => getCreation(queries, workspace, params.creationId),
    without: raiseMissing,
  }),
  PATCH: workspaceWrite({
    params: creationParams,
    body: creationChange,
    response: creationSchema,
    maxBodyBytes: MAX_CREATION_BODY_BYTES,
    handle: ({ workspace, queries, params, body }) =>
      changeCreation(queries, workspace, params.creationId, body),
  }),
  DELETE: workspaceWrite({
    params: creationParams,
    response: deleteResponse,
    handle: async ({ workspace, queries, params }) => {
      await deleteCreation(queries, workspace, params.creationId);
      return { deleted: true };
    },
  }),
});
