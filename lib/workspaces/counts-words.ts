// Browsers use it too.
import { countOf } from "@/lib/count-words";
import { joinWords } from "@/lib/plain-text";
import type { WorkspaceCounts } from "./contract";

/** What is saved in words, without what there is none of; null for nothing. */
export function describeCounts(counts: WorkspaceCounts): string | null {
  const parts = [
    [counts.collections, "collection"],
    [counts.verses, "verse"],
    [counts.creations, "creation"],
    [counts.conversations, "conversation"],
    [counts.plans, "reading plan"],
    [counts.sessions, "reading session"],
    [counts.highlights, "highlight"],
    [counts.learned, "learned passage"],
  ] as const;
  const words = parts.filter(([count]) => count > 0).map(([count, one]) => countOf(count, one));
  return words.length > 0 ? joinWords(words) : null;
}

/** What an import brought: "Added 3 collections and 12 verses. 2 things were there already." */
export function describeImport(added: WorkspaceCounts, alreadyThere: number): string {
  const words = describeCounts(added);
  if (words === null) {
    return alreadyThere > 0
      ? "Nothing was added: everything in this file is here already."
      : "Nothing was added: this file is empty.";
  }
  if (alreadyThere === 0) return `Added ${words}.`;
  const known = countOf(alreadyThere, "was", "were");
  return `Added ${words}. ${known} there already.`;
}
