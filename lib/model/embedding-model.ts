import "server-only";
import { createOpenAI } from "@ai-sdk/openai";
import type { EmbeddingModelV3 } from "@ai-sdk/provider";
import { env } from "@/lib/env";
import { processState } from "@/lib/process-state";
import { boundedFetch } from "./provider-fetch";

/** A hundred vectors of 4,096 numbers arrive as one line of some 9 MB. */
const MOST_BYTES = 16 * 1024 * 1024;
const LIMITS = {
  streamBytes: MOST_BYTES,
  lineBytes: MOST_BYTES,
  errorBytes: 16 * 1024,
  pieceBytes: 256 * 1024,
};

export interface EmbeddingSettings {
  apiKey: string;
  baseUrl?: string | undefined;
  model: string;
}

/** The embedding model for these settings, called through `/embeddings`. */
export function createEmbeddingModel(settings: EmbeddingSettings): EmbeddingModelV3 {
  const { apiKey, baseUrl, model } = settings;
  return createOpenAI({
    apiKey,
    fetch: boundedFetch(LIMITS),
    ...(baseUrl ? { baseURL: baseUrl } : {}),
  }).embedding(model);
}

const configured = processState("embeddingModel", (): { model?: EmbeddingModelV3 | null } => ({}));

/**
 * The operator's embedding model (EMBEDDING_MODEL, with OPENAI_API_KEY and OPENAI_BASE_URL), or null
 * without one. Throws EnvironmentError.
 */
export function configuredEmbeddingModel(): EmbeddingModelV3 | null {
  if (configured.model === undefined) {
    const { OPENAI_API_KEY, OPENAI_BASE_URL, EMBEDDING_MODEL } = env();
    configured.model =
      OPENAI_API_KEY && EMBEDDING_MODEL
        ? createEmbeddingModel({
            apiKey: OPENAI_API_KEY,
            baseUrl: OPENAI_BASE_URL,
            model: EMBEDDING_MODEL,
          })
        : null;
  }
  return configured.model;
}
