import "server-only";
import { ORIGINAL_WORDS } from "@/lib/content/original-words";
import type { OriginalWord } from "@/lib/content/original-words/schema";
import type { LexemeId } from "./stored";

/** Where the site tells at length of a word that readers know by its sound. */
export function findExplained(id: LexemeId): OriginalWord[] {
  return ORIGINAL_WORDS.filter(({ lexemes }) => lexemes.includes(id));
}
