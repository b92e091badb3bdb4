import "server-only";
// Export, streamed so that its size does not matter.
import { withStanding } from "@/lib/collections/former-words";
import type { Queries } from "../data";
import type { Owner } from "../owner";
import {
  readCollections,
  readConversations,
  readCreations,
  readHighlights,
  readLearned,
  readPlans,
  readSessions,
} from "./data";
import {
  collectionMarkdown,
  conversationMarkdown,
  creationMarkdown,
  HIGHLIGHTS_HEADING,
  highlightMarkdown,
  LEARNED_HEADING,
  learnedMarkdown,
  markdownHead,
  planMarkdown,
  SESSIONS_HEADING,
  sessionMarkdown,
} from "./markdown";
import { ARCHIVE_FORMAT, ARCHIVE_VERSION } from "./schema";

function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

/**
 * The entries of a list as JSON, one to a line. What hangs on one of them is a list that is read,
 * and written, when its turn comes.
 */
async function* jsonEntries(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let comma = "";
  for await (const row of rows) {
    const fields = Object.entries(row as Record<string, unknown>);
    const own = fields.filter(([, value]) => !isIterable(value));
    const text = JSON.stringify(Object.fromEntries(own));
    const lists = fields.flatMap(([name, value]) => (isIterable(value) ? [{ name, value }] : []));
    yield `${comma}\n${lists.length > 0 ? text.slice(0, -1) : text}`;
    for (const { name, value } of lists) {
      yield `,"${name}":[`;
      yield* jsonEntries(value);
      yield "]";
    }
    if (lists.length > 0) yield "}";
    comma = ",";
  }
}

/** A list of the file. */
async function* jsonList(name: string, rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,\n"${name}":[`;
  yield* jsonEntries(rows);
  yield "]";
}

/** Everything of a list, for what is worded as a whole. */
async function whole<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

async function* none(): AsyncGenerator<never> {}

/** An owner, and what runs the queries. */
interface Owned {
  workspace: Owner;
  queries: Queries;
}

/** The lists of the file by their names. */
const LISTS: Record<string, (queries: Queries, owner: Owner) => AsyncIterable<unknown>> = {
  collections: readCollections,
  creations: readCreations,
  conversations: readConversations,
  plans: readPlans,
  sessions: readSessions,
  highlights: readHighlights,
  learned: readLearned,
};

/** Everything an owner has as the JSON file; an empty one for nobody. */
async function* exportJson(owned: Owned | null): AsyncGenerator<string> {
  const exportedAt = new Date().toISOString();
  yield `{"format":"${ARCHIVE_FORMAT}","version":${ARCHIVE_VERSION},"exportedAt":"${exportedAt}"`;
  for (const [name, read] of Object.entries(LISTS)) {
    yield* jsonList(name, owned ? read(owned.queries, owned.workspace) : none());
  }
  yield "}\n";
}

/** Everything an owner has as Markdown, to read. */
async function* exportMarkdown(owned: Owned | null): AsyncGenerator<string> {
  yield markdownHead(new Date().toISOString().slice(0, 10));
  if (!owned) return;
  const { queries, workspace: owner } = owned;
  for await (const collection of readCollections(queries, owner)) {
    yield collectionMarkdown({
      ...collection,
      verses: await withStanding(await whole(collection.verses)),
    });
  }
  for await (const creation of readCreations(queries, owner)) yield creationMarkdown(creation);
  for await (const conversation of readConversations(queries, owner)) {
    yield conversationMarkdown({ ...conversation, turns: await whole(conversation.turns) });
  }
  for await (const plan of readPlans(queries, owner)) {
    yield planMarkdown({ ...plan, ticks: await whole(plan.ticks) });
  }
  let heading = SESSIONS_HEADING;
  for await (const session of readSessions(queries, owner)) {
    yield heading + sessionMarkdown(session);
    heading = "";
  }
  heading = HIGHLIGHTS_HEADING;
  for await (const highlight of readHighlights(queries, owner)) {
    yield heading + highlightMarkdown(highlight);
    heading = "";
  }
  heading = LEARNED_HEADING;
  for await (const learned of readLearned(queries, owner)) {
    yield heading + learnedMarkdown(learned);
    heading = "";
  }
}

/**
 * Pieces of text as the body of an answer: read as fast as the visitor takes them. A failure
 * half-way cuts the answer off.
 */
function toStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/** Everything an owner has as a file to download; an empty one for a browser that keeps nothing. */
export function exportAnswer(owned: Owned | null, format: "json" | "markdown"): Response {
  const isJson = format === "json";
  const pieces = isJson ? exportJson(owned) : exportMarkdown(owned);
  const name = `truth-uncovered-${new Date().toISOString().slice(0, 10)}.${isJson ? "json" : "md"}`;
  return new Response(toStream(pieces), {
    headers: {
      "Content-Type": isJson ? "application/json" : "text/markdown; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
