import "server-only";
import { randomUUID } from "node:crypto";
import { findHeldCode } from "@/lib/bible/held-text";
import { toReference } from "@/lib/bible/references/parser";
import { isWrittenReference } from "@/lib/bible/rules";
import { getPassage } from "@/lib/bible/service";
import { AppError } from "@/lib/errors";
import type { PositionQuery } from "@/lib/http/position-query";
import type { Queries } from "@/lib/workspaces/data";
import { changedElsewhere, missing, newShareToken, type Owner } from "@/lib/workspaces/owner";
import { MAX_NOTE_COPIES, MAX_REFERENCE } from "./constants";
import {
  deleteVerse,
  findCollection,
  findSharedCollection,
  findVerse,
  findVerses,
  insertCollection,
  insertVerse,
  lockCollection,
  type NewVerse,
  requireCollection,
  updateCollection,
  updateVerse,
} from "./data";
import { standingNow, withStanding } from "./former-words";
import { isTranslationLabel } from "./rules";
import {
  type CollectionBody,
  type CollectionChange,
  type CollectionResponse,
  type CollectionVerseResponse,
  MAX_VERSE_TEXT,
  type SharedCollectionResponse,
  type VerseBody,
  type VerseChange,
} from "./schema";

/** One of an owner's collections. Throws `missing`. */
export async function getCollection(
  queries: Queries,
  owner: Owner,
  id: string,
): Promise<CollectionResponse> {
  const collection = await findCollection(queries, owner, id);
  if (!collection) throw missing();
  return collection;
}

/**
 * A new collection; a public one gets its link at once, except in the demo space, which nobody
 * answers for.
 */
export function createCollection(
  queries: Queries,
  owner: Owner,
  { name, description, isPublic }: CollectionBody,
): Promise<CollectionResponse> {
  return insertCollection(queries, owner, {
    title: name,
    description: description ?? null,
    isPublic,
    shareToken: isPublic && owner.kind === "private" ? newShareToken() : null,
  });
}

/**
 * Changes what is named. Taken back from the public, the link ends for good; shared again there is
 * another one. Throws `missing`, and AppError conflict with the collection as it is now when it was
 * changed since `version`.
 */
export async function changeCollection(
  queries: Queries,
  owner: Owner,
  id: string,
  { version, name, description, isPublic }: CollectionChange,
): Promise<CollectionResponse> {
  const before = await getCollection(queries, owner, id);
  const token = before.shareToken ?? (owner.kind === "private" ? newShareToken() : null);
  const isChanged = await updateCollection(queries, owner, id, version, {
    ...(name === undefined ? {} : { title: name }),
    ...(description === undefined ? {} : { description }),
    ...(isPublic === undefined ? {} : { isPublic, shareToken: isPublic ? token : null }),
  });
  const now = await getCollection(queries, owner, id);
  if (!isChanged) throw changedElsewhere(now);
  return now;
}

/** A page of the verses of one of an owner's collections. Throws `missing`. */
export async function getVerses(queries: Queries, owner: Owner, id: string, query: PositionQuery) {
  await requireCollection(queries, owner, id);
  const { items, next } = await findVerses(queries, id, query);
  return { items: await withStanding(items), next };
}

/**
 * A verse as it will be stored: in a translation we hold with our text and our reference, in
 * another one as entered and unchecked, its place from the reference where that exists. Throws
 * AppError invalid_request when we hold the translation and have no such verse, when the reference
 * is none, or when something is missing that we do not know.
 */
export async function checkVerse(body: VerseBody): Promise<NewVerse> {
  const { reference, verseText, book, chapter, verse, translation } = body;
  const personalNote = body.personalNote ?? null;
  const code = await findHeldCode(translation);
  try {
    const passage = await getPassage(reference, code, false);
    const { text, ...found } = passage;
    const location = {
      reference: found.reference,
      book: found.book,
      chapter: found.chapter,
      verse: found.verse,
      osis: found.osis,
    };
    if (location.reference.length > MAX_REFERENCE || text.length > MAX_VERSE_TEXT) {
      throw wrong("reference", "Add fewer verses at once.");
    }
    if (code === undefined) {
      const asEntered = { verseText: requireField("verseText", verseText), translation };
      return { ...location, ...asEntered, personalNote, isChecked: false };
    }
    return { ...location, verseText: text, translation: code, personalNote, isChecked: true };
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === "not_found";
    const isTooMuch = error instanceof AppError && error.code === "invalid_request";
    if (!isUnknown && !isTooMuch) throw error;
    const written = toReference(reference);
    if (code !== undefined || written === null) throw wrong("reference", error.message);
    return {
      reference: written.length > MAX_REFERENCE ? reference : written,
      verseText: requireField("verseText", verseText),
      book: requireField("book", book),
      chapter: requireField("chapter", chapter),
      verse: requireField("verse", verse),
      translation,
      personalNote,
      osis: null,
      isChecked: false,
    };
  }
}

function wrong(path: string, message: string): AppError {
  return new AppError("invalid_request", message, { errors: [{ path, message }] });
}

