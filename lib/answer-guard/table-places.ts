import "server-only";
import type { TranslationCode } from "@/lib/bible/constants";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import type { Scripture, TranslationText } from "@/lib/bible/scripture";
import { toWords } from "@/lib/bible/search/words";
import { waysToWrite, withYahweh } from "./spellings";
import { knownRuns, standsAnywhere, toIds, type WordSpot } from "./table-runs";

/** Where words stand in sequence in one translation, from their first word to their last. */
export interface TextPlace extends VerseRange {
  translation: TranslationCode;
  first: WordSpot;
  last: WordSpot;
  /** False for other spellings of the same words: "do not" for "don't". */
  isVerbatim: boolean;
}

/** Most places of the same words that are looked at in one translation, unless told otherwise. */
const MOST_PLACES = 60;

/**
 * Where the words of a text stand in the translations, at most `most` places in each. The name of
 * God counts as the same word in both forms in which the site shows it ("Yahweh", "the LORD").
 */
export function findPlaces(scripture: Scripture, text: string, most = MOST_PLACES): TextPlace[] {
  const words = toWords(text).map((word) => word.text);
  const named = withYahweh(words).join(" ");
  const places: TextPlace[] = [];
  waysToWrite(text).forEach((way, at) => {
    const isVerbatim = at === 0 || way.join(" ") === named;
    for (const translation of scripture.translations.values()) {
      const ids = toIds(translation, way);
      let left = most;
      if (!ids) continue;
      standsAnywhere(translation, scripture.ranking, ids, (first, last) => {
        const { code } = translation;
        places.push({
          ...{ translation: code, first, last, isVerbatim },
          ...{ start: first.order, end: last.order },
        });
        return --left === 0;
      });
    }
  });
  return places;
}

/** Share (0 to 1) of a text's runs of four words that some verse has, whatever stands between. */
export function shareOfKnownRuns(scripture: Scripture, text: string): number {
  const words = toWords(text).map((word) => word.text);
  let best = 0;
  for (const translation of scripture.translations.values()) {
    best = Math.max(best, knownRuns(translation, scripture.ranking, words));
  }
  return best;
}

/** Where a word is printed in its verse, in UTF-16 code units. */
function printed({ texts }: TranslationText, { order, word }: WordSpot) {
  return toWords(texts[order] ?? "")[word];
}

/** The printed text between the end of one word and the beginning of another, later one. */
export function printedGap(text: TranslationText, after: WordSpot, before: WordSpot): string {
  const from = printed(text, after)?.end ?? 0;
  const to = printed(text, before)?.start ?? 0;
  if (after.order === before.order) return (text.texts[after.order] ?? "").slice(from, to);
  const between = text.texts.slice(after.order + 1, before.order);
  const parts = [
    (text.texts[after.order] ?? "").slice(from),
    ...between,
    (text.texts[before.order] ?? "").slice(0, to),
  ];
  return parts.join(" ");
}

/** The printed text of a verse before one of its words. */
export function printedBefore(text: TranslationText, first: WordSpot): string {
  return (text.texts[first.order] ?? "").slice(0, printed(text, first)?.start ?? 0);
}
