import "server-only";
import type { ChapterId } from "@/lib/bible/chapters";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { toVerseAddress } from "@/lib/bible/rules";
import { builtOnce } from "@/lib/built-once";
import { ANSWERS } from "@/lib/content/answers";
import type { ContentGroup } from "./content-hit";
import { gatherItems } from "./searched-items";

/** Something the site says that names verses of a chapter. */
export interface ChapterItem {
  group: ContentGroup | "answers";
  title: string;
  href: string;
}

interface Citing extends ChapterItem {
  /** How often it names the chapter, relative to all chapters it names: 0 to 1. */
  share: number;
}

const keyOf = ({ book, chapter }: ChapterId) => `${book} ${chapter}`;

/** Items by chapter, those first that are most about it. */
const citing = builtOnce("chapterItems", () => {
  const items: readonly (ChapterItem & { parts: readonly string[] })[] = [
    ...ANSWERS.map(({ id, question, answer, passages }) => ({
      group: "answers" as const,
      title: question,
      href: `/answers/${id}`,
      parts: [answer, ...passages.map(({ reference }) => reference)],
    })),
    ...gatherItems(),
  ];
  const found = new Map<string, Citing[]>();
  for (const { group, title, href, parts } of items) {
    const counts = countChapters(parts);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    for (const [key, count] of counts) {
      const list = found.get(key) ?? [];
      list.push({ group, title, href, share: count / total });
      found.set(key, list);
    }
  }
  for (const list of found.values()) list.sort((a, b) => b.share - a.share);
  return found;
});

function countChapters(parts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { start } of parts.flatMap((part) => readWrittenReferences(part))) {
    const key = keyOf(toVerseAddress(start));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/**
 * What the site says that names verses of a chapter, at most `limit` of a kind, what is most about
 * it first.
 */
export function findChapterItems(place: ChapterId, limit: number): ChapterItem[] {
  const taken = new Map<string, number>();
  return (citing().get(keyOf(place)) ?? []).flatMap(({ group, title, href }) => {
    const count = (taken.get(group) ?? 0) + 1;
    taken.set(group, count);
    return count > limit ? [] : [{ group, title, href }];
  });
}
