// Follow-ups in a conversation about a matter of life or faith.
import "server-only";
import type { Scripture } from "@/lib/bible/scripture";
import { matchAnswers } from "@/lib/retrieval/match-answers";
import type { SiteAnswer } from "@/lib/retrieval/site-answers";
import { spellQuestion } from "@/lib/retrieval/spell-question";
import { type Asked, offer, pageOf, printNext, text } from "./follow-pieces";
import type { Inside } from "./follow-up";
import { tellingTerms, textFit } from "./inside";
import type { Part } from "./parts";
import { NEAREST_QUESTION } from "./retrieval-answer";

/** Share of a follow-up's words that a page or a sentence must hold. */
const PAGE_FIT = 0.6;

/** Share of the words of the question before that a page about the same must hold. */
const TIED_FIT = 0.8;

/** True for a page that speaks of what the conversation is about. */
export function isTied({ before, known }: Inside, page: SiteAnswer): boolean {
  const all = [page.question, ...page.wordings, page.answer].join(" ");
  const isNamed = known.some((name) => new RegExp(`\\b${name}\\b`, "i").test(all));
  return isNamed || textFit(all, tellingTerms(before)) >= TIED_FIT;
}

/** A sentence of what was read must hold this share of a follow-up's words. */
const SENTENCE_FIT = 0.45;
/** True where the last answer was a page that only came near, and about something else. */
function isAstray(inside: Inside): boolean {
  const page = inside.answer.includes(NEAREST_QUESTION) ? pageOf(inside.answer) : null;
  if (!page) return false;
  const all = [page.question, page.answer].join(" ");
  return textFit(all, tellingTerms(inside.before)) < PAGE_FIT;
}

const NO_ANSWER = "I have no answer ready to just that. ";

/**
 * A follow-up to a page about a matter: what the page that is next says, the sentence of the last
 * one that holds it, or what was not shown yet.
 */
export function matterParts(scripture: Scripture, inside: Inside, asked: Asked): Part[] {
  const page = pageOf(inside.answer);
  if (!page || isAstray(inside)) return [];
  const terms = tellingTerms(spellQuestion(inside.words));
  const told = [page.answer, page.christianViews ?? "", page.critics ?? ""]
    .flatMap((one) => one.split(/(?<=[.!?])\s+(?=[\p{Lu}“])/u))
    .map((sentence) => ({ sentence, fit: textFit(sentence, terms) }))
    .sort((a, b) => b.fit - a.fit)[0];
  const next = [...printNext(scripture, page, inside, asked)];
  const parts: Part[] = [];
  if (told && told.fit >= SENTENCE_FIT)
    parts.push(text(`On this the answer says: ${told.sentence}\n\n`));
  else if (next.length > 0)
    parts.push(text(`${NO_ANSWER}What else there is on what we spoke of:\n\n`));
  else parts.push(text(`${NO_ANSWER}These questions come nearest:`));
  parts.push(...next);
  const { same, near } = matchAnswers(joinedOf(inside));
  const others = [...(same ? [same] : []), ...near, ...matchAnswers(inside.before).near];
  const ids = new Set([page.id]);
  for (const { id, question } of others) {
    if (!ids.has(id)) parts.push(offer(question));
    ids.add(id);
  }
  return parts.length > 1 ? parts : [];
}

const joinedOf = ({ before, words }: Inside) => `${before.replace(/[.?!\s]*$/, "")}. ${words}`;

/** The page that a follow-up goes on to: likely after both questions, and it holds its words. */
export function nextPage(inside: Inside): SiteAnswer | null {
  const last = pageOf(inside.answer);
  const terms = tellingTerms(inside.words);
  const { same, near } = matchAnswers(joinedOf(inside));
  return (
    [...(same ? [same] : []), ...near].find(
      (page) =>
        page.id !== last?.id &&
        textFit([page.question, ...page.wordings, page.answer].join(" "), terms) >= PAGE_FIT,
    ) ?? null
  );
}
