import "server-only";
import { getHeldText } from "@/lib/bible/held-text";
import type { Passage } from "@/lib/bible/rules";
import { requireReference } from "@/lib/bible/service";
import { findVerse, insertCollection, insertVerse, lockCollection } from "@/lib/collections/data";
import { standingNow, withStanding } from "@/lib/collections/former-words";
import type { CollectionVerseResponse } from "@/lib/collections/schema";
import { changeVerse, checkVerse } from "@/lib/collections/service";
import { AppError } from "@/lib/errors";
import type { Page } from "@/lib/http/paging";
import type { Queries } from "@/lib/workspaces/data";
import { changedElsewhere, missing, type Owner } from "@/lib/workspaces/owner";
import { HIGHLIGHT_LABELS, MAX_HIGHLIGHTED, SAVED_VERSES } from "./constants";
import {
  findHighlight,
  findHighlights,
  findNotes,
  findSavedVerse,
  lockSavedVerses,
  markVerses,
  unmarkVerses,
  updateHighlight,
} from "./data";
import type {
  HighlightBody,
  HighlightChange,
  HighlightListQuery,
  HighlightResponse,
  NoteBody,
  NoteListQuery,
  NoteResponse,
} from "./schema";

/** Of a note that was written as if there were none. */
const NO_VERSION = 0;

function wrong(message: string): AppError {
  return new AppError("invalid_request", message, { errors: [{ path: "reference", message }] });
}

/** The passages a reference names. Throws AppError invalid_request when it names none. */
function passagesOf(reference: string): readonly Passage[] {
  try {
    return requireReference(reference, undefined).passages;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") throw wrong(error.message);
    throw error;
  }
}

/**
 * A page of an owner's highlights with their text. Throws AppError invalid_request for a reference
 * that does not exist.
 */
export async function getHighlights(queries: Queries, owner: Owner, query: HighlightListQuery) {
  const passages = query.reference === undefined ? undefined : passagesOf(query.reference);
  const { items, next } = await findHighlights(queries, owner, query, passages);
  const { translation } = query;
  const { texts, edition } = (await getHeldText(translation)).text;
  const withText = items.map((item) => ({
    ...item,
    translation,
    text: texts[item.canonicalOrder] ?? "",
    ...(edition && { language: edition.language, direction: edition.direction }),
  }));
  return { items: withText, next };
}

/** The verses that a call marks, by canonicalOrder. Throws AppError invalid_request. */
export function versesToMark({ reference }: HighlightBody): number[] {
  const orders = new Set<number>();
  for (const { start, end } of passagesOf(reference)) {
    if (end - start >= MAX_HIGHLIGHTED) throw wrong("Mark at most one chapter at a time.");
    for (let order = start; order <= end; order++) orders.add(order);
  }
  if (orders.size > MAX_HIGHLIGHTED) throw wrong("Mark at most one chapter at a time.");
  return [...orders];
}

/**
 * Marks verses, or takes their marks away (`colour: null`). Gives the marks that then stand on
 * them.
 */
export async function setHighlights(
  queries: Queries,
  owner: Owner,
  { colour, label }: HighlightBody,
  orders: readonly number[],
): Promise<HighlightResponse[]> {
  if (colour === null) {
    await unmarkVerses(queries, owner, orders);
    return [];
  }
  return markVerses(queries, owner, orders, { colour, label: label || HIGHLIGHT_LABELS[colour] });
}

/**
 * Changes a highlight. Throws `missing`, and AppError conflict with the highlight as it is now when
 * it was changed since `version`.
 */
export async function changeHighlight(
  queries: Queries,
  owner: Owner,
  id: string,
  { version, colour, label }: HighlightChange,
): Promise<HighlightResponse> {
  const before = await findHighlight(queries, owner, id);
  if (!before) throw missing();
  const words = label === "" ? HIGHLIGHT_LABELS[colour ?? before.colour] : label;
  const isChanged = await updateHighlight(queries, owner, id, version, {
    ...(colour === undefined ? {} : { colour }),
    ...(words === undefined ? {} : { label: words }),
  });
  const now = await findHighlight(queries, owner, id);
  if (!now) throw missing();
  if (!isChanged) throw changedElsewhere(now);
  return now;
}

/**
 * A page of an owner's notes, or of all verses saved. Throws AppError invalid_request for a
 * reference that does not exist.
 */
export async function getNotes(
  queries: Queries,
  owner: Owner,
  query: NoteListQuery,
): Promise<Page<NoteResponse>> {
  const passages = query.reference === undefined ? undefined : passagesOf(query.reference);
  const { items, next } = await findNotes(queries, owner, query, passages);
  return { items: await withStanding(items), next };
}

/**
 * The verse a call saves, from the text of its translation. Throws AppError invalid_request when
 * either does not exist.
 */
export async function prepareNote({ reference, translation, note }: NoteBody) {
  await getHeldText(translation);
  return checkVerse({ collectionId: "", reference, translation, personalNote: note });
}

/**
 * Saves a verse into the collection 'Saved verses', made when there is none, once; a note goes with
 * it. A note that is there already is written over only from the version that was seen, or both are
 * kept. Throws AppError conflict with the verse as it is now otherwise.
 */
export async function saveNote(
  queries: Queries,
  owner: Owner,
  { note, version, keepBoth }: NoteBody,
  verse: Awaited<ReturnType<typeof prepareNote>>,
  device: string | null,
): Promise<CollectionVerseResponse> {
  const fields = { title: SAVED_VERSES, description: null, isPublic: false, shareToken: null };
  const collection =
    (await lockSavedVerses(queries, owner)) ?? (await insertCollection(queries, owner, fields));
  const id = await findSavedVerse(queries, collection.id, verse.osis ?? "", verse.translation);
  const saved = id === null ? null : await findVerse(queries, owner, id);
  if (!saved) {
    await lockCollection(queries, owner, collection.id);
    return standingNow(await insertVerse(queries, collection.id, verse, undefined));
  }
  const seen = standingNow(saved);
  if (note === undefined || note === saved.personalNote) return seen;
  const isNew = version === undefined && saved.personalNote !== null;
  if (isNew && !keepBoth) throw changedElsewhere(seen);
  const from = isNew ? NO_VERSION : (version ?? saved.version);
  const change = { version: from, personalNote: note, keepBoth };
  return changeVerse(queries, owner, saved.id, change, device);
}
