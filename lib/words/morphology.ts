import { GREEK_PARTS_OF_SPEECH } from "./greek-terms";
import { parseGreek } from "./morphology-greek";
import { parseHebrew } from "./morphology-hebrew";
import { entryOf, type FormPart, type MorphologyTerm, type TermEntry } from "./morphology-term";

/** A prefix, the word itself or a suffix, with all that the code says of it. */
interface MorphologyPart {
  partOfSpeech: MorphologyTerm;
  details: MorphologyTerm[];
}

export interface Morphology {
  /** In the order in which they are written; the word itself is one of them. */
  parts: MorphologyPart[];
  /** The same in a few words: "verb, past (aorist), active, he, she or it". */
  plain: string;
}

/**
 * What a parsing code of the sources says, in words: Robinson's codes for Greek ("V-AAI-3S"), those
 * of the Open Scriptures Hebrew Bible for Hebrew and Aramaic ("HC/Td/Ncbsa"), which name the
 * language themselves. Null for a code that is not wholly understood.
 */
export function describeMorphology(
  code: string,
  language: "he" | "arc" | "grc",
): Morphology | null {
  const parts = language === "grc" ? parseGreek(code) : parseHebrew(code);
  if (!parts) return null;
  return {
    parts: parts.map(({ partOfSpeech, details }) => ({
      partOfSpeech: toTerm(partOfSpeech),
      details: details.map(toTerm),
    })),
    plain: parts
      .map(toPlain)
      .filter((text) => text !== "")
      .join(" + "),
  };
}

function toTerm({ term, explanation }: TermEntry): MorphologyTerm {
  return explanation === undefined ? { term } : { term, explanation };
}

function toPlain({ partOfSpeech, details, person }: FormPart): string {
  const words = [partOfSpeech, ...details].map(({ term, plain }) => plain ?? term);
  return [...words, person ?? ""].filter((word) => word !== "").join(", ");
}

/** The dictionary's codes for Hebrew and Aramaic; several of them stand for one word. */
const DICTIONARY: Readonly<Record<string, string>> = {
  a: "adjective",
  "a-f": "feminine adjective",
  "a-gent": "adjective of people or place",
  "a-m": "masculine adjective",
  adv: "adverb",
  conj: "conjunction",
  d: "demonstrative",
  dp: "demonstrative particle",
  i: "interrogative",
  inj: "interjection",
  n: "noun",
  "n-f": "feminine noun",
  "n-m": "masculine noun",
  "n-pr": "name",
  "n-pr-f": "name of a woman",
  "n-pr-loc": "name of a place",
  "n-pr-m": "name of a man",
  np: "negative particle",
  p: "pronoun",
  prep: "preposition",
  pron: "pronoun",
  prt: "particle",
  r: "relative",
  v: "verb",
  x: "particle",
};

/**
 * A dictionary's part of speech in words: "n-m" → "masculine noun"; Greek by the first part of the
 * parsing, "N" → "noun". Codes side by side are joined: "n-m n-pr-m" → "masculine noun or name of a
 * man". Null for a code that is not wholly understood.
 */
export function describePartOfSpeech(code: string, language: "he" | "arc" | "grc"): string | null {
  if (language === "grc") return entryOf(GREEK_PARTS_OF_SPEECH, code)?.term ?? null;
  const names = code
    .split(" ")
    .map((one) => (Object.hasOwn(DICTIONARY, one) && DICTIONARY[one]) || null);
  return names.includes(null) ? null : names.join(" or ");
}
