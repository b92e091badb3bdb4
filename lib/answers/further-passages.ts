import "server-only";
import { toVersePart } from "@/lib/bible/references/resolve";
import { anyOverlap, overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { formatReference, toPassage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { toWords } from "@/lib/bible/search/words";
import { findAnsweringVerses } from "@/lib/retrieval/answering-verses";
import { asksAfterPassage } from "@/lib/retrieval/asks-after-passage";
import { getBiblicalNames } from "@/lib/retrieval/biblical-names";
import { tellsOfOthers } from "@/lib/retrieval/from-life";
import { headingOf, passageFit } from "@/lib/retrieval/passage-words";
import { type Term, toTerms } from "@/lib/retrieval/query";
import type { Source } from "@/lib/retrieval/source";
import { spellQuestion } from "@/lib/retrieval/spell-question";
import { findToldPassages } from "@/lib/retrieval/told-passages";
import type { Part } from "./parts";
import type { Question } from "./question";
import { introduce } from "./site-answer-parts";

/** Passages an answer names in all, printed ones among them; fewer where they only come nearest. */
const MOST_NAMED = 10;
const MOST_NEAREST = 6;
/** A passage that holds less of a question than this comes nowhere near an answer to it. */
const NEAR_FIT = 0.4;
/** From here on the passage that is told like the question comes nearest. */
const TOLD_LIKELY = 0.5;
/** And from here on a story may be of it; how many of them are named. */
const TOLD_PERHAPS = 0.05;
const MOST_TOLD = 3;
/** So many of the ranking's first are named of a story that none of them has the words of. */
const MOST_GUESSED = 2;
/** Fewer words tell no story. */
const FEWEST_TOLD = 6;
/** Of so many words, about somebody or a book of the Bible, a passage holds fewer. */
const LONG_QUESTION = 7;
const NEAR_LONG = 0.28;
/** A heading that is longer than this says more than a list should. */
const LONGEST_HEADING = 90;
const MORE = "More passages on this:";
/** One that holds this much of it is printed, as what comes nearest. */
const PRINTED_FIT = 0.5;
const MAX_PRINTED_VERSES = 8;
const PRINTED = "I am not certain of the answer. This passage comes nearest to what you ask:";
const OTHERS = "Others that come near:";
/** Instead of an answer. */
const NEAREST =
  "I am not certain of the answer. These passages come closest to what you ask; the words after each say what it is about:";

/** Who asks for verses wants more than one; so does who names a matter and asks nothing of it. */
const ASKS_FOR_VERSES =
  /\b(?:verses?|passages?|scriptures?|texts?|readings?|psalms?|proverbs?)\b|\bbible\b.*\b(?:say|teach|speak)\b|\bwhat does god say\b/i;
const ASKS =
  /^(?:who|whom|whose|what|which|when|where|why|how|is|are|was|were|am|do|does|did|can|could|may|should|shall|will|would|has|have|had)\b/i;
/** Words of a matter that somebody types into a box. */
const MATTER_WORDS = 5;

/** True when a question asks for verses in so many words. Pure. */
export function asksForVerses(question: string): boolean {
  return ASKS_FOR_VERSES.test(question);
}

/** True when a question asks for passages about a matter and not for one answer. Pure. */
export function asksForPassages(question: string): boolean {
  if (asksForVerses(question)) return true;
  const isMatter = toWords(question).length <= MATTER_WORDS;
  return isMatter && !ASKS.test(question.trim()) && !question.includes("?");
}

/** Whether a message tells a story or asks after one, so that even what it may be of is named. */
function tellsStory(question: string): boolean {
  if (toWords(question).length < FEWEST_TOLD) return false;
  return (tellsOfOthers(question) && !question.includes("?")) || asksAfterPassage(question);
}

const isLongAndBiblical = (terms: readonly Term[]) =>
  terms.length >= LONG_QUESTION &&
  terms.some(({ word }) => getBiblicalNames().has(word.replace(/['’]s?$/, "")));

/**
 * The passages of the sources that the answer has not printed or named yet, as a list of references
 * with what each is about: `isInstead` of an answer, else beside it. `named` are the references
 * that are there.
 */
export function* furtherPassages(
  scripture: Scripture,
  { question, translation }: Pick<Question, "question" | "translation">,
  sources: readonly Source[],
  named: readonly string[],
  isInstead: boolean,
): Generator<Part> {
  const isAnswerWanted = isInstead && !asksForPassages(question);
  const there = named.flatMap(readWrittenReferences);
  const terms = toTerms(spellQuestion(question));
  const most = isAnswerWanted ? MOST_NEAREST : MOST_NAMED;
  const [first, ...others] = isInstead ? findToldPassages(question, MOST_TOLD) : [];
  const told = first && first.likely >= TOLD_LIKELY ? first.ranges : [];
  const passages = sources.flatMap(({ kind, references: [reference] }) => {
    const [range] = kind === "passage" && reference ? readWrittenReferences(reference) : [];
    return reference && range ? [{ reference, range }] : [];
  });
  const isTold = ({ range }: { range: VerseRange }) => anyOverlap([range], told);
  const ordered = [...passages.filter(isTold), ...passages.filter((one) => !isTold(one))];
  const nearFit = isLongAndBiblical(terms) ? NEAR_LONG : NEAR_FIT;
  const lines: string[] = [];
  const name = (reference: string, range: VerseRange) => {
    there.push(range);
    const heading = headingOf(range, terms);
    const about = heading && heading.length <= LONGEST_HEADING ? `: ${heading}` : "";
    lines.push(`- ${reference}${about}`);
  };
  if (first && tellsStory(question)) {
    for (const { ranges, likely } of [first, ...others]) {
      const [range] = ranges;
      if (!range || likely < TOLD_PERHAPS) continue;
      name(formatReference(toPassage(range.start, range.end)), range);
    }
  }
  let nearest: Part[] = [];
  for (const { reference, range } of ordered) {
    if (there.some((other) => overlaps(range, other))) continue;
    const least = isTold({ range }) ? PRINTED_FIT : 0;
    const fit = isInstead ? Math.max(least, passageFit(scripture, range, terms)) : 1;
    if (isAnswerWanted && fit < nearFit) continue;
    if (there.length >= most) break;
    const heading = headingOf(range, terms);
    if (isInstead && lines.length === 0 && nearest.length === 0 && fit >= PRINTED_FIT) {
      const words = heading === undefined ? PRINTED : `${PRINTED}\n\n${introduce(heading).trim()}`;
      const { start, end } = findAnsweringVerses(scripture, question, range, terms);
      const last = Math.min(end, start + MAX_PRINTED_VERSES - 1);
      const part = toVersePart(scripture, toPassage(start, last), translation);
      if (part) nearest = [{ type: "text", text: `${words}\n\n` }, part];
      there.push(range);
      continue;
    }
    name(reference, range);
  }
  // Whoever tells a story looks for it: what the ranking puts first may be it, however it is worded.
  if (isInstead && lines.length === 0 && nearest.length === 0 && tellsStory(question)) {
    for (const { reference, range } of ordered.slice(0, MOST_GUESSED)) name(reference, range);
  }
  yield* nearest;
  if (lines.length === 0) return;
  const start = !isInstead ? `\n\n${MORE}` : nearest.length > 0 ? OTHERS : NEAREST;
  yield { type: "text", text: `${start}\n\n${lines.join("\n")}\n` };
}
