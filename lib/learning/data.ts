import "server-only";
import { newestMadeFirst, type Page, toMadePage } from "@/lib/http/paging";
import type { Queries } from "@/lib/workspaces/data";
import { type Owner, requireOne } from "@/lib/workspaces/owner";
import type { LearnedPassage as Row } from "@/prisma/generated/client";
import type { Memory } from "./schedule";
import type { LearningListQuery } from "./schema";

/** A passage that is learned, as it is stored. */
export type StoredPassage = Memory & {
  id: string;
  translation: string;
  /** canonicalOrder of its first and last verse. */
  startOrder: number;
  endOrder: number;
  createdAt: string;
};

function toStored({ workspaceId: _workspaceId, createdAt, ...row }: Row): StoredPassage {
  return { ...row, createdAt: createdAt.toISOString() };
}

/** A page of what an owner learns, begun last first. */
export async function findLearned(
  queries: Queries,
  owner: Owner,
  query: LearningListQuery,
): Promise<Page<StoredPassage>> {
  const { after, orderBy, take } = newestMadeFirst(query);
  const rows = await queries.learnedPassage.findMany({
    where: { ...owner.rows, ...after },
    orderBy,
    take,
  });
  return toMadePage(rows.map(toStored), query.limit);
}

/** How many passages an owner learns. */
export function countLearned(queries: Queries, { rows }: Owner): Promise<number> {
  return queries.learnedPassage.count({ where: rows });
}

/** What names a passage among an owner's. */
type Place = Pick<StoredPassage, "translation" | "startOrder" | "endOrder">;

/** An owner's row of this passage; null when it is not learned. */
export async function findLearnedAt(
  queries: Queries,
  { rows }: Owner,
  place: Place,
): Promise<StoredPassage | null> {
  const row = await queries.learnedPassage.findFirst({ where: { ...rows, ...place } });
  return row && toStored(row);
}

/** One of an owner's by its id; null when there is none. */
export async function findLearnedPassage(
  queries: Queries,
  owner: Owner,
  id: string,
): Promise<StoredPassage | null> {
  const row = await queries.learnedPassage.findFirst({ where: owner.row(id) });
  return row && toStored(row);
}

/** Adds a passage that is due on a day, unless another tab has. */
export async function insertLearned(
  queries: Queries,
  { rows }: Owner,
  place: Place,
  dueDay: number,
): Promise<void> {
  await queries.learnedPassage.createMany({
    data: [{ ...rows, ...place, dueDay }],
    skipDuplicates: true,
  });
}

/** Stores a review, unless there has been one since. */
export async function updateMemory(
  queries: Queries,
  owner: Owner,
  { id, reviews }: StoredPassage,
  memory: Memory,
): Promise<void> {
  await queries.learnedPassage.updateMany({
    where: { ...owner.row(id), reviews },
    data: memory,
  });
}

/** Removes a passage with all that is known of it. Throws `missing`. */
export async function deleteLearned(queries: Queries, owner: Owner, id: string): Promise<void> {
  requireOne((await queries.learnedPassage.deleteMany({ where: owner.row(id) })).count);
}
