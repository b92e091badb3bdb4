import "server-only";
import { CHAPTERS } from "@/lib/content/chapters";
import type { ChapterId } from "./chapters";

/** What a chapter tells, in one or two sentences of the editors' own. */
export function summaryOf({ book, chapter }: ChapterId): string {
  const found = CHAPTERS.find((candidate) => candidate.book === book)?.chapters[chapter - 1];
  if (!found) throw new RangeError(`No summary of ${book} ${chapter}`);
  return found;
}
