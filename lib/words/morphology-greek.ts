import {
  C_SUFFIX,
  CASES,
  CRASIS,
  GREEK_PARTS_OF_SPEECH,
  MOODS,
  SECOND,
  SUFFIXES,
  TENSES,
  UNCHANGING,
  VERB_SUFFIXES,
  VOICES,
  WHOLE_ACTION,
} from "./greek-terms";
import {
  allOf,
  entryOf,
  type FormPart,
  GENDERS,
  NUMBERS,
  PERSONS,
  type TermEntry,
} from "./morphology-term";

// Robinson's codes, as the tagged King James Version gives them: "V-AAI-3S", "N-NSF", "CONJ".

/** Slips of the source: what is meant by the forms that they stand with. */
const SLIPS: Readonly<Record<string, string>> = {
  "A-GMS": "A-GSM",
  "N-GMP": "N-GPM",
  "N-NAM": "N-NSM",
  PRT_N: "PRT-N",
};
/** The article where it was given its participle's code as well: "T-PNP-NSM". */
const ARTICLE_OF_PARTICIPLE = /^T-[A-Z]{2}P-([NGDAV][SP][MFN])$/;

const VERB =
  /^V-(2?)([PIFARLX])([AMPEDONQX])([IOMSNPR])(?:-([123])([SP])|-([NGDAV])([SP])([MFN]))?(?:-([A-Z]+))?$/;
const DECLINED = /^([NATPRDIXFCSKQ])-([123])?([NGDAV])([SP])([MFN])?(?:-([A-Z]+))?$/;
const UNDECLINED = /^([A-Z]+)(?:-([A-Z]+))?$/;

const ACTING: Readonly<Record<string, string>> = {
  "1S": "I",
  "2S": "you (one)",
  "3S": "he, she or it",
  "1P": "we",
  "2P": "you (several)",
  "3P": "they",
};

const MEANT: Readonly<Record<string, string>> = {
  "1S": "I or me",
  "2S": "you (one)",
  "1P": "we or us",
  "2P": "you (several)",
};

/** The parts of a form by Robinson's code, or null for what is no such code. */
export function parseGreek(source: string): FormPart[] | null {
  const slip = Object.hasOwn(SLIPS, source) ? SLIPS[source] : undefined;
  const code = slip ?? source.replace(ARTICLE_OF_PARTICIPLE, "T-$1");
  const part = parseVerb(code) ?? parseUnchanging(code) ?? parseDeclined(code) ?? parseSmall(code);
  return part && [part];
}

function parseVerb(code: string): FormPart | null {
  const found = VERB.exec(code);
  if (!found) return null;
  const [, second, tense, voice, mood, person, personNumber, kase, number, gender, suffix] = found;
  const pastByItself = mood === "I" || tense !== "A";
  const tenseEntry = entryOf(TENSES, tense);
  const details = allOf([
    tenseEntry && !pastByItself ? { ...tenseEntry, plain: WHOLE_ACTION } : tenseEntry,
    ...(second ? [SECOND] : []),
    entryOf(VOICES, voice),
    entryOf(MOODS, mood),
    ...(person ? [entryOf(PERSONS, person), silent(entryOf(NUMBERS, personNumber))] : []),
    ...(kase ? [entryOf(CASES, kase), entryOf(NUMBERS, number), entryOf(GENDERS, gender)] : []),
    ...(suffix ? [entryOf(VERB_SUFFIXES, suffix)] : []),
  ]);
  const acting = ACTING[`${person}${personNumber}`];
  return details && { partOfSpeech: { term: "verb" }, details, ...(acting && { person: acting }) };
}

/** The number of a person, which the short form tells by its pronoun. */
function silent(entry: TermEntry | null): TermEntry | null {
  return entry && { ...entry, plain: "" };
}

function suffixOf(kind: string | undefined, suffix: string): TermEntry | null {
  return suffix === "C" ? (entryOf(C_SUFFIX, kind) ?? CRASIS) : entryOf(SUFFIXES, suffix);
}

function parseUnchanging(code: string): FormPart | null {
  const [bare = "", suffix] = [code.split("-").slice(0, 2).join("-"), code.split("-")[2]];
  const part = Object.hasOwn(UNCHANGING, bare) ? UNCHANGING[bare] : undefined;
  if (!part) return null;
  const extra = allOf(suffix ? [entryOf(SUFFIXES, suffix)] : []);
  return extra && { ...part, details: [...part.details, ...extra] };
}

function parseDeclined(code: string): FormPart | null {
  const found = DECLINED.exec(code);
  if (!found) return null;
  const [, kind = "", person, kase, number, gender, suffix] = found;
  const partOfSpeech = entryOf(GREEK_PARTS_OF_SPEECH, kind);
  const details = allOf([
    ...(person ? [entryOf(PERSONS, person)] : []),
    entryOf(CASES, kase),
    person && kind === "P" ? silent(entryOf(NUMBERS, number)) : entryOf(NUMBERS, number),
    ...(gender ? [entryOf(GENDERS, gender)] : []),
    ...(suffix ? [suffixOf(kind, suffix)] : []),
  ]);
  const meant = kind === "P" && person ? MEANT[`${person}${number}`] : undefined;
  return partOfSpeech && details && { partOfSpeech, details, ...(meant && { person: meant }) };
}

function parseSmall(code: string): FormPart | null {
  const [, kind, suffix] = UNDECLINED.exec(code) ?? [];
  const partOfSpeech = kind && kind.length > 2 ? entryOf(GREEK_PARTS_OF_SPEECH, kind) : null;
  const details = allOf(suffix ? [suffixOf(kind, suffix)] : []);
  return partOfSpeech && details && { partOfSpeech, details };
}
