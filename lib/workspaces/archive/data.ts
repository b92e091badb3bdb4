import "server-only";
// Reads of a whole workspace, in bites: a page of parents with all that hangs on them.
import type { NoteCopyResponse } from "@/lib/collections/schema";
import type { Queries } from "../data";
import type { Owner } from "../owner";

/** Collections, creations or conversations read at once. */
const PAGE = 20;
const PLANS_PAGE = 5;
/** Verses, turns or ticks read at once. */
const VERSES_PAGE = 250;
/** Things looked for at once. */
const ASKED_AT_ONCE = 250;

interface Dated {
  id: string;
  createdAt: Date;
}

/** All rows of an ordered query, page after page. */
async function* inPages<Row extends Place, Place>(
  size: number,
  read: (after: Place | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: Place | undefined;
  for (;;) {
    const rows = await read(after);
    yield* rows;
    after = rows.at(-1);
    if (rows.length < size || !after) return;
  }
}

/**
 * A page of a list that is ordered newest first; the index on (workspace_id, created_at desc, id)
 * serves each alike.
 */
function page(owner: Owner, after: Dated | undefined, size = PAGE) {
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
    take: size,
  };
}

/** Every collection with its verses in order, which are read when they are asked for. */
export async function* readCollections(queries: Queries, owner: Owner) {
  const collections = inPages(PAGE, (after: Dated | undefined) =>
    queries.collection.findMany({ ...page(owner, after), omit: { workspaceId: true } }),
  );
  for await (const collection of collections) {
    const verses = inPages(VERSES_PAGE, (after: { orderIndex: number } | undefined) =>
      queries.collectionVerse.findMany({
        where: {
          collectionId: collection.id,
          ...(after && { orderIndex: { gt: after.orderIndex } }),
        },
        orderBy: { orderIndex: "asc" },
        take: VERSES_PAGE,
        omit: { collectionId: true },
      }),
    );
    yield { ...collection, verses: withCopies(verses) };
  }
}

/** Rows of verses with the copies of their notes as a list. */
async function* withCopies<Row extends { noteCopies: unknown }>(rows: AsyncIterable<Row>) {
  for await (const row of rows) {
    yield { ...row, noteCopies: (row.noteCopies ?? []) as NoteCopyResponse[] };
  }
}

/** Every creation. */
export function readCreations(queries: Queries, owner: Owner) {
  return inPages(PAGE, (after: Dated | undefined) =>
    queries.creation.findMany({ ...page(owner, after), omit: { workspaceId: true } }),
  );
}

/** Every conversation with its turns, oldest first, which are read when they are asked for. */
export async function* readConversations(queries: Queries, owner: Owner) {
  const conversations = inPages(PAGE, (after: Dated | undefined) =>
    queries.conversation.findMany({ ...page(owner, after), omit: { workspaceId: true } }),
  );
  for await (const conversation of conversations) {
    const turns = inPages(PAGE, (after: { position: number } | undefined) =>
      queries.chatTurn.findMany({
        where: {
          conversationId: conversation.id,
          ...(after && { position: { gt: after.position } }),
        },
        orderBy: { position: "asc" },
        take: PAGE,
        omit: { conversationId: true },
      }),
    );
    yield { ...conversation, turns };
  }
}

/** Every started plan with its ticks, which are read when they are asked for. */
export async function* readPlans(queries: Queries, owner: Owner) {
  const plans = inPages(PLANS_PAGE, (after: Dated | undefined) =>
    queries.startedPlan.findMany({
      ...page(owner, after, PLANS_PAGE),
      omit: { workspaceId: true },
    }),
  );
  for await (const plan of plans) {
    const ticks = inPages(VERSES_PAGE, (after: { reading: number } | undefined) =>
      queries.planTick.findMany({
        where: { startedPlanId: plan.id, ...(after && { reading: { gt: after.reading } }) },
        orderBy: { reading: "asc" },
        take: VERSES_PAGE,
        omit: { startedPlanId: true },
      }),
    );
    yield { ...plan, ticks };
  }
}

/** Every session of the reading history. */
export function readSessions(queries: Queries, owner: Owner) {
  return inPages(PAGE, (after: Dated | undefined) =>
    queries.readingSession.findMany({ ...page(owner, after), omit: { workspaceId: true } }),
  );
}

