// Questions that any passage bears: what it says, what it means, what follows. For answers and
// collections, whose authors wrote none; guides have their own.
import type { HandoutPassage, HandoutQuestion } from "./handout";

/** Passages that get questions of their own, and how many of them get two: it is for one hour. */
const MOST_ASKED = 4;
const MOST_INTERPRETED = 2;

const observe: readonly ((reference: string) => string)[] = [
  (reference) =>
    `Read ${reference} aloud, twice. What does it say? Name the words that return, and those that surprise you.`,
  (reference) =>
    `Read ${reference}. Who speaks here, and to whom? What stands before and after it?`,
  (reference) => `Read ${reference}. What is told, promised, asked or commanded in it?`,
  (reference) => `Read ${reference}. What does it add to what you have read so far?`,
];

/** What the questions are asked about, besides the passages. */
export interface Asked {
  /** The question that the passages are to answer, if there is one. */
  question?: string;
  hasViews?: boolean;
  hasCritics?: boolean;
  /** Somebody in the room may be living through it. */
  isTender?: boolean;
}

/** Questions of observation, interpretation and application about these passages, in their order. */
export function inductiveQuestions(
  passages: readonly HandoutPassage[],
  { question, hasViews, hasCritics, isTender }: Asked,
): HandoutQuestion[] {
  const named = passages.flatMap(({ reference, why }) => (reference ? [{ reference, why }] : []));
  const asked = named.slice(0, MOST_ASKED);
  const questions: HandoutQuestion[] = [];
  for (const [at, { reference, why }] of asked.entries()) {
    questions.push({ step: "Observe", text: observe[at]?.(reference) ?? "" });
    if (at >= MOST_INTERPRETED) continue;
    if (why) {
      questions.push({
        step: "Interpret",
        text: `A note to ${reference} reads: “${why}” Which words of the passage carry that, and what else is in it?`,
      });
    } else if (question) {
      questions.push({
        step: "Interpret",
        text: `What does ${reference} say to the question “${question}”? Which words tell you?`,
      });
    } else {
      questions.push({
        step: "Interpret",
        text: `What did ${reference} mean to those who heard it first? What in the text tells you?`,
      });
    }
  }
  if (asked.length > 1 && !(hasViews && hasCritics)) {
    questions.push({
      step: "Interpret",
      text: "Lay the passages side by side. Where do they say the same, and where does one say more than the others?",
    });
  }
  if (hasViews) {
    questions.push({
      step: "Interpret",
      text: "Christians don’t all answer this the same way. Which words of the passages would each side point to?",
    });
  }
  if (hasCritics) {
    questions.push({
      step: "Interpret",
      text: "What would somebody say who does not believe this? Put it so that they would feel understood.",
    });
  }
  const [first] = asked;
  if (first) {
    questions.push({
      step: "Apply",
      text: isTender
        ? `Nobody has to speak of themselves. What in ${first.reference} could hold somebody who lives through this, and how could a friend stay near without preaching?`
        : `What would be different this week if you took ${first.reference} at its word? Name one thing that is small enough to do.`,
    });
  }
  return questions;
}

/** A way through an hour with such questions. */
export const USUAL_PLAN = [
  { minutes: 5, step: "Welcome everyone. Pray, or sit quietly for a minute." },
  {
    minutes: 10,
    step: "Read the passages aloud, each in a different voice. Leave a moment of silence after each.",
  },
  { minutes: 15, step: "Take the questions marked Observe. Stay with what the text says." },
  { minutes: 15, step: "Take those marked Interpret. Let the quiet ones speak first." },
  { minutes: 10, step: "Take those marked Apply, in pairs if the group is large." },
  { minutes: 5, step: "Close with a passage that somebody wants to hear once more." },
] as const;
