import "server-only";
import { getScripture } from "@/lib/bible/data";
import { resolveReference } from "@/lib/bible/references/resolve";
import type { Situation } from "@/lib/content/situations/schema";
import {
  asksInGrief,
  asksOfFaith,
  asksOfTheText,
  asksSomething,
  complains,
  isFromChild,
  isFromLife,
  isOfOneself,
  mayBeChild,
} from "@/lib/retrieval/from-life";
import type { MatchedAnswers } from "@/lib/retrieval/match-answers";
import {
  type MatchedSituation,
  matchSituations,
  situationInItsWords,
} from "@/lib/retrieval/match-situations";
import type { SiteAnswer } from "@/lib/retrieval/site-answers";
import { type Feeling, feelingOf, generalWord, isPain } from "./general-word";
import type { Part } from "./parts";
import type { Question } from "./question";
import { introduce, siteAnswerParts, toPassageSource } from "./site-answer-parts";

/** An answer as likely as this is the one for the message, whatever situation it tells of. */
const CERTAIN = 0.85;
/** What is not about life must be surer still: "we prayed and he died" asks for no doctrine. */
const CERTAIN_MATTER = 0.95;
/** What is asked in one sentence in so many words is asked, whatever is told around it. */
const ASKED_TO_THE_LETTER = 0.85;
/** An answer about life goes before a situation unless that is so much likelier. */
const LIKELIER = 0.15;
/** From here on an answer that is not about life was asked for, and not one word of it. */
const ASKED_FOR = 0.6;
/** From here on a situation is the one that is told. */
const TOLD = 0.32;
/** Below that it may be meant from here on. */
const NEAR = 0.15;
const MAX_NEAR = 2;
/** An answer whose page is offered must come this near. */
const OFFERED_ANSWER = 0.27;
/** A sign of a situation weighs more than a likeness that is so little ahead. */
const HARDLY_AHEAD = 0.1;
/** A question that tells nothing, though it speaks of oneself, must be met as surely as this. */
const TOLD_BY_QUESTION = 0.55;
/** More surely still if it names somebody of the Bible or asks of something else. */
const TOLD_BESIDE = 0.75;
/** A sign of it that somebody wrote down needs less. */
const TOLD_BY_SIGN = 0.45;
/** So must one that speaks of nobody and asks nothing ("conflict in the congregation"). */
const TOLD_BY_PHRASE = 0.8;
/** From here on what comes nearest is told, as such: an answer about life, or a situation ahead. */
const NEAREST_ANSWER = 0.3;
const NEAREST_SITUATION = 0.22;
const AHEAD = 1.6;
/** From here on words for a situation are put before an answer. */
const SURE = 0.4;
const MAX_PASSAGE_VERSES = 8;

const UNSURE = "I may not have understood all of it. What comes nearest here is meant for this:";
const MEANT = "There is more here for:";
/** Instead of a step that only a grown-up can take. */
const TELL_SOMEBODY =
  "Tell somebody you trust today, somebody who can help you with it, and take your time.";
/** A step that a child cannot take. */
const OF_GROWN_UPS =
  /\b(?:bank|police|lawyers?|solicitor|employer|contract|union|mortgage|landlord|debts?|benefits|passwords?|colleagues?|manager|supervisor|counselor|couple|alcohol)\b/i;
/** Words without which a label about a death is not offered. */
const OF_DEATH = /\b(?:die[ds]?|dying|death|dead|bereave\w*|widow\w*|funeral|grave)\b/i;

/** What meets a message from life: a situation's words, an answer of the site, or both. */
export interface LifeAnswer {
  situation: Situation | null;
  answer: SiteAnswer | null;
  /** How likely the situation is, 0 to 1. */
  likely?: number;
  /** True for what only comes nearest, and is told as that. */
  isUnsure?: true;
  /** Questions about life and situations that may be meant as well, to be offered. */
  near: readonly string[];
}

/** What says of somebody that they have died, besides its plain words. */
const TELLS_OF_DEATH =
  /\b(?:lost (?!(?:my|his|her|our|their) (?:job|temper|mind|way|faith|phone|keys|home|house|licen[cs]e|money))|passed|gone|buried|grie\w+|mourn\w*|stillb\w+|miscarr\w*|tombstone|ashes)\b/i;