/** Every highlight. */
export function readHighlights(queries: Queries, owner: Owner) {
  return inPages(VERSES_PAGE, (after: Dated | undefined) =>
    queries.highlight.findMany({
      ...page(owner, after, VERSES_PAGE),
      omit: { workspaceId: true },
    }),
  );
}

/** Everything that is learned by heart. */
export function readLearned(queries: Queries, owner: Owner) {
  return inPages(VERSES_PAGE, (after: Dated | undefined) =>
    queries.learnedPassage.findMany({
      ...page(owner, after, VERSES_PAGE),
      omit: { workspaceId: true },
    }),
  );
}

/** The entries in lists of `most`. */
function inBites<Entry>(entries: readonly Entry[], most = ASKED_AT_ONCE): Entry[][] {
  const bites: Entry[][] = [];
  for (let at = 0; at < entries.length; at += most) bites.push(entries.slice(at, at + most));
  return bites;
}

/** What a query finds for each bite of a list, all together. */
async function forEach<Entry, Row>(
  entries: readonly Entry[],
  find: (bite: Entry[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const bite of inBites([...new Set(entries)])) {
    for (const row of await find(bite)) rows.push(row);
  }
  return rows;
}

/** Every verse of a collection, enough to recognize it. */
function findKnownVerses(queries: Queries, collectionId: string) {
  return inPages(VERSES_PAGE, (after: { orderIndex: number } | undefined) =>
    queries.collectionVerse.findMany({
      where: { collectionId, ...(after && { orderIndex: { gt: after.orderIndex } }) },
      orderBy: { orderIndex: "asc" },
      take: VERSES_PAGE,
      select: { reference: true, translation: true, createdAt: true, orderIndex: true },
    }),
  );
}

/** What is there already of an import, enough to recognize it. */
export async function findAlreadyThere(
  queries: Queries,
  { rows }: Owner,
  moments: { collections: Date[]; creations: Date[]; conversations: Date[] },
) {
  const at = (createdAt: Date[]) => ({ where: { ...rows, createdAt: { in: createdAt } } });
  const found = await forEach(moments.collections, (bite) =>
    queries.collection.findMany({
      ...at(bite),
      select: { id: true, title: true, createdAt: true },
    }),
  );
  const collections = [];
  for (const collection of found) {
    const verses = [];
    for await (const verse of findKnownVerses(queries, collection.id)) verses.push(verse);
    collections.push({ ...collection, verses });
  }
  const creations = await forEach(moments.creations, (bite) =>
    queries.creation.findMany({
      ...at(bite),
      select: { title: true, type: true, content: true, createdAt: true },
    }),
  );
  const conversations = await forEach(moments.conversations, (bite) =>
    queries.conversation.findMany({
      ...at(bite),
      select: { createdAt: true, turns: { take: 1, orderBy: { position: "asc" } } },
    }),
  );
  return { collections, creations, conversations };
}

/** What is there already of an import's reading, enough to recognize it. */
export async function findReadingAlreadyThere(
  queries: Queries,
  { rows }: Owner,
  given: { plans: Date[]; sessions: Date[]; highlights: number[]; learned: number[] },
) {
  const at = (createdAt: Date[]) => ({ ...rows, createdAt: { in: createdAt } });
  const plans = await forEach(given.plans, (bite) =>
    queries.startedPlan.findMany({ where: at(bite), select: { title: true, createdAt: true } }),
  );
  const sessions = await forEach(given.sessions, (bite) =>
    queries.readingSession.findMany({ where: at(bite), select: { book: true, createdAt: true } }),
  );
  const highlights = await forEach(given.highlights, (bite) =>
    queries.highlight.findMany({
      where: { ...rows, canonicalOrder: { in: bite } },
      select: { canonicalOrder: true },
    }),
  );
  const learned = await forEach(given.learned, (bite) =>
    queries.learnedPassage.findMany({
      where: { ...rows, startOrder: { in: bite } },
      select: { translation: true, startOrder: true, endOrder: true },
    }),
  );
  return { plans, sessions, highlights, learned };
}

/** Which of these texts (SHA-256, hex) were generated for this workspace. */
export async function findGenerated(
  queries: Queries,
  { rows }: Owner,
  contentHashes: string[],
): Promise<Set<string>> {
  const found = await forEach(contentHashes, (bite) =>
    queries.generatedText.findMany({
      where: { ...rows, contentHash: { in: bite } },
      select: { contentHash: true },
    }),
  );
  return new Set(found.map(({ contentHash }) => contentHash));
}
