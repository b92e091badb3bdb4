import "server-only";
import { BOOKS } from "@/lib/bible/canon";

const NAMES = BOOKS.map(({ name }) => name).sort((a, b) => b.length - a.length);
/** A book, a chapter and a verse in columns or fields of their own. */
const SPLIT = new RegExp(
  `["“']?(?<!\\p{L})(${NAMES.join("|")}|Psalm)["”']?,?\\s*(?:—|\\n)\\s*(?:(?:chapter|ch)\\W{1,3})?["“']?(\\d{1,3})["”']?,?\\s*(?:—|\\n)\\s*(?:(?:verse|v|verse number)\\W{1,3})?["“']?(\\d{1,3})["”']?(?=\\s*(?:—|\\n|[,}]|$))`,
  "gu",
);

/** References in columns ("Romans — 5 — 3") and fields as one: "Romans 5:3". */
export function withJoinedReferences(text: string): string {
  return /\d/.test(text) ? text.replace(SPLIT, "$1 $2:$3") : text;
}
