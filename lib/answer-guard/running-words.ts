import "server-only";
import type { Scripture } from "@/lib/bible/scripture";
import { toWords } from "@/lib/bible/search/words";
import { placesInTable } from "./table-words";

/** How many words of a verse, one after the other, nobody says by chance. */
const FEWEST_WORDS = 5;
/** As many everyday words in a row nobody says by chance either. */
const ENOUGH_WORDS = 9;
/** What stands in more verses is a word of every day: "went", "house". */
const MOST_VERSES = 80;
/** What stands in more places is a turn of phrase: "and it came to pass". */
const MOST_PLACES = 4;
/** Nobody looks for a verse in more words; each is looked up. */
const MOST_READ = 80;

/** Asks for the place of something that the message says. */
const ASKS_FOR_PLACE =
  /\b(?:[Ff]ind (?:it|that|this|the (?:verse|passage|psalm))|[Ww]here(?:['’]s| is| does| are) (?:it|that|this|the (?:verse|passage|psalm))|(?:[Ww]hich|[Ww]hat) (?:book|psalm|gospel|chapter|verse|passage)|[Ww]ho (?:said|says|wrote) (?:it|that|this)|[Ii]s (?:it|that|this) (?:\p{Lu}\p{L}+|in the bible|from the bible))/u;

/**
 * The longest run of words in a message that stands in a verse word for word, in a message that
 * asks where something stands but does not mark it: "Study to shew thyself approved, is that Paul?"
 * Null where there is none, and where it is of everyday words, as anybody tells a story ("went to
 * the house of"). Pure.
 */
export function findRunningWords(scripture: Scripture, message: string): string | null {
  if (!ASKS_FOR_PLACE.test(message)) return null;
  const words = toWords(message).slice(0, MOST_READ);
  const textOf = (from: number, count: number) =>
    words
      .slice(from, from + count)
      .map(({ text }) => text)
      .join(" ");
  let best = "";
  let longest = FEWEST_WORDS - 1;
  for (let from = 0; from + FEWEST_WORDS <= words.length; from++) {
    for (let count = longest + 1; from + count <= words.length; count++) {
      const run = textOf(from, count);
      const places = placesInTable(scripture, run).length;
      if (places === 0 || places > MOST_PLACES) break;
      best = run;
      longest = count;
    }
  }
  return best !== "" && isTelling(scripture, best.split(" ")) ? best : null;
}

/** Whether words in a row are a verse's and nobody's own: long, or with one that hardly a verse has. */
function isTelling({ translations }: Scripture, words: readonly string[]): boolean {
  const versesWith = (word: string) =>
    [...translations.values()].map(({ index: { wordIds, wordStart } }) => {
      const id = wordIds.get(word);
      return id === undefined ? 0 : (wordStart[id + 1] ?? 0) - (wordStart[id] ?? 0);
    });
  return (
    words.length >= ENOUGH_WORDS ||
    words.some((word) => Math.max(...versesWith(word)) <= MOST_VERSES)
  );
}