/** "My son got four years" tells of no death: words for the bereaved would be a blow. */
const isAnotherDeath = (message: string, { question }: SiteAnswer) =>
  OF_DEATH.test(question) && !OF_DEATH.test(message) && !TELLS_OF_DEATH.test(message);

/** "Do babies go to heaven, a mother asked me": a question to the letter, and a little around it. */
const asksToTheLetter = (message: string, fit: number) =>
  fit >= ASKED_TO_THE_LETTER && asksSomething(message);

function chooseAnswer(
  message: string,
  { same, fit }: MatchedAnswers,
  told: MatchedSituation | undefined,
) {
  if (!same) return null;
  if (fit >= (same.isAboutLife ? CERTAIN : CERTAIN_MATTER)) return same;
  if (isAnotherDeath(message, same)) return null;
  if (asksToTheLetter(message, fit)) return same;
  // "The church split": told, with a sign that was written down for it, is more than its words.
  const enough = asksSomething(message) ? TOLD_BESIDE : TOLD_BY_SIGN;
  const isTold = told?.isSigned === true && told.likely >= enough;
  if (isTold && (!same.isAboutLife || told.likely >= fit - HARDLY_AHEAD)) return null;
  if (same.isAboutLife) return (told?.likely ?? 0) - fit < LIKELIER ? same : null;
  const isAsked = fit >= ASKED_FOR || asksSomething(message);
  return isAsked && fit > (told?.likely ?? 0) ? same : null;
}

/** What somebody may be offered who tells of a wrong of their own: nothing that others did. */
const OF_OWN_WRONG = /\b(?:conscience|guilt\w*|wrong|regret\w*|mistake|own up|sham\w+|lied)\b/i;

/** The situations that a message may tell of, those that its feeling rules out left out. */
async function situationsFor(message: string, feeling: Feeling): Promise<MatchedSituation[]> {
  const found = (await matchSituations(message)).filter(({ situation, isSigned }) => {
    if (isSigned) return true;
    return feeling === "guilt" ? OF_OWN_WRONG.test(situation.about) : feeling !== "jest";
  });
  const [first] = found;
  const signed = found.find(
    ({ isSigned, likely }) => isSigned && likely >= (first?.likely ?? 0) - HARDLY_AHEAD,
  );
  return signed ? [signed, ...found.filter((one) => one !== signed)] : found;
}

/** The questions of the answers that are about life, to be offered; one at most. */
function labelsOf(answers: readonly (SiteAnswer | null)[]): string[] {
  return answers.flatMap((one) => (one?.isAboutLife ? [one.question] : [])).slice(0, 1);
}

/** A label of a death, which could hurt, is left out where the message tells of none. */
const mayBeOffered = (message: string) => (label: string) =>
  !OF_DEATH.test(label) || OF_DEATH.test(message);

/** What comes nearest to a message that nothing meets for certain. */
function findNearest(
  { same, near, fit }: MatchedAnswers,
  [told, next]: readonly MatchedSituation[],
): Pick<LifeAnswer, "situation" | "answer"> | null {
  const [page] = near;
  const isNear = same === null && page?.isAboutLife && fit >= NEAREST_ANSWER;
  if (isNear && !page.isGrave && fit >= (told?.likely ?? 0))
    return { situation: null, answer: page };
  if (!told || told.likely < NEAREST_SITUATION || told.situation.tone) return null;
  const isAhead = told.likely >= AHEAD * (next?.likely ?? 0);
  return isAhead ? { situation: told.situation, answer: null } : null;
}

/** A phrase needs no more than its sign, a question somewhat more. */
const signedLeast = (message: string) => (asksSomething(message) ? TOLD_BY_SIGN : TOLD);

/** How surely a message that tells nothing of itself must be met, to be met at all. */
function leastLikely(message: string): number {
  const isBeside = asksSomething(message) || /\b(?:god|jesus|christ|bible)\b/i.test(message);
  if (isOfOneself(message)) return isBeside ? TOLD_BESIDE : TOLD_BY_QUESTION;
  return asksSomething(message) ? Number.POSITIVE_INFINITY : TOLD_BY_PHRASE;
}

/**
 * What meets a message that tells of somebody's life; null for any other one, which is looked up.
 * An incidental word ("dinner there every sunday") chooses nothing: an answer that is not about
 * life must have been asked for.
 */
