import "server-only";
import { closeDatabase, db } from "@/lib/db/client";

/**
 * How many verses each seeded translation has and should have, asked of the database. For the
 * readiness check.
 */
export async function countTranslations(): Promise<
  { code: string; verses: number; expected: number }[]
> {
  const rows = await db.$queryRaw<{ code: string; verses: number; expected: number }[]>`
    SELECT code, verse_count AS expected,
      (SELECT count(*)::int FROM verses WHERE translation_code = code) AS verses
    FROM translations ORDER BY code`;
  return rows;
}

/**
 * The name of the newest migration the database records; null where the records cannot be read or
 * there are none.
 */
export async function findNewestMigration(): Promise<string | null> {
  // Asked first: the site's role may be let into its own tables only.
  const [table] = await db.$queryRaw<{ readable: boolean | null }[]>`
    SELECT has_table_privilege(to_regclass('_prisma_migrations'), 'SELECT') AS readable`;
  if (!table?.readable) return null;
  const [row] = await db.$queryRaw<{ newest: string | null }[]>`
    SELECT max(migration_name COLLATE "C") AS newest FROM _prisma_migrations
     WHERE rolled_back_at IS NULL`;
  return row?.newest ?? null;
}

/** Closes this process's database connections; queries after it open them anew. */
export async function releaseDatabase(): Promise<void> {
  await closeDatabase();
}
