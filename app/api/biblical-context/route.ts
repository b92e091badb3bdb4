import { MAX_CONTEXT_BODY_BYTES } from "@/lib/biblical-context/constants";
import { contextBody, contextResponse } from "@/lib/biblical-context/schema";
import { answerContext } from "@/lib/biblical-context/service";
import { methods, Reply, route } from "@/lib/http/route";

/**
 * Seconds a function may run: a model's minute, and what is kept after it. Next reads it as it
 * stands here.
 */
export const maxDuration = 75;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({
    body: contextBody,
    response: contextResponse,
    maxBodyBytes: MAX_CONTEXT_BODY_BYTES,
    // A model keeps its own time.
    deadlineMs: null,
    handle: async (input) => {
      const answer = await answerContext(input);
      return answer instanceof Response
        ? answer
        : new Reply(answer, { headers: { Vary: "Accept" } });
    },
  }),
});