export async function answerLife(
  message: string,
  matched: MatchedAnswers,
): Promise<LifeAnswer | null> {
  const inItsWords = situationInItsWords(message);
  if (inItsWords) return { situation: inItsWords, likely: 1, answer: null, near: [] };
  const feeling = feelingOf(message);
  if (!isPain(feeling) && asksOfTheText(message)) return null;
  const hasFeeling = feeling !== "plain";
  const isOfLife = (complains(message) && hasFeeling) || asksInGrief(message);
  const isTold = isFromLife(message) || (matched.same === null && isOfLife);
  const least = isTold ? 0 : leastLikely(message);
  // Most questions end here, before they are compared with what people tell.
  if (!isTold && (matched.same || least > 1)) return null;
  const situations = await situationsFor(message, feeling);
  const [told] = situations;
  if (!isTold) {
    const enough = told?.isSigned ? Math.min(least, signedLeast(message)) : least;
    if (!told || told.likely < enough) return null;
    const near = labelsOf(matched.near);
    return { situation: told.situation, likely: told.likely, answer: null, near };
  }
  const answer = chooseAnswer(message, matched, told);
  const isChild = isFromChild(message);
  const isNearEnough = matched.fit >= OFFERED_ANSWER && !isChild;
  const offerable = matched.same === answer ? matched.near : [matched.same, ...matched.near];
  const others = (isNearEnough ? labelsOf(offerable) : []).filter(mayBeOffered(message));
  if (answer) {
    // A page that is certain needs no words of a situation, which may be about somebody else.
    const isMet = told && told.likely >= SURE && matched.fit < CERTAIN;
    return { situation: isMet ? told.situation : null, answer, near: [] };
  }
  if (told && told.likely >= TOLD) {
    return { situation: told.situation, likely: told.likely, answer, near: others };
  }
  const nearest = findNearest(matched, situations);
  const offered = situations.filter(
    ({ likely, situation }) => likely >= NEAR && situation !== nearest?.situation,
  );
  const near = [...others, ...offered.map(({ situation }) => situation.about)]
    .filter((label) => label !== nearest?.answer?.question && mayBeOffered(message)(label))
    .slice(0, MAX_NEAR);
  // "In my village they say …, does the Bible agree" wants to be answered, not thanked.
  const isLookedUp = !nearest && near.length === 0 && !isPain(feeling) && asksOfFaith(message);
  if (isLookedUp) return null;
  return nearest ? { ...nearest, isUnsure: true, near } : { situation: null, answer: null, near };
}

/**
 * The parts of it. `isMet` when help has met the person already: then only passages follow.
 */
export async function* lifeParts(
  { situation, answer, near, isUnsure }: LifeAnswer,
  question: Question,
  isMet: boolean,
): AsyncGenerator<Part> {
  const isChild = isFromChild(question.question);
  const general = generalWord(feelingOf(question.question));
  const own = (isChild && situation?.toChild) || situation || { words: "", step: "" };
  const { words } = own;
  const isTooMuch = mayBeChild(question.question) && OF_GROWN_UPS.test(own.step);
  const step = isTooMuch ? TELL_SOMEBODY : own.step;
  if (!isMet && isUnsure) {
    yield { type: "text", text: `${UNSURE} ${situation?.about ?? answer?.question}\n\n` };
  }
  if (!isMet && words !== "") yield { type: "text", text: `${words}\n\n` };
  if (answer) {
    yield* siteAnswerParts(answer, question);
    return;
  }
  if (!isMet && step !== "") yield { type: "text", text: `${step}\n\n` };
  else if (!isMet) {
    yield { type: "text", text: `${isChild ? general.toChild : general.words}\n\n` };
  }
  const scripture = await getScripture();
  for (const { reference, why } of situation?.passages ?? general.passages) {
    if (question.signal.aborted) return;
    const parts = resolveReference(scripture, reference, question.translation, MAX_PASSAGE_VERSES);
    if (parts.length > 0) yield { type: "text", text: introduce(why) };
    for (const part of parts) {
      yield part;
      yield { type: "source", source: toPassageSource(part) };
    }
  }
  if (near.length > 0) yield { type: "text", text: `\n\n${MEANT}` };
  for (const label of near) yield { type: "offer", label, href: null };
}
