// The one handler behind the three addresses of generated texts, which differ in nothing but the
// type.
import "server-only";
import { type Handler, Reply } from "@/lib/http/route";
import { workspaceTask } from "@/lib/workspaces/route";
import { MAX_GENERATE_BODY_BYTES, type TextType } from "./constants";
import { generateBody, generateResponse } from "./schema";
import { checkChosenVerses, generateText } from "./service";

/** POST of /api/ai/generate-{type}. */
export function generationHandler(type: TextType): Handler {
  return workspaceTask({
    body: generateBody,
    response: generateResponse,
    maxBodyBytes: MAX_GENERATE_BODY_BYTES,
    limits: ["aiCallFromAddress", "aiCall"],
    label: ({ body }) => body.userId,
    check: ({ workspace, queries, body }) => checkChosenVerses(queries, workspace, body.verseIds),
    handle: async (input) => {
      const answer = await generateText(type, input);
      return answer instanceof Response
        ? answer
        : new Reply(answer, { headers: { Vary: "Accept" } });
    },
  });
}
