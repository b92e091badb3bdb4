import "server-only";
import { stemmer } from "stemmer";
import { toWords } from "@/lib/bible/search/words";
import { MISQUOTATIONS } from "@/lib/content/misquotations";
import type { Misquotation } from "@/lib/content/misquotations/schema";

/** Lower-case words for comparison; an apostrophe does not separate words. */
function toKey(text: string): string {
  return ` ${toWords(text)
    .map((word) => word.text.replaceAll("'", ""))
    .join(" ")} `;
}

/**
 * A saying of at least LONG_SAYING words may have this many extra words in it: "God only helps
 * those who really help themselves".
 */
const MAX_INSERTED = 2;
const LONG_SAYING = 5;

/**
 * True when a question contains the words of a saying in order, with at most MAX_INSERTED others.
 */
function holdsLoosely(question: readonly string[], saying: readonly string[]): boolean {
  return question.some((first, start) => {
    if (first !== saying[0]) return false;
    let next = 1;
    for (let at = start + 1; next < saying.length; at++) {
      if (at - start - next >= MAX_INSERTED + 1 || at >= question.length) return false;
      if (question[at] === saying[next]) next++;
    }
    return true;
  });
}

/** Words that people put otherwise when they quote from memory. */
const LIGHT = new Set(
  "a an the of to in on for with by that this those these them they who whom which what is are was were be been do does did not it its his her my your our their and but so if".split(
    " ",
  ),
);
/** A saying of fewer other words is too little to be known without its small ones. */
const FEWEST_TELLING = 4;

const tellingOf = (words: readonly string[]) =>
  words.filter((word) => !LIGHT.has(word)).map((word) => stemmer(word));

interface Saying {
  key: string;
  words: readonly string[];
  /** Its telling words, by their stems; "" where they are too few. */
  telling: string;
}

function toSaying(wording: string): Saying {
  const key = toKey(wording);
  const words = key.trim().split(" ");
  const telling = words.length < LONG_SAYING ? [] : tellingOf(words);
  return { key, words, telling: telling.length < FEWEST_TELLING ? "" : ` ${telling.join(" ")} ` };
}

const keys = MISQUOTATIONS.map((misquotation) => ({
  misquotation,
  sayings: misquotation.wordings.map(toSaying),
}));

/** The sayings in a question that are mistaken for scripture, in list order. Pure. */
export function findMisquotations(question: string): Misquotation[] {
  const key = toKey(question);
  const words = key.trim().split(" ");
  const telling = ` ${tellingOf(words).join(" ")} `;
  // The words of a saying may stand apart, or in other forms and with other small words.
  const isHeld = (saying: Saying) =>
    key.includes(saying.key) ||
    (saying.words.length >= LONG_SAYING && holdsLoosely(words, saying.words)) ||
    (saying.telling !== "" && telling.includes(saying.telling));
  return keys
    .filter(({ misquotation: { unless } }) => !unless || !key.includes(toKey(unless)))
    .filter((entry) => entry.sayings.some(isHeld))
    .map(({ misquotation }) => misquotation);
}

const exact = new Set(keys.flatMap((entry) => entry.sayings.map(({ key }) => key)));

/**
 * True when the words are exactly one of the sayings, even if a truncated verse reads the same
 * ("money is the root of all evil").
 */
export function isMisquotation(words: string): boolean {
  return exact.has(toKey(words));
}

const sayings = [...exact];

/** True for words that begin with one of the sayings. */
export function startsWithMisquotation(words: string): boolean {
  const key = toKey(words);
  return sayings.some((saying) => key.startsWith(saying));
}
