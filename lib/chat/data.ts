import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ListQuery } from "@/lib/http/list-query";
import { newestMadeFirst, type Page, toMadePage } from "@/lib/http/paging";
import { isDatabaseUnavailable } from "@/lib/http/unavailable";
import type { Queries } from "@/lib/workspaces/data";
import { missing, type Owner, requireOne } from "@/lib/workspaces/owner";
import { allowance } from "@/lib/workspaces/quota";
import { HISTORY_TURNS, type SavedTurn } from "./rules";
import { type ConversationItemResponse, storedParts } from "./schema";

const ITEM = {
  id: true,
  title: true,
  isImported: true,
  createdAt: true,
  updatedAt: true,
} as const;
interface Row {
  id: string;
  title: string | null;
  isImported: boolean;
  createdAt: Date;
  updatedAt: Date;
}

function toItem({ createdAt, updatedAt, ...row }: Row): ConversationItemResponse {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

function readParts(value: unknown) {
  const parsed = storedParts.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** Conversations with at least one turn, newest first, with the cursor of the next page. */
export async function findConversations(
  queries: Queries,
  { rows }: Owner,
  query: ListQuery,
): Promise<Page<ConversationItemResponse>> {
  const { after, orderBy, take } = newestMadeFirst(query);
  const found = await queries.conversation.findMany({
    where: { ...rows, turns: { some: {} }, ...after },
    orderBy,
    take,
    select: ITEM,
  });
  return toMadePage(found.map(toItem), query.limit);
}

/** Turns of one conversation that are read at most: the newest. */
const MAX_TURNS = 400;

/** One conversation with its turns, oldest first. Throws AppError not_found. */
export async function getConversation(queries: Queries, owner: Owner, id: string) {
  const row = await queries.conversation.findFirst({
    where: owner.row(id),
    select: {
      ...ITEM,
      turns: { orderBy: { position: "desc" }, take: MAX_TURNS, omit: { conversationId: true } },
    },
  });
  if (!row) throw missing();
  const { turns: newestFirst, ...item } = row;
  const turns = newestFirst.reverse().map((turn) => ({ ...turn, parts: readParts(turn.parts) }));
  return { ...toItem(item), turns };
}

/** Throws AppError not_found unless this conversation is the owner's. */
export async function requireConversation(
  queries: Queries,
  owner: Owner,
  id: string,
): Promise<void> {
  requireOne(await queries.conversation.count({ where: owner.row(id) }));
}

/**
 * The last turns, oldest first, that go to the model with the next question. Imported ones are left
 * out: the site never wrote them, whatever the file claims.
 */
export async function findHistory(
  queries: Queries,
  owner: Owner,
  conversationId: string,
): Promise<SavedTurn[]> {
  const turns = await queries.chatTurn.findMany({
    where: { conversation: owner.row(conversationId), isImported: false },
    orderBy: { position: "desc" },
    take: HISTORY_TURNS,
    select: { role: true, content: true, parts: true },
  });
  return turns.reverse().map((turn) => ({ ...turn, parts: readParts(turn.parts) }));
}

/** Begins a conversation. Gives its id. */
export async function createConversation(
  queries: Queries,
  { rows }: Owner,
  title: string,
): Promise<string> {
  const { id } = await queries.conversation.create({
    data: { ...rows, title },
    select: { id: true },
  });
  return id;
}

/** Removes a conversation with its turns. Throws AppError not_found. */
export async function deleteConversation(
  queries: Queries,
  owner: Owner,
  id: string,
): Promise<void> {
  requireOne((await queries.conversation.deleteMany({ where: owner.row(id) })).count);
}

/** Removes a conversation without turns. */
export async function deleteUnused(queries: Queries, owner: Owner, id: string): Promise<void> {
  await queries.conversation.deleteMany({ where: { ...owner.row(id), turns: { none: {} } } });
}

/** A question and its answer, saved together. */
export interface Exchange {
  question: string;
  answer: string;
  parts: ReturnType<typeof readParts>;
  verseReferences: string[];
}

/**
 * Answers that end at the same moment in one conversation take the same position; all but one try
 * again.
 */
const TRIES = 8;
/**
 * How long an answer that is already read waits for a database that is being started again, and the
 * pause between two tries, in milliseconds.
 */
const AWAY_MS = 10_000;
const PAUSE_MS = 250;

function isTaken(error: unknown): boolean {
  const reason = error instanceof Error ? `${"code" in error && error.code} ${error.message}` : "";
  return /P2002|23505|unique constraint/i.test(reason);
}

/**
 * Adds a question with its answer, both or none. One statement rather than a transaction, because
 * many answers may end at once (a restart, a lost network). When the conversation was deleted
 * meanwhile, or other writes used up the allowance, nothing is saved. A database that is away is
 * waited for; what it saved without being able to report so is not saved again. Throws what the
 * database throws.
 */
export async function addExchange(
  queries: Queries,
  owner: Owner,
  conversationId: string,
  { question, answer, parts, verseReferences }: Exchange,
): Promise<void> {
  const [questionId, answerId] = [randomUUID(), randomUUID()];
  const json = parts && JSON.stringify(parts);
  const most = allowance();
  const bytes = Buffer.byteLength(`${question}${answer}${json ?? ""}${verseReferences}`);
  const add = () => queries.$executeRaw`
    WITH conversation AS (
      UPDATE conversations SET updated_at = now()
       WHERE id = ${conversationId} AND workspace_id LIKE ${owner.pattern}
      RETURNING id, workspace_id
    ), room AS (
      SELECT w.id FROM workspaces AS w JOIN conversation ON w.id = conversation.workspace_id
       WHERE w.stored_bytes + ${bytes}::bigint <= ${most.bytes}::bigint AND w.stored_rows + 2 <= ${most.rows}::bigint
         FOR NO KEY UPDATE OF w
    ), next_position AS (
      SELECT coalesce(max(position), -1) + 1 AS first FROM chat_turns
       WHERE conversation_id = ${conversationId}
    )
    INSERT INTO chat_turns (id, conversation_id, position, role, content, parts, verse_references)
    SELECT turn.id, conversation.id, next_position.first + turn.at, turn.role, turn.content, turn.parts, turn.verse_references
      FROM conversation, room, next_position, (VALUES
        (${questionId}, 0, 'user', ${question}, NULL::jsonb, ARRAY[]::text[]),
        (${answerId}, 1, 'assistant', ${answer}, ${json}::jsonb, ${verseReferences}::text[])
      ) AS turn (id, at, role, content, parts, verse_references)
    ON CONFLICT (id) DO NOTHING`;
  const deadline = Date.now() + AWAY_MS;
  for (let taken = 0; ; ) {
    try {
      await add();
      return;
    } catch (error) {
      if (isTaken(error) && ++taken < TRIES) continue;
      if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
