import "server-only";
import { findMentions } from "@/lib/bible/references/mentions";
import { type AnswerFit, fitAnswers } from "./answer-fit";
import { getWordings, tellingWords, type WordingIndex } from "./answer-wordings";
import { Likenesses } from "./likeness";
import { MATCH_WEIGHTS } from "./match-weights";
import { readManner } from "./question-manner";
import type { Vector } from "./sentence-vectors";
import { getSiteAnswers, type SiteAnswer } from "./site-answers";
import { spellQuestion } from "./spell-question";

/** As likely as this an answer is to the very question. */
const SAME = 0.45;
/** From here on the visitor may have meant it. */
const NEAR = 0.14;
const MAX_NEAR = 2;

/** How an answer meets a question, for the learned weights. */
export interface Meeting {
  /** Number of the answer. */
  answer: number;
  found: AnswerFit;
  features: readonly number[];
}

/** How far each number is ahead of the largest other one; below it, how far behind. */
function leads(numbers: readonly number[]): number[] {
  const [first = 0, second = 0] = [...numbers].sort((a, b) => b - a);
  return numbers.map((one) => one - (one === first ? second : first));
}

/** What the meaning of a question as a whole adds to how answers meet it. */
function meaningFeatures(meant: Likenesses, numbers: readonly number[], fit: readonly number[]) {
  const likeness = numbers.map((number) => meant.to(number));
  const ahead = leads(likeness.map(({ top }) => top));
  return likeness.map(({ best, top, center }, at) => [
    ...[best, best * best, top, center],
    ...[ahead[at] ?? 0, (fit[at] ?? 0) * top],
  ]);
}

/**
 * How the likeliest answers of an index meet a question, by their words and by what they mean. `without` leaves
 * one wording out, so that the weights can be learned from the wordings themselves. `meaning` is
 * that of the question as a whole (meanings.ts); with it a meeting has more features, which want
 * weights of their own.
 */
export function meetAnswers(
  question: string,
  without = -1,
  index: WordingIndex = getWordings(),
  meaning?: Vector,
): Meeting[] {
  const likeness = new Likenesses(index.byWords, index.space.vectorOf(question), without);
  const meant =
    meaning && index.byMeaning ? new Likenesses(index.byMeaning, meaning, without) : null;
  const nearest = new Set([...(meant?.nearest() ?? []), ...likeness.nearest()]);
  const fits = fitAnswers(index, question, [...nearest], without);
  const numbers = [...fits.keys()];
  const fit = [...fits.values()].map((found) => found.fit);
  const best = numbers.map((number) => likeness.to(number).best);
  const [aheadInFit, aheadInLikeness] = [leads(fit), leads(best)];
  const aheadInWords = leads([...fits.values()].map(({ likelihood }) => likelihood));
  const ofMeaning = meant ? meaningFeatures(meant, numbers, fit) : [];
  const asksForName = Number(readManner(question).asksForName);
  return [...fits].map(([answer, found], at) => {
    const { fit: f, kind, asked, told, likelihood, otherNames } = found;
    const b = best[at] ?? 0;
    const { top, center } = likeness.to(answer);
    const [byFit, byLikeness] = [aheadInFit[at] ?? 0, aheadInLikeness[at] ?? 0];
    return {
      answer,
      found,
      features: [
        ...[1, f, f * f, b, b * b, f * b],
        ...[top, center, byFit, byLikeness],
        ...[kind, asked, told, likelihood, aheadInWords[at] ?? 0],
        ...[asksForName, otherNames],
        ...(ofMeaning[at] ?? []),
      ],
    };
  });
}

/** From here on a question has the words of a wording, and needs no weighing. */
const SAME_WORDS = 0.85;
/** Below this share of its words an answer leaves out what the question is about. */
const MOST_WORDS = 0.6;
const LACKS_WORDS = 0.7;

