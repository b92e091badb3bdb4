import "server-only";
import type { ChapterId } from "./chapters";
import { getScripture } from "./data";
import { toChapterPassage, toVerseAddress } from "./rules";
import { getLinks } from "./scripture";

/** A chapter and how many links of study Bibles lead there. */
export interface LinkedChapter extends ChapterId {
  links: number;
}

/**
 * The other chapters that a chapter's verses are linked to most often, the most links first, equals
 * in canonical order. Throws AppError unavailable while the text is not loaded.
 */
export async function getLinkedChapters(place: ChapterId, limit: number): Promise<LinkedChapter[]> {
  const whole = toChapterPassage(place.book, place.chapter);
  if (!whole) return [];
  const scripture = await getScripture();
  const found = new Map<string, LinkedChapter>();
  for (let order = whole.start; order <= whole.end; order++) {
    for (const target of getLinks(scripture, order)) {
      if (target >= whole.start && target <= whole.end) continue;
      const { book, chapter } = toVerseAddress(target);
      const key = `${book} ${chapter}`;
      const known = found.get(key) ?? { book, chapter, links: 0 };
      known.links += 1;
      found.set(key, known);
    }
  }
  return [...found.values()].sort((a, b) => b.links - a.links).slice(0, limit);
}
