import "server-only";
// Import, all or nothing.
import { TRANSLATION_CODES, type TranslationCode } from "@/lib/bible/constants";
import { getPassage } from "@/lib/bible/service";
import { AppError } from "@/lib/errors";
import type { Queries } from "../data";
import { type Owner, sha256 } from "../owner";
import { findAlreadyThere, findGenerated, insertRows, type NewRow, type NewRows } from "./data";
import { readingToAdd } from "./import-reading";
import type { Archive, ArchivedVerse, ImportAnswer } from "./schema";
import { keyOf, Seen } from "./seen";

/** A verse of the file as it will be stored: in a translation we hold with our text, else as entered. */
type CheckedVerse = ArchivedVerse & { osis: string | null; isChecked: boolean };

function isHeld(translation: string): translation is TranslationCode {
  return TRANSLATION_CODES.some((code) => code === translation);
}

async function checkVerse(verse: ArchivedVerse): Promise<CheckedVerse> {
  try {
    const code = isHeld(verse.translation) ? verse.translation : undefined;
    const passage = await getPassage(verse.reference, code, false);
    const { osis, book, chapter, verse: number } = passage;
    // The reference stays as it was written: by it the verse is recognised when the file comes again.
    const place = { osis, book, chapter, verse: number };
    return code === undefined
      ? { ...verse, ...place, isChecked: false }
      : { ...verse, ...place, verseText: passage.text, isChecked: true };
  } catch (error) {
    if (error instanceof AppError && error.code !== "unavailable") {
      return { ...verse, osis: null, isChecked: false };
    }
    throw error;
  }
}

/** The file with every verse compared with our text. Before the transaction, because the text may have to be loaded first. */
export async function checkArchive(archive: Archive) {
  const collections = [];
  for (const { verses, ...collection } of archive.collections) {
    const checked: CheckedVerse[] = [];
    for (const verse of verses) checked.push(await checkVerse(verse));
    collections.push({ ...collection, verses: checked });
  }
  return { ...archive, collections };
}
export type CheckedArchive = Awaited<ReturnType<typeof checkArchive>>;

/**
 * Brings an exported file into a workspace. A thing is recognised by when it was made and its title or content, so a file brought back twice,
 * or into the workspace it came from, doubles nothing; verses that a collection lacks go to its end. Everything comes back private.
 */
export async function importArchive(
  queries: Queries,
  owner: Owner,
  archive: CheckedArchive,
): Promise<ImportAnswer> {
  const moments = (things: { createdAt: Date }[]) => things.map(({ createdAt }) => createdAt);
  const there = await findAlreadyThere(queries, owner, {
    collections: moments(archive.collections),
    creations: moments(archive.creations),
    conversations: moments(archive.conversations),
  });
  const { rows: readingRows, alreadyThere: readingThere } = await readingToAdd(
    queries,
    owner,
    archive,
  );
  const rows: NewRows = {
    collections: [],
    collection_verses: [],
    creations: [],
    conversations: [],
    chat_turns: [],
    ...readingRows,
  };
  const workspace_id = owner.rows.workspaceId;

  const known = new Map(there.collections.map((c) => [keyOf(c.title, c.createdAt), c]));
  const seenVerses = new Seen(new Set());
  let knownCollections = 0;
  const lists = new Map<string, { id: string; next: number }>();
  for (const { verses, ...collection } of archive.collections) {
    const key = keyOf(collection.title, collection.createdAt);
    let list = lists.get(key);
    const existing = known.get(key);
    if (list || existing) knownCollections += 1;
    if (!list && existing) {
      const last = Math.max(-1, ...existing.verses.map(({ orderIndex }) => orderIndex));
      list = { id: existing.id, next: last + 1 };
      for (const verse of existing.verses) seenVerses.isNew(verseKey(existing.id, verse));
    }
    if (!list) {
      list = { id: crypto.randomUUID(), next: 0 };
      const { title, description, createdAt: created_at } = collection;
      rows.collections.push({ id: list.id, workspace_id, title, description, created_at });
    }
    lists.set(key, list);
    for (const verse of verses) {
      if (!seenVerses.isNew(verseKey(list.id, verse))) continue;
      rows.collection_verses.push(toVerseRow(verse, list.id, list.next));
      list.next += 1;
    }
  }

  const creationKey = (c: { type: string; title: string; content: string; createdAt: Date }) =>
    keyOf(c.type, c.title, c.content, c.createdAt);
  const seenCreations = new Seen(new Set(there.creations.map(creationKey)));
  const newCreations = archive.creations.filter((c) => seenCreations.isNew(creationKey(c)));
  const hashes = newCreations.map(({ content }) => sha256(content));
  const generated = await findGenerated(queries, owner, hashes);
  newCreations.forEach((creation, at) => {
    const { title, content, type, prompt, scriptureReferences, createdAt } = creation;
    rows.creations.push({
      id: crypto.randomUUID(),
      workspace_id,
      title,
      content,
      type,
      prompt,
      scripture_references: scriptureReferences,
      is_generated: generated.has(hashes[at] ?? ""),
      created_at: createdAt,
    });
  });

  const chatKey = (c: { createdAt: Date; turns: { content: string }[] }) =>
    keyOf(c.createdAt, c.turns[0]?.content);
  const seenChats = new Seen(new Set(there.conversations.map(chatKey)));
  for (const conversation of archive.conversations) {
    if (!seenChats.isNew(chatKey(conversation))) continue;
    const id = crypto.randomUUID();
    const { title, createdAt, turns } = conversation;
    rows.conversations.push({ id, workspace_id, title, created_at: createdAt });
    turns.forEach(({ role, content, ...turn }, position) => {
      rows.chat_turns.push({
        id: crypto.randomUUID(),
        conversation_id: id,
        position,
        role,
        content,
        verse_references: turn.verseReferences,
        created_at: turn.createdAt,
      });
    });
  }

  await insertRows(queries, rows);
  return {
    added: {
      collections: rows.collections.length,
      verses: rows.collection_verses.length,
      creations: rows.creations.length,
      conversations: rows.conversations.length,
      plans: rows.started_plans.length,
      sessions: rows.reading_sessions.length,
      highlights: rows.highlights.length,
    },
    alreadyThere:
      knownCollections +
      seenVerses.alreadyThere +
      seenCreations.alreadyThere +
      seenChats.alreadyThere +
      readingThere,
  };
}

function toVerseRow(
  verse: CheckedVerse,
  collection_id: string,
  order_index: number,
): NewRow<"collection_verses"> {
  return {
    id: crypto.randomUUID(),
    collection_id,
    reference: verse.reference,
    verse_text: verse.verseText,
    book: verse.book,
    chapter: verse.chapter,
    verse: verse.verse,
    translation: verse.translation,
    personal_note: verse.personalNote,
    order_index,
    osis: verse.osis,
    is_checked: verse.isChecked,
    created_at: verse.createdAt,
  };
}

function verseKey(
  collectionId: string,
  {
    reference,
    translation,
    createdAt,
  }: Pick<ArchivedVerse, "reference" | "translation" | "createdAt">,
): string {
  return keyOf(collectionId, reference, translation, createdAt);
}
