import { Client } from "pg";

/** What was answered with success: the row's id, and the mark that its write carried. */
export interface Written {
  collections: Map<string, string>;
  verses: Map<string, string>;
  creations: Map<string, string>;
  conversations: Map<string, string>;
}

/** Where each kind and its mark stand. Conversations count with both of their turns. */
const ROWS: Readonly<Record<keyof Written, string>> = {
  collections: "SELECT id, title AS mark FROM collections WHERE title LIKE 'K %'",
  verses: "SELECT id, personal_note AS mark FROM collection_verses WHERE personal_note LIKE 'K %'",
  creations: "SELECT id, title AS mark FROM creations WHERE title LIKE 'K %'",
  conversations: `SELECT conversation_id AS id, min(content) FILTER (WHERE role = 'user') AS mark
                    FROM chat_turns GROUP BY conversation_id
                  HAVING count(*) = 2 AND min(content) FILTER (WHERE role = 'user') LIKE '% K %'`,
};

/** Collections whose verses are not at 0, 1, 2 … */
const GAPS = `SELECT collection_id AS id FROM collection_verses GROUP BY collection_id
              HAVING count(*) <> max(order_index) + 1 OR min(order_index) <> 0`;
/** Writes whose key is claimed without an answer, and questions without one. */
const HALVES = `SELECT workspace_id || ' ' || key AS id FROM idempotent_writes WHERE status IS NULL
                UNION ALL SELECT conversation_id FROM chat_turns GROUP BY conversation_id
                        HAVING count(*) % 2 = 1 AND min(content) FILTER (WHERE role = 'user') LIKE '% K %'`;

/**
 * Everything that is missing, there twice, out of place or half there, one line each; none when all
 * is well.
 */
export async function findDamage(databaseUrl: string, written: Written): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  await client.connect();
  const damage: string[] = [];
  try {
    for (const kind of Object.keys(ROWS) as (keyof Written)[]) {
      const { rows } = await client.query<{ id: string; mark: string }>(ROWS[kind]);
      const stored = new Map(rows.map(({ id, mark }) => [id, mark]));
      for (const [id, mark] of written[kind]) {
        if (stored.get(id) !== mark) damage.push(`${kind}: ${mark} is lost`);
      }
      const marks = new Set<string>();
      for (const { mark } of rows) {
        if (marks.has(mark)) damage.push(`${kind}: ${mark} is there twice`);
        marks.add(mark);
      }
    }
    for (const [what, query] of [
      ["places with gaps", GAPS],
      ["half a write", HALVES],
    ] as const) {
      const { rows } = await client.query<{ id: string }>(query);
      damage.push(...rows.map(({ id }) => `${what}: ${id}`));
    }
  } finally {
    await client.end();
  }
  return damage;
}
