import "server-only";
// Import, all or nothing.
import { Pace } from "@/lib/pace";
import { inTransaction, type Queries } from "../data";
import { type Owner, sha256 } from "../owner";
import { requireRoom } from "../quota";
import type { CheckedVerse } from "./check-verses";
import { findAlreadyThere, findGenerated } from "./data";
import { readingToAdd } from "./import-reading";
import { insertRows, type NewRow, type NewRows } from "./rows/data";
import type { Archive, ArchivedVerse, ImportAnswer } from "./schema";
import { keyOf, Seen } from "./seen";
import {
  closeStage,
  dropStage,
  MOVED_AT_ONCE,
  moveSome,
  openStage,
  type Stage,
  sealStage,
} from "./stage/data";

/** A file whose rows are on their way. */
export interface StagedImport {
  stage: Stage;
  answer: ImportAnswer;
}

/**
 * Lays a file's rows out where nobody sees them, each statement short. When all are there the
 * import is sure to come about, also when this process ends; before that nothing is left of it.
 * What is more than one transaction can bring over is brought over in several. Throws AppError
 * quota_exceeded, and unavailable while another file is brought in here.
 */
export async function stageArchive(
  queries: Queries,
  owner: Owner,
  archive: Archive,
): Promise<StagedImport> {
  const stage = await openStage(owner);
  let toMove = 0;
  let answer: ImportAnswer;
  try {
    const { rows, added } = await toRows(queries, owner, archive, stage, new Pace());
    await insertRows(queries, rows, () => requireRoom(queries, owner));
    answer = added;
    const { collections, creations, conversations, started_plans, reading_sessions } = rows;
    const own = [collections, creations, conversations, started_plans, reading_sessions];
    toMove = [...own, rows.highlights, rows.learned_passages].reduce(
      (sum, list) => sum + list.length,
      0,
    );
    if (rows.import_joins.length > 0) toMove += rows.collection_verses.length;
    await sealStage(stage);
  } catch (error) {
    await dropStage(stage.id);
    throw error;
  }
  while (toMove > MOVED_AT_ONCE) {
    const moved = await inTransaction((transaction) => moveSome(transaction, stage));
    if (moved === 0) break;
    toMove -= moved;
  }
  return { stage, answer };
}

/** Brings over what is left of a staged import, in the transaction of its answer. */
export async function finishImport(
  queries: Queries,
  { stage, answer }: StagedImport,
): Promise<ImportAnswer> {
  while ((await moveSome(queries, stage)) > 0);
  await closeStage(queries, stage);
  return answer;
}

/**
 * The rows of a file that a workspace lacks. A thing is recognized by when it was made and its
 * title or content, so a file brought back twice, or into the workspace it came from, doubles
 * nothing; verses that a collection lacks go to its end. Everything comes back private.
 */
async function toRows(queries: Queries, owner: Owner, archive: Archive, stage: Stage, pace: Pace) {
  const moments = (things: { createdAt: Date }[]) => things.map(({ createdAt }) => createdAt);
  const there = await findAlreadyThere(queries, owner, {
    collections: moments(archive.collections),
    creations: moments(archive.creations),
    conversations: moments(archive.conversations),
  });
  const { rows: readingRows, alreadyThere: readingThere } = await readingToAdd(
    queries,
    owner,
    stage.id,
    archive,
  );
  const rows: NewRows = {
    collections: [],
    import_joins: [],
    collection_verses: [],
    creations: [],
    conversations: [],
    chat_turns: [],
    ...readingRows,
  };
  const workspace_id = stage.id;

  const known = new Map(there.collections.map((c) => [keyOf(c.title, c.createdAt), c]));
  const knownKeys = new Set<string>();
  const knownVerses = new Seen(knownKeys);
  const seenVerses = new Seen(knownKeys);
  let knownCollections = 0;
  const lists = new Map<string, { id: string; next: number }>();
  let newCollections = 0;
  for (const { verses, ...collection } of archive.collections) {
    await pace.rest();
    const key = keyOf(collection.title, collection.createdAt);
    let list = lists.get(key);
    const existing = known.get(key);
    if (list || existing) knownCollections += 1;
    if (!list) {
      list = { id: crypto.randomUUID(), next: 0 };
      const { title, description, createdAt: created_at } = collection;
      rows.collections.push({ id: list.id, workspace_id, title, description, created_at });
      if (existing) {
        rows.import_joins.push({ staged_id: list.id, collection_id: existing.id });
        for (const verse of existing.verses) knownVerses.isNew(verseKey(list.id, verse));
      } else {
        newCollections += 1;
      }
    }
    lists.set(key, list);
    for (const verse of verses) {
      await pace.rest();
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
    // Whatever the file says of itself: nobody knows who said these words.
    const is_imported = true;
    rows.conversations.push({ id, workspace_id, title, is_imported, created_at: createdAt });
    turns.forEach(({ role, content, ...turn }, position) => {
      rows.chat_turns.push({
        id: crypto.randomUUID(),
        conversation_id: id,
        position,
        role,
        content,
        verse_references: turn.verseReferences,
        is_imported,
        created_at: turn.createdAt,
      });
    });
  }

  const added: ImportAnswer = {
    added: {
      collections: newCollections,
      verses: rows.collection_verses.length,
      creations: rows.creations.length,
      conversations: rows.conversations.length,
      plans: rows.started_plans.length,
      sessions: rows.reading_sessions.length,
      highlights: rows.highlights.length,
      learned: rows.learned_passages.length,
    },
    alreadyThere:
      knownCollections +
      seenVerses.alreadyThere +
      seenCreations.alreadyThere +
      seenChats.alreadyThere +
      readingThere,
  };
  return { rows, added };
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
    note_copies: verse.noteCopies.length > 0 ? verse.noteCopies : null,
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
