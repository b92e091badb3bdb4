import "server-only";
import { findMentions } from "@/lib/bible/references/mentions";
import { overlaps } from "@/lib/bible/references/verse-range";
import {
  COMMON_SHARE,
  type IndexedAnswer,
  namedPassages,
  SUPPOSED,
  tellingWords,
  type Wording,
  type WordingIndex,
} from "./answer-wordings";
import { getBiblicalNames } from "./biblical-names";
import { placesOfHighest } from "./highest";
import { formsOf, stemOf } from "./query";
import { type Manner, type QuestionKind, readManner } from "./question-manner";
import { sameWordsOf } from "./same-words";
import { STOP_WORDS } from "./words";

/** The least another word for the same thing counts. */
const ANOTHER_WORD = 0.7;
/** What a word of the question counts that stands in another wording, or only in the answer. */
const IN_OTHER_WORDING = 0.6;
const IN_ANSWER = 0.35;
/** Weight of a word no wording has. */
const UNKNOWN_WEIGHT = 5;
/**
 * What is left when one asks who and the other where, when one asks who and the other whether or
 * what, and when one says not and the other does not.
 */
const OTHER_KIND = 0.65;
const LOOSER_KIND = 0.85;
const OTHER_SENSE = 0.85;
/** How much more it matters that the wording has the question's words than the other way round. */
const QUESTION_PART = 0.6;
/**
 * What is left when the question names somebody or a place the answer is never asked about, and one
 * it never mentions.
 */
const NAME_NOT_ASKED = 0.75;
const OTHER_NAME = 0.6;
/** What is left for each telling word of the question that neither wordings nor answer have. */
const UNMET = 0.85;
const TELLING_WEIGHT = 4;
/** What is left when the wording asks for something more special than the question. */
const MOST_OF_WORDING = 0.6;
const NARROWER = 0.85;
/** What is lost at most for other small words ("how do I get to heaven", "what is heaven like"). */
const SMALL_WORDS = 0.12;

/** Named in so many questions that the words weigh little, and yet what a question is about. */
const MOST_NAMED: ReadonlySet<string> = new Set(["jesus", "paul", "satan"]);

interface AskedWord {
  weight: number;
  isName: boolean;
  forms: readonly { stem: string; share: number }[];
}

