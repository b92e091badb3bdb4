import { methods } from "@/lib/http/route";
import { summaryQuery, summaryResponse } from "@/lib/reading-sessions/schema";
import { nothingRead, summarizeReading } from "@/lib/reading-sessions/service";
import { workspaceRead } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: summaryQuery,
    response: summaryResponse,
    label: ({ query }) => query.userId,
    handle: ({ workspace, queries, query }) => summarizeReading(queries, workspace, query),
    without: async ({ query }) => nothingRead(query),
  }),
});
