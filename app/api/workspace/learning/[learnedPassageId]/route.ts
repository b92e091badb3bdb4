import { methods } from "@/lib/http/route";
import { deleteLearned } from "@/lib/learning/data";
import { learnedPassageParams } from "@/lib/learning/schema";
import { workspaceWrite } from "@/lib/workspaces/route";
import { deleteResponse } from "@/lib/workspaces/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: workspaceWrite({
    params: learnedPassageParams,
    response: deleteResponse,
    handle: async ({ workspace, queries, params }) => {
      await deleteLearned(queries, workspace, params.learnedPassageId);
      return { deleted: true };
    },
  }),
});
