import "server-only";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import type { Scripture } from "@/lib/bible/scripture";
import { toStem, type Word } from "@/lib/bible/search/words";
import { isContent } from "./content-words";
import { isNumber, NONE, stemsOf, toGiven, tokensOf } from "./table-stems";

/** Stems that every other verse has; sharing them says nothing. */
const EVERYWHERE = new Set([
  "father",
  "son",
  "dai",
  "god",
  "lord",
  "jesu",
  "christ",
  "yahweh",
  "man",
  "men",
  "peopl",
  "thing",
]);

/**
 * Share (0 to 1) of a text's words that carry matter and stand in the passages or near them, by
 * stem.
 */
export function sharedMatter(
  scripture: Scripture,
  words: readonly Word[],
  passages: readonly VerseRange[],
  around = 2,
): number {
  const content = words.filter(({ text }) => isContent(text));
  if (content.length === 0) return 0;
  let best = 0;
  for (const translation of scripture.translations.values()) {
    const stems = stemsOf(translation);
    const held = new Set<number>();
    for (const { start, end } of passages) {
      const last = Math.min(end, start + 60) + around;
      for (let order = Math.max(1, start - around); order <= last; order++) {
        for (const token of tokensOf(translation, scripture.ranking.rankOf, order))
          held.add(stems[token] ?? NONE);
      }
    }
    const given = toGiven(translation, content, "");
    const counted = given.stems.filter(
      (_stem, at) =>
        !EVERYWHERE.has(toStem(content[at]?.text ?? "", () => false)) &&
        !isNumber(content[at]?.text ?? ""),
    );
    if (counted.length === 0) continue;
    const shared = counted.filter((stem) => stem !== NONE && held.has(stem)).length;
    best = Math.max(best, shared / counted.length);
  }
  return best;
}
