// The place of a browser that has none of its own, such as the second one after a transfer code.
import type { QueryClient } from "@tanstack/react-query";
import { toLocalDay } from "@/lib/dates";
import { summaryOptions } from "./client";
import { noteNoPlace, readPlace, savePlace } from "./place";

/** The last chapter that a session's reference names: "Genesis 3" of "Genesis 1-3", "John 3" of "John 3:16-21"; null when it names none. */
export function lastChapterOf(reference: string): string | null {
  const last = reference.split(";").at(-1) ?? "";
  const [, book, first, end] = /^(.*\D)\s(\d+)(?:-(\d+)$)?/.exec(last.trim()) ?? [];
  return book && first ? `${book} ${end ?? first}` : null;
}

/**
 * Asks the visitor's workspace, once the page is at rest, for the chapter that was read last and keeps it as the place. A failure leaves all as it is.
 * Called only where `readPlace` is empty.
 */
export async function findPlace(client: QueryClient): Promise<void> {
  try {
    const rest = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    await new Promise<void>((resolve) => rest(() => resolve()));
    const { last } = await client.fetchQuery(summaryOptions(toLocalDay(new Date())));
    if (readPlace() !== "") return;
    const title = last && lastChapterOf(last.reference);
    if (title) savePlace({ title, parameters: "" });
    else noteNoPlace();
  } catch {
    // Offline: nothing to go on with is shown.
  }
}
