import "server-only";
// Reads and writes of a whole workspace, in bites: a page of parents with all that hangs on them.
import { Prisma } from "@/prisma/generated/client";
import type { Queries } from "../data";
import type { Owner } from "../owner";

/** Collections, creations or conversations read at once. */
const PAGE = 20;
/** Rows of one INSERT. */
const CHUNK = 2_000;

interface Dated {
  id: string;
  createdAt: Date;
}

/** All rows of a query that is ordered newest first, page after page; the index on (workspace_id, created_at desc, id) serves each alike. */
async function* inPages<Row extends Dated>(
  read: (after: Dated | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: Dated | undefined;
  for (;;) {
    const rows = await read(after);
    yield* rows;
    after = rows.at(-1);
    if (rows.length < PAGE || !after) return;
  }
}

function page(owner: Owner, after: Dated | undefined) {
  return {
    where: {
      ...owner.rows,
      ...(after && {
        createdAt: { lte: after.createdAt },
        OR: [
          { createdAt: { lt: after.createdAt } },
          { createdAt: after.createdAt, id: { gt: after.id } },
        ],
      }),
    },
    orderBy: [{ createdAt: "desc" as const }, { id: "asc" as const }],
    take: PAGE,
  };
}

/** Every collection with its verses in order. */
export function readCollections(queries: Queries, owner: Owner) {
  return inPages((after) =>
    queries.collection.findMany({
      ...page(owner, after),
      include: { verses: { orderBy: { orderIndex: "asc" }, omit: { collectionId: true } } },
      omit: { workspaceId: true },
    }),
  );
}

/** Every creation. */
export function readCreations(queries: Queries, owner: Owner) {
  return inPages((after) =>
    queries.creation.findMany({ ...page(owner, after), omit: { workspaceId: true } }),
  );
}

/** Every conversation with its turns, oldest first. */
export function readConversations(queries: Queries, owner: Owner) {
  return inPages((after) =>
    queries.conversation.findMany({
      ...page(owner, after),
      include: { turns: { orderBy: { position: "asc" }, omit: { conversationId: true } } },
      omit: { workspaceId: true },
    }),
  );
}

/** Every started plan with its ticks. */
export function readPlans(queries: Queries, owner: Owner) {
  return inPages((after) =>
    queries.startedPlan.findMany({
      ...page(owner, after),
      include: { ticks: { orderBy: { reading: "asc" }, omit: { startedPlanId: true } } },
      omit: { workspaceId: true },
    }),
  );
}

/** Every session of the reading history. */
export function readSessions(queries: Queries, owner: Owner) {
  return inPages((after) =>
    queries.readingSession.findMany({ ...page(owner, after), omit: { workspaceId: true } }),
  );
}

/** Every highlight. */
export function readHighlights(queries: Queries, owner: Owner) {
  return inPages((after) =>
    queries.highlight.findMany({ ...page(owner, after), omit: { workspaceId: true } }),
  );
}

/** What is there already of an import, enough to recognise it. Its collections are locked: who adds verses to them meanwhile waits for the next place. */
export async function findAlreadyThere(
  queries: Queries,
  { rows }: Owner,
  moments: { collections: Date[]; creations: Date[]; conversations: Date[] },
) {
  const at = (createdAt: Date[]) => ({ where: { ...rows, createdAt: { in: createdAt } } });
  const found = await queries.collection.findMany({
    ...at(moments.collections),
    select: { id: true },
  });
  const ids = found.map(({ id }) => id);
  // In one order for everybody, so that two imports cannot wait for each other.
  await queries.$queryRaw`SELECT id FROM collections WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
  const collections = await queries.collection.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      title: true,
      createdAt: true,
      verses: {
        select: { reference: true, translation: true, createdAt: true, orderIndex: true },
      },
    },
  });
  const creations = await queries.creation.findMany({
    ...at(moments.creations),
    select: { title: true, type: true, content: true, createdAt: true },
  });
  const conversations = await queries.conversation.findMany({
    ...at(moments.conversations),
    select: { createdAt: true, turns: { take: 1, orderBy: { position: "asc" } } },
  });
  return { collections, creations, conversations };
}

/** What is there already of an import's reading, enough to recognise it. */
export async function findReadingAlreadyThere(
  queries: Queries,
  { rows }: Owner,
  given: { plans: Date[]; sessions: Date[]; highlights: number[] },
) {
  const at = (createdAt: Date[]) => ({ ...rows, createdAt: { in: createdAt } });
  const plans = await queries.startedPlan.findMany({
    where: at(given.plans),
    select: { title: true, createdAt: true },
  });
  const sessions = await queries.readingSession.findMany({
    where: at(given.sessions),
    select: { book: true, createdAt: true },
  });
  const highlights = await queries.highlight.findMany({
    where: { ...rows, canonicalOrder: { in: given.highlights } },
    select: { canonicalOrder: true },
  });
  return { plans, sessions, highlights };
}

/** Which of these texts (SHA-256, hex) were generated for this workspace. */
export async function findGenerated(
  queries: Queries,
  { rows }: Owner,
  contentHashes: string[],
): Promise<Set<string>> {
  const found = await queries.generatedText.findMany({
    where: { ...rows, contentHash: { in: contentHashes } },
    select: { contentHash: true },
  });
  return new Set(found.map(({ contentHash }) => contentHash));
}

/** Columns an import fills, with their types; every other one gets its default, so that nothing comes back public, liked or approved. */
const TABLES = {
  collections: {
    id: "text",
    workspace_id: "text",
    title: "text",
    description: "text",
    created_at: "timestamptz",
  },
  collection_verses: {
    id: "text",
    collection_id: "text",
    reference: "text",
    verse_text: "text",
    book: "text",
    chapter: "int",
    verse: "int",
    translation: "text",
    personal_note: "text",
    order_index: "int",
    osis: "text",
    is_checked: "boolean",
    created_at: "timestamptz",
  },
  creations: {
    id: "text",
    workspace_id: "text",
    title: "text",
    content: "text",
    type: "text",
    prompt: "text",
    scripture_references: "text[]",
    is_generated: "boolean",
    created_at: "timestamptz",
  },
  conversations: { id: "text", workspace_id: "text", title: "text", created_at: "timestamptz" },
  started_plans: {
    id: "text",
    workspace_id: "text",
    plan_id: "text",
    title: "text",
    reading_references: "text[]",
    words: "int[]",
    plan_days: "int[]",
    due_days: "int[]",
    day_titles: "text[]",
    weekdays: "int[]",
    start: "text",
    stopped_on: "text",
    created_at: "timestamptz",
  },
  plan_ticks: { started_plan_id: "text", reading: "int", day: "text", created_at: "timestamptz" },
  reading_sessions: {
    id: "text",
    workspace_id: "text",
    day: "text",
    reference: "text",
    title: "text",
    book: "text",
    category: "text",
    type: "text",
    seconds: "int",
    chapters: "jsonb",
    chapters_read: "int",
    notes: "text",
    created_at: "timestamptz",
    touched_at: "timestamptz",
  },
  highlights: {
    id: "text",
    workspace_id: "text",
    canonical_order: "int",
    colour: "text",
    label: "text",
    created_at: "timestamptz",
  },
  chat_turns: {
    id: "text",
    conversation_id: "text",
    position: "int",
    role: "text",
    content: "text",
    verse_references: "text[]",
    created_at: "timestamptz",
  },
} as const;
type Table = keyof typeof TABLES;

interface Values {
  text: string | null;
  int: number;
  boolean: boolean;
  timestamptz: Date;
  "text[]": readonly string[];
  "int[]": readonly number[];
  jsonb: unknown;
}
/** A row as its table's columns want it. */
export type NewRow<Name extends Table> = {
  [Column in keyof (typeof TABLES)[Name]]: (typeof TABLES)[Name][Column] extends keyof Values
    ? Values[(typeof TABLES)[Name][Column]]
    : never;
};
/** Everything an import adds. */
export type NewRows = { [Name in Table]: NewRow<Name>[] };

/**
 * Writes what an import adds, parents first; a chunk of rows is one statement with one parameter, which takes a tenth of the time of
 * createMany, and the embedded database stands still meanwhile.
 */
export async function insertRows(queries: Queries, rows: NewRows): Promise<void> {
  for (const name of Object.keys(TABLES) as Table[]) {
    const columns = Object.entries(TABLES[name]);
    const names = Prisma.raw(columns.map(([column]) => column).join(", "));
    const types = Prisma.raw(columns.map((column) => column.join(" ")).join(", "));
    for (let start = 0; start < rows[name].length; start += CHUNK) {
      const chunk = JSON.stringify(rows[name].slice(start, start + CHUNK));
      await queries.$executeRaw`
        INSERT INTO ${Prisma.raw(name)} (${names})
        SELECT ${names} FROM jsonb_to_recordset(${chunk}::jsonb) AS given (${types})
        ${name === "highlights" ? Prisma.sql`ON CONFLICT DO NOTHING` : Prisma.empty}`;
    }
  }
}
