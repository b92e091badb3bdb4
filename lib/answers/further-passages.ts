import "server-only";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import type { Scripture } from "@/lib/bible/scripture";
import { toWords } from "@/lib/bible/search/words";
import { headingOf, passageFit } from "@/lib/retrieval/passage-words";
import { toTerms } from "@/lib/retrieval/query";
import type { Source } from "@/lib/retrieval/source";
import type { Part } from "./parts";

/** Passages an answer names in all, printed ones among them; fewer where they only come nearest. */
const MOST_NAMED = 10;
const MOST_NEAREST = 6;
/** A passage that holds less of a question than this comes nowhere near an answer to it. */
const NEAR_FIT = 0.4;
/** A heading that is longer than this says more than a list should. */
const LONGEST_HEADING = 90;
const MORE = "More passages on this:";
/** Instead of an answer. */
const NEAREST =
  "I found nothing that answers this for certain. These passages come nearest; the words after each say what it is about:";

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

const overlaps = (one: VerseRange, other: VerseRange) =>
  one.start <= other.end && other.start <= one.end;

/**
 * The passages of the sources that the answer has not printed or named yet, as a list of references
 * with what each is about: `isInstead` of an answer, else beside it. `named` are the references
 * that are there.
 */
export function* furtherPassages(
  scripture: Scripture,
  question: string,
  sources: readonly Source[],
  named: readonly string[],
  isInstead: boolean,
): Generator<Part> {
  const isAnswerWanted = isInstead && !asksForPassages(question);
  const there = named.flatMap(readWrittenReferences);
  const terms = toTerms(question);
  const most = isAnswerWanted ? MOST_NEAREST : MOST_NAMED;
  const lines: string[] = [];
  for (const { kind, references } of sources) {
    const [reference] = references;
    const [range] = reference ? readWrittenReferences(reference) : [];
    if (kind !== "passage" || !reference || !range) continue;
    if (there.some((other) => overlaps(range, other))) continue;
    if (isAnswerWanted && passageFit(scripture, range, terms) < NEAR_FIT) continue;
    if (there.length >= most) break;
    there.push(range);
    const heading = headingOf(range, terms);
    const about = heading && heading.length <= LONGEST_HEADING ? `: ${heading}` : "";
    lines.push(`- ${reference}${about}`);
  }
  if (lines.length === 0) return;
  const start = isInstead ? NEAREST : `\n\n${MORE}`;
  yield { type: "text", text: `${start}\n\n${lines.join("\n")}\n` };
}
