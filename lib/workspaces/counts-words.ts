// What is kept in words; apart from rules.ts because browsers say it too.
import { joinWords } from "@/lib/plain-text";
import type { WorkspaceCounts } from "./contract";

/** "1 collection", "1,200 verses". */
export function countWords(count: number, one: string): string {
  return `${count.toLocaleString("en-US")} ${one}${count === 1 ? "" : "s"}`;
}

/** What is kept in words, without what there is none of; null for nothing. */
export function describeKept(counts: WorkspaceCounts): string | null {
  const parts = [
    [counts.collections, "collection"],
    [counts.verses, "verse"],
    [counts.creations, "creation"],
    [counts.conversations, "conversation"],
    [counts.plans, "reading plan"],
    [counts.sessions, "reading session"],
    [counts.highlights, "highlight"],
  ] as const;
  const words = parts.filter(([count]) => count > 0).map(([count, one]) => countWords(count, one));
  return words.length > 0 ? joinWords(words) : null;
}

/** What an import brought: "Added 3 collections and 12 verses. 2 things were there already." */
export function describeImport(added: WorkspaceCounts, alreadyThere: number): string {
  const words = describeKept(added);
  if (words === null) {
    return alreadyThere > 0
      ? "Nothing was added: everything in this file is here already."
      : "Nothing was added: this file holds nothing.";
  }
  if (alreadyThere === 0) return `Added ${words}.`;
  const known = `${alreadyThere.toLocaleString("en-US")} ${alreadyThere === 1 ? "was" : "were"}`;
  return `Added ${words}. ${known} there already.`;
}