/** How likely each meeting is the one, by learned weights; what is left to 1 is none. Pure. */
export function chancesOf(meetings: readonly Meeting[], weights: readonly number[]): number[] {
  const odds = meetings.map(({ features }) =>
    Math.exp(features.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0)),
  );
  const total = odds.reduce((sum, one) => sum + one, 1);
  return odds.map((one) => one / total);
}

/** How likely each answer is the one that is asked for, by number. */
function weighMeetings(meetings: readonly Meeting[]): Map<number, number> {
  const chances = chancesOf(meetings, MATCH_WEIGHTS);
  return new Map(
    meetings.map(({ answer, found: { fit, kind, told } }, at) => {
      if (fit >= SAME_WORDS) return [answer, fit];
      // Another kind of question is another one, and so is one about something else as well.
      const scale = kind * kind * (told < MOST_WORDS ? LACKS_WORDS : 1);
      return [answer, scale * (chances[at] ?? 0)];
    }),
  );
}

/** Where a question that is put in several sentences begins anew. */
const CLAUSES =
  /[.!?;\n]+\s*|\s[-–—]\s|,\s+(?=(?:and|but|so|how|what|why|is|does|do|can|should|will|i|we|my|an?|the|people|he|she|they|someone|somebody|because)\b)/;
/** A part of a question is not the whole of it. */
const OF_A_CLAUSE = 0.94;
/** A part with fewer telling words asks for too little by itself. */
const LEAST_WORDS = 2;

/** How likely each answer is asked for by a question or by one of the sentences it is put in. */
function weighAnswers(typed: string): Map<number, number> {
  const exact = getWordings().byLine.get(readManner(typed).line);
  if (exact !== undefined) return new Map([[exact, 1]]);
  const question = spellQuestion(typed);
  const best = weighMeetings(meetAnswers(question));
  const clauses = question.split(CLAUSES).filter((clause) => clause.trim() !== "");
  if (clauses.length < 2 || findMentions(question).length > 0) return best;
  for (const clause of clauses) {
    if (tellingWords(clause).length < LEAST_WORDS) continue;
    for (const [answer, likely] of weighMeetings(meetAnswers(clause))) {
      if (likely * OF_A_CLAUSE > (best.get(answer) ?? 0)) best.set(answer, likely * OF_A_CLAUSE);
    }
  }
  return best;
}

/** The site's answers for a question. */
export interface MatchedAnswers {
  /** The one that answers this very question; a wrong one is worse than none. */
  same: SiteAnswer | null;
  /** How likely that one is, or the nearest where none is; 0 to 1, 1 in one of its own wordings. */
  fit: number;
  /** Others the visitor may have meant, at most two. */
  near: SiteAnswer[];
}

/** "What is the longest river": an answer about the longest book is about something else. */
const SUPERLATIVE =
  /\b(?:longest|shortest|biggest|largest|smallest|highest|tallest|deepest|richest|oldest|youngest) (?!(?:in|of|one|ever|and|or|to|man|person)\b)([a-z]{3,}?)(?:s|es)?\b/i;

/**
 * The answer of the site to a question, by the words and the meaning of each wording it is asked
 * in, and the nearest others.
 */
export function matchAnswers(question: string): MatchedAnswers {
  const { answers } = getWordings();
  const known = getSiteAnswers();
  const noun = SUPERLATIVE.exec(question)?.[1]?.toLowerCase();
  const isOfIt = ({ wordings }: SiteAnswer) =>
    noun === undefined || wordings.some((wording) => wording.toLowerCase().includes(noun));
  const ranked = [...weighAnswers(question)]
    .filter(([, likely]) => likely >= NEAR)
    .sort(([a, x], [b, y]) => y - x || a - b)
    .flatMap(([at, likely]) => {
      const answer = known.get(answers[at]?.id ?? "");
      return answer && isOfIt(answer) ? [{ answer, likely }] : [];
    });
  const [first] = ranked;
  const same = first && first.likely >= SAME ? first.answer : null;
  return {
    same,
    fit: first?.likely ?? 0,
    near: ranked.slice(same ? 1 : 0, MAX_NEAR + (same ? 1 : 0)).map(({ answer }) => answer),
  };
}
