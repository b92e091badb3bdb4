import type { ChatTransport, UIMessageChunk } from "ai";
import { askForAnswer } from "@/lib/answers/ask";
import type { AnswerChunk } from "@/lib/answers/parts";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { type ChatFields, chatFields } from "@/lib/chat/contract";
import { readUsesModel } from "@/lib/model/preference";
import { BrokenAnswerError } from "./failure-words";
import { type ChatMessage, questionOf } from "./message";

/**
 * Ends in an error when the answer broke off: by an `error` chunk, or without the chunk that ends
 * every answer.
 */
function checkEnd(): TransformStream<AnswerChunk, UIMessageChunk> {
  let hasEnded = false;
  return new TransformStream({
    transform(chunk, controller) {
      if (chunk.type === "error") {
        controller.error(new BrokenAnswerError(chunk.errorText));
        return;
      }
      if (chunk.type === "finish" || chunk.type === "abort") hasEnded = true;
      controller.enqueue(chunk);
    },
    flush(controller) {
      if (!hasEnded) controller.error(new BrokenAnswerError());
    },
  });
}

/** The plain fields as the stream they would have been. */
function* toChunks({
  conversationId,
  answer,
  verseReferences,
}: ChatFields): Generator<AnswerChunk> {
  yield { type: "start" };
  if (conversationId) yield { type: "data-conversation", data: { conversationId } };
  yield { type: "text-start", id: "answer" };
  yield { type: "text-delta", id: "answer", delta: answer };
  yield { type: "text-end", id: "answer" };
  yield {
    type: "data-verseReferences",
    data: { verseReferences: verseReferences ?? [] },
  };
  yield { type: "finish" };
}

function toStream(chunks: Iterator<UIMessageChunk>): ReadableStream<UIMessageChunk> {
  return new ReadableStream({
    pull(controller) {
      const { done, value } = chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/**
 * Sends the last question to POST /api/chat with the conversation that `getConversationId` names
 * (null at first), and gives the answer as chunks whatever form it came in. The server knows the
 * earlier turns.
 */
export function createTransport(
  getConversationId: () => string | null,
): ChatTransport<ChatMessage> {
  return {
    async sendMessages({ messages, abortSignal }) {
      const asked = messages.findLast(({ role }) => role === "user");
      const body = {
        question: asked ? questionOf(asked) : "",
        conversationId: getConversationId(),
        translation: DEFAULT_TRANSLATION,
        useModel: readUsesModel(),
      };
      const signal = abortSignal ?? new AbortController().signal;
      const answer = await askForAnswer("/api/chat", body, signal);
      if (answer.kind === "stream") return answer.chunks.pipeThrough(checkEnd());
      return toStream(toChunks(chatFields.parse(answer.fields)));
    },
    // An answer is never taken up again: what arrived of it is saved with the conversation.
    reconnectToStream: async () => null,
  };
}
