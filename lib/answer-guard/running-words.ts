import "server-only";
import type { Scripture } from "@/lib/bible/scripture";
import { findWordPlaces } from "@/lib/bible/search/nearest-words";
import { toWords } from "@/lib/bible/search/words";
import type { AskedWords } from "./asked-words";

/** How many words of a verse, one after the other, nobody says by chance. */
const FEWEST_WORDS = 5;
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
 * Null where there is none. Pure.
 */
export function findRunningWords(scripture: Scripture, message: string): AskedWords | null {
  if (!ASKS_FOR_PLACE.test(message)) return null;
  const words = toWords(message).slice(0, MOST_READ);
  const textOf = (from: number, count: number) =>
    words
      .slice(from, from + count)
      .map(({ text }) => text)
      .join(" ");
  let best = { from: 0, count: 0 };
  for (let from = 0; from + FEWEST_WORDS <= words.length; from++) {
    let count = Math.max(FEWEST_WORDS, best.count + 1);
    while (from + count <= words.length) {
      const places = findWordPlaces(scripture, textOf(from, count)).length;
      if (places === 0 || places > MOST_PLACES) break;
      best = { from, count };
      count += 1;
    }
  }
  if (best.count === 0) return null;
  const asked = textOf(best.from, best.count);
  return { words: asked, sureness: "perhaps", isMarked: false, isAll: true };
}
