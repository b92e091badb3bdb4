import { chatBody, chatResponse, MAX_CHAT_BODY_BYTES } from "@/lib/chat/schema";
import { answerQuestion, checkConversation } from "@/lib/chat/service";
import { methods, Reply } from "@/lib/http/route";
import { workspaceTask } from "@/lib/workspaces/route";

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
