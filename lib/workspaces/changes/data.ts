import "server-only";
// What several browsers of one workspace have to know of each other's writes: a count of them, and
// for each kind of thing the count at its last change. One row, so it takes the order in which the
// writes were committed.
import type { Queries } from "../data";
import type { Owner } from "../owner";
import type { ChangeEntry, Kind } from "./rules";

/** Counts a write of a device, and what it may have changed. The last statement of a write. */
export async function noteChange(
  queries: Queries,
  { workspaceId }: Owner,
  device: string,
  kinds: readonly Kind[],
): Promise<void> {
  await queries.$executeRaw`
    UPDATE workspaces AS w
       SET change_count = change_count + 1,
           changed = changed || (
             SELECT jsonb_object_agg(kind, jsonb_build_array(
                      w.change_count + 1, ${device}::text,
                      CASE WHEN w.changed -> kind ->> 1 = ${device}
                           THEN w.changed -> kind -> 2
                           ELSE coalesce(w.changed -> kind -> 0, '0') END,
                      extract(epoch FROM now())::bigint))
               FROM unnest(${[...kinds]}::text[]) AS kind)
     WHERE id = ${workspaceId}`;
}

/** The count of an owner's writes, the last change of each kind, and how many devices there are. */
export async function findChanges(
  queries: Queries,
  { workspaceId }: Owner,
): Promise<{ count: number; changed: Record<string, ChangeEntry>; devices: number }> {
  const [row] = await queries.$queryRaw<
    { count: number; changed: Record<string, ChangeEntry>; devices: number }[]
  >`
    SELECT change_count AS count, changed,
           (SELECT count(*)::int FROM devices WHERE workspace_id = owner.id) AS devices
      FROM workspaces AS owner WHERE id = ${workspaceId}`;
  return row ?? { count: 0, changed: {}, devices: 0 };
}
