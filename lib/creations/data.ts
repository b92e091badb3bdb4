import "server-only";
import { newestMadeFirst, type Page, toMadePage } from "@/lib/http/paging";
import { DEFAULT_DEMO_LABEL } from "@/lib/workspaces/constants";
import type { Queries } from "@/lib/workspaces/data";
import { type Owner, requireOne } from "@/lib/workspaces/owner";
import type { Creation as CreationRow, Prisma } from "@/prisma/generated/client";
import { likeText } from "./rules";
import {
  type CreationListQuery,
  type CreationResponse,
  creationType,
  moderationState,
  type PublicCreationResponse,
} from "./schema";

const WITH_LABEL = { workspace: { select: { demoLabel: true } } } as const;

function toCreation({
  workspaceId: _workspaceId,
  workspace,
  type,
  moderation,
  createdAt,
  ...row
}: CreationRow & { workspace: { demoLabel: string | null } }): CreationResponse {
  return {
    ...row,
    userId: workspace.demoLabel ?? DEFAULT_DEMO_LABEL,
    type: creationType.parse(type),
    moderation: moderationState.parse(moderation),
    createdAt: createdAt.toISOString(),
  };
}

function toPublicCreation(row: CreationRow & { shareToken: string }): PublicCreationResponse {
  const { shareToken, title, content, scriptureReferences, likes, isGenerated } = row;
  return {
    id: shareToken,
    title,
    content,
    type: creationType.parse(row.type),
    scriptureReferences,
    likes,
    isGenerated,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Which of a list a search and a filter leave. `inPrompt`: the prompt is searched too. */
function wanted({ q, type }: CreationListQuery, inPrompt: boolean): Prisma.CreationWhereInput[] {
  const contains = { contains: likeText(q ?? ""), mode: "insensitive" as const };
  const columns = [{ title: contains }, { content: contains }];
  return [
    ...(type ? [{ type }] : []),
    ...(q ? [{ OR: inPrompt ? [...columns, { prompt: contains }] : columns }] : []),
  ];
}

/**
 * Creations that one call looks through for words or a type: no index knows them, and one visitor's
 * long shelf must not hold up the others.
 */
export const SEARCHED_ROWS = 10_000;

/**
 * A page of an owner's creations, newest first. A search ends after 10,000 of them; `next` then
 * leads on from there, also when the page is not full, or empty.
 */
export async function findCreations(
  queries: Queries,
  owner: Owner,
  query: CreationListQuery,
): Promise<Page<CreationResponse>> {
  const { after, orderBy, take } = newestMadeFirst(query);
  const isSearch = query.q !== undefined || query.type !== undefined;
  const last = isSearch
    ? await queries.creation.findFirst({
        where: { ...owner.rows, ...after },
        orderBy,
        skip: SEARCHED_ROWS - 1,
        select: { id: true, createdAt: true },
      })
    : null;
  const until = last && {
    createdAt: { gte: last.createdAt },
    OR: [{ createdAt: { gt: last.createdAt } }, { id: { lte: last.id } }],
  };
  const rows = await queries.creation.findMany({
    where: { ...owner.rows, AND: [after, until ?? {}, ...wanted(query, true)] },
    orderBy,
    take,
    include: WITH_LABEL,
  });
  const page = toMadePage(rows.map(toCreation), query.limit);
  if (page.next !== null || !last) return page;
  return { ...page, next: `${last.createdAt.toISOString()}~${last.id}` };
}

/**
 * A page of what the operator approved, whoever made it, newest first. The cursor names links and
 * no ids.
 */
export async function findApproved(
  queries: Queries,
  query: CreationListQuery,
): Promise<Page<PublicCreationResponse>> {
  const { limit, cursor } = query;
  const at = cursor?.publishedAt;
  const after = cursor
    ? { OR: [{ createdAt: { lt: at } }, { createdAt: at, shareToken: { gt: cursor.id } }] }
    : {};
  const rows = await queries.creation.findMany({
    where: {
      moderation: "approved",
      isPublic: true,
      shareToken: { not: null },
      ...(at ? { createdAt: { lte: at } } : {}),
      AND: [after, ...wanted(query, false)],
    },
    orderBy: [{ createdAt: "desc" }, { shareToken: "asc" }],
    take: limit + 1,
  });
  const items = rows.flatMap((row) =>
    row.shareToken === null ? [] : [toPublicCreation({ ...row, shareToken: row.shareToken })],
  );
  return toMadePage(items, limit);
}

/** One of an owner's creations; null when there is none of this id. */
export async function findCreation(
  queries: Queries,
  owner: Owner,
  id: string,
): Promise<CreationResponse | null> {
  const row = await queries.creation.findFirst({ where: owner.row(id), include: WITH_LABEL });
  return row && toCreation(row);
}

/** The public creation of a link; null when there is none (any more). */
export async function findShared(
  queries: Queries,
  shareToken: string,
): Promise<PublicCreationResponse | null> {
  const row = await queries.creation.findFirst({ where: { shareToken, isPublic: true } });
  return row && toPublicCreation({ ...row, shareToken });
}

/** Columns of a creation that a visitor's call decides. */
export type CreationFields = Pick<
  CreationResponse,
  | "title"
  | "content"
  | "type"
  | "prompt"
  | "scriptureReferences"
  | "isPublic"
  | "shareToken"
  | "isGenerated"
  | "moderation"
>;

/** A new creation. */
export async function insertCreation(
  queries: Queries,
  owner: Owner,
  fields: CreationFields,
): Promise<CreationResponse> {
  const data = { ...owner.rows, ...fields };
  return toCreation(await queries.creation.create({ data, include: WITH_LABEL }));
}

/**
 * Changes a creation that still has this version. False when it has another one, or is not there.
 */
export async function updateCreation(
  queries: Queries,
  owner: Owner,
  id: string,
  version: number,
  fields: Partial<CreationFields>,
): Promise<boolean> {
  const { count } = await queries.creation.updateMany({
    where: { ...owner.row(id), version },
    data: { ...fields, version: { increment: 1 } },
  });
  return count > 0;
}

/** Removes a creation. Throws `missing`. */
export async function deleteCreation(queries: Queries, owner: Owner, id: string): Promise<void> {
  requireOne((await queries.creation.deleteMany({ where: owner.row(id) })).count);
}

/** Whether a text (SHA-256, hex) was generated for this workspace. */
export async function wasGenerated(
  queries: Queries,
  { workspaceId }: Owner,
  contentHash: string,
): Promise<boolean> {
  const found = await queries.generatedText.findUnique({
    where: { workspaceId_contentHash: { workspaceId, contentHash } },
    select: { type: true },
  });
  return found !== null;
}

/**
 * Notes a report of a public creation, once for each workspace. False when there is no such
 * creation.
 */
export async function insertReport(
  queries: Queries,
  { workspaceId }: Owner,
  shareToken: string,
  reason: string | null,
): Promise<boolean> {
  const creation = await queries.creation.findFirst({
    where: { shareToken, isPublic: true },
    select: { id: true },
  });
  if (!creation) return false;
  const data = [{ creationId: creation.id, workspaceId, reason }];
  await queries.creationReport.createMany({ data, skipDuplicates: true });
  return true;
}
