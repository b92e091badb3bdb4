import "server-only";
import { createUIMessageStreamResponse } from "ai";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { CANNOT_ANSWER } from "@/lib/model/cannot-answer";
import { toAnswerText, toVerseReferences } from "./answer-fields";
import { type AnswerChunk, type Part, toDataPart } from "./parts";

/** How an answer ended. `aborted`: the visitor stopped it or left. */
export type AnswerStatus = "complete" | "aborted" | "failed";

export interface AnswerToWrite {
  /** Starts the answer; the signal ends it. Called once, and its parts are read once. */
  start: (signal: AbortSignal) => AsyncIterable<Part>;
  /**
   * Null outside a conversation: the stream then ends with the whole text as `data-content` before
   * its references.
   */
  conversationId: string | null;
  /** True for help to somebody in need in place of a text to be saved; the stream marks it. */
  isHelp?: boolean;
  /** The request's own signal. */
  signal: AbortSignal;
  /**
   * Called once with all parts, however the answer ends, and awaited before the end is sent: the
   * place to save a turn.
   */
  onFinish?: ((parts: readonly Part[], status: AnswerStatus) => unknown) | undefined;
}

/** The fields of the spec's POST /api/chat, without the conversation's id. */
export interface AnswerFields {
  answer: string;
  verseReferences: string[];
}

/** One answer being read: collects its parts, can be stopped, reports once how it ended. */
class Reading {
  readonly parts: Part[] = [];
  readonly #stop = new AbortController();
  readonly #iterator: AsyncIterator<Part>;
  readonly #answer: AnswerToWrite;
  readonly #onAbort = () => this.#stop.abort();
  #ended = false;

  constructor(answer: AnswerToWrite) {
    this.#answer = answer;
    if (answer.signal.aborted) this.#stop.abort();
    else answer.signal.addEventListener("abort", this.#onAbort, { once: true });
    this.#iterator = answer.start(this.#stop.signal)[Symbol.asyncIterator]();
  }

  get isStopped(): boolean {
    return this.#stop.signal.aborted;
  }

  /** The next part, or null at the end. Throws what the answer throws, after reporting it. */
  async next(): Promise<Part | null> {
    try {
      const { done, value } = await this.#iterator.next();
      if (!done) {
        this.parts.push(value);
        return value;
      }
    } catch (error) {
      await this.#finish(this.isStopped ? "aborted" : "failed");
      throw error;
    }
    await this.#finish(this.isStopped ? "aborted" : "complete");
    return null;
  }

  /** Stops the answer early, including a pending call to the provider. */
  async stop(): Promise<void> {
    this.#stop.abort();
    // Not awaited: a waiting generator returns only once its promise settles.
    const returned = this.#iterator.return?.();
    await this.#finish("aborted");
    await returned?.catch(() => undefined);
  }

  async #finish(status: AnswerStatus): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    this.#answer.signal.removeEventListener("abort", this.#onAbort);
    try {
      await this.#answer.onFinish?.(this.parts, status);
    } catch (error) {
      log.error({ err: error }, "an answer could not be saved");
    }
  }
}

/**
 * The chunks of one answer, one part at a time; text parts that follow each other are one text
 * block.
 */
async function* toChunks(
  reading: Reading,
  first: Part | null,
  { conversationId, isHelp = false }: Pick<AnswerToWrite, "conversationId" | "isHelp">,
): AsyncGenerator<AnswerChunk> {
  yield { type: "start" };
  if (conversationId !== null) yield { type: "data-conversation", data: { conversationId } };
  let block = 0;
  let isOpen = false;
  try {
    for (let part = first; part; part = await reading.next()) {
      if (part.type === "text") {
        if (!isOpen) yield { type: "text-start", id: `text-${++block}` };
        isOpen = true;
        yield { type: "text-delta", id: `text-${block}`, delta: part.text };
        continue;
      }
      // A sentence may continue after its source.
      if (part.type === "verse") {
        if (isOpen) yield { type: "text-end", id: `text-${block}` };
        isOpen = false;
      }
      yield toDataPart(part);
    }
  } catch (error) {
    if (isOpen) yield { type: "text-end", id: `text-${block}` };
    if (!(error instanceof AppError)) log.error({ err: error }, "an answer broke off");
    // An AppError's message is a sentence for visitors.
    yield { type: "error", errorText: error instanceof AppError ? error.message : CANNOT_ANSWER };
    return;
  }
  if (isOpen) yield { type: "text-end", id: `text-${block}` };
  if (reading.isStopped) {
    yield { type: "abort" };
    return;
  }
  if (conversationId === null) {
    const content = toAnswerText(reading.parts);
    yield { type: "data-content", data: isHelp ? { content, isHelp } : { content } };
  }
  yield {
    type: "data-verseReferences",
    data: { verseReferences: await toVerseReferences(reading.parts) },
  };
  yield { type: "finish" };
}

/**
 * The answer as the AI SDK's UI-message stream (text/event-stream): `data-conversation` first, then
 * text, `data-verse` and `data-source` in the order of the parts, `data-verseReferences` last; an
 * `error` chunk when it breaks off. It is read no faster than the client reads, and ends when the
 * client leaves. Rejects with what the answer throws before its first part, so that the route can
 * still answer with a problem, and with AppError ai_unavailable when there are no parts.
 */
export async function streamAnswer(
  answer: AnswerToWrite,
  headers: Record<string, string> = {},
): Promise<Response> {
  const reading = new Reading(answer);
  const first = await reading.next();
  if (!first && !reading.isStopped) throw new AppError("ai_unavailable", CANNOT_ANSWER);
  const chunks = toChunks(reading, first, answer);
  const stream = new ReadableStream<AnswerChunk>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => reading.stop(),
    },
    { highWaterMark: 0 },
  );
  return createUIMessageStreamResponse({
    stream,
    headers: { "Cache-Control": "private, no-store", Vary: "Accept", ...headers },
  });
}

/**
 * The whole answer as the spec's fields. Rejects with what the answer throws, or with AppError
 * ai_unavailable when it has no words.
 */
export async function collectAnswer(answer: AnswerToWrite): Promise<AnswerFields> {
  const reading = new Reading(answer);
  while (await reading.next());
  const { parts } = reading;
  const text = toAnswerText(parts);
  if (text === "" && !reading.isStopped) throw new AppError("ai_unavailable", CANNOT_ANSWER);
  return { answer: text, verseReferences: await toVerseReferences(parts) };
}
