import { findConversations } from "@/lib/chat/data";
import { conversationsResponse } from "@/lib/chat/schema";
import { listQuery } from "@/lib/http/list-query";
import { nextLink } from "@/lib/http/paging";
import { methods, Reply } from "@/lib/http/route";
import { workspaceRead } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: listQuery,
    response: conversationsResponse,
    handle: async ({ workspace, queries, query }) => {
      // What was asked in the shared demo space is found by its id alone and listed to nobody.
      if (workspace.kind === "demo") return [];
      const { items, next } = await findConversations(queries, workspace, query);
      return new Reply(items, { headers: nextLink("/api/conversations", query.limit, next) });
    },
    without: async () => [],
  }),
});
