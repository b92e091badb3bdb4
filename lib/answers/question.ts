import type { TranslationCode } from "@/lib/bible/constants";
import type { Turn } from "@/lib/model/turn";
import type { Source } from "@/lib/retrieval/source";
import type { FollowedQuestion } from "./follow-up";
import type { Part } from "./parts";

export interface Question {
  /** At most 2,000 characters, not blank. */
  question: string;
  /** Oldest first, at most 12. */
  history: readonly Turn[];
  translation: TranslationCode;
  /** What it means after the turns before it; without it, what it says. */
  followed?: FollowedQuestion;
  /** The browser's Accept-Language, by which help lines are chosen. */
  acceptLanguage?: string;
  /** Aborts the work, also at the provider. */
  signal: AbortSignal;
}

/**
 * Turns a question with its sources into streamed parts, with a model or by retrieval. Throws
 * AppError ai_unavailable when no answer can be given; parts already yielded stay valid.
 */
export type Answerer = (question: Question, sources: readonly Source[]) => AsyncIterable<Part>;
