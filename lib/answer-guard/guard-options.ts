import "server-only";
import type { TranslationCode } from "@/lib/bible/constants";
import type { Scripture } from "@/lib/bible/scripture";
import type { VersePart } from "@/lib/bible/verse-part";

/** What the guard lets out; it knows a source only by its id. */
export type GuardedPart<Source> =
  | { type: "text"; text: string }
  | VersePart
  | { type: "source"; source: Source };

export interface GuardOptions<Source extends { id: string }> {
  scripture: Scripture;
  /** Slots that name no translation are printed in this one. */
  translation: TranslationCode;
  /** Slots `[[S1]]`, `[[S2]]` … stand for these. */
  sources?: readonly Source[];
  /** A secret word in the prompt; the answer ends if it appears. */
  canary?: string;
  /** False where the passages that the words name are shown anyway. */
  printsBeside?: boolean;
}

/** What was changed in one answer by kind, for the log. */
export interface GuardCounts {
  /** Slots that named no passage (or no source) of ours. */
  droppedSlots: number;
  /** Slots that were never closed. */
  brokenSlots: number;
  /** Words given as a passage's that are not, replaced by the passage. */
  replacedWords: number;
  /** Words somebody of the Bible is said to have spoken that stand nowhere, struck. */
  unspokenWords: number;
  /** Of those two: verses with other words in them, wherever they stood. */
  alteredVerses: number;
  /** Of those two: sayings that no verse has. */
  sayings: number;
  /** Of those two: words in another language than the answer's. */
  foreignWords: number;
  /** Verses as they are, printed under their own reference instead of another's. */
  misplacedVerses: number;
  /** References exchanged for the one where the words stand. */
  correctedReferences: number;
  /** References that do not exist, struck. */
  missingReferences: number;
  /** Quotations that lost their marks. */
  unmarkedQuotations: number;
  /** Addresses and telephone numbers, struck. */
  contacts: number;
  /** Passages printed beside commentary that names them. */
  printedBeside: number;
}
