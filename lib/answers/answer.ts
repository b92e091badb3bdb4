import "server-only";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import { buildPreflight } from "@/lib/answer-guard/preflight";
import { getScripture } from "@/lib/bible/data";
import type { ModelLimits } from "@/lib/model/stream";
import type { Source } from "@/lib/retrieval/source";
import { modelAnswer } from "./model-answer";
import type { Part } from "./parts";
import type { Answerer, Question } from "./question";
import { retrievalAnswer } from "./retrieval-answer";

/** What answers: a model, or null for retrieval. */
interface Behind {
  model: LanguageModelV3 | null;
  limits?: Partial<ModelLimits>;
}

async function* answerWith(
  { model, limits }: Behind,
  question: Question,
  sources: readonly Source[],
): AsyncGenerator<Part> {
  if (question.signal.aborted) return;
  const preflight = buildPreflight(await getScripture(), question.question, question.translation);
  yield* preflight.parts;
  if (preflight.isWhole) return;
  if (model) {
    yield* modelAnswer(model, question, sources, {
      shown: preflight.text,
      ...(limits ? { limits } : {}),
    });
    return;
  }
  const shown = preflight.parts.flatMap((part) => (part.type === "verse" ? [part.osis] : []));
  if (preflight.isAnswer) return;
  // The preflight is an answer in itself; without sources there is nothing to add.
  if (sources.length > 0 || preflight.parts.length === 0) {
    yield* retrievalAnswer(question, sources, new Set(shown));
  }
}

/**
 * Answers questions from their sources by a model, or by retrieval alone (null). The site itself
 * first answers people in need, declined subjects, misquotations and references that do not exist.
 */
export function answererWith(behind: Behind): Answerer {
  return (question, sources) => answerWith(behind, question, sources);
}

/** Answers without a model, whatever the operator has set. */
export const answerWithoutModel: Answerer = answererWith({ model: null });
