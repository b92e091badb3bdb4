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

const keys = MISQUOTATIONS.map((misquotation) => ({
  misquotation,
  keys: misquotation.wordings.map(toKey),
}));

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

/** True when the telling words of a saying follow each other in a question, in any form. */
function holdsTelling(question: readonly string[], saying: readonly string[]): boolean {
  const wanted = tellingOf(saying);
  if (wanted.length < FEWEST_TELLING) return false;
  return ` ${tellingOf(question).join(" ")} `.includes(` ${wanted.join(" ")} `);
}

/** The sayings in a question that are mistaken for scripture, in list order. Pure. */
export function findMisquotations(question: string): Misquotation[] {
  const key = toKey(question);
  const words = key.trim().split(" ");
  const isHeld = (saying: string) => {
    if (key.includes(saying)) return true;
    const wanted = saying.trim().split(" ");
    if (wanted.length < LONG_SAYING) return false;
    return holdsLoosely(words, wanted) || holdsTelling(words, wanted);
  };
  return keys
    .filter(({ misquotation: { unless } }) => !unless || !key.includes(toKey(unless)))
    .filter((entry) => entry.keys.some(isHeld))
    .map(({ misquotation }) => misquotation);
}

const exact = new Set(keys.flatMap((entry) => entry.keys));

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
