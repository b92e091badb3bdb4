import { nextLink } from "@/lib/http/paging";
import { methods, Reply } from "@/lib/http/route";
import { findSessions } from "@/lib/reading-sessions/data";
import {
  sessionListQuery,
  sessionListResponse,
  touchBody,
  touchResponse,
} from "@/lib/reading-sessions/schema";
import { recordReading } from "@/lib/reading-sessions/service";
import { workspaceRead, workspaceWrite } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: sessionListQuery,
    response: sessionListResponse,
    label: ({ query }) => query.userId,
    handle: async ({ workspace, queries, query }) => {
      const { items, next } = await findSessions(queries, workspace, query);
      const { limit, userId } = query;
      const path = "/api/workspace/sessions";
      return new Reply(items, { headers: nextLink(path, limit, next, { userId }) });
    },
    without: async () => [],
  }),
  POST: workspaceWrite({
    body: touchBody,
    response: touchResponse,
    label: ({ body }) => body.userId,
    // The same report, whenever it comes: its answer may have been lost before it was late.
    meant: ({ body: { late: _late, ...report } }) => report,
    handle: ({ workspace, queries, body }) => recordReading(queries, workspace, body),
  }),
});
