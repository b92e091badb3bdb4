import "server-only";
import { setImmediate } from "node:timers/promises";
import type { LanguageModelV3, LanguageModelV3StreamPart } from "@ai-sdk/provider";

/** UTF-16 code units of a text that are worked on in one turn of the event loop. */
export const PIECE_LENGTH = 256;
/** Parts passed on in one turn, however short they are. */
const PARTS_AT_ONCE = 16;
/** Parts of one answer; a server that sends every letter by itself stays below. */
const MAX_PARTS = 20_000;

function ignore(): void {}

/**
 * What becomes of a part: itself in pieces, or nothing. `left` is how much text may still be given.
 * Throws when no tool was offered and one is called.
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
    // Nobody reads what a model thinks; that it does tells that it is at work.
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
 * Counts what one turn of the event loop has passed on, and waits for the next when it is enough.
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
 * The parts of a stream as they may be given on, one after the other. Throws what `cut` throws, and
 * RangeError for too many.
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
    // What is left out takes its time as well.
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
 * The same model, whose answer is cut to `outputLength` (UTF-16 code units) and into small pieces
 * before anybody works on it, with time for others in between: no piece, however long, and no flood
 * of them holds the process up. A call of a tool, or more than 20,000 parts, fails it.
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
