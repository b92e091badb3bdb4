import "server-only";
import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { type Passage, toVerseAddress } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { findPassageAnswers } from "@/lib/retrieval/passage-answers";
import { headingOf } from "@/lib/retrieval/passage-words";
import type { Source } from "@/lib/retrieval/source";
import { spellQuestion } from "@/lib/retrieval/spell-question";
import { findParallels } from "./facts/parallels";
import { asksVaguelyWhy } from "./follow-kinds";
import { type Asked, offer, pageOf, print, standsIn, text } from "./follow-pieces";
import type { Inside } from "./follow-up";
import { findInside, type InsideVerse, type Scope } from "./inside";
import { kinInside } from "./kin-inside";
import type { Part } from "./parts";
import { tellPlace } from "./passage-parts";

/** Sources that tell of who is asked for count nearly as much as what was printed. */
const SOURCE_WEIGHT = 0.78;
const MOST_SOURCES = 8;
/** A verse printed alone was read; it is no answer to what is asked next. */
const READ_VERSES = 2;
const READ_SHARE = 0.6;
/** Unless it has the kind of thing that is asked for. */
const READ_BUT_ASKED = 0.9;
/** Of a verse that was read it can be asked what it means. */
const ASKS_MEANING =
  /\bmean(?:s|t|ing)?\b|\b(?:is|are|was|were) (?:which|what|who|where)\b|\b(?:which|what|who) (?:is|are|was|were) (?:the|this|that|these|those|they|he|she|it)\b/i;
/** From here on a verse answers; a question that may stand by itself needs more. */
const ANSWERS = 0.5;
const ANSWERS_MAYBE = 0.8;
/** A verse that was read answers after all when it holds this share and no other does. */
const HOLDS = 0.75;
/** Or this share, and more than any other. */
const HOLDS_MORE = 0.55;
/** So much more of the question holds one that was read, where another has most of it, too. */
const CLEARLY = 0.1;
/** A verse that holds less of the follow-up's own words does not come near it. */
const NEAREST = 0.4;
/** Verses beside the best one that belong to it, and a second place. */
const BESIDE = 0.7;
const SECOND = 0.92;
const HOLDS_SECOND = 0.6;
const MOST_BESIDE = 3;
/** Verses shown where a passage goes on. */
const MOST_NEXT = 7;

/** The best verse with those beside it that are nearly as good. */
function widen(best: InsideVerse, verses: readonly InsideVerse[]): VerseRange {
  const good = new Map(verses.map(({ order, score }) => [order, score]));
  let { order: start, order: end } = best;
  const scoreOf = (order: number) => good.get(order) ?? 0;
  const isGood = (order: number) => scoreOf(order) >= best.score * BESIDE;
  while (end - start + 1 < MOST_BESIDE) {
    if (isGood(end + 1)) end++;
    else if (isGood(start - 1)) start--;
    else break;
  }
  return { start, end };
}

const ASKS_WHO = /^\W*(?:(?:and|but|so) )*who(?:m)?\b/i;
/** A sentence that begins with a pronoun has its people in the verse before. */
const BEGINS_UNNAMED = /^\W*(?:(?:so|then|and|but) )?(?:he|she|they|his|her|their)\b/i;

/** A passage that tells what somebody did, from the verse on that says who. */
function withDoer(scripture: Scripture, range: VerseRange, asked: string): VerseRange {
  if (!ASKS_WHO.test(asked)) return range;
  const { verse } = toVerseAddress(range.start);
  const words = scripture.translations.get("WEB")?.texts[range.start] ?? "";
  return verse > 1 && BEGINS_UNNAMED.test(words) ? { ...range, start: range.start - 1 } : range;
}

/** What tells the same as a passage belongs to it, nearly as much. */
const MOST_PARALLEL = 3;
const PARALLEL = 0.93;
/** A passage that does not name who is spoken of counts less. */
const NAMELESS = 0.8;