function readWords(question: string, weights: ReadonlyMap<string, number>): AskedWord[] {
  const names = getBiblicalNames();
  const words = new Map<string, AskedWord>();
  for (const word of tellingWords(question)) {
    const stem = stemOf(word);
    if (words.has(stem)) continue;
    const bare = word.replace(/'s?$/, "");
    const unknown = STOP_WORDS.has(word) ? UNKNOWN_WEIGHT * COMMON_SHARE : UNKNOWN_WEIGHT;
    words.set(stem, {
      forms: [...formsOf(stem), ...sameWordsOf(stem)],
      weight: weights.get(stem) ?? unknown,
      isName: names.has(bare) || MOST_NAMED.has(bare),
    });
  }
  return [...words.values()];
}

const held = (has: (stem: string) => boolean, { forms }: AskedWord) =>
  forms.reduce((best, { stem, share }) => (has(stem) && share > best ? share : best), 0);

/** How far two kinds of question can be the same one; "why" is often "whether", or "what". */
function sameKind(one: QuestionKind | undefined, other: QuestionKind | undefined): number {
  if (one === other || one === undefined) return 1;
  const kinds = [one, other];
  if (kinds.includes("deed") || one === "number") return OTHER_KIND;
  if (kinds.includes("why") && (kinds.includes("whether") || other === undefined)) return 1;
  if (kinds.includes("why") || kinds.includes("whether") || other === undefined) return LOOSER_KIND;
  return OTHER_KIND;
}

/** Of two wordings that fit alike, the one with more of the same small words is meant. */
function sameSmallWords({ words }: Manner, other: Manner): number {
  let shared = 0;
  for (const word of words) if (other.words.has(word)) shared++;
  return 1 - SMALL_WORDS * (1 - shared / (words.size + other.words.size - shared));
}

/** True when a question is a reference and nothing else that tells. */
function isReference(question: string): boolean {
  const [mention] = findMentions(question);
  if (!mention) return false;
  return tellingWords(question.slice(0, mention.start) + question.slice(mention.end)).every(
    (word) => STOP_WORDS.has(word),
  );
}

/** How far two ways to put a question can mean the same. */
function sameManner(one: Manner, other: Manner): number {
  const sense = one.isNegative === other.isNegative ? 1 : OTHER_SENSE;
  return sense * sameKind(one.kind, other.kind) * sameSmallWords(one, other);
}

/** Answers that are likely by the words they are asked for with are looked at closely. */
const LIKELY = 40;

/**
 * How much likelier each answer is for the words of a question, all its wordings taken together, as
 * the logarithm for each word (naive Bayes).
 */
function likelihoods(
  { answers, byStem, seldom }: WordingIndex,
  words: readonly AskedWord[],
  left: Wording | undefined,
): Float64Array {
  const logs = seldom.map((log) => log * words.length);
  const best = new Float64Array(answers.length);
  for (const word of words) {
    best.fill(0);
    for (const { stem, share } of word.forms) {
      const holders = byStem.get(stem);
      if (!holders) continue;
      const usual = (SUPPOSED * holders.answers.length) / answers.length;
      const own = left?.stems.has(stem) ? left.answer : -1;
      for (let at = 0; at < holders.answers.length; at++) {
        const number = holders.answers[at] ?? 0;
        const count = (holders.counts[at] ?? 0) - (number === own ? 1 : 0);
        const log = share * Math.log((count + usual) / usual);
        if (log > (best[number] ?? 0)) best[number] = log;
      }
    }
    for (let number = 0; number < best.length; number++) {
      logs[number] = (logs[number] ?? 0) + (best[number] ?? 0);
    }
  }
  return logs.map((log) => log / words.length);
}

/** How an answer fits a question by its words. */
export interface AnswerFit {
  /** How well the best of its wordings fits, 0 to 1. */
  fit: number;
  /** How far that one is the same kind of question, 0 to 1. */
  kind: number;
  /** The share of the question's words that its wordings have, together; and with its own words. */
  asked: number;
  told: number;
  /** Names the question has and its wordings have not. */
  otherNames: number;
  /** How much likelier it is by all of them, as a logarithm for each word. */
  likelihood: number;
}

/** How an answer takes the words of a question, whatever the single wording. */
interface TakenWords {
  /** What each word counts where the wording has not got it. */
  elsewhere: readonly number[];
  /** Their sum, by the words' weights. */
  total: number;
  /** What is left for names and rare words that the answer lacks. */
  scale: number;
  found: AnswerFit;
}

function takeWords(
  words: readonly AskedWord[],
  answer: IndexedAnswer,
  own: ReadonlySet<string> | null,
  likelihood: number,
): TakenWords {
  const asked = (stem: string) => (answer.asked.get(stem) ?? 0) > (own?.has(stem) ? 1 : 0);
  let [total, all, inAsked, inTold, scale, otherNames] = [0, 0, 0, 0, 1, 0];
  const elsewhere = words.map((word) => {
    const inWordings = held(asked, word);
    const inAnswer = held((stem) => answer.told.has(stem), word);
    const counts = Math.max(IN_OTHER_WORDING * inWordings, IN_ANSWER * inAnswer);
    all += word.weight;
    total += word.weight * counts;
    inAsked += word.weight * inWordings;
    inTold += word.weight * Math.max(inWordings, inAnswer);
    if (word.isName && inWordings === 0) otherNames++;
    if (word.isName && counts < IN_OTHER_WORDING * ANOTHER_WORD) {
      scale *= counts === 0 ? OTHER_NAME : NAME_NOT_ASKED;
    } else if (word.weight >= TELLING_WEIGHT && counts === 0) scale *= UNMET;
    return counts;
  });
  const found = { fit: 0, kind: 0, likelihood, otherNames };
  return {
    elsewhere,
    total,
    scale,
    found: { ...found, asked: inAsked / all, told: inTold / all },
  };
}

/** What a wording shares with the question. */
interface Shared {
  /** What its words add to those of the answer, and how much of the wording they are, by weight. */
  ofQuestion: number;
  ofWording: number;
  /** The last word of the question that was added. */
  word: number;
}

/** The wordings of these answers that have a word of the question, by number. */
function shareWords(
  { wordings, inWordings, weights }: WordingIndex,
  words: readonly AskedWord[],
  taken: ReadonlyMap<number, TakenWords>,
  without: number,
): Map<number, Shared> {
  const shared = new Map<number, Shared>();
  for (const [position, { weight, forms }] of words.entries()) {
    // The nearest form first: a wording has a word once.
    for (const { stem, share } of [...forms].sort((a, b) => b.share - a.share)) {
      const own = share * (weights.get(stem) ?? 0);
      for (const at of inWordings.get(stem) ?? []) {
        const answer = taken.get(wordings[at]?.answer ?? -1);
        if (!answer || at === without) continue;
        const known = shared.get(at);
        if (known?.word === position) continue;
        const gain = weight * Math.max(0, share - (answer.elsewhere[position] ?? 0));
        if (known) {
          known.ofQuestion += gain;
          known.ofWording += own;
          known.word = position;
        } else shared.set(at, { ofQuestion: gain, ofWording: own, word: position });
      }
    }
  }
  return shared;
}

/**
 * How answers of an index fit a question by their words, by number: those given and the likeliest.
 * `without` leaves one wording out, to see what the others make of it.
 */
export function fitAnswers(
  index: WordingIndex,
  question: string,
  given: readonly number[],
  without = -1,
): Map<number, AnswerFit> {
  const { answers, wordings, weights } = index;
  const left = wordings[without];
  const words = readWords(question, weights);
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const manner = readManner(question);
  // Who names a verse asks about it, and not for its book.
  const named = namedPassages(question);
  // "John 3:16" alone asks to be read, unless somebody wrote down that it asks for an answer.
  if (words.length === 0 || (named.length > 0 && isReference(question))) return new Map();
  const likelihood = likelihoods(index, words, left);
  const likely = placesOfHighest(likelihood, LIKELY);
  const taken = new Map<number, TakenWords>();
  for (const number of new Set([...given, ...likely])) {
    const answer = answers[number];
    const isNamed =
      named.length === 0 ||
      answer?.ranges.some((range) => named.some((other) => overlaps(range, other)));
    if (!answer || !isNamed) continue;
    const own = left?.answer === number ? left.stems : null;
    taken.set(number, takeWords(words, answer, own, likelihood[number] ?? 0));
  }
  for (const [at, { ofQuestion, ofWording }] of shareWords(index, words, taken, without)) {
    const wording = wordings[at];
    const answer = wording && taken.get(wording.answer);
    if (!answer || ofWording === 0) continue;
    const covers = (answer.total + ofQuestion) / total;
    const covered = Math.min(1, ofWording / wording.weight);
    const words = answer.scale / (QUESTION_PART / covers + (1 - QUESTION_PART) / covered);
    const most = covered < MOST_OF_WORDING ? words * NARROWER : words;
    const { found } = answer;
    if (most <= found.fit) continue;
    const fit = most * sameManner(manner, wording);
    if (fit <= found.fit) continue;
    found.fit = fit;
    found.kind = sameKind(manner.kind, wording.kind);
  }
  return new Map([...taken].map(([number, { found }]) => [number, found]));
}
