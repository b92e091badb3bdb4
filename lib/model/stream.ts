import "server-only";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import { APICallError, type ModelMessage, RetryError, streamText } from "ai";
import { AppError } from "@/lib/errors";
import { onLastCall } from "@/lib/health/lifecycle";
import { log } from "@/lib/log";
import { boundedModel } from "./bounded-model";
import { CANNOT_ANSWER } from "./cannot-answer";

/** Limits of one call. Tests set shorter ones. */
export interface ModelLimits {
  /** Until the first words, in milliseconds. */
  firstByteMs: number;
  /** Between two chunks. */
  stallMs: number;
  totalMs: number;
  outputTokens: number;
  /** Hard limit in UTF-16 code units, for servers that ignore the token limit. */
  outputLength: number;
}
export const MODEL_LIMITS: ModelLimits = {
  firstByteMs: 10_000,
  stallMs: 15_000,
  totalMs: 60_000,
  outputTokens: 1_200,
  outputLength: 16_000,
};

export interface ModelCall {
  model: LanguageModelV3;
  system: string;
  messages: ModelMessage[];
  /** Aborts the call, also at the provider. */
  signal: AbortSignal;
  limits?: Partial<ModelLimits>;
}

const STOPPING = "The site is being restarted. Please ask again in a moment.";
const BUSY = "The assistant is answering too many questions right now. Please wait a moment.";
/** Seconds to wait when the provider names none, and the most it may ask for. */
const RETRY_AFTER = 20;
const MAX_RETRY_AFTER = 3_600;

function unavailable(reason: string, cause?: unknown): AppError {
  log.warn({ reason }, "no answer from the model");
  return new AppError("ai_unavailable", CANNOT_ANSWER, { cause });
}

/** Seconds from a Retry-After header: a number or a date. */
function readRetryAfter(value: string | undefined): number {
  const seconds = Number(value ?? "");
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(value ?? "") - Date.now()) / 1_000;
  return wait > 0 ? Math.min(Math.ceil(wait), MAX_RETRY_AFTER) : RETRY_AFTER;
}

/**
 * What a failed call means for the visitor: too_many_requests with the provider's Retry-After, else
 * ai_unavailable.
 */
function toModelError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(last)) {
    return unavailable(last instanceof Error ? last.name : "unknown", last);
  }
  if (last.statusCode === 429) {
    log.warn({ status: 429 }, "the model's provider asks to wait");
    return new AppError("too_many_requests", BUSY, {
      retryAfter: readRetryAfter(last.responseHeaders?.["retry-after"]),
    });
  }
  // Without the cause: it contains the request, and so the visitor's words.
  return unavailable(`status ${last.statusCode ?? "none"}`);
}

function ignore(): void {}

/**
 * Streams the words of one answer. One call, no retries. Aborting the signal or ending the
 * iteration ends it quietly, and the provider's call with it. Throws AppError ai_unavailable (no
 * words, cut off, too slow, refused) or too_many_requests with retryAfter.
 */
export async function* streamModelText(call: ModelCall): AsyncGenerator<string> {
  const { model, system, messages, signal } = call;
  const limits = { ...MODEL_LIMITS, ...call.limits };
  if (signal.aborted) return;
  const stop = new AbortController();
  const end = () => stop.abort();
  signal.addEventListener("abort", end, { once: true });
  const stopped = new Promise<never>((_resolve, reject) => {
    stop.signal.addEventListener("abort", () => reject(stop.signal.reason), { once: true });
  });
  stopped.catch(ignore);
  const limit = (ms: number, reason: string) =>
    setTimeout(() => stop.abort(unavailable(reason)), ms);
  const total = limit(limits.totalMs, "total time");
  const first = limit(limits.firstByteMs, "first byte");
  const forget = onLastCall(() => stop.abort(new AppError("ai_unavailable", STOPPING)));
  let length = 0;
  let isComplete = false;
  try {
    // The result's promises are created on first access and would reject unhandled, so none is
    // touched.
    const { fullStream } = streamText({
      model: boundedModel(model, limits.outputLength),
      system,
      messages,
      maxOutputTokens: limits.outputTokens,
      maxRetries: 0,
      abortSignal: stop.signal,
      onError: ignore,
    });
    const reader = fullStream.getReader();
    while (length < limits.outputLength) {
      const stall = length > 0 ? limit(limits.stallMs, "stall") : undefined;
      const reading = reader.read();
      reading.catch(ignore);
      const { done, value } = await Promise.race([reading, stopped]).finally(() =>
        clearTimeout(stall),
      );
      if (done) break;
      if (value.type === "error") throw toModelError(value.error);
      if (value.type === "reasoning-delta") clearTimeout(first);
      if (value.type === "finish") isComplete = value.finishReason !== "other";
      if (value.type !== "text-delta" || value.text === "") continue;
      clearTimeout(first);
      length += value.text.length;
      yield value.text;
    }
    if (signal.aborted) return;
    if (length === 0) throw unavailable("no words");
    if (!isComplete && length < limits.outputLength) throw unavailable("cut off");
  } catch (error) {
    if (signal.aborted) return;
    throw toModelError(error);
  } finally {
    clearTimeout(total);
    clearTimeout(first);
    forget();
    signal.removeEventListener("abort", end);
    stop.abort();
  }
}
