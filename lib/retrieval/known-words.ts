import "server-only";
import SearchableMap from "minisearch/SearchableMap";
import { toWords } from "@/lib/bible/search/words";
import { builtOnce } from "@/lib/built-once";
import { ANSWERS } from "@/lib/content/answers";
import { CHAPTERS } from "@/lib/content/chapters";
import { churchFathers } from "@/lib/content/church-fathers";
import { ORIGINAL_WORDS } from "@/lib/content/original-words";
import { PEOPLE } from "@/lib/content/people";
import { PERIODS } from "@/lib/content/periods";
import { PLACES } from "@/lib/content/places";
import { THEMES } from "@/lib/content/themes";
import { TOPICS } from "@/lib/content/topics";
import { stemOf } from "./query";
import { getItemIndex } from "./site-index";
import { isListedWord } from "./word-neighbors";
import { RELATED_WORDS, STOP_WORDS } from "./words";

/** Every text in a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** The stems of all words of the site's own content. */
const getKnownStems = builtOnce("knownWords", () => {
  const stems = new Set<string>();
  const words = new Set<string>(STOP_WORDS);
  const contents = [
    // Not what they are asked as: people mistype.
    ANSWERS.map(({ askedAs: _typed, ...answer }) => answer),
    CHAPTERS,
    ORIGINAL_WORDS,
    PEOPLE,
    PERIODS,
    PLACES,
    THEMES,
    TOPICS,
    RELATED_WORDS,
  ];
  for (const content of contents)
    for (const text of textsOf(content)) for (const word of toWords(text)) words.add(word.text);
  for (const word of words) stems.add(stemOf(word));
  return stems;
});

/**
 * Whether a word stands in the site's own content, in any form, or is one of everyday English; then
 * it is none misspelled.
 */
export function isKnownWord(word: string): boolean {
  const stem = stemOf(word);
  return getKnownStems().has(stem) || getItemIndex().holders.has(stem) || isListedWord(word);
}

/** The words of the names that things of the site have, each with its length in letters. */
export const getNameWords = builtOnce("nameWords", () => {
  const names = [
    ...PEOPLE.map(({ name }) => name),
    ...PLACES.map(({ name }) => name),
    ...TOPICS.map(({ name }) => name),
    ...churchFathers.map(({ name }) => name),
    ...ORIGINAL_WORDS.map(({ word }) => word),
    ...THEMES.flatMap((theme) => theme.names),
  ];
  const words = names.flatMap((name) => toWords(name).map(({ text }) => text));
  return SearchableMap.from<number>([...new Set(words)].map((word) => [word, word.length]));
});
