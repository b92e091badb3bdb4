import "server-only";
import type { Queries } from "@/lib/workspaces/data";
import { missing, type Owner, sha256 } from "@/lib/workspaces/owner";
import type { TextType } from "./constants";

/**
 * A chosen verse: where it stands. Its words come from the Bible's table, never from the
 * collection, which may hold them as entered.
 */
export interface ChosenVerse {
  id: string;
  /** As its owner wrote it. */
  reference: string;
  translation: string;
  /** OSIS id, null when the reference does not exist. */
  osis: string | null;
}

/**
 * The chosen verses in the order of `ids`. Throws AppError not_found unless all of them are in the
 * owner's collections.
 */
export async function findChosenVerses(
  queries: Queries,
  owner: Owner,
  ids: readonly string[],
): Promise<ChosenVerse[]> {
  const rows = await queries.collectionVerse.findMany({
    where: { id: { in: [...ids] }, collection: owner.any },
    select: { id: true, reference: true, translation: true, osis: true },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw missing();
    return row;
  });
}

/**
 * Notes that this text was generated for this workspace, by its hash alone: only such a text may
 * later be published as made here.
 */
export async function rememberGenerated(
  queries: Queries,
  { rows }: Owner,
  type: TextType,
  content: string,
): Promise<void> {
  await queries.generatedText.createMany({
    data: [{ ...rows, contentHash: sha256(content), type }],
    skipDuplicates: true,
  });
}
