import type { BookId } from "@/lib/bible/canon";
import { formatReference, toCanonicalOrder, toPassage } from "@/lib/bible/rules";
import { joinWords } from "@/lib/plain-text";
import type { Reason } from "./schema";

/** Reasons that are told; further ones make the line long and say less. */
const MOST_TOLD = 2;

function orderOf(osis: string): number {
  const [book, chapter, verse] = osis.split(".");
  const address = { book: book as BookId, chapter: Number(chapter), verse: Number(verse) };
  return toCanonicalOrder(address) ?? 1;
}

/** A passage of several verses ("Joel.2.28-Joel.2.32") in brackets, "" for a single verse. */
function nameLong(osis: string): string {
  const [first = "", last] = osis.split("-");
  if (last === undefined) return "";
  return ` (${formatReference(toPassage(orderOf(first), orderOf(last)))})`;
}

const list = (words: readonly string[]) => words.map((word) => `“${word}”`).join(", ");

/** A reason in a few words that go on from the related verse: "quotes this verse". */
export function tellReason(reason: Reason): string {
  switch (reason.kind) {
    case "quotation":
      return reason.side === "quotes"
        ? `quotes this verse${nameLong(reason.to)}`
        : `quoted here${nameLong(reason.to)}`;
    case "allusion":
      return reason.side === "quotes"
        ? `takes up words of this verse${nameLong(reason.to)}`
        : `its words are taken up here${nameLong(reason.to)}`;
    case "named":
      return reason.side === "quotes"
        ? "a footnote there names this verse"
        : "named here in a footnote";
    case "wording":
      return `nearly the same words in the ${reason.translation}`;
    case "event":
      return `same event: ${reason.name}`;
    case "lemma":
      return `same word: ${reason.transliteration} (${reason.id}${reason.gloss ? `, “${reason.gloss}”` : ""}), in ${reason.verses} verses`;
    case "words":
      return `${reason.words.length > 1 ? "same words" : "same word"} in the ${reason.translation}: ${list(reason.words)}`;
    case "names":
      return `both name ${joinWords(reason.names)}`;
    case "story":
      return "in the same story";
    case "returned":
      return "links back to this verse";
    case "common":
      return `both link to ${reason.count} of the same verses`;
  }
}

/** The strongest reasons in one line, without a period; null where there are none. */
export function tellWhy(reasons: readonly Reason[]): string | null {
  const told = reasons.slice(0, MOST_TOLD).map(tellReason).join("; ");
  if (told === "") return null;
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}`;
}
