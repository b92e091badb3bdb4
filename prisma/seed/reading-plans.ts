import { createHash } from "node:crypto";
import { readingPlans } from "../../lib/content/reading-plans";
import type { QueryClient } from "./state";
import type { Report } from "./tables";

/** Fingerprint and number of the built-in plans as the content folder holds them. */
export function fingerprintPlans(): { checksum: string; rows: number } {
  const checksum = createHash("sha256").update(JSON.stringify(readingPlans)).digest("hex");
  return { checksum, rows: readingPlans.length };
}

/**
 * Makes the built-in plans what lib/content/reading-plans says, under the same ids: adds, updates
 * and removes. A plan an operator imported stays as it is, also under the id of a built-in one,
 * which is then left out. For use in the caller's transaction.
 */
export async function loadReadingPlans(client: QueryClient, report: Report): Promise<void> {
  await client.query(
    "DELETE FROM reading_plans WHERE origin = 'built-in' AND NOT (id = ANY($1::text[]))",
    [readingPlans.map(({ id }) => id)],
  );
  for (const [position, plan] of readingPlans.entries()) {
    const { rowCount } = await client.query(
      `INSERT INTO reading_plans (id, position, title, description, duration, category, difficulty, daily_reading, days, origin)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'built-in')
       ON CONFLICT (id) DO UPDATE SET position = $2, title = $3, description = $4, duration = $5, category = $6, difficulty = $7,
         daily_reading = $8, days = $9
       WHERE reading_plans.origin = 'built-in'`,
      [
        plan.id,
        position,
        plan.title,
        plan.description,
        plan.duration,
        plan.category,
        plan.difficulty,
        plan.dailyReading,
        JSON.stringify(plan.days),
      ],
    );
    if (rowCount === 0) {
      report(`  Warning: ${plan.id} was imported under the same id and stays`);
    }
  }
}
