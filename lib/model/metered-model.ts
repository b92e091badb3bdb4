import "server-only";
import type {
  LanguageModelV3,
  LanguageModelV3CallOptions,
  LanguageModelV3StreamPart,
} from "@ai-sdk/provider";
import { type Payer, type Reservation, reserveTokens } from "@/lib/limits/budget";
import { MODEL_LIMITS } from "./stream";

/**
 * Approximate UTF-16 code units per token, used when the provider reports no count. English has
 * four.
 */
const UNITS_PER_TOKEN = 4;

/** Estimates the tokens of a text. */
function estimateTokens(text: string): number {
  return Math.ceil(text.length / UNITS_PER_TOKEN);
}

/**
 * A call is charged at most this multiple of our own estimate, whatever the provider reports or
 * sends.
 */
const MOST_CHARGED = 10;

function ignore(): void {}

/** Wraps a reservation so that a wildly miscounting provider cannot spend a whole day's budget. */
function capped(reservation: Reservation, tokens: number): Reservation {
  return { settle: (used) => reservation.settle(Math.min(used, tokens * MOST_CHARGED)) };
}

/** The model's stream; settles the reservation when it ends, fails or is abandoned. */
function metered(
  stream: ReadableStream<LanguageModelV3StreamPart>,
  reservation: Reservation,
  promptTokens: number,
  signal: AbortSignal | undefined,
): ReadableStream<LanguageModelV3StreamPart> {
  const reader = stream.getReader();
  let written = 0;
  const estimate = () => promptTokens + Math.ceil(written / UNITS_PER_TOKEN);
  const onAbort = () => void reservation.settle(estimate());
  if (signal?.aborted) onAbort();
  else signal?.addEventListener("abort", onAbort, { once: true });
  return new ReadableStream<LanguageModelV3StreamPart>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) {
            await reservation.settle(estimate());
            controller.close();
            return;
          }
          if (value.type === "text-delta" || value.type === "reasoning-delta") {
            written += value.delta.length;
          }
          if (value.type === "finish") {
            const { inputTokens, outputTokens } = value.usage;
            const used = (inputTokens.total ?? 0) + (outputTokens.total ?? 0);
            await reservation.settle(used > 0 ? used : estimate());
          }
          controller.enqueue(value);
        } catch (error) {
          await reservation.settle(estimate());
          controller.error(error);
        }
      },
      async cancel(reason) {
        await reservation.settle(estimate());
        await reader.cancel(reason).catch(ignore);
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Wraps a model so that its calls are paid from the token budgets: each reserves its maximum cost
 * before the provider is asked, and returns what it did not use. A call over budget throws AppError
 * too_many_requests and never reaches the provider.
 */
export function meteredModel(model: LanguageModelV3, payer: Payer): LanguageModelV3 {
  return {
    specificationVersion: "v3",
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: () => Promise.reject(new Error("The site only streams")),
    async doStream(options: LanguageModelV3CallOptions) {
      const promptTokens = estimateTokens(JSON.stringify(options.prompt));
      const most = promptTokens + (options.maxOutputTokens ?? MODEL_LIMITS.outputTokens);
      const reservation = capped(await reserveTokens(payer, most), most);
      try {
        const result = await model.doStream(options);
        const stream = metered(result.stream, reservation, promptTokens, options.abortSignal);
        return { ...result, stream };
      } catch (error) {
        // Refused or unreachable: nothing was generated.
        await reservation.settle(0);
        throw error;
      }
    },
  };
}
