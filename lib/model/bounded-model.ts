import "server-only";
import { setImmediate } from "node:timers/promises";
import type { LanguageModelV3, LanguageModelV3StreamPart } from "@ai-sdk/provider";

/** UTF-16 code units of a text processed in one turn of the event loop. */
export const PIECE_LENGTH = 256;
/** Parts passed on in one turn, however short. */
const PARTS_AT_ONCE = 16;
/** Most parts of one answer; a server that sends single letters stays below it. */
const MAX_PARTS = 20_000;

function ignore(): void {}

/**
 * Splits a part into small pieces, or drops it. `left` is how much text is still allowed. Throws
 * when a tool is called, as none was offered.
 */
function cut(part: LanguageModelV3StreamPart, left: number): LanguageModelV3StreamPart[] {
  switch (part.type) {
    case "text-delta": {
      const pieces: LanguageModelV3StreamPart[] = [];
      const end = Math.min(part.delta.length, left);
      for (let at = 0; at < end; at += PIECE_LENGTH) {
        pieces.push({ ...part, delta: part.delta.slice(at, Math.min(at + PIECE_LENGTH, end)) });
      }
      return pieces;
    }
    // Reasoning is not shown; it only signals that the model is at work.
    case "reasoning-delta":
      return [{ ...part, delta: part.delta.slice(0, 1) }];
    case "tool-input-start":
    case "tool-input-delta":
    case "tool-call":
      throw new Error("The model calls a tool that it was not given");
    case "stream-start":
    case "text-start":
    case "text-end":
    case "reasoning-start":
    case "reasoning-end":
    case "finish":
    case "error":
      return [part];
    default:
      return [];
  }
}

/**
 * Counts what this turn of the event loop has passed on, and waits for the next when it is enough.
 */
class Turns {
  #parts = 0;
  #length = 0;

  async take(part: LanguageModelV3StreamPart): Promise<void> {
    const length = part.type === "text-delta" ? Math.min(part.delta.length, PIECE_LENGTH) : 0;
    this.#parts++;
    this.#length += length;
    if (this.#parts <= PARTS_AT_ONCE && this.#length <= PIECE_LENGTH) return;
    this.#parts = 1;
    this.#length = length;
    await setImmediate();
  }
}

/**
 * The parts of a stream that may be passed on. Throws what `cut` throws, and RangeError for too
 * many.
 */
async function* read(
  reader: ReadableStreamDefaultReader<LanguageModelV3StreamPart>,
  outputLength: number,
): AsyncGenerator<LanguageModelV3StreamPart> {
  const turns = new Turns();
  let left = outputLength;
  for (let count = 0; left > 0; count++) {
    const { done, value } = await reader.read();
    if (done) return;
    if (count >= MAX_PARTS) throw new RangeError("The model's answer has too many parts");
    const pieces = cut(value, left);
    // Dropped parts take time too.
    if (pieces.length === 0) await turns.take(value);
    for (const piece of pieces) {
      await turns.take(piece);
      if (piece.type === "text-delta") left -= piece.delta.length;
      yield piece;
    }
  }
}

function bounded(
  stream: ReadableStream<LanguageModelV3StreamPart>,
  outputLength: number,
): ReadableStream<LanguageModelV3StreamPart> {
  const reader = stream.getReader();
  const parts = read(reader, outputLength);
  return new ReadableStream<LanguageModelV3StreamPart>(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          if (!done) {
            controller.enqueue(value);
            return;
          }
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        await reader.cancel().catch(ignore);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/**
 * Wraps a model so that its answer is limited to `outputLength` (UTF-16 code units) and split into
 * small pieces, yielding in between: neither one huge piece nor a flood of them blocks the process.
 * Fails on a tool call or more than 20,000 parts.
 */
export function boundedModel(model: LanguageModelV3, outputLength: number): LanguageModelV3 {
  return {
    specificationVersion: "v3",
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: () => Promise.reject(new Error("The site only streams")),
    async doStream(options) {
      const result = await model.doStream(options);
      return { ...result, stream: bounded(result.stream, outputLength) };
    },
  };
}
