import "server-only";
import { findMentions } from "@/lib/bible/references/mentions";
import {
  COMMON_SHARE,
  getWordings,
  type Manner,
  namedPassages,
  type QuestionKind,
  readManner,
  tellingWords,
} from "./answer-wordings";
import { getBiblicalNames } from "./biblical-names";
import { formsOf, stemOf } from "./query";
import { sameWordsOf } from "./same-words";
import { getSiteAnswers, type SiteAnswer } from "./site-answers";
import { STOP_WORDS } from "./words";

/** A wording fits a question this well when it is the same question. */
const SAME = 0.62;
/** From here on the visitor may have meant it. */
const NEAR = 0.45;
const MAX_NEAR = 2;
/** Below this the best must be this far ahead of the next, or either may be meant. */
const CLEAR = 0.75;
const AHEAD = 0.06;
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

const held = (stems: ReadonlySet<string>, { forms }: AskedWord) =>
  forms.reduce((best, { stem, share }) => (stems.has(stem) && share > best ? share : best), 0);

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

/** How well each answer fits a question by the best of its wordings, by number, 0 to 1. */
function fitAnswers(question: string): Map<number, number> {
  const { answers, wordings, byStem, weights } = getWordings();
  const words = readWords(question, weights);
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const manner = readManner(question);
  // Who names a verse asks about it, and not for its book.
  const named = namedPassages(question);
  const isNamed = (answer: number) =>
    named.length === 0 ||
    answers[answer]?.ranges.some((range) =>
      named.some(({ start, end }) => range.start <= end && range.end >= start),
    );
  // "John 3:16" alone asks to be read, unless somebody wrote down that it asks for an answer.
  const asksToRead = named.length > 0 && isReference(question);
  const candidates = new Set(
    words.flatMap(({ forms }) => forms.flatMap(({ stem }) => byStem.get(stem) ?? [])),
  );
  /** What each word counts for an answer that has it elsewhere than in the wording. */
  const elsewhere = new Map<number, number[]>();
  const best = new Map<number, number>();
  for (const at of candidates) {
    const wording = wordings[at];
    const answer = wording && answers[wording.answer];
    if (!wording || !answer || !isNamed(wording.answer)) continue;
    let others = elsewhere.get(wording.answer);
    if (!others) {
      others = words.map((word) =>
        Math.max(IN_OTHER_WORDING * held(answer.asked, word), IN_ANSWER * held(answer.told, word)),
      );
      elsewhere.set(wording.answer, others);
    }
    let ofQuestion = 0;
    let scale = 1;
    const met = new Map<string, number>();
    for (const [position, word] of words.entries()) {
      const other = others[position] ?? 0;
      ofQuestion += word.weight * Math.max(held(wording.stems, word), other);
      if (word.isName && other < IN_OTHER_WORDING * ANOTHER_WORD) {
        scale *= other === 0 ? OTHER_NAME : NAME_NOT_ASKED;
      } else if (word.weight >= TELLING_WEIGHT && other === 0) scale *= UNMET;
      for (const { stem, share } of word.forms) {
        if (wording.stems.has(stem)) met.set(stem, Math.max(met.get(stem) ?? 0, share));
      }
    }
    let ofWording = 0;
    for (const [stem, share] of met) ofWording += share * (weights.get(stem) ?? 0);
    const covers = ofQuestion / total;
    const covered = ofWording / wording.weight;
    let fit = 1 / (QUESTION_PART / covers + (1 - QUESTION_PART) / covered);
    fit *= scale * sameKind(manner.kind, wording.kind) * sameSmallWords(manner, wording);
    if (manner.isNegative !== wording.isNegative) fit *= OTHER_SENSE;
    if (covered < MOST_OF_WORDING) fit *= NARROWER;
    if (manner.line === wording.line) fit = 1;
    else if (asksToRead) continue;
    if (fit > (best.get(wording.answer) ?? 0)) best.set(wording.answer, fit);
  }
  return best;
}

/** Where a question that is put in several sentences begins anew. */
const CLAUSES =
  /[.!?;\n]+\s*|\s[-–—]\s|,\s+(?=(?:and|but|so|how|what|why|is|does|do|can|should|will)\b)/;
/** A part of a question is not the whole of it. */
const OF_A_CLAUSE = 0.94;
/** A part with fewer telling words asks for too little by itself. */
const LEAST_WORDS = 2;

/** How well each answer fits a question or one of the sentences it is put in. */
function fitClauses(question: string): Map<number, number> {
  const best = fitAnswers(question);
  const clauses = question.split(CLAUSES).filter((clause) => clause.trim() !== "");
  if (clauses.length < 2 || findMentions(question).length > 0) return best;
  for (const clause of clauses) {
    if (tellingWords(clause).length < LEAST_WORDS) continue;
    for (const [answer, fit] of fitAnswers(clause)) {
      if (fit * OF_A_CLAUSE > (best.get(answer) ?? 0)) best.set(answer, fit * OF_A_CLAUSE);
    }
  }
  return best;
}

/** How well answers of the site fit a question, the best first; none that is far from it. */
function rankAnswers(question: string): { answer: SiteAnswer; fit: number }[] {
  const { answers } = getWordings();
  const known = getSiteAnswers();
  return [...fitClauses(question)]
    .filter(([, fit]) => fit >= NEAR)
    .sort(([a, x], [b, y]) => y - x || a - b)
    .flatMap(([at, fit]) => {
      const answer = known.get(answers[at]?.id ?? "");
      return answer ? [{ answer, fit }] : [];
    });
}

/** The site's answers for a question. */
export interface MatchedAnswers {
  /** The one that answers this very question; a wrong one is worse than none. */
  same: SiteAnswer | null;
  /** How well that one fits, 0 to 1; 1 in one of its own wordings. */
  fit: number;
  /** Others the visitor may have meant, at most two. */
  near: SiteAnswer[];
}

/**
 * The answer of the site to a question, by the words of each single wording it is asked in, and
 * the nearest others. Takes about a millisecond.
 */
export function matchAnswers(question: string): MatchedAnswers {
  const ranked = rankAnswers(question);
  const [first, second] = ranked;
  const isClear =
    first !== undefined && (first.fit >= CLEAR || first.fit - (second?.fit ?? 0) >= AHEAD);
  const same = first && first.fit >= SAME && isClear ? first.answer : null;
  return {
    same,
    fit: same && first ? first.fit : 0,
    near: ranked.slice(same ? 1 : 0, MAX_NEAR + (same ? 1 : 0)).map(({ answer }) => answer),
  };
}
