import "server-only";
import { findMentions } from "@/lib/bible/references/mentions";
import { normalizeWord } from "@/lib/bible/search/words";
import { builtOnce } from "@/lib/built-once";
import type { Concern } from "@/lib/content/safety-answers/schema";
import { findNeed } from "./need/need";
import {
  BIBLE_MEDICINE,
  BIBLE_NAMES,
  BIBLE_SUICIDES,
  DATES,
  FAITH,
  GOD_HIMSELF,
  MEDICAL,
  OFF_TOPIC,
  POLITICS,
  SUICIDE,
} from "./safety-patterns";

/**
 * Lower case, straight apostrophes, single blanks; text in double quotation marks is somebody
 * else's and left out.
 */
function plainQuestion(question: string): string {
  return normalizeWord(question.normalize("NFKC"))
    .replace(/["“«][^"“”«»]*["”»]/g, " … ")
    .replace(/\s+/g, " ");
}

function matches(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}

const ABOUT_BIBLE_PEOPLE = new RegExp(`\\b${BIBLE_NAMES}(?:'s)?\\b`);

/** "King David did nothing" is told of nobody who lives. */
const TITLED = new RegExp(
  `\\b(?:king|queen|prince|princess|prophet|pharaoh|apostle) ${BIBLE_NAMES}(?:'s)?\\b`,
);
const OF_TODAY = /\b(?:i|i'm|im|i've|me|my|we|us|our|friend|church|school|work|neighbou?r|today)\b/;

/**
 * The process's one reader, read once: its expressions are compiled then, which takes some 100 ms;
 * a word of no language's own is read in all of them.
 */
const reader = builtOnce("safetyPatterns", () => {
  for (const question of ["Who built the ark?", "Amen"]) readConcern(question);
  return readConcern;
});

/**
 * What a question needs besides an answer from the Bible, or null for a Bible question. Danger
 * comes first, in any of the languages of lib/answer-guard/need; the rest reads English. Reads the
 * question alone; questions about people of the Bible ("Why did Job want to die?", "Saul's
 * suicide") are Bible questions. Pure.
 */
export function findConcern(question: string): Concern | null {
  return reader()(question);
}

function readConcern(question: string): Concern | null {
  const text = plainQuestion(question);
  const found = findNeed(question)?.concern;
  const isStory = found?.endsWith("-of-another") && TITLED.test(text) && !OF_TODAY.test(text);
  const need = isStory ? undefined : found;
  if (need && need !== "distress") return need;
  const aboutBiblePeople = ABOUT_BIBLE_PEOPLE.test(text) || GOD_HIMSELF.test(text);
  if (SUICIDE.test(text) && !aboutBiblePeople && !BIBLE_SUICIDES.test(text)) return "suicide";
  if (need) return need;
  if (matches(MEDICAL, text) && !BIBLE_MEDICINE.test(text)) return "medical";
  if (matches(DATES, text)) return "dates";
  if (matches(POLITICS, text)) return "politics";
  const isFaith = aboutBiblePeople || FAITH.test(text) || findMentions(question).length > 0;
  if (matches(OFF_TOPIC, text) && !isFaith) return "off-topic";
  return null;
}
