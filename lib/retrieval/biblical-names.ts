import "server-only";
import { toWords } from "@/lib/bible/search/words";
import { builtOnce } from "@/lib/built-once";
import { CHAPTERS } from "@/lib/content/chapters";
import { PEOPLE } from "@/lib/content/people";
import { PLACES } from "@/lib/content/places";
import { SECTIONS } from "@/lib/content/sections";
import { STORIES } from "@/lib/content/stories";

/** Written with a capital though they name nobody and no place. */
const NO_NAMES: ReadonlySet<string> = new Set(
  "god lord jesus christ spirit holy bible son father i sabbath passover pentecost gentile gentiles roman romans greek greeks jew jews jewish hebrew hebrews christian christians".split(
    " ",
  ),
);

/**
 * The names of people and places in the Bible as one word each, in lower case: what the site writes
 * with a capital within its sentences, and never without. Takes about 50 ms to build.
 */
export const getBiblicalNames = builtOnce("biblicalNames", (): ReadonlySet<string> => {
  const texts = [
    ...SECTIONS.map(({ words }) => words),
    ...STORIES.map(([, heading]) => heading),
    ...CHAPTERS.flatMap(({ chapters }) => chapters),
    ...[...PEOPLE, ...PLACES].map(({ name, spellings = [] }) =>
      [`the ${name}`, ...spellings].join(" "),
    ),
  ];
  const names = new Set<string>();
  const others = new Set<string>();
  for (const text of texts) {
    for (const { text: word, start } of toWords(text)) {
      const first = text.charAt(start);
      const bare = word.replace(/'s?$/, "");
      if (first === first.toLowerCase()) others.add(bare);
      // At the beginning of a sentence every word has a capital.
      else if (/[\p{L}\p{N},;’)]\s+$/u.test(text.slice(0, start))) names.add(bare);
    }
  }
  return new Set([...names].filter((name) => !others.has(name) && !NO_NAMES.has(name)));
});

const getPlaceNames = builtOnce(
  "biblicalPlaceNames",
  () =>
    new Set(
      PLACES.flatMap(({ name, otherNames }) =>
        // "Gibeah of Saul", "Jacob’s Well", "Bethany (near Jerusalem)": the rest names somebody.
        [name, ...otherNames].flatMap((each) =>
          toWords(each.replace(/ (?:of|in|and|near|by) .*| \(.*|\S+[’']s? .*/, "")).map(
            ({ text }) => text,
          ),
        ),
      ),
    ),
);

/** True for a name (in lower case) of one of the places the site knows. */
export function isPlaceName(name: string): boolean {
  return getPlaceNames().has(name);
}
