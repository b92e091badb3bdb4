import type { ClientBase } from "pg";

/** A creation that waits for the operator's word, or was reported. */
export interface Waiting {
  /**
   * "<id>:<version>": what an approval names, so that nothing is approved that was changed after it
   * was read.
   */
  key: string;
  type: string;
  title: string;
  content: string;
  isGenerated: boolean;
  moderation: string;
  reports: number;
  reasons: string[];
}

/** Creations shown at once. */
const MOST = 50;

/** What there is to decide on, the most reported first, then the oldest; `MOST` at most. */
export async function listWaiting(client: ClientBase): Promise<Waiting[]> {
  const { rows } = await client.query(
    `SELECT c.id || ':' || c.version AS key, c.type, c.title, c.content,
            c.is_generated AS "isGenerated", c.moderation, count(r.id)::int AS reports,
            coalesce(array_agg(r.reason) FILTER (WHERE r.reason IS NOT NULL), '{}') AS reasons
       FROM creations AS c LEFT JOIN creation_reports AS r ON r.creation_id = c.id
      WHERE c.is_public AND c.share_token IS NOT NULL
        AND (c.moderation = 'waiting' OR r.id IS NOT NULL)
      GROUP BY c.id ORDER BY count(r.id) DESC, c.created_at, c.id LIMIT $1`,
    [MOST],
  );
  return rows as Waiting[];
}

/**
 * Lists a creation in Discover and settles its reports. `key` is the one it was listed under. False
 * when there is no such public creation (any more), or it was changed since.
 */
export async function approve(client: ClientBase, key: string): Promise<boolean> {
  const [id, version] = key.split(":");
  if (!version || !/^\d{1,9}$/.test(version)) return false;
  const { rowCount } = await client.query(
    `WITH done AS (
       UPDATE creations SET moderation = 'approved'
        WHERE id = $1 AND version = $2 AND is_public AND share_token IS NOT NULL
        RETURNING id),
     settled AS (DELETE FROM creation_reports WHERE creation_id IN (SELECT id FROM done))
     SELECT id FROM done`,
    [id, Number(version)],
  );
  return rowCount === 1;
}

/**
 * Takes a public creation out of Discover and ends its link, whatever its version; its author keeps
 * it. False when there is none.
 */
export async function reject(client: ClientBase, key: string): Promise<boolean> {
  const [id] = key.split(":");
  const { rowCount } = await client.query(
    `WITH done AS (
       UPDATE creations SET moderation = 'refused', is_public = false, share_token = NULL,
              version = version + 1
        WHERE id = $1 AND is_public AND share_token IS NOT NULL
        RETURNING id),
     settled AS (DELETE FROM creation_reports WHERE creation_id IN (SELECT id FROM done))
     SELECT id FROM done`,
    [id],
  );
  return rowCount === 1;
}

/**
 * A creation as the terminal shows it. Visitors' control characters are left out: a terminal would
 * obey them.
 */
export function describeWaiting(waiting: Waiting): string {
  const { key, type, title, content, isGenerated, moderation, reports, reasons } = waiting;
  const lines = [
    `${key}  ${type}, ${isGenerated ? "AI-made" : "a visitor's own words"}, ${moderation}`,
    ...(reports > 0 ? [`  ${reports} ${reports === 1 ? "report" : "reports"}`] : []),
    ...reasons.map((reason) => `  reason: ${reason.replace(/\s+/g, " ")}`),
    `  ${title}`,
    ...content.split("\n").map((line) => `  | ${line}`),
  ];
  return lines.map((line) => line.replace(/\p{Cc}|\p{Cf}/gu, "")).join("\n");
}
