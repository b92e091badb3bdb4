import { nextLink } from "@/lib/http/paging";
import { methods, Reply } from "@/lib/http/route";
import {
  learnBody,
  learnedPassageSchema,
  learningListQuery,
  learningListResponse,
} from "@/lib/learning/schema";
import { getLearning, learn, prepareToLearn } from "@/lib/learning/service";
import { workspaceRead, workspaceWrite } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: learningListQuery,
    response: learningListResponse,
    label: ({ query }) => query.userId,
    handle: async ({ workspace, queries, query }) => {
      const { items, next } = await getLearning(queries, workspace, query);
      const { limit, cursor: _cursor, ...filters } = query;
      const path = "/api/workspace/learning";
      return new Reply(items, { headers: nextLink(path, limit, next, filters) });
    },
    without: async () => [],
  }),
  POST: workspaceWrite({
    body: learnBody,
    response: learnedPassageSchema,
    label: ({ body }) => body.userId,
    prepare: async ({ body }) => prepareToLearn(body),
    handle: ({ workspace, queries, body, prepared }) => learn(queries, workspace, body, prepared),
  }),
});
