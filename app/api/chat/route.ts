import { chatBody, chatResponse, MAX_CHAT_BODY_BYTES } from "@/lib/chat/schema";
import { answerQuestion, checkConversation } from "@/lib/chat/service";
import { methods, Reply } from "@/lib/http/route";
import { workspaceTask } from "@/lib/workspaces/route";

/**
 * Seconds a function may run: a model's minute, and what is kept after it. Next reads it as it
 * stands here.
 */
export const maxDuration = 75;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: workspaceTask({
    body: chatBody,
    response: chatResponse,
    maxBodyBytes: MAX_CHAT_BODY_BYTES,
    limits: ["aiCallFromAddress", "aiCall"],
    check: ({ workspace, queries, body }) =>
      checkConversation(queries, workspace, body.conversationId),
    handle: async (input) => {
      const answer = await answerQuestion(input);
      return answer instanceof Response
        ? answer
        : new Reply(answer, { headers: { Vary: "Accept" } });
    },
  }),
});