/** The passages of a conversation, and those of the sources that name who is spoken of. */
function scopesOf(
  scripture: Scripture,
  { scopes: told, known }: Inside,
  sources: readonly Source[],
) {
  const parallel = told.slice(0, MOST_PARALLEL).flatMap((scope) =>
    findParallels(scope)
      .flatMap(({ passages }) => passages.flatMap(readWrittenReferences))
      .map(({ start, end }): Scope => ({ start, end, weight: scope.weight * PARALLEL })),
  );
  const scopes = [...told, ...parallel];
  if (known.length === 0) return scopes;
  const names = new RegExp(`\\b(?:${known.join("|")})\\b`, "i");
  const isOf = ({ start, end }: VerseRange) => {
    const texts = [headingOf({ start, end }, []) ?? ""];
    for (const one of scripture.translations.values())
      texts.push(...one.texts.slice(start, end + 1));
    return names.test(texts.join(" "));
  };
  const further = sources
    .filter(({ kind }) => kind === "passage")
    .slice(0, MOST_SOURCES)
    .flatMap(({ references }) => references.flatMap(readWrittenReferences))
    .filter(isOf);
  const weighed = scopes.map((one) =>
    isOf(one) ? one : { ...one, weight: one.weight * NAMELESS },
  );
  return [
    ...weighed.sort((a, b) => b.weight - a.weight),
    ...further.map(({ start, end }): Scope => ({ start, end, weight: SOURCE_WEIGHT })),
  ];
}

/** A follow-up as it is looked up within its conversation. */
export interface FoundInside {
  /** Whether what was found answers it; else it only comes nearest. */
  isAnswer: boolean;
  /** Share of the follow-up's own words that the verse holds, 0 to 1. */
  held: number;
  parts: Part[];
}

const NOT_SAID =
  "I did not find this in so many words in the passage we are in. What comes closest there:\n\n";
const SHOWN = "Of the verses shown, this one speaks of it:\n\n";
const GOES_ON =
  "I did not find this in so many words in the passage we are in. This is how it goes on:\n\n";

const TOLD = "The passage shown tells it, most of all here:\n\n";
const ASKS_WHY = /\bwhy\b|\bhow come\b|\bwhat for\b|\breason\b/i;
/** Passages of so many verses tell a whole story, its reasons too. */
const A_STORY = 4;

const BESIDE_VERSES = 4;

/** The verse that gives a reason nearest to the one that was read. */
function reasonBeside(raw: readonly InsideVerse[], printed: readonly VerseRange[]) {
  const [read] = printed;
  if (!read || read.end - read.start >= A_STORY) return undefined;
  const distance = ({ order }: InsideVerse) => Math.max(read.start - order, order - read.end, 0);
  return raw
    .filter((one) => one.bonus > 0 && distance(one) <= BESIDE_VERSES)
    .sort((a, b) => distance(a) - distance(b) || a.order - b.order)[0];
}

/** The verse of a story shown before that gives a reason, the one that holds most of the question. */
function reasonIn(raw: readonly InsideVerse[], printed: readonly VerseRange[]) {
  const told = printed.filter(({ start, end }) => end - start + 1 >= A_STORY);
  return raw.find(
    ({ order, bonus }) =>
      bonus > 0 && told.some(({ start, end }) => start <= order && order <= end),
  );
}

/** How the passage a conversation is about goes on. */
function* goOn(scripture: Scripture, { words }: Inside, scopes: readonly Scope[], asked: Asked) {
  const [first] = scopes;
  if (!first) return;
  const { book, chapter } = toVerseAddress(first.end);
  const start = first.end + 1;
  if (start > CANON_VERSE_COUNT || toVerseAddress(start).book !== book) return;
  const last = Math.min(CANON_VERSE_COUNT, start + MOST_NEXT - 1);
  const end = toVerseAddress(last).chapter === chapter ? last : Math.min(last, start + 3);
  yield text(GOES_ON);
  yield standsIn({ start, end }, words);
  yield* print(scripture, { start, end }, asked);
}

