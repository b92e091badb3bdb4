import type { ListQuery } from "./list-query";

/**
 * A page of a list that is ordered newest first. `next` is the cursor of the page after it, null on
 * the last one.
 */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

interface Dated {
  id: string;
  publishedAt: string;
}

/**
 * What a query of such a list asks for: newest first, equal dates by id, from the cursor on, one
 * row more than the page holds. An index on (published_at desc, id) serves every page alike.
 */
export function newestFirst({ limit, cursor }: ListQuery) {
  return {
    ...(cursor
      ? {
          where: {
            publishedAt: { lte: cursor.publishedAt },
            OR: [
              { publishedAt: { lt: cursor.publishedAt } },
              { publishedAt: cursor.publishedAt, id: { gt: cursor.id } },
            ],
          },
        }
      : {}),
    orderBy: [{ publishedAt: "desc" as const }, { id: "asc" as const }],
    take: limit + 1,
  };
}

/**
 * The same for lists of what visitors made, which are ordered by `createdAt`; `after` is the
 * condition that the cursor sets, an empty one on the first page.
 */
export function newestMadeFirst({ limit, cursor }: ListQuery) {
  const at = cursor?.publishedAt;
  return {
    after: cursor
      ? {
          createdAt: { lte: at },
          OR: [{ createdAt: { lt: at } }, { createdAt: at, id: { gt: cursor.id } }],
        }
      : {},
    orderBy: [{ createdAt: "desc" as const }, { id: "asc" as const }],
    take: limit + 1,
  };
}

/** Makes a page of such rows. */
export function toMadePage<Item extends { id: string; createdAt: string }>(
  rows: Item[],
  limit: number,
): Page<Item> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? `${last.createdAt}~${last.id}` : null };
}

/**
 * Makes a page of rows of which one more than `limit` was read, to see whether there is a next
 * page.
 */
export function toPage<Item extends Dated>(rows: Item[], limit: number): Page<Item> {
  const items = rows.slice(0, limit);
  const last = items[items.length - 1];
  return { items, next: rows.length > limit && last ? `${last.publishedAt}~${last.id}` : null };
}

/**
 * The Link header that leads to the next page of `path`, or none on the last page. `filters` are
 * the list's other parameters, kept in the link.
 */
export function nextLink(
  path: string,
  limit: number,
  next: string | null,
  filters: Record<string, string | undefined> = {},
): Record<string, string> {
  if (next === null) return {};
  const query = new URLSearchParams({ limit: String(limit), cursor: next });
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  return { Link: `<${path}?${query}>; rel="next"` };
}
