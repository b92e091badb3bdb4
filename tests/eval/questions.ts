// The question set behind `npm run eval:chat` (docs/ai-quality.md). What is expected is a list of
// passages any of which answers the question; a source that overlaps one of them has found it.
import { FACTS } from "./questions-facts";
import { FRESH_FACTS } from "./questions-fresh";
import { HELD_OUT_FACTS, HELD_OUT_NAMES } from "./questions-held-out";
import { DOUBTS, PEOPLE_AND_PLACES, REFERENCES, TOPICS } from "./questions-themes";
import { HOSTILE, MISQUOTED, MISSING, OFF_TOPIC } from "./questions-traps";
import { HELD_OUT_TRIVIA, TRIVIA } from "./questions-trivia";

/**
 * A question and the passages of which one at least must be among the sources, parted by
 * semicolons.
 */
export type Expecting = readonly [question: string, expected: string];

export const ANSWERED_KINDS = [
  "fact",
  "fresh-fact",
  "person-or-place",
  "trivia",
  "topic",
  "doubt",
  "reference",
] as const;
type AnsweredKind = (typeof ANSWERED_KINDS)[number];

/** A question whose answer stands in known passages. */
export interface AnsweredQuestion {
  kind: AnsweredKind;
  question: string;
  /** Written out, each of them enough. */
  expected: readonly string[];
  /** Kept out of all tuning. */
  isHeldOut: boolean;
}

/** A question that must be met with honesty and no invented verse. */
export interface TrapQuestion {
  kind: "misquotation" | "missing-reference" | "hostile" | "off-topic";
  question: string;
}

function toAnswered(
  kind: AnsweredKind,
  list: readonly Expecting[],
  isHeldOut = false,
): AnsweredQuestion[] {
  return list.map(([question, expected]) => ({
    kind,
    question,
    expected: expected.split("; "),
    isHeldOut,
  }));
}

function toTraps(kind: TrapQuestion["kind"], list: readonly string[]): TrapQuestion[] {
  return list.map((question) => ({ kind, question }));
}

export const ANSWERED_QUESTIONS: readonly AnsweredQuestion[] = [
  ...toAnswered("fact", FACTS),
  ...toAnswered("fresh-fact", FRESH_FACTS),
  ...toAnswered("person-or-place", PEOPLE_AND_PLACES),
  ...toAnswered("trivia", TRIVIA),
  ...toAnswered("topic", TOPICS),
  ...toAnswered("doubt", DOUBTS),
  ...toAnswered("reference", REFERENCES),
  ...toAnswered("fact", HELD_OUT_FACTS, true),
  ...toAnswered("person-or-place", HELD_OUT_NAMES, true),
  ...toAnswered("trivia", HELD_OUT_TRIVIA, true),
];

export const TRAP_QUESTIONS: readonly TrapQuestion[] = [
  ...toTraps("misquotation", MISQUOTED),
  ...toTraps("missing-reference", MISSING),
  ...toTraps("hostile", HOSTILE),
  ...toTraps("off-topic", OFF_TOPIC),
];