/** A verse that was read and is asked about: what the site says of it, or where it stands. */
function* explain(passage: Passage): Generator<Part> {
  const { own, near } = findPassageAnswers(passage);
  if (own) {
    for (const paragraph of own.answer.split(/\n{2,}/)) yield text(`${paragraph}\n\n`);
    if (own.christianViews) yield text(`Where Christians differ: ${own.christianViews}\n\n`);
  } else yield* tellPlace(passage);
  for (const { question } of near) yield offer(question);
}

/**
 * The verses within a conversation that answer a follow-up, with where they stand; where none does,
 * what comes nearest, or how the passage goes on. Null when the conversation is about no passage.
 */
export function findInParts(
  scripture: Scripture,
  inside: Inside,
  sources: readonly Source[],
  asked: Asked,
): FoundInside | null {
  const { words, before, printed, known, isSure } = inside;
  const kin = kinInside(scripture, inside, asked);
  if (kin.length > 0) return { isAnswer: true, held: 1, parts: kin };
  const question = spellQuestion(words);
  const all = scopesOf(scripture, inside, sources);
  const isRead = (order: number) =>
    printed.find(({ start, end }) => end - start < READ_VERSES && start <= order && order <= end);
  const raw = findInside(scripture, question, all, new Set(known), before);
  const verses = raw
    .map((one) => {
      const share = !isRead(one.order) ? 1 : one.bonus > 0 ? READ_BUT_ASKED : READ_SHARE;
      return { ...one, score: one.score * share };
    })
    .sort((a, b) => b.score - a.score);
  const [best] = verses;
  if (!best) return null;
  const isAnswer =
    best.score >= (isSure ? ANSWERS : ANSWERS_MAYBE) && (best.held >= NEAREST || best.bonus > 0);
  const [first] = raw;
  const read = first && isRead(first.order);
  if (read && first.held >= ANSWERS && ASKS_MEANING.test(words) && !pageOf(inside.answer)) {
    return { isAnswer: true, held: first.held, parts: [...explain(read)] };
  }
  const again = raw.find(
    ({ order, held }) =>
      isRead(order) && (held >= HOLDS || (held >= HOLDS_MORE && held > best.held)),
  );
  const shown = again && isRead(again.order);
  if (again && shown && (best.held < HOLDS || again.held > best.held + CLEARLY)) {
    const parts = [text(SHOWN), standsIn(shown, words), ...print(scripture, shown, asked)];
    return { isAnswer: true, held: again.held, parts };
  }
  const near = asksVaguelyWhy(words) ? reasonBeside(raw, printed) : undefined;
  if (near) {
    const range = widen(near, raw);
    return {
      isAnswer: true,
      held: 1,
      parts: [standsIn(range, words), ...print(scripture, range, asked)],
    };
  }
  const reason = isAnswer || !ASKS_WHY.test(words) ? undefined : reasonIn(raw, printed);
  if (reason) {
    const range = widen(reason, raw);
    const parts = [text(TOLD), standsIn(range, words), ...print(scripture, range, asked)];
    return { isAnswer: true, held: reason.held, parts };
  }
  if (!isAnswer && best.held < NEAREST) {
    const parts = [...goOn(scripture, inside, all, asked)];
    return parts.length > 0 ? { isAnswer: false, held: best.held, parts } : null;
  }
  const range = withDoer(scripture, widen(best, verses), words);
  const second = verses.find(
    ({ order, score, held }) =>
      score >= best.score * SECOND &&
      held >= HOLDS_SECOND &&
      (order < range.start - 1 || order > range.end + 1),
  );
  const parts: Part[] = isAnswer ? [] : [text(NOT_SAID)];
  parts.push(standsIn(range, words), ...print(scripture, range, asked));
  if (second && isAnswer) {
    const other = { start: second.order, end: second.order };
    parts.push(standsIn(other, words), ...print(scripture, other, asked));
  }
  return { isAnswer, held: best.held, parts };
}
