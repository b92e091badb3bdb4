import "server-only";
import { SAFETY_ANSWERS } from "@/lib/content/safety-answers";
import type { Concern, SafetyAnswer, SafetyLanguage } from "@/lib/content/safety-answers/schema";
import { helpWords } from "./local-help";
import { findNeed } from "./need/need";
import { findConcern } from "./safety";

const answers = new Map(SAFETY_ANSWERS.map((answer) => [answer.id, answer]));

/** Printed after a translated answer that nothing else follows. */
const COMFORT = ["Psalm 34:18"];

/**
 * What comes first for this concern, with the help lines written out: in a language, for the
 * country that a browser's Accept-Language names.
 */
export function getSafetyAnswer(
  concern: Concern,
  language: SafetyLanguage = "en",
  acceptLanguage = "",
): SafetyAnswer {
  const answer = answers.get(concern);
  if (!answer) throw new Error(`lib/content/safety-answers has no answer for ${concern}`);
  const { translations, ...rest } = answer;
  const translated = language === "en" ? undefined : translations?.[language];
  const help = Object.entries(helpWords(translated ? language : "en", acceptLanguage));
  const text = help.reduce(
    (words, [id, lines]) => words.replaceAll(`{${id}}`, lines),
    translated ?? rest.text,
  );
  // What would follow is found by English words.
  return translated && !rest.isWhole
    ? { ...rest, text, isWhole: true, references: COMFORT }
    : { ...rest, text };
}

/**
 * What comes first for whoever asks this, in the language of the words that told of the need; null
 * for a Bible question.
 */
export function findSafetyAnswer(question: string, acceptLanguage = ""): SafetyAnswer | null {
  const concern = findConcern(question);
  if (!concern) return null;
  return getSafetyAnswer(concern, findNeed(question)?.language, acceptLanguage);
}
