import { chapterPath } from "@/lib/bible/chapter-path";
import { type ChapterId, neighborChapter } from "@/lib/bible/chapters";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { MOST_TODAY } from "../constants";
import { findReference } from "./find-reference";

/** The pages of the chapters that references name, each once; at most as many as are fetched. */
export function chapterPathsOf(references: readonly string[]): string[] {
  const paths = new Set<string>();
  for (const { book, chapter, endBook, endChapter } of references.flatMap(
    (reference) => findReference(reference)?.passages ?? [],
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
