import { z } from "zod";
import { DEFAULT_LIST_LIMIT, MAX_LIST_LIMIT } from "./list-query";
import { wholeNumber } from "./whole-number";

const FOLLOW = "Follow the link from the previous page";

/**
 * Parameters of a list that keeps the order its items were given. `cursor` is the place after which
 * the next page begins.
 */
export const positionQuery = z.object({
  limit: wholeNumber("limit", {
    min: 1,
    max: MAX_LIST_LIMIT,
    fallback: DEFAULT_LIST_LIMIT,
    about: "The most the answer can contain.",
  }),
  cursor: z
    .string()
    .regex(/^\d{1,9}$/, FOLLOW)
    .transform(Number)
    .optional()
    .describe("Where the next page begins, as the Link header gave it."),
});
export type PositionQuery = z.output<typeof positionQuery>;

/**
 * What a query of such a list asks for: in order, from the cursor on, one row more than the page
 * holds. Positions are unique.
 */
export function inOrder({ limit, cursor }: PositionQuery) {
  return {
    where: cursor === undefined ? {} : { position: { gt: cursor } },
    orderBy: { position: "asc" as const },
    take: limit + 1,
  };
}

/** Makes a page of such rows; `next` is the cursor of the page after it, null on the last one. */
export function toPositionPage<Row extends { position: number }, Item>(
  rows: Row[],
  limit: number,
  toItem: (row: Row) => Item,
): { items: Item[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page[page.length - 1];
  return {
    items: page.map(toItem),
    next: rows.length > limit && last ? String(last.position) : null,
  };
}
