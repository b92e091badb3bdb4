import "server-only";
import { newestMadeFirst, type Page, toMadePage } from "@/lib/http/paging";
import type { PositionQuery } from "@/lib/http/position-query";
import type { Queries } from "@/lib/workspaces/data";
import { type Owner, requireOne } from "@/lib/workspaces/owner";
import {
  type Collection as CollectionRow,
  Prisma,
  type CollectionVerse as VerseRow,
} from "@/prisma/generated/client";
import { positionFor, shiftFor } from "./rules";
import type {
  CollectionListQuery,
  CollectionResponse,
  CollectionVerseResponse,
  NoteCopyResponse,
} from "./schema";

function toCollection(
  { workspaceId: _workspaceId, createdAt, updatedAt, ...row }: CollectionRow,
  verseCount: number,
): CollectionResponse {
  return {
    ...row,
    verseCount,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/**
 * These collections with their counts. Positions are 0, 1, 2 … without gaps, so the last one tells
 * the count, whatever it is, in the same time; Prisma's own `_count` would group the verses of all
 * visitors for it.
 */
async function withCounts(
  queries: Queries,
  rows: readonly CollectionRow[],
): Promise<CollectionResponse[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counted = await queries.$queryRaw<{ id: string; count: number }[]>`
    SELECT wanted.id, coalesce((SELECT max(order_index) + 1 FROM collection_verses
                                 WHERE collection_id = wanted.id), 0)::int AS count
      FROM unnest(${ids}::text[]) AS wanted (id)`;
  const counts = new Map(counted.map(({ id, count }) => [id, count]));
  return rows.map((row) => toCollection(row, counts.get(row.id) ?? 0));
}

/** A row of a verse as its owner reads it. */
export function toCollectionVerse({
  createdAt,
  noteCopies,
  ...row
}: VerseRow): CollectionVerseResponse {
  const copies = (noteCopies ?? []) as unknown as NoteCopyResponse[];
  return { ...row, noteCopies: copies, createdAt: createdAt.toISOString() };
}

/** A page of an owner's collections, newest first. */
export async function findCollections(
  queries: Queries,
  owner: Owner,
  query: CollectionListQuery,
): Promise<Page<CollectionResponse>> {
  const { after, orderBy, take } = newestMadeFirst(query);
  const rows = await queries.collection.findMany({
    where: { ...owner.rows, ...after },
    orderBy,
    take,
  });
  return toMadePage(await withCounts(queries, rows), query.limit);
}

/** One of an owner's collections; null when there is none of this id. */
export async function findCollection(
  queries: Queries,
  owner: Owner,
  id: string,
): Promise<CollectionResponse | null> {
  const row = await queries.collection.findFirst({ where: owner.row(id) });
  const [collection] = await withCounts(queries, row ? [row] : []);
  return collection ?? null;
}

/**
 * Throws `missing` unless this collection is the owner's. Its verses are not counted, which takes
 * long where there are many.
 */
export async function requireCollection(queries: Queries, owner: Owner, id: string): Promise<void> {
  requireOne(await queries.collection.count({ where: owner.row(id) }));
}

/** The shared collection of a link; null when there is none (any more). */
export async function findSharedCollection(
  queries: Queries,
  shareToken: string,
): Promise<CollectionResponse | null> {
  const row = await queries.collection.findFirst({ where: { shareToken, isPublic: true } });
  const [collection] = await withCounts(queries, row ? [row] : []);
  return collection ?? null;
}

/** Columns of a collection that a visitor's call decides. */
export interface CollectionFields {
  title: string;
  description: string | null;
  isPublic: boolean;
  shareToken: string | null;
}

/** A new, empty collection. */
export async function insertCollection(
  queries: Queries,
  owner: Owner,
  fields: CollectionFields,
): Promise<CollectionResponse> {
  const data = { ...owner.rows, ...fields };
  return toCollection(await queries.collection.create({ data }), 0);
}

/**
 * Changes a collection that still has this version. False when it has another one, or is not there.
 */
export async function updateCollection(
  queries: Queries,
  owner: Owner,
  id: string,
  version: number,
  fields: Partial<CollectionFields>,
): Promise<boolean> {
  const { count } = await queries.collection.updateMany({
    where: { ...owner.row(id), version },
    data: { ...fields, version: { increment: 1 } },
  });
  return count > 0;
}

/** Removes a collection with its verses. Throws `missing`. */
export async function deleteCollection(queries: Queries, owner: Owner, id: string): Promise<void> {
  requireOne((await queries.collection.deleteMany({ where: owner.row(id) })).count);
}

/**
 * A page of a collection's verses, in their order. The caller has seen that the collection may be
 * read.
 */
export async function findVerses(
  queries: Queries,
  collectionId: string,
  { limit, cursor }: PositionQuery,
): Promise<Page<CollectionVerseResponse>> {
  const rows = await queries.collectionVerse.findMany({
    where: { collectionId, ...(cursor === undefined ? {} : { orderIndex: { gt: cursor } }) },
    orderBy: { orderIndex: "asc" },
    take: limit + 1,
  });
  const items = rows.slice(0, limit).map(toCollectionVerse);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? String(last.orderIndex) : null };
}

/** One verse of any of an owner's collections; null when there is none of this id. */
export async function findVerse(
  queries: Queries,
  owner: Owner,
  id: string,
): Promise<CollectionVerseResponse | null> {
  const row = await queries.collectionVerse.findFirst({ where: { id, collection: owner.any } });
  return row && toCollectionVerse(row);
}

/**
 * Takes a collection for this transaction: other writes to its verses wait until it ends, so that
 * no two of them see the same order. Also notes the change. Throws `missing`.
 */
export async function lockCollection(queries: Queries, owner: Owner, id: string): Promise<void> {
  const { count } = await queries.collection.updateMany({
    where: owner.row(id),
    data: { updatedAt: new Date() },
  });
  requireOne(count);
}

/** Position after the last verse. */
async function endOf(queries: Queries, collectionId: string): Promise<number> {
  const { _max } = await queries.collectionVerse.aggregate({
    where: { collectionId },
    _max: { orderIndex: true },
  });
  return (_max.orderIndex ?? -1) + 1;
}

/** What a new verse is made of. */
export type NewVerse = Pick<
  CollectionVerseResponse,
  | "reference"
  | "verseText"
  | "book"
  | "chapter"
  | "verse"
  | "translation"
  | "personalNote"
  | "osis"
  | "isChecked"
>;

/**
 * Adds a verse to a locked collection: at `position`, the later ones moving down, or at the end.
 */
export async function insertVerse(
  queries: Queries,
  collectionId: string,
  verse: NewVerse,
  position: number | undefined,
): Promise<CollectionVerseResponse> {
  const end = await endOf(queries, collectionId);
  const orderIndex = positionFor(position, end);
  if (orderIndex < end) {
    await queries.$executeRaw`
      UPDATE collection_verses SET order_index = order_index + 1
       WHERE collection_id = ${collectionId} AND order_index >= ${orderIndex}`;
  }
  return toCollectionVerse(
    await queries.collectionVerse.create({ data: { ...verse, collectionId, orderIndex } }),
  );
}

/** Changes a verse of a locked collection. */
export async function updateVerse(
  queries: Queries,
  verse: CollectionVerseResponse,
  {
    personalNote,
    orderIndex,
    noteCopies,
  }: { personalNote?: string | null; orderIndex?: number; noteCopies?: NoteCopyResponse[] },
): Promise<CollectionVerseResponse> {
  const { id, collectionId, orderIndex: from } = verse;
  if (orderIndex !== undefined) {
    const to = positionFor(orderIndex, (await endOf(queries, collectionId)) - 1);
    if (to !== from) {
      const { first, last, by } = shiftFor(from, to);
      // One statement: the constraint on positions is looked at when it ends.
      await queries.$executeRaw`
        UPDATE collection_verses
           SET order_index = CASE WHEN id = ${id} THEN ${to}::int ELSE order_index + ${by}::int END
         WHERE collection_id = ${collectionId}
           AND (id = ${id} OR order_index BETWEEN ${first} AND ${last})`;
    }
  }
  const data = {
    version: { increment: 1 },
    ...(personalNote === undefined ? {} : { personalNote }),
    ...(noteCopies === undefined
      ? {}
      : { noteCopies: noteCopies.length > 0 ? noteCopies : Prisma.DbNull }),
  };
  return toCollectionVerse(await queries.collectionVerse.update({ where: { id }, data }));
}

/** Removes a verse of a locked collection; the later ones move up. */
export async function deleteVerse(
  queries: Queries,
  { id, collectionId, orderIndex }: CollectionVerseResponse,
): Promise<void> {
  await queries.collectionVerse.delete({ where: { id } });
  await queries.$executeRaw`
    UPDATE collection_verses SET order_index = order_index - 1
     WHERE collection_id = ${collectionId} AND order_index > ${orderIndex}`;
}
