import { methods } from "@/lib/http/route";
import { learnedPassageParams, learnedPassageSchema, reviewBody } from "@/lib/learning/schema";
import { getTextsByCode, review } from "@/lib/learning/service";
import { workspaceWrite } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: workspaceWrite({
    params: learnedPassageParams,
    body: reviewBody,
    response: learnedPassageSchema,
    prepare: getTextsByCode,
    handle: ({ workspace, queries, params, body, prepared }) =>
      review(queries, workspace, params.learnedPassageId, body, prepared),
  }),
});
