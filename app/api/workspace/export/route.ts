import { methods } from "@/lib/http/route";
import { exportQuery } from "@/lib/workspaces/archive/schema";
import { exportAnswer } from "@/lib/workspaces/archive/service";
import { workspaceRead } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: exportQuery,
    limits: ["export"],
    label: ({ query }) => query.userId,
    handle: ({ workspace, queries, query }) => exportAnswer({ workspace, queries }, query.format),
    without: ({ query }) => exportAnswer(null, query.format),
  }),
});
