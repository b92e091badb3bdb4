import { deleteCollection } from "@/lib/collections/data";
import { collectionChange, collectionParams, collectionSchema } from "@/lib/collections/schema";
import { changeCollection, getCollection } from "@/lib/collections/service";
import { methods } from "@/lib/http/route";
import { raiseMissing } from "@/lib/workspaces/owner";
import { workspaceRead, workspaceWrite } from "@/lib/workspaces/route";
import { deleteResponse } from "@/lib/workspaces/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    params: collectionParams,
    response: collectionSchema,
    handle: ({ workspace, queries, params }) =>
      getCollection(queries, workspace, params.collectionId),
    without: raiseMissing,
  }),
  PATCH: workspaceWrite({
    params: collectionParams,
    body: collectionChange,
    response: collectionSchema,
    handle: ({ workspace, queries, params, body }) =>
      changeCollection(queries, workspace, params.collectionId, body),
  }),
  DELETE: workspaceWrite({
    params: collectionParams,
    response: deleteResponse,
    handle: async ({ workspace, queries, params }) => {
      await deleteCollection(queries, workspace, params.collectionId);
      return { deleted: true };
    },
  }),
});
