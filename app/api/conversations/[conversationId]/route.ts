import { deleteConversation } from "@/lib/chat/data";
import { conversationParams, conversationResponse, deletedResponse } from "@/lib/chat/schema";
import { readConversation } from "@/lib/chat/service";
import { methods } from "@/lib/http/route";
import { missing } from "@/lib/workspaces/owner";
import { workspaceRead, workspaceWrite } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    params: conversationParams,
    response: conversationResponse,
    handle: ({ workspace, queries, params }) =>
      readConversation(queries, workspace, params.conversationId),
    without: () => {
      throw missing();
    },
  }),
  DELETE: workspaceWrite({
    params: conversationParams,
    response: deletedResponse,
    handle: async ({ workspace, queries, params }) => {
      await deleteConversation(queries, workspace, params.conversationId);
      return { deleted: true as const };
    },
  }),
});
