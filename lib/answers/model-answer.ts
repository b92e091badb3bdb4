import "server-only";
import { randomBytes } from "node:crypto";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { ModelMessage } from "ai";
import { OutputGuard } from "@/lib/answer-guard/output-guard";
import { TRANSLATION_NAMES, type TranslationCode } from "@/lib/bible/constants";
import { getScripture } from "@/lib/bible/data";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { CANNOT_ANSWER } from "@/lib/model/cannot-answer";
import { buildMessages, buildSystemPrompt } from "@/lib/model/prompts";
import { type ModelLimits, streamModelText } from "@/lib/model/stream";
import type { Source } from "@/lib/retrieval/source";
import type { Part } from "./parts";
import type { Question } from "./question";

/**
 * A text to be written by a model, for any surface: answers, poems, prayers, meditations, contexts.
 */
export interface ModelTask {
  model: LanguageModelV3;
  /**
   * Builds the system prompt around the secret word; it must hold SCRIPTURE_RULES and buildGuard
   * (lib/model/prompts).
   */
  system: (canary: string) => string;
  messages: ModelMessage[];
  translation: TranslationCode;
  sources?: readonly Source[];
  signal: AbortSignal;
  limits?: Partial<ModelLimits> | undefined;
}

/**
 * What a model writes, passed through the output guard. An aborted signal ends it quietly. Throws
 * AppError ai_unavailable or too_many_requests; parts already yielded stay valid.
 */
export async function* writeWithModel(task: ModelTask): AsyncGenerator<Part> {
  const { model, system, messages, translation, sources, signal, limits } = task;
  const canary = randomBytes(8).toString("hex");
  const guard = new OutputGuard<Source>({
    scripture: await getScripture(),
    translation,
    canary,
    ...(sources ? { sources } : {}),
  });
  let isEmpty = true;
  const text = streamModelText({
    model,
    system: system(canary),
    messages,
    signal,
    ...(limits ? { limits } : {}),
  });
  for await (const chunk of text) {
    for (const part of guard.push(chunk)) {
      isEmpty = false;
      yield part;
    }
  }
  if (signal.aborted) return;
  for (const part of guard.end()) {
    isEmpty = false;
    yield part;
  }
  const changed = Object.entries(guard.counts).filter(([, count]) => count > 0);
  if (changed.length > 0)
    log.info(Object.fromEntries(changed), "the output guard changed an answer");
  if (isEmpty) throw new AppError("ai_unavailable", CANNOT_ANSWER);
}

/**
 * A model's answer to a question. `shown` is what the visitor already sees. Throws like
 * writeWithModel.
 */
export async function* modelAnswer(
  model: LanguageModelV3,
  question: Question,
  sources: readonly Source[],
  options: { shown?: string; limits?: Partial<ModelLimits> } = {},
): AsyncGenerator<Part> {
  const { translation, signal } = question;
  yield* writeWithModel({
    model,
    system: (canary) => buildSystemPrompt(TRANSLATION_NAMES[translation], canary),
    messages: buildMessages(question, sources, options.shown),
    translation,
    sources,
    signal,
    limits: options.limits,
  });
}
