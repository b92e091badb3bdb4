import { Client } from "pg";
import { ms, percentile, ratio, table } from "../measure";
import { Visitor } from "./visitor";
import { fieldsOf } from "./writes";

// Pages of lists that are short or long: the first page, one from the middle, and the search.

const RUNS = 40;

interface Shelf {
  visitor: Visitor;
  collectionId: string;
  /** Moment of the row in the middle of the newest-first lists. */
  middle: string;
}

/** A visitor with so many rows of each kind, put into the table directly. */
async function furnish(origin: string, database: Client, rows: number): Promise<Shelf> {
  const visitor = new Visitor(origin);
  const { id } = fieldsOf<{ id: string }>(
    await visitor.post("/api/collections", { name: `Long ${rows}` }),
  );
  const found = await database.query<{ workspace: string }>(
    "SELECT workspace_id AS workspace FROM collections WHERE id = $1",
    [id],
  );
  const workspace = found.rows[0]?.workspace;
  // A step at a time: the embedded database ends a statement that takes too long.
  const step = 20_000;
  for (let from = 0; from < rows; from += step) {
    const to = Math.min(rows, from + step) - 1;
    const values = [workspace, from, to];
    await database.query(
      `INSERT INTO collections (id, workspace_id, title, created_at, updated_at)
       SELECT gen_random_uuid()::text, $1, 'Collection ' || n, now() - n * interval '1 second', now()
         FROM generate_series($2::int, $3::int) n`,
      values,
    );
    await database.query(
      `INSERT INTO collection_verses (id, collection_id, reference, verse_text, book, chapter, verse, translation, order_index)
       SELECT gen_random_uuid()::text, $1, 'John 3:16', repeat('words ', 25), 'John', 3, 16, 'NIV', n
         FROM generate_series($2::int, $3::int) n`,
      [id, from, to],
    );
    await database.query(
      `INSERT INTO creations (id, workspace_id, title, content, type, prompt, scripture_references, created_at)
       SELECT gen_random_uuid()::text, $1, 'Poem ' || n, repeat('The Lord is good to those who wait. ', 22) || n, 'poem',
              'Hope', ARRAY['John 3:16'], now() - n * interval '1 second'
         FROM generate_series($2::int, $3::int) n`,
      values,
    );
    await database.query(
      `WITH made AS (
         INSERT INTO conversations (id, workspace_id, title, created_at, updated_at)
         SELECT gen_random_uuid()::text, $1, 'Question ' || n, now() - n * interval '1 second', now()
           FROM generate_series($2::int, $3::int) n
         RETURNING id)
       INSERT INTO chat_turns (id, conversation_id, position, role, content, verse_references)
       SELECT gen_random_uuid()::text, id, 0, 'user', 'Why?', ARRAY[]::text[] FROM made`,
      values,
    );
  }
  const at = Date.now() - (rows / 2) * 1000;
  return { visitor, collectionId: id, middle: new Date(at).toISOString() };
}

/** Every list as a visitor's page asks for it. */
function targets({ collectionId, middle }: Shelf, rows: number): [name: string, target: string][] {
  const cursor = encodeURIComponent(`${middle}~0`);
  const verses = `/api/collections/${collectionId}/verses`;
  return [
    ["collections, first page", "/api/collections"],
    ["collections, middle", `/api/collections?cursor=${cursor}`],
    ["verses of a collection, first page", verses],
    ["verses of a collection, middle", `${verses}?cursor=${rows / 2}`],
    ["creations, first page", "/api/creations"],
    ["creations, middle", `/api/creations?cursor=${cursor}`],
    ["creations, words that every one holds", "/api/creations?q=good+to+those"],
    ["creations, words that one holds", `/api/creations?q=wait.+${rows - 1}`],
    ["creations, words that none holds", "/api/creations?q=xylophone"],
    ["conversations, first page", "/api/conversations"],
    ["conversations, middle", `/api/conversations?cursor=${cursor}`],
  ];
}

/** The same pages of a short and a long list, read in turn. @throws when one is not answered. */
export async function listTable(
  origin: string,
  databaseUrl: string,
  [short, long]: readonly [number, number],
): Promise<string> {
  const database = new Client({ connectionString: databaseUrl });
  database.on("error", () => undefined);
  await database.connect();
  const shelves: [Shelf, Shelf] = [
    await furnish(origin, database, short),
    await furnish(origin, database, long),
  ];
  // As the server's own housekeeping does within a minute.
  await database.query("ANALYZE");
  await database.end();
  const names = targets(shelves[0], short).map(([name]) => name);
  const lists = [targets(shelves[0], short), targets(shelves[1], long)];
  const samples = names.map((): [number[], number[]] => [[], []]);
  for (let run = -2; run < RUNS; run++) {
    for (const [at] of names.entries()) {
      for (const side of [0, 1] as const) {
        const target = lists[side]?.[at]?.[1] ?? "";
        const answer = await shelves[side].visitor.ask(target);
        if (answer.status !== 200) throw new Error(`${target}: ${answer.status} ${answer.text}`);
        if (run >= 0) samples[at]?.[side].push(answer.totalMs);
      }
    }
  }
  for (const { visitor } of shelves) visitor.close();
  const rows = names.map((name, at) => {
    const [few, many] = (samples[at] ?? [[], []]).map((times) => percentile(times, 0.5));
    return [name, ms(few ?? 0), ms(many ?? 0), ratio((many ?? 0) / (few ?? 1))];
  });
  const heading = (rows: number) => `${rows.toLocaleString("en")} rows, p50 ms`;
  return table([["list", heading(short), heading(long), "ratio"], ...rows]);
}
