import type {
  LanguageModelV3,
  LanguageModelV3CallOptions,
  LanguageModelV3StreamPart,
} from "@ai-sdk/provider";

const USAGE = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

/** A stream that is read no faster than its reader reads. */
function toStream<Piece>(pieces: AsyncGenerator<Piece>): ReadableStream<Piece> {
  return new ReadableStream<Piece>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/**
 * A language model that says what a test tells it to, piece by piece. It remembers the calls it
 * got.
 */
export function scriptedModel(pieces: readonly string[]) {
  const calls: LanguageModelV3CallOptions[] = [];
  async function* say(signal: AbortSignal | undefined): AsyncGenerator<LanguageModelV3StreamPart> {
    yield { type: "stream-start", warnings: [] };
    yield { type: "text-start", id: "1" };
    for (const delta of pieces) {
      signal?.throwIfAborted();
      yield { type: "text-delta", id: "1", delta };
    }
    yield { type: "text-end", id: "1" };
    yield { type: "finish", usage: USAGE, finishReason: { unified: "stop", raw: "stop" } };
  }
  const model: LanguageModelV3 = {
    specificationVersion: "v3",
    provider: "scripted",
    modelId: "scripted",
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error("The site only streams")),
    doStream: async (options) => {
      calls.push(options);
      return { stream: toStream(say(options.abortSignal)) };
    },
  };
  return { model, calls };
}