function requireField<Value>(name: string, value: Value | undefined): Value {
  if (value === undefined || value === "") {
    throw wrong(name, `${name} is needed, because we do not have this verse.`);
  }
  return value;
}

/** Adds a checked verse to one of an owner's collections. Throws `missing`. */
export async function addVerse(
  queries: Queries,
  owner: Owner,
  { collectionId, position }: VerseBody,
  verse: NewVerse,
): Promise<CollectionVerseResponse> {
  await lockCollection(queries, owner, collectionId);
  return standingNow(await insertVerse(queries, collectionId, verse, position));
}

/** A verse as it is once its collection is ours for this transaction. Throws `missing`. */
async function lockVerse(
  queries: Queries,
  owner: Owner,
  id: string,
): Promise<CollectionVerseResponse> {
  const seen = await findVerse(queries, owner, id);
  if (!seen) throw missing();
  await lockCollection(queries, owner, seen.collectionId);
  const verse = await findVerse(queries, owner, id);
  if (!verse) throw missing();
  return verse;
}

/**
 * Changes a verse's note or position, or drops a copy of the note. `device` is the name of the one
 * that asks. Throws `missing`, and AppError conflict with the verse as it is now when it was
 * changed since `version`; not for a note of which both are to be kept.
 */
export async function changeVerse(
  queries: Queries,
  owner: Owner,
  id: string,
  { version, personalNote, orderIndex, keepBoth, dropCopy }: VerseChange,
  device: string | null,
): Promise<CollectionVerseResponse> {
  const verse = await lockVerse(queries, owner, id);
  if (verse.version !== version) {
    const isNoteAlone = personalNote !== undefined && orderIndex === undefined && !dropCopy;
    if (!keepBoth || !isNoteAlone) throw changedElsewhere(standingNow(verse));
    return standingNow(await keepBothNotes(queries, verse, personalNote, device));
  }
  const changed = await updateVerse(queries, verse, {
    ...(personalNote === undefined ? {} : { personalNote }),
    ...(orderIndex === undefined ? {} : { orderIndex }),
    ...(dropCopy === undefined
      ? {}
      : { noteCopies: verse.noteCopies.filter((copy) => copy.id !== dropCopy) }),
  });
  return standingNow(changed);
}

/**
 * A note that was written from one that has another in its place by now: it is kept beside that
 * one. The same words twice are one, and no note beside one is that one. Throws AppError conflict
 * where there are as many already as are kept.
 */
async function keepBothNotes(
  queries: Queries,
  verse: CollectionVerseResponse,
  personalNote: string | null,
  device: string | null,
): Promise<CollectionVerseResponse> {
  const { noteCopies } = verse;
  const there = [verse.personalNote, ...noteCopies.map(({ text }) => text)];
  if (personalNote === null || there.includes(personalNote)) return verse;
  if (verse.personalNote === null) return updateVerse(queries, verse, { personalNote });
  if (noteCopies.length >= MAX_NOTE_COPIES) throw changedElsewhere(standingNow(verse));
  const writtenAt = new Date().toISOString();
  const copy = { id: randomUUID(), text: personalNote, device, writtenAt };
  return updateVerse(queries, verse, { noteCopies: [...noteCopies, copy] });
}

/** Removes a verse and gives it, with all that is needed to add it again. Throws `missing`. */
export async function removeVerse(
  queries: Queries,
  owner: Owner,
  id: string,
): Promise<CollectionVerseResponse> {
  const verse = await lockVerse(queries, owner, id);
  await deleteVerse(queries, verse);
  return standingNow(verse);
}

/**
 * A shared collection for whoever has its link, with a page of its verses: no notes, and of a verse
 * that is not from our table the reference alone, where it has one, because nobody has checked its
 * words. Throws `missing`.
 */
export async function getSharedCollection(
  queries: Queries,
  shareToken: string,
  query: PositionQuery,
): Promise<{ collection: SharedCollectionResponse; next: string | null }> {
  const found = await findSharedCollection(queries, shareToken);
  if (!found) throw missing();
  const { items, next } = await findVerses(queries, found.id, query);
  const { title, description, verseCount } = found;
  const shared = (await withStanding(items)).map(toShared);
  return { collection: { title, description, verseCount, verses: shared }, next };
}

/**
 * What others see of a verse: where it stands, and of what was typed in nothing but that.
 */
function toShared(row: CollectionVerseResponse): SharedCollectionResponse["verses"][number] {
  const { reference, book, chapter, verse, translation, orderIndex, osis, isChecked } = row;
  const hasPlace = osis !== null || isWrittenReference(reference);
  return {
    ...{ chapter, verse, orderIndex, osis, isChecked },
    reference: hasPlace ? reference : null,
    book: osis !== null ? book : null,
    translation: isChecked || isTranslationLabel(translation) ? translation : null,
    verseText: isChecked ? row.verseText : null,
    ...(row.language && { language: row.language }),
    ...(row.direction && { direction: row.direction }),
  };
}
