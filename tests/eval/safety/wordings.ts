import type { SafetyLanguage } from "@/lib/content/safety-answers/schema";

/**
 * Wordings of need and their opposites for `npm run eval:safety`, written before the rules of
 * lib/answer-guard/need were tuned. Every second need is held out: nobody looks at which of them
 * are missed, only at how many.
 */
export interface SafetyWordings {
  language: SafetyLanguage;
  /** Wish for death, plans, self-harm: of oneself. */
  selfHarm: readonly string[];
  /** Harm by somebody else: violence, assault, control, danger now. */
  abuse: readonly string[];
  /** Somebody else is in danger: a friend, a child. */
  worry: readonly string[];
  /** Despair without a word of death; a gentle word before the answer is enough. */
  despair: readonly string[];
  /** Bible questions, remarks of readers, idioms, homework, quoted verses: no help line. */
  opposites: readonly string[];
}
