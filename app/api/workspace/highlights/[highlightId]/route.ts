import { deleteHighlight } from "@/lib/highlights/data";
import { highlightChange, highlightParams, highlightSchema } from "@/lib/highlights/schema";
import { changeHighlight } from "@/lib/highlights/service";
import { methods } from "@/lib/http/route";
import { workspaceWrite } from "@/lib/workspaces/route";
import { deleteResponse } from "@/lib/workspaces/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: workspaceWrite({
    params: highlightParams,
    body: highlightChange,
    response: highlightSchema,
    handle: ({ workspace, queries, params, body }) =>
      changeHighlight(queries, workspace, params.highlightId, body),
  }),
  DELETE: workspaceWrite({
    params: highlightParams,
    response: deleteResponse,
    handle: async ({ workspace, queries, params }) => {
      await deleteHighlight(queries, workspace, params.highlightId);
      return { deleted: true };
    },
  }),
});
