import "server-only";
import { resolveReference } from "@/lib/bible/references/resolve";
import { anyOverlap, overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { formatReference, toPassage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { toWords } from "@/lib/bible/search/words";
import { namedPassages, tellingWords } from "@/lib/retrieval/answer-wordings";
import { asksAfterPassage } from "@/lib/retrieval/asks-after-passage";
import { asksSomething, isFromLife, isOfOneself, tellsOfOthers } from "@/lib/retrieval/from-life";
import type { MatchedAnswers } from "@/lib/retrieval/match-answers";
import { headingOf, rarityOf } from "@/lib/retrieval/passage-words";
import { stemOf, type Term, toTerms } from "@/lib/retrieval/query";
import type { Source } from "@/lib/retrieval/source";
import { findSection } from "@/lib/retrieval/statements";
import { isTender } from "@/lib/retrieval/tender";
import { findToldPassages, toTelling } from "@/lib/retrieval/told-passages";
import { furtherPassages } from "./further-passages";
import { feelingOf, isPain } from "./general-word";
import type { Part } from "./parts";
import type { Question } from "./question";
import { introduce, toPassageSource } from "./site-answer-parts";

/** From here on a description is most likely one of the passage. */
const LIKELY = 0.4;
/**
 * From here on it may be one of the passage when a story is told or asked after: where the ranking
 * puts it first, where it is among the first, and otherwise.
 */
const MAY_BE_FIRST = 0.08;
const MAY_BE_AMONG = 0.3;
const MAY_BE = 0.6;
const AMONG = 5;
/** A page as likely goes before a passage it does not tell of, unless that one is surer. */
const LIKELY_PAGE = 0.7;
const SURE = 0.9;
/** From here on a message of one's own that the ranking finds first may be words of a passage. */
const ECHOES = 0.45;
/** And from here on, though a situation may be meant. */
const SURELY_ECHOES = 0.8;
const MOST_TOLD = 3;
const FEWEST_WORDS = 3;
const MAX_PASSAGE_VERSES = 8;
/** So much more of a description tells that another part of the passage is meant. */
const CLEARLY_MORE = 1.5;
const FOUND = "This is most likely the passage you mean.";
const MAY_BE_FOUND = "This may be the passage you mean.";
const LOOKED_FOR = "If you are looking for a passage, it is most likely this one.";
const ECHOED = `${LOOKED_FOR} If you are telling of yourself, I may not have understood all of it, and these words may speak to it all the same.`;

/** A passage that somebody describes without naming it. */
export interface DescribedPassage {
  /** Where it stands; in the gospels often in several. */
  ranges: readonly VerseRange[];
  /** True when a passage is looked for in so many words, or a story of others is told. */
  isAskedAfter: boolean;
  isLikely: boolean;
  /**
   * For words of one's own that a passage says as well ("wish I had wings like a dove"): whether it
   * is the answer, or stands beside what meets the message.
   */
  echo?: "alone" | "beside";
}

const rangesOf = ({ references }: Source) => references.flatMap(readWrittenReferences);
const passagesOf = (sources: readonly Source[]) => sources.filter(({ kind }) => kind === "passage");

/** Whoever is in pain is met first, whatever their words describe. */
const isHurt = (message: string) => isPain(feelingOf(message)) || isTender(message);

/** How likely what is told must be, by the place (from 0, or -1) that the ranking gives it. */
function leastAt(rank: number): number {
  if (rank === 0) return MAY_BE_FIRST;
  return rank > 0 && rank < AMONG ? MAY_BE_AMONG : MAY_BE;
}

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
  const isAsked = asksAfterPassage(question);
  const isStory = tellsOfOthers(question);
  // Whoever is in pain looks for comfort, and two words describe nothing.
  const mayHurt = isHurt(question);
  const isOfOthers = isStory && !isFromLife(question);
  if (mayHurt && !isOfOthers && !(isAsked && !isOfOneself(question))) return null;
  if (tellingWords(toTelling(question)).length < FEWEST_WORDS) return null;
  // "A man falls from a window" describes; "who built the first telescope" asks something else.
  if (!isAsked && !isStory && (asksSomething(question) || isFromLife(question))) return null;
  const [told] = findToldPassages(question, MOST_TOLD);
  if (!told) return null;
  const isLikely = told.likely >= LIKELY;
  if (!isLikely && !isAsked && (mayHurt || !isStory)) return null;
  const rank = passagesOf(sources).findIndex((one) => anyOverlap(rangesOf(one), told.ranges));
  if ((isAsked || isStory) && told.likely < leastAt(rank)) return null;
  // A page about this very passage tells more than the passage; one that is as likely is meant.
  const page = same?.passages.flatMap(({ reference }) => readWrittenReferences(reference)) ?? [];
  const isOfPage = fit >= LIKELY_PAGE && (fit > told.likely || told.likely < SURE);
  return same && (isOfPage || anyOverlap(page, told.ranges))
    ? null
    : { ranges: told.ranges, isAskedAfter: isAsked || isStory, isLikely };
}

/**
 * The passage that says what a message from life says ("hung up our guitars and cried by the
 * river"), for one that nothing else meets for certain (`isMet` when a situation may be meant); null
 * when the ranking finds another first, or none is told so. `sources` are what retrieval found.
 */
export function findEchoedPassage(
  message: string,
  sources: readonly Source[],
  isMet: boolean,
): DescribedPassage | null {
  if (namedPassages(message).length > 0 || tellingWords(message).length < FEWEST_WORDS) return null;
  const [told] = findToldPassages(message, MOST_TOLD);
  const [first] = passagesOf(sources);
  if (!told || told.likely < (isMet ? SURELY_ECHOES : ECHOES) || !first) return null;
  if (!anyOverlap(rangesOf(first), told.ranges)) return null;
  const echo = isHurt(message) ? "beside" : "alone";
  return { ranges: told.ranges, isAskedAfter: false, isLikely: true, echo };
}

/** What the verses of a run have of a description's words, by the rarity of each. */
function weighWords(
  { translations }: Scripture,
  { start, end }: VerseRange,
  terms: readonly Term[],
): number {
  const texts = [...translations.values()].map((one) => one.texts.slice(start, end + 1).join(" "));
  const stems = new Set(texts.flatMap(toWords).map(({ text }) => stemOf(text)));
  return terms
    .filter(({ forms }) => forms.some(({ stem }) => stems.has(stem)))
    .reduce((sum, { stem }) => sum + rarityOf(stem), 0);
}

/** A verse's section within a passage; what is too long for it goes on from that verse. */
function sectionIn(passage: VerseRange, verse: number): VerseRange {
  const section = findSection(verse);
  const first = Math.max(passage.start, section?.start ?? 0);
  const last = Math.min(passage.end, section?.end ?? passage.end);
  const start = last - first < MAX_PASSAGE_VERSES ? first : Math.max(first, verse);
  return { start, end: Math.min(last, start + MAX_PASSAGE_VERSES - 1) };
}

/**
 * The verses of a passage that are printed: the section of what the ranking put first, or of what it
 * found besides, unless another has clearly more of the description's words; else its beginning.
 */
function partOf(
  scripture: Scripture,
  place: VerseRange,
  { found, isFirst }: { found: VerseRange | undefined; isFirst: boolean },
  terms: readonly Term[],
): VerseRange {
  const start = found ? Math.max(found.start, place.start) : place.start;
  if (isFirst) return sectionIn(place, start);
  const first = findSection(start)?.start;
  let best = sectionIn(place, start);
  let most = weighWords(scripture, best, terms) * CLEARLY_MORE;
  for (let verse = place.start; verse <= place.end; verse++) {
    if (verse === first || findSection(verse)?.start !== verse) continue;
    const run = sectionIn(place, verse);
    const weight = weighWords(scripture, run, terms);
    if (weight > most) [best, most] = [run, weight];
  }
  return best;
}

function introduction(isLikely: boolean, echo: DescribedPassage["echo"]): string {
  if (echo === "beside") return `\n\n${LOOKED_FOR}`;
  if (echo === "alone") return ECHOED;
  return isLikely ? FOUND : MAY_BE_FOUND;
}

/** A described passage, the part of it that fits best, and others that may be meant. */
export function* describedPassageParts(
  scripture: Scripture,
  { ranges, isLikely, echo }: DescribedPassage,
  question: Question,
  sources: readonly Source[],
): Generator<Part> {
  // In the gospels often told in several places: the one that the ranking found.
  const passages = passagesOf(sources).flatMap(rangesOf);
  const found = passages.find((range) => anyOverlap([range], ranges));
  const place = found ? ranges.find((range) => overlaps(range, found)) : ranges[0];
  if (!place) return;
  const terms = toTerms(question.question);
  const shown = partOf(scripture, place, { found, isFirst: found === passages[0] }, terms);
  const reference = formatReference(toPassage(shown.start, shown.end));
  yield { type: "text", text: `${introduction(isLikely, echo)}\n\n` };
  const heading = headingOf(shown, terms);
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
  if (place.start < shown.start || place.end > shown.end) {
    yield { type: "text", text: `\n\nThe whole passage is ${format(place)}.` };
  }
  if (echo === "beside") return;
  // The rest of the passage is no other one.
  yield* furtherPassages(scripture, question, sources, ranges.map(format), false);
}
