import {
  ADJECTIVES,
  ADVERB,
  COMMON,
  CONJUGATIONS,
  CONJUNCTION,
  ENDINGS,
  NOUNS,
  PARTICLE,
  PARTICLES,
  PREFIXES,
  PREPOSITION,
  PRONOUN_SUFFIX,
  PRONOUNS,
  STATES,
  WITH_ARTICLE,
} from "./hebrew-terms";
import {
  allOf,
  entryOf,
  type FormPart,
  GENDERS,
  NUMBERS,
  PERSONS,
  type TermEntry,
} from "./morphology-term";
import { ARAMAIC_STEMS, HEBREW_STEMS } from "./verb-stems";

// The codes of the Open Scriptures Hebrew Bible, by its parsing/HebrewMorphologyCodes.html: the
// language's letter, then prefixes, the word and suffixes, parted by "/": "HC/Td/Ncbsa".

const ACTING: Readonly<Record<string, string>> = {
  "1cs": "I",
  "1cp": "we",
  "2ms": "you (one man)",
  "2fs": "you (one woman)",
  "2mp": "you (several)",
  "2cp": "you (several)",
  "2fp": "you (several women)",
  "3ms": "he or it",
  "3fs": "she or it",
  "3mp": "they",
  "3fp": "they (women or things)",
  "3cp": "they",
};
const OWNING: Readonly<Record<string, string>> = {
  "1s": "me or my",
  "1p": "us or our",
  "2s": "you or your (one)",
  "2p": "you or your (several)",
  "2": "you or your",
  "3ms": "him or his",
  "3fs": "her or hers",
  "3cs": "him, her or it",
  "3p": "them or their",
};

const VERB = /^V(.)([pqiwhjvrsac])(?:([123])([mfcb])([spd])|([mfcb])([spd])([acd]))?$/;
const NOUN = /^([NA])([a-z])(?:([mfcbx])([spdx])([acdx])?)?$/;
const PRONOUN = /^P([dfipr])(?:([123x])([mfcbx])([spdx]))?$/;
const SUFFIX = /^Sp([123])([mfcb])([spd])?$/;

/** The parts of a form by its code, or null for what is no such code. */
export function parseHebrew(source: string): FormPart[] | null {
  const language = source[0];
  if (language !== "H" && language !== "A") return null;
  const stems = language === "A" ? ARAMAIC_STEMS : HEBREW_STEMS;
  const codes = source.slice(1).replace(/\/$/, "").split("/");
  const parts: FormPart[] = [];
  codes.forEach((code, at) => {
    const prefix = at < codes.findLastIndex((one) => !one.startsWith("S"));
    const part = (prefix && parsePrefix(code)) || parsePart(code, stems);
    if (part) parts.push(part);
  });
  return parts.length === codes.length ? parts : null;
}

function parsePrefix(code: string): FormPart | null {
  const partOfSpeech = entryOf(PREFIXES, code);
  return partOfSpeech && { partOfSpeech, details: [] };
}

function parsePart(code: string, stems: Readonly<Record<string, TermEntry>>): FormPart | null {
  if (code === "C") return { partOfSpeech: CONJUNCTION, details: [] };
  if (code === "D") return { partOfSpeech: ADVERB, details: [] };
  if (code === "R") return { partOfSpeech: PREPOSITION, details: [] };
  if (code === "Rd") return { partOfSpeech: PREPOSITION, details: [WITH_ARTICLE] };
  if (code === "T") return { partOfSpeech: PARTICLE, details: [] };
  return (
    parseVerb(code, stems) ??
    parseNoun(code) ??
    parsePronoun(code) ??
    parseSuffix(code) ??
    single(code, "T", PARTICLES) ??
    single(code, "S", ENDINGS)
  );
}

function single(
  code: string,
  kind: string,
  table: Readonly<Record<string, TermEntry>>,
): FormPart | null {
  const partOfSpeech = code.length === 2 && code[0] === kind ? entryOf(table, code[1]) : null;
  return partOfSpeech && { partOfSpeech, details: [] };
}

/** Entries of the letters that say something; x only fills a place. */
function stated(letters: [Readonly<Record<string, TermEntry>>, string | undefined][]) {
  const said = letters.filter(([, letter]) => letter !== undefined && letter !== "x");
  return said.map(([table, letter]) => entryOf(table, letter));
}
const GENDER = lowerCased(GENDERS);
const NUMBER = lowerCased(NUMBERS);

function lowerCased(table: Readonly<Record<string, TermEntry>>): Record<string, TermEntry> {
  return Object.fromEntries(
    Object.entries(table).map(([letter, entry]) => [letter.toLowerCase(), entry]),
  );
}
/** With a person the short form tells gender and number by the pronoun. */
const SILENT_NUMBER = Object.fromEntries(
  Object.entries(NUMBER).map(([letter, entry]) => [letter, { ...entry, plain: "" }]),
);

function parseVerb(code: string, stems: Readonly<Record<string, TermEntry>>): FormPart | null {
  const found = VERB.exec(code);
  if (!found) return null;
  const [, stem, type, person, gender, number, formGender, formNumber, state] = found;
  const details = allOf([
    entryOf(stems, stem),
    entryOf(CONJUGATIONS, type),
    ...stated([
      [PERSONS, person],
      [GENDER, gender ?? formGender],
      [person ? SILENT_NUMBER : NUMBER, number ?? formNumber],
      [STATES, state],
    ]),
  ]);
  const acting = ACTING[`${person}${gender}${number}`];
  return details && { partOfSpeech: { term: "verb" }, details, ...(acting && { person: acting }) };
}

function parseNoun(code: string): FormPart | null {
  const found = NOUN.exec(code);
  if (!found) return null;
  const [, kind, type, gender, number, state] = found;
  const partOfSpeech = entryOf(kind === "N" ? NOUNS : ADJECTIVES, type);
  const details = allOf([
    ...(kind === "N" && type === "c" ? [COMMON] : []),
    ...stated([
      [GENDER, gender],
      [NUMBER, number],
      [STATES, state],
    ]),
  ]);
  return partOfSpeech && details && { partOfSpeech, details };
}

function parsePronoun(code: string): FormPart | null {
  const found = PRONOUN.exec(code);
  if (!found) return null;
  const [, kind, person, gender, number] = found;
  const acting = ACTING[`${person}${gender}${number}`];
  const partOfSpeech = entryOf(PRONOUNS, kind);
  const details = allOf(
    stated([
      [PERSONS, person],
      [GENDER, gender],
      [acting ? SILENT_NUMBER : NUMBER, number],
    ]),
  );
  return partOfSpeech && details && { partOfSpeech, details, ...(acting && { person: acting }) };
}

function parseSuffix(code: string): FormPart | null {
  const found = SUFFIX.exec(code);
  if (!found) return null;
  const [, person, gender, number] = found;
  const details = allOf(
    stated([
      [PERSONS, person],
      [GENDER, gender],
      [SILENT_NUMBER, number],
    ]),
  );
  const owning =
    OWNING[`${person}${gender}${number}`] ?? OWNING[`${person}${number}`] ?? OWNING[`${person}`];
  return details && { partOfSpeech: PRONOUN_SUFFIX, details, ...(owning && { person: owning }) };
}
