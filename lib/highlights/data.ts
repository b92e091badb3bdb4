import "server-only";
import { getBook } from "@/lib/bible/canon";
import { formatOsisVerse, formatVerse, getBookRange, type Passage } from "@/lib/bible/rules";
import { toCollectionVerse } from "@/lib/collections/data";
import { newestMadeFirst, type Page, toMadePage } from "@/lib/http/paging";
import type { Queries } from "@/lib/workspaces/data";
import { type Owner, requireOne } from "@/lib/workspaces/owner";
import type { Prisma, Highlight as Row } from "@/prisma/generated/client";
import { type HighlightColor, SAVED_VERSES } from "./constants";
import type { HighlightListQuery, HighlightResponse, NoteListQuery, NoteResponse } from "./schema";

function toHighlight({ workspaceId: _workspaceId, createdAt, ...row }: Row): HighlightResponse {
  return {
    ...row,
    colour: row.colour as HighlightColor,
    reference: formatVerse(row.canonicalOrder),
    osis: formatOsisVerse(row.canonicalOrder),
    createdAt: createdAt.toISOString(),
  };
}

/**
 * A page of an owner's highlights, newest first. `passages` is what a reference filter names;
 * undefined without one.
 */
export async function findHighlights(
  queries: Queries,
  owner: Owner,
  query: HighlightListQuery,
  passages: readonly Passage[] | undefined,
): Promise<Page<HighlightResponse>> {
  const { after, orderBy, take } = newestMadeFirst(query);
  const within = (start: number, end: number) => ({ canonicalOrder: { gte: start, lte: end } });
  const conditions: Prisma.HighlightWhereInput[] = [owner.rows, after];
  if (passages) conditions.push({ OR: passages.map(({ start, end }) => within(start, end)) });
  if (query.book) {
    const { start, end } = getBookRange(query.book);
    conditions.push(within(start, end));
  }
  if (query.colour) conditions.push({ colour: query.colour });
  if (query.label) conditions.push({ label: { equals: query.label, mode: "insensitive" } });
  const rows = await queries.highlight.findMany({ where: { AND: conditions }, orderBy, take });
  return toMadePage(rows.map(toHighlight), query.limit);
}

/** One of an owner's highlights; null when there is none of this id. */
export async function findHighlight(
  queries: Queries,
  owner: Owner,
  id: string,
): Promise<HighlightResponse | null> {
  const row = await queries.highlight.findFirst({ where: owner.row(id) });
  return row && toHighlight(row);
}

/**
 * Marks verses, by canonicalOrder: new ones are added, those that were marked change their colour
 * and label. Gives them in canonical order.
 */
export async function markVerses(
  queries: Queries,
  { rows }: Owner,
  orders: readonly number[],
  mark: { colour: string; label: string },
): Promise<HighlightResponse[]> {
  const where = { ...rows, canonicalOrder: { in: [...orders] } };
  await queries.highlight.updateMany({
    where: { ...where, NOT: mark },
    data: { ...mark, version: { increment: 1 } },
  });
  // A moment apart, the last verse first, so that lists with the newest first show a passage in its
  // order.
  const now = Date.now();
  await queries.highlight.createMany({
    data: orders.map((canonicalOrder, at) => ({
      ...rows,
      canonicalOrder,
      ...mark,
      createdAt: new Date(now - at),
    })),
    skipDuplicates: true,
  });
  const marked = await queries.highlight.findMany({ where, orderBy: { canonicalOrder: "asc" } });
  return marked.map(toHighlight);
}

/** Takes the marks of verses away. */
export async function unmarkVerses(
  queries: Queries,
  { rows }: Owner,
  orders: readonly number[],
): Promise<void> {
  await queries.highlight.deleteMany({ where: { ...rows, canonicalOrder: { in: [...orders] } } });
}

/**
 * Changes a highlight that still has this version. False when it has another one, or is not there.
 */
export async function updateHighlight(
  queries: Queries,
  owner: Owner,
  id: string,
  version: number,
  fields: { colour?: string; label?: string },
): Promise<boolean> {
  const { count } = await queries.highlight.updateMany({
    where: { ...owner.row(id), version },
    data: { ...fields, version: { increment: 1 } },
  });
  return count > 0;
}

/** Removes a highlight. Throws `missing`. */
export async function deleteHighlight(queries: Queries, owner: Owner, id: string): Promise<void> {
  requireOne((await queries.highlight.deleteMany({ where: owner.row(id) })).count);
}

/**
 * A page of an owner's saved verses, newest first, or of those with a note. `passages` is what a
 * reference filter names.
 */
export async function findNotes(
  queries: Queries,
  owner: Owner,
  query: NoteListQuery,
  passages: readonly Passage[] | undefined,
): Promise<Page<NoteResponse>> {
  const { after, orderBy, take } = newestMadeFirst(query);
  const conditions: Prisma.CollectionVerseWhereInput[] = [{ collection: owner.rows }, after];
  if (query.show === "notes") conditions.push({ personalNote: { not: null } });
  if (query.q)
    conditions.push({ personalNote: { contains: escapeLike(query.q), mode: "insensitive" } });
  if (query.book) conditions.push({ osis: { startsWith: `${query.book}.` } });
  if (passages) {
    // A saved passage is found by its first verse.
    const ofPassage = ({ book, chapter, endBook, endChapter }: Passage) => ({
      book: getBook(book).name,
      chapter: { gte: chapter, lte: book === endBook ? endChapter : 1_000 },
    });
    conditions.push({ osis: { not: null }, OR: passages.map(ofPassage) });
  }
  const rows = await queries.collectionVerse.findMany({
    where: { AND: conditions },
    orderBy,
    take,
    include: { collection: { select: { title: true } } },
  });
  const notes = rows.map(({ collection, ...row }) => ({
    ...toCollectionVerse(row),
    collectionTitle: collection.title,
  }));
  return toMadePage(notes, query.limit);
}

/** Letters that LIKE would read as patterns. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/**
 * Takes an owner's saved verses for this transaction: two first ones at the same moment make one
 * collection. Gives the oldest collection of that name; null when there is none.
 */
export async function lockSavedVerses(
  queries: Queries,
  { workspaceId, rows }: Owner,
): Promise<{ id: string } | null> {
  await queries.$queryRaw`SELECT id FROM workspaces WHERE id = ${workspaceId} FOR NO KEY UPDATE`;
  return queries.collection.findFirst({
    where: { ...rows, title: SAVED_VERSES },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true },
  });
}

/**
 * The id of the verse of a collection that is this one, by its OSIS id and translation; null when
 * it is not there.
 */
export async function findSavedVerse(
  queries: Queries,
  collectionId: string,
  osis: string,
  translation: string,
): Promise<string | null> {
  const found = await queries.collectionVerse.findFirst({
    where: { collectionId, osis, translation },
    orderBy: { orderIndex: "asc" },
    select: { id: true },
  });
  return found?.id ?? null;
}
