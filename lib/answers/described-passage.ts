import "server-only";
import { resolveReference } from "@/lib/bible/references/resolve";
import { anyOverlap, overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { formatReference, toPassage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { namedPassages, tellingWords } from "@/lib/retrieval/answer-wordings";
import { asksAfterPassage } from "@/lib/retrieval/asks-after-passage";
import { asksSomething, isFromLife } from "@/lib/retrieval/from-life";
import type { MatchedAnswers } from "@/lib/retrieval/match-answers";
import { headingOf } from "@/lib/retrieval/passage-words";
import { toTerms } from "@/lib/retrieval/query";
import type { Source } from "@/lib/retrieval/source";
import { findSection } from "@/lib/retrieval/statements";
import { isTender } from "@/lib/retrieval/tender";
import { findToldPassages, toTelling } from "@/lib/retrieval/told-passages";
import { furtherPassages } from "./further-passages";
import { feelingOf, isPain } from "./general-word";
import type { Part } from "./parts";
import type { Question } from "./question";
import { introduce, toPassageSource } from "./site-answer-parts";

/** From here on a description is one of the passage, by itself or where the ranking agrees. */
const LIKELY = 0.4;
const LIKELY_FIRST = 0.2;
/** A page of the site that is as likely goes before a passage it does not tell of. */
const LIKELY_PAGE = 0.7;
const MOST_TOLD = 3;
const FEWEST_WORDS = 3;
const MAX_PASSAGE_VERSES = 8;
const FOUND = "This is most likely the passage you mean.";

/** A passage that somebody describes without naming it. */
export interface DescribedPassage {
  /** Where it stands; in the gospels often in several. */
  ranges: readonly VerseRange[];
  /** True when a passage is looked for in so many words. */
  isAskedAfter: boolean;
}

const rangesOf = ({ references }: Source) => references.flatMap(readWrittenReferences);

/**
 * The passage that a question describes without naming it ("the one where a man falls asleep and
 * drops from a window"); null when it asks for something else, names a passage, or describes none
 * that is known. `sources` are what retrieval found for it.
 */
export function findDescribedPassage(
  question: string,
  { same, fit }: MatchedAnswers,
  sources: readonly Source[],
): DescribedPassage | null {
  if (namedPassages(question).length > 0) return null;
  // Whoever is in pain looks for comfort, and two words describe nothing.
  if (isPain(feelingOf(question)) || isTender(question)) return null;
  if (tellingWords(toTelling(question)).length < FEWEST_WORDS) return null;
  const isAsked = asksAfterPassage(question);
  // "A man falls from a window" describes; "who built the first telescope" asks something else.
  if (!isAsked && (asksSomething(question) || isFromLife(question))) return null;
  const [told] = findToldPassages(question, MOST_TOLD);
  if (!told) return null;
  const [first] = sources.filter(({ kind }) => kind === "passage");
  const isFirst = first !== undefined && anyOverlap(rangesOf(first), told.ranges);
  if (!isFirst && !isAsked) return null;
  if (told.likely < (isFirst && isAsked ? LIKELY_FIRST : LIKELY)) return null;
  // A page about this very passage tells more than the passage; one that is as likely is meant.
  const page = same?.passages.flatMap(({ reference }) => readWrittenReferences(reference)) ?? [];
  return same && (fit >= LIKELY_PAGE || anyOverlap(page, told.ranges))
    ? null
    : { ranges: told.ranges, isAskedAfter: isAsked };
}

/**
 * The verses of a passage that are printed: its section where the ranking found a verse of it, from
 * that verse on where it is long; else its beginning.
 */
function partOf(ranges: readonly VerseRange[], sources: readonly Source[]): VerseRange | undefined {
  const found = sources.filter(({ kind }) => kind === "passage").flatMap(rangesOf);
  const best = found.find((range) => anyOverlap([range], ranges));
  const within = best ? ranges.find((range) => overlaps(range, best)) : ranges[0];
  if (!within) return undefined;
  // A chapter may tell of several things; the section is the one of the verse that was found, which
  // may begin in the section before.
  const section = best && findSection(Math.max(best.start, within.start));
  const first = Math.max(within.start, section?.start ?? 0);
  const last = Math.min(within.end, section?.end ?? within.end);
  const isShort = last - first < MAX_PASSAGE_VERSES;
  const start = isShort ? first : Math.max(first, best?.start ?? first);
  return { start, end: Math.min(last, start + MAX_PASSAGE_VERSES - 1) };
}

/** A described passage, the part of it that fits best, and others that may be meant. */
export function* describedPassageParts(
  scripture: Scripture,
  { ranges }: DescribedPassage,
  question: Question,
  sources: readonly Source[],
): Generator<Part> {
  const shown = partOf(ranges, sources);
  if (!shown) return;
  const reference = formatReference(toPassage(shown.start, shown.end));
  yield { type: "text", text: `${FOUND}\n\n` };
  const heading = headingOf(shown, toTerms(question.question));
  if (heading) yield { type: "text", text: introduce(heading) };
  const parts = resolveReference(scripture, reference, question.translation, MAX_PASSAGE_VERSES);
  for (const part of parts) {
    yield part;
    yield { type: "source", source: toPassageSource(part) };
  }
  const format = ({ start, end }: VerseRange) => formatReference(toPassage(start, end));
  const parallels = ranges.filter((range) => !overlaps(range, shown)).map(format);
  if (parallels.length > 0) {
    yield { type: "text", text: `\n\nIt is told in ${parallels.join(" and ")} as well.` };
  }
  // The rest of the passage is no other one.
  yield* furtherPassages(scripture, question, sources, ranges.map(format), false);
}
