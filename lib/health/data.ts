import "server-only";
import { closeDatabase, db } from "@/lib/db/client";

/** How many verses each seeded translation has and should have, asked of the database. For the readiness check. */
export async function countTranslations(): Promise<
  { code: string; verses: number; expected: number }[]
> {
  const rows = await db.$queryRaw<{ code: string; verses: number; expected: number }[]>`
    SELECT code, verse_count AS expected,
      (SELECT count(*)::int FROM verses WHERE translation_code = code) AS verses
    FROM translations ORDER BY code`;
  return rows;
}

/** Closes this process's database connections; queries after it open them anew. */
export async function releaseDatabase(): Promise<void> {
  await closeDatabase();
}
