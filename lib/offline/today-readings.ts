import { chapterPath } from "@/lib/bible/chapter-path";
import { type ChapterId, neighborChapter } from "@/lib/bible/chapters";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { MOST_TODAY } from "./constants";
import { readPlainReference } from "./plain-reference";
import { savesData, tellWorker } from "./tell-worker";

/** The pages of the chapters that references name, each once; at most as many as are fetched. */
export function chapterPathsOf(references: readonly string[]): string[] {
  const paths = new Set<string>();
  for (const { book, chapter, endBook, endChapter } of references.flatMap(
    (reference) => readPlainReference(reference)?.passages ?? [],
  )) {
    let at: ChapterId | null = { book, chapter };
    while (at && paths.size < MOST_TODAY) {
      paths.add(chapterPath(DEFAULT_TRANSLATION, at));
      if (at.book === endBook && at.chapter === endChapter) break;
      at = neighborChapter(at, 1);
    }
  }
  return [...paths];
}

/**
 * Has the pages of what is due today stored, so that they can be read without a connection. The
 * page tells the worker, which asks for nothing that is a visitor's own.
 */
export async function storeTodaysReadings(references: readonly string[]): Promise<void> {
  const paths = chapterPathsOf(references);
  if (paths.length > 0 && !savesData()) await tellWorker({ type: "today", paths });
}
