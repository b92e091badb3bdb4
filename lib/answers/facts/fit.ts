import "server-only";
import { stemmer } from "stemmer";
import { baseForm } from "./base-forms";

// How well words that are understood one by one fit a question.

/** Words of every question, which say nothing of what is asked for. */
const STOP = new Set(
  "a an the of in on at to for from by with into onto upon over out up off was is were are be been being did do does done had has have it its that this these those there here his her hers their theirs him them he she they we us our i you your me my when while as and then so just only ever really actually about after all what which who whom whose where how name names called bible biblical".split(
    " ",
  ),
);
/** Words that a question may have besides, where they are not what is asked for. */
const SOFT = new Set(
  toStems(
    "story stories person man woman guy lady people character take took get got found find saint st",
  ),
);

interface Part {
  text: string;
  /** Alternatives, each as stems in sequence. */
  alternatives: string[][];
}
/** What a fact is about: all of its parts must stand in a question. */
export interface About {
  parts: Part[];
  /** Words that may stand there too. */
  also: Set<string>;
}

/** The telling words of a plain question by their stems, of irregular forms by the verb's. */
export function toStems(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/'s?\b/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !STOP.has(word))
    .map((word) => (word === "noahs" ? "noah" : stemmer(baseForm(word))));
}

/** What a fact is about, ready to be compared: each part with its alternatives ("disciples|apostles"). */
export function prepareAbout(about: readonly string[], also = ""): About {
  const parts = about.map((text) => ({
    text,
    alternatives: text
      .split("|")
      .map(toStems)
      .filter((stems) => stems.length > 0),
  }));
  return { parts, also: new Set(toStems(also)) };
}

/** The places that the words of one part take; null when none of them stands there. */
function findPart({ alternatives }: Part, words: readonly string[], taken: ReadonlySet<number>) {
  let best: number[] | null = null;
  for (const stems of alternatives) {
    for (let at = 0; at + stems.length <= words.length; at++) {
      const places = stems.map((_stem, offset) => at + offset);
      const isHere = stems.every((stem, offset) => words[at + offset] === stem);
      if (!isHere || places.some((place) => taken.has(place))) continue;
      if (!best || places.length > best.length) best = places;
    }
  }
  return best;
}

/** Whether words that a fact does not know may stand in a question about it all the same. */
export type Tolerates = (words: readonly string[]) => boolean;
export const NOTHING_ELSE: Tolerates = (words) => words.length === 0;

/**
 * How many words of a question a fact is about; 0 unless all of them are understood, or those left
 * over are tolerated.
 */
export function measureFit(
  { parts, also }: About,
  words: readonly string[],
  tolerates: Tolerates = NOTHING_ELSE,
): number {
  const taken = new Set<number>();
  for (const part of parts) {
    const places = findPart(part, words, taken);
    if (!places) return 0;
    for (const place of places) taken.add(place);
  }
  const known = new Set(parts.flatMap(({ alternatives }) => alternatives.flat()));
  const others = words.filter(
    (word, at) => !taken.has(at) && !also.has(word) && !known.has(word) && !SOFT.has(word),
  );
  return tolerates(others) ? taken.size : 0;
}
