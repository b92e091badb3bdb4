import "server-only";
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

/** The sayings in a question that are mistaken for scripture, in list order. Pure. */
export function findMisquotations(question: string): Misquotation[] {
  const key = toKey(question);
  const words = key.trim().split(" ");
  const isHeld = (saying: string) => {
    if (key.includes(saying)) return true;
    const wanted = saying.trim().split(" ");
    return wanted.length >= LONG_SAYING && holdsLoosely(words, wanted);
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
