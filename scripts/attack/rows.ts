import { Client } from "pg";

// What stands in the database, told by sums: to see that a refused write has written nothing.

/** Counters and the keys of counters: what is refused is rightly counted there. */
const UNCOUNTED = ["_prisma_migrations", "rate_limits", "address_salts"];

/** A sum over each table, by its name. */
export type Sums = Readonly<Record<string, string>>;

/**
 * Watches the tables of a database; `spared` is a workspace whose rows go on changing meanwhile.
 */
export class Rows {
  readonly #client: Client;
  #visitors: string[] = [];
  #sum = "";
  #builtIn = "";

  constructor(
    databaseUrl: string,
    readonly spared = "nobody",
  ) {
    this.#client = new Client({ connectionString: databaseUrl });
    this.#client.on("error", () => undefined);
  }

  /**
   * Connects, deletes what other visitors keep, and finds out which tables are empty then: those
   * that visitors fill. @throws when it cannot.
   */
  async open(): Promise<void> {
    await this.#client.connect();
    await this.clear();
    const { rows } = await this.#client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL ($1)`,
      [UNCOUNTED],
    );
    const visitors: string[] = [];
    const builtIn: string[] = [];
    for (const { name } of rows) {
      const found = await this.#client.query(
        `SELECT 1 FROM "${name}" AS t WHERE t::text NOT LIKE $1 LIMIT 1`,
        [`%${this.spared}%`],
      );
      (found.rows.length > 0 ? builtIn : visitors).push(name);
    }
    this.#visitors = visitors;
    this.#sum = this.#statement(visitors);
    this.#builtIn = this.#statement(builtIn);
  }

  /**
   * Sums over the rows that hold one of these ids: of one visitor, when all of his are given. A
   * demo space may bear any id as its label.
   */
  sumsOf(ids: readonly string[]): Promise<Sums> {
    const condition = `t::text ~ '${ids.join("|")}' AND t::text !~ 'demo-'`;
    return this.#ask(this.#statement(this.#visitors, condition));
  }

  /** Sums over the tables that visitors fill. */
  sums(): Promise<Sums> {
    return this.#ask(this.#sum);
  }

  /** Sums over the tables that nobody may change: scripture, articles, evidence. */
  builtIn(): Promise<Sums> {
    return this.#ask(this.#builtIn);
  }

  /** Deletes every workspace, and with it all that hangs on it, but the spared one. */
  async clear(): Promise<void> {
    await this.#client.query("DELETE FROM workspaces WHERE id <> $1", [this.spared]);
    await this.#client.query("DELETE FROM context_answers");
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => undefined);
  }

  #statement(tables: readonly string[], condition = `t::text NOT LIKE '%${this.spared}%'`): string {
    return tables
      .map(
        (name) =>
          `SELECT '${name}' AS name, count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS sum
             FROM "${name}" AS t WHERE ${condition}`,
      )
      .join(" UNION ALL ");
  }

  async #ask(statement: string): Promise<Sums> {
    const { rows } = await this.#client.query<{ name: string; sum: string }>(statement);
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
  }
}

/** The tables whose sums differ. */
export function changedTables(before: Sums, after: Sums): string[] {
  return Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
}

/** The workspace that owns a collection; nothing when there is no such one. */
export async function ownerOf(databaseUrl: string, collectionId: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query<{ id: string }>("SELECT workspace_id AS id FROM collections WHERE id = $1", [
      collectionId,
    ])
    .finally(() => client.end());
  return rows[0]?.id ?? "";
}
