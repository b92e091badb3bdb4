// The reading position of a browser that has none of its own, such as the second one after a
// transfer code.
import type { QueryClient } from "@tanstack/react-query";
import { toLocalDay } from "@/lib/dates";
import { summaryOptions } from "./client";
import { noteNoPosition, readPosition, savePosition } from "./reading-position";

/**
 * The last chapter that a session's reference names: "Genesis 3" of "Genesis 1-3", "John 3" of
 * "John 3:16-21"; null when it names none.
 */
export function lastChapterOf(reference: string): string | null {
  const last = reference.split(";").at(-1) ?? "";
  const [, book, first, end] = /^(.*\D)\s(\d+)(?:-(\d+)$)?/.exec(last.trim()) ?? [];
  return book && first ? `${book} ${end ?? first}` : null;
}

/**
 * Asks the visitor's workspace, once the page is at rest, for the chapter that was read last and
 * saves it as the position. A failure leaves all as it is. Called only where `readPosition` is
 * empty.
 */
export async function findPosition(client: QueryClient): Promise<void> {
  try {
    const rest = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    await new Promise<void>((resolve) => rest(() => resolve()));
    const { last } = await client.fetchQuery(summaryOptions(toLocalDay(new Date())));
    if (readPosition() !== "") return;
    const title = last && lastChapterOf(last.reference);
    if (title) savePosition({ title, parameters: "" });
    else noteNoPosition();
  } catch {
    // Offline: nothing to go on with is shown.
  }
}
