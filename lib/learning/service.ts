import "server-only";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { getHeldTexts } from "@/lib/bible/held-text";
import { findVersesOf, joinTexts } from "@/lib/bible/printed-verses";
import { formatOsis, formatReference, toPassage } from "@/lib/bible/rules";
import type { HeldText } from "@/lib/bible/scripture";
import { getPassage, requireReference } from "@/lib/bible/service";
import { fromDayNumber, toDayNumber } from "@/lib/calendar-days";
import { inFigures } from "@/lib/count-words";
import { AppError } from "@/lib/errors";
import type { Page } from "@/lib/http/paging";
import type { Queries } from "@/lib/workspaces/data";
import { missing, type Owner } from "@/lib/workspaces/owner";
import { MAX_LEARNED, MAX_LEARNED_VERSES } from "./constants";
import {
  countLearned,
  findLearned,
  findLearnedAt,
  findLearnedPassage,
  insertLearned,
  type StoredPassage,
  updateMemory,
} from "./data";
import { intervalsOf, reviewed } from "./schedule";
import type { LearnBody, LearnedPassageResponse, LearningListQuery, ReviewBody } from "./schema";

function wrong(message: string): AppError {
  return new AppError("invalid_request", message, { errors: [{ path: "reference", message }] });
}

/** Every translation there is to read, by its code. Throws like getHeldTexts. */
export async function getTextsByCode(): Promise<TextsByCode> {
  const { texts } = await getHeldTexts();
  return new Map(texts.map((text) => [text.code, text]));
}
type TextsByCode = ReadonlyMap<string, HeldText>;

/**
 * A passage with its words as they stand today: in the translation it is learned in, or, where the
 * operator removed that one, in ours, which says so.
 */
function toResponse(
  texts: TextsByCode,
  stored: StoredPassage,
  today: string,
): LearnedPassageResponse {
  const { startOrder, endOrder, dueDay, reviewedDay, ...row } = stored;
  const passage = toPassage(startOrder, endOrder);
  const wordsIn = (code: string) => {
    const text = texts.get(code);
    return text ? joinTexts(findVersesOf(text, [passage])) : "";
  };
  const own = wordsIn(row.translation);
  const isMissing = own === "" && row.translation !== DEFAULT_TRANSLATION;
  const translation = isMissing ? DEFAULT_TRANSLATION : row.translation;
  const edition = texts.get(translation)?.edition;
  return {
    id: row.id,
    reference: formatReference(passage),
    osis: formatOsis(passage),
    translation,
    ...(isMissing && { missing: row.translation }),
    ...(edition && { language: edition.language, direction: edition.direction }),
    text: isMissing ? wordsIn(translation) : own,
    due: fromDayNumber(dueDay),
    isDue: dueDay <= toDayNumber(today),
    reviewedOn: reviewedDay === null ? null : fromDayNumber(reviewedDay),
    reviews: row.reviews,
    lapses: row.lapses,
    today,
    next: intervalsOf(stored, toDayNumber(today)),
    createdAt: row.createdAt,
  };
}

/** A page of what an owner learns, with its words and what each grade would lead to today. */
export async function getLearning(
  queries: Queries,
  owner: Owner,
  query: LearningListQuery,
): Promise<Page<LearnedPassageResponse>> {
  const texts = await getTextsByCode();
  const { items, next } = await findLearned(queries, owner, query);
  return { items: items.map((item) => toResponse(texts, item, query.today)), next };
}

/** A passage that can be learned, and the texts. */
export interface PassageToLearn {
  translation: string;
  startOrder: number;
  endOrder: number;
  texts: TextsByCode;
}

/**
 * The passage a call names. Throws AppError invalid_request when there is no such passage, when it
 * is several, or longer than what is learned in one piece.
 */
export async function prepareToLearn(body: LearnBody): Promise<PassageToLearn> {
  const { reference, translation } = body;
  try {
    const { passages } = requireReference(reference, translation);
    const [{ start, end }, ...others] = passages;
    if (others.length > 0) throw wrong("Learn one passage at a time.");
    if (end - start >= MAX_LEARNED_VERSES) {
      throw wrong(`Learn at most ${MAX_LEARNED_VERSES} verses at a time.`);
    }
    // Nothing is learned that this translation does not print.
    await getPassage(reference, translation, false);
    return { translation, startOrder: start, endOrder: end, texts: await getTextsByCode() };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") throw wrong(error.message);
    throw error;
  }
}

/**
 * Begins to learn a passage, due at once. One that is learned already stays as it is. Throws
 * AppError quota_exceeded above MAX_LEARNED.
 */
export async function learn(
  queries: Queries,
  owner: Owner,
  { today }: LearnBody,
  { texts, ...place }: PassageToLearn,
): Promise<LearnedPassageResponse> {
  let stored = await findLearnedAt(queries, owner, place);
  if (!stored) {
    if ((await countLearned(queries, owner)) >= MAX_LEARNED) {
      throw new AppError(
        "quota_exceeded",
        `You can learn up to ${inFigures(MAX_LEARNED)} passages at a time. Remove one that you know by now to make room.`,
      );
    }
    await insertLearned(queries, owner, place, toDayNumber(today));
    stored = await findLearnedAt(queries, owner, place);
  }
  if (!stored) throw missing();
  return toResponse(texts, stored, today);
}

/**
 * Stores how a review went. One that has been stored already (another tab, a call that came twice)
 * changes nothing: `reviews` says which one it is. Throws `missing`.
 */
export async function review(
  queries: Queries,
  owner: Owner,
  id: string,
  { grade, reviews, today }: ReviewBody,
  texts: TextsByCode,
): Promise<LearnedPassageResponse> {
  const before = await findLearnedPassage(queries, owner, id);
  if (!before) throw missing();
  if (before.reviews <= reviews) {
    await updateMemory(queries, owner, before, reviewed(before, grade, toDayNumber(today)));
  }
  const now = await findLearnedPassage(queries, owner, id);
  if (!now) throw missing();
  return toResponse(texts, now, today);
}
