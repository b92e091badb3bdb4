import "server-only";
import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import { env } from "@/lib/env";
import { processState } from "@/lib/process-state";
import { boundedFetch } from "./provider-fetch";

export interface ModelSettings {
  apiKey: string;
  /** Address of any server that speaks OpenAI's chat completions; defaults to OpenAI. */
  baseUrl?: string | undefined;
  model: string;
}

/**
 * The model for these settings, called through `/chat/completions`, which OpenAI, vLLM and Ollama
 * all offer.
 */
export function createModel({ apiKey, baseUrl, model }: ModelSettings): LanguageModelV3 {
  return createOpenAI({
    apiKey,
    fetch: boundedFetch(),
    ...(baseUrl ? { baseURL: baseUrl } : {}),
  }).chat(model);
}

const configured = processState("model", (): { model?: LanguageModelV3 | null } => ({}));

/**
 * The operator's model (OPENAI_API_KEY, OPENAI_BASE_URL, AI_MODEL), or null without a key: then
 * answers come from retrieval. Throws EnvironmentError.
 */
export function configuredModel(): LanguageModelV3 | null {
  if (configured.model === undefined) {
    const { OPENAI_API_KEY, OPENAI_BASE_URL, AI_MODEL } = env();
    configured.model = OPENAI_API_KEY
      ? createModel({ apiKey: OPENAI_API_KEY, baseUrl: OPENAI_BASE_URL, model: AI_MODEL })
      : null;
  }
  return configured.model;
}
