import {
  highlightBody,
  highlightListQuery,
  highlightListResponse,
  highlightsResponse,
} from "@/lib/highlights/schema";
import { getHighlights, setHighlights, versesToMark } from "@/lib/highlights/service";
import { nextLink } from "@/lib/http/paging";
import { methods, Reply } from "@/lib/http/route";
import { workspaceRead, workspaceWrite } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: highlightListQuery,
    response: highlightListResponse,
    label: ({ query }) => query.userId,
    handle: async ({ workspace, queries, query }) => {
      const { items, next } = await getHighlights(queries, workspace, query);
      const { limit, cursor: _cursor, ...filters } = query;
      const path = "/api/workspace/highlights";
      return new Reply(items, { headers: nextLink(path, limit, next, filters) });
    },
    without: async () => [],
  }),
  POST: workspaceWrite({
    body: highlightBody,
    response: highlightsResponse,
    label: ({ body }) => body.userId,
    prepare: async ({ body }) => versesToMark(body),
    handle: ({ workspace, queries, body, prepared }) =>
      setHighlights(queries, workspace, body, prepared),
  }),
});
