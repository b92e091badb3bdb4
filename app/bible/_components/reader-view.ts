import { ANY_CODE, TRANSLATION_CODES } from "@/lib/bible/constants";

/**
 * What the reader shows: one translation by its code, "parallel", several side by side, or
 * "interlinear", the words of the original with one of them. Stands in the address as `translation`.
 */
export type ReaderView = string;

/** Side by side there is room for so many. */
export const MOST_COLUMNS = 4;

/** A view as an address names it; null for what is none. */
export function readView(text: string): ReaderView | null {
  return text === "parallel" || text === "interlinear" || ANY_CODE.test(text) ? text : null;
}

/**
 * The translations on the page, the one that is read first. `beside` is what the address says of
 * the others in parallel ("KJV,RVX"); without it they are the other one of ours.
 */
export function columnsOf(view: ReaderView, own: string, beside: string | null): string[] {
  if (view === "interlinear") return [own];
  if (view !== "parallel") return [view];
  const asked = (beside ?? "").split(",").filter((code) => ANY_CODE.test(code) && code !== own);
  const others = asked.length > 0 ? asked : TRANSLATION_CODES.filter((code) => code !== own);
  // Of ours one stands beside the other; beside an import, the first.
  const shown = asked.length > 0 ? others : others.slice(0, 1);
  return [...new Set([own, ...shown])].slice(0, MOST_COLUMNS);
}
