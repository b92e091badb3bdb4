import { methods } from "@/lib/http/route";
import { exportQuery } from "@/lib/workspaces/archive/schema";
import { exportAnswer } from "@/lib/workspaces/archive/service";
import { workspaceRead } from "@/lib/workspaces/route";

/**
 * Seconds a function may run: a large file on a slow connection. Next reads it as it stands here.
 */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: exportQuery,
    limits: ["export"],
    label: ({ query }) => query.userId,
    handle: async ({ workspace, queries, query }) =>
      exportAnswer({ workspace, queries }, query.format),
    without: async ({ query }) => exportAnswer(null, query.format),
  }),
});
