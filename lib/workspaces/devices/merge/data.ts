import "server-only";
import { SAVED_VERSES } from "@/lib/highlights/constants";
import type { Stage } from "../../archive/stage/data";
import type { Queries } from "../../data";
import type { Owner } from "../../owner";

/** What both hold together, and whether an import is under way in either. */
export async function findMergeFacts(
  queries: Queries,
  from: Owner,
  into: Owner,
): Promise<{ bytes: number; rows: number; isBusy: boolean }> {
  const both = [from.workspaceId, into.workspaceId];
  const [row] = await queries.$queryRaw<{ bytes: number; rows: number; isBusy: boolean }[]>`
    SELECT sum(stored_bytes)::float8 AS bytes, sum(stored_rows)::int AS rows,
           EXISTS (SELECT FROM workspaces AS stage WHERE stage.import_of = ANY(${both})) AS "isBusy"
      FROM workspaces WHERE id = ANY(${both})`;
  return row ?? { bytes: 0, rows: 0, isBusy: false };
}

/**
 * Makes a workspace the sealed stage of another one: what it holds counts for that one at once.
 * What a stage of a file never has comes over here. Verses that are saved in both are one, unless
 * their notes differ. Inside a transaction, with both locked.
 */
export async function prepareStage(queries: Queries, { id, target }: Stage): Promise<void> {
  await queries.$executeRaw`DELETE FROM idempotent_writes WHERE workspace_id = ${id}`;
  await queries.$executeRaw`DELETE FROM transfer_codes WHERE workspace_id = ${id}`;
  await queries.$executeRaw`
    DELETE FROM generated_texts AS mine WHERE workspace_id = ${id} AND EXISTS (
      SELECT FROM generated_texts AS other
       WHERE other.workspace_id = ${target} AND other.content_hash = mine.content_hash)`;
  await queries.$executeRaw`
    DELETE FROM creation_reports AS mine WHERE workspace_id = ${id} AND EXISTS (
      SELECT FROM creation_reports AS other
       WHERE other.workspace_id = ${target} AND other.creation_id = mine.creation_id)`;
  await queries.$executeRaw`
    DELETE FROM reading_reminders WHERE workspace_id = ${id} AND EXISTS (
      SELECT FROM reading_reminders AS other WHERE other.workspace_id = ${target})`;
  for (const [from, to] of await findSavedVerses(queries, id, target)) {
    await queries.$executeRaw`
      DELETE FROM collection_verses AS mine WHERE collection_id = ${from} AND EXISTS (
        SELECT FROM collection_verses AS other
         WHERE other.collection_id = ${to} AND other.osis = mine.osis
           AND other.translation = mine.translation
           AND coalesce(mine.personal_note, '') IN ('', coalesce(other.personal_note, ''))
           AND mine.note_copies IS NULL)`;
    await queries.$executeRaw`
      INSERT INTO import_joins (staged_id, collection_id) VALUES (${from}, ${to})`;
  }
  await queries.$executeRaw`
    UPDATE workspaces AS w SET stored_bytes = w.stored_bytes + stage.stored_bytes,
           stored_rows = w.stored_rows + stage.stored_rows
      FROM workspaces AS stage WHERE w.id = ${target} AND stage.id = ${id}`;
  await queries.$executeRaw`
    UPDATE workspaces SET import_of = ${target}, sealed_at = now(), token_hash = NULL,
           stored_bytes = 0, stored_rows = 0
     WHERE id = ${id}`;
  await queries.$executeRaw`
    UPDATE generated_texts SET workspace_id = ${target} WHERE workspace_id = ${id}`;
  await queries.$executeRaw`
    UPDATE creation_reports SET workspace_id = ${target} WHERE workspace_id = ${id}`;
  await queries.$executeRaw`
    UPDATE reading_reminders SET workspace_id = ${target} WHERE workspace_id = ${id}`;
  await queries.$executeRaw`UPDATE devices SET workspace_id = ${target} WHERE workspace_id = ${id}`;
}

/** The collection of saved verses in both, as a pair; none where one of them has none. */
async function findSavedVerses(
  queries: Queries,
  id: string,
  target: string,
): Promise<[from: string, to: string][]> {
  const oldest = (workspaceId: string) =>
    queries.collection.findFirst({
      where: { workspaceId, title: SAVED_VERSES },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { id: true },
    });
  const [from, to] = [await oldest(id), await oldest(target)];
  return from && to ? [[from.id, to.id]] : [];
}
