import "server-only";
import { findMentions } from "@/lib/bible/references/mentions";
import type { Scripture } from "@/lib/bible/scripture";
import type { SiteAnswer } from "@/lib/retrieval/site-answers";
import type { Source } from "@/lib/retrieval/source";
import { asksVaguelyWhy } from "./follow-kinds";
import { pageOf } from "./follow-pieces";
import type { Inside } from "./follow-up";
import { type FoundInside, findInParts } from "./inside-parts";
import { isTied, matterParts, nextPage } from "./matter-parts";
import type { Part } from "./parts";
import { isPersonal } from "./personal";
import type { Question } from "./question";

/** From here on a page is the very one that is asked for, whatever was spoken of. */
const CERTAIN_FIT = 0.98;

/** From here on a page answers the "why" that was put in full. */
const PUT_IN_FULL = 0.6;

/** In a conversation about a matter, a verse must hold this share of a follow-up's words. */
const MATTER_HELD = 0.85;

/** What a follow-up is answered with: parts, then a page of the site. */
interface Followed {
  parts: Part[];
  page?: SiteAnswer;
}

/** True where a conversation is about a passage or a person, not about a matter of life or faith. */
function isOfPassage({ before, known, answer }: Inside): boolean {
  if (isPersonal(before)) return false;
  return pageOf(answer) === null || known.length > 0 || findMentions(before).length > 0;
}

/** From here on one place tells both that is asked. */
const HELD_IN_ONE = 0.6;
/** "How did he become lame, and who cared for him" asks two things. */
const AND_ASKS = /[,;?]?\s+and\s+(?=(?:who|whom|whose|what|which|where|when|why|how)\b)/i;

/** What a follow-up asks, each by itself where all is answered; else the whole of it. */
function findEach(
  scripture: Scripture,
  inside: Inside,
  sources: readonly Source[],
  asked: Pick<Question, "translation">,
): FoundInside | null {
  const whole = findInParts(scripture, inside, sources, asked);
  const each = inside.words.split(AND_ASKS).filter((words) => /\w/.test(words));
  if (each.length < 2 || (whole?.isAnswer && whole.held >= HELD_IN_ONE)) return whole;
  const found = each.map((words) => findInParts(scripture, { ...inside, words }, sources, asked));
  const answered = found.flatMap((one) => (one?.isAnswer ? [one] : []));
  if (answered.length < each.length) return whole;
  const printed = new Set<string>();
  const parts = answered.flatMap((one) => {
    const verses = one.parts.flatMap((part) => (part.type === "verse" ? [part.osis] : []));
    if (verses.every((osis) => printed.has(osis))) return [];
    for (const osis of verses) printed.add(osis);
    return one.parts;
  });
  return { isAnswer: true, held: Math.min(...answered.map(({ held }) => held)), parts };
}

/**
 * A follow-up answered within what its conversation is about; null where the question goes on as one
 * of its own. The last page is never shown again, and another one only if it is about the same.
 */
export function followInside(
  scripture: Scripture,
  inside: Inside,
  sources: readonly Source[],
  asked: Pick<Question, "translation">,
  { same, fit }: { same: SiteAnswer | null; fit: number },
): Followed | null {
  const last = pageOf(inside.answer);
  const isNew = same !== null && same.id !== last?.id;
  const found = findEach(scripture, inside, sources, asked);
  // "The thorns are what", after the sower, asks for no other thorn.
  const isBetter = inside.isSure && found?.isAnswer && found.held >= MATTER_HELD;
  if (isNew && fit >= CERTAIN_FIT && !(isBetter && fit < 1)) return null;
  // "Why?" was put in full, and that is what a page answers.
  if (isNew && fit >= PUT_IN_FULL && asksVaguelyWhy(inside.words)) return null;
  const isOwn = isNew && isTied(inside, same);
  const isOf = isOfPassage(inside);
  const isHeld = found?.isAnswer && !isPersonal(inside.before) && found.held >= MATTER_HELD;
  if ((isOf && found?.isAnswer) || isHeld) return { parts: found?.parts ?? [] };
  if (isOwn || (isNew && !inside.isSure)) return null;
  const page = inside.isSure && !isOf ? nextPage(inside) : null;
  if (page) return { parts: [], page };
  if (!inside.isSure && same?.id !== last?.id) return null;
  // Of a person the passage tells more than the page does.
  if (found && isOf && inside.known.length > 0) return { parts: found.parts };
  const parts = matterParts(scripture, inside, asked);
  if (parts.length > 0) return { parts };
  return isOf && found ? { parts: found.parts } : null;
}
