import { countOf } from "@/lib/count-words";
import { failureWords } from "@/lib/http/failure-words";
import { problemDetail } from "@/lib/http/request";
import { CANNOT_ANSWER } from "@/lib/model/cannot-answer";

const NO_ANSWER = "The answer didn’t come through. Your question is still here.";
const CONVERSATION_GONE =
  "This conversation is no longer kept, so your question will begin a new one.";

/**
 * An answer that ended before its end. Its message, where there is one, is the server's sentence
 * for visitors.
 */
export class BrokenAnswerError extends Error {
  constructor(message = "") {
    super(message);
    this.name = "BrokenAnswerError";
  }
}

/** True when the conversation that was asked in is not there any more. */
export const isConversationGone = (error: unknown): boolean => problemDetail(error)?.status === 404;

/** Seconds in words. */
function wait(seconds: number): string {
  if (seconds < 90) return countOf(seconds, "second");
  if (seconds < 5_400) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3_600)} hours`;
}

/**
 * Why there is no answer, or no more of one, in a sentence or two for visitors, with the wait where
 * the server names one. Empty when the apology above it says it all.
 */
export function reasonOf(error: unknown): string {
  const words = wordsOf(error);
  return words === CANNOT_ANSWER ? "" : words;
}

function wordsOf(error: unknown): string {
  if (error instanceof BrokenAnswerError) return error.message || NO_ANSWER;
  if (isConversationGone(error)) return CONVERSATION_GONE;
  const words = failureWords(error, NO_ANSWER);
  const seconds = problemDetail(error)?.retryAfter;
  // Our own server names the wait in its sentence; a proxy in front of it may not.
  if (seconds === undefined || /\d/.test(words)) return words;
  return `${words} Please try again in ${wait(seconds)}.`;
}
